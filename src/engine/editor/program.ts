// Script and fonts of the editor, bundled from Sveltia CMS and our own client. The bundle contacts
// only this site and the forge: files that Sveltia would load from package hosts are included or
// removed, and other URLs are disabled. The npm package contains the finished bundle, so an owner
// who has only a phone installs nothing. A checkout bundles it on first use.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { cacheFolder, cacheName, readCached, writeCached } from '../cache.ts'
import { findPackage } from '../package.ts'
import { compiled, root } from '../root.ts'
import { mergeTranslations, ownTranslations } from './locale.ts'

/** The patches below were written for exactly this version. */
export const editorPackage = { name: '@sveltia/cms', version: '0.221.1' }

export type Program = {
  script: string
  /** Licences of everything in the bundle. */
  licenses: string
  /** Fonts by path below `/admin/`. */
  fonts: ReadonlyMap<string, Uint8Array>
}

/** Place of the bundle in the npm package. */
export const programFolder = join(root, 'lib/editor')
export const scriptFile = 'program.js'
export const licensesFile = 'licenses.txt'

/** Return the program. If the right version is not installed, return the version that was found. */
export const findProgram = (): Promise<Program | { found: string | null }> =>
  compiled ? packedProgram() : ownProgram()

async function packedProgram(): Promise<Program | { found: null }> {
  const text = (file: string) => readFile(join(programFolder, file), 'utf8')
  try {
    return {
      script: await text(scriptFile),
      licenses: await text(licensesFile),
      fonts: await fontsIn(join(programFolder, 'assets')),
    }
  } catch {
    return { found: null }
  }
}

async function ownProgram(): Promise<Program | { found: string | null }> {
  const installed = findPackage(editorPackage.name)
  const { folder, version } = await installed.catch(() => ({ folder: '', version: null }))
  if (version !== editorPackage.version) return { found: version }
  const assets = join(folder, 'npm/assets')
  const fonts = await fontsIn(assets)
  const names = [...fonts.keys()]
  return {
    script: await bundleCached(names),
    licenses: await readLicenses(folder, assets, names),
    fonts,
  }
}

async function fontsIn(assets: string): Promise<Map<string, Uint8Array>> {
  const names = (await readdir(assets)).filter((name) => name.endsWith('.woff2')).sort()
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

/**
 * Bundling takes seconds. The result depends only on the versions, the client and the rules below,
 * so it is cached under their hash.
 */
async function bundleCached(fonts: readonly string[]): Promise<string> {
  const { version } = await import('esbuild')
  const client = await bundleClient()
  const rules = [
    JSON.stringify(ownTranslations),
    leaveOut,
    applyPatches,
    JSON.stringify(patches.map(([what, mend]) => [what.source, mend])),
    omitUnused.setup,
    disableUrls,
    ownHosts,
    packedFont,
  ].map(String)
  const made = [editorPackage.version, version, client, ...fonts, ...rules]
  const path = join(cacheFolder, cacheName('editor', ...made))
  const cached = await readCached(path)
  if (cached) return cached.toString()
  const script = await bundleProgram(client, fonts)
  await writeCached(path, script)
  return script
}

/** Bundle the script of the editor's page. */
export async function bundleProgram(client: string, fonts: readonly string[]): Promise<string> {
  const { build } = await import('esbuild')
  const { folder } = await findPackage(editorPackage.name)
  const { outputFiles } = await build({
    // esbuild names modules by their path from this folder. A checkout may only have a link to
    // node_modules, so use the real folder.
    absWorkingDir: join(folder, '../../..'),
    stdin: { contents: client, resolveDir: root },
    write: false,
    plugins: [leaveOut(fonts)],
    ...forBrowsers,
  })
  return outputFiles[0]?.text ?? ''
}

/** Bundle our part of the script, without Sveltia. */
export async function bundleClient(): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['src/editor/client.ts'],
    external: [editorPackage.name],
    plugins: [omitUnused],
    write: false,
    ...forBrowsers,
  })
  return outputFiles[0]?.text ?? ''
}

/**
 * Leave out modules that the browser never uses: texts of the command line, emblem drawing, and the
 * table of HTML entities.
 */
const omitUnused: Plugin = {
  name: 'unread',
  setup({ onLoad }) {
    const nothing = {
      loader: 'js',
      contents: 'export const commands = {}, sentences = {}, verify = {}',
    } as const
    onLoad({ filter: /messages[\\/](?:cs|en)[\\/](?:commands|verify)\.ts$/ }, () => nothing)
    onLoad({ filter: /fields[\\/]emblem\.ts$/ }, () => nothing)
    onLoad({ filter: /entities[\\/]lib[\\/]maps[\\/]entities\.json$/ }, () => ({
      contents: '{}',
      loader: 'json',
    }))
  },
}

const forBrowsers = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  legalComments: 'eof',
  logLevel: 'error',
} as const

const usedLocales = /\/(?:cs|de|en-US)\.json$/

/**
 * Changes to Sveltia's minified code. Each must match exactly once, otherwise the build stops.
 * Reasons in docs/decisions.md.
 */
const patches: readonly [what: RegExp, mend: string][] = [
  // structuredClone throws for list entries that contain proxied blocks.
  [/return structuredClone\((\w+\[\w+\])\)/g, 'return JSON.parse(JSON.stringify($1))'],
  // A dish is removed with one tap right next to the button that opens it, so ask for confirmation
  // as for deleting a file.
  [
    /(\w+)\(`remove`\)\);(\w+\(e,\{variant:`ghost`,size:`small`,iconic:!0,get"aria-label"\(\)\{return R\(n\)\},onclick:\(\)=>)(\w+\(R\(i\)\))/g,
    '$1(`remove`));$2confirm($1(`confirm_deleting_this_entry`))&&$3',
  ],
  // Show no error if the owner cancelled saving.
  [/(\w+)\.message===`saving_failed`\?/g, '$1.cause?.name===`AbortError`?0:$&'],
  // GitLab's cross-origin opener policy cuts the pop-up off from its opener, so sign-in in a pop-up
  // never ends. Redirect the page itself; `comeBack` in gitlab.ts handles the code.
  [/,(\w+)=\w+\(\{authURL:\w+\}\);if\(!\1\)throw \w+\(\);(let\{csrfToken)/g, ';$2'],
  [
    /(realAuthURL:(`\$\{\w+\}\?\$\{\w+\}`)\}\),await \w+\.set\(`sveltia-cms\.user`,\{backendName:\w+\}\)),(\w+)\.closed\)throw \w+\(\);return \w+\(\{backendName:\w+,authURL:\w+,popup:\3\}\)/g,
    '$1,!1)return;return location.href=$2,new Promise(()=>{})',
  ],
  // Sveltia assumes that GitLab stored exactly what it sent. Use the hashes that the gate adds to
  // the response.
  [
    /\{id:(\w+),committed_date:(\w+)\}=(await \w+\(\w+,\{method:`POST`,body:\w+\?\{\.\.\.\w+,start_branch:\w+\}:\w+\}\)),(\w+)=await Promise\.all\([^;]+\);return\{sha:\1,date:new Date\(\2\),files:Object\.fromEntries\(\4\.filter\(\w+=>!!\w+\)\)\}/g,
    '{id:$1,committed_date:$2,files:$4}=$3;return{sha:$1,date:new Date($2),files:$4}',
  ],
]

function applyPatches(source: string): string {
  return patches.reduce((text, [what, mend]) => {
    const { length = 0 } = text.match(what) ?? []
    if (length !== 1) throw new Error(`the editor holds ${what} ${length} times`)
    return text.replace(what, mend)
  }, source)
}

/**
 * Leave out field types that no form uses (maps, code, rich text) and locales that no owner of ours
 * needs, and add our own translations.
 */
const leaveOut = (fonts: readonly string[]): Plugin => ({
  name: 'left out',
  setup({ onResolve, onLoad }) {
    const unused = 'unused'
    const leave = ({ path }: { path: string }) => ({ path, namespace: unused })
    onResolve({ filter: /^(?:@shikijs|leaflet|svgo|terra-draw|turndown|exifr)(?:[/-]|$)/ }, leave)
    onResolve({ filter: /chunks\/(?:heic|webp_enc|shiki-engine|react-dom)/ }, leave)
    onResolve({ filter: /\/locales\// }, (asked) =>
      usedLocales.test(asked.path) ? null : leave(asked),
    )
    onLoad({ filter: usedLocales }, async ({ path }) => {
      const own = ownTranslations[/(\w+)\.json$/.exec(path)?.[1] ?? '']
      return (
        own && {
          contents: JSON.stringify(
            mergeTranslations(JSON.parse(await readFile(path, 'utf8')), own),
          ),
          loader: 'json',
        }
      )
    })
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/].*\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      return {
        contents: disableUrls(path.endsWith('index.js') ? applyPatches(source) : source, fonts),
      }
    })
    onLoad({ filter: /.*/, namespace: unused }, () => ({ contents: 'export default {}' }))
  },
})

/** URLs that stay: XML namespaces, which are never fetched, and GitHub with its API. */
const ownHosts = /^https?:\/\/(?:www\.w3\.org|github\.com|api\.github\.com)$/

/** `https://.../noto-mono@5.3.0/latin-400-normal.woff2` */
const packedFont = /https:\/\/[\w./]+\/([a-z\d-]+?)(?::vf)?@[\d.]+\/([a-z\d-]+)\.woff2/g

/** Point URLs to files that we publish. All other URLs of third parties are disabled. */
function disableUrls(script: string, fonts: readonly string[]): string {
  return script
    .replaceAll('https://www.githubstatus.com/api/v2/status.json', 'status.json')
    .replace(packedFont, (address, name: string, part: string) => {
      return fonts.find((one) => one.startsWith(`assets/${name}-${part}`)) ?? address
    })
    .replace(/https?:\/\/[a-z\d][a-z\d.-]*/gi, (host) =>
      ownHosts.test(host) ? host : 'about:blank#',
    )
}
