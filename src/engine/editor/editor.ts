// Files below /admin/: the page, its program and its configuration. They are published like the
// owner's own files and are not listed in any generated document.

import { createHash } from 'node:crypto'
import { type Catalogue, type Message, message } from '../../messages/catalogue.ts'
import { loadCatalogue } from '../../messages/load.ts'
import type { Problem } from '../../messages/problem.ts'
import * as model from '../../model/editor.ts'
import { escapeXml } from '../../model/escape.ts'
import { firstLanguage, messageLanguage } from '../../model/languages.ts'
import type { Published } from '../../model/published.ts'
import type { Resource, TemplateEntry } from '../../model/resource.ts'
import type { Content, EditorHome } from '../../model/site.ts'
import { findProgram, isIconFont } from './program.ts'
import { editorPackage, locales } from './sveltia.ts'

type EditorRequest = {
  home: EditorHome
  /** Name of the file that enables the editor, for messages. */
  file: string
  /** All resources the site may have. */
  resources: readonly TemplateEntry[]
  baseUrl: string
}

export type Editor = { files: Published[]; problems: Problem[] }

/** Return the editor's files, or the reason why it cannot be built. */
export async function makeEditor(content: Content, request: EditorRequest): Promise<Editor> {
  const refuse = (reason: Message, file: string): Editor => ({
    files: [],
    problems: [{ ...reason, severity: 'error', file }],
  })
  const clash = request.resources.find(({ path }) => `${path}/`.startsWith(model.editorPath))
  if (clash)
    return refuse(message('editor-place-taken', { path: clash.path }), clash.own ?? request.file)
  const language = messageLanguage(firstLanguage(content))
  const program = await findProgram(language)
  if ('found' in program) {
    const { name, version } = editorPackage
    const missing = { package: `${name}@${version}`, found: program.found }
    return refuse(message('editor-not-installed', missing), request.file)
  }
  const file = `editor-${hashText(program.script)}.js`
  const words = `words-${hashText(program.words)}.js`
  const { commits, signIn } = (await loadCatalogue(language)).editor
  const start = `start-${hashText(startScript)}.js`
  const page = renderPage(content, request.home, signIn, { program: file, words, start })
  const configuration = { words: `./${words}`, ...createConfiguration(content, request, commits) }
  const texts: [string, string, Delivery][] = [
    [file, program.script, script],
    [words, program.words, script],
    [start, startScript, script],
    ['config.json', JSON.stringify(configuration), json],
    ['status.json', '{"status":{"indicator":"none"}}', json],
    ['licenses.txt', program.licenses, plainText],
  ]
  return {
    files: [
      { resource: { ...model.editorPage(request.home), render: () => page }, text: page },
      ...texts.map(([file, text, delivery]) => toPublished(file, delivery, Buffer.from(text))),
      ...[...program.fonts].map(([file, bytes]) =>
        // The icons depend on the program, but their name does not.
        toPublished(
          file,
          { type: 'font/woff2', ...(!isIconFont(file) && { cache: immutable }) },
          bytes,
        ),
      ),
    ],
    problems: [],
  }
}

type Delivery = Pick<Resource, 'type' | 'cache'>

/** For files whose name changes with their content. */
const immutable = 'public, max-age=31536000, immutable'
const script: Delivery = { type: 'text/javascript; charset=utf-8', cache: immutable }
const json: Delivery = { type: 'application/json' }
const plainText: Delivery = { type: 'text/plain; charset=utf-8' }

const hashText = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

function toPublished(file: string, delivery: Delivery, bytes: Uint8Array): Published {
  const resource: Resource = {
    ...{ group: 'Pages', title: file, summary: file, unlisted: true },
    ...{ file: `admin/${file}`, path: `/admin/${file}`, render: () => '' },
    ...delivery,
  }
  return { resource, text: '', bytes }
}

/**
 * Corrections of Sveltia's own styles. Our headings are object fields to Sveltia, which marks them
 * as required and sums them up by their first field. The per-language menu is hidden because its
 * undo is also in the menu of the form.
 */
const style = [
  '[data-field-type=object]>header>:is(.required,button){display:none}',
  '[data-field-type=object]>.field-wrapper>.wrapper>.item-list>.summary{display:none}',
  '.content-editor .pane>.inner>.header{display:none}',
  // Room for our notes and the to-do button, which would cover the last part of a form.
  // A padding would also lift the button that adds an entry, which sticks to the lower edge.
  '.content-editor .pane .wrapper>.content::after{content:"";display:block;flex:none;height:12rem}',
  'body:has(#note-saved) #to-fix{bottom:8.5rem!important}',
  // The engine finds photos in one folder only.
  '.filter-tools>.iconic{display:none}',
  // Offers another language, for which the page has no texts.
  '.infobar{display:none}',
  // Shown until the program has drawn its first screen below the script.
  '#start{margin:30vh auto;padding:1rem;max-width:20rem;font:1.25rem system-ui;text-align:center}',
  '#start :is(input,button){box-sizing:border-box;width:100%;margin:.5rem 0;padding:.75rem;font:inherit}',
  '#start:not(:has(+script:last-child)){display:none}',
  // Short notices must not intercept taps on what is below them.
  '.sui.toast-base .toast{pointer-events:none}',
].join('')

/**
 * Sign in before the program has arrived, which takes seconds on a slow line. Sveltia then finds the
 * token where it stores one itself, and `client.ts` waits for it.
 */
const startScript = `{
  const form = document.forms.start
  const key = 'sveltia-cms.user'
  const isKnown = /"token"/.test(localStorage.getItem(key)) || location.hash.startsWith('#/signin')
  if (isKnown) form.remove()
  form.hidden = false
  globalThis.signedIn = isKnown || new Promise((resolve) => {
    form.onsubmit = (event) => {
      event.preventDefault()
      const token = form.token.value.trim()
      localStorage.setItem(key, JSON.stringify({ backendName: form.dataset.forge, token }))
      form.remove()
      resolve()
    }
  })
}
`

type Scripts = { program: string; words: string; start: string }

function renderPage(
  content: Content,
  home: EditorHome,
  texts: Catalogue['editor']['signIn'],
  { program, words, start }: Scripts,
): string {
  const language = firstLanguage(content)
  // Another way to sign in is offered by the program.
  const form = createBackend(home).auth_methods.includes('oauth')
    ? ''
    : `<form name="start" data-forge="${home.forge}" hidden>
<label>${texts.token} <input name="token" type="password" autocomplete="off" required></label>
<button>${texts.button}</button>
</form>
<script src="${start}"></script>
`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${model.editorPolicyInPage(home)}">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${escapeXml(content.pub.name[language])}</title>
<style>${style}</style>
<link rel="preload" href="config.json" as="fetch" crossorigin="anonymous">
<link rel="modulepreload" href="${words}">
</head>
<body>
<main id="start">
<p>${escapeXml(content.pub.name[language])} …</p>
${form}</main>
<script type="module" src="${program}"></script>
</body>
</html>
`
}

function createConfiguration(
  content: Content,
  { home, baseUrl, resources }: EditorRequest,
  commits: Catalogue['editor']['commits'],
) {
  const { languages, pub, menu } = content
  const language = firstLanguage(content)
  const house: model.FormHouse = {
    languages,
    region: { country: pub.address.country, currency: pub.currency },
    weeks: menu.lunches.map(({ week }) => week),
    sections: menu.sections.map(({ id, name }) => ({ id, name: name[language] })),
  }
  return {
    locale: locales[language],
    api: model.forgeOrigin(home) + model.forges[home.forge].api,
    house,
    config: {
      load_config_file: false,
      app_title: pub.name[language],
      site_url: baseUrl,
      backend: { ...createBackend(home), commit_messages: commits },
      media_folder: `${model.contentFolder}photos`,
      public_folder: '/photos',
      media_libraries: { default: { config: { slugify_filename: true } } },
      ...findLogo(resources),
      show_preview_links: false,
      editor: { preview: false },
      slug: { encoding: 'ascii', clean_accents: true },
      output: { omit_empty_optional_fields: true },
    },
  }
}

const authMethods = (service: string | undefined) => (service ? ['oauth', 'token'] : ['token'])

/** Sveltia's `backend` option. Signing in with a token is always possible. */
function createBackend(home: EditorHome) {
  const { forge, repository, branch, app, via } = home
  const common = { name: forge, repo: repository, ...(branch !== undefined && { branch }) }

  if (forge === 'github')
    return { ...common, ...(via && { base_url: via }), auth_methods: authMethods(via) }
  return {
    ...common,
    ...{
      base_url: model.forgeOrigin(home),
      api_root: model.forgeOrigin(home) + model.forges.gitlab.api,
    },
    ...(app && { auth_type: 'pkce', app_id: app }),
    auth_methods: authMethods(app),
  }
}

/**
 * Use the icon of the pub as the logo, by its address relative to the page. Without a logo the editor
 * would show its own.
 */
function findLogo(resources: readonly TemplateEntry[]) {
  const icon = resources.find(({ path }) => /icon\.svg$/.test(path))
  return icon ? { logo: { src: `..${icon.path}` } } : {}
}
