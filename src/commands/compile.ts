// `npm run compile`: makes the package that npm packs. It bundles JavaScript into one file in lib/
// with small modules that load it, and writes types for authors of templates and JSON schemas for
// text editors.

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { stderr } from 'node:process'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { BuildOptions, Plugin, PluginBuild } from 'esbuild'
import { writeAtomically } from '../engine/atomic-file.ts'
import * as editor from '../engine/editor/program.ts'
import { editorPackage } from '../engine/editor/sveltia.ts'
import { root } from '../engine/root.ts'
import { placeholdersFile } from '../engine/shipped.ts'
import { templateNames } from '../engine/template-files.ts'
import { findLeftovers, reserveName } from '../engine/unfinished.ts'
import { messageLanguages } from '../model/languages.ts'
import { isCompiled, noteFile, sourcesNow } from './compiled.js'
import { runProgram } from './options.ts'

const lib = join(root, 'lib')
/**
 * Output folder of this process that replaces lib/ when it is complete. It has the same depth, so
 * that relative paths stay right.
 */
const staged = reserveName(lib)
/**
 * Folder of the templates, as an absolute path: the whole checkout may be in a folder named
 * `templates`.
 */
const templates = join(root, 'templates')
/** Expression by which a module finds its own folder. */
const ownFolder = 'import.meta.dirname'

async function bundle(): Promise<void> {
  const { build } = await import('esbuild')
  const settings: BuildOptions = {
    absWorkingDir: root,
    outdir: staged,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    // Otherwise each such literal becomes a call that makes the expression again whenever it runs.
    supported: { 'regexp-unicode-property-escapes': true },
    minifySyntax: true,
    minifyWhitespace: true,
    logLevel: 'warning',
    // Node's loader of ECMAScript modules would cost 2 % of a build of 100 items.
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
    banner: { js: "const programUrl=require('node:url').pathToFileURL(__filename).href;" },
    define: {
      'import.meta.url': 'programUrl',
      [ownFolder]: '__dirname',
      'import.meta.resolve': 'undefined',
    },
  }
  await build({
    ...settings,
    entryPoints: { program: 'src/commands/program.ts' },
    entryNames: '[name]-[hash]',
    external: [...loadedByNeed, 'node:*'],
    loader: { '.md': 'text' },
    plugins: [shippedTemplates, readTexts, placesOfSources, closedFrontMatter, entitiesByNeed],
  })
  await build({
    ...settings,
    entryPoints: { 'agent-pub': 'src/commands/bin.ts', load: 'src/commands/load.ts' },
    plugins: [commandsOfProgram, placesOfSources],
  })
  await chmod(join(staged, 'agent-pub.cjs'), 0o755)
  await escapeProgram()
  await writeLoaders()
}

/**
 * Escape letters that esbuild keeps in regular expressions. Node reads a file of ASCII ten times
 * faster, and it takes half the memory.
 */
async function escapeProgram(): Promise<void> {
  const name = (await readdir(staged)).find((file) => file.startsWith('program-')) ?? ''
  const text = await readFile(join(staged, name), 'utf8')
  if (/\\[^\0-\x7F]/.test(text)) throw new Error('a letter after a backslash cannot be escaped')
  const toEscape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  await writeFile(join(staged, name), text.replace(/[^\0-\x7F]/g, toEscape))
}

/** Write the modules that load the program and export a part of it. */
async function writeLoaders(): Promise<void> {
  const names = async (source: string) => {
    const module: object = await import(pathToFileURL(join(root, 'src', source)).href)
    return Object.keys(module).join()
  }
  const loaders = {
    builder: 'await program.loadBuilder()',
    judge: 'await program.loadJudge()',
    // Without `await`, because a template may load them as CommonJS.
    index: `export const{${await names('index.ts')}}=program.index`,
    'jsx-runtime': `export const{${await names('jsx-runtime.ts')}}=program.jsxRuntime`,
  }
  for (const [name, text] of Object.entries(loaders)) {
    const module = `import{program}from'./load.cjs';${text}\n`
    await writeFile(join(staged, `${name}.js`), module)
  }
}

/**
 * Packages that are not bundled: few builds need them, or they load files of their own. All others
 * are bundled, because finding and reading the files of a package costs time in every build.
 */
const loadedByNeed = [
  ...['@expo-google-fonts/*', 'harfbuzzjs', 'subset-font', '@resvg/resvg-wasm', 'ajv'],
  ...['chokidar', 'esbuild', 'jsonc-parser', 'koffi', 'mime', 'serve-handler', 'sharp', 'tsx'],
]

const loading = (
  name: string,
  filter: RegExp,
  load: Parameters<PluginBuild['onLoad']>[1],
): Plugin => ({
  name,
  setup: ({ onLoad }) => onLoad({ filter }, load),
})

/** Leave out gray-matter's own YAML parser, which is never used. */
const closedFrontMatter = loading(
  'closed front matter',
  /[\\/]gray-matter[\\/]lib[\\/]engines\.js$/,
  () => ({ contents: 'module.exports = {}' }),
)

/** Load the Markdown parser's table of HTML entities on demand, because few texts have entities. */
const entitiesByNeed = loading('entities by need', /[\\/]entities[\\/]lib[\\/]index\.js$/, () => ({
  contents: `exports.decodeHTMLStrict = (text) => require('./decode.js').decodeHTMLStrict(text)`,
}))

/** Let the entry point take the commands from the program. */
const commandsOfProgram = loading('commands of the program', /[\\/]agent-pub\.ts$/, ({ path }) => ({
  contents: `import { program } from './load.ts'
    export const start = async (module) => (await program.loadCommands()).start(module)`,
  resolveDir: dirname(path),
}))

/** Replace the module that reads the folder of templates by a table of all templates. */
const shippedTemplates = loading(
  'shipped templates',
  /[\\/]src[\\/]engine[\\/]shipped\.ts$/,
  async ({ path }) => {
    const names = await templateNames(templates)
    const quote = (name: string) => JSON.stringify(name)
    const from = (name: string) => quote(`../../templates/${name}`)
    const contents = [
      `import placeholders from ${from(placeholdersFile)}`,
      ...names.map((name, index) => `import t${index} from ${from(name)}`),
      'const templates = new Map([',
      ...names.map((name, index) => `  [${quote(name)}, t${index}],`),
      '])',
      'export const loadShipped = async () => ({ templates, placeholders })',
    ].join('\n')
    return { contents, resolveDir: dirname(path) }
  },
)

/** Replace a module of the templates that reads files by the texts that it has read. */
const readTexts = loading('read texts', /\.tsx?$/, async ({ path }) => {
  if (!path.startsWith(join(templates, '/'))) return undefined
  if (!(await readFile(path, 'utf8')).includes(ownFolder)) return undefined
  const texts: { [name: string]: unknown } = await import(pathToFileURL(path).href)
  const exports = Object.entries(texts).map(([name, text]) => {
    if (typeof text !== 'string') throw new Error(`${path}: ${name} is no text`)
    return `export const ${name} = ${JSON.stringify(text)}`
  })
  return { contents: exports.join('\n') }
})

/** Import of a package or of an owner's template, but not of a type. */
const externalImport = /(?<!typeof |: )\bimport\((?!'\.)/g

/**
 * Keep `import.meta.dirname` pointing at the source folder, so that a bundled module finds its
 * files.
 */
const placesOfSources = loading('places of sources', /\.tsx?$/, async ({ path }) => {
  const source = await readFile(path, 'utf8')
  const folder = relative(staged, dirname(path)).replaceAll('\\', '/')
  const placed = source.replaceAll(ownFolder, `(${ownFolder} + ${JSON.stringify(`/${folder}`)})`)
  // The program is a script, which may not import modules, so load.ts does it.
  const contents = path.endsWith('load.ts')
    ? placed
    : placed.replace(externalImport, 'importModule(')
  return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
})

/**
 * Write the types that authors of templates import. In a JavaScript package, imports of types end
 * in .js.
 */
async function declareTypes(): Promise<void> {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  if (!existsSync(tsc)) {
    // npm compiles after every installation, also after one without development tools.
    stderr.write('TypeScript is not installed: lib/ is compiled without types.\n')
    return
  }
  const types = join(staged, 'types')
  const settings = ['--project', join(root, 'src/tsconfig.types.json'), '--outDir', types]
  await promisify(execFile)(process.execPath, [tsc, ...settings])
  for (const name of await readdir(types, { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue
    const text = await readFile(join(types, name), 'utf8')
    const compiledNames = text.replace(/(?<=from '\.[^']*|import\("\.[^"]*)\.tsx?(?=['"])/g, '.js')
    await writeFile(join(types, name), compiledNames)
  }
}

/** Include the owner's editor, so that owners have nothing to install. */
async function packEditor(): Promise<void> {
  const program = await editor.findProgram('en')
  if ('found' in program) {
    stderr.write(`${editorPackage.name} is not installed: lib/ is compiled without the editor.\n`)
    return
  }
  const words = messageLanguages.map(
    async (lang) => [editor.wordsFile(lang), await editor.bundleWords(lang)] as const,
  )
  const texts = { [editor.scriptFile]: program.script, [editor.licensesFile]: program.licenses }
  const all = [...Object.entries(texts), ...program.fonts, ...(await Promise.all(words))]
  for (const [file, body] of all)
    await writeAtomically(join(staged, relative(lib, editor.programFolder), file), body, {
      isTemporary: true,
    })
}

async function writeSchemas(): Promise<void> {
  const { schemaTexts } = await import('./generate.ts')
  for (const [file, text] of schemaTexts()) await writeAtomically(join(root, 'schemas', file), text)
}

await runProgram(import.meta.url, async () => {
  // npm compiles before packing too. Keep lib/ if it is current, because a program may be using it.
  if (isCompiled()) return 0
  const sources = sourcesNow()
  for (const { path } of await findLeftovers(lib)) await rm(path, { recursive: true, force: true })
  try {
    // Wait for all parts before the folder is removed, so that none writes into a missing folder.
    const parts = [bundle(), packEditor(), declareTypes(), writeSchemas()]
    const failed = (await Promise.allSettled(parts)).find(({ status }) => status === 'rejected')
    if (failed) await Promise.all(parts)
    await writeFile(join(staged, relative(lib, noteFile)), sources)
    await rm(lib, { recursive: true, force: true })
    await rename(staged, lib).catch((error) => {
      // Another process may have compiled the same sources at the same time.
      if (!isCompiled()) throw error
    })
  } finally {
    await rm(staged, { recursive: true, force: true })
  }
  return 0
})
