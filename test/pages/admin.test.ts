// The owner's editor itself, in a real browser of a phone's width: it signs in at a small forge on
// this machine, and whatever it commits there is built. It makes the ordinary changes of owners, one
// after the other as the table has them, and one that a text file does not know: to duplicate.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outputFile } from 'fs-extra/esm'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { PNG } from 'pngjs'
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFailed,
  onTestFinished,
  test,
} from 'vitest'
import { makeMemory } from '../../src/content/memory.ts'
import type { Catalogue } from '../../src/messages/catalogue.ts'
import { cs } from '../../src/messages/cs.ts'
import { type Help, helpIn } from '../../src/messages/wording.ts'
import { bodyOf } from '../../src/model/resource.ts'
import { fillIn, reach as reachOn, useBrowser } from '../browser.ts'
import { changes } from '../content/changes.ts'
import { type Forge, startForge } from '../forge.ts'
import { buildPub, fullPub, publicationOf, readAll, readTexts, temporaryFolder } from '../pub.ts'
import { type Served, servePub } from '../served.ts'

const browser = useBrowser()
const token = 'github_pat_of_one_repository'

/** The full pub with an editor that saves to owner/pub. */
const withEditor = (text: string) =>
  text.replace(/^updated:/m, 'editor: github owner/pub\nupdated:')

let served: Served
let forge: Forge
let context: BrowserContext
let page: Page
let folder: string
/** What the page asked for, and what its policy forbade. */
const asked: string[] = []
const forbidden: string[] = []
/** Where a finger was set down: on buttons and boxes, and on each field that was filled. */
let taps = 0
/** What the page wanted to know for sure, and the answer that it gets. */
const said: string[] = []
let isSure = true

beforeAll(async () => {
  const files = [...(await readAll(fullPub))].map(
    ([name, text]) => [`content/${name}`, name === 'pub.md' ? withEditor(text) : text] as const,
  )
  forge = await startForge(new Map(files), token)
  folder = await mkdtemp(join(tmpdir(), 'pub-'))
  served = await servePub(await checkOut(folder))
  context = await browser().newContext({
    ...{
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      locale: 'cs-CZ',
      reducedMotion: 'reduce',
    },
  })
  await context.exposeFunction('tapped', () => {
    taps += 1
  })
  await context.addInitScript(
    "addEventListener('click', (tap) => tap.isTrusted && tap.detail > 0 && tapped(), true)",
  )
  page = await context.newPage()
  page.setDefaultTimeout(60_000)
  // A Friday: the next week of lunches is one that is not written yet.
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00'))
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    return isSure ? dialog.accept() : dialog.dismiss()
  })
  page.on('request', (request) => asked.push(request.url()))
  page.on('console', (line) => {
    if (/Content Security Policy/.test(line.text())) forbidden.push(line.text())
  })
  // The policy of the page is that of the site as it is published: it knows the real address only.
  await page.route('https://api.github.com/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: forge.address + pathname + search }) })
  })
}, 120_000)

afterAll(async () => {
  await context?.close()
  await served?.stop()
  await forge?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** The files of the repository as a host would check them out; its content. */
async function checkOut(into: string): Promise<string> {
  for (const [path, bytes] of forge.files) await outputFile(join(into, path), bytes)
  return join(into, 'content')
}

const date = '2026-11-20'
/** What is published of the last commit. */
const built = async () => buildPub(await checkOut(await temporaryFolder()), { date })

/** The same of one file, without what the whole build finds: those after it build all changes. */
async function publishedNow(file: string) {
  const now = join(folder, 'now')
  await rm(now, { recursive: true, force: true })
  const site = await publicationOf(await readTexts(await checkOut(now), date, memory))
  const { path = '' } = site.resources.find((resource) => resource.file === file) ?? {}
  return bodyOf(site, path)
}
const memory = makeMemory()

/** The entry of a list that was added last, by the path of its fields: `items.1`. */
let added: string | undefined

/** One of the languages of the house. */
async function tick(name: string, isSpoken: boolean) {
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
async function open(form: string) {
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
  taps += 2
}

const openHours = () => open('_singletons/entries/hours')
const openPub = () => open('_singletons/entries/pub')
const openSoups = () => open('menu/entries/10-polevky')

const reach = (sought: Locator) => reachOn(page, sought)

const field = (label: string) => place().getByRole('textbox', { name: label, exact: true })

async function type(label: string, text: string) {
  await page.getByRole('group', { name: 'Editor obsahu' }).waitFor()
  await fillIn((await reach(field(label))).last(), text)
  taps += 1
}

/** By the phone's own picker. */
async function pick(label: string, value: string, which: 0 | 1 = 0) {
  const picker = place().getByLabel(cs.editor.pick(label)[which], { exact: true })
  await (await reach(picker)).last().fill(value)
  taps += 1
}

const typeBoth = async (label: string, first: string, second: string) => {
  await type(label, first)
  await type(`${label}, v angličtině`, second)
}

async function choose(name: string, of: string) {
  const group = place().getByRole('radiogroup', { name: of, exact: true })
  const choices = (await reach(group)).last()
  // It is drawn a tenth of a second before it listens: then one of them can be reached by Tab.
  await choices.locator('[role="radio"][tabindex="0"]').waitFor()
  const choice = choices.getByRole('radio', { name, exact: true })
  await choice.click()
  await expect.poll(() => choice.isChecked()).toBe(true)
}

/** One of many, in a box that opens. */
async function chooseOf(label: string, name: string) {
  await (await reach(place().getByRole('combobox', { name: label, exact: true }))).last().click()
  await page.getByRole('option', { name, exact: true }).click()
}

/** The innermost group that holds this text: one closed entry of a list. */
const entry = (text: string) => page.getByRole('group').filter({ hasText: text }).last()
const press = async (text: string, button: string) =>
  (await reach(entry(text))).getByRole('button', { name: button }).click()

const { blocks, line } = cs.editor
/** Adds an entry to a list, of this kind where there are several, and waits until it is open. */
async function add(what: string, kind?: string) {
  added = undefined
  const button = page.getByRole('button', { name: new RegExp(`^Přidat.*${what}`) })
  const list = (await reach(button)).first().locator('xpath=ancestor::*[@data-key-path][1]')
  const path = await list.getAttribute('data-key-path')
  const open = async () => {
    const fields = await page.locator(`[data-key-path^="${path}."]`).all()
    const paths = await Promise.all(fields.map((one) => one.getAttribute('data-key-path')))
    const depth = `${path}`.split('.').length + 1
    return new Set(paths.map((one) => one?.split('.').slice(0, depth).join('.')))
  }
  const before = await open()
  const fresh = async () => [...(await open())].filter((one) => !before.has(one))
  const ask = async () => {
    await (await reach(button)).first().click()
    if (kind !== undefined) await page.getByRole('menuitem', { name: kind }).click()
  }
  await ask()
  // What is out of sight is not drawn: as with a thumb, up and down until it is there. A button that
  // is drawn before it listens is pressed once more.
  let turn = 0
  const isDrawn = async () => {
    turn++
    if (turn % 100 === 0) await ask()
    await page.mouse.wheel(0, turn % 2 === 0 ? -350 : 350)
    return (await fresh()).length
  }
  await expect.poll(isDrawn).toBe(1)
  ;[added] = await fresh()
}

/** Opens what stands below a heading of the form. */
async function unfold(part: keyof Catalogue['editor']['parts']) {
  const headings = page.locator(`[data-key-path$="part_${part}"]`)
  await (await reach(headings)).last().getByRole('button', { name: 'Rozbalit' }).first().click()
}

const addItem = () => add(blocks.item, capital(blocks.item))

/** A line in a list of lines, which stands below this label. */
async function addLine(label: string, text: string) {
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
  taps += 1
}

const pressButton = (name: string) => page.getByRole('button', { name, exact: true }).click()

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
const dialog = () => page.locator('dialog[open]').filter({ has: page.locator('h2') })
const answer = (name: string) => dialog().getByRole('button', { name, exact: true }).first().click()
const { check } = cs.editor

/** Saves; `after` answers what is asked, and where the page shows something else then it loads again. */
async function save(loads = false, after?: () => Promise<void>) {
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
const fileNow = (file: string) => String(forge.files.get(`content/${file}`) ?? '')

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
/** The first words of what explains a field are its name. */
const called = (help: Help) => capital(helpIn(help).replace(/[;:]\s.*$/, ''))
const {
  item,
  exception,
  event,
  photos,
  pub,
  section,
  lunch,
  lunchDish,
  hoursSeason,
  link,
  look,
  page: ownPage,
} = cs.fields

/** A photo of nothing in particular. */
const drawing = () => PNG.sync.write(new PNG({ width: 640, height: 480 }))

// One tap lost by a phone in a hurry is made again, as an owner does, and fails nothing after it.
describe('the owner', { retry: 1 }, () => {
  let isLost = false
  beforeEach(async () => {
    if (isLost) await startAgain()
    isLost = false
    onTestFailed(() => {
      isLost = true
    })
  })

  test('signs in with a token, and a wrong one is refused', async () => {
    await page.goto(`${served.origin}/admin/`)
    await signIn('github_pat_of_somebody_else')
    await expect.poll(() => forge.asked.filter((one) => one === 'GET /user').length).toBe(1)
    expect(await page.getByText(called(section.section)).count()).toBe(0)
    await page.goto(`${served.origin}/admin/`)
    await signIn(token)
    await page.getByText(cs.titles.section).first().waitFor()
  })

  test('is spoken to in the language of the house, whatever the phone speaks', async () => {
    const phone = await browser().newContext({ locale: 'en-GB' })
    onTestFinished(() => phone.close())
    const foreign = await phone.newPage()
    await foreign.goto(`${served.origin}/admin/`)
    await foreign
      .getByRole('button', { name: 'Přihlásit se pomocí přístupového tokenu' })
      .waitFor({ timeout: 60_000 })
  })

  test.for(changes.map((change) => [change.name, change] as const))(
    'makes the change: %s, and it is published',
    async ([name, change], { task }) => {
      const { file, from = '', to, published, gone, photos: uploaded = [] } = change
      const before = fileNow(file).split('\n')
      taps = 0
      await byForm[name]?.()
      await save(loading.includes(name))
      // For `npm run bench -- owner`. Whoever is refused once is refused here.
      Object.assign(task.meta, { taps, attempts: 1 })
      const [commit] = forge.commits.slice(-1)
      // A new section gets its name of its heading, and stands last.
      const written = [...(commit?.written.keys() ?? [])].sort()
      const named = file === 'menu/55-salaty.md' ? 'menu/160-salaty.md' : file
      const files = [named, ...uploaded.map((photo) => `photos/${photo}`)]
      expect(written).toEqual(files.map((one) => `content/${one}`).sort())
      const text = await publishedNow(published[0])
      expect(published.slice(1).filter((word) => !text.includes(word))).toEqual([])
      expect(gone !== undefined && text.includes(gone)).toBe(false)
      // Comments, empty lines and every other field stand where they stood.
      const old = from.split('\n').filter((line) => line !== '')
      const stay = (line: string) =>
        to === '' ? /^\s*#/.test(line) : !old.some((one) => line.includes(one.trim()))
      const rest = before.filter((line) => line !== '' && stay(line))
      const now = fileNow(named).split('\n')
      const left = now.reduce((all, line) => (line === all[0] ? all.slice(1) : all), rest)
      expect(left).toEqual([])
    },
  )

  test('sees the sections in the order of the menu', async () => {
    await open('menu')
    const list = page.locator('body')
    const sections = ['Polévky', 'Předkrmy', 'K pivu', 'Hlavní jídla', 'Přílohy', 'Točené pivo']
    await expect
      .poll(async () => {
        const shown = (await list.innerText()).split('\n')
        return shown.filter((line) => sections.includes(line))
      })
      .toEqual(sections)
  })

  test('duplicates a dish and calls it otherwise, and both are published', async () => {
    await openSoups()
    await press('Gulášová polévka', 'Co s položkou')
    await page.getByRole('menuitem', { name: 'Duplikovat' }).click()
    await typeBoth(called(item.name), 'Gulášová polévka v chlebu', 'Goulash soup in bread')
    await save()
    const menu = await publishedNow('menu.json')
    for (const id of ['"id":"gulasova-polevka"', '"id":"gulasova-polevka-v-chlebu"'])
      expect(menu.replaceAll('": "', '":"')).toContain(id)
  })

  test('is told of a slip, mends it with one tap, and is asked once whether a price is right', async () => {
    const openBeer = async () => {
      await open('menu/entries/90-tocene-pivo')
      await press('Lhotecká desítka', 'Rozbalit')
    }
    await openBeer()
    await type(called(item.sizes), 'malé 0,3 l 370')
    const before = forge.commits.length
    await pressButton('Uložit')
    await dialog().getByText('napište   malé 0,3 l = 370   místo   malé 0,3 l 370').waitFor()
    expect(await dialog().textContent()).toContain('Lhotecká desítka')
    expect(await dialog().getByRole('button', { name: check.save, exact: true }).count()).toBe(0)
    await answer(check.back)
    // The form is as it was, and nobody speaks of a fault.
    expect(await field(called(item.sizes)).last().inputValue()).toBe('malé 0,3 l 370')
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    expect(forge.commits.length).toBe(before)
    await save(true, async () => {
      await answer(check.mend)
      await dialog().getByText(check.asked).waitFor()
      await answer(check.yes)
    })
    const [, beer = ''] = fileNow('menu/90-tocene-pivo.md').split('  - cs: ')
    expect(beer).toContain('    sizes: malé 0,3 l = 370\n')
    expect(beer).toMatch(/^ {4}checked: price-high$/m)
    await openBeer()
    await type(called(item.sizes), 'malé 0,3 l = 371')
    await save()
  })

  test('writes a second week of lunches in one sitting, and a copy gets a Monday of its own', async () => {
    await byForm['a week of lunches']?.()
    await save(true)
    expect(fileNow('lunch/2026-12-07.md')).toContain('Smažený sýr')
    await open('lunch/entries/2026-12-07')
    await page.getByText('Týden od pondělí 7. 12. 2026.', { exact: true }).waitFor()
    expect(await page.getByText(/^Nový týden/).count()).toBe(0)
    await pressButton('Zobrazit možnosti editoru')
    await page.getByRole('menuitem', { name: 'Duplikovat' }).click()
    await press('Smažený sýr', 'Rozbalit')
    await type(called(lunchDish.sizes), '150 g = 175')
    await save(true)
    expect(fileNow('lunch/2026-12-14.md')).toContain('150 g = 175')
  })

  test('gives a section another place in the menu, and its comments stay', async () => {
    await open('menu/entries/90-tocene-pivo')
    await pressButton('Zobrazit možnosti editoru')
    await page.getByRole('menuitem', { name: 'Jméno souboru' }).click()
    await pressButton('Změnit jméno souboru')
    const typed = page.getByRole('dialog').getByRole('textbox')
    await typed.fill('5-tocene-pivo')
    await typed.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Zavřít' }).first().click()
    await save()
    // A tap goes through what is said of it to the list below.
    await page.getByText('Položka byla uložena').last().waitFor()
    const tapped = await page.evaluate(
      "getComputedStyle(document.querySelector('.toast')).pointerEvents",
    )
    expect(tapped).toBe('none')
    expect(forge.files.has('content/menu/90-tocene-pivo.md')).toBe(false)
    expect(fileNow('menu/5-tocene-pivo.md')).toContain('# alcohol: procenta obj.')
    expect(await publishedNow('menu.json')).toMatch(/"sections":\s*\[\s*\{\s*"id":\s*"tocene-pivo"/)
  })

  test('writes a page of the house in one language after the other', async () => {
    const written = async (title: string, text: string, after?: () => Promise<void>) => {
      await open('pages/new')
      await type(called(ownPage.title), title)
      await type('Text stránky', text)
      await save(true, after)
    }
    await written('Svatby u nás', 'Sál je pro šedesát hostů.', async () => {
      await dialog().getByText(check.elsewhere).waitFor()
      await answer(check.save)
    })
    await written('Weddings here', 'The hall seats sixty.')
    expect(fileNow('pages/svatby-u-nas.en.md')).toContain('title: Weddings here')
    const { files } = await built()
    expect(String(files.get('svatby-u-nas/index.html'))).toContain('Sál je pro šedesát hostů.')
    expect(String(files.get('en/svatby-u-nas/index.html'))).toContain('The hall seats sixty.')
  })

  test('says in Czech what of a photo must be seen, and has a dish again in two taps', async () => {
    await open('_singletons/entries/photos')
    await type(called(photos.focus), 'vlevo')
    await save()
    expect(fileNow('photos.md')).toContain('focus: vlevo\n')
    await openSoups()
    taps = 0
    await press('Čočková polévka', 'Rozbalit')
    await choose('ne', called(item.sold_out))
    expect(taps).toBe(2)
    await save()
    expect(fileNow('menu/10-polevky.md')).toContain('sold_out: no\n')
  })

  test('calls an event off, which guests and programs read, and takes the last one off', async () => {
    await open('_singletons/entries/events')
    await page.getByText(/^\s*1\s+akce\s*$/).waitFor()
    await page.getByText('Noční expres · Pá 27. 11. 2026 · 20:00–23:00', { exact: true }).waitFor()
    await press('Noční expres', 'Rozbalit')
    // What is optional has no star.
    const heading = await reach(page.locator('[data-key-path$="part_details"] > header'))
    expect(await heading.first().innerText()).toBe('Podrobnosti')
    await choose('ano', called(event.cancelled))
    await save()
    expect(fileNow('events.md')).toContain('    cancelled: yes\n')
    const { files } = await built()
    for (const file of ['index.html', 'index.md']) {
      const [, said = ''] = String(files.get(file)).split('Noční expres')
      expect(said.slice(0, 600), file).toMatch(/zrušeno/i)
    }
    expect(String(files.get('events.json'))).toContain('"status":"cancelled"')
    await open('_singletons/entries/events')
    await press('Noční expres', 'Odebrat')
    await save(true)
    expect(forge.files.has('content/events.md')).toBe(false)
  })

  test('takes a language away from all files in one action', async () => {
    await openPub()
    await unfold('site')
    await tick('anglicky', false)
    await save(true, async () => {
      await dialog().getByText('Ve všech souborech').waitFor()
      await answer(check.save)
    })
    const english = [...forge.files].filter(
      ([file, text]) => /\.md$/.test(file) && /^(?: |-)*(?:\w+_)?en:/m.test(String(text)),
    )
    expect(english.map(([file]) => file)).toEqual([])
    expect(forge.files.has('content/home.en.md')).toBe(false)
    const { files } = await built()
    expect(files.has('en/index.html')).toBe(false)
  })

  test('adds a language: what is missing is listed, kept, and has its fields in the forms', async () => {
    await openPub()
    await unfold('site')
    await tick('německy', true)
    await save(true, async () => {
      await dialog().getByText(check.elsewhere).waitFor()
      // By the name of the field, and not as a line of a file.
      expect(await dialog().textContent()).toContain(' › Proč, v němčiněJe prázdné, vyplňte ho.')
      await answer(check.save)
    })
    const list = page.getByRole('button', { name: /^K opravě: \d+$/ })
    await list.waitFor()
    const before = Number((await list.textContent())?.replace(/\D/g, ''))
    await openSoups()
    await press('Gulášová polévka', 'Rozbalit')
    await type(`${called(item.name)}, v němčině`, 'Gulaschsuppe')
    // One mistake less: it is saved, whatever else is missing.
    await save()
    await expect
      .poll(async () => Number((await list.textContent())?.replace(/\D/g, '')))
      .toBeLessThan(before)
  })

  test('sees the forms of what is there now on another phone, which knows the last build', async () => {
    await page.evaluate('localStorage.clear()')
    await page.goto('about:blank')
    await page.goto(`${served.origin}/admin/`)
    // It loads again for the language that the build did not know.
    const loaded = page.waitForEvent('load')
    await signIn(token)
    await loaded
    await page.getByText(cs.titles.section).first().waitFor()
    await page.getByRole('button', { name: /^K opravě: \d+$/ }).waitFor()
    await openSoups()
    await press('Gulášová polévka', 'Rozbalit')
    await reach(field(`${called(item.name)}, v němčině`))
    expect(
      await field(`${called(item.name)}, v němčině`)
        .last()
        .inputValue(),
    ).toBe('Gulaschsuppe')
  })
})

/** After these the forms are others. */
const loading = ['a new section', 'a week of lunches']

/** The changes of the table, as an owner makes them with a thumb. */
const byForm: { [change: string]: () => Promise<void> } = {
  async 'the price of a beer'() {
    await open('menu/entries/90-tocene-pivo')
    await press('Lhotecká dvanáctka', 'Rozbalit')
    await type('malé 0,3 l Kč', '46')
    await type('velké 0,5 l Kč', '65')
  },
  async 'a dish moves up'() {
    await openSoups()
    await press('Dršťková polévka', 'Posunout nahoru')
  },
  async 'an allergen that was forgotten'() {
    await openSoups()
    await press('Gulášová polévka', 'Rozbalit')
    await type(called(item.allergens), '1, 9')
  },
  async 'a mark of the house'() {
    await openSoups()
    await press('Gulášová polévka', 'Rozbalit')
    await unfold('details')
    for (const mark of ['specialita', 'pálivé']) await chooseOf(called(item.tags), mark)
  },
  async 'a dish is sold out'() {
    await openSoups()
    await press('Čočková polévka', 'Rozbalit')
    await choose('ano', called(item.sold_out))
  },
  async 'a new dish'() {
    await openSoups()
    await addItem()
    await typeBoth(called(item.name), 'Bramboračka s hřiby', 'Potato soup with porcini')
    const [size, price] = cs.editor.addSize
    await type(size, '0,33 l')
    await type(price, '75')
    await type(called(item.allergens), '1, 9')
  },
  async 'a new section'() {
    await open('menu/new')
    await typeBoth(called(section.section), 'Saláty', 'Salads')
    await choose('jídlo', called(section.kind))
    const salads = [
      ['Rajčatový salát s cibulí', 'Tomato salad with onion', '200 g = 95'],
      ['Okurkový salát', 'Cucumber salad', '200 g = 85'],
    ] as const
    for (const [cs, en, sizes] of salads) {
      await addItem()
      await typeBoth(called(item.name), cs, en)
      await type(called(item.sizes), sizes)
      await type(called(item.allergens), 'none')
    }
  },
  async 'a closed day'() {
    await openHours()
    await add(blocks.exception)
    await pick(called(exception.date), '2026-12-28')
    await typeBoth(called(exception.reason), 'malování', 'decorating')
    await choose('ano', called(exception.closed))
  },
  async 'a week of lunches'() {
    await open('lunch/new')
    await choose('ano', called(lunch.soup_included))
    await add(blocks.lunchDish)
    await typeBoth(called(lunchDish.name), 'Zeleninový vývar', 'Vegetable broth')
    await type(called(lunchDish.allergens), '9')
    await type(called(lunchDish.day), 'Po–Pá')
    await type(called(lunchDish.sizes), '0,22 l')
    await choose('polévka', called(lunchDish.course))
    await add(blocks.lunchDish)
    await typeBoth(called(lunchDish.name), 'Smažený sýr, brambor', 'Fried cheese with potatoes')
    await type(called(lunchDish.allergens), '1, 3, 7')
    await type(called(lunchDish.day), 'celý týden')
    await type(called(lunchDish.sizes), '150 g = 169')
  },
  async 'an evening with music'() {
    await open('_singletons/entries/events')
    await add(blocks.event)
    await typeBoth(called(event.title), 'Noční expres', 'Night Express')
    await type(called(event.date), 'Pá 27. 11. 2026')
    await pick(called(event.time), '20:00')
    await pick(called(event.time), '23:00', 1)
    await type(called(event.price), 'předprodej = 250; na místě = 300')
  },
  async 'a photo of the house'() {
    await open('_singletons/entries/photos')
    await page.getByRole('button', { name: 'Procházet' }).first().click()
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('dialog').getByRole('button', { name: 'Nahrát' }).click(),
    ])
    await chooser.setFiles({ name: 'Lokál.png', mimeType: 'image/png', buffer: drawing() })
    // It is ready to be chosen once it is seen.
    await page.getByText('Neuloženo').waitFor()
    await page.getByRole('dialog').getByRole('option').first().waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Vložit' }).click()
    await page.getByText('/photos/lokal.png').waitFor()
    await typeBoth(called(photos.photo_alt), 'Výčep s měděnou pípou', 'The taproom')
  },
  async 'a second telephone'() {
    await openPub()
    await unfold('telephones')
    await type(called(pub.phone_2), '+420 360 000 043')
  },
  async 'links to other pages'() {
    await openPub()
    await unfold('elsewhere')
    await add(blocks.link)
    await type(called(link.url), 'https://www.facebook.com/hospoda')
    await add(blocks.link)
    await type(called(link.url), 'https://obchod.example/')
    await chooseOf(called(link.service), 'vlastní obchod')
  },
  async 'other hours in summer'() {
    await openHours()
    await add(blocks.hoursSeason)
    await type(called(hoursSeason.season), '1. 6. – 31. 8.')
    await typeBoth(called(hoursSeason.note), 'letní provoz', 'summer hours')
    await addLine(called(hoursSeason.bar), 'Po–Ne 12:00–24:00')
    await addLine(called(hoursSeason.kitchen), 'Po–Ne 12:00–21:00')
    await addLine(called(hoursSeason.lunch), 'no')
  },
  async 'bread to go with the soup'() {
    await openSoups()
    await addLine(called(section.extras), 'pečivo (1) = 12')
    await addLine(called(section.extras), 'strouhaný sýr 20 g (7) = 25')
    await type(
      `${called(section.extra_names)}, v angličtině`,
      'pečivo = bread; strouhaný sýr = grated cheese',
    )
  },
  async 'a note under a dish'() {
    await openSoups()
    await press('Dršťková polévka', 'Rozbalit')
    await typeBoth(called(item.note), 'Jen ve středu.', 'On Wednesdays only.')
  },
  async 'a dish is taken off'() {
    await openSoups()
    isSure = false
    await press('Dršťková polévka', 'Odebrat')
    isSure = true
    expect(said.splice(0)).toEqual(['Opravdu chcete tuto položku smazat?'])
    await press('Dršťková polévka', 'Odebrat')
    expect(said.splice(0)).toHaveLength(1)
  },
  async 'a new telephone number'() {
    await openPub()
    await type(called(pub.phone), '360 000 044')
  },
  async 'the colour of the pages'() {
    await open('_singletons/entries/look')
    await type(called(look.accent), 'darkgreen')
    await choose('hnědý, balicí', called(look.paper))
  },
  async 'a card that is no longer taken'() {
    await openPub()
    const taken = page.getByRole('group', { name: new RegExp(`^Pole „.${called(pub.payment)}.“$`) })
    await (await reach(taken)).getByRole('button', { name: /^Odebrat.*stravenková karta/ }).click()
    await unfold('paying')
    await chooseOf(called(pub.payment_refused), 'stravenková karta')
  },
}

test('there is a way by the forms for every change of the table', () => {
  expect(Object.keys(byForm).sort()).toEqual(changes.map(({ name }) => name).sort())
})

test('the editor asks nobody but its own site and the forge, and its policy forbids it nothing', () => {
  const hosts = new Set(
    asked.filter((url) => url.startsWith('http')).map((url) => new URL(url).origin),
  )
  expect([...hosts].sort()).toEqual([served.origin, 'https://api.github.com'].sort())
  // Its own sign, which it would draw for the blink of an eye before it knows that of the house.
  expect(forbidden.filter((line) => !line.includes('data:image/svg+xml'))).toEqual([])
})

async function signIn(typed: string) {
  await page.getByRole('button', { name: 'Přihlásit se pomocí přístupového tokenu' }).click()
  await page.locator('input').first().fill(typed)
  await page.getByRole('button', { name: 'Přihlásit se', exact: true }).click()
}
