// The forms of the owner's editor have every field of the records, and a file that went through a
// form states the same.

import { describe, expect, test } from 'vitest'
import { nextWeek } from '../../src/editor/next-week.ts'
import { fromFile, toFile } from '../../src/engine/editor/form-file.ts'
import { editorForms } from '../../src/engine/editor/forms.ts'
import { editorSchemas } from '../../src/engine/editor/schemas.ts'
import { cs } from '../../src/messages/cs.ts'
import { de } from '../../src/messages/de.ts'
import { en } from '../../src/messages/en.ts'
import { sk } from '../../src/messages/sk.ts'
import { formatHelp, type Help } from '../../src/messages/wording.ts'
import type { Region } from '../../src/model/countries.ts'
import type { Form, FormField } from '../../src/model/forms.ts'
import { type Language, messageLanguage } from '../../src/model/languages.ts'
import { renderBody } from '../../src/model/resource.ts'
import { editedFiles, fullPub, readAll, readFiles, siteFrom } from '../pub.ts'
import { quickPart } from '../sweep.ts'

const czechia = { country: 'CZ', currency: 'CZK' } as const
const forms = editorForms({ languages: ['cs', 'en'], catalogue: cs, region: czechia })
const findForm = (file: string, all: readonly Form[] = forms) => {
  const form = all.find((one) =>
    'file' in one ? one.file === file : file.startsWith(`${one.folder}/`),
  )
  if (!form) throw new Error(`no form for ${file}`)
  return form
}

/** List every field of a form, also those in lists. */
const allFields = (fields: readonly FormField[]): FormField[] =>
  fields.flatMap((field) => [
    field,
    ...('fields' in field ? allFields(field.fields) : []),
    ...('types' in field ? field.types.flatMap((type) => allFields(type.fields)) : []),
  ])

test.each([cs, de, en, sk])(
  'no label begins with the article, and no hint with a comma: $tongue',
  (catalogue) => {
    const all = editorForms({ languages: [catalogue.tongue, 'en'], catalogue, region: czechia })
    const fields = all.flatMap((form) => allFields(form.fields))
    expect(fields.length).toBeGreaterThan(200)
    expect(
      fields.flatMap(({ label, hint = '' }) =>
        /^(?:der|die|das|the) /i.test(label) || /^[,;:]/.test(hint) ? [`${label}: ${hint}`] : [],
      ),
    ).toEqual([])
  },
)

/** List the names of every field of a form: `items.sizes`. */
const namesIn = (fields: readonly FormField[], above = ''): string[] =>
  fields.flatMap((field) => {
    const name = above + field.name
    if ('fields' in field) return [name, ...namesIn(field.fields, `${name}.`)]
    if (!('types' in field)) return [name]
    return [name, ...field.types.flatMap((type) => namesIn(type.fields, `${name}.`))]
  })

type Schema = {
  properties?: { [field: string]: Schema }
  items?: Schema
  anyOf?: Schema[]
}

const fieldNames = ({ properties = {} }: Schema, above = ''): string[] =>
  Object.entries(properties).flatMap(([field, { items }]) => [
    above + field,
    ...(items ? fieldNames(items, `${above}${field}.`) : []),
  ])

test.each(Object.entries(editorSchemas()))(
  'every field of %s that the reading knows is a field of its form',
  (name, schema) => {
    const form = forms.find((one) => one.name === (name === 'home' ? 'home-cs' : name))
    const fields = namesIn(form?.fields ?? []).filter((field) => field !== 'body')
    // These settings are not meant for a phone.
    const inSchema = fieldNames(schema).filter((field) => name !== 'pub' || field !== 'date')
    expect([...new Set(fields)].sort()).toEqual(inSchema.sort())
  },
)

test.each([
  ['weddings.en', true],
  ['svatby-u-nas-2027.cs', true],
  ['Weddings.en', false],
  ['svatby-.cs', false],
  ['svatby.de', false],
  ['svatby', false],
])('the form of a page accepts %s as its name: %s', (name, isAccepted) => {
  const form = findForm('pages/x.md')
  const [pattern = ''] = ('slug' in form && form.slug?.pattern) || []
  expect(new RegExp(pattern).test(name)).toBe(isAccepted)
})

test('every text of a form is in the language of the owner', () => {
  const english = new Set(
    Object.values(en.fields)
      .flatMap((texts) => Object.values<Help>(texts).map((help) => formatHelp(help)))
      .concat(Object.values(en.titles)),
  )
  const labelsIn = (fields: readonly FormField[]): string[] =>
    fields.flatMap((field) => [
      field.label.toLowerCase(),
      ...('fields' in field ? labelsIn(field.fields) : []),
      ...('types' in field ? field.types.flatMap((type) => labelsIn(type.fields)) : []),
    ])
  const labels = forms.flatMap(({ fields, label }) => [label, ...labelsIn(fields)])
  expect(labels.filter((label) => english.has(label))).toEqual([])
})

/** Collect all texts that the forms of a pub show. */
const textsIn = (languages: Language[], region: Region) => {
  const catalogue = { cs, de, en, sk }[messageLanguage(languages[0] ?? 'en')]
  const all: string[] = []
  const tell = (fields: readonly FormField[]) => {
    for (const field of fields) {
      all.push(field.label, field.hint ?? '')
      if ('options' in field) all.push(...field.options.map(({ label }) => label))
      if ('fields' in field) tell(field.fields)
      if ('field' in field) tell([field.field])
      if ('types' in field) for (const type of field.types) tell(type.fields)
    }
  }
  for (const { fields } of editorForms({ languages, catalogue, region })) tell(fields)
  return all
}

test.each([
  ['sk', 'SK', ['áno', 'nie', 'na požiadanie', 'polievka', 'bezlepkové', 'nemčina'], 'Po–Št'],
  ['de', 'DE', ['ja', 'nein', 'auf Anfrage', 'Suppe', 'glutenfrei', 'Tschechisch'], 'Mo–Do'],
  ['en', 'DE', ['yes', 'no', 'on request', 'soup', 'gluten free', 'Czech'], 'Mon–Thu'],
] as const)(
  'a house in %s has one language in its forms, and days as it types them',
  (first, country, choices, days) => {
    const texts = textsIn([first, 'en'], { country, currency: 'EUR' })
    for (const word of choices) expect(texts).toContain(word)
    expect(texts.join(' ')).toContain(days)
    // Words of pubs with other languages.
    const foreign = ['ano', 'áno', 'ja', 'yes', 'nein', 'polévka', 'polievka', 'Suppe', 'soup']
    const others = [...foreign, 'bez lepku', 'bezlepkové', 'glutenfrei', 'gluten free']
    for (const word of others.filter((one) => !choices.some((choice) => choice === one)))
      expect(texts).not.toContain(word)
    expect(texts.join(' ')).not.toMatch(/Čt|Po–Pá|celý týden|= cheese/)
    // Keywords of the files, and codes.
    expect(texts).not.toContain('cs')
    if (first !== 'en')
      expect(texts.join(' ')).not.toMatch(
        /(?<!\p{L})(?:no|none|unknown|exceptions|kraft|classic)(?!\p{L})/u,
      )
  },
)

describe('a file that went through its form', () => {
  const pubs = [
    'full',
    'village-cs',
    'wine-sk-en',
    'gasthaus-de-en',
    'border-cs-de-en',
    'music-club',
  ]
  const allPubs = [...pubs, 'brewery', 'cafe', 'kiosk', 'seasons', 'prices', 'five-items']
  test.each(quickPart(allPubs, 2))('of %s: the site is the same, byte for byte', async (pub) => {
    const typed = Object.fromEntries(editedFiles({}, pub))
    const before = (await siteFrom(await readFiles(typed), [])).site
    const { languages: spoken, pub: house } = before
    const region = { country: house.address.country, currency: house.currency }
    const own = editorForms({ languages: spoken, catalogue: cs, region })
    const saved = Object.entries(typed).map(([file, bytes]) => {
      if (!file.endsWith('.md')) return [file, bytes]
      const { fields } = findForm(file, own)
      return [file, toFile(fromFile(Buffer.from(bytes).toString(), fields), fields)]
    })
    const after = (await siteFrom(await readFiles(Object.fromEntries(saved)), [])).site
    const paths = before.resources.map(({ path }) => path)
    expect(after.resources.map(({ path }) => path)).toEqual(paths)
    for (const path of paths) expect(renderBody(after, path), path).toBe(renderBody(before, path))
  })

  const through = (file: string, text: string, change = (data: object): object => data) => {
    const { fields } = findForm(file)
    return toFile({ ...change(fromFile(text, fields)) }, fields)
  }

  test('keeps numbers as typed: leading zeros, decimal places, dates', () => {
    const text =
      '---\nico: 01234567\npostal_code: 01001\nlatitude: 49.70\nupdated: 2026-11-20\n---\n'
    const { fields } = findForm('pub.md')
    expect(fromFile(text, fields)).toMatchObject({ ico: '01234567', postal_code: '01001' })
    const written = through('pub.md', text)
    for (const line of text.trim().split('\n')) expect(written).toContain(line)
  })

  test('shows the words of a choice for what an owner typed in any language', () => {
    const { fields } = findForm('pub.md')
    const text = '---\ndogs: Ano\npayment: hotově, kartou\nwheelchair: částečně\n---\n'
    expect(fromFile(text, fields)).toMatchObject({
      dogs: 'yes',
      payment: ['cash_czk', 'card'],
      wheelchair: 'partial',
    })
    expect(through('pub.md', text)).toContain('payment: cash_czk, card')
  })

  test('shows a colour without quotation marks, which YAML reads as a comment', () => {
    const { fields } = findForm('look.md')
    const text = '---\nmood: dark # as at night\naccent: #7b2d1c\n---\n'
    expect(fromFile(text, fields)).toMatchObject({ mood: 'dark', accent: '#7b2d1c' })
  })

  test('omits fields that were left empty in the form', () => {
    const empty = {
      note: '',
      note_en: null,
      hours: [],
      kind: 'food',
      items: [{ cs: 'Guláš', tags: [] }],
    }
    expect(through('menu/10-a.md', '---\nsection: A\n---\n', () => empty)).toBe(
      '---\nkind: food\nitems:\n  - cs: Guláš\n---\n',
    )
  })

  test('keeps a no in place of hours, which in a list may mean Sunday', () => {
    expect(through('hours.md', '---\nkitchen: ne\nbar:\n  - Po–Ne 11–23\n---\n')).toBe(
      '---\nbar: Po–Ne 11–23\nkitchen: ne\n---\n',
    )
  })

  test('keeps subheadings, colours that start with a #, the story, and unknown fields', () => {
    const heading = '---\nsection: A\nitems:\n  - heading: Z grilu\n    heading_en: Grilled\n---\n'
    expect(through('menu/10-a.md', heading)).toBe(heading)
    const { items } = fromFile(
      `${heading.slice(0, -4)}  - cs: A\n    odd: B\n---\n`,
      findForm('menu/10-a.md').fields,
    )
    expect(items).toMatchObject([{ _kind: 'heading' }, { _kind: 'item', odd: 'B' }])
    expect(through('look.md', '---\naccent: #7b2d1c\n---\n')).toContain("accent: '#7b2d1c'")
    expect(through('look.md', '---\n# nothing yet\n---\n')).toBe('---\n---\n')
    const home = '---\ntagline: A\n---\n\n## Dům\n\nPrvní.\n\nDruhý.\n'
    expect(through('home.cs.md', home)).toBe(home)
    expect(through('pub.md', '---\nname_de: Krug\n---\n')).toContain('name_de: Krug')
  })
})

test('the facts of the pub are under these headings, each of which starts with its field', () => {
  const begins = findForm('pub.md').fields.flatMap(({ name, part }, index, all) =>
    part && part.label !== all[index - 1]?.part?.label ? [`${part.label}: ${name}`] : [],
  )
  expect(begins).toEqual([
    'Druh a kuchyně: type',
    'Adresa a mapa: street',
    'Další telefony: phone_2',
    'Rezervace: booking_by',
    'Odkazy, pobočky a zastávky: links',
    'Placení: payment_refused',
    'Zahrádka, psi a kouření: garden',
    'Přístup, záchod a parkování: wheelchair',
    'Děti: children_corner',
    'Obsluha, s sebou a rozvoz: table_service',
    'Oslavy, salonek a nocleh: private_room',
    'Vybavení: wifi',
    'Hudba a hry: live_music',
    'Klid, jazyky a počty míst: quiet_hours',
    'Co se jinam nehodí: more',
    'Provozovatel a zákon: operator',
    'Licence, roboti a bezpečnost: license',
    'Web a jazyky: languages',
  ])
})

test('the patterns of a form accept every value of a pub that builds', async () => {
  const odd: string[] = []
  const check = (data: { [name: string]: unknown }, fields: readonly FormField[]) => {
    for (const field of fields) {
      const value = data[field.name]
      if ('pattern' in field && field.pattern && typeof value === 'string')
        if (!new RegExp(field.pattern[0]).test(value)) odd.push(`${field.name}: ${value}`)
      if ('fields' in field && Array.isArray(value))
        for (const entry of value) check(entry, field.fields)
    }
  }
  for (const [name, text] of await readAll(fullPub)) {
    if (!name.endsWith('.md')) continue
    const { fields } = findForm(name)
    check(fromFile(text, fields), fields)
  }
  expect(odd).toEqual([])
})

test.each([
  ['on a Tuesday without lunches: this week', '2026-11-17', [], '2026-11-16'],
  ['on a Tuesday whose week is written: the next', '2026-11-17', ['2026-W47'], '2026-11-23'],
  ['on a Friday this week is over', '2026-11-20', [], '2026-11-23'],
  ['on a Sunday, with the next week written', '2026-11-22', ['2026-W48'], '2026-11-30'],
  ['over the end of the year', '2026-12-27', ['2026-W53'], '2027-01-04'],
])('a new week of lunches, %s', (_, today, written, monday) => {
  expect(nextWeek(today, written)).toBe(monday)
})

test('a duplicated dish loses the anchor of the original', () => {
  const form = findForm('menu/10-polevky.md')
  const dish = { id: 'gulas', sizes: '= 1', allergens: '1' }
  const items = [
    { _kind: 'item', cs: 'Guláš', en: 'Goulash', ...dish },
    { _kind: 'item', cs: 'Guláš v chlebu', en: 'Goulash in bread', ...dish },
  ]
  expect(toFile({ section: 'A', items }, form.fields).match(/^ +id: .*$/gm)).toEqual([
    '    id: gulas',
  ])
})

test('an added dish that was left empty is omitted', () => {
  const { fields } = findForm('menu/10-polevky.md')
  const dish = { _kind: 'item', cs: 'Guláš', en: 'Goulash', sizes: '= 1', allergens: '1' }
  const entry = toFile({ section: 'A', items: [dish] }, fields)
  expect(entry).toContain('Goulash')
  expect(toFile({ section: 'A', items: [dish, { _kind: 'item' }] }, fields)).toBe(entry)
})

test('the help of a field in another language names that language', () => {
  const [, alt, other] = findForm('photos.md').fields
  expect([alt?.label, alt?.hint]).toEqual(['Co je na fotce', 'pro hosty, kteří ji nevidí'])
  expect([other?.label, other?.hint]).toEqual([
    'Co je na fotce, v angličtině',
    'pro hosty, kteří ji nevidí',
  ])
})
