// The editor's program, made of its own package: one file and its fonts. It names nothing but this
// site and the forge: what it would fetch from package hosts is in it or left out, and an address of
// anybody else leads nowhere. Our package carries it ready, so that an owner who has a telephone
// alone needs to install nothing; a checkout makes it when it is first asked for.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { cacheFolder, cacheName, keep, kept } from '../cache.ts'
import { findPackage } from '../package.ts'
import { compiled, root } from '../root.ts'
import { ownWords, withOwnWords } from './locale.ts'

/** The one version that these rules were written for. */
export const editorPackage = { name: '@sveltia/cms', version: '0.221.1' }

export type Program = {
  script: string
  /** Of all that it is made of. */
  licenses: string
  /** Its fonts, by path below `/admin/`. */
  fonts: ReadonlyMap<string, Uint8Array>
}

/** Where it lies in our package. */
export const programFolder = join(root, 'lib/editor')
export const scriptFile = 'program.js'
export const licensesFile = 'licenses.txt'

/** The program, or which version of its package is there instead. */
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
    script: await bundleOnce(names),
    licenses: await licensesOf(folder, assets, names),
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

async function licensesOf(folder: string, assets: string, fonts: readonly string[]) {
  const ofFonts = fonts.map((font) => {
    const [, name = ''] = /^assets\/([a-z\d-]+?)-latin/.exec(font) ?? []
    return join(assets, `${name}.LICENSE.txt`)
  })
  const all = [join(folder, 'LICENSE.txt'), ...ofFonts].map((path) => readFile(path, 'utf8'))
  return (await Promise.all(all)).join('\n\n')
}

/** Bundling takes seconds, and its result follows from the versions and the client alone. */
async function bundleOnce(fonts: readonly string[]): Promise<string> {
  const { version } = await import('esbuild')
  const client = await bundleClient()
  const rules = [
    JSON.stringify(ownWords),
    leftOut,
    mended,
    JSON.stringify(mends.map(([what, mend]) => [what.source, mend])),
    unread.setup,
    leadNowhere,
    ownHosts,
    packedFont,
  ].map(String)
  const made = [editorPackage.version, version, client, ...fonts, ...rules]
  const path = join(cacheFolder, cacheName('editor', ...made))
  const known = await kept(path)
  if (known) return known.toString()
  const script = await bundleProgram(client, fonts)
  await keep(path, script)
  return script
}

/** The script that the page of the editor loads. */
export async function bundleProgram(client: string, fonts: readonly string[]): Promise<string> {
  const { build } = await import('esbuild')
  const { folder } = await findPackage(editorPackage.name)
  const { outputFiles } = await build({
    // Names of modules in the bundle are paths from the folder where packages are installed, which
    // a checkout may only link to.
    absWorkingDir: join(folder, '../../..'),
    stdin: { contents: client, resolveDir: root },
    write: false,
    plugins: [leftOut(fonts)],
    ...forBrowsers,
  })
  return outputFiles[0]?.text ?? ''
}

/** All that runs in the browser and is ours. */
export async function bundleClient(): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['src/editor/client.ts'],
    external: [editorPackage.name],
    plugins: [unread],
    write: false,
    ...forBrowsers,
  })
  return outputFiles[0]?.text ?? ''
}

/** What commands say, the drawing of the emblem, and how text becomes entities: nobody asks here. */
const unread: Plugin = {
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

const spoken = /\/(?:cs|de|en-US)\.json$/

/** What this version does otherwise than owners need it; each stands there once. */
const mends: readonly [what: RegExp, mend: string][] = [
  // It copies an entry of a list in a way that fails for the blocks which it holds there.
  [/return structuredClone\((\w+\[\w+\])\)/g, 'return JSON.parse(JSON.stringify($1))'],
  // A thumb takes a dish off as easily as it opens it: it asks first, as where a file is deleted.
  [
    /(\w+)\(`remove`\)\);(\w+\(e,\{variant:`ghost`,size:`small`,iconic:!0,get"aria-label"\(\)\{return R\(n\)\},onclick:\(\)=>)(\w+\(R\(i\)\))/g,
    '$1(`remove`));$2confirm($1(`confirm_deleting_this_entry`))&&$3',
  ],
  // Whoever goes back to the form knows that nothing was saved.
  [/(\w+)\.message===`saving_failed`\?/g, '$1.cause?.name===`AbortError`?0:$&'],
  // The pop-up in which GitLab signs the owner in comes back without its opener, for the forge has
  // another policy: the page itself goes there, and `comeBack` takes the code.
  [/,(\w+)=\w+\(\{authURL:\w+\}\);if\(!\1\)throw \w+\(\);(let\{csrfToken)/g, ';$2'],
  [
    /(realAuthURL:(`\$\{\w+\}\?\$\{\w+\}`)\}\),await \w+\.set\(`sveltia-cms\.user`,\{backendName:\w+\}\)),(\w+)\.closed\)throw \w+\(\);return \w+\(\{backendName:\w+,authURL:\w+,popup:\3\}\)/g,
    '$1,!1)return;return location.href=$2,new Promise(()=>{})',
  ],
  // At GitLab it takes what it sent for what is written: the gate says what that is.
  [
    /\{id:(\w+),committed_date:(\w+)\}=(await \w+\(\w+,\{method:`POST`,body:\w+\?\{\.\.\.\w+,start_branch:\w+\}:\w+\}\)),(\w+)=await Promise\.all\([^;]+\);return\{sha:\1,date:new Date\(\2\),files:Object\.fromEntries\(\4\.filter\(\w+=>!!\w+\)\)\}/g,
    '{id:$1,committed_date:$2,files:$4}=$3;return{sha:$1,date:new Date($2),files:$4}',
  ],
]

function mended(source: string): string {
  return mends.reduce((text, [what, mend]) => {
    const { length = 0 } = text.match(what) ?? []
    if (length !== 1) throw new Error(`the editor holds ${what} ${length} times`)
    return text.replace(what, mend)
  }, source)
}

/** Maps, code and formatted text are fields that no form here has; these languages speak our owners. */
const leftOut = (fonts: readonly string[]): Plugin => ({
  name: 'left out',
  setup({ onResolve, onLoad }) {
    const unused = 'unused'
    const leave = ({ path }: { path: string }) => ({ path, namespace: unused })
    onResolve({ filter: /^(?:@shikijs|leaflet|svgo|terra-draw|turndown|exifr)(?:[/-]|$)/ }, leave)
    onResolve({ filter: /chunks\/(?:heic|webp_enc|shiki-engine|react-dom)/ }, leave)
    onResolve({ filter: /\/locales\// }, (asked) => (spoken.test(asked.path) ? null : leave(asked)))
    onLoad({ filter: spoken }, async ({ path }) => {
      const own = ownWords[/(\w+)\.json$/.exec(path)?.[1] ?? '']
      return (
        own && {
          contents: JSON.stringify(withOwnWords(JSON.parse(await readFile(path, 'utf8')), own)),
          loader: 'json',
        }
      )
    })
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/].*\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      return {
        contents: leadNowhere(path.endsWith('index.js') ? mended(source) : source, fonts),
      }
    })
    onLoad({ filter: /.*/, namespace: unused }, () => ({ contents: 'export default {}' }))
  },
})

/** What a page of a browser is told by: names that nobody fetches, the forge, and its API. */
const ownHosts = /^https?:\/\/(?:www\.w3\.org|github\.com|api\.github\.com)$/

/** `https://.../noto-mono@5.3.0/latin-400-normal.woff2` */
const packedFont = /https:\/\/[\w./]+\/([a-z\d-]+?)(?::vf)?@[\d.]+\/([a-z\d-]+)\.woff2/g

/** What is fetched is fetched from here; any other address of a stranger leads nowhere. */
function leadNowhere(script: string, fonts: readonly string[]): string {
  return script
    .replaceAll('https://www.githubstatus.com/api/v2/status.json', 'status.json')
    .replace(packedFont, (address, name: string, part: string) => {
      return fonts.find((one) => one.startsWith(`assets/${name}-${part}`)) ?? address
    })
    .replace(/https?:\/\/[a-z\d][a-z\d.-]*/gi, (host) =>
      ownHosts.test(host) ? host : 'about:blank#',
    )
}
