// Checking JSON bodies against their schemas. Compiling them is a fifth of a build, so the
// compiled code is kept; schemas change with the program and not with the content.

import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Published } from '../model/published.ts'
import type { JsonSchema } from '../model/resource.ts'
import { closed, extract } from '../model/schema.ts'
import { cacheFolder, cacheName, keep, keptCode } from './cache.ts'

/** What is wrong with the value that a path publishes; nothing when it fits. */
export type Validate = (path: string, value: unknown) => readonly ErrorObject[]

type Compiled = { [name: string]: { (value: unknown): boolean; errors?: ErrorObject[] | null } }
type Check = Compiled[string] | undefined

const require = createRequire(import.meta.url)

/**
 * One validator for all documents, by the closed forms of their schemas; pieces that several share
 * are compiled once.
 */
export async function loadValidator(
  published: readonly Published[],
  cache = cacheFolder,
): Promise<Validate> {
  const described = published.flatMap(({ resource: { path, file, schema } }) =>
    schema ? [{ path, schema: closedOf(file, schema) }] : [],
  )
  const schemas = described.map(({ schema }) => schema)
  const functions = await functionsOf(schemas, cache)
  const byPath = new Map(described.map(({ path }, index) => [path, functions[index]]))
  return (path, value) => {
    const validate = byPath.get(path)
    if (!validate) throw new Error(`no schema for ${path}`)
    return validate(value) ? [] : (validate.errors ?? [])
  }
}

/** What this process compiled last: `npm run dev` checks by the same again. */
let latest: { schemas: readonly JsonSchema[]; functions: Check[] } | undefined

/** One function for each schema, in their order. */
async function functionsOf(schemas: readonly JsonSchema[], cache: string): Promise<Check[]> {
  const isSame =
    latest?.schemas.length === schemas.length &&
    schemas.every((schema, index) => schema === latest?.schemas[index])
  if (latest && isSame && cache === cacheFolder) return latest.functions
  const extracted = extract(schemas, '#/$defs/')
  const names = extracted.schemas.map(({ $ref }) => String($ref).replace('#/$defs/', ''))
  const set = { $defs: extracted.definitions }
  const compiled = await compileOnce(set, [...new Set(names)], cache)
  const functions = names.map((name) => compiled[name])
  if (cache === cacheFolder) latest = { schemas, functions }
  return functions
}

/** What is wrong with a schema by itself, in words; nothing when values can be checked by it. */
export async function findSchemaFault(schema: JsonSchema): Promise<string | undefined> {
  try {
    await createAjv().then((ajv) => ajv.compile(closed(schema)))
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

function closedOf(file: string, schema: JsonSchema): JsonSchema {
  try {
    return closed(schema)
  } catch (error) {
    throw new Error(`the template of ${file}: ${(error as Error).message}`)
  }
}

/** From the cache, or compiled and kept for the next build. */
async function compileOnce(
  set: JsonSchema,
  names: readonly string[],
  cache: string,
): Promise<Compiled> {
  const { version } = require('ajv/package.json') as { version: string }
  const path = join(cache, cacheName('cjs', version, JSON.stringify(set), names.join()))
  const code = await keptCode(path)
  return (code === undefined ? undefined : evaluate(code, path)) ?? compile(set, names, path)
}

/** The very text that was looked at, not whatever a file of that name holds by now. */
function evaluate(code: string, filename: string): Compiled | undefined {
  const module = { exports: {} }
  try {
    compileFunction(code, ['module', 'exports', 'require'], { filename })(
      module,
      module.exports,
      require,
    )
    return module.exports
  } catch {
    return undefined
  }
}

async function compile(set: JsonSchema, names: readonly string[], path: string): Promise<Compiled> {
  const [ajv, { default: standalone }] = await Promise.all([
    createAjv(),
    import('ajv/dist/standalone/index.js'),
  ])
  ajv.addSchema(set, 'site')
  const refs = Object.fromEntries(names.map((name) => [name, `site#/$defs/${name}`]))
  await keep(path, standalone.default(ajv, refs))
  const functions = Object.entries(refs).map(([name, ref]) => [name, ajv.getSchema(ref)])
  return Object.fromEntries(functions) as Compiled
}

async function createAjv() {
  const { Ajv2020 } = await import('ajv/dist/2020.js')
  return new Ajv2020({
    strict: true,
    // A rule that asks for one of several members names members that stand beside it.
    strictRequired: false,
    allErrors: true,
    allowUnionTypes: true,
    // A format tells readers more; what is checked stands in a pattern.
    validateFormats: false,
    inlineRefs: false,
    code: { source: true },
  })
}
