// Texts with two cases: one and several, stated and not stated, open and closed. The expected words
// are typed by hand.

import { describe, expect, test } from 'vitest'
import { cs } from '../../src/messages/cs.ts'
import { en } from '../../src/messages/en.ts'
import { examplesFor } from '../../src/messages/owner.ts'
import { words } from '../../templates/_parts/words/words.ts'
import { contentCopy, readSite } from '../pub.ts'
import { readText } from '../reading.ts'

const judged = { base: 'https://pub.example', broken: 0, tolerated: 0, warnings: 0, source: 'x' }

describe('the verdict on a site', () => {
  test.each([
    [
      en.verify.conclusion({ ...judged, held: 1 }),
      'https://pub.example: 1 promise holds, 0 are broken',
    ],
    [
      en.verify.conclusion({ ...judged, held: 2, broken: 1, tolerated: 3, warnings: 1 }),
      '2 promises hold, 1 is broken, 3 are known limits of the host, 1 warning',
    ],
    [
      cs.verify.conclusion({ ...judged, held: 5, broken: 1, tolerated: 3, warnings: 1 }),
      '5 slibů platí, 1 neplatí, 3 jsou známá omezení hostingu, 1 upozornění',
    ],
    [
      cs.verify.conclusion({ ...judged, held: 2, tolerated: 1 }),
      '2 sliby platí, 0 neplatí, 1 je známé omezení hostingu',
    ],
  ])('%s', (said, typed) => {
    expect(said).toContain(typed)
  })
})

describe('changes of the coming days', () => {
  test.each([
    [en.ahead.link(30, 0), 'The next 30 days'],
    [en.ahead.link(30, 2), 'The next 30 days and 2 warnings'],
    [cs.ahead.link(30, 0), 'Příštích 30 dní'],
    [cs.ahead.link(30, 2), 'Příštích 30 dní a 2 upozornění'],
    [
      en.ahead.holiday('Štědrý den', true),
      'public holiday (Štědrý den): hours.md does not say its hours',
    ],
    [en.ahead.holiday('Štědrý den', false), 'public holiday (Štědrý den)'],
    [
      cs.ahead.holiday('Štědrý den', true),
      'svátek (Štědrý den): v hours.md není, kdy máte otevřeno',
    ],
    [cs.ahead.holiday('Štědrý den', false), 'svátek (Štědrý den)'],
    [en.ahead.changes['hours-season'](''), 'other hours begin'],
    [en.ahead.changes['hours-season']('summer'), 'other hours begin: "summer"'],
    [en.ahead.changes['hours-usual'](''), 'the usual hours begin again'],
    [en.ahead.changes['hours-usual']('summer'), '"summer" ends; the usual hours begin'],
    [cs.ahead.changes['hours-season'](''), 'začne jiná otevírací doba'],
    [cs.ahead.changes['hours-season']('léto'), 'začne jiná otevírací doba: „léto“'],
    [cs.ahead.changes['hours-usual'](''), 'začne zase obvyklá otevírací doba'],
    [cs.ahead.changes['hours-usual']('léto'), 'skončí „léto“ a začne zase obvyklá otevírací doba'],
  ])('%s', (said, typed) => {
    expect(said).toBe(typed)
  })
})

test('other hours in the future are not announced as closing', () => {
  expect(words.sk.hours.next('1. 5.', false)).toBe('od 1. 5. iné otváracie hodiny')
  expect(words.sk.hours.next('1. 5.', true)).toBe('od 1. 5. zatvorené')
})

describe('the number of guests for which a table can be booked', () => {
  // biome-ignore format: one line, one row
  test.each([
    [words.cs.booking.people(undefined, 1), 'Rezervujeme nejvýše pro 1 osobu.'],
    [words.cs.booking.people(undefined, 4), 'Rezervujeme nejvýše pro 4 osoby.'],
    [words.cs.booking.people(2, 5), 'Rezervujeme pro 2 až 5 osob.'],
    [words.cs.booking.people(8, undefined), 'Rezervujeme jen pro 8 a více osob.'],
    [words.sk.booking.people(undefined, 1), 'Rezervujeme najviac pre 1 osobu.'],
    [words.sk.booking.people(undefined, 4), 'Rezervujeme najviac pre 4 osoby.'],
    [words.sk.booking.people(2, 5), 'Rezervujeme pre 2 až 5 osôb.'],
    [words.sk.booking.people(8, undefined), 'Rezervujeme len pre 8 a viac osôb.'],
    [words.de.booking.people(undefined, 4), 'Reservierungen nehmen wir für bis zu 4 Personen an.'],
    [words.de.booking.people(2, 5), 'Reservierungen nehmen wir für 2 bis 5 Personen an.'],
    [words.de.booking.people(8, undefined), 'Reservierungen nehmen wir erst ab 8 Personen an.'],
  ])('%s', (said, typed) => {
    expect(said).toBe(typed)
  })
})

test.each([
  ['unknown', 'allergens by recipe: not stated'],
  ['none', 'allergens by recipe: none of the fourteen'],
  ['1, 3', 'allergens by recipe: 1, 3'],
])('an example answers of a dish whose allergens are %s: %s', async (typed, said) => {
  const only = `---\nsection: Jídla\nsection_en: Dishes\nkind: food\nitems:\n  - cs: Guláš\n    en: Goulash\n    sizes: 150 g = 175\n    allergens: ${typed}\n---\n`
  const edits = { 'menu/10-pivo.md': null, 'menu/20-k-pivu.md': only }
  const { files } = await readSite(await contentCopy(edits, 'five-items'), { wanted: [] })
  expect(readText(files, 'api/docs.md')).toContain(said)
})

test.each([
  ['cs', 'Po | Po–Pá | Po–Čt | So, Ne | Pá, So | úterý | denně | celý týden | od | 2 ks | pro dva'],
  [
    'en',
    'Mon | Mon–Fri | Mon–Thu | Sat, Sun | Fri, Sat | Tuesday | daily | whole week | from | 2 pcs | for two',
  ],
  [
    'sk',
    'Po | Po–Pi | Po–Št | So, Ne | Pi, So | utorok | denne | celý týždeň | od | 2 ks | pre dvoch',
  ],
  [
    'de',
    'Mo | Mo–Fr | Mo–Do | Sa, So | Fr, Sa | Dienstag | täglich | ganze Woche | ab | 2 Stück | für zwei',
  ],
] as const)('an owner who speaks %s is shown %s', (language, typed) => {
  const own = examplesFor([language], 'EUR')
  const { day, days, fewDays, weekend, evenings, fullDay, daily, wholeWeek, from, pieces, label } =
    own
  const shown = [
    day,
    days,
    fewDays,
    weekend,
    evenings,
    fullDay,
    daily,
    wholeWeek,
    from,
    pieces,
    label,
  ]
  expect(shown.join(' | ')).toBe(typed)
})

test.each([
  ['cs', 'velké 0,5 l = 62', 'předprodej = 250; na místě = 300', 'sýr (7) = 20; slanina 30 g = 35'],
  [
    'en',
    'large 0,5 l = 62',
    'in advance = 250; at the door = 300',
    'cheese (7) = 20; bacon 30 g = 35',
  ],
  [
    'sk',
    'veľké 0,5 l = 62',
    'predpredaj = 250; na mieste = 300',
    'syr (7) = 20; slanina 30 g = 35',
  ],
  ['de', 'groß 0,5 l = 62', 'Vorverkauf = 250; vor Ort = 300', 'Käse (7) = 20; Speck 30 g = 35'],
] as const)('and of prices, in %s: %s', (language, ...typed) => {
  const { smallAndLarge, admissions, extras } = examplesFor([language], 'CZK')
  expect([smallAndLarge.split('; ')[1], admissions, extras]).toEqual(typed)
})
