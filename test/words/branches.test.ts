// What messages say of the rarer of two cases: one price and several, a field that may be left out and
// one that may not, a house that is closed and one that is open. Typed by hand, in both languages.

import { describe, expect, test } from 'vitest'
import { type Code, message, tell, type ValuesOf } from '../../src/messages/catalogue.ts'
import { addressMistakes as czechAddresses } from '../../src/messages/cs/values.ts'
import { cs } from '../../src/messages/cs.ts'
import { addressMistakes } from '../../src/messages/en/values.ts'
import { en } from '../../src/messages/en.ts'
import { examplesFor } from '../../src/messages/owner.ts'
import { words } from '../../templates/_parts/words/words.ts'
import { contentCopy, readSite } from '../pub.ts'
import { textOf } from '../reading.ts'

type Row = { [C in Code]: [code: C, values: ValuesOf<C>, english: string, czech: string] }[Code]

const english = { language: 'en', typed: null } as const
const closedOn = { day: 'mon', open: '8:00', close: '10:30', language: 'en' } as const
const six = ['01', '02', '03', '04', '05', '06'].map((day) => `2026-12-${day}`)

// biome-ignore format: one line, one row
const rows: Row[] = [
  ['degree-unreadable', { typed: 'silné' }, 'write the degree from the tap, such as 12', 'napište stupně piva, třeba 12'],
  ['degree-unreadable', { typed: '4 %' }, 'percent belong to   alcohol:', 'procenta patří na řádek   alcohol:'],
  ['allergens-parted', { typed: '1;3' }, '"1;3" without commas', '„1;3“ bez čárek'],
  ['allergens-parted', { typed: '1 3' }, 'where a space may part two numbers or one', 'z mezery se nepozná, jestli jsou to dvě čísla, nebo jedno'],
  ['allergens-letters', { letters: ['A'], austrian: null, others: ['menu/20.md:7'] }, '; and at 1 more place: menu/20.md:7', '; a stejně jinde (1×): menu/20.md:7'],
  ['allergens-letters', { letters: ['A'], austrian: null, others: ['menu/20.md:7', 'menu/20.md:9'] }, '; and at 2 more places: menu/20.md:7, menu/20.md:9', '; a stejně jinde (2×): menu/20.md:7, menu/20.md:9'],
  ['size-label-unknown', { labels: ['mini', 'maxi'], missing: [english], known: ['malé'] }, 'sizes "mini", "maxi" whose', 'velikosti „mini“, „maxi“, které nemají jméno'],
  ['size-label-unknown', { labels: ['mini'], missing: [english], known: ['malé'] }, 'a size "mini" whose', 'velikost „mini“, která nemá jméno'],
  ['extra-untranslated', { names: ['sýr', 'chléb'], missing: [english] }, 'extras "sýr", "chléb" without their', 'přídavky „sýr“, „chléb“, které nemají jméno'],
  ['extra-untranslated', { names: ['sýr'], missing: [english] }, 'an extra "sýr" without its', 'přídavek „sýr“, který nemá jméno'],
  ['admission-label-unknown', { labels: ['dříve', 'potom'], missing: [english], known: ['na místě'] }, 'prices "dříve", "potom" whose', 'ceny „dříve“, „potom“, které nemají jméno'],
  ['line-unfitting', { spaces: 1 }, '(it begins with 1 space)', '(na začátku má 1 mezeru)'],
  ['field-unknown', { field: '-cs', known: ['cs'], meant: null, there: false }, 'put a space after the hyphen:   - cs: ...', 'napište za spojovník mezeru:   - cs: ...'],
  ['block-expected', { typed: null, fields: ['date', 'reason'] }, 'an empty entry', 'prázdná položka'],
  ['block-expected', { typed: 'x', fields: ['date', 'reason'] }, 'only "x"', 'jen „x“'],
  ['section-outside-bar', { ...closedOn, bar: [] }, 'from 8:00 to 10:30 on Monday, when the pub is closed', 'kdy má hospoda zavřeno'],
  ['section-outside-bar', { ...closedOn, bar: [{ open: '11:00', close: '22:00' }] }, 'when the pub is open 11:00–22:00', 'kdy má hospoda otevřeno 11:00–22:00'],
  ['courses-too-few', { count: 0 }, 'no course', 'žádný chod'],
  ['courses-too-few', { count: 1 }, 'one course', 'jen jeden chod'],
  ['photo-unknown', { typed: 'a.jpg', meant: 'b.jpg', known: ['b.jpg'] }, 'did you mean "b.jpg"?', 'nemělo to být „b.jpg“?'],
  ['editor-not-installed', { package: '@sveltia/cms', found: '0.1.0' }, 'has its program in version 0.1.0', 'je jeho program ve verzi 0.1.0'],
  ['editor-not-installed', { package: '@sveltia/cms', found: null }, 'is without its program', 'jeho program není'],
  ['week-incomplete', { field: 'kitchen', usual: true }, 'a usual week that does not say when the kitchen cooks', 'běžný týden, který neříká, kdy vaří kuchyně'],
  ['week-incomplete', { field: 'lunch', usual: false }, 'a season that does not say when the lunch menu is served', 'sezona, která neříká, kdy se podávají obědy'],
  ['exception-day-outside', { from: '2026-12-24', to: '2026-12-26' }, 'days between 24. 12. 2026 and 26. 12. 2026', 'dny od 24. 12. 2026 do 26. 12. 2026'],
  ['exception-day-outside', { from: '2026-12-24', to: '2026-12-24' }, '24. 12. 2026 alone', 'jen den 24. 12. 2026'],
  ['event-except-outside', { from: '2026-12-24', to: '2026-12-26' }, '24. 12. 2026 – 26. 12. 2026, on which it would not be anyway', '24. 12. 2026 – 26. 12. 2026, kdy by to stejně nebylo'],
  ['event-left-out', { dates: [...six, '2026-12-07'], by: 'exception', except: null }, 'say from when to when it comes, with   from:   and   until:', 'napište, od kdy do kdy se koná, řádky   from:   a   until:'],
  ['event-left-out', { dates: six, by: 'exception', except: '24. 12. 2026' }, 'except: 24. 12. 2026, 1. 12. 2026, 2. 12. 2026', 'except: 24. 12. 2026, 1. 12. 2026, 2. 12. 2026'],
  ['event-outside-hours', { date: '2026-11-27', start: '8:00', end: null, bar: [{ open: '11:00', close: '22:00' }] }, '8:00 on 27. 11. 2026, when the house is open 11:00–22:00', '8:00 dne 27. 11. 2026, kdy je otevřeno 11:00–22:00'],
  ['checked-unknown', { typed: 'x', meant: null }, 'delete it', 'smažte ho'],
  ['id-unreadable', { typed: '???', suggested: null }, 'write   hovezi-gulas', 'napište   hovezi-gulas'],
  ['booking-url-unused', { ways: [] }, 'where tables are booked by none', 'mezi způsoby rezervace je jen none'],
  ['booking-url-unused', { ways: ['email'] }, 'write   booking_by: email, web   or delete this line', 'napište   booking_by: email, web   nebo tento řádek smažte'],
  ['payment-contradictory', { method: 'cash_eur' }, 'delete it from one of the two lines', 'smažte ho na jednom z nich'],
  ['address-unusable', { typed: 'https://a:b@pub.example', mistake: 'credentials' }, 'holds a name', 'obsahuje jméno nebo heslo'],
  ['address-unusable', { typed: 'https://pub.example/?a', mistake: 'query' }, 'query', 'obsahuje dotaz nebo kotvu'],
  ['size-unlikely', { typed: '15 g', comma: '1,5 g' }, '1,5 g', 'jestli není špatně číslice nebo čárka:   1,5 g   a ne   15 g'],
]

test.each(rows.map((row) => [row[0], row[2], row] as const))(
  '%s says: %s',
  (_, __, [code, values, inEnglish, inCzech]) => {
    // The row ties the values to the code.
    const said = message(code as never, values as never)
    expect(JSON.stringify(tell(said, en))).toContain(JSON.stringify(inEnglish).slice(1, -1))
    expect(JSON.stringify(tell(said, cs))).toContain(JSON.stringify(inCzech).slice(1, -1))
  },
)

const fault = { version: '3.0.0', reason: 'x', bugs: null }
const judged = { base: 'https://pub.example', broken: 0, tolerated: 0, warnings: 0, source: 'x' }

describe('a sentence', () => {
  test.each([
    [
      en.sentences['fault-of-program'](fault),
      'what you were doing, to whoever you have agent-pub from',
    ],
    [cs.sentences['fault-of-program'](fault), 'co jste právě dělali, tomu, od koho agent-pub máte'],
    [
      cs.sentences['fault-of-program']({ ...fault, bugs: 'https://a.example' }),
      'dělali, na https://a.example',
    ],
    [
      en.sentences['out-of-other-user']({ folder: 'dist', user: 0, mine: false }),
      'nothing was written. Choose another output folder with --out',
    ],
    [
      cs.sentences['out-of-other-user']({ folder: 'dist', user: 0, mine: false }),
      'nic se nezapsalo. Zvolte přepínačem --out jinou složku',
    ],
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

describe('of what changes by itself within the next days', () => {
  test.each([
    [en.ahead.link(30, 0), 'The next 30 days'],
    [en.ahead.link(30, 2), 'The next 30 days and 2 warnings'],
    [cs.ahead.link(30, 0), 'Příštích 30 dní'],
    [cs.ahead.link(30, 2), 'Příštích 30 dní a 2 upozornění'],
    [
      en.ahead.holiday('Štědrý den', true),
      'public holiday (Štědrý den): hours.md says nothing of it',
    ],
    [en.ahead.holiday('Štědrý den', false), 'public holiday (Štědrý den)'],
    [cs.ahead.holiday('Štědrý den', true), 'svátek (Štědrý den): v hours.md o něm nic není'],
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

test('a change of hours to come is no closing', () => {
  expect(words.sk.hours.next('1. 5.', false)).toBe('od 1. 5. iné otváracie hodiny')
  expect(words.sk.hours.next('1. 5.', true)).toBe('od 1. 5. zatvorené')
})

describe('of how many guests a table is booked for', () => {
  // biome-ignore format: one line, one row
  test.each([
    [words.cs.booking.people(undefined, 1), 'Rezervujeme nejvýše pro 1 osobu.'],
    [words.cs.booking.people(undefined, 4), 'Rezervujeme nejvýše pro 4 osoby.'],
    [words.cs.booking.people(2, 5), 'Rezervujeme pro 2 až 5 osob.'],
    [words.cs.booking.people(8, undefined), 'Rezervujeme pro 8 a více osob.'],
    [words.sk.booking.people(undefined, 1), 'Rezervujeme najviac pre 1 osobu.'],
    [words.sk.booking.people(undefined, 4), 'Rezervujeme najviac pre 4 osoby.'],
    [words.sk.booking.people(2, 5), 'Rezervujeme pre 2 až 5 osôb.'],
    [words.sk.booking.people(8, undefined), 'Rezervujeme pre 8 a viac osôb.'],
    [words.de.booking.people(undefined, 4), 'Wir reservieren für bis zu 4 Personen.'],
    [words.de.booking.people(2, 5), 'Wir reservieren für 2 bis 5 Personen.'],
    [words.de.booking.people(8, undefined), 'Wir reservieren ab 8 Personen.'],
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
  const { files } = await readSite(await contentCopy(edits, 'five-items'))
  expect(textOf(files, 'api/docs.md')).toContain(said)
})

// biome-ignore format: one line, one row
test.each([
  ['credentials', 'holds a name or password; leave it out', 'obsahuje jméno nebo heslo; vynechte je'],
  ['query', 'holds a query or fragment; leave out everything from ? or # on', 'obsahuje dotaz nebo kotvu; vynechte všechno od ? nebo # dál'],
  ['path', 'has a path with other characters than letters, digits, . _ ~ and -; leave them out', 'má v cestě jiné znaky než písmena bez háčků a čárek, číslice, . _ ~ a -; vynechte je'],
  ['page', 'names one page of the site; leave out the name of the page', 'končí jednou stránkou webu; vynechte jméno stránky'],
  ['long', 'is longer than 1000 characters; shorten its path', 'je delší než 1000 znaků; zkraťte její cestu'],
  ['host', 'ends its host name with a dot; leave it out', 'má za jménem serveru tečku; vynechte ji'],
  ['characters', 'has a host name with other characters than letters, digits, dots and -; correct it', 'má ve jménu serveru jiné znaky než písmena, číslice, tečky a -; opravte je'],
  ['scheme', 'begins with http://; write https:// (http:// is for localhost only)', 'začíná na http://; napište https:// (http:// jde jen pro localhost)'],
] as const)('an address with a wrong %s: %s', (mistake, english, czech) => {
  const said = ({ found, mend }: { found: string; mend: string }) => `${found}; ${mend}`
  expect(said(addressMistakes[mistake]('http://pub.example'))).toBe(english)
  expect(said(czechAddresses[mistake]('http://pub.example'))).toBe(czech)
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
