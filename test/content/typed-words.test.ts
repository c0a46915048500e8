// Words that owners type in their own languages, in addition to those of test/words/typed.md: they
// are read, and no word has two meanings.

import { describe, expect, test } from 'vitest'
import { houseRows } from '../../src/fields/pub/features.ts'
import { featureRows } from '../../src/model/features.ts'
import { paymentMethods } from '../../src/model/site.ts'
import { normalizeText } from '../../src/model/suggest.ts'
import { bookingList } from '../../src/notations/contact.ts'
import { tagList } from '../../src/notations/dish.ts'
import { eventTime } from '../../src/notations/event.ts'
import { paymentList } from '../../src/notations/payment.ts'
import { season } from '../../src/notations/season.ts'
import { weeklyLine } from '../../src/notations/time.ts'
import * as typedWords from '../../src/notations/typed-words.ts'
import type { Field } from '../../src/reading/reader.ts'

const euro = { region: { country: 'AT', currency: 'EUR' } } as const
test.each([
  ['bar, Karte', ['cash_eur', 'card']],
  ['hotovosť, karta, bezkontaktne', ['cash_eur', 'card', 'contactless']],
  ['hotově, kartou, QR platba', ['cash_eur', 'card', 'qr']],
  ['Bargeld, kontaktlos, QR-Code', ['cash_eur', 'contactless', 'qr']],
  ['in bar, koruny', ['cash_eur', 'cash_czk']],
  ['card please, cash', ['card', 'cash_eur']],
])('%s are payment methods', (typed, methods) => {
  expect(paymentList.read(typed, euro)).toEqual(methods)
})

test.each([
  ['telefonisch, per E-Mail', ['telephone', 'email']],
  ['telefonicky, na webe', ['telephone', 'web']],
  ['správou', ['message']],
])('%s are ways to book', (typed, ways) => {
  expect(bookingList.read(typed)).toEqual(ways)
})

test.each([
  ['scharf, zum Teilen', ['spicy', 'to_share']],
  ['novinka, na zdieľanie', ['new', 'to_share']],
  ['pálivé, pro děti', ['spicy', 'kids']],
])('%s are tags', (typed, found) => {
  expect(tagList.read(typed)).toEqual(found)
})

test.each([
  ['parking', 'ano', 'yes'],
  ['parking', 'ja', 'yes'],
  ['parking', 'ulice', 'street'],
  ['parking', 'na ulici', 'street'],
  ['parking', 'Straße', 'street'],
  ['parking', 'eigene', 'own'],
  ['parking', 'vlastné', 'own'],
  ['parking', 'keine', 'none'],
  ['wheelchair', 'čiastočne', 'partial'],
  ['wheelchair', 'teilweise', 'partial'],
  ['staff_languages', 'Deutsch, Englisch', ['de', 'en']],
  ['staff_languages', 'slovenčina, maďarčina', ['sk', 'hu']],
] as const)('%s: %s', (name, typed, meant) => {
  const { shape } = (houseRows[name] as Field<unknown>).reader
  expect(shape.kind === 'value' && shape.notation.read(typed, euro)).toEqual(meant)
})

/** Words as they are compared. One word in two rows of a field would have to be guessed. */
const plain = (word: string) => normalizeText(word).replace(/[\s-]+/g, '_')

describe('within a field no word has two meanings', () => {
  type Table = { [meaning: string]: { [lang: string]: readonly string[] } }
  const tables = Object.entries(typedWords).flatMap(([name, table]): [string, Table][] =>
    typeof table === 'object' ? [[name, table]] : [],
  )
  const ofFeatures = featureRows.flatMap(([name, row]) =>
    'choices' in row
      ? [
          [
            name,
            Object.entries(row.choices).map(([meaning, words]) => [meaning, ...words]),
          ] as const,
        ]
      : [],
  )
  const all = [
    ...tables.map(
      ([name, rows]) =>
        [
          name,
          Object.entries(rows).map(([meaning, typed]) => [meaning, ...Object.values(typed).flat()]),
        ] as const,
    ),
    ...ofFeatures,
  ]
  test.each(all)('%s', (_, rows) => {
    const words = rows.flatMap((row) => [...new Set(row.map(plain))])
    expect(words.length).toBeGreaterThan(0)
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  })

  test('cash without a currency is not a payment method of its own', () => {
    expect(paymentMethods).not.toContain('cash')
  })
})

describe('a season may name its months by number or by name', () => {
  test.each([
    ['1. 6. – 31. 8.', '06-01', '08-31'],
    ['1. Juni – 31. August', '06-01', '08-31'],
    ['1. června – 31. srpna', '06-01', '08-31'],
    ['od 1. júna do 31. augusta', '06-01', '08-31'],
    ['vom 1. November bis 31. März', '11-01', '03-31'],
    ['17 March – 17 March', '03-17', '03-17'],
    ['1 November to 28 February', '11-01', '02-28'],
    ['11-01 – 03-31', '11-01', '03-31'],
    ['květen – září', '05-01', '09-30'],
    ['od května do září', '05-01', '09-30'],
    ['November bis Februar', '11-01', '02-29'],
    ['máj – jún', '05-01', '06-30'],
  ])('%s', (typed, from, to) => {
    expect(season.read(typed)).toEqual({ from, to })
  })

  test.each([
    '1. Juni',
    '1. Juni – 31. Augst',
    '1. Juni – August',
    'léto',
    '1. 6. 2027 – 31. 8. 2027',
  ])('%s is not a season', (typed) => {
    expect(season.read(typed)).toBe(undefined)
  })
})

test('the times of a week and of an event may have am or pm', () => {
  expect(weeklyLine.read('Mon–Thu 4pm–11pm')).toMatchObject({
    spans: [{ open: '16:00', close: '23:00' }],
  })
  expect(eventTime.read('8pm–1am')).toEqual({ start: '20:00', end: '01:00' })
  expect(eventTime.read('8pm')).toEqual({ start: '20:00' })
})
