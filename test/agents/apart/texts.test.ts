import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { HtmlRenderer, Parser } from 'commonmark'
import { LinkChecker } from 'linkinator'
import { lint } from 'markdownlint/promise'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { essence, isPage, type Publication } from '../../../src/model/resource.ts'
import { buildFull } from '../../pub.ts'
import { type Served, servePub } from '../../served.ts'

let pub: Served
let site: Publication
let files: Map<string, string>
beforeAll(async () => {
  pub = await servePub()
  const built = await buildFull(pub.origin)
  site = built.site
  files = built.files
})
afterAll(() => pub.stop())

const markdownFiles = () =>
  site.resources.filter(({ type }) => essence(type) === 'text/markdown').map(({ file }) => file)

test('markdownlint finds nothing in any Markdown document, nor in llms.txt', async () => {
  const strings = Object.fromEntries(
    [...markdownFiles(), 'llms.txt'].map((file) => [file, files.get(file) ?? '']),
  )
  expect(Object.keys(strings).length).toBeGreaterThan(5)
  // MD013 limits the length of lines: a paragraph is one line here, as models read it.
  const found = await lint({ strings, config: { default: true, MD013: false } })
  expect(Object.values(found).flat()).toEqual([])
})

test('A link checker finds no broken link on the pages or in any text', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pub-'))
  try {
    const texts = [...markdownFiles(), 'llms.txt', 'llms-full.txt']
    for (const file of texts) {
      const page = join(folder, `${file}.html`)
      await mkdir(dirname(page), { recursive: true })
      const parsed = new Parser().parse(files.get(file) ?? '')
      await writeFile(page, new HtmlRenderer().render(parsed))
    }
    const pages = site.resources.filter(isPage).map(({ path }) => pub.origin + path)
    const checker = new LinkChecker()
    const elsewhere = async (link: string) => !link.startsWith('http://localhost:')
    const ofPages = await checker.check({ path: pages, recurse: true, linksToSkip: elsewhere })
    const ofTexts = await checker.check({
      path: texts.map((file) => `${file}.html`),
      serverRoot: folder,
      linksToSkip: elsewhere,
    })
    for (const { links } of [ofPages, ofTexts]) {
      const broken = links.filter(({ state }) => state === 'BROKEN')
      expect(broken.map(({ url, parent }) => `${parent} to ${url}`)).toEqual([])
      expect(links.filter(({ state }) => state === 'OK').length).toBeGreaterThan(10)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
