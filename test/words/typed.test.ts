// Words that owners type in four languages are read as what they mean. The words and their meanings
// are typed by hand in typed.md; each goes through the files of a pub.

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { focus } from '../../src/notations/photo.ts'
import { country } from '../../src/notations/region.ts'
import { readPub } from '../pub.ts'
import { tablesOf } from './table.ts'

type Lang = 'cs' | 'en' | 'sk' | 'de'
const languages: readonly Lang[] = ['cs', 'en', 'sk', 'de']

const week = {
  cs: ['Po–So', 'pondělí'],
  en: ['Mon–Sat', 'Monday'],
  sk: ['Po–So', 'pondelok'],
  de: ['Mo–Sa', 'Montag'],
}

/** A small pub of one language; `lines` replace a line of the same field, or come behind the others. */
type Files = {
  pub?: string
  hours?: string
  menu?: readonly string[]
  drinks?: string
  event?: string
  look?: string
}

async function read(
  lang: Lang,
  { pub = '', hours = '', menu = [], drinks = '', event, look }: Files,
) {
  const folder = await mkdtemp(join(tmpdir(), 'typed-'))
  const own = (text: string, name: string) => (text.startsWith(`${name}:`) ? text : '')
  const file = (name: string, text: string) =>
    writeFile(join(folder, name), `---\n${text.replace(/\n+/g, '\n').trim()}\n---\n`)
  const dish = (line: string, index: number, extra = '') =>
    `  - ${lang}: W${index}
    ${own(line, 'sizes') || 'sizes: 100 g = 100'}
    ${own(line, 'allergens') || 'allergens: 8'}
    ${/^(?:sizes|allergens):/.test(line) ? '' : line}
    ${extra}`.replace(/\n\s*(?=\n|$)/g, '')
  try {
    await mkdir(join(folder, 'menu'))
    await file(
      'pub.md',
      `base_url: https://typed.example
languages: ${lang}
updated: 20. 11. 2026
date: 20. 11. 2026
name: W
type: pub
kind: hospoda
street: W 1
postal_code: 299 99
town: W
country: CZ
phone: 360 000 043
${own(pub, 'payment') || 'payment: cash_czk'}
${own(pub, 'booking_by') || 'booking_by: telephone'}
${/^(?:payment|booking_by):/.test(pub) ? '' : pub}
operator: W
ico: 99999994
seat: W 1, 299 99 W
register: W.
age_notice: W.`,
    )
    await file(`home.${lang}.md`, 'tagline: W.\ndescription: W.')
    const [days] = week[lang]
    await file(
      'hours.md',
      `bar:\n  - ${days} 11:00–22:00\n${own(hours, 'bar').replace('bar:', '  -')}\n${own(hours, 'kitchen')}`,
    )
    const dishes = menu.length > 0 ? menu : ['']
    await file(
      'menu/10.md',
      `section: W\nkind: food\nitems:\n${dishes.map((line, index) => dish(line, index)).join('\n')}`,
    )
    await file(
      'menu/20.md',
      `section: P\nkind: drinks\nitems:\n${dish('sizes: 0,5 l = 50', 99, drinks || 'alcohol: 5')}`,
    )
    if (look) await file('look.md', look)
    if (event) await file('events.md', `events:\n  - ${event}\n    time: 19:00–22:00\n    title: W`)
    return await readPub(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

type Read = Awaited<ReturnType<typeof read>>

function siteOf({ content, problems }: Read) {
  if (!content) throw new Error(JSON.stringify(problems))
  return content
}

const listed = (values: readonly (string | number)[] | null | undefined) =>
  values === null ? 'null' : values?.length ? values.join(', ') : 'none'

/** What was read of a dish with that line. */
const ofDish: { [field: string]: (dish: ReturnType<typeof dishOf>) => string } = {
  allergens: ({ allergens }) => listed(allergens),
  diets: ({ diets }) => listed(diets),
  sold_out: ({ availability }) => (availability?.status === 'sold_out' ? 'yes' : 'no'),
  days: ({ availability }) => listed(availability?.days),
  sizes: ({ sizes: [size] }) =>
    Object.entries(size ?? {})
      .map((entry) => entry.join(' '))
      .join(', '),
}

function dishOf(found: Read, index = 0) {
  const dish = siteOf(found).menu.food[index]
  if (!dish) throw new Error('no such dish')
  return dish
}

/** The day of a month before its name. */
const ordinal = (day: number) => ({ cs: `${day}.`, en: `${day}`, sk: `${day}.`, de: `${day}.` })

/** What is read of one word in a line, by the place and the field over its table. */
const readers: {
  [place: string]: (field: string, word: string, lang: Lang) => Promise<string>
} = {
  menu: async (field, word, lang) =>
    ofDish[field]?.(dishOf(await read(lang, { menu: [`${field}: ${word}`] }))) ?? '',
  refused: async (field, word, lang) => {
    const { problems } = await read(lang, { menu: [`${field}: ${word}`] })
    const [first] = problems.filter(({ severity }) => severity === 'error')
    return first?.edits?.map((edit) => ('new' in edit ? edit.new : '')).join() ?? ''
  },
  months: async (field, word, lang) => {
    const line = `${field}: ${ordinal(1)[lang]} ${word} – ${ordinal(2)[lang]} ${word}`
    const { season } = dishOf(await read(lang, { menu: [line] })).availability ?? {}
    return `${season?.from} ${season?.to}`
  },
  drinks: async (field, word, lang) => {
    const [drink] = siteOf(await read(lang, { drinks: `${field}: ${word}` })).menu.drinks
    return String(drink?.alcohol_percent)
  },
  events: async (field, word, lang) => {
    const { events } = siteOf(await read(lang, { event: `${field}: ${word}` }))
    const [event] = events ?? []
    return event && 'days' in event ? listed(event.days) : ''
  },
  pub: async (field, word, lang) => {
    const { pub } = siteOf(await read(lang, { pub: `${field}: ${word}` }))
    if (field === 'payment') return listed(pub.payment.methods)
    if (field === 'staff_languages') return listed(pub.features.staff_languages)
    return field === 'smoking' ? String(pub.features.smoking_inside) : listed(pub.reservation.by)
  },
  photo: async (_, word) => {
    const found = focus.read(word)
    return `${found?.x} ${found?.y}`
  },
  country: async (_, word) => String(country.read(word)),
  look: async (field, word, lang) =>
    siteOf(await read(lang, { look: `${field}: ${word}` })).look?.mood ?? '',
  hours: async (field, word, lang) => {
    const { hours } = siteOf(await read(lang, { hours: `${field}: ${word}` }))
    if (field === 'kitchen') return listed(hours.kitchen?.flatMap(({ days }) => days) ?? null)
    return hours.bar.some(({ days }) => days.includes('sun')) ? 'open' : 'closed'
  },
}

describe.each(await tablesOf('typed.md'))('$title', ({ notes, rows }) => {
  const [place = '', field = ''] = notes[0]?.split(': ') ?? []
  describe.each(languages.map((lang, index) => [lang, index + 1] as const))(
    '%s',
    (lang, column) => {
      const typed = rows.flatMap((row) =>
        (row[column] ?? '').split(' / ').map((word) => [word, row[0] ?? ''] as const),
      )
      test.each(typed.filter(([word]) => word !== '-'))('%s: %s', async (word, meant) => {
        const found = await readers[place]?.(field, word, lang)
        expect(found).toBe(place === 'months' ? `${meant}-01 ${meant}-02` : meant)
      })
    },
  )
})
