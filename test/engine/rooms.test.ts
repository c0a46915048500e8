// Rules on imports between the folders ("rooms") of the project.

import { readdir, readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { type Expression, parseSync, Visitor } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { loadResources } from '../../src/engine/templates.ts'
import { buildFull, root } from '../pub.ts'
import { testFiles, tiers } from '../tiers.ts'

type Import = {
  /** Specifier as written: `../model/site.ts`, `node:fs`. */
  from: string
  /** Imported names. */
  names: string[]
  /** True if only types are imported, which do not exist at run time. */
  types: boolean
}

type Module = {
  file: string
  imports: Import[]
  strings: string[]
  words: Set<string>
  /** Functions called as statements, without using the result. */
  called: string[]
}

/** Parse the imports and re-exports of a module, including types and dynamic imports. */
function parse(file: string, source: string): Module {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const module: Module = { file, imports: [], strings: [], words: new Set(), called: [] }
  const add = (from: unknown, types: boolean, names: string[] = []) => {
    if (typeof from === 'string') module.imports.push({ from, names, types })
  }
  new Visitor({
    ImportDeclaration({ source: { value }, importKind, specifiers }) {
      const specific = specifiers.filter((specifier) => specifier.type === 'ImportSpecifier')
      const types = specific.length > 0 && specific.every((each) => each.importKind === 'type')
      const names = specific.map(({ imported }) => ('name' in imported ? imported.name : ''))
      add(value, importKind === 'type' || types, names)
    },
    ExportNamedDeclaration: ({ source: from, exportKind }) =>
      add(from?.value, exportKind === 'type'),
    ExportAllDeclaration: ({ source: from, exportKind }) => add(from.value, exportKind === 'type'),
    ImportExpression: ({ source: from }) => add('value' in from ? from.value : undefined, false),
    TSImportType: ({ source: from }) => add(from.value, true),
    Literal: ({ value }) => typeof value === 'string' && module.strings.push(value),
    TemplateElement: ({ value }) => module.strings.push(value.cooked ?? value.raw),
    Identifier: ({ name }) => module.words.add(name),
    ExpressionStatement: ({ expression }) => module.called.push(...calleesIn(expression)),
  }).visit(program)
  return module
}

/** Return the called function: `rm` for `rm(file).catch(ignore)`, `sync` for `handle.sync()`. */
function calleesIn(said: Expression): string[] {
  if (said.type !== 'CallExpression') return []
  const { callee } = said
  if (callee.type === 'Identifier') return [callee.name]
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return []
  return callee.object.type === 'CallExpression' ? calleesIn(callee.object) : [callee.property.name]
}

async function modulesIn(folder: string): Promise<Module[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && /\.(?:tsx?|js)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !file.includes('node_modules'))
  return Promise.all(files.map(readModule))
}

const readModule = async (file: string) => parse(file, await readFile(join(root, file), 'utf8'))

const modules = [
  await readModule('build.ts'),
  ...(await modulesIn('src')),
  ...(await modulesIn('templates')),
]

/**
 * Resolve `../model/site.ts` in `src/engine/check.ts` to `src/model/site.ts`. Undefined for
 * packages.
 */
const resolveImport = (file: string, from: string) =>
  from.startsWith('.') ? join(file, '..', from) : undefined

/**
 * Return `model` for `src/model/site.ts`, `templates` for `templates/menu.json.ts`, and `build.ts`
 * for itself.
 */
const findRoom = (file: string) => file.replace(/^src\//, '').replace(/\/.*/, '')

/** Return the modules of the project that a module imports. */
const listImports = ({ file, imports }: Module) =>
  imports.flatMap(({ from, types }) => {
    const target = resolveImport(file, from)
    return target === undefined ? [] : [{ target, types }]
  })

/** Allowed imports: all of `may`, and types of `types`. CONTRIBUTING.md explains them. */
const lines: { [room: string]: { may: string[]; types?: string[] } | 'all' } = {
  model: { may: [] },
  messages: { may: ['model'] },
  notations: { may: ['model', 'messages'] },
  reading: { may: ['model', 'messages', 'notations'] },
  fields: { may: ['model', 'messages', 'notations', 'reading'] },
  content: { may: ['model', 'messages', 'notations', 'reading', 'fields'] },
  engine: { may: ['model', 'messages', 'notations', 'reading', 'fields'] },
  hosting: { may: ['model', 'messages'] },
  editor: { may: ['model', 'messages', 'notations', 'reading', 'fields', 'content', 'engine'] },
  templates: { may: ['model', 'reading', 'fields'], types: ['engine'] },
  verify: { may: ['model', 'messages', 'hosting'] },
  'index.ts': { may: ['model'] },
  'jsx-runtime.ts': { may: [] },
  commands: 'all',
  'build.ts': { may: ['model', 'messages', 'content', 'engine', 'hosting'] },
}

describe('a room imports only from the rooms it may:', () => {
  test('every room has a rule', () => {
    expect([...new Set(modules.map(({ file }) => findRoom(file)))].sort()).toEqual(
      Object.keys(lines).sort(),
    )
  })

  test.each(Object.entries(lines))('%s', (room, line) => {
    const own = modules.filter(({ file }) => findRoom(file) === room)
    expect(own.length).toBeGreaterThan(0)
    if (line === 'all') return
    const over = own.flatMap((module) =>
      listImports(module)
        .filter(({ target, types }) => {
          const allowed = [room, ...line.may, ...(types ? (line.types ?? []) : [])]
          return !allowed.includes(findRoom(target))
        })
        .map(({ target }) => `${module.file} imports ${target}`),
    )
    expect(over).toEqual([])
  })
})

test('asynchronous file-system calls are awaited, also where the linter lacks type information', () => {
  const slow = ['node:fs/promises', 'fs-extra/esm', 'node:timers/promises']
  const ofHandles = ['sync', 'datasync', 'utimes', 'truncate', 'writeFile', 'appendFile']
  const begun = modules.flatMap(({ file, imports, called }) => {
    const specific = imports.flatMap(({ from, names }) => (slow.includes(from) ? names : []))
    return called
      .filter((name) => [...specific, ...(specific.length > 0 ? ofHandles : [])].includes(name))
      .map((name) => `${file} does not await ${name}`)
  })
  expect(modules.some(({ called }) => called.length > 3)).toBe(true)
  expect(begun).toEqual([])
})

describe('inside content', () => {
  const inside = (folder: string) => modules.filter(({ file }) => file.startsWith(folder))

  test.each([
    ['documents', 'files'],
    ['files', 'documents'],
  ])('%s does not import %s', (from, to) => {
    const over = inside(`src/content/${from}/`).flatMap((module) =>
      listImports(module).filter(({ target }) => target.startsWith(`src/content/${to}/`)),
    )
    expect(over).toEqual([])
  })
})

describe('code that reads and checks content also runs in a browser:', () => {
  /** Return these modules and all that they import. */
  const loadedWith = (files: readonly string[]): Module[] => {
    const loaded = new Set(files)
    const found = (file: string) => modules.find((module) => module.file === file)
    const targets = (file: string) => found(file)?.imports.filter(({ types }) => !types) ?? []
    // A set may grow while it is iterated.
    for (const file of loaded)
      for (const { from } of targets(file)) loaded.add(resolveImport(file, from) ?? '')
    return modules.filter(({ file }) => loaded.has(file))
  }

  test.each([
    'src/model/',
    'src/messages/',
    'src/notations/',
    'src/fields/',
    'src/content/documents/',
    'src/content/rules/',
    'src/editor/',
  ])('%s', (folder) => {
    const files = modules.map(({ file }) => file).filter((file) => file.startsWith(folder))
    expect(files.length).toBeGreaterThan(0)
    const ofNode = loadedWith(files).flatMap(({ file, imports }) =>
      imports.filter(({ from }) => isBuiltin(from)).map(({ from }) => `${file} imports ${from}`),
    )
    expect(ofNode).toEqual([])
  })
})

test('there is no import cycle, including types and benchmarks', async () => {
  const all = [...modules, ...(await modulesIn('bench'))]
  const graph = new Map(
    all.map((module) => [module.file, listImports(module).map(({ target }) => target)]),
  )
  const done = new Set<string>()
  const circleFrom = (file: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const target of graph.get(file) ?? []) {
      const circle = circleFrom(target, [...way, file])
      if (circle) return circle
    }
    done.add(file)
    return undefined
  }
  expect([...graph.keys()].map((file) => circleFrom(file, [])?.join(' → ')).find(Boolean)).toBe(
    undefined,
  )
  expect(all.filter(({ file }) => !done.has(file))).toEqual([])
})

describe('side effects', () => {
  const modulesOutside = modules.filter(({ file }) => findRoom(file) !== 'commands')
  const disk = /^(?:node:)?fs(?:\/|$)|^fs-extra/
  const writing =
    /^(?:append|chmod|copy|cp|ensure|link|mkdir|move|output|remove|rename|rm|symlink|truncate|unlink|write)/

  test('only publishing and commands write to the disk', () => {
    const writers = modulesOutside.filter(({ imports }) =>
      imports.some(
        ({ from, names }) => disk.test(from) && names.some((name) => writing.test(name)),
      ),
    )
    expect(writers.map(({ file }) => file).sort()).toEqual([
      'src/engine/atomic-file.ts', // files next to the published folder
      'src/engine/cache.ts', // slow results, below node_modules; never the site
      'src/engine/publish.ts',
      'src/engine/unfinished.ts', // creates folders and names of unfinished files
    ])
  })

  test('only commands print', () => {
    const printers = modulesOutside.filter(({ words }) =>
      ['console', 'stdout', 'stderr'].some((word) => words.has(word)),
    )
    expect(printers.map(({ file }) => file)).toEqual([])
  })
})

describe('the engine contains no names from templates or pubs:', () => {
  const literal = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

  /** Find names in string literals of the engine, as `src/model/site.ts: menu.json`. */
  const specific = (names: readonly string[]) =>
    modules
      .filter(({ file }) => file.startsWith('src/'))
      .flatMap(({ file, strings }) => {
        const text = strings.join('\n')
        return names
          .filter((name) => text.includes(name))
          .filter((name) => new RegExp(`(?<![\\w.-])${literal(name)}(?!\\w)`).test(text))
          .map((name) => `${file}: ${name}`)
      })

  test("src contains no template's URL, except those fixed by standards and hosts", async () => {
    const resources = await loadResources(join(root, 'templates'))
    const files = resources.map(({ file }) => file).filter((file) => file !== 'index.html')
    const fixed = [
      // `verify` asks sites built by others at the URLs that standards define.
      /^src\/(?:verify|messages)\/.*: (?:\.well-known\/.*|robots\.txt|sitemap\.xml|auth\.md|openapi\.json|404\.html)$/,
      // Pages of each language are at the same place on every site.
      /^src\/model\/languages\.ts: (?:index\.md|card\.png|events\.ics)$/,
      // Hosts require this name for the error page.
      /^src\/hosting\/.*: 404\.html$/,
      /^src\/editor\/gitlab\.ts: oauth\/token$/,
      // The editor shows the sign of the house.
      /^src\/engine\/editor\/editor\.ts: favicon\.svg$/,
      // Names of Markdown twins in llmstxt.org, version 2.
      /^src\/engine\/variants\.ts: index(\.html)?\.md$/,
    ]
    expect(specific(files).filter((found) => !fixed.some((each) => each.test(found)))).toEqual([])
  })

  test('src contains no name of a dish, drink or pub', async () => {
    const { pub, menu } = (await buildFull()).site
    const names = [...menu.food, ...menu.drinks, pub].flatMap(({ name: { cs, en } }) => [cs, en])
    expect(specific([...names, pub.legal.operator ?? '?', pub.address.town])).toEqual([])
  })
})

describe('tiers of tests follow from imports', () => {
  test('every tier has tests, and every test file is in exactly one of them', async () => {
    const byTier = tiers.map((tier) => testFiles([tier]))
    expect(byTier.every((files) => files.length > 5)).toBe(true)
    const names = await readdir(join(root, 'test'), { recursive: true })
    const all = names.filter((name) => /\.test\.tsx?$/.test(name) && !/(?:^|\/)apart\//.test(name))
    expect(byTier.flat().sort()).toEqual(all.map((name) => `test/${name}`).sort())
  })

  test('no test is skipped without a reason, and one test reads content/', async () => {
    const names = await readdir(join(root, 'test'), { recursive: true })
    const texts = await Promise.all(
      names
        .filter((name) => /\.test\.tsx?$/.test(name) && !name.includes('node_modules'))
        .map(async (name) => [name, await readFile(join(root, 'test', name), 'utf8')] as const),
    )
    const namesWith = (wrong: RegExp) =>
      texts.filter(([, text]) => wrong.test(text)).map(([name]) => name)
    expect(namesWith(/\.(?:runIf|skipIf|todo)\b|\bskip\(\)|\b(?:test|describe)\.skip\b/)).toEqual(
      [],
    )
    expect(namesWith(/\broot, 'content'/)).toEqual(['content/shipped.test.ts'])
  })

  test('a quick test imports no browser, no program and no server itself', async () => {
    const slow = /^(?:playwright-core|node:(?:child_process|https?|net|worker_threads))$/
    const found = await Promise.all(testFiles(['unit', 'site']).map(readModule))
    const over = found.flatMap(({ file, imports }) =>
      imports
        .filter(({ from, types }) => !types && slow.test(from))
        .map(({ from }) => [file, from]),
    )
    expect(over).toEqual([])
  })
})
