// Entry point of the script at /admin/. It starts Sveltia CMS with the forms of this pub, converts
// between forms and files with `form-file.ts`, and checks every commit in `gate.ts` before it is
// sent to the forge.

import { type FormValues, fromFile, toFile } from '../engine/editor/form-file.ts'
import type { Catalogue } from '../messages/catalogue.ts'
import { sortProblems } from '../messages/problem.ts'
import type { FormHouse } from '../model/editor.ts'
import * as configuration from './configuration.ts'
import { findOpenForm } from './draft.ts'
import type { ContentFiles } from './forge.ts'
import { guardFetch } from './gate.ts'
import { github } from './github.ts'
import { completeSignIn, gitlab } from './gitlab.ts'
import { inspect } from './judge.ts'
import { showLunchBox } from './lunch-box.ts'
import { hideTokenHelp, showNotice, showSaved, showTokenHelp } from './notes.ts'
import { askOwner, showOutdated, showTodo } from './panel.ts'
import { showPickers } from './pickers.ts'
import { fetchDigests, type Outcome, type Saved, waitForSite } from './publication.ts'
import { createRepository } from './repository.ts'
import { showFoundFields } from './search.ts'

/** Written by `src/engine/editor/editor.ts`. */
type Backend = {
  name: 'github' | 'gitlab'
  repo: string
  branch?: string
  base_url?: string
  app_id?: string
}
type Configuration = {
  locale: string
  /** Our own texts and those of Sveltia in the language of the pub, as a module. */
  words: string
  api: string
  house: FormHouse
  config: { backend: Backend }
}

declare global {
  var signedIn: Promise<void> | boolean | undefined
}

const answer = await fetch('config.json')
const { locale, words, api, house: houseAtBuild, config } = (await answer.json()) as Configuration

const { backend } = config
await completeSignIn(backend)

/**
 * `FormHouse` of the repository as this browser last saw it. On the first visit the one from the
 * build is used.
 */
const houseKey = `agent-pub: ${backend.repo}`
const storedHouse = localStorage.getItem(houseKey)
const house: FormHouse = storedHouse === null ? houseAtBuild : JSON.parse(storedHouse)
const texts: { catalogue: Catalogue; locale: object } = await import(words)
const { catalogue } = texts
// Read by Sveltia (`src/engine/editor/sveltia.ts`).
Object.assign(globalThis, { editorLocale: texts.locale })
const forms = configuration.createForms(house, catalogue)
const panelTexts = { catalogue, forms, sections: house.sections }

// Until the owner chooses a language, the editor uses that of the pub, not that of the phone.
// Sveltia reads its settings once, while it is being imported.
const preferencesKey = 'sveltia-cms.prefs'
const readPreferences = () => JSON.parse(localStorage.getItem(preferencesKey) ?? '{}')
const preferences = readPreferences()
if ((preferences.locale ?? 'auto') === 'auto')
  localStorage.setItem(preferencesKey, JSON.stringify({ ...preferences, locale }))
const { default: cms } = await import('@sveltia/cms')

for (const { name, fields } of forms)
  cms.registerCustomFormat(configuration.formatName(name), 'md', {
    fromFile: (text: string) => configuration.groupIntoBlocks(fromFile(text, fields), fields),
    toFile: (form: FormValues) => toFile(configuration.flattenBlocks(form), fields),
  })

addEventListener('old-draft', () => showNotice(catalogue.editor.check.oldDraft))

/** Set before a reload, so that the page can report "saved" after it. */
const savedKey = `${houseKey}: saved`
const reload = () => location.reload()
const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/**
 * True if the editor leaves this form after saving it. It always leaves a new entry's form, and an
 * existing entry's unless the owner turned "close on save" off.
 */
const closesOnSave = (form: string) =>
  /\/new(?:\?|$)/.test(form) ||
  (/\/entries\//.test(form) && readPreferences().closeOnSave !== false)

/**
 * Reload the page after the editor has left the form and cleaned up, which takes a while on a slow
 * phone. If the page reloaded earlier, the form of a new entry would be restored and offer to
 * create the entry a second time.
 */
async function reloadAfter(form: string) {
  for (let turn = 0; turn < 100 && closesOnSave(form) && location.hash === form; turn++)
    await wait(200)
  await wait(800)
  reload()
}

/**
 * Check all files and update the to-do button. True if the open forms still match the repository.
 */
async function reviewFiles(files: ContentFiles): Promise<boolean> {
  const { errors, work, house: now } = await inspect(files, new Date())
  showTodo(sortProblems(errors), sortProblems(work), panelTexts)
  localStorage.setItem(houseKey, JSON.stringify(now))
  return JSON.stringify(now) === JSON.stringify(house)
}

let isRefused = false
/** Explain how to renew a token that is not accepted, unless Sveltia has renewed it by itself. */
async function onAnswer(isRefusedNow: boolean) {
  isRefused = isRefusedNow
  await wait(1500)
  if (isRefused) showTokenHelp(backend, catalogue.editor.check.token)
  else hideTokenHelp()
}

/** Show when the site has the change, what failed if it has not, and a way to take it back. */
async function follow({ commit, digests, undo }: Saved) {
  const takeBack = undo && (() => undoSave(undo))
  const show = (outcome?: Outcome) => showSaved(outcome, takeBack, catalogue.editor.check)
  show()
  const readDigests = () => fetchDigests(send)
  const findFailures = () => forge.findFailures(repository.apiFetch, commit)
  show(await waitForSite(digests, { readDigests, findFailures, wait }))
}

async function undoSave({ path, body }: { path: string; body: string }) {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await repository
    .apiFetch(path, { method: 'POST', headers, body })
    .catch(() => null)
  const made = await answer?.json().catch(() => undefined)
  // Somebody has saved since, so taking back this commit alone could mix two versions.
  if (!made || made.errors) showNotice(catalogue.editor.check.undoFailed)
  else reload()
}

const forge = backend.name === 'gitlab' ? gitlab(backend.repo) : github(backend.repo)
const send = globalThis.fetch.bind(globalThis)
const repository = createRepository(forge, { api, ...backend }, send, async (files) => {
  if (await reviewFiles(files)) return
  // Wait until Sveltia has stored its token: a reload before that would ask the owner to sign in
  // again.
  while (!/"token"/.test(localStorage.getItem('sveltia-cms.user') ?? '')) await wait(200)
  reload()
})
globalThis.fetch = guardFetch(send, {
  repository,
  forms,
  now: () => new Date(),
  askOwner: (verdict) => askOwner(verdict, panelTexts),
  findForm: findOpenForm,
  showOutdated: (file, lines) => showOutdated(file, lines, panelTexts),
  unsavedMessage: catalogue.editor.check.unsaved,
  undoMessage: catalogue.editor.check.undone,
  onAnswer,
  async onCommitted(files, stale, saved) {
    const form = location.hash
    const isSame = await reviewFiles(files)
    if (isSame && !stale) return follow(saved)
    sessionStorage.setItem(savedKey, JSON.stringify(saved))
    await reloadAfter(form)
  },
})

showPickers(
  forms,
  catalogue.editor,
  () => configuration.weekHeading(location.hash, house, catalogue, new Date()),
  () => {
    showLunchBox(house, catalogue)
    showFoundFields(forms, catalogue.editor.foundFields)
  },
)
// Set by the form that the page shows while this program loads (`src/engine/editor/editor.ts`).
await globalThis.signedIn
cms.init({ config: { ...config, ...configuration.createCollections(forms, house, new Date()) } })

const saved = sessionStorage.getItem(savedKey)
sessionStorage.removeItem(savedKey)
if (saved !== null) void follow(JSON.parse(saved))
