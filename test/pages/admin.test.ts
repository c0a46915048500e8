// The owner's editor itself, in a real browser of a phone's width: it signs in at a small forge on
// this machine, and whatever it commits there is built.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outputFile } from 'fs-extra/esm'
import type { BrowserContext, Page } from 'playwright-core'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cs } from '../../src/model/messages/cs.ts'
import { useBrowser } from '../browser.ts'
import { type Forge, startForge } from '../forge.ts'
import { buildPub, fullPub, readAll, temporaryFolder } from '../pub.ts'
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

beforeAll(async () => {
  const files = [...(await readAll(fullPub))]
    .filter(([name]) => !name.endsWith('.svg'))
    .map(
      ([name, text]) => [`content/${name}`, name === 'pub.md' ? withEditor(text) : text] as const,
    )
  forge = await startForge(new Map(files), token)
  folder = await mkdtemp(join(tmpdir(), 'pub-'))
  served = await servePub(await checkOut(folder))
  context = await browser().newContext({
    ...{ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'cs-CZ' },
  })
  page = await context.newPage()
  page.setDefaultTimeout(20_000)
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

/** What is published of the last commit. */
const built = async () => buildPub(await checkOut(await temporaryFolder()), { date: '2026-11-20' })

const dishes = async () => {
  const { files } = await built()
  const { food, drinks } = JSON.parse(String(files.get('menu.json'))) as {
    [kind: string]: { id: string; sizes: { price_czk: number }[]; section: string }[]
  }
  return [...(food ?? []), ...(drinks ?? [])]
}

/** Opens a form at its address in the editor. */
const open = (form: string) =>
  page.evaluate((place) => {
    ;(globalThis as unknown as { location: { hash: string } }).location.hash = place
  }, `/collections/${form}`)

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true }).first()

/** The innermost group that holds this text: one closed entry of a list. */
const entry = (text: string) => page.getByRole('group').filter({ hasText: text }).last()

async function save() {
  const before = forge.commits.length
  await page.getByRole('button', { name: 'Uložit', exact: true }).click()
  await expect.poll(() => forge.commits.length, { timeout: 20_000 }).toBe(before + 1)
  await page.getByText('Položka byla uložena').waitFor()
}

/** The first words of what explains a field are its name. */
const called = (about: string) => {
  const name = about.replace(/[;:]\s.*$/, '')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
const { item, exception, photos, section } = cs.fields

/** A photo of nothing in particular. */
const drawing = () => PNG.sync.write(new PNG({ width: 640, height: 480 }))

describe('the owner', () => {
  test('signs in with a token, and a wrong one is refused', async () => {
    await page.goto(`${served.origin}/admin/`)
    await signIn('github_pat_of_somebody_else')
    await expect.poll(() => forge.asked.filter((one) => one === 'GET /user').length).toBe(1)
    expect(await page.getByText(called(section.section)).count()).toBe(0)
    await page.goto(`${served.origin}/admin/`)
    await signIn(token)
    await page.getByText(cs.titles.section).first().waitFor()
  })

  test('changes the price of a beer, and it is published', async () => {
    await open('menu/entries/90-tocene-pivo')
    await entry('Lhotecká desítka').getByRole('button', { name: 'Rozbalit' }).click()
    await field(called(item.sizes)).fill('malé 0,3 l = 37; velké 0,5 l = 51')
    await save()
    const beer = (await dishes()).find(({ id }) => id === 'lhotecka-desitka')
    expect(beer?.sizes.map(({ price_czk }) => price_czk)).toEqual([37, 51])
    expect([...(forge.commits.at(-1)?.written.keys() ?? [])]).toEqual([
      'content/menu/90-tocene-pivo.md',
    ])
  })

  test('adds a dish, and it is published', async () => {
    await open('menu/entries/10-polevky')
    await page.getByRole('button', { name: /^Přidat.*Jídla nebo nápoje/ }).click()
    await page.getByRole('menuitem', { name: called(item.name) }).click()
    await field(called(item.name)).fill('Zelňačka s klobásou')
    await field(`${called(item.name)}, v angličtině`).fill('Cabbage soup with sausage')
    await field(called(item.sizes)).fill('0,33 l = 79')
    await field(called(item.allergens)).fill('1, 7, 9')
    await save()
    const soup = (await dishes()).find(({ id }) => id === 'zelnacka-s-klobasou')
    expect(soup).toMatchObject({ section: 'polevky', sizes: [{ price_czk: 79 }] })
  })

  test('adds a closed day, and it is published', async () => {
    await open('_singletons/entries/hours')
    await page.getByRole('button', { name: /^Přidat.*Dny, které jsou jiné/ }).click()
    await field(called(exception.date)).fill('28. 12. 2026')
    await field(called(exception.reason)).fill('malování')
    await field(`${called(exception.reason)}, v angličtině`).fill('painting')
    const closed = page.getByRole('radiogroup', { name: called(exception.closed) }).last()
    await closed.getByRole('radio', { name: 'ano' }).click()
    await save()
    const { files } = await built()
    const { exceptions } = JSON.parse(String(files.get('hours.json')))
    expect(JSON.stringify(exceptions)).toContain('"from":"2026-12-28"')
  })

  test('uploads a photo of the house, and it is published', async () => {
    await open('_singletons/entries/photos')
    await page.getByRole('button', { name: 'Procházet' }).first().click()
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('dialog').getByRole('button', { name: 'Nahrát' }).click(),
    ])
    await chooser.setFiles({ name: 'Výčep.png', mimeType: 'image/png', buffer: drawing() })
    // It is ready to be chosen once it is seen.
    await page.getByText('Neuloženo').waitFor()
    await page.getByRole('dialog').getByRole('option').first().waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Vložit' }).click()
    await page.getByText('/photos/vycep.png').waitFor()
    await field(called(photos.photo_alt)).fill('Výčep s měděnou pípou')
    await field(`${called(photos.photo_alt)}, v angličtině`).fill('The taproom')
    await save()
    expect([...(forge.commits.at(-1)?.written.keys() ?? [])].sort()).toEqual([
      'content/photos.md',
      'content/photos/vycep.png',
    ])
    const { files } = await built()
    expect([...files.keys()].filter((file) => /photo/.test(file)).length).toBeGreaterThan(0)
    expect(String(files.get('index.html'))).toContain('alt="Výčep s měděnou pípou"')
  })
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
