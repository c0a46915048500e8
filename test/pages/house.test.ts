// Facts about the house: one line for each, in every language.

import { beforeAll, describe, expect, test } from 'vitest'
import { type FeatureRow, type Features, featureRows } from '../../src/model/features.ts'
import { languages } from '../../src/model/languages.ts'
import type { Site } from '../../src/model/site.ts'
import { pubData } from '../../templates/_parts/page/structured-data.tsx'
import { houseFacts, houseParts } from '../../templates/_parts/text/house-facts.ts'
import { words } from '../../templates/_parts/words/words.ts'
import { buildFull } from '../pub.ts'

let site: Site
beforeAll(async () => {
  site = (await buildFull()).site
})
const having = (features: Features): Site => ({ ...site, pub: { ...site.pub, features } })
const plain = (lines: string[]) => lines.map((line) => line.replaceAll('\u00A0', ' '))

/** Return all values of a row, or some values of a row with many. */
function listValues(row: FeatureRow): unknown[] {
  if (row.kind === 'yes_no') return [true, false, ...Object.keys(row.also ?? {})]
  if (row.kind === 'choice') return Object.keys(row.choices)
  if (row.kind === 'several') {
    const [first, second] = Object.keys(row.choices)
    return [[first], [second], [first, second]]
  }
  if (row.kind === 'times')
    return [
      { open: '22:00', close: '06:00' },
      { open: '22:00', close: '07:00' },
    ]
  return row.kind === 'count' || row.kind === 'age'
    ? [40, 68]
    : [
        { from: '04-15', to: '10-15' },
        { from: '05-01', to: '09-30' },
      ]
}

describe.each(languages)('in %s', (lang) => {
  test.each(featureRows)(
    '%s has one line of its own, with a different text for each value',
    (name, row) => {
      const lines = listValues(row).map((value) =>
        houseFacts(having({ [name]: value, notes: {} }), lang),
      )
      for (const line of lines) {
        expect(line).toHaveLength(1)
        expect(line[0]).toMatch(/^[\p{Lu}\d].*\p{L}.*\.$/u)
      }
      expect(new Set(lines.flat()).size).toBe(lines.length)
    },
  )

  test('a fact that the owner does not state has no line', () => {
    expect(houseFacts(having({ notes: {} }), lang)).toEqual([])
  })
})

test('dogs that may only come outside are neither a yes nor a no for search engines', () => {
  const { amenityFeature } = pubData(having({ dogs: 'outside', wifi: true, notes: {} }), 'en') as {
    amenityFeature: { name: string }[]
  }
  expect(amenityFeature.map(({ name }) => name)).toContain('Wi-Fi')
  expect(amenityFeature.map(({ name }) => name)).not.toContain('Dogs')
})

test.each(languages)('no name of a fact in %s mentions beer, a pub or lunch', (lang) => {
  const names = Object.values(words[lang].names.facts).map((one) => JSON.stringify(one))
  expect(
    names.filter((said) => /beer|pub\b|lunch|piv[oa]|hospod|oběd|bier|kneipe/i.test(said)),
  ).toEqual([])
})

const text = (cs: string, en: string) => ({ cs, en })

const inSeason = { garden: true, garden_season: { from: '04-15', to: '10-15' } }
// biome-ignore format: one line, one row
test.each([
  ['a season is printed after its garden', { ...inSeason, notes: {} }, ['Zahrádka: ano. Zahrádka je otevřená od 15. dubna do 15. října.'], ['Garden: yes. The garden is open from 15 April to 15 October.']],
  ["the owner's note is printed after the season", { ...inSeason, notes: { garden: text('Podle počasí.', 'Weather permitting.') } }, ['Zahrádka: ano. Zahrádka je otevřená od 15. dubna do 15. října. Podle počasí.'], ['Garden: yes. The garden is open from 15 April to 15 October. Weather permitting.']],
  ["the owner's note replaces a season with the same days", { ...inSeason, notes: { garden: text('Od 15. 4. do 15. října.', 'Open 15 April to 15 October.') } }, ['Zahrádka: ano. Od 15. 4. do 15. října.'], ['Garden: yes. Open 15 April to 15 October.']],
  ['a season with another day than the note is printed', { garden: true, garden_season: { from: '04-05', to: '10-15' }, notes: { garden: text('Od 15. 4. do 15. října.', 'Open 15 April to 15 October.') } }, ['Zahrádka: ano. Zahrádka je otevřená od 5. dubna do 15. října. Od 15. 4. do 15. října.'], ['Garden: yes. The garden is open from 5 April to 15 October. Open 15 April to 15 October.']],
  ['a season is printed if the note has only one of its days', { ...inSeason, notes: { garden: text('Do 15. října.', 'Until 15 October.') } }, ['Zahrádka: ano. Zahrádka je otevřená od 15. dubna do 15. října. Do 15. října.'], ['Garden: yes. The garden is open from 15 April to 15 October. Until 15 October.']],
  ['a note is printed without its fact if the fact is not stated', { notes: { smoking: text('Kouří se venku.', 'Smoke outside.') } }, ['Kouří se venku.'], ['Smoke outside.']],
  ['a yes is not printed before a note that restricts it', { dogs: true, notes: { dogs: text('Jen na zahrádce.', 'In the garden only.') } }, ['Psi: Jen na zahrádce.'], ['Dogs: In the garden only.']],
  ['a no is not printed before a note with its exception', { dogs: false, notes: { dogs: text('Kromě asistenčních.', 'Except assistance dogs.') } }, ['Psi: Kromě asistenčních.'], ['Dogs: Except assistance dogs.']],
  ['a no is printed before a note that repeats it', { smoking_inside: false, notes: { smoking: text('Není povoleno.', 'It is not allowed.') } }, ['Kouření uvnitř: zakázáno. Není povoleno.'], ['Smoking inside: not allowed. It is not allowed.']],
  ['seats inside and outside are on one line', { seats_inside: 68, seats_garden: 40, notes: {} }, ['68 míst uvnitř, 40 na zahrádce.'], ['68 seats inside, 40 in the garden.']],
  ['seats in the garden are printed alone', { seats_garden: 40, notes: {} }, ['40 míst na zahrádce.'], ['40 seats in the garden.']],
  ['a place without seats is left out next to one with seats', { seats_inside: 0, seats_garden: 3, notes: {} }, ['3 místa na zahrádce.'], ['3 seats in the garden.']],
  ['a house without seats says so', { seats_inside: 0, notes: {} }, ['Žádná místa uvnitř.'], ['No seats inside.']],
  ["the owner's sentence on Wi-Fi replaces ours", { wifi: true, notes: { wifi: text('Wi-Fi je zdarma všude.', 'Our Wi-Fi is free.') } }, ['Wi-Fi je zdarma všude.'], ['Our Wi-Fi is free.']],
  ["the owner's sentence on dogs replaces ours", { dogs: true, notes: { dogs: text('Psi jsou vítáni i uvnitř.', 'Dogs are welcome inside.') } }, ['Psi jsou vítáni i uvnitř.'], ['Dogs are welcome inside.']],
] as [string, Features, string[], string[]][])('%s', (_, features, cs, en) => {
  expect(plain(houseFacts(having(features), 'cs'))).toEqual(cs)
  expect(plain(houseFacts(having(features), 'en'))).toEqual(en)
})

test("search engines get no plain yes if the owner's sentence restricts it, in any language", () => {
  const sentences = `Jen na zahrádce. Jenom na vodítku. Pouze malí. Výhradně na terase. Kromě velkých. Mimo sál.
    Vyjma víkendů. V sále ne. V sále to není dovoleno. Velcí nejsou vítáni. Dovnitř nesmí. Do sálu nesmějí.
    Venku vítáni. Len na terase. Iba na vôdzke. Výlučne malé. Okrem víkendov. V sále nie. Dnu nesmú. Vonku vítané.
    Only small ones. Except at weekends. Unless we are full. Nowhere but here. Inside they are not. Indoors no. Outside. Outdoors.
    Nur im Garten. Ausschließlich im Garten. Außer im Saal. Ausgenommen große. Im Saal nicht. Kein Hund im Saal.
    Keine im Saal. Keinen im Saal. Draußen.`
  for (const sentence of sentences.split(/(?<=\.)\s+/)) {
    const dogs = having({ dogs: true, notes: { dogs: text(sentence, sentence) } } as Features)
    expect(pubData(dogs, 'en'), sentence).toMatchObject({ amenityFeature: [] })
  }
  const welcome = text('Máme pro ně misku.', 'There is a bowl.')
  const dogs = having({ dogs: true, notes: { dogs: welcome } } as Features)
  expect(pubData(dogs, 'en')).toHaveProperty('amenityFeature', [
    { '@type': 'LocationFeatureSpecification', name: 'Dogs', value: true },
  ])
})

test('search engines get a conditional yes together with its condition', () => {
  for (const sentence of [
    'Na vodítku.',
    'Na vôdzke.',
    'On the lead.',
    'An der Leine.',
    'Mit Maulkorb.',
  ])
    for (const [of, description] of [
      ['dogs', sentence],
      ['celebrations', sentence],
    ] as const)
      expect(
        pubData(
          having({ [of]: true, notes: { [of]: text(sentence, sentence) } } as Features),
          'en',
        ),
      ).toMatchObject({ amenityFeature: [{ value: true, description }] })
})

test('search engines get yes and no, and nothing that is not stated', () => {
  expect(pubData(having({ dogs: false, wifi: true, notes: {} }), 'en')).toMatchObject({
    amenityFeature: [
      { '@type': 'LocationFeatureSpecification', name: 'Dogs', value: false },
      { '@type': 'LocationFeatureSpecification', name: 'Wi-Fi', value: true },
    ],
  })
  const outside = { dogs: true, notes: { dogs: text('Jen venku.', 'Outside only.') } }
  expect(pubData(having(outside as Features), 'en')).toMatchObject({ amenityFeature: [] })
  expect(pubData(having({ dogs: false, notes: {} }), 'en')).not.toHaveProperty('smokingAllowed')
  expect(pubData(having({ smoking_inside: false, notes: {} }), 'en')).toMatchObject({
    smokingAllowed: false,
    amenityFeature: [],
  })
})

test('at least thirty facts can be stated, and /pub.json has a member for each', async () => {
  expect(featureRows.length).toBeGreaterThanOrEqual(30)
  const { files } = await buildFull()
  const { features } = JSON.parse(files.get('pub.json') ?? '')
  expect(Object.keys(features)).toEqual(featureRows.map(([name]) => name))
})

test.each([
  ['Uvnitř se nekouří.', 'No smoking indoors.', []],
  [
    'Venku ano.',
    'Outside you may.',
    ['Kouření uvnitř: zakázáno. ', 'Smoking inside: not allowed. '],
  ],
])(
  'a sentence of three words that mentions smoking replaces our line on pages, and no other does: %s',
  (cs, en, [before = '', beforeEnglish = '']) => {
    const features = { smoking_inside: false, notes: { smoking: text(cs, en) } } as Features
    expect(plain(houseParts(having(features), 'cs').facts)).toEqual([before + cs])
    expect(plain(houseParts(having(features), 'en').facts)).toEqual([beforeEnglish + en])
  },
)

test('a German sentence that contains the thing inside a compound word replaces our line', () => {
  const note = (de: string) => ({ ...text('U nás.', 'Here.'), de })
  const notes = {
    garden: note('Gastgarten unter den Lärchen.'),
    smoking: note('Geraucht wird nur draußen.'),
  }
  const features = { garden: true, smoking_inside: false, notes } as unknown as Features
  expect(plain(houseParts(having(features), 'de').facts)).toEqual([
    'Gastgarten unter den Lärchen.',
    'Geraucht wird nur draußen.',
  ])
})
