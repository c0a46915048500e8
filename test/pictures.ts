// `npm run pictures`: draws the pictures of the guide for owners, on a telephone of 360 pixels, from a
// new pub and from the pub that the guide makes of it.

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copy, outputFile } from 'fs-extra/esm'
import { build } from '../build.ts'
import { aheadPage } from '../src/commands/dev/ahead.ts'
import { cs } from '../src/model/messages/cs.ts'
import { en } from '../src/model/messages/en.ts'
import { launchBrowser } from './browser.ts'
import { follow, readExamples } from './content/examples.ts'

const root = join(import.meta.dirname, '..')
const guide = join(root, 'starter/guide')
const folder = await mkdtemp(join(tmpdir(), 'pub-'))
const content = join(folder, 'content')
const browser = await launchBrowser()
const page = await browser.newPage({ viewport: { width: 360, height: 600 } })

/** As much of a page as a telephone shows. */
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

try {
  await copy(join(root, 'starter/content'), content)
  await drawHome('sample')
  await follow(content, readExamples(await readFile(join(guide, 'first-hour.cs.md'), 'utf8')))
  await drawHome('done')
  const { site, warnings } = await built()
  for (const catalogue of [cs, en])
    await draw(`ahead.${catalogue.tongue}`, aheadPage(site, warnings, catalogue))
} finally {
  await browser.close()
  await rm(folder, { recursive: true })
}
