// The API description is complete, passes a linter, and has the schemas that the build validates
// with.

import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { markdown, type Publication, text } from '../../src/model/resource.ts'
import { base, buildFull, buildPub, readSite, root, temporaryFolder } from '../pub.ts'
import { samples } from '../sweep.ts'

let site: Publication
let files: Map<string, string>
let openapi: {
  openapi: string
  info: { version: string; license: unknown }
  servers: { url: string }[]
  security: unknown[]
  tags: { name: string }[]
  paths: { [path: string]: { get: Operation } }
  components: { securitySchemes?: unknown }
}
type Operation = {
  operationId: string
  tags: string[]
  'x-mcp'?: boolean
  responses: { 200: { content: { [type: string]: { schema: object; example?: unknown } } } }
  parameters?: unknown
  requestBody?: unknown
}

beforeAll(async () => {
  const built = await buildFull()
  site = built.site
  files = built.files
  openapi = JSON.parse(files.get('openapi.json') ?? '')
})

test('has OpenAPI 3.1.0, version 1.0.0, the base URL and no authentication', () => {
  expect(openapi).toMatchObject({
    openapi: '3.1.0',
    // The page in the language of this document.
    info: { version: '1.0.0', contact: { url: `${base}/en/` } },
    servers: [{ url: base }],
    security: [],
  })
  expect(openapi.components.securitySchemes).toBeUndefined()
})

test('only the data and the Markdown twins are tools', () => {
  const operations = Object.entries(openapi.paths).map(([path, { get }]) => [path, get] as const)
  const tools = operations.filter(([, get]) => get['x-mcp'] !== false).map(([path]) => path)
  expect(tools.sort()).toEqual([
    '/days.json',
    '/en.md',
    '/en/lunch.md',
    '/hours.json',
    '/index.md',
    '/lunch.md',
    '/menu.json',
    '/pub.json',
  ])
})

test('a text has no schema, because clients would parse its response as JSON', () => {
  const texts = Object.values(openapi.paths).flatMap(({ get }) =>
    Object.entries(get.responses[200].content).filter(([type]) => !/[/+]json$/.test(type)),
  )
  expect(texts.length).toBeGreaterThan(5)
  for (const [type, media] of texts) expect(media, type).not.toHaveProperty('schema')
})

test('every group of operations is described once', () => {
  const used = Object.values(openapi.paths).flatMap(({ get }) => get.tags)
  const described = openapi.tags.map(({ name }) => name)
  expect(described.toSorted()).toEqual([...new Set(used)].sort())
})

test.each([
  ['/api/status.json', { status: 'ok' }],
  ['/.well-known/jwks.json', { keys: [] }],
  ['/oauth/authorize', { error: 'access_denied' }],
  ['/oauth/token', { error: 'unsupported_grant_type' }],
])('the constant answer of %s is shown as an example', (path, answer) => {
  const content = openapi.paths[path]?.get.responses[200].content
  expect(content?.['application/json']?.example).toMatchObject(answer)
})

test("examples are in the published schemas, and do not fill a model's context here", () => {
  const examples = /"examples": ?\[/
  expect(files.get('openapi.json')).not.toMatch(examples)
  expect(files.get('schemas/menu.schema.json')).toMatch(examples)
})

test('two resources with the same title are two operations', () => {
  const makeResource = (file: string) => ({
    ...text({ group: 'Documents', title: 'Beer', summary: file, type: markdown, body: () => 'x' }),
    path: `/${file}`,
    file,
  })
  const changed = {
    ...site,
    resources: [...site.resources, makeResource('a.md'), makeResource('b/c.md')],
  }
  const rendered = changed.resources.find(({ path }) => path === '/openapi.json')?.render(changed)
  const { paths } = JSON.parse(rendered ?? '') as typeof openapi
  const ids = Object.values(paths).map(({ get }) => get.operationId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(paths['/a.md']?.get.operationId).toBe('getBeer')
})

describe('every resource in the table of the interface is described, and so are the four site files', () => {
  // spec.md section 4, word for word.
  test.each([
    ['/menu.json', 'application/json'],
    ['/api/status.json', 'application/json'],
    ['/openapi.json', 'application/json'],
    ['/.well-known/api-catalog', 'application/linkset+json'],
    ['/.well-known/oauth-authorization-server', 'application/json'],
    ['/.well-known/oauth-protected-resource', 'application/json'],
    ['/.well-known/jwks.json', 'application/json'],
    ['/oauth/authorize', 'application/json'],
    ['/oauth/token', 'application/json'],
    ['/agent/auth/register', 'application/json'],
    ['/agent/auth/claim', 'application/json'],
    ['/api/docs.md', 'text/markdown'],
    ['/auth.md', 'text/markdown'],
    ['/llms.txt', 'text/plain'],
    ['/llms-full.txt', 'text/plain'],
    ['/index.md', 'text/markdown'],
    ['/en.md', 'text/markdown'],
  ])('%s as %s', (path, type) => {
    const operation = openapi.paths[path]?.get
    expect(Object.keys(operation?.responses[200].content ?? {})).toEqual([type])
    expect(operation?.parameters).toBeUndefined()
    expect(operation?.requestBody).toBeUndefined()
    expect(files.has(path.slice(1))).toBe(true)
  })
})

test.each(samples(['full', 'kiosk', 'music-club', 'sk-euro'], 2))(
  'a validator without plug-ins accepts each schema of %s, and its document',
  async (name) => {
    const { files: own } = await buildPub(join(root, 'test/pubs', name), { date: '2026-11-22' })
    const schemas = [...own.keys()].filter((file) => file.endsWith('.schema.json'))
    expect(schemas.length).toBeGreaterThan(3)
    for (const file of schemas) {
      const ajv = new Ajv2020({ strictTypes: false })
      const validate = ajv.compile(JSON.parse(String(own.get(file))))
      const document = file.replace(/schemas\/(.*)\.schema\.json/, '$1.json')
      expect(validate(JSON.parse(String(own.get(document)))), ajv.errorsText(validate.errors)).toBe(
        true,
      )
    }
  },
)

test('a house without a licence has a statement where linters look for the licence', async () => {
  const { files: own } = await readSite(join(root, 'test/pubs/kiosk'), { wanted: ['openapi.json'] })
  expect(JSON.parse(String(own.get('openapi.json'))).info.license).toEqual({
    name: 'None stated: the law holds',
    url: 'https://pub.example/api/docs.md',
  })
  expect(openapi.info.license).toEqual({ name: 'CC-BY-4.0', identifier: 'CC-BY-4.0' })
})

test('Redocly reports nothing with its strictest rules', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'openapi.json'), files.get('openapi.json') ?? '')
  await writeFile(join(folder, 'redocly.yaml'), 'extends:\n  - recommended-strict\n')
  const redocly = join(root, 'node_modules/.bin/redocly')
  const { stdout } = await promisify(execFile)(
    redocly,
    ['lint', 'openapi.json', '--format', 'json'],
    {
      cwd: folder,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  )
  const { totals, problems } = JSON.parse(stdout)
  expect(problems).toEqual([])
  expect(totals).toMatchObject({ errors: 0, warnings: 0 })
})
