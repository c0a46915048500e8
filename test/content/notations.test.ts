// Limits of values: the last accepted and the first refused one. The limits come from the calendar,
// from real drinks, and from notes on how menus are written.

import { describe, expect, test } from 'vitest'
import { asValue } from '../../src/model/edit.ts'
import { coordinate, integer, line, slug, toSlug, yesNo } from '../../src/notations/basic.ts'
import { email, impliesTelephoneOnly } from '../../src/notations/contact.ts'
import { date, dateRange, dateRanges, openRanges } from '../../src/notations/date.ts'
import {
  alcohol,
  allergenList,
  degree,
  dietList,
  tagList,
  vintage,
} from '../../src/notations/dish.ts'
import { editorHome } from '../../src/notations/editor.ts'
import { admission, eventDate, eventTime } from '../../src/notations/event.ts'
import { extras } from '../../src/notations/extras.ts'
import { address, phone } from '../../src/notations/house.ts'
import type { Fault, Notation, RegionalContext } from '../../src/notations/notation.ts'
import { focus } from '../../src/notations/photo.ts'
import { price } from '../../src/notations/price.ts'
import { priceRange } from '../../src/notations/price-range.ts'
import { recurrence } from '../../src/notations/recurrence.ts'
import { redirect } from '../../src/notations/redirect.ts'
import { season } from '../../src/notations/season.ts'
import { labelTranslations, sizes } from '../../src/notations/sizes.ts'
import { dayList, lunchDay, span, time, weeklyLine } from '../../src/notations/time.ts'

const faults = (notation: { read(text: string): unknown }, typed: readonly string[]) =>
  typed.filter((text) => notation.read(text) !== undefined)

type Explained = Pick<Notation<unknown>, 'read' | 'explain'>

const letters = (count: number) => 'x'.repeat(count)

type Regional<T> = {
  read(text: string, known: RegionalContext): T | undefined
  explain(text: string, known: RegionalContext): readonly Fault[]
}
const czechia = { country: 'CZ', currency: 'CZK' } as const
/** Settings of a Czech pub. */
const inCzechia = <T>({ read, explain }: Regional<T>) => ({
  read: (text: string) => read(text, { region: czechia }),
  explain: (text: string) => explain(text, { region: czechia }),
})
const inEnglish = <T>({ read, explain }: Regional<T>) => ({
  read: (text: string) => read(text, { region: czechia, languages: ['en'] }),
  explain: (text: string) => explain(text, { region: czechia, languages: ['en'] }),
})
const inAustria = {
  read: (text: string) => price.read(text, { region: { country: 'AT', currency: 'EUR' } }),
}
const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => `${letters(index + 1)} = 100`).join('; ')
const workdays = ['mon', 'tue', 'wed', 'thu', 'fri']

describe('is read:', () => {
  // biome-ignore format: one line, one row
  test.each<[typed: string, notation: { read(text: string): unknown }, meant: unknown]>([
    ['0:00', time, '00:00'],
    ['23:59', time, '23:59'],
    ['24:00', time, '00:00'],
    ['8pm', time, '20:00'],
    ['11 a.m.', time, '11:00'],
    ['8:30 p.m.', time, '20:30'],
    ['1AM', time, '01:00'],
    ['12 am', time, '00:00'],
    ['12 pm', time, '12:00'],
    ['0:00–24:00', span, { open: '00:00', close: '23:59' }],
    ['11,00–23,00', span, { open: '11:00', close: '23:00' }],
    ['1200–2200', span, { open: '12:00', close: '22:00' }],
    ['Ruhetag Mo', weeklyLine, { days: ['mon'], spans: [] }],
    ['Po–Čt 11–22, Ne zavřeno', weeklyLine, { days: ['mon', 'tue', 'wed', 'thu'], spans: [{ open: '11:00', close: '22:00' }], also: [{ days: ['sun'], spans: [] }] }],
    ['5 pm – 11 pm', span, { open: '17:00', close: '23:00' }],
    ['11h30–23h', span, { open: '11:30', close: '23:00' }],
    ['18:00–24:00', span, { open: '18:00', close: '00:00' }],
    ['Pá–Po', dayList, ['mon', 'fri', 'sat', 'sun']],
    ['Ne–Po', dayList, ['mon', 'sun']],
    ['So–So', dayList, ['sat']],
    ['1. 1. 2000', date, '2000-01-01'],
    ['31. 12. 2099', date, '2099-12-31'],
    ['29. 2. 2028', date, '2028-02-29'],
    ['24. 12. 2026 – 24. 12. 2026', dateRange, { from: '2026-12-24', to: '2026-12-24' }],
    ['1. 12. – 29. 2.', season, { from: '12-01', to: '02-29' }],
    ['29. 2. – 1. 12.', season, { from: '02-29', to: '12-01' }],
    ['24.\u00A012.\u00A02026', date, '2026-12-24'],
    ['24. 12. 2026 bis 26. 12. 2026', dateRange, { from: '2026-12-24', to: '2026-12-26' }],
    ['30. 12. – 2. 1. 2027', dateRange, { from: '2026-12-30', to: '2027-01-02' }],
    ['24.12. - 6.1.2027', dateRange, { from: '2026-12-24', to: '2027-01-06' }],
    ['5. 12. 2026 – do odvolání', openRanges, [{ from: '2026-12-05', to: '2100-12-31' }]],
    ['od 5. prosince 2026 do odvolání', openRanges, [{ from: '2026-12-05', to: '2100-12-31' }]],
    ['od 5. 12. 2026 do odvolania', openRanges, [{ from: '2026-12-05', to: '2100-12-31' }]],
    ['from 5 December 2026 until further notice', openRanges, [{ from: '2026-12-05', to: '2100-12-31' }]],
    ['ab 5. Dezember 2026 bis auf Weiteres', openRanges, [{ from: '2026-12-05', to: '2100-12-31' }]],
    ['29. 11., 6. 12. und 13. 12. 2026', dateRanges, [{ from: '2026-11-29', to: '2026-11-29' }, { from: '2026-12-06', to: '2026-12-06' }, { from: '2026-12-13', to: '2026-12-13' }]],
    ['24., 25. a 31. 12. 2026', dateRanges, [{ from: '2026-12-24', to: '2026-12-24' }, { from: '2026-12-25', to: '2026-12-25' }, { from: '2026-12-31', to: '2026-12-31' }]],
    ['24.–26. 12. 2026, 1. 1. 2027', dateRanges, [{ from: '2026-12-24', to: '2026-12-26' }, { from: '2027-01-01', to: '2027-01-01' }]],
    ['December 24–26, 2026', dateRange, { from: '2026-12-24', to: '2026-12-26' }],
    ['24-26 December 2026', dateRange, { from: '2026-12-24', to: '2026-12-26' }],
    ['vom 21. bis 25. Dezember 2026', dateRange, { from: '2026-12-21', to: '2026-12-25' }],
    ['od 21. do 25. 12. 2026', dateRange, { from: '2026-12-21', to: '2026-12-25' }],
    ['29. 12. 2026 – 2. 1.', dateRange, { from: '2026-12-29', to: '2027-01-02' }],
    ['24 Dec 2026', date, '2026-12-24'],
    ['24. prosinec 2026', date, '2026-12-24'],
    ['Thursday, December 24th, 2026', date, '2026-12-24'],
    ['1/2/2027', date, undefined],
    ['6. 12., 29. 11. 2026', dateRanges, undefined],
    ['28. 12., 4. 1. 2027', dateRanges, undefined],
    ['24. 12. 2026, 5', dateRanges, undefined],
    ['24. 12. do 26. 12. 2026', dateRange, { from: '2026-12-24', to: '2026-12-26' }],
    ['20 hod. do 23 hod.', eventTime, { start: '20:00', end: '23:00' }],
    ['Čt 31. 12. 2026 – So 2. 1. 2027', eventDate, { from: '2026-12-31', to: '2027-01-02' }],
    ['2025-11-24', lunchDay, { date: { year: 2025, month: 11, day: 24 } }],
    // Without its accent it would be Wednesday.
    ['Št', dayList, ['thu']],
    ['Ruhetag', weeklyLine, { spans: [] }],
    ['nie', weeklyLine, { spans: [] }],
    ['Po–Pá: 11:00–22:00', weeklyLine, { days: workdays, spans: [{ open: '11:00', close: '22:00' }] }],
    ['Euro 2,90', inAustria, 2.9],
    ['1A', allergenList, { numbers: [1], kinds: ['1a'], isComplete: true }],
    ['Keine', allergenList, { numbers: [], kinds: [], isComplete: true }],
    ['1, weitere unbekannt', allergenList, { numbers: [1], kinds: [], isComplete: false }],
    // A text within quotation marks.
    ['ano ', yesNo, true],
    ['bez lepku, vegetariánske', dietList, ['vegetarian', 'gluten_free']],
    ['pálivé, spicy', tagList, ['spicy']],
    ['0', alcohol, 0],
    ['0,5 %', alcohol, 0.5],
    ['96', alcohol, 96],
    ['1°', degree, 1],
    ['40', degree, 40],
    ['1800', vintage, 1800],
    ['2099', vintage, 2099],
    ['999999', integer, 999_999],
    // The repository of a site that GitHub serves at the owner's name.
    ['github kohout/kohout.github.io', editorHome, { forge: 'github', repository: 'kohout/kohout.github.io' }],
    ['github kohout/web main via https://login.agentura.example', editorHome, { forge: 'github', repository: 'kohout/web', branch: 'main', via: 'https://login.agentura.example' }],
    [`gitlab dum/hospody/web app ${'4f'.repeat(32)} via https://git.dum.example`, editorHome, { forge: 'gitlab', repository: 'dum/hospody/web', app: '4f'.repeat(32), via: 'https://git.dum.example' }],
    ['-90', coordinate('latitude'), -90],
    ['180', coordinate('longitude'), 180],
    [letters(64), slug, letters(64)],
    [`${letters(64)}@${letters(183)}.test`, email, `${letters(64)}@${letters(183)}.test`],
  ])('%s', (typed, notation, meant) => {
    expect(notation.read(typed)).toEqual(meant)
  })
})

// biome-ignore format: one line, one row
test.each<[what: string, notation: { read(text: string): unknown }, typed: string[]]>([
  ['time', time, ['24:01', '24:30', '25:00', '23:60', '-1:00', '', '13 pm', '0 am']],
  ['opening time', span, ['24:00–2:00', '24–2', '11:00–11:00', '9–11 pm', '9 am–12']],
  ['date', date, ['31. 12. 1999', '1. 1. 2100', '29. 2. 2027', '31. 4. 2026', '1. 13. 2026']],
  ['an open end', openRanges, ['do odvolání', '5. 12. – do odvolání', '31. 2. 2027 do odvolání']],
  ['range of dates', dateRange, ['25. 12. 2026 – 24. 12. 2026']],
  ['season', season, ['1. 12. – 30. 2.', '31. 4. – 1. 6.']],
  ['list of days', dayList, ['–']],
  ['strength', alcohol, ['96,1', '-0,1', '100']],
  ['degree', degree, ['0,9', '40,1', '0']],
  ['vintage', vintage, ['1799', '2100', '24', '20240']],
  ['number', integer, ['1000000', '-1', '1,5']],
  ['latitude', coordinate('latitude'), ['90,1', '-91']],
  ['longitude', coordinate('longitude'), ['180,1', '-181']],
  ['id', slug, [letters(65), '', 'Kulajda', 'a--b', '-a']],
  ['address of mail', email, [`${letters(65)}@${letters(184)}.test`]],
  ['day of an event', recurrence, [`úterý${', úterý'.repeat(200)}`]],
  ['date of an event', eventDate, ['Čt 31. 12. 2026 – Pá 2. 1. 2027']],
  ['size', inCzechia(sizes(true)), ['1 ks 100 g = 59 podle váhy']],
  ['word for a label', labelTranslations, ['hrnek =', '= mug', 'hrnek = mug = cup']],
])('is not a valid %s', (_, notation, typed) => {
  expect(faults(notation, typed)).toEqual([])
})

test('a text has at most 1000 characters', () => {
  expect(line.read(letters(1000))).toBe(letters(1000))
  expect(line.read(letters(1001))).toBe(undefined)
  // For a shorter text the message is about its first character.
  expect(JSON.stringify(line.explain(`@${letters(999)}`))).not.toContain('text-too-long')
})

test.each([
  ['/stul = https://a.example/a%20b?for=2&in=garden#top', true],
  ['/stul = https://user@a.example/', false],
  ['/stul = http://a.example/', false],
])('%s is read as a redirect: %s', (typed, isRead) => {
  expect(redirect.read(typed) !== undefined).toBe(isRead)
})

test.each<[string, Explained, string]>([
  ['blanks in an extra', inCzechia(extras), `1${' '.repeat(200_000)}x`],
  ['blanks in a range of prices', inCzechia(priceRange), `1${' '.repeat(200_000)}x`],
  ['blanks in a focus', focus, `1${' '.repeat(200_000)}x`],
  ['slashes in an address', address, `https://pub.example/${'/'.repeat(200_000)}x`],
])('hundreds of thousands of %s are reported without delay', (_, notation, typed) => {
  expect(notation.read(typed)).toBeUndefined()
  expect(notation.explain(typed)).toHaveLength(1)
})

test('an event has at most eight prices', () => {
  expect(inCzechia(admission).read(entries(8))).toHaveLength(8)
  expect(inCzechia(admission).read(entries(9))).toBe(undefined)
})

describe('is suggested for an unreadable text, if it can mean only one thing:', () => {
  test.each<[typed: string, notation: Explained, meant: string | undefined]>([
    ['11/20/2026', date, '20. 11. 2026'],
    ['5/6/2026', date, undefined],
    ['24. 12. 26', date, '24. 12. 2026'],
    ['24. 12. 99', date, undefined],
    ['24. u 2026', date, undefined],
    ['vajce', allergenList, '3'],
    ['4 osoby = 890', inCzechia(sizes(true)), 'pro 4 osoby'],
    ['5 osob = 890', inCzechia(sizes(true)), 'pro 5 osob'],
    ['31 osob = 890', inCzechia(sizes(true)), undefined],
    ['4 persons = 890', inEnglish(sizes(true)), 'for 4 people'],
    // The price of a kilogram is not the price of 150 g.
    ['150 g = 390 Kč/kg', inCzechia(sizes(true)), undefined],
    ['Senf (10) 10', inCzechia(extras), 'Senf (10) = 10'],
    ['1l5', inCzechia(price), '115'],
    ['github kohout/web.git', editorHome, 'github kohout/web'],
    ['https://gitlab.com/kohout/web', editorHome, 'gitlab kohout/web'],
    ['github a/b via http://a.example', editorHome, 'github a/b via https://a.example'],
    ['github a/b via A.example/', editorHome, 'github a/b via https://a.example'],
    // Values that must not reach a header.
    ['github a/b via https://a.example; script-src *', editorHome, undefined],
    ['github a/b via https://user@a.example', editorHome, undefined],
    ['github a/b via https://a.example:8443', editorHome, undefined],
    ['github a/b via https://*.example', editorHome, undefined],
    ['github a/b via *', editorHome, undefined],
    ["github a/b via 'unsafe-inline'", editorHome, undefined],
    ['github a/b via https://a.example\nX-Frame-Options: none', editorHome, undefined],
    ['github a/b via https://127.0.0.1', editorHome, undefined],
    ['gitlab a/b app 1;2', editorHome, undefined],
  ])('%s', (typed, notation, meant) => {
    expect(notation.read(typed)).toBe(undefined)
    expect(notation.explain(typed)[0]?.suggestion).toBe(meant)
  })
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

// biome-ignore format: one line, one row
test.each<[typed: string, notation: Explained, told: object]>([
  // Austrian menus skip the letters I, J, K and Q.
  ['A, H, L, M, R', allergenList, { values: { austrian: '1, 8, 9, 10, 14' } }],
  ['jeden pátek v měsíci', recurrence, { code: 'event-not-weekly' }],
  ...['nebo', 'or', 'alebo', 'oder'].map((or) => [`360 000 042 ${or} 360 000 043`, inCzechia(phone), { code: 'phone-several', values: { numbers: ['360 000 042', '360 000 043'] } }] as [string, Explained, object]),
  ['100 do 200', inCzechia(price), { code: 'price-unreadable', values: { several: true } }],
  ['třináct eur', inCzechia(sizes(true)), { code: 'price-unreadable' }],
])('"%s" is explained', (typed, notation, told) => {
  expect(notation.explain(typed)).toMatchObject([{ message: told }])
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
  expect(toSlug('Řízek s kaší')).toBe('rizek-s-kasi')
  const words = Array(16).fill('abc').join(' ')
  expect(toSlug(words)).toBe(words.replaceAll(' ', '-'))
  expect(words).toHaveLength(63)
  expect(toSlug(`${words} d`)).toBe(words.replaceAll(' ', '-'))
  expect(toSlug(`a${words} d`)).toBe(`a${words.replaceAll(' ', '-')}`)
  expect(toSlug(letters(80))).toBe(letters(64))
})
