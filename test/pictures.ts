// `npm run pictures`: takes the screenshots of the owners' guide on a phone 360 pixels wide. They
// show a new pub, the pub that the guide creates from it, and the editor. It also draws the gallery
// in docs/.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copy, outputFile } from 'fs-extra/esm'
import { build } from '../build.ts'
import { aheadPage } from '../src/commands/dev/ahead.ts'
import type { Catalogue } from '../src/messages/catalogue.ts'
import { cs } from '../src/messages/cs.ts'
import { en } from '../src/messages/en.ts'
import { launchBrowser } from './browser.ts'
import { follow, readExamples } from './content/examples.ts'
import { startForge } from './forge.ts'
import { drawGallery } from './gallery.ts'
import { readAll } from './pub.ts'
import { servePub } from './served.ts'

const root = join(import.meta.dirname, '..')
const guide = join(root, 'starter/guide')
const folder = await mkdtemp(join(tmpdir(), 'pub-'))
const content = join(folder, 'content')
const pubFile = join(content, 'pub.md')
const browser = await launchBrowser()
const page = await browser.newPage({ viewport: { width: 360, height: 600 } })

/** Save a screenshot of this HTML on a phone. */
async function draw(name: string, html: string) {
  await page.setContent(html)
  await outputFile(join(guide, 'pictures', `${name}.png`), await page.screenshot())
}

async function built() {
  const out = join(folder, 'dist')
  const options = { content, out, baseUrl: 'https://pub.example', environment: {} }
  const result = await build({ ...options, strict: false, date: '2026-11-21' })
  if ('problems' in result) throw new Error(JSON.stringify(result.problems))
  return result
}

async function drawHome(name: string) {
  const { files } = await built()
  await draw(`${name}.cs`, String(files.get('index.html')))
  await draw(`${name}.en`, String(files.get('en/index.html')))
}

const buttons = {
  cs: ['Přihlásit se pomocí přístupového tokenu', 'Přihlásit se', 'Rozbalit'],
  en: ['Sign In Using Access Token', 'Sign In', 'Expand'],
} as const
const beerName = /Příkladská dvanáctka|Příklad pale lager/

/** Make English the first language of the pub, so that its editor is in English. */
async function turn() {
  for (const [name, text] of await readAll(content)) {
    if (!name.endsWith('.md')) continue
    const pairs = /^( *(?:- )?)(\w+): (.*)\n( *)\2_en: (.*)$/gm
    const turned = text
      .replace(pairs, '$1$2: $5\n$4$2_cs: $3')
      .replaceAll('malé', 'small')
      .replaceAll('velké', 'large')
    const isPub = name === 'pub.md'
    await writeFile(
      join(content, name),
      isPub ? turned.replace('---\n', '---\nlanguages: en, cs\n') : turned,
    )
  }
}

/** Open the form of a beer in the language of the pub. */
async function drawEditor(catalogue: Catalogue) {
  const { tongue } = catalogue
  const token = 'token'
  const files = [...(await readAll(content))].map(
    ([name, text]) => [`content/${name}`, text] as const,
  )
  const forge = await startForge(new Map(files), token)
  const served = await servePub(content)
  const context = await browser.newContext({
    viewport: { width: 360, height: 760 },
    locale: tongue,
  })
  try {
    const phone = await context.newPage()
    await phone.route('https://api.github.com/**', async (route) => {
      const { pathname, search } = new URL(route.request().url())
      await route.fulfill({
        response: await route.fetch({ url: forge.address + pathname + search }),
      })
    })
    const [withToken, signIn, open] = buttons[tongue]
    await phone.goto(`${served.origin}/admin/`)
    await phone.getByRole('button', { name: withToken }).click()
    await phone.locator('input').first().fill(token)
    await phone.getByRole('button', { name: signIn, exact: true }).click()
    await phone.getByText(catalogue.titles.section).first().waitFor()
    await phone.goto(`${served.origin}/admin/#/collections/menu/entries/20-pivo`)
    const beer = phone.getByRole('group').filter({ hasText: beerName }).last()
    await beer.getByRole('button', { name: open }).click()
    const names = phone.getByRole('textbox', { name: /^(?:Jméno jídla|The name of the dish)/ })
    await names.first().evaluate((field) => field.scrollIntoView())
    await phone.mouse.move(180, 400)
    await phone.mouse.wheel(0, -120)
    await phone.waitForTimeout(1000)
    await outputFile(
      join(guide, 'pictures', `editor.${tongue}.png`),
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
  await copy(join(root, 'starter/content'), content)
  await drawHome('sample')
  await follow(content, readExamples(await readFile(join(guide, 'first-hour.cs.md'), 'utf8')))
  await drawHome('done')
  const { site, warnings } = await built()
  for (const catalogue of [cs, en])
    await draw(`ahead.${catalogue.tongue}`, aheadPage(site, warnings, catalogue))
  const pub = await readFile(pubFile, 'utf8')
  await writeFile(pubFile, pub.replace(/^updated:/m, 'editor: github owner/pub\nupdated:'))
  await drawEditor(cs)
  await turn()
  await drawEditor(en)
} finally {
  await browser.close()
  await rm(folder, { recursive: true })
}
