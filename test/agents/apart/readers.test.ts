// Readers that know nothing of this site: the reader view of browsers, and what turns pages into text
// for language models. The menu reaches them all, whatever words the owner uses in names.

import { join } from 'node:path'
import { extractFromHtml } from '@extractus/article-extractor'
import { Readability } from '@mozilla/readability'
import { Defuddle } from 'defuddle/node'
import { convertHtmlToMarkdown } from 'dom-to-semantic-markdown'
import { convert } from 'html-to-text'
import { JSDOM } from 'jsdom'
import { NodeHtmlMarkdown } from 'node-html-markdown'
import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import Turndown from 'turndown'
import { unified } from 'unified'
import { beforeAll, describe, expect, test } from 'vitest'
import { homePath, type Language } from '../../../src/model/languages.ts'
import type { Publication } from '../../../src/model/resource.ts'
import { listSections } from '../../../templates/_parts/facts/sections.ts'
import { itemFacts } from '../../../templates/_parts/text/items.ts'
import { buildPub, contentCopy, root } from '../../pub.ts'

const address = 'https://pub.example/'
/** Without the style: jsdom reads no newer than that of ten years ago, and says so at length. */
const parsed = (html: string) =>
  new JSDOM(html.replace(/<style>.*?<\/style>/s, ''), { url: address }).window.document
const textIn = (html = '') => parsed(html).body.textContent ?? ''

const readable = (html: string) => new Readability(parsed(html)).parse()?.textContent ?? ''

const markdown = unified().use(rehypeParse).use(rehypeRemark).use(remarkGfm).use(remarkStringify)
const overrideDOMParser = new new JSDOM().window.DOMParser()

const readers: [string, (html: string) => string][] = [
  ['Mozilla Readability', readable],
  ['html-to-text', (html) => convert(html, { wordwrap: false })],
  ['turndown', (html) => new Turndown().remove(['style', 'script']).turndown(html)],
  ['node-html-markdown', (html) => NodeHtmlMarkdown.translate(html)],
  ['dom-to-semantic-markdown', (html) => convertHtmlToMarkdown(html, { overrideDOMParser })],
  ['rehype-remark', (html) => String(markdown.processSync(html))],
]

/**
 * These judge what belongs to an article, and leave out short lists of sizes of a small menu. So do
 * readers that npm does not have, such as readability-lxml of Python, which drops a `div` of few letters.
 */
const judges: [string, (html: string) => string | Promise<string>][] = [
  ['article-extractor', async (html) => textIn((await extractFromHtml(html, address))?.content)],
  ['defuddle', async (html) => textIn((await Defuddle(parsed(html), address)).content)],
  [
    'the Markdown of defuddle',
    async (html) => (await Defuddle(parsed(html), address, { markdown: true })).content,
  ],
]

const plain = (text: string) => text.replaceAll('\\', '').replace(/[*_\s]+/g, ' ')

describe.each(['full', 'cafe', 'five-drinks', 'kiosk', 'gasthaus-de-en', 'sk-euro', 'village-cs'])(
  'the menu of %s',
  (name) => {
    let site: Publication
    let files: Map<string, unknown>
    beforeAll(async () => {
      const built = await buildPub(join(root, 'test/pubs', name))
      site = built.site
      files = new Map(built.files)
    })

    const readPage = (lang: Language) =>
      String(files.get(`${homePath(site, lang).slice(1)}index.html`))

    test.each(readers)('reaches %s whole: every dish, price and allergen', (_, read) => {
      for (const lang of site.languages) {
        const text = plain(read(readPage(lang)))
        let from = 0
        const dishes = listSections(site).flatMap(({ items }) => {
          const all = items.map((item) => itemFacts(site, item, lang))
          // What nobody can order stands last in its section.
          const isOff = ({ unavailable }: (typeof all)[number]) => unavailable !== undefined
          return [...all.filter((one) => !isOff(one)), ...all.filter(isOff)]
        })
        for (const facts of dishes) {
          // Each after the one before: what is found is the dish, and no mention of it.
          const at = text.indexOf(plain(facts.name), from)
          expect(at, `${facts.name} in ${lang}`).toBeGreaterThan(-1)
          const following = text.slice(at, at + 900)
          for (const { price } of facts.sizes) expect(following, facts.name).toContain(plain(price))
          // Each number with its word before it: `(gluten 1, eggs 3)`.
          const numbers = facts.allergens.codes
          if (numbers.length > 0)
            expect(following, facts.name).toMatch(
              new RegExp(`\\(${numbers.map((code) => `[^,()]+ ${code}`).join(', ')}\\)`),
            )
          from = at
        }
      }
    })
  },
)

test.each([...readers, ...judges])(
  'all hundred names of the full menu reach %s in Czech and in English',
  async (_, read) => {
    const { site, files } = await buildPub(join(root, 'test/pubs/full'))
    const items = [...site.menu.food, ...site.menu.drinks]
    expect(items).toHaveLength(100)
    for (const [lang, page] of [
      ['cs', 'index.html'],
      ['en', 'en/index.html'],
    ] as const) {
      const text = plain(await read(String(files.get(page))))
      expect(
        items.map(({ name }) => name[lang]).filter((name) => !text.includes(plain(name))),
      ).toEqual([])
    }
  },
)

test('a dish that is called a menu stays in the reader view, under its anchor', async () => {
  const content = await contentCopy({
    'menu/10-polevky.md': ['id: hovezi-vyvar', 'id: detske-menu'],
  })
  const { site, files } = await buildPub(content)
  const html = String(files.get('index.html'))
  expect(html).toContain('<span id="detske-menu">')
  const text = plain(readable(html))
  for (const { name } of site.menu.food) expect(text).toContain(plain(name.cs))
})
