// Words that owners type in four languages have the meaning that typed.md gives them. Both are
// typed by hand there. Each word is read in the files of a small pub.

import { describe, expect, test } from 'vitest'
import { lazy } from '../../src/model/once.ts'
import { focus } from '../../src/notations/photo.ts'
import { country } from '../../src/notations/region.ts'
import { readFiles } from '../pub.ts'
import { readTables } from './table.ts'

type Lang = 'cs' | 'en' | 'sk' | 'de'
const languages: readonly Lang[] = ['cs', 'en', 'sk', 'de']

const weekdays = { cs: 'Po–So', en: 'Mon–Sat', sk: 'Po–So', de: 'Mo–Sa' }

/** Lines that replace the line of the same field in a small pub, or are added to it. */
type Lines = {
  pub?: string
  hours?: string
  menu?: readonly string[]
  drinks?: readonly string[]
  events?: readonly string[]
  look?: string
}

/** Read a small pub of one language with these lines. */
async function readPubWith(
  lang: Lang,
  { pub = '', hours = '', menu = [''], drinks = ['alcohol: 5'], events, look }: Lines,
) {
  const own = (text: string, name: string) => (text.startsWith(`${name}:`) ? text : '')
  const item = (kind: string, sizes: string, line: string, index: number) =>
    `  - ${lang}: ${kind} ${index}
    ${own(line, 'sizes') || sizes}
    ${own(line, 'allergens') || 'allergens: 8'}
    ${/^(?:sizes|allergens):/.test(line) ? '' : line}`
  const dishes = menu.map((line, index) => item('W', 'sizes: 100 g = 100', line, index))
  const pours = drinks.map((line, index) => item('P', 'sizes: 0,5 l = 50', line, index))
  const shows = events?.map(
    (line, index) => `  - ${line}\n    time: 19:00–22:00\n    title: W ${index}`,
  )
  const frontMatter = {
    'pub.md': `base_url: https://typed.example
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
    [`home.${lang}.md`]: 'tagline: W.\ndescription: W.',
    'hours.md': `bar:\n  - ${weekdays[lang]} 11:00–22:00\n${own(hours, 'bar').replace('bar:', '  -')}
${own(hours, 'kitchen')}`,
    'menu/10.md': `section: W\nkind: food\nitems:\n${dishes.join('\n')}`,
    'menu/20.md': `section: P\nkind: drinks\nitems:\n${pours.join('\n')}`,
    ...(look && { 'look.md': look }),
    ...(shows && { 'events.md': `events:\n${shows.join('\n')}` }),
  }
  const files = Object.entries(frontMatter).map(([name, text]) => {
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    return [name, `---\n${lines.join('\n')}\n---\n`]
  })
  return readFiles(Object.fromEntries(files))
}

async function contentWith(lang: Lang, lines: Lines) {
  const { content, problems } = await readPubWith(lang, lines)
  if (!content) throw new Error(JSON.stringify(problems))
  return content
}

type Dish = Awaited<ReturnType<typeof contentWith>>['menu']['food'][number]

const listed = (values: readonly (string | number)[] | null | undefined) =>
  values === null ? 'null' : values?.length ? values.join(', ') : 'none'

/** Value of a field of a dish, in the notation of typed.md. */
const dishValues: { [field: string]: (dish: Dish) => string } = {
  allergens: ({ allergens }) => listed(allergens),
  diets: ({ diets }) => listed(diets),
  sold_out: ({ availability }) => (availability?.status === 'sold_out' ? 'yes' : 'no'),
  days: ({ availability }) => listed(availability?.days),
  sizes: ({ sizes: [size] }) =>
    Object.entries(size ?? {})
      .map((entry) => entry.join(' '))
      .join(', '),
}

/** Day of a month, in the notation before a month name. */
const ordinal = (day: number) => ({ cs: `${day}.`, en: `${day}`, sk: `${day}.`, de: `${day}.` })

/**
 * Readers by the place that typed.md names: each reads words in lines of a field and returns their
 * values.
 */
const readers: {
  [place: string]: (field: string, words: string[], lang: Lang) => Promise<(string | undefined)[]>
} = {
  menu: async (field, words, lang) => {
    const { menu } = await contentWith(lang, { menu: words.map((word) => `${field}: ${word}`) })
    return menu.food.map((dish) => dishValues[field]?.(dish))
  },
  refused: async (field, words, lang) => {
    const menu = words.map((word) => `${field}: ${word}`)
    const { problems } = await readPubWith(lang, { menu })
    const errors = problems.filter(({ severity }) => severity === 'error')
    return errors.map(({ edits }) => edits?.map((edit) => ('new' in edit ? edit.new : '')).join())
  },
  months: async (field, words, lang) => {
    const [first, second] = [ordinal(1)[lang], ordinal(2)[lang]]
    const lines = words.map((word) => `${field}: ${first} ${word} – ${second} ${word}`)
    const { menu } = await contentWith(lang, { menu: lines })
    return menu.food.map(({ availability: { season } = {} }) => `${season?.from} ${season?.to}`)
  },
  drinks: async (field, words, lang) => {
    const { menu } = await contentWith(lang, { drinks: words.map((word) => `${field}: ${word}`) })
    return menu.drinks.map((drink) => String(drink.alcohol_percent))
  },
  events: async (field, words, lang) => {
    const { events = [] } = await contentWith(lang, {
      events: words.map((word) => `${field}: ${word}`),
    })
    return events.map((event) => ('days' in event ? listed(event.days) : ''))
  },
  pub: eachAlone(async (field, word, lang) => {
    const { pub } = await contentWith(lang, { pub: `${field}: ${word}` })
    if (field === 'payment') return listed(pub.payment.methods)
    if (field === 'staff_languages') return listed(pub.features.staff_languages)
    return field === 'smoking' ? String(pub.features.smoking_inside) : listed(pub.reservation.by)
  }),
  photo: eachAlone(async (_, word) => {
    const found = focus.read(word)
    return `${found?.x} ${found?.y}`
  }),
  country: eachAlone(async (_, word) => String(country.read(word))),
  look: eachAlone(async (field, word, lang) => {
    const { look } = await contentWith(lang, { look: `${field}: ${word}` })
    return look?.mood ?? ''
  }),
  hours: eachAlone(async (field, word, lang) => {
    const { hours } = await contentWith(lang, { hours: `${field}: ${word}` })
    if (field === 'kitchen') return listed(hours.kitchen?.flatMap(({ days }) => days) ?? null)
    return hours.bar.some(({ days }) => days.includes('sun')) ? 'open' : 'closed'
  }),
}

/** Read each word in a pub of its own, for fields that a pub has only once. */
function eachAlone(read: (field: string, word: string, lang: Lang) => Promise<string>) {
  return (field: string, words: string[], lang: Lang) =>
    Promise.all(words.map((word) => read(field, word, lang)))
}

describe.each(await readTables('typed.md'))('$title', ({ notes, rows }) => {
  const [place = '', field = ''] = notes[0]?.split(': ') ?? []
  describe.each(languages.map((lang, index) => [lang, index + 1] as const))(
    '%s',
    (lang, column) => {
      const typed = rows
        .flatMap((row) =>
          (row[column] ?? '').split(' / ').map((word) => ({ word, meaning: row[0] ?? '' })),
        )
        .filter(({ word }) => word !== '-')
      const words = typed.map(({ word }) => word)
      const values = lazy(async () => readers[place]?.(field, words, lang))
      test.each(typed.map(({ word, meaning }, index) => [word, meaning, index] as const))(
        '%s: %s',
        async (_, meaning, index) => {
          const found = (await values())?.[index]
          expect(found).toBe(place === 'months' ? `${meaning}-01 ${meaning}-02` : meaning)
        },
      )
      test('each word has one value', async () => expect(await values()).toHaveLength(words.length))
    },
  )
})
