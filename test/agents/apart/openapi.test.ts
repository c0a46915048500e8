import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import createClient from 'openapi-fetch'
import openapiTypes, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildFull } from '../../pub.ts'
import { type Served, servePub } from '../../served.ts'

const run = promisify(execFile)
const bin = (name: string) => join(import.meta.dirname, 'node_modules/.bin', name)

let pub: Served
let folder: string
beforeAll(async () => {
  pub = await servePub()
  // Inside this package, so that the compiler finds openapi-fetch.
  folder = await mkdtemp(join(import.meta.dirname, 'generated-'))
})
afterAll(async () => {
  await pub.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Strict, and nothing of this project's own settings. */
const compilerOptions = {
  noEmit: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  module: 'nodenext',
  target: 'es2023',
  lib: ['es2023', 'dom'],
  types: [],
}

type Description = { paths: { [path: string]: { get: { operationId: string } } } }
const describedAt = async () =>
  (await (await fetch(`${pub.origin}/openapi.json`)).json()) as Description

test('Spectral finds nothing in the API description, not even a hint', async () => {
  const { files } = await buildFull()
  const document = join(folder, 'openapi.json')
  const ruleset = join(folder, 'ruleset.json')
  await writeFile(document, files.get('openapi.json') ?? '')
  await writeFile(ruleset, JSON.stringify({ extends: ['spectral:oas'] }))
  const lint = run(bin('spectral'), [
    'lint',
    document,
    '--ruleset',
    ruleset,
    '--fail-severity',
    'hint',
  ])
  const { stdout } = await lint.catch((error: { stdout: string }) => {
    throw new Error(error.stdout)
  })
  expect(stdout).toContain('No results')
})

test('Types made from the API description compile in a program that calls every operation', async () => {
  const { paths } = await describedAt()
  const types = astToString(await openapiTypes(new URL(`${pub.origin}/openapi.json`)))
  await writeFile(join(folder, 'api.ts'), types)
  const calls = Object.keys(paths).map(
    (path) => `export const ${paths[path]?.get.operationId} = () => api.GET('${path}')`,
  )
  await writeFile(
    join(folder, 'client.ts'),
    `import createClient from 'openapi-fetch'
import type { components, paths } from './api.js'
const api = createClient<paths>({ baseUrl: '${pub.origin}' })
${calls.join('\n')}
export async function use() {
  const { data: menu } = await getMenu()
  const crowns: number | undefined = menu?.drinks[0]?.sizes[0]?.price_czk
  const alcohol: number | null | undefined = menu?.drinks[0]?.alcohol_percent
  const allergens: number[] | null | undefined = menu?.food[0]?.allergens
  const { data: hours } = await getOpeningHours()
  const minute: number | undefined = hours?.week.fri.bar[0]?.close_min
  const kitchen: components['schemas']['Span'][] | null | undefined = hours?.week.fri.kitchen
  const { data: status } = await getStatus()
  const ok: 'ok' | undefined = status?.status
  return { crowns, alcohol, allergens, minute, kitchen, ok }
}
`,
  )
  const compile = async (file: string) => {
    const project = join(folder, 'tsconfig.json')
    await writeFile(project, JSON.stringify({ compilerOptions, files: [file] }))
    await run(bin('tsc'), ['--project', project]).catch((error: { stdout: string }) => {
      throw new Error(error.stdout)
    })
  }
  await compile('client.ts')
  await writeFile(
    join(folder, 'wrong.ts'),
    `import { getMenu } from './client.js'
export const wrong: string | undefined = (await getMenu()).data?.drinks[0]?.sizes[0]?.price_czk
`,
  )
  await expect(compile('wrong.ts')).rejects.toThrow('not assignable')
})

test('openapi-fetch gets an answer of the described type from every operation', async () => {
  const { paths } = await describedAt()
  type Paths = { [path in string]: { get: { responses: { 200: { content: object } } } } }
  const api = createClient<Paths>({ baseUrl: pub.origin })
  expect(Object.keys(paths).length).toBeGreaterThan(20)
  for (const [path, { get }] of Object.entries(paths)) {
    const [type = ''] = Object.keys(
      (get as unknown as { responses: { 200: { content: object } } }).responses[200].content,
    )
    const { data, error, response } = await api.GET(path, {
      parseAs: type.endsWith('json') ? 'json' : 'text',
    })
    expect(error, path).toBeUndefined()
    expect(response.status, path).toBe(200)
    expect(response.headers.get('content-type'), path).toContain(type)
    expect(typeof data, path).toBe(type.endsWith('json') ? 'object' : 'string')
  }
})
