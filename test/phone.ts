// The owner's phone for tests: the editor itself in a real browser of a phone's width. It signs in at a
// small forge on this machine, and whatever it commits there is built.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outputFile } from 'fs-extra/esm'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, beforeEach, expect, onTestFailed, test } from 'vitest'
import type { Catalogue } from '../src/messages/catalogue.ts'
import { cs } from '../src/messages/cs.ts'
import { type Help, helpIn } from '../src/messages/wording.ts'
import { bodyOf } from '../src/model/resource.ts'
import { fillIn, reach as reachOn, useBrowser } from './browser.ts'
import { type Forge, startForge } from './forge.ts'
import { buildPub, fullPub, publicationOf, readAll, readTexts, temporaryFolder } from './pub.ts'
import { type Served, servePub } from './served.ts'

export const token = 'github_pat_of_one_repository'

/** The full pub with an editor that saves to owner/pub. */
const withEditor = (text: string) =>
  text.replace(/^updated:/m, 'editor: github owner/pub\nupdated:')

/** What of a phone a test counts and answers. */
export const phone = {
  /** Where a finger was set down: on buttons and boxes, and on each field that was filled. */
  taps: 0,
  /** What the page wanted to know for sure, and the answer that it gets. */
  said: [] as string[],
  isSure: true,
  /** What the page asked for, and what its policy forbade. */
  asked: [] as string[],
  forbidden: [] as string[],
}

// Of the file that runs: a worker runs one after the other.
export let served: Served
export let forge: Forge
export let page: Page
let context: BrowserContext
let folder: string

/**
 * Before the tests of a file a phone is there, the site of the full pub with an editor, and the forge
 * to which it saves, whose files a test may change before.
 */
export function usePhone(change: (files: Map<string, string | Buffer>) => void = () => {}) {
  const browser = useBrowser()
  beforeAll(async () => {
    Object.assign(phone, { taps: 0, said: [], isSure: true, asked: [], forbidden: [] })
    await openShop(change)
    await takePhone(browser())
  }, 120_000)
  afterAll(async () => {
    // What is asked after the last test gets no answer.
    await page?.unrouteAll({ behavior: 'ignoreErrors' })
    await context?.close()
    await served?.stop()
    await forge?.stop()
    await rm(folder, { recursive: true, force: true })
  })
  return browser
}

async function openShop(change: (files: Map<string, string | Buffer>) => void) {
  const files = new Map<string, string | Buffer>()
  for (const [name, text] of await readAll(fullPub))
    files.set(`content/${name}`, name === 'pub.md' ? withEditor(text) : text)
  change(files)
  forge = await startForge(files, token)
  folder = await mkdtemp(join(tmpdir(), 'pub-'))
  served = await servePub(await checkOut(folder))
}

async function takePhone(browser: Browser) {
  context = await browser.newContext({
    ...{
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      locale: 'cs-CZ',
      reducedMotion: 'reduce',
    },
  })
  await context.exposeFunction('tapped', () => {
    phone.taps += 1
  })
  await context.addInitScript(
    "addEventListener('click', (tap) => tap.isTrusted && tap.detail > 0 && tapped(), true)",
  )
  page = await context.newPage()
  page.setDefaultTimeout(60_000)
  // A Friday: the next week of lunches is one that is not written yet.
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00'))
  page.on('dialog', (dialog) => {
    phone.said.push(dialog.message())
    return phone.isSure ? dialog.accept() : dialog.dismiss()
  })
  page.on('request', (request) => phone.asked.push(request.url()))
  page.on('console', (line) => {
    if (/Content Security Policy/.test(line.text())) phone.forbidden.push(line.text())
  })
  // The policy of the page is that of the site as it is published: it knows the real address only.
  await page.route('https://api.github.com/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: forge.address + pathname + search }) })
  })
}

/** The files of the repository as a host would check them out; its content. */
async function checkOut(into: string): Promise<string> {
  for (const [path, bytes] of forge.files) await outputFile(join(into, path), bytes)
  return join(into, 'content')
}

const date = '2026-11-20'
/** What is published of the last commit. */
export const built = async () => buildPub(await checkOut(await temporaryFolder()), { date })

/** The same of one file, without what the whole build finds: those after it build all changes. */
export async function publishedNow(file: string) {
  const now = join(folder, 'now')
  await rm(now, { recursive: true, force: true })
  const site = await publicationOf(await readTexts(await checkOut(now), date))
  const { path = '' } = site.resources.find((resource) => resource.file === file) ?? {}
  return bodyOf(site, path)
}

/** The entry of a list that was added last, by the path of its fields: `items.1`. */
let added: string | undefined

/** One of the languages of the house. */
export async function tick(name: string, isSpoken: boolean) {
  const box = (await reach(page.getByRole('checkbox', { name, exact: true }))).first()
  await box.click()
  await expect.poll(() => box.isChecked()).toBe(isSpoken)
}

/** Where the owner types: in the entry just added, else anywhere in the form. */
const place = (): Locator =>
  page.locator(added === undefined ? 'body' : `[data-key-path^="${added}."]`)

/** What the editor tells a screen reader of the page that it shows. */
const told = () => page.getByRole('status').first().textContent()

/** Opens a form at its address in the editor, which says so once it is there. */
export async function open(form: string) {
  added = undefined
  const before = await told()
  const moves = await page.evaluate((hash) => {
    const { location } = globalThis as unknown as { location: { hash: string } }
    if (location.hash === hash) return false
    location.hash = hash
    return true
  }, `#/collections/${form}`)
  if (moves) await expect.poll(told, { timeout: 60_000 }).not.toBe(before)
  // On the list of its kind, and on the form itself.
  phone.taps += 2
}

export const openHours = () => open('_singletons/entries/hours')
export const openPub = () => open('_singletons/entries/pub')
export const openSoups = () => open('menu/entries/10-polevky')

export const reach = (sought: Locator) => reachOn(page, sought)

export const field = (label: string) => place().getByRole('textbox', { name: label, exact: true })

export async function type(label: string, text: string) {
  await page.getByRole('group', { name: 'Editor obsahu' }).waitFor()
  await fillIn((await reach(field(label))).last(), text)
  phone.taps += 1
}

/** By the phone's own picker. */
export async function pick(label: string, value: string, which: 0 | 1 = 0) {
  const picker = place().getByLabel(cs.editor.pick(label)[which], { exact: true })
  await (await reach(picker)).last().fill(value)
  phone.taps += 1
}

export const typeBoth = async (label: string, first: string, second: string) => {
  await type(label, first)
  await type(`${label}, v angličtině`, second)
}

export async function choose(name: string, of: string) {
  const group = place().getByRole('radiogroup', { name: of, exact: true })
  const choices = (await reach(group)).last()
  // It is drawn a tenth of a second before it listens: then one of them can be reached by Tab.
  await choices.locator('[role="radio"][tabindex="0"]').waitFor()
  const choice = choices.getByRole('radio', { name, exact: true })
  await choice.click()
  await expect.poll(() => choice.isChecked()).toBe(true)
}

/** One of many, in a box that opens. */
export async function chooseOf(label: string, name: string) {
  await (await reach(place().getByRole('combobox', { name: label, exact: true }))).last().click()
  await page.getByRole('option', { name, exact: true }).click()
}

/** The innermost group that holds this text: one closed entry of a list. */
const entry = (text: string) => page.getByRole('group').filter({ hasText: text }).last()
export const press = async (text: string, button: string) =>
  (await reach(entry(text))).getByRole('button', { name: button }).click()

const { line, blocks } = cs.editor
/** Adds an entry to a list, of this kind where there are several, and waits until it is open. */
export async function add(what: string, kind?: string) {
  added = undefined
  const button = page.getByRole('button', { name: new RegExp(`^Přidat.*${what}`) })
  const list = (await reach(button)).first().locator('xpath=ancestor::*[@data-key-path][1]')
  const path = await list.getAttribute('data-key-path')
  // What is out of sight is not drawn, and has its place in the list.
  const entries = list.locator('[id$="-item-list"]').first().locator('> *')
  const before = await entries.count()
  const ask = async () => {
    await (await reach(button)).first().click()
    if (kind !== undefined) await page.getByRole('menuitem', { name: kind }).click()
  }
  await ask()
  // A button that is drawn before it listens is pressed once more.
  let turn = 0
  const counted = async () => {
    turn++
    if (turn % 20 === 0 && (await entries.count()) === before) await ask()
    return entries.count()
  }
  await expect.poll(counted).toBe(before + 1)
  await entries.nth(before).scrollIntoViewIfNeeded()
  added = `${path}.${before}`
  await place().first().waitFor()
}

/** Opens what stands below a heading of the form. */
export async function unfold(part: keyof Catalogue['editor']['parts']) {
  const headings = page.locator(`[data-key-path$="part_${part}"]`)
  await (await reach(headings)).last().getByRole('button', { name: 'Rozbalit' }).first().click()
}

export const addItem = () => add(blocks.item, capital(blocks.item))

/** A line in a list of lines, which stands below this label. */
export async function addLine(label: string, text: string) {
  const named = page.getByRole('group', { name: new RegExp(`^Pole „.${label}.“$`) })
  const group = (added === undefined ? named : named.and(place())).last()
  await reach(group)
  // Beside each stands the number of its price.
  const lines = group.locator('input[type="text"]')
  // A list without any has one that is empty.
  const before = await lines.count()
  if (before === 0 || (await lines.last().inputValue()) !== '') {
    await group.getByRole('button', { name: new RegExp(`^Přidat.*${line}`) }).click()
    await expect.poll(() => lines.count()).toBe(before + 1)
  }
  await fillIn(lines.last(), text)
  phone.taps += 1
}

export const pressButton = (name: string) => page.getByRole('button', { name, exact: true }).click()

/** The editor as it is opened: what was begun and not saved is forgotten. */
async function startAgain() {
  await page.goto('about:blank')
  await page.goto(`${served.origin}/`)
  await page.evaluate(
    'indexedDB.databases().then((all) => all.forEach(({ name }) => indexedDB.deleteDatabase(name)))',
  )
  await page.goto(`${served.origin}/admin/`)
  await page.getByText(cs.titles.section).first().waitFor()
}

/** What is said before something is saved. */
export const dialog = () => page.locator('dialog[open]').filter({ has: page.locator('h2') })
export const answer = (name: string) =>
  dialog().getByRole('button', { name, exact: true }).first().click()
const { check } = cs.editor

/** Saves; `after` answers what is asked, and where the page shows something else then it loads again. */
export async function save(loads = false, after?: () => Promise<void>) {
  const before = forge.commits.length
  const loaded = loads ? page.waitForEvent('load') : undefined
  await pressButton('Uložit')
  await after?.()
  await expect.poll(() => forge.commits.length, { timeout: 60_000 }).toBe(before + 1)
  await loaded
  if (loads) await page.getByText(check.saved).waitFor()
  await expect.poll(told, { timeout: 60_000 }).toContain('prohlížíte')
}

/** What the repository holds of a file. */
export const fileNow = (file: string) => String(forge.files.get(`content/${file}`) ?? '')

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
/** The first words of what explains a field are its name. */
export const called = (help: Help) => capital(helpIn(help).replace(/[;:]\s.*$/, ''))

/** A photo of nothing in particular. */
export const drawing = () => PNG.sync.write(new PNG({ width: 640, height: 480 }))

export async function signIn(typed: string) {
  await page.getByRole('button', { name: 'Přihlásit se pomocí přístupového tokenu' }).click()
  await page.locator('input').first().fill(typed)
  await page.getByRole('button', { name: 'Přihlásit se', exact: true }).click()
}

/** The editor as whoever has signed in sees it. */
export async function openEditor() {
  await page.goto(`${served.origin}/admin/`)
  await signIn(token)
  await page.getByText(cs.titles.section).first().waitFor()
}

/** One tap lost by a phone in a hurry is made again, as an owner does, and fails nothing after it. */
export function startAgainWhenLost() {
  let isLost = false
  beforeEach(async () => {
    if (isLost) await startAgain()
    isLost = false
    onTestFailed(() => {
      isLost = true
    })
  })
}

export function asksNobodyElse() {
  test('the editor asks nobody but its own site and the forge, and its policy forbids it nothing', () => {
    const hosts = new Set(
      phone.asked.filter((url) => url.startsWith('http')).map((url) => new URL(url).origin),
    )
    expect([...hosts].sort()).toEqual([served.origin, 'https://api.github.com'].sort())
    // Its own sign, which it would draw for the blink of an eye before it knows that of the house.
    expect(phone.forbidden.filter((line) => !line.includes('data:image/svg+xml'))).toEqual([])
  })
}
