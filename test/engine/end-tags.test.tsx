/** @jsxRuntime automatic @jsxImportSource preact */
// The end tags that pages leave out. The oracle is a parser that knows the standard: it makes the same
// tree of what is rendered and of what is published.

import { join } from 'node:path'
import { defaultTreeAdapter, parse, serialize } from 'parse5'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { withoutEndTags } from '../../src/model/end-tags.ts'
import { isPage } from '../../src/model/resource.ts'
import { bindWords } from '../../templates/_parts/format.ts'
import { Home } from '../../templates/_parts/page/home.tsx'
import { Sheet } from '../../templates/_parts/page/sheet.tsx'
import { wholeMarkup } from '../markup.ts'
import { buildPub, root } from '../pub.ts'

const pubs = [
  ...['at-euro', 'border-cs-de-en', 'brewery', 'cafe', 'five-drinks', 'five-items', 'full'],
  ...['gasthaus-de-en', 'kiosk', 'music-club', 'prices', 'seasons', 'sk-euro', 'village-cs'],
  'wine-sk-en',
]

/** What a browser makes of a text, written out whole: every element with its end. */
const tree = (html: string) => serialize(parse(html))

/** What the parser has to put right, apart from what may be left out. */
function faultsIn(html: string): string[] {
  const found: string[] = []
  parse(html, {
    treeAdapter: defaultTreeAdapter,
    onParseError: ({ code }) => found.push(code),
  })
  return found
}

describe.each(pubs)('the pages of %s', (name) => {
  test('are the same tree as with every end tag, and can be read by tags again', async () => {
    const { site, files } = await buildPub(join(root, 'test/pubs', name))
    for (const lang of site.languages) {
      for (const page of [<Home site={site} lang={lang} />, <Sheet site={site} lang={lang} />]) {
        const whole = `<!doctype html>\n${bindWords(renderToString(page), lang)}`
        const spare = withoutEndTags(whole)
        expect(tree(spare)).toBe(tree(whole))
        expect(faultsIn(spare)).toEqual([])
        expect(spare).not.toMatch(/<\/(?:li|dt|dd|tr|td|th)>(?=<)/)
        expect(wholeMarkup(spare)).toBe(
          whole.replace(/<(br|img|input|link|meta|source)([^<>]*)\/>/g, '<$1$2>'),
        )
      }
    }
    const pages = site.resources.filter(isPage)
    expect(pages.length).toBeGreaterThan(1)
    for (const { file } of pages)
      expect(withoutEndTags(String(files.get(file)))).toBe(files.get(file))
  })
})

test.each([
  ['<ul><li>a</li><li>b</li></ul>', '<ul><li>a<li>b</ul>'],
  // White space would become part of the entry.
  ['<ul><li>a</li> <li>b</li></ul>', '<ul><li>a</li> <li>b</ul>'],
  ['<div><p>a</p>b</div>', '<div><p>a</p>b</div>'],
  ['<div><p>a</p><b>b</b></div>', '<div><p>a</p><b>b</b></div>'],
  ['<div><p>a</p><p>b</p></div>', '<div><p>a<p>b</div>'],
  // What ends a paragraph by beginning: the section of the standard on optional tags.
  ...'address article aside details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header main nav ol section table ul'
    .split(' ')
    .map((name) => [
      `<div><p>a</p><${name}></${name}></div>`,
      `<div><p>a<${name}></${name}></div>`,
    ]),
  ['<div><p>a</p><hr/></div>', '<div><p>a<hr></div>'],
  // Within a link a paragraph would go on behind it.
  ['<a href="/"><p>a</p></a>', '<a href="/"><p>a</p></a>'],
  ['<dl><dt>a</dt><dd>b</dd></dl>', '<dl><dt>a<dd>b</dl>'],
  [
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td><p>b</p></td><td></td></tr></tbody></table>',
    '<table><thead><tr><th>a<tbody><tr><td><p>b<td></table>',
  ],
  ['<ul><li><ul><li>a</li></ul></li><li>b</li></ul>', '<ul><li><ul><li>a</ul><li>b</ul>'],
  ['<pre><p>a</p><p>b</p></pre><p>c</p><p>d</p>', '<pre><p>a</p><p>b</p></pre><p>c<p>d</p>'],
  ['<style>a::after{content:"</p><p>"}</style>', '<style>a::after{content:"</p><p>"}</style>'],
  ['<script>"</li><li>"</script>', '<script>"</li><li>"</script>'],
  [
    '<br/><input type="radio" checked/><svg><path d="M0 0"/></svg>',
    '<br><input type=radio checked><svg><path d="M0 0"/></svg>',
  ],
])('%s is written %s', (whole, spare) => {
  expect(withoutEndTags(whole)).toBe(spare)
  expect(tree(`<!doctype html><body>${spare}`)).toBe(tree(`<!doctype html><body>${whole}`))
  expect(wholeMarkup(spare)).toBe(whole.replace(/<(br|hr|input)([^<>]*)\/>/g, '<$1$2>'))
})
