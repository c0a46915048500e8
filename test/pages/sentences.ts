// Every sentence of every fixture pub, in every language: none is repeated, none contradicts its
// label, and the typography is correct.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { describe, expect, test } from 'vitest'
import { houses } from '../houses.ts'
import { buildPub, readAll, root } from '../pub.ts'
import { quickPart } from '../sweep.ts'

const folders = ['content', ...pubsIn('test/pubs')]

function pubsIn(folder: string): string[] {
  const names = readdirSync(join(root, folder), { withFileTypes: true })
  return names
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      name.startsWith('frozen-') ? pubsIn(`${folder}/${name}`) : `${folder}/${name}`,
    )
}

type Node = DefaultTreeAdapterTypes.Node

const inline = /^(#text|a|abbr|b|bdi|em|i|s|small|span|strong|time)$/
const unread = /^(head|nav|script|style|svg)$/

/** Return the blocks of text that are read without a pause: a paragraph, a cell, a list entry. */
function listBlocks(node: Node): string[] {
  if ('value' in node) return [node.value]
  const isDishes = 'attrs' in node && node.attrs.some(({ value }) => /\bitems\b/.test(value))
  if (unread.test(node.nodeName) || isDishes || !('childNodes' in node)) return []
  const blocks = ['']
  for (const child of node.childNodes) {
    const [first = '', ...others] = listBlocks(child)
    if (inline.test(child.nodeName)) blocks[blocks.length - 1] += [first, ...others].join(' ')
    else blocks.push(first, ...others, '')
  }
  return blocks
}

/** Lines about dishes, where the same sentence may be true of several dishes. */
const dish = /^- .*\b(Alergeny|Allergens|Alergény|Allergene): /
const readLines = (file: string, text: string): string[] =>
  (file.endsWith('.html')
    ? listBlocks(parse(text)).map((block) => block.replace(/[\n\t ]+/g, ' ').trim())
    : text.split('\n').filter((line) => !dish.test(line) && !/^\||^```|^ {2}/.test(line))
  ).map((line) => line.replaceAll('\u00A0', ' '))

const splitSentences = (line: string) =>
  line
    .replace(/^[-#>*]+ /, '')
    .split(/(?<=[.!?]) (?=\p{Lu})/u)
    .filter((one) => /[.!?]$/.test(one) && (one.match(/\p{L}{2,}/gu) ?? []).length > 2)

/** Return sentences that occur twice, unless the owner typed them twice. */
function twice(lines: readonly string[], typed: string): string[] {
  const all = lines.flatMap(splitSentences)
  return [...new Set(all)].filter((one) => {
    const times = all.filter((other) => other === one).length
    return times > typed.split(one).length
  })
}

const yes = 'ano|vítáni|yes|welcome|áno|vítané|ja|willkommen|erlaubt|möglich'
const but = 'jen|jenom|pouze|kromě|nesmí|len|okrem|nesmú|only|except|not|nur|außer|nicht'
const word = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`
const contradictions = [
  new RegExp(`^(?:- )?[^.:]{2,40}: (?:${yes})\\. .*${word(but)}`, 'iu'),
  /(?:tevřeno|[Oo]pen|tvorené|eöffnet) (?:\p{Lu}\S* )?(?:zavřeno|closed|zatvorené|geschlossen)(?!\p{L})/u,
]

// biome-ignore format: one line, one row
const mistakes: { [name: string]: (lines: readonly string[], typed: string) => string[] } = {
  'a repeated sentence': twice,
  'a label that contradicts its sentence': (lines) => lines.filter((line) => contradictions.some((one) => one.test(line))),
  'a price of 0': (lines) => lines.filter((line) => /(?<![\d.,]|\d )0(?:[.,]00)? ?(?:Kč|€)|(?:CZK |€)0(?:[.,]00)?(?![\d.,])/.test(line)),
  'two spaces': (lines) => lines.filter((line) => /\S {2,}\S/.test(line)),
  'a space before a comma': (lines) => lines.filter((line) => /\S ,/.test(line)),
}

test.each([
  ['a repeated sentence', 'We take no bookings. Come in. We take no bookings.'],
  ['a repeated sentence', 'Stoly nerezervujeme už nikomu.\n- Stoly nerezervujeme už nikomu.'],
  ['a label that contradicts its sentence', 'Psy: vítané. Len na záhradke.'],
  ['a label that contradicts its sentence', '- WLAN: ja. Nur an der Bar.'],
  ['a label that contradicts its sentence', 'pátek 2. července 2027: otevřeno Pá zavřeno'],
  ['a price of 0', 'Suppe 0,00 €'],
  ['a price of 0', 'Soup CZK 0'],
  ['two spaces', 'Pivo  a klid'],
  ['a space before a comma', 'Pivo , klid'],
])('%s is found: %s', (mistake, text) => {
  expect(mistakes[mistake]?.(text.split('\n'), '')).toHaveLength(1)
})

/** Documents of prose; the other documents for programs list fields. */
const read =
  /(^|\/)(index\.html|404\.html|index\.md|[a-z]{2}\.md|llms(-full)?\.txt|SKILL\.md|auth\.md|docs\.md)$/
/**
 * llms-full.txt contains other documents, each after a separator line. auth.md has a paragraph per
 * language, and a short sentence may be the same in Czech and Slovak.
 */
const parts = /\n---\n\n(?=## )|\n(?=(?:Česky|Slovensky|Deutsch): )/

/** The date of agreement.ts, so that both share a build. */
const findDate = (folder: string) =>
  houses.find(({ name }) => folder.endsWith(`/${name}`))?.date ?? '2026-11-20'

describe.each(quickPart(folders, 12))('%s', async (folder) => {
  const content = join(root, folder)
  const files = (await buildPub(content, { date: findDate(folder) })).files
  const typed = [...(await readAll(content)).values()].join('\n')
  const documents = [...files].filter(([file]) => read.test(file) && file !== 'admin/index.html')
  const texts = documents.flatMap(([file, body]) =>
    String(body)
      .split(/(?:llms-full\.txt|auth\.md)$/.test(file) ? parts : /$^/)
      .map((part) => [file, readLines(file, part)] as const),
  )

  test.each(Object.entries(mistakes))('does not have %s', (_, find) => {
    expect(texts.length).toBeGreaterThan(5)
    expect(texts.flatMap(([file, lines]) => find(lines, typed).map((one) => [file, one]))).toEqual(
      [],
    )
  })

  test('has no two empty lines in a row', () => {
    const plain = [...files].filter(([file]) => /\.(?:md|txt)$/.test(file))
    expect(
      plain.filter(([, body]) => /\n\s*\n\s*\n/.test(String(body))).map(([file]) => file),
    ).toEqual([])
  })

  test('has no price of 0 among its dishes', () => {
    const dishes = documents.map(([, body]) => String(body).replaceAll('\u00A0', ' '))
    expect(mistakes['a price of 0']?.(dishes, typed)).toEqual([])
  })
})
