// What runs at /admin/ in the owner's browser: the editor with the forms of this pub, between its
// forms and the files the two functions of `form-file.ts`, and between it and the forge the gate.

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

/** As `editor.ts` writes it. */
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

/** What the repository said when it was last seen from here; before that, what the build saw. */
const memory = `agent-pub: ${backend.repo}`
const seen = localStorage.getItem(memory)
const house: FormHouse = seen === null ? built : JSON.parse(seen)
const catalogue = await loadCatalogue(tongueOf(built.languages[0] ?? 'en'))
const forms = formsOf(house, catalogue)
const words = { catalogue, forms }

// Until the owner chooses another one the editor speaks the language of the house, not of the phone.
// It reads its settings when it is loaded.
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

/** After what the page cannot show otherwise. */
const news = `${memory}: saved`
const again = () => location.reload()
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/** Where the editor leaves a form that is saved: not that of an old entry, if its owner says so. */
const closes = (form: string) =>
  /\/new(?:\?|$)/.test(form) || (/\/entries\//.test(form) && chosenNow().closeOnSave !== false)

/**
 * Loads the page anew once the editor has left the form and put its own things away, for which a slow
 * phone takes its time: loaded before, the form of a new entry would offer to write it once more.
 */
async function againAfter(form: string) {
  for (let turn = 0; turn < 100 && closes(form) && location.hash === form; turn++) await pause(200)
  await pause(800)
  again()
}

/** Whether the forms are those of what is there now. */
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
  // Whoever has just signed in is not asked twice.
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
