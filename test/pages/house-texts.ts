// Twelve very different pubs are published without a warning. Every text of the owner is published,
// and nothing mentions a feature that the pub does not have.

import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Built } from '../../build.ts'
import type { Language } from '../../src/model/languages.ts'
import type { Resource } from '../../src/model/resource.ts'
import { findFolder, findPaths, type House, houses, readOwnerTexts } from '../houses.ts'
import { buildPub, makePublication, readAll, readTexts, temporaryFolder } from '../pub.ts'
import { quickPart, samples } from '../sweep.ts'

/** Fields whose omission was already tested with another pub. */
const testedFields = new Set<string>()

/** Settings of the site, and the description for search results. */
const settings =
  /^(?:base_url|checked|date|languages|updated|license|content_signals|security_\w+|markdown_negotiation|https_only)$/

/** Lines that may be removed without a visible effect in some places, with the reason. */
// biome-ignore format: one line, one row
const exceptions: { line: RegExp; places: string[]; why: string }[] = [
  { line: /^booking_by: telephone$/, places: ['.html', '.md', 'data'], why: 'a telephone and a sentence on booking, and no other way, mean the same' },
  { line: /^id: /, places: ['.html', '.md', 'data'], why: 'a name may give the same' },
  { line: /^except: /, places: ['.html', '.md', 'data'], why: 'the house is closed on that day, and only a warning asks for the line' },
  { line: /^price: 150$/, places: ['.html', '.md', 'data'], why: 'the concert is over' },
  { line: /^(?:garden|terrace): /, places: ['.html', '.md'], why: 'when it is open says that there is one' },
]

type Published = { [place: string]: string }

/**
 * Return what a folder publishes for guests and programs, by place. Undefined if the folder has an
 * error. `resources` are those of the complete pub, reused because a pub with fewer facts needs no
 * new ones.
 */
async function publishTexts(
  folder: string,
  { languages, date }: House,
  resourcesOfPub?: readonly Resource[],
): Promise<Published | undefined> {
  const read = await readTexts(folder, date)
  if (!read.content) return undefined
  const site = await makePublication(read, resourcesOfPub)
  const { resources } = site
  const text = (wanted: string) => resources.find(({ file }) => file === wanted)?.render(site) ?? ''
  const places = languages.flatMap((lang) => {
    const { page, twin } = findPaths(lang, languages[0])
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

/** Houses of which every line is removed once. It takes a second each, so only a sweep tries all. */
const swept = samples(quickPart(houses, 1), 5)

describe.each(houses)('$name', (house) => {
  const folder = findFolder(house)
  const { languages, date, without, over = [] } = house
  let files: Map<string, string>
  let site: Built['site']
  beforeAll(async () => {
    const built = await buildPub(folder, { strict: true, date })
    site = built.site
    files = new Map(
      [...built.files].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  })

  test('its pages contain no empty list, paragraph, table or section', () => {
    const pages = [...files].filter(([file]) => file.endsWith('.html'))
    expect(pages.length).toBeGreaterThan(1)
    for (const [file, text] of pages) {
      const empty = text.matchAll(/<(ul|ol|dl|p|table|section)(?![^>]* data-t=)[^>]*><\/\1>/g)
      expect(
        [...empty].map(({ index }) => text.slice(index - 40, index + 40)),
        file,
      ).toEqual([])
    }
  })

  test('every text of the owner is in a JSON document', async () => {
    const texts = (await readOwnerTexts(folder, languages)).filter(
      ({ text }) => !over.includes(text),
    )
    const data = site.resources
      .filter(({ relation }) => relation === 'item')
      .map(({ file }) => files.get(file))
      .join('')
    const missing = texts.filter(({ text }) => !data.includes(JSON.stringify(text).slice(1, -1)))
    expect(missing).toEqual([])
  })

  test.each(swept.includes(house) ? [house.name] : [])(
    '%s: removing a line of any field changes every page, every twin and the data',
    async () => {
      const before = await publishTexts(folder, house, site.resources)
      const copy = join(await temporaryFolder(), 'content')
      await cp(folder, copy, { recursive: true })
      // One dish and one pub are enough for each field, because the same code reads the others.
      const triedFields = new Set<string>()
      for (const [file, text] of await readAll(folder)) {
        if (!file.endsWith('.md') || /^(home\.|pages\/)/.test(file)) continue
        const lines = text.split('\n')
        for (const [index, line] of lines.entries()) {
          const [, at = '', field] = /^([ -]*)(?:(\w+):)? *\S/.exec(line) ?? []
          const id = `${file.split('/')[0]} ${at.length} ${field}`
          if (field === undefined || settings.test(field) || triedFields.has(id)) continue
          triedFields.add(id)
          if (testedFields.has(id)) continue
          await writeFile(join(copy, file), lines.filter((_, other) => other !== index).join('\n'))
          const after = await publishTexts(copy, house, site.resources)
          if (after === undefined) continue
          const ownLanguage = languages.find((lang) => field === lang || field.endsWith(`_${lang}`))
          const same = Object.keys(before ?? {}).filter(
            (place) => before?.[place] === after[place] && isExpectedAt(place, ownLanguage, house),
          )
          const excused = exceptions.flatMap((one) =>
            one.line.test(line.trim()) ? one.places : [],
          )
          if (excused.length === 0) testedFields.add(id)
          expect
            .soft(
              same.filter((place) => !excused.some((name) => place.includes(name))),
              `${file}: ${line}`,
            )
            .toEqual([])
        }
        await writeFile(join(copy, file), text)
      }
      expect(triedFields.size).toBeGreaterThan(20)
    },
  )

  test.each(Object.entries(without).map(([what, words]) => ({ what, words })))(
    'nothing that it publishes mentions $what',
    ({ what, words }) => {
      for (const [file, text] of files) {
        // Schemas and descriptions of the API define members for all pubs.
        const isDefining = /^schemas\/|^openapi|^api\/|^llms-full/.test(file)
        if (isDefining && ['alcohol', 'English', 'telephone'].includes(what)) continue
        const neutralText = neutral(text)
        const at = neutralText.search(words)
        expect.soft(at < 0 ? '' : neutralText.slice(Math.max(0, at - 40), at + 40), file).toBe('')
      }
    },
  )
})

/** True if the text of this language is expected at this place. */
function isExpectedAt(
  place: string,
  ownLanguage: Language | undefined,
  { languages }: House,
): boolean {
  if (place === 'data' || ownLanguage === undefined) return true
  const { page, twin } = findPaths(ownLanguage, languages[0])
  return place === page || place === twin
}

/** Remove names of this project and its standards, which are not neutralText about the pub. */
const neutral = (text: string) =>
  text
    .replace(/<style.*?<\/style>/s, '')
    .replaceAll('answer-pub-guests', '')
    .replaceAll('pub.example', '')
    .replaceAll('-//agent-pub//', '')
    .replace(/\bpub\.(?:json|schema)/g, '')
    .replace(/"\w+":/g, '')
    // One of the types of pubs.
    .replace(/"pub"|`pub`/g, '')

test('the sixteen pubs are of different kinds', async () => {
  expect(houses).toHaveLength(16)
  const kinds = await Promise.all(
    houses.map(async (house) => {
      const pub = await readFile(join(findFolder(house), 'pub.md'), 'utf8')
      return /^kind: (.+)$/m.exec(pub)?.[1]
    }),
  )
  expect(new Set(kinds).size).toBe(houses.length)
})
