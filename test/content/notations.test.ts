// Values at their limits: the last that is one, and the first that is none. What a limit is comes
// from the calendar, from what drinks there are, and from the notes on how menus are written.

import { describe, expect, test } from 'vitest'
import { email } from '../../src/content/notations/contact.ts'
import { date, dateRange, season } from '../../src/content/notations/date.ts'
import { alcohol, degree, vintage } from '../../src/content/notations/dish.ts'
import { Fault, type Notation } from '../../src/content/notations/notation.ts'
import { coordinate, integer, slug, toSlug } from '../../src/content/notations/plain.ts'
import { dayList, span, time } from '../../src/content/notations/time.ts'

const faults = (notation: Pick<Notation<unknown>, 'read'>, typed: readonly string[]) =>
  typed.filter((text) => !(notation.read(text) instanceof Fault))

const letters = (count: number) => 'x'.repeat(count)

describe('is read:', () => {
  test.each<[typed: string, notation: Pick<Notation<unknown>, 'read'>, meant: unknown]>([
    ['0:00', { read: time }, '00:00'],
    ['23:59', { read: time }, '23:59'],
    ['24:00', { read: time }, '00:00'],
    ['8pm', { read: time }, '20:00'],
    ['11 a.m.', { read: time }, '11:00'],
    ['5 pm – 11 pm', span, { open: '17:00', close: '23:00' }],
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
    ['0', alcohol, 0],
    ['0,5 %', alcohol, 0.5],
    ['96', alcohol, 96],
    ['1°', degree, 1],
    ['40', degree, 40],
    ['1800', vintage, 1800],
    ['2099', vintage, 2099],
    ['999999', integer, 999_999],
    ['-90', coordinate('latitude'), -90],
    ['180', coordinate('longitude'), 180],
    [letters(64), slug, letters(64)],
    [`${letters(64)}@${letters(183)}.test`, email, `${letters(64)}@${letters(183)}.test`],
  ])('%s', (typed, notation, meant) => {
    expect(notation.read(typed)).toEqual(meant)
  })
})

test.each<[what: string, notation: Pick<Notation<unknown>, 'read'>, typed: string[]]>([
  [
    'time',
    { read: time },
    ['24:01', '24:30', '25:00', '23:60', '-1:00', '', '12 pm', '12 am', '13 pm', '0 am'],
  ],
  ['opening time', span, ['24:00–2:00', '24–2', '11:00–11:00', '0:00–24:00', '9–11 pm', '9 am–11']],
  ['date', date, ['31. 12. 1999', '1. 1. 2100', '29. 2. 2027', '31. 4. 2026', '1. 13. 2026']],
  ['range of dates', dateRange, ['25. 12. 2026 – 24. 12. 2026']],
  ['season', season, ['1. 12. – 30. 2.', '31. 4. – 1. 6.']],
  ['strength', alcohol, ['96,1', '-0,1', '100']],
  ['degree', degree, ['0,9', '40,1', '0']],
  ['vintage', vintage, ['1799', '2100', '24', '20240']],
  ['number', integer, ['1000000', '-1', '1,5']],
  ['latitude', coordinate('latitude'), ['90,1', '-91']],
  ['longitude', coordinate('longitude'), ['180,1', '-181']],
  ['id', slug, [letters(65), '', 'Kulajda', 'a--b', '-a']],
  ['address of mail', email, [`${letters(65)}@${letters(184)}.test`]],
])('is no %s', (_, notation, typed) => {
  expect(faults(notation, typed)).toEqual([])
})

test('an id is made of the whole words of a name that fit into it', () => {
  expect(toSlug('Řízek s kaší')).toBe('rizek-s-kasi')
  const words = Array(16).fill('abc').join(' ')
  expect(toSlug(words)).toBe(words.replaceAll(' ', '-'))
  expect(words).toHaveLength(63)
  expect(toSlug(`${words} d`)).toBe(words.replaceAll(' ', '-'))
  expect(toSlug(`a${words} d`)).toBe(`a${words.replaceAll(' ', '-')}`)
  expect(toSlug(letters(80))).toBe(letters(64))
})
