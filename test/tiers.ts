// Tiers of tests. They follow from what a test file imports, directly or through other files of
// test/, so that nobody has to choose one:
//
//   browser  opens pages in Chromium
//   process  starts a program, a server or the installed package, encodes photos or counts tokens
//   site     builds a pub in memory or in a temporary folder
//   unit     everything else
//
// `npm test` runs unit and site, `npm run test:all` every tier. Each set of files in this table marks
// its tier; the first tier that matches wins.

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseSync } from 'oxc-parser'

export const tiers = ['unit', 'site', 'process', 'browser'] as const
export type Tier = (typeof tiers)[number]

const root = join(import.meta.dirname, '..')

/** Imports that put a test into a tier: packages, and files relative to the project's root. */
const markers: { tier: Tier; imports: RegExp }[] = [
  { tier: 'browser', imports: /^(?:playwright-core|axe-core)$/ },
  {
    tier: 'process',
    imports:
      /^(?:node:(?:child_process|cluster|http|https|http2|inspector|net|tls|worker_threads)|esbuild|exifr|serve-handler|sharp|test\/photo\.ts|bench\/tokens\.ts)$/,
  },
  { tier: 'site', imports: /^(?:build|test\/pub)\.ts$/ },
]

/** Names of the markers that only compute. */
const computing = new Set(['BlockList', 'isIP'])

const importsByFile = new Map<string, string[]>()

/** List the modules that `file` loads at run time; type imports are erased. Files start at the root. */
function listImports(file: string): string[] {
  const imports = importsByFile.get(file) ?? parseImports(file)
  importsByFile.set(file, imports)
  return imports
}

function parseImports(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const { module } = parseSync(file, text)
  const fixed = module.staticImports
    .filter(
      ({ entries }) =>
        entries.length === 0 ||
        entries.some(({ isType, importName }) => !isType && !computing.has(importName.name ?? '')),
    )
    .map(({ moduleRequest }) => moduleRequest.value)
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, name] = /^['"](.*)['"]$/.exec(text.slice(start, end)) ?? []
    return name === undefined ? [] : [name]
  })
  return [...fixed, ...dynamic].map((from) =>
    from.startsWith('.') ? join(file, '..', from) : from,
  )
}

/** Files of test/, without the one that only asks which programs a machine has. */
const isTest = (file: string) => /^test\/(?!capabilities).*\.tsx?$/.test(file)

/**
 * List everything that counts for the tier of a test: its own imports, those of other files of test/
 * that it loads, and the packages that modules of src/ import which a test imports itself.
 */
function loadedBy(file: string): Set<string> {
  const loaded = new Set([file])
  // A set that grows during the loop is visited to its end.
  for (const each of loaded)
    if (isTest(each))
      for (const name of listImports(each)) {
        loaded.add(name)
        if (name.startsWith('src/'))
          for (const used of listImports(name)) if (!used.startsWith('src/')) loaded.add(used)
      }
  return loaded
}

/** Return the tier of a test file, given relative to the project's root. */
function findTier(file: string): Tier {
  const loaded = [...loadedBy(file)]
  return markers.find(({ imports }) => loaded.some((name) => imports.test(name)))?.tier ?? 'unit'
}

/**
 * List the test files below a folder. Folders called `apart` have packages of their own, with
 * thousands of files.
 */
function listTests(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'apart' ? [] : listTests(path)
    return /\.test\.tsx?$/.test(entry.name) ? [relative(root, path)] : []
  })
}

let tierByTest: ReadonlyMap<string, Tier> | undefined

/** List all test files of some tiers. */
export function testFiles(wanted: readonly Tier[] = tiers): string[] {
  tierByTest ??= new Map(listTests(join(root, 'test')).map((file) => [file, findTier(file)]))
  return [...tierByTest]
    .filter(([, tier]) => wanted.includes(tier))
    .map(([file]) => file)
    .sort()
}
