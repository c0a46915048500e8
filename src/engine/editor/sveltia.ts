// Differences between the bundle and the published Sveltia CMS. Each difference stops the build when it
// no longer fits Sveltia's code. The reasons are in docs/decisions.md.

import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Plugin } from 'esbuild'
import type { MessageLanguage } from '../../model/languages.ts'
import { findUnknownKeys, mergeTranslations, ownTranslations } from './locale.ts'
import { type Stub, stubModules } from './stubs.ts'

/** The patches below were written for exactly this version. */
export const editorPackage = { name: '@sveltia/cms', version: '0.221.1' }

type Patch = { name: string; pattern: RegExp; replacement: string }

const patches: readonly Patch[] = [
  {
    // structuredClone throws for list entries that contain proxied blocks.
    name: 'copy a list entry',
    pattern: /return structuredClone\((\w+\[\w+\])\)/g,
    replacement: 'return JSON.parse(JSON.stringify($1))',
  },
  {
    // Without the question, a tap beside the button that opens a dish would remove the dish.
    name: 'confirm before a list entry is removed',
    pattern:
      /(\w+)\(`remove`\)\);(\w+\(e,\{variant:`ghost`,size:`small`,iconic:!0,get"aria-label"\(\)\{return R\(n\)\},onclick:\(\)=>)(\w+\(R\(i\)\))/g,
    replacement: '$1(`remove`));$2confirm($1(`confirm_deleting_this_entry`))&&$3',
  },
  {
    // The owner chose to go back to the form.
    name: 'no error after a cancelled save',
    pattern: /(\w+)\.message===`saving_failed`\?/g,
    replacement: '$1.cause?.name===`AbortError`?0:$&',
  },
  {
    // GitLab's opener policy cuts the pop-up off from its opener, so signing in would never end.
    name: 'no pop-up for signing in at GitLab',
    pattern: /,(\w+)=\w+\(\{authURL:\w+\}\);if\(!\1\)throw \w+\(\);(let\{csrfToken)/g,
    replacement: ';$2',
  },
  {
    // `completeSignIn` in src/editor/gitlab.ts continues when GitLab redirects back.
    name: 'redirect to GitLab instead',
    pattern:
      /(realAuthURL:(`\$\{\w+\}\?\$\{\w+\}`)\}\),await \w+\.set\(`sveltia-cms\.user`,\{backendName:\w+\}\)),(\w+)\.closed\)throw \w+\(\);return \w+\(\{backendName:\w+,authURL:\w+,popup:\3\}\)/g,
    replacement: '$1,!1)return;return location.href=$2,new Promise(()=>{})',
  },
  {
    // Sveltia assumes that GitLab stored what it sent, but the gate may have changed the commit.
    name: 'file hashes from the response to a GitLab commit',
    pattern:
      /\{id:(\w+),committed_date:(\w+)\}=(await \w+\(\w+,\{method:`POST`,body:\w+\?\{\.\.\.\w+,start_branch:\w+\}:\w+\}\)),(\w+)=await Promise\.all\([^;]+\);return\{sha:\1,date:new Date\(\2\),files:Object\.fromEntries\(\4\.filter\(\w+=>!!\w+\)\)\}/g,
    replacement: '{id:$1,committed_date:$2,files:$4}=$3;return{sha:$1,date:new Date($2),files:$4}',
  },
  {
    // `src/editor/draft.ts` reads the version that the form came from, and writes fixes into it.
    name: 'the draft of the open form',
    pattern: /((\w+)\.setAttribute\(\w+,``\)),(\w+\.set\(\2,(\w+)\))/g,
    replacement: '$1,globalThis.entryDraft=$4,$3',
  },
  {
    // An old draft of a file would overwrite what another device has saved since.
    name: 'bind the backup of a draft to the version of its file',
    pattern: /(\w+=\w+\(e\));if\((\w+)\(e\)\)\{let e=\{timestamp:new Date,/g,
    replacement:
      '$1,base=JSON.stringify(e.originalEntry?.locales??null);if($2(e)){let e={base,timestamp:new Date,',
  },
  {
    name: 'offer the backup of a draft for that version only',
    pattern: /,r=await (\w+)\(t,n\);if\(!r\)return;let\{timestamp:i\}=r/g,
    replacement:
      ',r=await $1(t,n);if(!r)return;if(r.base!==JSON.stringify(e.originalEntry?.locales??null))return dispatchEvent(new Event(`old-draft`));let{timestamp:i}=r',
  },
  {
    // The gate holds back a save that follows an older version, also of a file that was new.
    name: 'leave conflicts to the gate',
    pattern:
      /if\(!c\)\{let t=await (\w+)\(e\);if\(t&&!n\)throw Error\(`save_conflict`,\{cause:t\}\)\}/g,
    replacement: 'if(!c)await $1(e);',
  },
  {
    // What nothing refers to is left out of the bundle: rich text, maps, code and previews of fields.
    name: 'types of fields that our forms have',
    pattern:
      /=\{boolean:\w+,code:\w+,color:\w+,compute:\w+,datetime:\w+,file:\w+,(image:\w+),keyvalue:\w+,(list:\w+),map:\w+,markdown:\w+,number:\w+,(object:\w+),relation:\w+,richtext:\w+,(select:\w+,string:\w+,text:\w+),uuid:\w+\},(\w+=)\{[^{}]+\}/g,
    replacement: '={$1,$2,$3,$4},$5{}',
  },
  {
    name: 'no rich text for scripts',
    pattern: /,renderRichText:\w+\}([\s\S]+),\w+ as renderRichText/g,
    replacement: '}$1',
  },
  {
    // The configuration is made here, so it is valid. Its schema takes 0.13 MB and time at the start.
    name: 'no schema of the configuration',
    pattern:
      /(\w+=\(\)=>\{)if\(\w+\)return \w+\?\?=\{strict:[\s\S]+?(,\w+=\(\{config:\w+,schemas:\w+,collectors:\w+\}\)=>\{)[\s\S]+?`Skipping configuration schema validation`,\w+\)\}\}/g,
    replacement: '$1}$2}',
  },
  {
    // Emojis can be typed on every phone. The list of their English names is 60 kB.
    name: 'no names of emojis',
    pattern: /(\w+\?\?=\w+\()\w+(\),\w+\.map\(e=>\{let\{rank:)/g,
    replacement: '$1``$2',
  },
  {
    // Styles ask for "Noto Sans Mono", so this face is loaded at the start and never shown.
    name: 'no face named Noto Mono',
    pattern: /@font-face \{font-family:'Noto Mono'[^}]+\}/g,
    replacement: '',
  },
  {
    name: 'no file of Noto Mono',
    pattern:
      /"noto-mono-latin-400-normal\.woff2":new URL\(new URL\([^()]+\)\.href,[^()]+\)\.href,/g,
    replacement: '',
  },
  {
    // The texts of the house's language are complete, and the page loads no others.
    name: 'no English texts in houses of other languages',
    pattern: /\{\.\.\.\w+,_sui:\w+\}/g,
    replacement: 'globalThis.editorLocale',
  },
  {
    name: 'status of GitHub from our own file',
    pattern: /https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/g,
    replacement: 'status.json',
  },
]

/** Patch Sveltia's main script. Throws if a patch does not match exactly once. */
export const applyPatches = (script: string): string =>
  patches.reduce((text, { name, pattern, replacement }) => {
    const { length = 0 } = text.match(pattern) ?? []
    if (length !== 1) throw outdated(`The patch "${name}" matches ${length} places instead of 1`)
    return text.replace(pattern, replacement)
  }, script)

const outdated = (reason: string) =>
  new Error(
    `${reason} of ${editorPackage.name}. Adapt or remove it in src/engine/editor/sveltia.ts; docs/decisions.md says what it is for.`,
  )

/** URL of a font such as `https://.../noto-mono@5.3.0/latin-400-normal.woff2`. */
const fontUrl = /https:\/\/[\w./]+\/([a-z\d-]+?)(?::vf)?@[\d.]+\/([a-z\d-]+)\.woff2/g

/** Load the fonts from this site. Throws unless URLs and packaged fonts correspond one to one. */
export function useOwnFonts(script: string, fonts: readonly string[]): string {
  const unused = new Set(fonts)
  const replaced = script.replace(fontUrl, (url, name: string, part: string) => {
    const font = fonts.find((one) => one.startsWith(`assets/${name}-${part}`))
    if (font === undefined) throw outdated(`The font ${url} is not in the package`)
    unused.delete(font)
    return font
  })
  if (unused.size > 0) throw outdated(`No URL refers to the fonts ${[...unused].join(', ')}`)
  return replaced
}

/**
 * Mark the calls in the code of the rich text editor as free of side effects, which its package
 * states too: bundlers then leave out what is not used.
 */
function markRichText(script: string): string {
  const from = script.indexOf('https://lexical.dev/docs/error')
  const to = script.indexOf('new Intl.Collator', script.lastIndexOf('this.config(`table`'))
  if (from < 0 || to < from) throw outdated('The code of the rich text editor is not found in')
  const marked = script
    .slice(from, to)
    .replace(/([=,:(&|?!])([A-Za-z_$][\w$]*(?:\(\))?\()/g, '$1/*@__PURE__*/$2')
  return script.slice(0, from) + marked + script.slice(to)
}

/** URLs that stay: XML namespaces, which are never fetched, and GitHub with its API. */
const allowedHosts = /^https?:\/\/(?:www\.w3\.org|github\.com|api\.github\.com)$/

/**
 * Disable the URLs of all other hosts. The page's policy forbids fetching them anyway, and links to
 * Sveltia's own services would only confuse owners.
 */
const disableUrls = (script: string): string =>
  script.replace(/https?:\/\/[a-z\d][a-z\d.-]*/gi, (host) =>
    allowedHosts.test(host) ? host : 'about:blank#',
  )

/** Field types that no form has (maps, code, rich text), and locales of other languages. */
const unusedModules: readonly Stub[] = [
  /^@shikijs\//,
  /^exifr\//,
  /^immutable$/,
  /^leaflet\//,
  /^svgo\//,
  /^terra-draw/,
  /^turndown\//,
  /\/chunks\/heic/,
  /\/chunks\/react-dom/,
  /\/chunks\/shiki-engine/,
  /\/chunks\/webp_enc/,
  /\/@sveltia\/cms\/locales\/(?!(?:cs|de)\.json$)/,
].map((pattern) => ({ pattern, contents: 'export default {}' }))

/** Sveltia's locale for each language. It has no Slovak one, so Czech fills the gaps of ours. */
export const locales = { cs: 'cs', sk: 'cs', de: 'de', en: 'en-US' } as const

/** The page loads the texts of its pub's language only, in the file with our own. */
const loadedLocale: Stub = {
  pattern: /\/@sveltia\/cms\/locales\/(?:cs|de)\.json$/,
  contents: 'export default globalThis.editorLocale',
}

/** `fonts` are the packaged fonts by path below `/admin/`. */
export const sveltiaPlugins = (fonts: readonly string[]): Plugin[] => [
  stubModules([...unusedModules, loadedLocale]),
  {
    name: 'patch-sveltia',
    setup({ onLoad }) {
      onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/].*\.js$/ }, async ({ path }) => {
        const script = await readFile(path, 'utf8')
        const isMain = basename(path) === 'index.js'
        return {
          contents: disableUrls(
            isMain ? markRichText(useOwnFonts(applyPatches(script), fonts)) : script,
          ),
        }
      })
    },
  },
]

/** Read Sveltia's texts in a language, with our own. Gaps are in English. */
export async function readLocale(folder: string, language: MessageLanguage) {
  const read = async (name: string) =>
    JSON.parse(await readFile(join(folder, 'locales', `${name}.json`), 'utf8'))
  const locale = locales[language]
  const english = await read('en-US')
  const own = ownTranslations[language]
  const unknown = findUnknownKeys(own, english)
  if (unknown.length > 0) throw outdated(`Our translations of ${unknown.join(', ')} are no keys`)
  return [await read(locale), own].reduce(mergeTranslations, english)
}
