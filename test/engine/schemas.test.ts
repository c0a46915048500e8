import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Json, serialize } from '../../src/model/resource.ts'
import { base, buildFull } from '../pub.ts'

type Schema = { [keyword: string]: unknown }

let files: Map<string, string>
beforeAll(async () => {
  files = (await buildFull()).files
})

const read = (file: string) => JSON.parse(files.get(file) ?? '') as Schema

describe.each(['menu', 'hours'])('the published schema of /%s.json', (name) => {
  const at = `schemas/${name}.schema.json`
  let validate: ValidateFunction
  beforeAll(() => {
    validate = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true }).compile(
      read(at),
    )
  })

  test('is JSON Schema 2020-12, and its $id is its address', () => {
    expect(read(at)).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `${base}/${at}`,
    })
  })

  test('is named by the document, which is valid', () => {
    const document = read(`${name}.json`)
    expect(document['$schema']).toBe(`${base}/${at}`)
    expect(validate(document), JSON.stringify(validate.errors)).toBe(true)
  })

  test('refuses the document without any one of its required members', () => {
    const document = read(`${name}.json`)
    for (const member of read(at)['required'] as string[]) {
      const { [member]: _, ...rest } = document
      expect(validate(rest), member).toBe(false)
    }
  })

  test('explains every member: title, description and a valid example', () => {
    const root = read(at)
    const members = membersOf(root)
    expect(members.length).toBeGreaterThan(15)
    const ajv = new Ajv2020({ strict: false, allowUnionTypes: true })
    for (const [path, member] of members) {
      const target = resolve(root, member)
      expect(member['title'], path).toEqual(expect.any(String))
      expect(member['description'] ?? target['description'], path).toEqual(expect.any(String))
      const examples = (member['examples'] ?? target['examples']) as unknown[] | undefined
      expect(examples?.length, `examples of ${path}`).toBeGreaterThan(0)
      const check = ajv.compile({ ...member, $defs: root['$defs'] })
      for (const example of examples ?? [])
        expect(check(example), `${path} ${JSON.stringify(check.errors)}`).toBe(true)
    }
  })
})

test('The schema of the menu refuses what would mislead a guest', () => {
  const validate = new Ajv2020({ strict: false }).compile(read('schemas/menu.schema.json'))
  const spoilt = (spoil: (item: Schema) => void) => {
    const menu = read('menu.json')
    spoil((menu['food'] as Schema[])[0] as Schema)
    return validate(menu)
  }
  const size = (item: Schema) => (item['sizes'] as Schema[])[0] as Schema
  expect(spoilt(() => {})).toBe(true)
  expect(spoilt((item) => Object.assign(item, { allergens: null }))).toBe(true)
  expect(spoilt((item) => Object.assign(item, { allergens: [15] }))).toBe(false)
  expect(spoilt((item) => delete item['allergens'])).toBe(false)
  expect(spoilt((item) => Object.assign(size(item), { price_czk: '65' }))).toBe(false)
  expect(spoilt((item) => delete size(item)['price_czk'])).toBe(false)
  expect(spoilt((item) => delete size(item)['volume_ml'])).toBe(false)
  expect(spoilt((item) => Object.assign(item, { name: 'Vývar' }))).toBe(false)
})

/** Every member of every object, with the path to it. */
function membersOf(node: unknown, path = ''): [string, Schema][] {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return []
  const { properties, ...rest } = node as Schema
  const own = Object.entries((properties ?? {}) as { [name: string]: Schema }).map(
    ([name, member]): [string, Schema] => [`${path}/${name}`, member],
  )
  return [
    ...own,
    ...own.flatMap(([at, member]) => membersOf(member, at)),
    ...Object.entries(rest)
      .filter(([keyword]) => keyword === '$defs' || keyword === 'items' || path.endsWith('$defs'))
      .flatMap(([keyword, inner]) => membersOf(inner, `${path}/${keyword}`)),
  ]
}

const resolve = (root: Schema, { $ref }: Schema): Schema =>
  ((root['$defs'] ?? {}) as { [name: string]: Schema })[String($ref).replace('#/$defs/', '')] ?? {}

describe('JSON as it is written', () => {
  test('has a record on each line: a dish is one', () => {
    const lines = (files.get('menu.json') ?? '').split('\n')
    const dishes = lines.filter((line) => line.trim().startsWith('{"id":'))
    expect(dishes.length).toBeGreaterThan(90)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(600)
  })

  test('means the same as before it was written, whatever the value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = serialize(value as Json)
        expect(text.endsWith('\n')).toBe(true)
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  test('leaves members out that have no value', () => {
    expect(JSON.parse(serialize({ a: undefined, b: { c: undefined, d: 1 } }))).toEqual({
      b: { d: 1 },
    })
  })
})
