import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { essence, type Json, type JsonSchema, serialize } from '../../src/model/resource.ts'
import { closed } from '../../src/model/schema.ts'
import { findFolder, houses } from '../houses.ts'
import { base, buildFull, buildPub, fullPub } from '../pub.ts'
import { quickPart } from '../sweep.ts'

type Schema = { [keyword: string]: unknown }

let files: Map<string, string>
beforeAll(async () => {
  files = (await buildFull()).files
})

const read = (file: string) => JSON.parse(files.get(file) ?? '') as Schema

describe.each(['menu', 'hours', 'pub'])('the published schema of /%s.json', (name) => {
  const at = `schemas/${name}.schema.json`
  let validate: ValidateFunction
  beforeAll(() => {
    validate = new Ajv2020({
      strict: true,
      validateFormats: false,
      strictRequired: false,
      allowUnionTypes: true,
    }).compile(read(at))
  })

  test('is JSON Schema 2020-12, and its $id is its URL', () => {
    expect(read(at)).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `${base}/${at}`,
    })
  })

  test('is referenced by the document, which is valid', () => {
    const document = read(`${name}.json`)
    expect(document['$schema']).toBe(`${base}/${at}`)
    expect(validate(document), JSON.stringify(validate.errors)).toBe(true)
  })

  test('refuses the document if any required member is missing', () => {
    const document = read(`${name}.json`)
    for (const member of read(at)['required'] as string[]) {
      const { [member]: _, ...rest } = document
      expect(validate(rest), member).toBe(false)
    }
  })

  test('documents every member with title, description and a valid example', () => {
    const root = read(at)
    const members = listMembers(root)
    expect(members.length).toBeGreaterThan(15)
    const ajv = new Ajv2020({ strict: false, validateFormats: false, allowUnionTypes: true })
    ajv.addSchema({ $id: 'https://parts.example/', $defs: root['$defs'] ?? {} })
    for (const [path, member] of members) {
      const target = resolve(root, member)
      expect(member['title'], path).toEqual(expect.any(String))
      expect(member['description'] ?? target['description'], path).toEqual(expect.any(String))
      const examples = (member['examples'] ?? target['examples']) as unknown[] | undefined
      expect(examples?.length, `examples of ${path}`).toBeGreaterThan(0)
      const own = JSON.stringify(member).replaceAll('"#/$defs/', '"https://parts.example/#/$defs/')
      const check = ajv.compile(JSON.parse(own))
      for (const example of examples ?? [])
        expect(check(example), `${path} ${JSON.stringify(check.errors)}`).toBe(true)
    }
  })
})

describe('published schemas are open', () => {
  test.each([
    'openapi.json',
    'schemas/menu.schema.json',
    'schemas/hours.schema.json',
    'schemas/pub.schema.json',
  ])('no object in %s is closed, including those the full pub lacks', (file) => {
    const closers = listObjects(read(file)).filter(
      (node) => node['additionalProperties'] === false || node['unevaluatedProperties'] === false,
    )
    expect(closers).toEqual([])
  })
})

describe('a body with additional members at every level, as a later version may have,', () => {
  // Builds of the other pubs validate their bodies against the same schemas.
  const unlike = ['kiosk', 'border-cs-de-en', 'music-club', 'wine-sk-en']
  const pubs = [
    { name: 'full', folder: fullPub, date: '2026-11-20' },
    ...houses
      .filter(({ name }) => unlike.includes(name))
      .map((house) => ({ name: house.name, folder: findFolder(house), date: house.date })),
  ]
  test.each(quickPart(pubs, 1))(
    'is valid by every published schema of $name',
    async ({ folder, date }) => {
      const { site, files: built } = await buildPub(folder, { date })
      const text = (path: string) =>
        String(built.get(site.resources.find((one) => one.path === path)?.file ?? '') ?? '')
      const ajv = new Ajv2020({ strict: false, validateFormats: false })
      const openapi = JSON.parse(text('/openapi.json')) as {
        paths: { [path: string]: { get: { responses: { 200: { content?: object } } } } }
      }
      ajv.addSchema({ ...openapi, $id: 'openapi' })
      const described = Object.entries(openapi.paths).flatMap(([path, { get }]) =>
        Object.values(get.responses[200].content ?? {}).flatMap(
          ({ schema }: { schema?: Schema }) =>
            schema?.['$ref'] === undefined
              ? schema
                ? [{ path, schema }]
                : []
              : [{ path, schema: { $ref: `openapi${String(schema['$ref'])}` } }],
        ),
      )
      const own = site.resources
        .filter(({ path }) => /^\/schemas\/.*\.schema\.json$/.test(path))
        .map(({ path }) => ({
          path: path.replace(/^\/schemas\/(.*)\.schema\.json$/, '/$1.json'),
          schema: JSON.parse(text(path)) as Schema,
        }))
      expect(own.length).toBeGreaterThan(2)
      // Every JSON resource has a schema that a client may validate it with.
      const bodies = site.resources.filter(({ type }) => /[/+]json$/.test(essence(type)))
      const schemas = new Set([...described, ...own].map(({ path }) => path))
      expect(bodies.map(({ path }) => path).filter((path) => !schemas.has(path))).toEqual([])
      for (const { path, schema } of [...described, ...own]) {
        const validate = ajv.compile(schema)
        const body = JSON.parse(text(path)) as Schema
        expect(validate(body), path).toBe(true)
        expect(validate({}), `${path} accepts nothing at all`).toBe(false)
        const objects = listObjects(body)
        expect(objects.length).toBeGreaterThan(0)
        // All at once: a schema that refused any of them would refuse the body.
        for (const object of objects) object['added_later'] = { by: ['us'] }
        expect(validate(body), `${path}: ${JSON.stringify(validate.errors)}`).toBe(true)
      }
    },
  )
})

describe('the closed form of a schema', () => {
  const refuses = (schema: JsonSchema, value: unknown) =>
    !new Ajv2020({ strict: false, validateFormats: false }).validate(closed(schema), value)
  const point = { type: 'object', properties: { x: { type: 'number' } } }

  // biome-ignore format: one line, one row
  test.each<[string, JsonSchema, unknown]>([
    ['at the top', point, { x: 1, y: 2 }],
    ['in an entry of a list', { type: 'array', items: point }, [{ x: 1 }, { y: 2 }]],
    ['in a member', { type: 'object', properties: { at: point } }, { at: { y: 2 } }],
    ['in an object that may be null', { ...point, type: ['object', 'null'] }, { y: 2 }],
    ['in one of two forms', { anyOf: [point, { type: 'string' }] }, { y: 2 }],
    ['in a member called default', { type: 'object', properties: { default: point } }, { default: { y: 2 } }],
  ])('allows only the listed members: %s', (_, schema, value) => {
    expect(refuses(schema, value)).toBe(true)
  })

  test('allows the members that a rule next to the list names', () => {
    const either = {
      ...point,
      anyOf: [{ properties: { y: { type: 'number' } }, required: ['y'] }, { required: ['x'] }],
    }
    expect(refuses(either, { x: 1, y: 2 })).toBe(false)
    expect(refuses(either, { y: 2, z: 3 })).toBe(true)
  })

  test('allows all members if additionalProperties is true', () => {
    expect(refuses({ ...point, additionalProperties: true }, { y: 2 })).toBe(false)
  })

  test('cannot be made for an object without a list of members, which is reported with its place', () => {
    const schema = { type: 'object', properties: { prices: { type: 'object' } } }
    expect(() => closed(schema)).toThrow(/object at \/properties\/prices of which nobody knows/)
  })
})

test('the schema of the menu refuses what would mislead a guest', () => {
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(
    read('schemas/menu.schema.json'),
  )
  const spoilt = (spoil: (item: Schema) => void) => {
    const menu = read('menu.json')
    spoil((menu['food'] as Schema[])[0] as Schema)
    return validate(menu)
  }
  const size = (item: Schema) => (item['sizes'] as Schema[])[0] as Schema
  expect(spoilt(() => {})).toBe(true)
  expect(validate({ ...read('menu.json'), updated: '2026-13-20' })).toBe(false)
  expect(spoilt((item) => Object.assign(item, { allergens: null }))).toBe(true)
  expect(spoilt((item) => Object.assign(item, { allergens: [15] }))).toBe(false)
  expect(spoilt((item) => delete item['allergens'])).toBe(false)
  expect(spoilt((item) => Object.assign(size(item), { price_czk: '65' }))).toBe(false)
  expect(spoilt((item) => delete size(item)['price_czk'])).toBe(false)
  expect(spoilt((item) => delete size(item)['volume_ml'])).toBe(false)
  expect(spoilt((item) => Object.assign(item, { name: 'Vývar' }))).toBe(false)
})

test.each([
  ['https://booking.example/pub', true],
  ['http://booking.example/pub', true],
  ['https://booking.example/our pub', false],
  ['booking.example', false],
  ['javascript:alert(1)', false],
])('the schema of the pub accepts %s as the URL of another site: %s', (url, taken) => {
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(
    read('schemas/pub.schema.json'),
  )
  const name = { cs: 'Web', en: 'Web' }
  const links = [{ service: null, name, url }]
  expect(validate({ ...read('pub.json'), links })).toBe(taken)
})

/** Return all objects in a document, the document itself first. */
function listObjects(node: unknown): Schema[] {
  if (Array.isArray(node)) return node.flatMap(listObjects)
  if (typeof node !== 'object' || node === null) return []
  return [node as Schema, ...Object.values(node).flatMap(listObjects)]
}

/** Return all members of all objects with their paths. */
function listMembers(node: unknown, path = ''): [string, Schema][] {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return []
  const { properties, ...rest } = node as Schema
  const own = Object.entries((properties ?? {}) as { [name: string]: Schema }).map(
    ([name, member]): [string, Schema] => [`${path}/${name}`, member],
  )
  return [
    ...own,
    ...own.flatMap(([at, member]) => listMembers(member, at)),
    ...Object.entries(rest)
      .filter(([keyword]) => keyword === '$defs' || keyword === 'items' || path.endsWith('$defs'))
      .flatMap(([keyword, inner]) => listMembers(inner, `${path}/${keyword}`)),
  ]
}

const resolve = (root: Schema, { $ref }: Schema): Schema =>
  ((root['$defs'] ?? {}) as { [name: string]: Schema })[String($ref).replace('#/$defs/', '')] ?? {}

describe('serialized JSON', () => {
  test('has one record per line, such as a dish', () => {
    const lines = (files.get('menu.json') ?? '').split('\n')
    const dishes = lines.filter((line) => line.trim().startsWith('{"id":'))
    expect(dishes.length).toBeGreaterThan(90)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(600)
  })

  test('has the same value after parsing, for any value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = serialize(value as Json)
        expect(text.endsWith('\n')).toBe(true)
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  test('puts up to 400 characters on one line and splits longer values', () => {
    const fits = { text: 'x'.repeat(400 - '{"text":""}'.length) }
    const quoted = { text: '"'.repeat((400 - '{"text":""}'.length - 1) / 2) }
    const longer = { text: `${fits.text}x` }
    const longerQuoted = { text: `${quoted.text}""` }
    const line = JSON.stringify
    expect(serialize({ fits, quoted, longer, longerQuoted, list: [[], [longer, 1]] })).toBe(`{
  "fits": ${line(fits)},
  "quoted": ${line(quoted)},
  "longer": {
    "text": ${line(longer.text)}
  },
  "longerQuoted": {
    "text": ${line(longerQuoted.text)}
  },
  "list": [
    [],
    [
      {
        "text": ${line(longer.text)}
      },
      1
    ]
  ]
}
`)
    expect(serialize([])).toBe('[]\n')
  })

  test('leaves out members without a value', () => {
    expect(JSON.parse(serialize({ a: undefined, b: { c: undefined, d: 1 } }))).toEqual({
      b: { d: 1 },
    })
  })
})
