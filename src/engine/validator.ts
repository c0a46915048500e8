// Validates JSON bodies against their schemas. Compiling the schemas takes a fifth of a build, so
// the compiled code is cached. It changes with the engine, not with the content.

import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { versions } from 'node:process'
import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Published } from '../model/published.ts'
import type { JsonSchema } from '../model/resource.ts'
import { closed, extract } from '../model/schema.ts'
import { cacheFolder, cacheName, readCachedCode, writeCached } from './cache.ts'
import { runScript } from './script.ts'

/** Return the validation errors of a value published at this path. */
export type Validate = (path: string, value: unknown) => readonly ErrorObject[]

type Compiled = { [name: string]: { (value: unknown): boolean; errors?: ErrorObject[] | null } }
type Check = Compiled[string] | undefined

const require = createRequire(import.meta.url)

/**
 * Return a validator for all documents. Schema parts that several documents share are compiled
 * once.
 */
export async function loadValidator(
  published: readonly Published[],
  cache = cacheFolder,
): Promise<Validate> {
  const described = published.flatMap(({ resource: { path, file, schema } }) =>
    schema ? [{ path, schema: closeSchema(file, schema) }] : [],
  )
  const schemas = described.map(({ schema }) => schema)
  const functions = await loadFunctions(schemas, cache)
  const byPath = new Map(described.map(({ path }, index) => [path, functions[index]]))
  return (path, value) => {
    const validate = byPath.get(path)
    if (!validate) throw new Error(`no schema for ${path}`)
    return validate(value) ? [] : (validate.errors ?? [])
  }
}

/** Return one function per schema, in the same order. */
async function loadFunctions(schemas: readonly JsonSchema[], cache: string): Promise<Check[]> {
  const extracted = extract(schemas, '#/$defs/')
  const names = extracted.schemas.map(({ $ref }) => String($ref).replace('#/$defs/', ''))
  const set = { $defs: extracted.definitions }
  const compiled = await compileCached(set, [...new Set(names)], cache)
  return names.map((name) => compiled[name])
}

/** Return the reason why a schema cannot be compiled. Undefined if it can. */
export async function findSchemaFault(schema: JsonSchema): Promise<string | undefined> {
  try {
    await createAjv().then((ajv) => ajv.compile(closed(schema)))
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

function closeSchema(file: string, schema: JsonSchema): JsonSchema {
  try {
    return closed(schema)
  } catch (error) {
    throw new Error(`the template of ${file}: ${(error as Error).message}`)
  }
}

/** Compile the schemas, or read the compiled code from the cache. */
async function compileCached(
  set: JsonSchema,
  names: readonly string[],
  cache: string,
): Promise<Compiled> {
  const { version } = require('ajv/package.json') as { version: string }
  const path = join(cache, cacheName('cjs', version, JSON.stringify(set), names.join()))
  const code = readCachedCode(path)?.toString()
  return (code === undefined ? undefined : evaluate(code, path)) ?? compile(set, names, path)
}

/** Run the code that was verified. The file could have changed meanwhile. */
function evaluate(code: string, filename: string): Compiled | undefined {
  const module = { exports: {} }
  try {
    const source = `(function (module, exports, require) {${code}\n})`
    const cache = join(dirname(filename), cacheName('v8', filename, versions.v8))
    const run = runScript(source, filename, cache) as (...values: readonly unknown[]) => void
    run(module, module.exports, require)
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
  await writeCached(path, standalone.default(ajv, refs))
  const functions = Object.entries(refs).map(([name, ref]) => [name, ajv.getSchema(ref)])
  return Object.fromEntries(functions) as Compiled
}

async function createAjv() {
  const { Ajv2020 } = await import('ajv/dist/2020.js')
  return new Ajv2020({
    strict: true,
    // Members named in `required` may be declared in a sibling keyword.
    strictRequired: false,
    allErrors: true,
    allowUnionTypes: true,
    // Formats are only documentation. Values are checked by patterns.
    validateFormats: false,
    inlineRefs: false,
    code: { source: true },
  })
}
