// Twelve quite different houses: each is published without a warning, everything that its owner
// typed arrives, and nothing is said of what it does not have.

import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Built } from '../../build.ts'
import type { Language } from '../../src/model/languages.ts'
import type { Resource } from '../../src/model/resource.ts'
import { folderOf, type House, houses, pathsOf, textsOf } from '../houses.ts'
import { buildPub, publicationOf, readAll, readTexts, temporaryFolder } from '../pub.ts'

/** The fields that were left out in a house before. */
const leftOut = new Set<string>()

/** About the site and not about the house, or a heading for search results only. */
const settings =
  /^(?:base_url|checked|date|languages|updated|license|content_signals|security_\w+|markdown_negotiation|https_only)$/

/** What need not be said everywhere, and why. */
// biome-ignore format: one line, one row
const unsaid: { line: RegExp; places: string[]; why: string }[] = [
  { line: /^booking_by: telephone$/, places: ['.html', '.md', 'data'], why: 'a telephone and a sentence on booking, and no other way, mean the same' },
  { line: /^id: /, places: ['.html', '.md', 'data'], why: 'a name may give the same' },
  { line: /^except: /, places: ['.html', '.md', 'data'], why: 'the house is closed on that day, and only a warning asks for the line' },
  { line: /^price: 150$/, places: ['.html', '.md', 'data'], why: 'the concert is over' },
  { line: /^(?:garden|terrace|wheelchair|dogs: yes|parking: vlastní)/, places: ['.html'], why: 'the sentence of the owner on it stands alone on pages' },
  { line: /^booking_(?:days|people)/, places: ['.html'], why: 'beside the sentence of the owner on it pages do not say it' },
  { line: /^(?:dogs: yes|parking: vlastní)$/, places: ['.md'], why: 'the sentence of the owner on it says so too, and stands alone in twins' },
]

type Said = { [place: string]: string }

/**
 * What a folder publishes to guests and to programs, by place; undefined where something is wrong
 * with it. A house that says less has none of its resources made anew.
 */
async function say(
  folder: string,
  { languages, date }: House,
  whole?: readonly Resource[],
): Promise<Said | undefined> {
  const read = await readTexts(folder, date)
  if (!read.content) return undefined
  const site = await publicationOf(read, whole)
  const { resources } = site
  const text = (wanted: string) => resources.find(({ file }) => file === wanted)?.render(site) ?? ''
  const places = languages.flatMap((lang) => {
    const { page, twin } = pathsOf(lang, languages[0])
    const visible = text(page)
      .replace(/^.*<body>/s, '')
      .replace(/<script.*?<\/script>/gs, '')
    return [
      [page, visible],
      [twin, text(twin)],
    ]
  })
  const data = resources
    .filter(({ relation }) => relation === 'item')
    .map((one) => one.render(site))
  return Object.fromEntries([...places, ['data', data.join('')]])
}

describe.each(houses)('$name', (house) => {
  const folder = folderOf(house)
  const { languages, date, without, over = [] } = house
  let files: Map<string, string>
  let site: Built['site']
  let before: Said | undefined
  beforeAll(async () => {
    const built = await buildPub(folder, { strict: true, date })
    site = built.site
    before = await say(folder, house, site.resources)
    files = new Map(
      [...built.files].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  })

  test('no list and no paragraph of its pages is empty', () => {
    const pages = [...files].filter(([file]) => file.endsWith('.html'))
    expect(pages.length).toBeGreaterThan(1)
    for (const [file, text] of pages) {
      const empty = text.matchAll(/<(ul|ol|dl|p|table|section)[^>]*><\/\1>/g)
      expect(
        [...empty].map(({ index }) => text.slice(index - 40, index + 40)),
        file,
      ).toEqual([])
    }
  })

  test('every text of its owner stands in a JSON document', async () => {
    const texts = (await textsOf(folder, languages)).filter(({ text }) => !over.includes(text))
    const missing = texts.filter(
      ({ text }) => !before?.['data']?.includes(JSON.stringify(text).slice(1, -1)),
    )
    expect(missing).toEqual([])
  })

  test('a line of each field that is left out is missed on every page, in every twin and in the data', async () => {
    const copy = join(await temporaryFolder(), 'content')
    await cp(folder, copy, { recursive: true })
    // One dish for all: the price of the second is read as that of the first. And one house for all.
    const tried = new Set<string>()
    for (const [file, text] of await readAll(folder)) {
      if (!file.endsWith('.md') || /^(home\.|pages\/)/.test(file)) continue
      const lines = text.split('\n')
      for (const [index, line] of lines.entries()) {
        const [, at = '', field] = /^([ -]*)(?:(\w+):)? *\S/.exec(line) ?? []
        const id = `${file.split('/')[0]} ${at.length} ${field}`
        if (field === undefined || settings.test(field) || tried.has(id)) continue
        tried.add(id)
        if (leftOut.has(id)) continue
        await writeFile(join(copy, file), lines.filter((_, other) => other !== index).join('\n'))
        const after = await say(copy, house, site.resources)
        if (after === undefined) continue
        const own = languages.find((lang) => field === lang || field.endsWith(`_${lang}`))
        const same = Object.keys(before ?? {}).filter(
          (place) => before?.[place] === after[place] && isMeant(place, own, house),
        )
        const excused = unsaid.flatMap((one) => (one.line.test(line.trim()) ? one.places : []))
        if (excused.length === 0) leftOut.add(id)
        expect
          .soft(
            same.filter((place) => !excused.some((name) => place.includes(name))),
            `${file}: ${line}`,
          )
          .toEqual([])
      }
      await writeFile(join(copy, file), text)
    }
    expect(tried.size).toBeGreaterThan(20)
  })

  test.each(Object.entries(without).map(([what, words]) => ({ what, words })))(
    'nothing that it publishes speaks of $what',
    ({ what, words }) => {
      for (const [file, text] of files) {
        // These define members that every house has; that is no statement.
        const isDefining = /^schemas\/|^openapi|^api\/|^llms-full/.test(file)
        if (isDefining && ['alcohol', 'English', 'telephone'].includes(what)) continue
        const said = neutral(text)
        const at = said.search(words)
        expect.soft(at < 0 ? '' : said.slice(Math.max(0, at - 40), at + 40), file).toBe('')
      }
    },
  )
})

/** A text of one language is missed where that language is read. */
function isMeant(place: string, own: Language | undefined, { languages }: House): boolean {
  if (place === 'data' || own === undefined) return true
  const { page, twin } = pathsOf(own, languages[0])
  return place === page || place === twin
}

/** Names that belong to this project and its standards, and say nothing of the house. */
const neutral = (text: string) =>
  text
    .replace(/<style.*?<\/style>/s, '')
    .replaceAll('answer-pub-guests', '')
    .replaceAll('pub.example', '')
    .replaceAll('-//agent-pub//', '')
    .replace(/\bpub\.(?:json|schema)/g, '')
    .replace(/"\w+":/g, '')
    // One of the types that a house may have.
    .replace(/"pub"|`pub`/g, '')

test('the houses differ', async () => {
  expect(houses).toHaveLength(12)
  const kinds = await Promise.all(
    houses.map(async (house) => {
      const pub = await readFile(join(folderOf(house), 'pub.md'), 'utf8')
      return /^kind: (.+)$/m.exec(pub)?.[1]
    }),
  )
  expect(new Set(kinds).size).toBe(houses.length)
})
