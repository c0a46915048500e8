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
  if (row.kind === 'time') return ['19:00', '20:30']
  return row.kind === 'count' || row.kind === 'age' || row.kind === 'price'
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
  ['a season is printed after its garden', { ...inSeason, notes: {} }, ['Zahrádka: otevřená od 15. dubna do 15. října.'], ['Garden: open from 15 April to 15 October.']],
  ["the owner's note is printed after the season", { ...inSeason, notes: { garden: text('Podle počasí.', 'Weather permitting.') } }, ['Zahrádka: otevřená od 15. dubna do 15. října. Podle počasí.'], ['Garden: open from 15 April to 15 October. Weather permitting.']],
  ['a season is printed next to a note with the same days', { ...inSeason, notes: { garden: text('Od 15. 4. do 15. října.', 'Open 15 April to 15 October.') } }, ['Zahrádka: otevřená od 15. dubna do 15. října. Od 15. 4. do 15. října.'], ['Garden: open from 15 April to 15 October. Open 15 April to 15 October.']],
  ['a note is printed without its fact if the fact is not stated', { notes: { smoking: text('Kouří se venku.', 'Smoke outside.') } }, ['Kouří se venku.'], ['Smoke outside.']],
  ['a yes with a note is its label and the note', { dogs: true, notes: { dogs: text('Jen na zahrádce.', 'In the garden only.') } }, ['Psi: Jen na zahrádce.'], ['Dogs: In the garden only.']],
  ['a no is printed before the note', { dogs: false, notes: { dogs: text('Kromě asistenčních.', 'Except assistance dogs.') } }, ['Psi: nepovoleni. Kromě asistenčních.'], ['Dogs: not allowed. Except assistance dogs.']],
  ['a no is printed in every language, whatever the note contains', { dogs: false, notes: { dogs: text('Jen asistenční jsou vítáni.', 'Assistance dogs are welcome.') } }, ['Psi: nepovoleni. Jen asistenční jsou vítáni.'], ['Dogs: not allowed. Assistance dogs are welcome.']],
  ['an answer between yes and no is printed before the note', { dogs: 'outside', notes: { dogs: text('Psi mohou být jen venku.', 'Dogs stay outside only.') } }, ['Psi: jen venku. Psi mohou být jen venku.'], ['Dogs: outside only. Dogs stay outside only.']],
  ['a note that has the name of another fact keeps its own label', { bowling: true, notes: { bowling: text('Dvě dráhy u zahrádky, od 14:00.', 'Two lanes in the garden, from 14:00.') } }, ['Kuželky nebo bowling: Dvě dráhy u zahrádky, od 14:00.'], ['Skittles or bowling: Two lanes in the garden, from 14:00.']],
  ['a no is printed before a note that repeats it', { smoking_inside: false, notes: { smoking: text('Není povoleno.', 'It is not allowed.') } }, ['Kouření uvnitř: zakázáno. Není povoleno.'], ['Smoking inside: not allowed. It is not allowed.']],
  ['seats inside and outside are on one line', { seats_inside: 68, seats_garden: 40, notes: {} }, ['68 míst uvnitř, 40 na zahrádce.'], ['68 seats inside, 40 in the garden.']],
  ['seats in the garden are printed alone', { seats_garden: 40, notes: {} }, ['40 míst na zahrádce.'], ['40 seats in the garden.']],
  ['a place without seats is left out next to one with seats', { seats_inside: 0, seats_garden: 3, notes: {} }, ['3 místa na zahrádce.'], ['3 seats in the garden.']],
  ['a house without seats says so', { seats_inside: 0, notes: {} }, ['Žádná místa uvnitř.'], ['No seats inside.']],
  ['a note that repeats its label is printed after it', { wifi: true, notes: { wifi: text('Wi-Fi je zdarma všude.', 'Our Wi-Fi is free.') } }, ['Wi-Fi: Wi-Fi je zdarma všude.'], ['Wi-Fi: Our Wi-Fi is free.']],
] as [string, Features, string[], string[]][])('%s', (_, features, cs, en) => {
  expect(plain(houseFacts(having(features), 'cs'))).toEqual(cs)
  expect(plain(houseFacts(having(features), 'en'))).toEqual(en)
  expect(plain(houseParts(having(features), 'cs').facts)).toEqual(cs)
  expect(plain(houseParts(having(features), 'en').facts)).toEqual(en)
})

test.each([
  [true, 'In the garden only.', 'In the garden only.'],
  [true, 'There is a bowl of water.', 'There is a bowl of water.'],
  [false, 'Except assistance dogs.', 'not allowed. Except assistance dogs.'],
  ['outside', undefined, 'outside only'],
  ['outside', 'Not in the hall.', 'outside only. Not in the hall.'],
  ['on_request', undefined, 'please ask first'],
] as const)('search engines get the dogs %s with the note "%s" as "%s"', (dogs, note, value) => {
  const notes = note === undefined ? {} : { dogs: text('Psi.', note) }
  expect(pubData(having({ dogs, notes } as Features), 'en')).toHaveProperty('amenityFeature', [
    { '@type': 'LocationFeatureSpecification', name: 'Dogs', value },
  ])
})

test('search engines get smoking as a plain no, or as a text with its note', () => {
  const smoking = having({
    smoking_inside: false,
    notes: { smoking: text('Kouří se venku.', 'Outside you may.') },
  } as Features)
  expect(pubData(smoking, 'en')).not.toHaveProperty('smokingAllowed')
  expect(pubData(smoking, 'en')).toMatchObject({
    amenityFeature: [{ name: 'Smoking inside', value: 'not allowed. Outside you may.' }],
  })
})

test('search engines get yes and no, and nothing that is not stated', () => {
  expect(pubData(having({ dogs: false, wifi: true, notes: {} }), 'en')).toMatchObject({
    amenityFeature: [
      { '@type': 'LocationFeatureSpecification', name: 'Dogs', value: false },
      { '@type': 'LocationFeatureSpecification', name: 'Wi-Fi', value: true },
    ],
  })
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
