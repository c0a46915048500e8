// Script and fonts of the editor, bundled from Sveltia CMS and our own client. The bundle contacts
// only this site and the forge: files that Sveltia would load from package hosts are included or
// removed, and other URLs are disabled. The npm package contains the finished bundle, so an owner
// who has only a phone installs nothing. A checkout bundles it on first use.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildOptions } from 'esbuild'
import type { MessageLanguage } from '../../model/languages.ts'
import { cachedBytes, cacheFolder, cacheName } from '../cache.ts'
import { findPackage } from '../package.ts'
import { isCompiledPackage, root } from '../root.ts'
import { keepLanguage } from './one-language.ts'
import { type Stub, stubModules } from './stubs.ts'
import { editorPackage, readLocale, sveltiaPlugins } from './sveltia.ts'

export type Program = {
  script: string
  /** Module with our own texts and those of Sveltia in one language. */
  words: string
  /** Licences of everything in the bundle. */
  licenses: string
  /** Fonts by path below `/admin/`. */
  fonts: ReadonlyMap<string, Uint8Array>
}

/** Place of the bundle in the npm package. */
export const programFolder = join(root, 'lib/editor')
export const scriptFile = 'program.js'
export const licensesFile = 'licenses.txt'
export const wordsFile = (language: MessageLanguage) => `words-${language}.js`

/** Return the program. If the right version is not installed, return the version that was found. */
export const findProgram = (
  language: MessageLanguage,
): Promise<Program | { found: string | null }> =>
  isCompiledPackage ? packedProgram(language) : ownProgram(language)

async function packedProgram(language: MessageLanguage): Promise<Program | { found: null }> {
  const text = (file: string) => readFile(join(programFolder, file), 'utf8')
  try {
    return {
      script: await text(scriptFile),
      words: await text(wordsFile(language)),
      licenses: await text(licensesFile),
      fonts: await readFonts(join(programFolder, 'assets')),
    }
  } catch {
    return { found: null }
  }
}

async function ownProgram(language: MessageLanguage): Promise<Program | { found: string | null }> {
  const installed = findPackage(editorPackage.name)
  const { folder, version } = await installed.catch(() => ({ folder: '', version: null }))
  if (version !== editorPackage.version) return { found: version }
  const assets = join(folder, 'npm/assets')
  const fonts = await readFonts(assets)
  const names = [...fonts.keys()]
  const script = await bundleCached()
  return {
    ...{ script, words: await bundleWords(language) },
    ...{ licenses: await readLicenses(folder, assets, names) },
    fonts: new Map(
      await Promise.all(
        [...fonts].map(
          async ([name, bytes]) =>
            [name, isIconFont(name) ? await cachedIcons(bytes, script) : bytes] as const,
        ),
      ),
    ),
  }
}

export const isIconFont = (file: string) => file.includes('material-symbols')

/** Icons that the script may show. The font depends on the script, so it is cached like that. */
async function cachedIcons(font: Uint8Array, script: string): Promise<Uint8Array> {
  const rules = await readFile(join(import.meta.dirname, 'icons.ts'), 'utf8')
  const { version } = await findPackage('subset-font')
  const path = join(cacheFolder, cacheName('icons', version, editorPackage.version, script, rules))
  return cachedBytes(path, async () => (await import('./icons.ts')).subsetIcons(font, script))
}

async function readFonts(assets: string): Promise<Map<string, Uint8Array>> {
  const names = (await readdir(assets))
    .filter((name) => /^(?!noto-mono).*\.woff2$/.test(name))
    .sort()
  return new Map(
    await Promise.all(
      names.map(async (name) => [`assets/${name}`, await readFile(join(assets, name))] as const),
    ),
  )
}

async function readLicenses(folder: string, assets: string, fonts: readonly string[]) {
  const fontLicenses = fonts.map((font) => {
    const [, name = ''] = /^assets\/([a-z\d-]+?)-latin/.exec(font) ?? []
    return join(assets, `${name}.LICENSE.txt`)
  })
  const all = [join(folder, 'LICENSE.txt'), ...fontLicenses].map((path) => readFile(path, 'utf8'))
  return (await Promise.all(all)).join('\n\n')
}

/** Bundling takes seconds, so the script is cached under the hash of everything it depends on. */
async function bundleCached(): Promise<string> {
  const { version } = await import('esbuild')
  const client = await bundleClient()
  const rules = ['program.ts', 'stubs.ts', 'sveltia.ts', 'locale.ts'].map((file) =>
    readFile(join(import.meta.dirname, file), 'utf8'),
  )
  const path = join(
    cacheFolder,
    cacheName('editor', version, client, ...(await Promise.all(rules))),
  )
  return String(await cachedBytes(path, () => bundleProgram(client)))
}

/** Bundle the script of the editor's page. */
export async function bundleProgram(client: string): Promise<string> {
  const { folder } = await findPackage(editorPackage.name)
  const fonts = [...(await readFonts(join(folder, 'npm/assets'))).keys()]
  return bundle({
    // esbuild names modules by their path from this folder. A checkout may only have a link to
    // node_modules, so use the real folder.
    absWorkingDir: join(folder, '../../..'),
    stdin: { contents: client, resolveDir: root },
    plugins: sveltiaPlugins(fonts),
  })
}

/** Bundle the texts of one language. */
export async function bundleWords(language: MessageLanguage): Promise<string> {
  const { folder } = await findPackage(editorPackage.name)
  const contents = `export { ${language} as catalogue } from './src/messages/${language}.ts'
        export const locale = ${JSON.stringify(await readLocale(folder, language))}`
  return bundle({
    stdin: { contents, resolveDir: root },
    plugins: [stubModules(unusedTexts), keepLanguage(language)],
  })
}

/** Bundle our part of the script, without Sveltia. */
export const bundleClient = (): Promise<string> =>
  bundle({
    entryPoints: ['src/editor/client.ts'],
    external: [editorPackage.name],
    plugins: [stubModules(unusedModules)],
  })

/** Bundle for browsers. */
async function bundle(options: BuildOptions): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles = [] } = await build({
    ...{ absWorkingDir: root, bundle: true, format: 'esm', target: 'es2022', minify: true },
    ...{ legalComments: 'eof', logLevel: 'error', write: false },
    ...options,
  })
  return outputFiles[0]?.text ?? ''
}

/** Texts of the command line, of folders, templates and spreadsheets, and of the coming days. */
const unusedTexts: readonly Stub[] = [
  {
    pattern: /\/messages\/\w+\/commands\.ts$/,
    contents: 'export const commands = {}, fieldList = {}',
  },
  {
    pattern: /\/messages\/\w+\/verify\.ts$/,
    contents: 'export const verify = {}',
  },
  { pattern: /\/subjects\/disk\.ts$/, contents: 'export const disk = {}' },
  { pattern: /\/subjects\/templates\.ts$/, contents: 'export const templates = {}' },
  { pattern: /\/subjects\/spreadsheets\.ts$/, contents: 'export const table = {}' },
  { pattern: /\/subjects\/coming-days\.ts$/, contents: 'export const ahead = {}' },
]

/**
 * Modules that the browser does not need: it draws no emblem and no Markdown, has the texts of one language
 * in a file of their own, and knows the HTML entities itself.
 */
const unusedModules: readonly Stub[] = [
  { pattern: /\/messages\/en\.ts$/, contents: 'export const en = {}' },
  { pattern: /\/content\/emblem\/emblem\.ts$/, contents: 'export {}' },
  { pattern: /\/render\/(?:html|xml)\.js$/, contents: 'export default {}' },
  {
    pattern: /^entities$/,
    contents: `const field = document.createElement('textarea')
      export const decodeHTMLStrict = (html) => ((field.innerHTML = html), field.value)`,
  },
]
