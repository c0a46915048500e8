// Words that could harm a guest if they were wrong are in the right box, next to the right dish, in
// the right row. said.md holds them, typed by hand and not taken from any table of the program.

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copy } from 'fs-extra/esm'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { beforeAll, describe, expect, test } from 'vitest'
import { readSite } from '../pub.ts'
import { readTables } from './table.ts'

type Node = DefaultTreeAdapterTypes.Node

const languages = ['cs', 'en', 'sk', 'de'] as const
const files = {
  cs: ['index.html', 'index.md'],
  en: ['en/index.html', 'en.md'],
  sk: ['sk/index.html', 'sk.md'],
  de: ['de/index.html', 'de.md'],
} as const
/** CSS class of each allergen, in the order of their numbers. */
const letters = 'abcdefghijklmn'

type House = { [lang: string]: { page: Node; twin: string[]; html: string; menu: string } }
const houses: { [name: string]: House } = {}

beforeAll(async () => {
  const here = import.meta.dirname
  houses['house'] = await readHouse(join(here, 'house'))
  for (const variant of ['opposite', 'ways']) {
    const content = await mkdtemp(join(tmpdir(), 'words-'))
    await copy(join(here, 'house'), content, { filter: (file) => !file.endsWith('events.md') })
    await copy(join(here, variant), content)
    houses[variant] = await readHouse(content)
    await rm(content, { recursive: true })
  }
}, 60_000)

async function readHouse(content: string): Promise<House> {
  const built = await readSite(content)
  return Object.fromEntries(
    languages.map((lang) => {
      const [page, twin] = files[lang].map((file) => String(built.files.get(file)))
      const html = page ?? ''
      const menu = String(built.files.get('menu.json'))
      return [lang, { page: parse(html), twin: (twin ?? '').split('\n').map(words), html, menu }]
    }),
  )
}

/**
 * Reduce a text to its words. Punctuation and capitals differ between page and twin, and cannot
 * harm anybody.
 */
const words = (text: string) =>
  ` ${text
    .replace(/[:;,.)]+(?=\s|$|[.,:;)])|^- |[|()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()} `

function visibleText(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value
  if (node.nodeName === 'script' || node.nodeName === 'style') return ''
  const inside = 'childNodes' in node ? node.childNodes.map(visibleText).join('') : ''
  // Text that only the style sheet draws.
  const attributes = new Map('attrs' in node ? node.attrs.map((one) => [one.name, one.value]) : [])
  const drawn = attributes.get('data-t')
  if (drawn !== undefined) return ` ${drawn} ${attributes.get('aria-label') ?? ''} ${inside} `
  return /^(span|bdi|#document)$/.test(node.nodeName) ? inside : ` ${inside} `
}

function find(node: Node, name: string, value: string): Node | undefined {
  if ('attrs' in node && node.attrs.some((one) => one.name === name && one.value === value))
    return node
  if (!('childNodes' in node)) return undefined
  for (const child of node.childNodes) {
    const found = find(child, name, value)
    if (found) return found
  }
  return undefined
}

/** Return the accessible name of a box whose label alone would be unclear. */
function accessibleName(page: Node, id: string): string | undefined {
  const box = find(page, 'id', id)
  const name = box && 'attrs' in box && box.attrs.find((one) => one.name === 'aria-label')?.value
  return name ? words(name) : undefined
}

const place = /^(?:(opposite|ways) )?(?:page(?: (id|for)=(\S+))?|twin(?: of (\S+))?): (.+)$/

/** Expect words at a place such as `page id=a3: A3 (3 eggs)`. */
function expectAt(where: string, lang: string) {
  const [, house = 'house', name, value = '', dish, said = ''] = place.exec(where) ?? []
  const { page, twin } = houses[house]?.[lang] ?? {}
  if (!page || !twin || said === '') throw new Error(`no such place: ${where}`)
  if (dish !== undefined)
    expect(twin.find((line) => line.startsWith(words(dish)))).toContain(words(said).trimEnd())
  else if (/^(?:\w+ )?twin: /.test(where))
    expect(twin.filter((line) => line.startsWith(words(said)))).toHaveLength(1)
  else {
    const found = name === undefined ? page : find(page, name, value.toLowerCase())
    const text = words(found ? visibleText(found) : '')
    if (name === 'for') expect(accessibleName(page, value.toLowerCase()) ?? text).toBe(words(said))
    else expect(text).toContain(words(said))
  }
}

const tables = await readTables('said.md')

describe.each(tables)('$title', ({ notes, rows }) => {
  describe.each(languages.map((lang, index) => [lang, index + 1] as const))(
    '%s',
    (lang, column) => {
      const expected = rows.map((row) => [row[0] ?? '', row[column] ?? ''] as const)
      test.each(expected)('%s: %s', (key, word) => {
        const letter = letters.charAt(Number(key) - 1)
        for (const note of notes)
          expectAt(
            note.replaceAll('{key}', key).replaceAll('{letter}', letter).replaceAll('{word}', word),
            lang,
          )
      })
    },
  )
})

test.each(languages)('%s: a dish with traces of gluten is gluten-free nowhere', (lang) => {
  const { page, html = '', menu = '{}' } = houses['house']?.[lang] ?? {}
  const marks = (id: string) => {
    const dish = page && find(page, 'id', id)
    return dish && 'attrs' in dish && dish.attrs.find(({ name }) => name === 'class')?.value
  }
  // The classes of the box "gluten-free" and of the box "may contain gluten".
  expect(marks('glutenfree')).toContain('z')
  expect(marks('spur')).toBe('a')
  const data = /<script type="application\/ld\+json">([^<]*)/.exec(html)?.[1] ?? ''
  expect(data).toContain('GlutenFreeDiet')
  const [, ofSpur = ''] = data.split('"name":"Spur"')
  const [itself] = ofSpur.split('"@type":"MenuItem","name":"A')
  expect(itself).toContain('"price":100')
  expect(itself).not.toMatch(/GlutenFreeDiet|gluten|lepk/i)
  const dish = JSON.parse(menu).food.find(({ id }: { id: string }) => id === 'spur')
  expect(dish).toMatchObject({
    traces: [1],
    diets: [],
    gluten_note: { [lang]: expect.any(String) },
  })
})

test.each(languages)(
  '%s: each dish has the class by which the style hides its allergen',
  (lang) => {
    const page = houses['house']?.[lang]?.page
    const classes = [...letters].map((_, index) => {
      const dish = page && find(page, 'id', `a${index + 1}`)
      return dish && 'attrs' in dish ? dish.attrs.find(({ name }) => name === 'class')?.value : ''
    })
    expect(classes).toEqual([...letters])
  },
)

test('the table has about 150 words per language, and no cell is empty', async () => {
  const rows = tables.flatMap((table) => table.rows)
  expect(rows.length).toBeGreaterThanOrEqual(150)
  expect(rows.filter((row) => row.length !== 5 || row.includes(''))).toEqual([])
  expect(await readFile(join(import.meta.dirname, 'said.md'), 'utf8')).not.toContain('\u00A0')
})
