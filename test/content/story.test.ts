// Markdown in the story of the home page: on the page, in the twin and in the data.

import { expect, test } from 'vitest'
import { parseInlines } from '../../src/fields/story.ts'
import type { Inline } from '../../src/model/site.ts'
import { contentCopy, readSite } from '../pub.ts'
import { readText } from '../reading.ts'
import { lastingFolder } from '../workshop.ts'

const body = `## O nás

Vaříme **poctivě** a *pomalu*, jak nás naučila __babička__; [rezervace](https://stul.example/u-nas?a=1&b=2),
[pište](mailto:a@pub.example) nebo [volejte](tel:+420360000041). 2 * 3 * 4 je 24, sýr_na_pivo 10*.

Nabízíme:
- **svíčkovou** s <b>brusinkami</b>
- *pivo*,
  pět druhů

1. 5. otevíráme zahrádku. 5 \\* 3

[klam](javascript:alert(1)) a **tučně** s \`kódem\`, [bez adresy](/menu.json), ![foto](https://x.example/a.png)
`

const story = (text: string) => `${text.slice(0, text.indexOf('\n---\n') + 5)}\n${body}`
const content = await contentCopy({ 'home.cs.md': story }, 'full', await lastingFolder())
const built = readSite(content)
const read = async (file: string) => readText((await built).files, file)

test('the page shows strong, emphasis, links and lists, and HTML as it was typed', async () => {
  const page = await read('index.html')
  for (const part of [
    '<strong>poctivě</strong>',
    '<em>pomalu</em>',
    '<strong>babička</strong>',
    '<a href="https://stul.example/u-nas?a=1&amp;b=2">rezervace</a>',
    '<a href="mailto:a@pub.example">pište</a>',
    '<a href="tel:+420360000041">volejte</a>',
    '<li>**svíčkovou** s ',
  ])
    expect(page, part).toContain(part)
  expect(page).toMatch(/2 \* 3 \* 4 je 24, sýr_na_pivo 10\*\./)
  expect(page).toMatch(/<li><em>pivo<\/em>, pět druhů(<|\s)/)
  expect(page).toMatch(/&lt;b>brusinkami&lt;\/b>|&lt;b&gt;brusinkami&lt;\/b&gt;/)
})

test('a date at the start of a line is no list, and keeps its number', async () => {
  expect(await read('index.html')).toMatch(/<p>1\. 5\. otevíráme zahrádku\. 5 \* 3(<|\s)/)
  expect(await read('index.md')).toMatch(/1\\?\. 5\. otevíráme/)
})

test('a link to anything but https, mail and telephone stays text in every document', async () => {
  for (const file of ['index.html', 'index.md', 'llms-full.txt']) {
    const text = await read(file)
    expect(text, file).not.toMatch(/href="?javascript/)
    if (file !== 'index.html') expect(text, file).not.toMatch(/[^\\]\]\(javascript/)
    expect(text, file).not.toMatch(/<img[^>]*x\.example/)
  }
  expect(await read('index.html')).toContain('[klam](javascript:alert(1)) a **tučně** s `kódem`')
})

test('the twin and llms-full have the links and the list; the data has plain words', async () => {
  for (const file of ['index.md', 'llms-full.txt']) {
    const text = await read(file)
    expect(text, file).toContain('[pište](mailto:a@pub.example)')
    expect(text, file).toMatch(/^- pivo, pět druhů$/m)
    expect(text, file).toContain('Vaříme poctivě a pomalu')
  }
  const { story } = JSON.parse(await read('pub.json'))
  const [{ paragraphs }] = story.cs ?? story
  expect(paragraphs[0]).toBe(
    'Vaříme poctivě a pomalu, jak nás naučila babička; rezervace, pište nebo volejte. 2 * 3 * 4 je 24, sýr_na_pivo 10*.',
  )
  expect(paragraphs).toContain('pivo, pět druhů')
})

// Typed, and what each address of it leads to.
test.each([
  ['Stůl: https://stul.example/u-nas.', ['https://stul.example/u-nas']],
  [
    'Více na www.pub.example, (www.kohout.example).',
    ['https://www.pub.example', 'https://www.kohout.example'],
  ],
  ['**Viz https://w.example/Kohout_(pták)**!', ['https://w.example/Kohout_(pták)']],
  ['*https://a.example* 2 * 3', ['https://a.example']],
  ['(viz https://a.example/?b=1&c=2)', ['https://a.example/?b=1&c=2']],
  [
    '[pivo](https://a.example) a [www.b.example](https://c.example)',
    ['https://a.example', 'https://c.example'],
  ],
  [
    '[x](javascript:1), [y](/https://a.example) a pište@www.example, http://a.example, https://, www.',
    [],
  ],
  ['[www.b.example](https://c.example "z") https://a.example/\\', ['https://a.example/']],
])('the bare addresses of %s are links to themselves', (typed, expected) => {
  const list = (inlines: readonly Inline[]): string[] =>
    inlines.flatMap((one) =>
      'link' in one
        ? [one.to]
        : 'text' in one
          ? []
          : list('strong' in one ? one.strong : one.emphasis),
    )
  expect(list(parseInlines(typed))).toEqual(expected)
})

test('supported markup gets no warning, other markup does', async () => {
  const { warnings } = await built
  const markupWarnings = warnings.filter(({ code }) => /^text-(?:markdown|html)$/.test(code))
  expect(markupWarnings.map(({ source }) => source?.slice(0, 8)).sort()).toEqual([
    '- **svíč',
    '[klam](j',
  ])
})
