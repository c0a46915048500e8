// Questions about a change that breaks no rule: each row is the line before and after, and what the
// owner is asked.

import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compareVersions } from '../../src/content/changes/questions.ts'
import { toProblems } from '../../src/content/problems.ts'
import { toSource } from '../../src/editor/repository.ts'
import { formatMessage } from '../../src/messages/catalogue.ts'
import { en } from '../../src/messages/en.ts'
import { cachePerObject } from '../../src/model/once.ts'
import { fullPub, leftOutOfShort, readAll, readTexts, root } from '../pub.ts'

const full: ReadonlyMap<string, string> = new Map(
  [...(await readAll(fullPub))].filter(([file]) => !leftOutOfShort.test(file)),
)
const today = '2026-11-20'

type Files = ReadonlyMap<string, string>
type Change = readonly [file: string, from: string, to: string]

/** Replace text in files; an empty `from` sets the whole file, and an empty file is deleted. */
function withChanges(files: Files, changes: readonly Change[]): Files {
  const made = new Map(files)
  for (const [file, from, to] of changes) {
    const text = made.get(file) ?? ''
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`)
    const changed = from === '' ? to : text.replace(from, () => to)
    if (changed === '') made.delete(file)
    else made.set(file, changed)
  }
  return made
}

/** Versions that were read; most tests begin with the same one. */
const read = cachePerObject((files: Files) => readTexts('content', today, toSource(files)))

async function ask(before: Files, after: Files) {
  const [old, made] = await Promise.all([read(before), read(after)])
  return toProblems(compareVersions(old, made, today))
}

/** Codes, lines and sentences of the questions about a change of the full pub. */
async function questionsAbout(changes: readonly Change[], before: readonly Change[] = []) {
  const old = before.length > 0 ? withChanges(full, before) : full
  const problems = await ask(old, withChanges(old, changes))
  return problems.map(
    (one) => `${one.code}: ${one.source?.trim()}: ${formatMessage(one, en).found}`,
  )
}

const beer = 'menu/90-tocene-pivo.md'
const soups = 'menu/10-polevky.md'

describe('a price', () => {
  test.each([
    ['moved by a third', '= 36', '= 48', 'the price was 36 Kč and is now 48 Kč'],
    ['fell by a third', '= 36', '= 24', 'the price was 36 Kč and is now 24 Kč'],
    [
      'has its digits swapped',
      '= 36',
      '= 63',
      'the price was 36 Kč and is now 63 Kč, the same digits in another order',
    ],
  ])('that %s is asked about, at its line', async (_, from, to, sentence) => {
    const [question, ...more] = await questionsAbout([
      [beer, `malé 0,3 l ${from}`, `malé 0,3 l ${to}`],
    ])
    expect(question).toBe(
      `change-price: sizes: malé 0,3 l ${to}; velké 0,5 l = 49; džbán 1,5 l = 139: ${sentence}`,
    )
    expect(more).toEqual([])
  })

  test('of 291 that was 219 is asked about, although it moved by less than a third', async () => {
    const to219: Change = [soups, 'sizes: 0,33 l = 65', 'sizes: 0,33 l = 219']
    const asked = await questionsAbout([[soups, '= 219', '= 291']], [to219])
    expect(asked).toEqual([
      'change-price: sizes: 0,33 l = 291: the price was 219 Kč and is now 291 Kč, the same digits in another order',
    ])
  })

  test.each([
    ['that moved by less', '= 36', '= 40'],
    ['that is written in another way', '= 36', '= 36 Kč'],
  ])('%s is not', async (_, from, to) => {
    expect(await questionsAbout([[beer, `malé 0,3 l ${from}`, `malé 0,3 l ${to}`]])).toEqual([])
  })
})

describe('a text', () => {
  const both: Change[] = [
    [soups, 'cs: Gulášová polévka', 'cs: Fazolová polévka'],
    [soups, 'en: Goulash soup', 'en: Bean soup'],
  ]
  test('that changed in one language only is asked about', async () => {
    expect(await questionsAbout(both.slice(0, 1))).toEqual([
      'change-one-language: - cs: Fazolová polévka: the text has changed, but in English it is still "Goulash soup"',
    ])
    expect(await questionsAbout(both.slice(1))).toEqual([
      'change-one-language: en: Bean soup: the text has changed, but in Czech it is still "Gulášová polévka"',
    ])
  })

  test('that changed in both languages, or only in its accents, is not', async () => {
    expect(await questionsAbout(both)).toEqual([])
    expect(await questionsAbout([[soups, 'cs: Gulášová polévka', 'cs: Gulasova polévka']])).toEqual(
      [],
    )
  })

  test('of the home page that changed in one file only is asked about', async () => {
    const [line = ''] = /^tagline: .*$/m.exec(full.get('home.cs.md') ?? '') ?? []
    const [question] = await questionsAbout([['home.cs.md', line, 'tagline: Něco jiného']])
    expect(question).toMatch(/^change-one-language: tagline: Něco jiného: .* in English/)
    const text = full.get('home.en.md')?.trimEnd() ?? ''
    const [story] = await questionsAbout([['home.en.md', text, `${text}\n\nOne more paragraph.`]])
    expect(story).toMatch(/^change-one-language: .* in Czech/)
  })
})

test('a fact that turned while its note stayed is asked about', async () => {
  const pub = full.get('pub.md') ?? ''
  const [updated = ''] = /^updated:.*$/m.exec(pub) ?? []
  const noted = pub
    .replace(/^dogs.*\n/gm, '')
    .replace(updated, `${updated}\ndogs: yes\ndogs_note: Na vodítku.\ndogs_note_en: On a lead.`)
  const before: Change[] = [['pub.md', pub, noted]]
  const turned: Change = ['pub.md', 'dogs: yes', 'dogs: no']
  expect(await questionsAbout([turned], before)).toEqual([
    'change-note-stayed: dogs: no: this has changed, but the note about it is still "Na vodítku."',
  ])
  const rewritten: Change[] = [
    ['pub.md', 'dogs_note: Na vodítku.', 'dogs_note: Mrzí nás to.'],
    ['pub.md', 'dogs_note_en: On a lead.', 'dogs_note_en: We are sorry.'],
  ]
  expect(await questionsAbout([turned, ...rewritten], before)).toEqual([])
  expect(await questionsAbout([['pub.md', 'dogs: yes', 'dogs: ano']], before)).toEqual([])
})

test('a season that changed while its note states the old dates is asked about', async () => {
  const season: Change = ['pub.md', 'season: 15. 4. – 15. 10.', 'season: 1. 4. – 31. 10.']
  expect(await questionsAbout([season])).toEqual([
    'change-note-stayed: garden_season: 1. 4. – 31. 10.: this has changed, but the note about it is still "Zahrádka je otevřená od 15. dubna do 15. října podle počasí."',
  ])
  const timeless: Change[] = [
    ['pub.md', ' od 15. dubna do 15. října podle počasí.', ' podle počasí.'],
    ['pub.md', ' from 15 April to 15 October, weather permitting.', ' in good weather.'],
  ]
  expect(await questionsAbout([season], timeless)).toEqual([])
})

test('hours for bookings that changed while their note states the old ones are asked about', async () => {
  const hours: Change = ['pub.md', 'booking_hours: 10:00–20:00', 'booking_hours: 12:00–20:00']
  expect(await questionsAbout([hours])).toEqual([
    'change-note-stayed: booking_hours: 12:00–20:00: this has changed, but the note about it is still "Stůl rezervujeme jen po telefonu, denně od 10:00 do 20:00..."',
  ])
})

test('new dates that an older exception interrupts are asked about', async () => {
  const leave = `exceptions:
  - date: 20. 12. 2026 – 24. 12. 2026
    reason: Malování
    reason_en: Painting
    closed: yes
`
  expect(await questionsAbout([['hours.md', 'exceptions:\n', leave]])).toEqual([
    'change-dates-meet: - date: 20. 12. 2026 – 24. 12. 2026: an earlier exception on 24. 12. 2026 ("Štědrý den") falls on these dates and still holds',
  ])
  const free = leave.replace('20. 12. 2026 – 24. 12. 2026', '1. 12. 2026 – 3. 12. 2026')
  expect(await questionsAbout([['hours.md', 'exceptions:\n', free]])).toEqual([])
})

describe('allergens', () => {
  test('that a dish no longer lists are asked about', async () => {
    expect(await questionsAbout([[soups, 'allergens: 1, 3, 9', 'allergens: 1, 9']])).toEqual([
      'change-allergens-lost: allergens: 1, 9: allergen 3 is no longer listed',
    ])
    expect(await questionsAbout([[soups, 'allergens: 1, 3, 9', 'allergens: unknown']])).toEqual([
      'change-allergens-lost: allergens: unknown: allergens 1, 3, 9 are no longer listed',
    ])
  })

  test('that an extra no longer lists are asked about, unless the extra was removed', async () => {
    const extras = '\n    extras: chléb (1) = 15; sýr (7) = 20\n    extras_en: bread; cheese'
    const before: Change = [soups, 'allergens: 1, 3, 9', `allergens: 1, 3, 9${extras}`]
    expect(await questionsAbout([[soups, 'sýr (7)', 'sýr (1)']], [before])).toEqual([
      'change-allergens-lost: extras: chléb (1) = 15; sýr (1) = 20: allergen 7 is no longer listed',
    ])
    const removed: Change[] = [
      [soups, '; sýr (7) = 20', ''],
      [soups, '; cheese', ''],
    ]
    expect(await questionsAbout(removed, [before])).toEqual([])
  })

  test('that were added, or are in another order, are not', async () => {
    // A list that cannot be read is refused, and has not lost its allergens.
    expect(await questionsAbout([[soups, 'allergens: 1, 3, 9', 'allergens: A, C, L']])).toEqual([])
    expect(await questionsAbout([[soups, 'allergens: 1, 3, 9', 'allergens: 9, 3, 1, 7']])).toEqual(
      [],
    )
  })
})

test('many dishes that are gone are asked about, and dishes that only moved are not', async () => {
  const text = full.get(soups) ?? ''
  const items = text.slice(text.indexOf('  - cs:'), text.lastIndexOf('---'))
  const [question, ...more] = await questionsAbout([[soups, '', '']])
  expect(question).toMatch(/^change-many-gone: .*: \d+ entries are no longer here: Hovězí vývar/)
  expect(more).toEqual([])
  const head = '---\nsection: Předkrmy\nsection_en: Starters\nkind: food\nitems:\n'
  const moved: Change[] = [
    [soups, '', ''],
    ['menu/12-teple.md', '', `${head}${items}---\n`],
  ]
  expect(await questionsAbout(moved)).toEqual([])
})

test('a dish that is newly sold out is asked about', async () => {
  const sold: Change = [
    soups,
    '    allergens: 1, 3, 9',
    '    allergens: 1, 3, 9\n    sold_out: yes',
  ]
  expect(await questionsAbout([sold])).toEqual([
    'change-sold-out: sold_out: yes: it is now shown as sold out',
  ])
  expect(await questionsAbout([[soups, 'sold_out: yes', 'sold_out: ano']], [sold])).toEqual([])
})

test.each([
  ['ZRUŠENO: Kvíz', 'cancelled', 'ZRUŠENO'],
  ['Kvíz (nekoná se)', 'cancelled', 'nekoná se'],
  ['Kvíz – vyprodáno', 'sold_out', 'vyprodáno'],
])(
  'an event called %s, which states it nowhere else, is asked about',
  async (title, field, word) => {
    const event = (name: string, more = '') =>
      `---\nevents:\n  - title: ${name}\n    title_en: Quiz\n    date: 4. 12. 2026\n    time: 19:00\n${more}---\n`
    const before: Change[] = [['events.md', '', event('Kvíz')]]
    const asked = await questionsAbout([['events.md', '', event(title)]], before)
    expect(asked.filter((one) => one.startsWith('change-title-status'))).toEqual([
      `change-title-status: - title: ${title}: the name contains "${word}", but nothing else says so`,
    ])
    const stated = await questionsAbout(
      [['events.md', '', event(title, `    ${field}: yes\n`)]],
      before,
    )
    expect(stated.filter((one) => one.startsWith('change-title-status'))).toEqual([])
  },
)

test('a question names a dish in the first language of the house', async () => {
  const inn = await readAll(join(root, 'test/pubs/gasthaus-de-en'))
  const sold: Change = ['menu/10-speisen.md', '= 13,50', '= 13,50\n    sold_out: ja']
  const [asked] = await ask(inn, withChanges(inn, [sold]))
  expect(asked?.subject).toBe('items › 2 (Käsespätzle) › sold_out')
})

test('the same content has no questions', async () => {
  expect(await ask(full, full)).toEqual([])
})
