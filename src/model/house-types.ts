// What houses there are. A row decides what search engines call it, and which sign it has without a
// drawing of its own; its words are in `templates/_parts/words`.

import { fold } from './suggest.ts'
import { wordList } from './word-list.ts'

type Row = {
  /** Its type of schema.org: one that is a FoodEstablishment. */
  schemaOrg: string
  sign: 'beer' | 'wine' | 'cup' | 'cutlery' | 'note'
  /** How words begin by which owners call it, without accents. */
  stems: readonly string[]
}

export const houseTypes = {
  pub: {
    schemaOrg: 'BarOrPub',
    sign: 'beer',
    stems: wordList(`
      hospod hostin pivnic pivare vycep krcm nalevn pub bar kneipe pohostin biergarten bierlokal
      bierstube beer taproom beisl tavern`),
  },
  wine_bar: {
    schemaOrg: 'Winery',
    sign: 'wine',
    stems: wordList(`
      vinar vinotek vinny sklipek wine weinbar weinstube vinothek heurig buschenschank`),
  },
  cafe: {
    schemaOrg: 'CafeOrCoffeeShop',
    sign: 'cup',
    stems: wordList('kavar kaviar cafe coffee kaffee cukrar cajovn konditorei'),
  },
  brewery: {
    schemaOrg: 'Brewery',
    sign: 'beer',
    stems: wordList('pivovar minipivovar brewery brewpub brauerei brauhaus'),
  },
  inn: {
    schemaOrg: 'Restaurant',
    sign: 'cutlery',
    stems: wordList('gasthaus gasthof gaststatte gastwirtschaft wirtshaus inn'),
  },
  restaurant: {
    schemaOrg: 'Restaurant',
    sign: 'cutlery',
    stems: wordList('restaura pizz trattor jidelna jedalen koliba'),
  },
  bistro: { schemaOrg: 'Restaurant', sign: 'cutlery', stems: wordList('bistr') },
  club: { schemaOrg: 'BarOrPub', sign: 'note', stems: wordList('klub club') },
  kiosk: {
    schemaOrg: 'FoodEstablishment',
    sign: 'cutlery',
    stems: wordList('kiosk stanek stanok okenk okienk bufet imbiss wurst'),
  },
  /** None of these, or a word that nobody knows here. */
  other: { schemaOrg: 'FoodEstablishment', sign: 'cutlery', stems: [] },
} as const satisfies { [name: string]: Row }

export type HouseType = keyof typeof houseTypes
export const houseTypeNames = Object.keys(houseTypes) as readonly HouseType[]

/**
 * `pivovarská restaurace` to `brewery`: by the first word that is known, in the first of the texts
 * that has one.
 */
export function houseTypeOf(texts: readonly string[]): HouseType {
  for (const text of texts)
    for (const word of fold(text).split(/[^a-z]+/)) {
      const known = houseTypeNames.find((name) =>
        houseTypes[name].stems.some((stem) => isOf(word, stem)),
      )
      if (known) return known
    }
  return 'other'
}

/** A short stem must be a whole word: `bar` does not match `barva`. */
const isOf = (word: string, stem: string) =>
  stem.length > 3 ? word.startsWith(stem) : word === stem
