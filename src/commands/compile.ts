// `npm run compile`: the package as npm packs it. JavaScript in lib/, cut where something is loaded
// only by those who need it; types for authors of templates; schemas for editors in schemas/.

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { stderr } from 'node:process'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Plugin, PluginBuild } from 'esbuild'
import {
  editorPackage,
  findProgram,
  licensesFile,
  programFolder,
  scriptFile,
} from '../engine/editor/program.ts'
import { root } from '../engine/root.ts'
import { placeholdersFile } from '../engine/shipped.ts'
import { templateNames } from '../engine/template-files.ts'
import { writeWhole } from '../engine/write-whole.ts'
import { isCompiled, noteFile, sourcesNow } from './compiled.js'
import { runProgram } from './options.ts'

const entries = {
  'agent-pub': 'src/commands/bin.ts',
  builder: 'src/commands/dev/builder.ts',
  judge: 'src/commands/judge.ts',
  index: 'src/index.ts',
  'jsx-runtime': 'src/jsx-runtime.ts',
}

const lib = join(root, 'lib')
/** What is made takes the place of lib/ when all of it is made; as deep, so that paths hold. */
const staged = join(root, 'lib.new')
/** Modules of templates, but not those of a checkout that lies in a folder of that name. */
const templates = join(root, 'templates')
/** How a module asks for the folder that it is in. */
const ownFolder = 'import.meta.dirname'

async function bundle(): Promise<void> {
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: staged,
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    minifySyntax: true,
    minifyWhitespace: true,
    external: [...new Set([...loadedByNeed, 'node:*'])],
    banner: { js: requireForPackages },
    loader: { '.md': 'text' },
    plugins: [shippedTemplates, readTexts, placesOfSources, closedFrontMatter, entitiesByNeed],
    logLevel: 'warning',
  })
  await chmod(join(staged, 'agent-pub.js'), 0o755)
}

/**
 * Packages that stay beside the bundle: what few builds need, and what finds files of its own. The
 * others are in it, because each file of a package costs every build its search and its reading.
 */
const loadedByNeed = [
  ...[
    '@fontsource/*',
    'subset-font',
    '@resvg/resvg-wasm',
    'ajv',
    'chokidar',
    'esbuild',
    'jsonc-parser',
  ],
  ...['koffi', 'mime', 'read-excel-file', 'serve', 'serve-handler', 'sharp', 'tsx'],
]

/** Packages of CommonJS ask for modules of Node in the way of their time. */
const requireForPackages =
  "import{createRequire as requireOf}from'node:module';const require=requireOf(import.meta.url);"

const loading = (
  name: string,
  filter: RegExp,
  load: Parameters<PluginBuild['onLoad']>[1],
): Plugin => ({
  name,
  setup: ({ onLoad }) => onLoad({ filter }, load),
})

/** gray-matter brings a second reader of YAML for front matter that is never given to it. */
const closedFrontMatter = loading(
  'closed front matter',
  /[\\/]gray-matter[\\/]lib[\\/]engines\.js$/,
  () => ({ contents: 'module.exports = {}' }),
)

/** The reader of Markdown brings tables of all entities of HTML, which few texts have. */
const entitiesByNeed = loading('entities by need', /[\\/]entities[\\/]lib[\\/]index\.js$/, () => ({
  contents: `exports.decodeHTMLStrict = (text) => require('./decode.js').decodeHTMLStrict(text)`,
}))

/** In the place of the module that reads the folder of templates: all of them, in one table. */
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

/** A part of the templates that reads files beside itself has read them now: its texts stay. */
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

/** A module that finds a file beside itself finds it in the package too, at the same place. */
const placesOfSources = loading('places of sources', /\.tsx?$/, async ({ path }) => {
  const source = await readFile(path, 'utf8')
  if (!source.includes(ownFolder)) return undefined
  const folder = relative(staged, dirname(path)).replaceAll('\\', '/')
  const contents = source.replaceAll(ownFolder, `(${ownFolder} + ${JSON.stringify(`/${folder}`)})`)
  return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
})

/** Types of what authors of templates import. A package of JavaScript names its files .js. */
async function declareTypes(): Promise<void> {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  if (!existsSync(tsc)) {
    // npm compiles a checkout after every installation, one without developers' tools too.
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

/** The owner's editor, for sites that ask for it: ready, so that no owner installs anything. */
async function packEditor(): Promise<void> {
  const program = await findProgram()
  if ('found' in program) {
    stderr.write(`${editorPackage.name} is not installed: lib/ is compiled without the editor.\n`)
    return
  }
  const texts = { [scriptFile]: program.script, [licensesFile]: program.licenses }
  for (const [file, body] of [...Object.entries(texts), ...program.fonts])
    await writeWhole(join(staged, relative(lib, programFolder), file), body, { passing: true })
}

async function writeSchemas(): Promise<void> {
  const { schemaTexts } = await import('./generate.ts')
  for (const [file, text] of schemaTexts()) await writeWhole(join(root, 'schemas', file), text)
}

await runProgram(import.meta.url, async () => {
  // npm compiles before it packs, too: whoever runs the program meanwhile keeps it.
  if (isCompiled()) return 0
  const sources = sourcesNow()
  await rm(staged, { recursive: true, force: true })
  try {
    // All have ended before anything is removed: none writes into a folder that is gone.
    const parts = [bundle(), packEditor(), declareTypes(), writeSchemas()]
    const failed = (await Promise.allSettled(parts)).find(({ status }) => status === 'rejected')
    if (failed) await Promise.all(parts)
    await writeFile(join(staged, relative(lib, noteFile)), sources)
    await rm(lib, { recursive: true, force: true })
    await rename(staged, lib)
  } finally {
    await rm(staged, { recursive: true, force: true })
  }
  return 0
})
