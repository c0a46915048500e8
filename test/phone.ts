// The editor on a phone: a real browser signed in at an in-memory forge. Its commits can be built
// and checked.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outputFile } from 'fs-extra/esm'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, beforeEach, expect, onTestFailed, test } from 'vitest'
import type { Catalogue } from '../src/messages/catalogue.ts'
import { cs } from '../src/messages/cs.ts'
import { formatHelp, type Help } from '../src/messages/wording.ts'
import { renderBody } from '../src/model/resource.ts'
import { fillIn, reach as reachOn, useBrowser } from './browser.ts'
import { type Forge, startForge } from './forge.ts'
import { buildPub, fullPub, makePublication, readAll, readTexts, temporaryFolder } from './pub.ts'
import { type Served, servePub } from './served.ts'

export const token = 'github_pat_of_one_repository'

/** Enable the editor in the full pub, with commits to owner/pub. */
const withEditor = (text: string) =>
  text.replace(/^updated:/m, 'editor: github owner/pub\nupdated:')

/** State of the phone: counters for tests, and the answer to confirmations. */
export const phone = {
  /** Taps on buttons and boxes, and one for each field that was filled in. */
  taps: 0,
  /** Confirmations that the page asked for, and the answer it gets. */
  confirmations: [] as string[],
  confirms: true,
  /** URLs that the page requested, and violations of its policy. */
  requests: [] as string[],
  violations: [] as string[],
}

// Set by `usePhone` for the current test file. A worker runs one file at a time.
export let served: Served
export let forge: Forge
export let page: Page
let context: BrowserContext
let folder: string

/**
 * Start the site, the forge and the phone before the tests of a file. `change` may edit the files
 * of the repository first.
 */
export function usePhone(change: (files: Map<string, string | Buffer>) => void = () => {}) {
  const browser = useBrowser()
  beforeAll(async () => {
    Object.assign(phone, {
      taps: 0,
      confirmations: [],
      confirms: true,
      requests: [],
      violations: [],
    })
    await startSite(change)
    await startPhone(browser())
  }, 120_000)
  afterAll(async () => {
    // Requests after the last test stay unanswered.
    await page?.unrouteAll({ behavior: 'ignoreErrors' })
    await context?.close()
    await served?.stop()
    await forge?.stop()
    await rm(folder, { recursive: true, force: true })
  })
  return browser
}

async function startSite(change: (files: Map<string, string | Buffer>) => void) {
  const files = new Map<string, string | Buffer>()
  for (const [name, text] of await readAll(fullPub))
    files.set(`content/${name}`, name === 'pub.md' ? withEditor(text) : text)
  change(files)
  forge = await startForge(files, token)
  folder = await mkdtemp(join(tmpdir(), 'pub-'))
  served = await servePub(await writeCheckout(folder))
}

async function startPhone(browser: Browser) {
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
  // A Friday, so that the next lunch week is the one without a file.
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00'))
  page.on('dialog', (dialog) => {
    phone.confirmations.push(dialog.message())
    return phone.confirms ? dialog.accept() : dialog.dismiss()
  })
  page.on('request', (request) => phone.requests.push(request.url()))
  page.on('console', (line) => {
    if (/Content Security Policy/.test(line.text())) phone.violations.push(line.text())
  })
  // The policy of the page allows only the real address of GitHub's API.
  await page.route('https://api.github.com/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: forge.address + pathname + search }) })
  })
}

/** Write the files of the repository to a folder and return its content folder. */
async function writeCheckout(into: string): Promise<string> {
  for (const [path, bytes] of forge.files) await outputFile(join(into, path), bytes)
  return join(into, 'content')
}

const date = '2026-11-20'
/** Build the last commit. */
export const buildCommit = async () =>
  buildPub(await writeCheckout(await temporaryFolder()), { date })

/** Render one file of the last commit without a complete build, which takes longer. */
export async function renderFile(file: string) {
  const now = join(folder, 'now')
  await rm(now, { recursive: true, force: true })
  const site = await makePublication(await readTexts(await writeCheckout(now), date))
  const { path = '' } = site.resources.find((resource) => resource.file === file) ?? {}
  return renderBody(site, path)
}

/** Key path of the list entry that was added last, such as `items.1`. */
let added: string | undefined

/** Check or uncheck a language of the pub. */
export async function tick(name: string, isSpoken: boolean) {
  // The languages in preparation have the same boxes.
  const boxes = page.locator('[data-key-path="part_site.languages"]')
  const box = (await reach(boxes.getByRole('checkbox', { name, exact: true }))).first()
  await box.click()
  await expect.poll(() => box.isChecked()).toBe(isSpoken)
}

/** Return the part of the form to type in: the entry just added, or the whole form. */
const place = (): Locator =>
  page.locator(added === undefined ? 'body' : `[data-key-path^="${added}."]`)

/** Return the page description that the editor has for screen readers. */
const describePage = () => page.getByRole('status').first().textContent()

/** Open a form by its URL hash and wait until it is shown. */
export async function open(form: string) {
  added = undefined
  const before = await describePage()
  const moves = await page.evaluate((hash) => {
    const { location } = globalThis as unknown as { location: { hash: string } }
    if (location.hash === hash) return false
    location.hash = hash
    return true
  }, `#/collections/${form}`)
  if (moves) await expect.poll(describePage, { timeout: 60_000 }).not.toBe(before)
  // Taps on the list and on the form.
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

/** Use the phone's native picker. */
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
  // The choices are drawn shortly before they react. When they do, one can be reached by Tab.
  await choices.locator('[role="radio"][tabindex="0"]').waitFor()
  const choice = choices.getByRole('radio', { name, exact: true })
  await choice.click()
  await expect.poll(() => choice.isChecked()).toBe(true)
}

/** Choose an option in a box that opens. */
export async function chooseOption(label: string, name: string) {
  await (await reach(place().getByRole('combobox', { name: label, exact: true }))).last().click()
  await page.getByRole('option', { name, exact: true }).click()
}

/** Innermost group that contains this text: a collapsed list entry. */
const entry = (text: string) => page.getByRole('group').filter({ hasText: text }).last()
export const press = async (text: string, button: string) =>
  (await reach(entry(text))).getByRole('button', { name: button }).click()

const { line, blocks } = cs.editor
/**
 * Add an entry to a list and wait until it is open. `kind` selects its type if there are several.
 */
export async function add(what: string, kind?: string) {
  added = undefined
  const button = page.getByRole('button', { name: new RegExp(`^Přidat.*${what}`) })
  const list = (await reach(button)).first().locator('xpath=ancestor::*[@data-key-path][1]')
  const path = await list.getAttribute('data-key-path')
  // Entries out of sight are not drawn, but they are in the list.
  const entries = list.locator('[id$="-item-list"]').first().locator('> *')
  const before = await entries.count()
  const ask = async () => {
    await (await reach(button)).first().click()
    if (kind !== undefined) await page.getByRole('menuitem', { name: kind }).click()
  }
  await ask()
  // Press again if the button was drawn before it reacts.
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

/** Open the block below a heading of the form. */
export async function unfold(part: keyof Catalogue['editor']['parts']) {
  const headings = page.locator(`[data-key-path$="part_${part}"]`)
  await (await reach(headings)).last().getByRole('button', { name: 'Rozbalit' }).first().click()
}

export const addItem = () => add(blocks.item, capital(blocks.item))

/** Add a line to the list of lines with this label. */
export async function addLine(label: string, text: string) {
  const groups = page.getByRole('group', { name: new RegExp(`^Pole „.${label}.“$`) })
  const group = (added === undefined ? groups : groups.and(place())).last()
  await reach(group)
  // Each line has a number input for its price next to it.
  const lines = group.locator('input[type="text"]')
  // An empty list shows one empty line.
  const before = await lines.count()
  if (before === 0 || (await lines.last().inputValue()) !== '') {
    await group.getByRole('button', { name: new RegExp(`^Přidat.*${line}`) }).click()
    await expect.poll(() => lines.count()).toBe(before + 1)
  }
  await fillIn(lines.last(), text)
  phone.taps += 1
}

export const pressButton = (name: string) => page.getByRole('button', { name, exact: true }).click()

/** Open the editor without unsaved drafts. */
export async function restart() {
  await page.goto('about:blank')
  await page.goto(`${served.origin}/`)
  await page.evaluate(
    'indexedDB.databases().then((all) => all.forEach(({ name }) => indexedDB.deleteDatabase(name)))',
  )
  await page.goto(`${served.origin}/admin/`)
  await page.getByText(cs.titles.section).first().waitFor()
}

/** Dialog before saving. */
export const dialog = () => page.locator('dialog[open]').filter({ has: page.locator('h2') })
export const answer = (name: string) =>
  dialog().getByRole('button', { name, exact: true }).first().click()
const { check } = cs.editor

/**
 * Save. `after` answers questions. `loads` waits for the reload after a save that changes the
 * forms.
 */
export async function save(loads = false, after?: () => Promise<void>) {
  const before = forge.commits.length
  const loaded = loads ? page.waitForEvent('load') : undefined
  await pressButton('Uložit')
  await after?.()
  await expect.poll(() => forge.commits.length, { timeout: 60_000 }).toBe(before + 1)
  await loaded
  if (loads) await page.getByText(check.saved).waitFor()
  await expect.poll(describePage, { timeout: 60_000 }).toContain('prohlížíte')
}

/** Return a file of the repository. */
export const repositoryFile = (file: string) => String(forge.files.get(`content/${file}`) ?? '')

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
/** Return a field's label: its help text up to the first colon or semicolon, in Czech words. */
export const fieldLabel = (help: Help) =>
  capital(formatHelp(help.replace(/\|,.*$/, '')).replace(/[;:]\s.*$/, ''))

/** Return an empty photo. */
export const emptyPhoto = () => PNG.sync.write(new PNG({ width: 640, height: 480 }))

export async function signIn(typed: string) {
  await page.getByLabel('Přístupový token').fill(typed)
  await page.getByRole('button', { name: 'Přihlásit se', exact: true }).click()
}

/** Open the editor and sign in. */
export async function openEditor() {
  await page.goto(`${served.origin}/admin/`)
  await signIn(token)
  await page.getByText(cs.titles.section).first().waitFor()
}

/** Restart the editor after a test that lost a tap, so that the next one does not fail, too. */
export function restartAfterFailure() {
  let hasFailed = false
  beforeEach(async () => {
    if (hasFailed) await restart()
    hasFailed = false
    onTestFailed(() => {
      hasFailed = true
    })
  })
}

export function testRequests() {
  test('the editor requests only its own site and the forge, and its policy blocks nothing', () => {
    const hosts = new Set(
      phone.requests.filter((url) => url.startsWith('http')).map((url) => new URL(url).origin),
    )
    expect([...hosts].sort()).toEqual([served.origin, 'https://api.github.com'].sort())
    // Sveltia's own logo, which it shows before it knows that of the pub.
    expect(phone.violations.filter((line) => !line.includes('data:image/svg+xml'))).toEqual([])
  })
}
