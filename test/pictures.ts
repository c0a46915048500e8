// `npm run pictures`: takes the screenshots of the owners' guide on a phone 360 pixels wide. They
// show a new pub, a finished one, and the editor, in the languages of the guides. It also draws the gallery
// in docs/.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outputFile } from 'fs-extra/esm'
import { build } from '../build.ts'
import { aheadPage } from '../src/commands/dev/ahead.ts'
import { pubIn } from '../src/commands/new-pub.ts'
import type { Catalogue } from '../src/messages/catalogue.ts'
import { cs } from '../src/messages/cs.ts'
import { en } from '../src/messages/en.ts'
import { loadCatalogue } from '../src/messages/load.ts'
import type { Country } from '../src/model/countries.ts'
import { type Language, messageLanguage } from '../src/model/languages.ts'
import { launchBrowser } from './browser.ts'
import { startForge } from './forge.ts'
import { drawGallery } from './gallery.ts'
import { newContent, newPubs } from './new-pub.ts'
import { readAll } from './pub.ts'
import { servePub } from './served.ts'

const root = join(import.meta.dirname, '..')
const folder = await mkdtemp(join(tmpdir(), 'pub-'))
const browser = await launchBrowser()
const page = await browser.newPage({ viewport: { width: 360, height: 600 } })

const address = 'https://pub.example'

/** Save a screenshot of this HTML on a phone. Its drawings come from the last build. */
async function draw(language: Language, name: string, html: string) {
  await page.route(`${address}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    return route.fulfill(
      pathname === '/'
        ? { body: html, contentType: 'text/html; charset=utf-8' }
        : { path: join(folder, 'dist', pathname) },
    )
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.unrouteAll()
  await outputFile(pictureFile(language, name), await page.screenshot())
}

const pictureFile = (language: Language, name: string) =>
  join(root, `starter/languages/${language}/guide/pictures/${name}.png`)

async function built(from: string) {
  const out = join(folder, 'dist')
  const options = { content: from, out, baseUrl: address, environment: {} }
  const result = await build({ ...options, strict: false, date: '2026-11-21' })
  if ('problems' in result) throw new Error(JSON.stringify(result.problems))
  return result
}

/** A finished pub for the guide of each language. */
const finished = {
  cs: 'test/pubs/village-cs',
  en: 'test/pubs/music-club',
  sk: 'test/pubs/wine-sk-en',
  de: 'test/pubs/gasthaus-de-en',
} as const

/** Draw a new pub and a finished one, and its coming days. */
async function drawGuide(language: Language, country: Country) {
  const { files: sample } = await built(
    await newContent(pubIn(country, language), join(folder, language)),
  )
  await draw(language, 'sample', String(sample.get('index.html')))
  const { files, site, warnings } = await built(join(root, finished[language]))
  const isFirst = site.languages[0] === language
  await draw(language, 'done', String(files.get(isFirst ? 'index.html' : `${language}/index.html`)))
  const catalogue = await loadCatalogue(messageLanguage(language))
  await draw(language, 'ahead', aheadPage(site, warnings, catalogue))
}

const buttons = {
  cs: ['Přihlásit se', 'Rozbalit'],
  en: ['Sign in', 'Expand'],
} as const
const beerName = /světlý ležák|Pale lager/

/** Open the form of a beer in the language of the pub. */
async function drawEditor(language: 'cs' | 'en', catalogue: Catalogue) {
  const content = await newContent(pubIn('CZ', language), join(folder, `editor-${language}`))
  const pubFile = join(content, 'pub.md')
  const pub = await readFile(pubFile, 'utf8')
  await writeFile(pubFile, pub.replace(/^updated:/m, 'editor: github owner/pub\nupdated:'))
  const token = 'token'
  const files = [...(await readAll(content))].map(
    ([name, text]) => [`content/${name}`, text] as const,
  )
  const forge = await startForge(new Map(files), token)
  const served = await servePub(content)
  const context = await browser.newContext({
    viewport: { width: 360, height: 760 },
    locale: language,
  })
  try {
    const phone = await context.newPage()
    await phone.route('https://api.github.com/**', async (route) => {
      const { pathname, search } = new URL(route.request().url())
      await route.fulfill({
        response: await route.fetch({ url: forge.address + pathname + search }),
      })
    })
    const [signIn, open] = buttons[language]
    await phone.goto(`${served.origin}/admin/`)
    await phone.locator('input').first().fill(token)
    await phone.getByRole('button', { name: signIn, exact: true }).click()
    await phone.getByText(catalogue.titles.section).first().waitFor()
    await phone.goto(
      `${served.origin}/admin/#/collections/menu/entries/20-${language === 'cs' ? 'pivo' : 'beer'}`,
    )
    const beer = phone.getByRole('group').filter({ hasText: beerName }).last()
    await beer.getByRole('button', { name: open }).click()
    const names = phone.getByRole('textbox', { name: /^(?:Jméno jídla|Name of the dish)/ })
    await names.first().evaluate((field) => field.scrollIntoView())
    await phone.mouse.move(180, 400)
    await phone.mouse.wheel(0, -120)
    await phone.waitForTimeout(1000)
    await outputFile(
      pictureFile(language, 'editor'),
      await phone.screenshot({ animations: 'disabled' }),
    )
  } finally {
    await context.close()
    await served.stop()
    await forge.stop()
  }
}

try {
  await drawGallery(browser, folder)
  for (const [country, language] of newPubs.slice(0, 4)) await drawGuide(language, country)
  await drawEditor('cs', cs)
  await drawEditor('en', en)
} finally {
  await browser.close()
  await rm(folder, { recursive: true })
}
