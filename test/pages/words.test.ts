// Words of the interface: no language has a word of another one by accident.

import { expect, test } from 'vitest'
import { allergens } from '../../src/model/allergens.ts'
import { areRelated, type Language, languages } from '../../src/model/languages.ts'
import { words } from '../../templates/_parts/words/words.ts'

/** Words that are the same in unrelated languages. */
const international = [
  ...['Metro', 'Bus', 'Skibus', 'Wi-Fi', 'vegan', 'Alergeny', 'Telefon', 'Mapa', '', ',', '.', ' '],
  ...['Bistro', 'Bar', 'Café', 'Restaurant', 'Club', 'Kiosk', 'Catering', 'E-mail', 'halal'],
  // Classes of sparkling wine, as bottles state them.
  ...['brut nature', 'extra brut', 'brut', 'extra dry'],
  // Loanwords, by which Czechs and Slovaks know these services.
  ...['catering', 'bowling'],
  // English, Slovak and German; Czech has Filtr.
  'Filter',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: words are compared with their slots
  'Filter: ${choices} =>',
  '(times) => times',
]

const leaves = (value: unknown, at: string): [path: string, word: string][] => {
  if (typeof value === 'function')
    return [[at, 'text' in value ? `${value.text} =>`.replaceAll('{', '${') : `${value}`]]
  if (typeof value !== 'object' || value === null) return [[at, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${at}.${key}`))
}

/** True for units and notations, which contain no words. */
const wordless = (word: string) =>
  !/[\p{L}]{3,}/u.test(word.replace(/\([^)]*\) =>|\$\{[^}]*\}/g, ''))

const pairs = languages.flatMap((one, index) =>
  languages.slice(index + 1).map((other): [Language, Language] => [one, other]),
)

test.each(pairs.filter(([one, other]) => !areRelated(one, other)))(
  'no word in %s is the same in %s',
  (one, other) => {
    const wordsByPath = new Map(leaves(words[other], ''))
    const same = leaves(words[one], '').filter(([path, word]) => wordsByPath.get(path) === word)
    expect(same.filter(([, word]) => !international.includes(word) && !wordless(word))).toEqual([])
  },
)

test('Slovak sentences differ from the Czech ones', () => {
  const wordsByPath = new Map(leaves(words.cs, ''))
  const same = leaves(words.sk, '').filter(([path, word]) => wordsByPath.get(path) === word)
  expect(same.filter(([, word]) => !word.includes('=>') && word.split(' ').length > 3)).toEqual([])
})

test.each(pairs.filter(([one, other]) => !areRelated(one, other)))(
  'the allergens in %s differ from those in %s',
  (one, other) => {
    for (const { name, short } of allergens) {
      expect(name[one]).not.toBe(name[other])
      expect(short[one]).not.toBe(short[other])
    }
  },
)

test.each(languages)('no word in %s has a typewriter apostrophe', (lang) => {
  const typewriter = leaves(words[lang], '').filter(([, word]) => !word.includes('=>'))
  expect(typewriter.length).toBeGreaterThan(200)
  expect(typewriter.filter(([, word]) => word.includes("'"))).toEqual([])
})
