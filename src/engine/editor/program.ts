// The editor's program, made of the package that the owner has installed: one file and its fonts. It
// names nothing but this site and the forge: what it would fetch from package hosts is in it or left
// out, and an address of anybody else leads nowhere.

import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { cacheFolder, cacheName, keep, kept } from '../cache.ts'
import { compiled, root } from '../root.ts'

const require = createRequire(import.meta.url)

/** The one version that these rules were written for. */
export const editorPackage = { name: '@sveltia/cms', version: '0.221.1' }

/** By path below `/admin/`. */
export type Program = { script: string; files: ReadonlyMap<string, Uint8Array> }

/** The folder of the package and its version; undefined where it is not installed. */
export async function findPackage(): Promise<{ folder: string; version: string } | undefined> {
  try {
    const entry = require.resolve(editorPackage.name).replaceAll('\\', '/')
    const folder = entry.slice(0, entry.lastIndexOf(`/${editorPackage.name}/`))
    const home = `${folder}/${editorPackage.name}`
    const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'))
    return { folder: home, version }
  } catch {
    return undefined
  }
}

/** The client in the package, where nothing translates TypeScript. */
export const clientFile = 'lib/editor-client.js'

/** The client with all but the editor itself. */
export async function compileClient(): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['src/engine/editor/client.ts'],
    external: [editorPackage.name],
    write: false,
    ...forBrowsers,
  })
  return outputFiles[0]?.text ?? ''
}

const forBrowsers = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: 'eof',
  logLevel: 'error',
} as const

export async function makeProgram(folder: string): Promise<Program> {
  const assets = join(folder, 'npm/assets')
  const fonts = (await readdir(assets)).filter((name) => name.endsWith('.woff2')).sort()
  const files = await Promise.all(
    fonts.map(async (name) => [`assets/${name}`, await readFile(join(assets, name))] as const),
  )
  return { script: await bundleOnce(fonts), files: new Map(files) }
}

/** Bundling takes seconds, and its result follows from the versions and the client alone. */
async function bundleOnce(fonts: readonly string[]): Promise<string> {
  const { build, version } = await import('esbuild')
  const client = compiled ? await readFile(join(root, clientFile), 'utf8') : await compileClient()
  const rules = [leftOut.setup, leadNowhere, ownHosts, packedFont].map(String)
  const made = [editorPackage.version, version, client, ...fonts, ...rules]
  const path = join(cacheFolder, cacheName('editor', ...made))
  const known = await kept(path)
  if (known) return known.toString()
  const { outputFiles } = await build({
    stdin: { contents: client, resolveDir: root },
    write: false,
    plugins: [leftOut],
    ...forBrowsers,
  })
  const script = leadNowhere(outputFiles[0]?.text ?? '', fonts)
  await keep(path, script)
  return script
}

const spoken = /\/(?:cs|de|en-US)\.json$/

/** Maps, code and formatted text are fields that no form here has; these languages speak our owners. */
const leftOut: Plugin = {
  name: 'left out',
  setup({ onResolve, onLoad }) {
    const unused = 'unused'
    const leave = ({ path }: { path: string }) => ({ path, namespace: unused })
    onResolve({ filter: /^(?:@shikijs|leaflet|svgo|terra-draw|turndown|exifr)(?:[/-]|$)/ }, leave)
    onResolve({ filter: /chunks\/(?:heic|webp_enc|shiki-engine|react-dom)/ }, leave)
    onResolve({ filter: /\/locales\// }, (asked) => (spoken.test(asked.path) ? null : leave(asked)))
    onLoad({ filter: /.*/, namespace: unused }, () => ({ contents: 'export default {}' }))
  },
}

/** What a page of a browser is told by: names that nobody fetches, the forge, and its API. */
const ownHosts = /^https?:\/\/(?:www\.w3\.org|github\.com|api\.github\.com)$/

/** `https://.../noto-mono@5.3.0/latin-400-normal.woff2` */
const packedFont = /https:\/\/[\w./]+\/([a-z\d-]+?)(?::vf)?@[\d.]+\/([a-z\d-]+)\.woff2/g

/** What is fetched is fetched from here; any other address of a stranger leads nowhere. */
function leadNowhere(script: string, fonts: readonly string[]): string {
  return script
    .replaceAll('https://www.githubstatus.com/api/v2/status.json', 'status.json')
    .replace(packedFont, (address, name: string, part: string) => {
      const font = fonts.find((one) => one.startsWith(`${name}-${part}`))
      return font === undefined ? address : `assets/${font}`
    })
    .replace(/https?:\/\/[a-z\d][a-z\d.-]*/gi, (host) =>
      ownHosts.test(host) ? host : 'about:blank#',
    )
}
