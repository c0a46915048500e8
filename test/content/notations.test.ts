// Values as owners type them: a test for each entry of notations.yaml, and values that are too long
// for a table.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { type Country, countries } from '../../src/model/countries.ts'
import { asValue } from '../../src/model/edit.ts'
import { findHouseType } from '../../src/model/house-types.ts'
import { defaultLanguages, type Language } from '../../src/model/languages.ts'
import * as basic from '../../src/notations/basic.ts'
import { color } from '../../src/notations/color.ts'
import { email, impliesTelephoneOnly } from '../../src/notations/contact.ts'
import { date, dateRange, dateRanges, openRanges } from '../../src/notations/date.ts'
import * as dish from '../../src/notations/dish.ts'
import { editorHome } from '../../src/notations/editor.ts'
import { admission, eventDate, eventTime } from '../../src/notations/event.ts'
import { extras } from '../../src/notations/extras.ts'
import {
  address,
  companyNumber,
  contentSignals,
  phone,
  postalCode,
} from '../../src/notations/house.ts'
import { translateEntry, translateLabel } from '../../src/notations/labels.ts'
import type { Fault, RegionalContext } from '../../src/notations/notation.ts'
import { focus } from '../../src/notations/photo.ts'
import { price, priceRange } from '../../src/notations/price.ts'
import { recurrence } from '../../src/notations/recurrence.ts'
import { redirect } from '../../src/notations/redirect.ts'
import { season } from '../../src/notations/season.ts'
import { labelTranslations, sizes } from '../../src/notations/sizes.ts'
import { dayList, lunchDay, span, time, weeklyLine } from '../../src/notations/time.ts'

type Reader = {
  read(text: string, context: RegionalContext): unknown
  explain(text: string, context: RegionalContext): readonly Fault[]
}

const label = (translate: typeof translateLabel | typeof translateEntry): Reader => ({
  read: (text, { languages = defaultLanguages }) => translate(text, undefined, languages),
  explain: () => [],
})

const notations: { [name: string]: Reader } = {
  ...{ span, weeklyLine, dayList, lunchDay, date, dateRange, dateRanges, openRanges, season },
  ...{ eventTime, eventDate, recurrence, admission, price, extras, labelTranslations, editorHome },
  ...{
    address,
    contentSignals,
    phone,
    postalCode,
    focus,
    color,
    integer: basic.integer,
    slug: basic.slug,
  },
  ...{ yesNo: basic.yesNo, allergenList: dish.allergenList, dietList: dish.dietList },
  ...{ tagList: dish.tagList, alcohol: dish.alcohol, degree: dish.degree, vintage: dish.vintage },
  time: { read: (text) => time.read(text), explain: (text) => time.explain(text) },
  latitude: basic.coordinate('latitude'),
  longitude: basic.coordinate('longitude'),
  sizes: sizes(true),
  firmenbuch: companyNumber('firmenbuch'),
  handelsregister: companyNumber('handelsregister'),
  w_idnr: companyNumber('w_idnr'),
  dic: companyNumber('dic'),
  sizeLabel: label(translateLabel),
  entryLabel: label(translateEntry),
  houseType: { read: (text) => findHouseType([text]), explain: () => [] },
}

type Group = {
  notation: string
  /** By default a Czech pub in Czech and English. */
  country?: Country
  languages?: Language[]
  /** The value of each text. */
  reads?: { [typed: string]: unknown }
  refuses?: string[]
  /** Suggestions for a text that is refused: that of its first fault, or a list of all; null: none. */
  suggests?: { [typed: string]: string | null | (string | null)[] }
  /** Members of the only message about a text that is refused. */
  explains?: { [typed: string]: object }
}

const groups = load(readFileSync(join(import.meta.dirname, 'notations.yaml'), 'utf8')) as Group[]

describe.each(groups)('$notation $country $languages', (group) => {
  const {
    country = 'CZ',
    languages,
    reads = {},
    refuses = [],
    suggests = {},
    explains = {},
  } = group
  const reader = notations[group.notation]
  if (!reader) throw new Error(`no notation ${group.notation}`)
  const region = { country, currency: countries[country].currency }
  const context = { region, ...(languages && { languages }) }

  test.each(Object.entries(reads))('%j is read', (typed, value) => {
    expect(reader.read(typed, context)).toEqual(value)
    if (reader === recurrence) expect(reader.explain(typed, context)).toEqual([])
  })
  test.each([...refuses, ...Object.keys(suggests), ...Object.keys(explains)])(
    '%j is refused',
    (typed) => {
      expect(reader.read(typed, context)).toBeUndefined()
    },
  )
  test.each(Object.entries(suggests))('the suggestion for %j is %j', (typed, meant) => {
    const found = reader.explain(typed, context).map(({ suggestion = null }) => suggestion)
    expect(Array.isArray(meant) ? found : (found[0] ?? null)).toEqual(meant)
  })
  test.each(Object.entries(explains))('%j is explained', (typed, message) => {
    expect(reader.explain(typed, context)).toMatchObject([{ message }])
  })
})

const czechia = { region: { country: 'CZ', currency: 'CZK' } } as const
const letters = (count: number) => 'x'.repeat(count)

test('a text has at most 1000 characters', () => {
  expect(basic.line.read(letters(1000))).toBe(letters(1000))
  expect(basic.line.read(letters(1001))).toBe(undefined)
  // For a shorter text the message is about its first character.
  expect(JSON.stringify(basic.line.explain(`@${letters(999)}`))).not.toContain('text-too-long')
})

test('a size has at most 200 characters', () => {
  expect(sizes(true).read(`${letters(195)} = 75`, czechia)).toHaveLength(1)
  expect(sizes(true).read(`${letters(196)} = 75`, czechia)).toBe(undefined)
})

test('a mail address has at most 254 characters', () => {
  const longest = `${letters(64)}@${letters(183)}.test`
  expect(email.read(longest)).toBe(longest)
  expect(email.read(`${letters(65)}@${letters(184)}.test`)).toBe(undefined)
})

test('days of an event are refused without delay if there are hundreds of them', () => {
  expect(recurrence.read(`úterý${', úterý'.repeat(200)}`)).toBe(undefined)
})

test.each([
  ['/stul = https://a.example/a%20b?for=2&in=garden#top', true],
  ['/stul = https://user@a.example/', false],
  ['/stul = http://a.example/', false],
])('%s is read as a redirect: %s', (typed, isRead) => {
  expect(redirect.read(typed) !== undefined).toBe(isRead)
})

test.each<[string, Reader, string]>([
  ['blanks in an extra', extras, `1${' '.repeat(200_000)}x`],
  ['blanks in a range of prices', priceRange, `1${' '.repeat(200_000)}x`],
  ['blanks in a focus', focus, `1${' '.repeat(200_000)}x`],
  ['slashes in an address', address, `https://pub.example/${'/'.repeat(200_000)}x`],
])('hundreds of thousands of %s are reported without delay', (_, notation, typed) => {
  expect(notation.read(typed, czechia)).toBeUndefined()
  expect(notation.explain(typed, czechia)).toHaveLength(1)
})

test('an event has at most eight prices, and an item eight sizes', () => {
  const prices = (count: number) =>
    Array.from({ length: count }, (_, index) => `${letters(index + 1)} = 100`).join('; ')
  const pieces = (count: number) =>
    Array.from({ length: count }, (_, index) => `${index + 1} ks = ${10 + index}`).join('; ')
  expect(admission.read(prices(8), czechia)).toHaveLength(8)
  expect(admission.read(prices(9), czechia)).toBe(undefined)
  expect(sizes(true).read(pieces(8), czechia)).toHaveLength(8)
  expect(sizes(true).read(pieces(9), czechia)).toBe(undefined)
})

test.each([
  ['Dnes:', '"Dnes:"'],
  ['Pivo: 12°', '"Pivo: 12°"'],
  ['Stůl #1', '"Stůl #1"'],
  ['Bar "U Kohouta"', 'Bar "U Kohouta"'],
  ['"Bar" U Kohouta', `'"Bar" U Kohouta'`],
  [`"Bar" U Kohouta 'n' spol.`, `"”Bar” U Kohouta 'n' spol."`],
])('a fix writes the text %s as %s', (text, value) => {
  expect(asValue(text)).toBe(value)
})

test.each([
  ['Rezervujeme po telefonu.', true],
  ['Rezervace po telefonu nebereme.', false],
  ['Telefonem nebo přes WhatsApp.', false],
  ['By phone or with the form below.', false],
  ['Per Telefon kein Tisch, einfach kommen.', false],
])('"%s" implies bookings by telephone only: %s', (sentence, alone) => {
  expect(impliesTelephoneOnly(sentence)).toBe(alone)
})

test('an id consists of as many whole words of the name as fit', () => {
  expect(basic.toSlug('Řízek s kaší')).toBe('rizek-s-kasi')
  const words = Array(16).fill('abc').join(' ')
  expect(basic.toSlug(words)).toBe(words.replaceAll(' ', '-'))
  expect(words).toHaveLength(63)
  expect(basic.toSlug(`${words} d`)).toBe(words.replaceAll(' ', '-'))
  expect(basic.toSlug(`a${words} d`)).toBe(`a${words.replaceAll(' ', '-')}`)
  expect(basic.toSlug(letters(80))).toBe(letters(64))
})
