// Names and stories that look like markup, code or commands stay the owner's words: every format
// contains them as typed, and none interprets them.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Node } from 'commonmark'
import { Parser } from 'commonmark'
import { copy } from 'fs-extra/esm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Built } from '../../build.ts'
import { useBrowser } from '../browser.ts'
import { buildFull, buildPub, contentCopy, fullPub } from '../pub.ts'
import { lastingFolder } from '../workshop.ts'

/** Texts typed between quotation marks; `"` and `\` are escaped in the file. */
const texts = [
  'Guláš "na pivě" a \'kost\'',
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</style></title><img src=x onerror=alert(1)>',
  '<!-- --><b>tučně</b> <![CDATA[x]]>',
  'Fish & chips &amp; &lt;b&gt; &#60; &nbsp;',
  '`code` ``more`` ~~~tilda~~~',
  'a | b | c \\| d',
  '*hvězda* **dvě** _pod_ __dvě__ a*b*c',
  '[odkaz](https://evil.example) ![obr](x) [ref][1] [x]: y',
  '<https://evil.example> https://evil.example www.evil.example',
  '<base_url> {base_url} <PHONE> <phone>',
  "$& $1 $` $' $$ $<name>",
  '🍺 👩‍🍳 🏳️‍🌈',
  'שלום ‏مرحبا',
  'W'.repeat(140),
  'řádek\u2028za\u2029odstavec',
  'Řízek'.normalize('NFD'),
  '# Nadpis',
  '- odrážka',
  '+ plus',
  '1. číslo',
  '1) číslo',
  '> citace',
  '=== ---',
  '- - -',
  '***',
  '| tabulka |',
  'zpětné \\ lomítko \\* \\n',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it must stay text
  '${process.env.HOME} {{ x }} <%= y %>',
  'undefined NaN [object Object]',
  '\u00A0tvrdá\u00A0mezera',
  'konec\\',
  'https://evil.example/konec\\',
  'javascript:alert(1)',
  ']]> <?xml ?> <?php',
  '😀'.repeat(30),
  '"',
  '=1+1',
  'a\u0301 ≯ \u2260',
]

/** Convert a text as publishing does: composed, trimmed, single spaces. */
const tidy = (text: string) => text.normalize('NFC').trim().replace(/ +/g, ' ')
const expected = texts.map(tidy)

const browser = useBrowser()
let files: Built['files']

beforeAll(async () => {
  ;({ files } = await buildPub(await hostileContent()))
})

const read = (file: string) => String(files.get(file))

/** Only a story has links, to the addresses that it shows. */
const linksOfStory = [
  ['https://evil.example', 'https://evil.example'],
  ['https://evil.example', 'https://evil.example'],
  ['www.evil.example', 'https://www.evil.example'],
  ['https://evil.example/konec', 'https://evil.example/konec'],
]
const quote = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`

async function hostileContent(): Promise<string> {
  const content = join(await lastingFolder(), 'content')
  await copy(fullPub, content)
  const items = texts.map((text, index) =>
    [
      `  - cs: ${quote(text)}`,
      `    en: ${quote(text)}`,
      `    id: zly-${index}`,
      `    description: ${quote(text)}`,
      `    description_en: ${quote(text)}`,
      `    note: ${quote(text)}`,
      `    note_en: ${quote(text)}`,
      '    sizes: 150 g = 100',
      '    allergens: 1, 3',
    ].join('\n'),
  )
  const section = quote('<b>Oddíl</b> | *x* & `y`')
  await writeFile(
    join(content, 'menu/200-zle.md'),
    `---\nsection: ${section}\nsection_en: ${section}\nkind: food\nnote: ${section}\nnote_en: ${section}\nitems:\n${items.join('\n')}\n---\n`,
  )
  for (const lang of ['cs', 'en']) {
    const file = join(content, `home.${lang}.md`)
    // story.test.ts covers the markup that stories support.
    const withoutMarkup = texts.filter((text) => !/hvězda|lomítko/.test(text))
    const story = withoutMarkup.map((text) => (/^#/.test(text) ? `x ${text}` : text)).join('\n\n')
    await writeFile(
      file,
      `${await readFile(file, 'utf8')}\n## ${texts[1]} *a* | \`b\`\n\n${story}\n`,
    )
  }
  return content
}

test('the data contains every text as typed, composed', () => {
  const { food } = JSON.parse(read('menu.json')) as {
    food: {
      id: string
      name: { cs: string; en: string }
      description?: { cs: string }
      note?: { en: string }
    }[]
  }
  const found = texts.map((_, index) => food.find(({ id }) => id === `zly-${index}`))
  expect(found.map((item) => item?.name.cs)).toEqual(expected)
  expect(found.map((item) => item?.name.en)).toEqual(expected)
  expect(found.map((item) => item?.description?.cs)).toEqual(expected)
  expect(found.map((item) => item?.note?.en)).toEqual(expected)
})

describe.each(['index.html', 'en/index.html'])('the page %s', (file) => {
  test('shows every text as typed, and none creates an element or script', async () => {
    const page = await browser().newPage({ javaScriptEnabled: true })
    const alerts: string[] = []
    page.on('dialog', async (dialog) => {
      alerts.push(dialog.message())
      await dialog.dismiss()
    })
    await page.setContent(read(file), { waitUntil: 'load' })
    const seen = await page.evaluate(() => ({
      text: document.body.textContent ?? '',
      scripts: [...document.querySelectorAll('script')].filter(
        (script) => script.type !== 'application/ld+json',
      ).length,
      strange: document.querySelectorAll('img[src=x], [onerror], b b, body style').length,
      links: [...document.querySelectorAll('a[href*=evil]')].map((link) => [
        link.closest('section')?.id,
        link.textContent,
        link.getAttribute('href'),
      ]),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => script.textContent ?? '',
      ),
    }))
    await page.close()
    const text = seen.text.replace(/\s+/g, ' ')
    for (const name of expected) expect(text).toContain(name.replace(/\s+/g, ' '))
    expect(alerts).toEqual([])
    expect(seen.scripts).toBe(0)
    expect(seen.strange).toBe(0)
    expect(seen.links).toEqual(linksOfStory.map((link) => ['about_us', ...link]))
    for (const block of seen.data) expectData(block)
  })
})

/** Texts in the data block are as typed. */
function expectData(block: string) {
  expect(block).not.toMatch(/<(?!\/?$)|\u2028|\u2029/)
  const strings: string[] = []
  JSON.parse(block, (_, value: unknown) => {
    if (typeof value === 'string') strings.push(value)
    return value
  })
  if (block.includes('"MenuItem"')) for (const name of expected) expect(strings).toContain(name)
}

describe.each(['index.md', 'en.md', 'llms.txt', 'llms-full.txt'])('the document %s', (file) => {
  test('renders every text as typed, and none creates markup', async () => {
    const source = read(file)
    const blocks = readMarkdown(source)
    const own = readMarkdown(String((await buildFull()).files.get(file)))
    for (const kind of [
      'link',
      'image',
      'html_inline',
      'html_block',
      'emph',
      'strong',
      'code_block',
      'block_quote',
      'thematic_break',
    ] as const) {
      const strange = blocks.nodes.filter(
        (node) =>
          node.type === kind &&
          /evil|alert|onerror|obr|hvězda|tučně|citace/.test(
            (node.literal ?? '') + (node.destination ?? '') + readText(node),
          ),
      )
      if (kind === 'link') {
        const count = { 'llms.txt': 0, 'llms-full.txt': 2 }[file] ?? 1
        const links = strange.map((node) => [readText(node), node.destination])
        expect(links).toEqual(Array.from({ length: count }, () => linksOfStory).flat())
        continue
      }
      // The site's own bold type contains one whole name.
      const born = strange
        .map(readText)
        .filter((text) => kind !== 'strong' || !expected.includes(text))
      expect(born, kind).toEqual([])
      if (!['emph', 'strong'].includes(kind))
        expect(blocks.nodes.filter((node) => node.type === kind).length, kind).toBe(
          own.nodes.filter((node) => node.type === kind).length,
        )
    }
    // GitHub's Markdown turns bare URLs into links.
    expect(source.replace(/\]\([^\s)]*\)/g, '')).not.toMatch(/(?:www\.|https?:\/\/)evil/)
    // A line of the owner may start like a numbered list.
    const numbered = blocks.nodes.filter(
      (node) => node.type === 'list' && node.listType === 'ordered',
    )
    expect(numbered).toHaveLength(
      own.nodes.filter((node) => node.type === 'list' && node.listType === 'ordered').length,
    )
    if (file === 'llms.txt') return
    const text = blocks.text.replace(/\s+/g, ' ')
    const names = expected.map((name) => name.replace(/\s+/g, ' '))
    for (const name of names) expect(text).toContain(name)
    const rest = names
      .toSorted((a, b) => b.length - a.length)
      .reduce((left, name) => left.replaceAll(name, ''), text)
    expect(rest).not.toMatch(/\*\*|\\/)
  })
})

function readMarkdown(source: string): { nodes: Node[]; text: string } {
  const walker = new Parser().parse(source).walker()
  const nodes: Node[] = []
  for (let event = walker.next(); event; event = walker.next())
    if (event.entering) nodes.push(event.node)
  const text = nodes
    .map((node) =>
      ['softbreak', 'linebreak', 'paragraph', 'heading', 'item'].includes(node.type)
        ? '\n'
        : (node.literal ?? ''),
    )
    .join('')
  return { nodes, text }
}

function readText(node: Node): string {
  let text = ''
  for (let child = node.firstChild; child; child = child.next)
    text += child.literal ?? readText(child)
  return text
}

test('the names of prices are plain text in a twin', async () => {
  const content = await contentCopy({
    'menu/10-polevky.md': [
      'sizes: 0,33 l = 65',
      'sizes: "*malá* 0,33 l = 65"\n    labels_en: "*malá* = *small*"',
    ],
  })
  const events = `---
events:
  - title: Kvíz
    title_en: Quiz
    day: Út
    time: 19:00
    price: "*předprodej* = 50"
    labels_en: "*předprodej* = *in advance*"
---
`
  await writeFile(join(content, 'events.md'), events)
  const { files: built } = await buildPub(content)
  expect(String(built.get('index.md'))).toContain('\\*malá\\* 0,33 l')
  expect(String(built.get('en.md'))).toContain('\\*in advance\\* CZK 50')
})

test('a booking page with brackets in its URL is one link, and causes no internal error', async () => {
  const content = await contentCopy({
    'pub.md': [
      'booking_hours:',
      'booking_by: telephone, web\nbooking_url: https://stul.example/a](b\nbooking_hours:',
    ],
  })
  const { files: built } = await buildPub(content)
  expect(JSON.parse(String(built.get('pub.json'))).booking.url).toBe('https://stul.example/a](b')
  const skill = String(built.get('.well-known/agent-skills/answer-pub-guests/SKILL.md'))
  expect(skill).toContain('<https://stul.example/a%5D(b>')
})

test('the rules for hosts contain no line of the owner', () => {
  const rules = read('_headers')
  for (const line of rules.split('\n').filter((text) => text !== '' && !text.startsWith('#')))
    expect(line).toMatch(
      /^(\/(?::[a-z]\/)*[\w./*-]*|(?: {2}|\t)! ?[\w-]+| {2}[\w-]+: [\x20-\x7E]+)$/,
    )
  for (const word of ['evil', 'alert', 'Guláš', 'hvězda']) expect(rules).not.toContain(word)
})
