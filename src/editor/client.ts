// Entry point of the script at /admin/. It starts Sveltia CMS with the forms of this pub, converts
// between forms and files with `form-file.ts`, and checks every commit in `gate.ts` before it is
// sent to the forge.

import { type FormData, fromFile, toFile } from '../engine/editor/form-file.ts'
import { loadCatalogue } from '../messages/load.ts'
import { sortProblems } from '../messages/problem.ts'
import type { FormHouse } from '../model/editor.ts'
import { tongueOf } from '../model/languages.ts'
import {
  collectionsOf,
  formatOf,
  formsOf,
  intoParts,
  outOfParts,
  weekShown,
} from './configuration.ts'
import type { Files } from './forge.ts'
import { guarded } from './gate.ts'
import { github } from './github.ts'
import { comeBack, gitlab } from './gitlab.ts'
import { lookAt } from './judge.ts'
import { askOwner, showTodo, tellBriefly } from './panel.ts'
import { showPickers } from './pickers.ts'
import { makeRepository } from './repository.ts'

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
  api: string
  house: FormHouse
  config: { backend: Backend }
}

const answer = await fetch('config.json')
const { locale, api, house: built, config } = (await answer.json()) as Configuration

const { backend } = config
await comeBack(backend)

/**
 * `FormHouse` of the repository as this browser last saw it. On the first visit the one from the
 * build is used.
 */
const memory = `agent-pub: ${backend.repo}`
const seen = localStorage.getItem(memory)
const house: FormHouse = seen === null ? built : JSON.parse(seen)
const catalogue = await loadCatalogue(tongueOf(built.languages[0] ?? 'en'))
const forms = formsOf(house, catalogue)
const words = { catalogue, forms }

// Until the owner chooses a language, the editor uses that of the pub, not that of the phone.
// Sveltia reads its settings once, while it is being imported.
const settings = 'sveltia-cms.prefs'
const chosenNow = () => JSON.parse(localStorage.getItem(settings) ?? '{}')
const chosen = chosenNow()
if ((chosen.locale ?? 'auto') === 'auto')
  localStorage.setItem(settings, JSON.stringify({ ...chosen, locale }))
const { default: cms } = await import('@sveltia/cms')

for (const { name, fields } of forms)
  cms.registerCustomFormat(formatOf(name), 'md', {
    fromFile: (text: string) => intoParts(fromFile(text, fields), fields),
    toFile: (form: FormData) => toFile(outOfParts(form), fields),
  })

/** Set before a reload, so that the page can report "saved" after it. */
const news = `${memory}: saved`
const again = () => location.reload()
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/**
 * True if the editor leaves this form after saving it. It always leaves a new entry's form, and an
 * existing entry's unless the owner turned "close on save" off.
 */
const closes = (form: string) =>
  /\/new(?:\?|$)/.test(form) || (/\/entries\//.test(form) && chosenNow().closeOnSave !== false)

/**
 * Reload the page after the editor has left the form and cleaned up, which takes a while on a slow
 * phone. If the page reloaded earlier, the form of a new entry would be restored and offer to
 * create the entry a second time.
 */
async function againAfter(form: string) {
  for (let turn = 0; turn < 100 && closes(form) && location.hash === form; turn++) await pause(200)
  await pause(800)
  again()
}

/**
 * Check all files and update the to-do button. True if the open forms still match the repository.
 */
async function review(files: Files): Promise<boolean> {
  const { errors, house: now } = await lookAt(files, new Date())
  showTodo(sortProblems(errors), words)
  localStorage.setItem(memory, JSON.stringify(now))
  return JSON.stringify(now) === JSON.stringify(house)
}

const forge = backend.name === 'gitlab' ? gitlab(backend.repo) : github(backend.repo)
const send = globalThis.fetch.bind(globalThis)
const repository = makeRepository(forge, { api, ...backend }, send, async (files) => {
  if (await review(files)) return
  // Wait until Sveltia has stored its token: a reload before that would ask the owner to sign in
  // again.
  while (!/"token"/.test(localStorage.getItem('sveltia-cms.user') ?? '')) await pause(200)
  again()
})
globalThis.fetch = guarded(send, {
  repository,
  forms,
  now: () => new Date(),
  ask: (verdict) => askOwner(verdict, words),
  unsaved: catalogue.editor.check.unsaved,
  async made(files, stale) {
    const form = location.hash
    const isSame = await review(files)
    if (isSame && !stale) return
    sessionStorage.setItem(news, 'yes')
    await againAfter(form)
  },
})

showPickers(forms, catalogue.editor, () => weekShown(location.hash, house, catalogue, new Date()))
cms.init({ config: { ...config, ...collectionsOf(forms, house, new Date()) } })

if (sessionStorage.getItem(news) !== null) {
  sessionStorage.removeItem(news)
  tellBriefly(catalogue.editor.check.saved)
}
