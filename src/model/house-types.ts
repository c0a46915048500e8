// Kinds of houses. A row decides the schema.org type and the default sign; the words are in
// `templates/_parts/words`.

import type { Mood } from './looks.ts'
import { normalizeText } from './suggest.ts'
import { wordList } from './word-list.ts'

type HouseTypeRow = {
  /** Type of schema.org; a subtype of FoodEstablishment. */
  schemaOrg: string
  sign: 'beer' | 'wine' | 'cup' | 'cutlery' | 'note'
  /** Mood that `init` writes into look.md. */
  mood: Mood
  /** Beginnings of the words that owners use for it, without accents. */
  stems: readonly string[]
  /** Events come first on the page, and the next event or the next lunch is in its head. */
  leads?: 'events' | 'lunch'
}

export const houseTypes = {
  pub: {
    schemaOrg: 'BarOrPub',
    sign: 'beer',
    mood: 'classic',
    stems: wordList(`
      hospod hostin pivnic pivare vycep krcm nalevn pub kneipe pohostin bierlokal bierstube beer
      taproom beisl tavern`),
  },
  wine_bar: {
    schemaOrg: 'BarOrPub',
    sign: 'wine',
    mood: 'fine',
    stems: wordList(`
      vinar vinotek vinny sklipek wine weinbar weinstube vinothek heurig buschenschank`),
  },
  cafe: {
    schemaOrg: 'CafeOrCoffeeShop',
    sign: 'cup',
    mood: 'bright',
    stems: wordList('kavar kaviar cafe coffee kaffee cukrar cajovn konditorei'),
  },
  brewery: {
    schemaOrg: 'Brewery',
    sign: 'beer',
    mood: 'classic',
    stems: wordList('pivovar minipivovar brewery brewpub brauerei brauhaus'),
  },
  inn: {
    schemaOrg: 'Restaurant',
    sign: 'cutlery',
    mood: 'classic',
    stems: wordList('gasthaus gasthof gaststatte gastwirtschaft wirtshaus inn'),
  },
  restaurant: {
    schemaOrg: 'Restaurant',
    sign: 'cutlery',
    mood: 'fine',
    stems: wordList('restaura pizz trattor koliba'),
  },
  bistro: {
    schemaOrg: 'Restaurant',
    sign: 'cutlery',
    mood: 'bright',
    stems: wordList('bistr'),
    leads: 'lunch',
  },
  club: {
    schemaOrg: 'BarOrPub',
    sign: 'note',
    mood: 'dark',
    stems: wordList('klub club'),
    leads: 'events',
  },
  kiosk: {
    schemaOrg: 'FoodEstablishment',
    sign: 'cutlery',
    mood: 'river',
    stems: wordList('kiosk stanek stanok okenk okienk bufet imbiss wurst'),
  },
  bar: {
    schemaOrg: 'BarOrPub',
    sign: 'wine',
    mood: 'dark',
    stems: wordList('bar bary barek cocktail koktejl koktail'),
  },
  hut: {
    schemaOrg: 'FoodEstablishment',
    sign: 'cutlery',
    mood: 'classic',
    stems: wordList(`
      hut bouda chata hutte alm berghutte almhutte schutzhutte skihutte schihutte schutzhaus
      jausenstation`),
  },
  canteen: {
    schemaOrg: 'FoodEstablishment',
    sign: 'cutlery',
    mood: 'bright',
    stems: wordList('jidelna jedalen menza mensa kantyna kantina kantine canteen cafeteria'),
    leads: 'lunch',
  },
  hotel_restaurant: {
    schemaOrg: 'Restaurant',
    sign: 'cutlery',
    mood: 'fine',
    stems: wordList('hotelov_restaur hotel_restaur hotelrestaur'),
  },
  beer_garden: {
    schemaOrg: 'BarOrPub',
    sign: 'beer',
    mood: 'river',
    stems: wordList('biergarten gastgarten beer_garden pivni_zahrad pivna_zahrad'),
  },
  takeaway: {
    schemaOrg: 'FoodEstablishment',
    sign: 'cutlery',
    mood: 'river',
    stems: wordList(`
      takeaway takeout take_away take_out s_sebou so_sebou zum_mitnehmen vydejn vydajn`),
  },
  /** Any other house, or an unknown word. */
  other: { schemaOrg: 'FoodEstablishment', sign: 'cutlery', mood: 'classic', stems: [] },
} as const satisfies { [name: string]: HouseTypeRow }

export type HouseType = keyof typeof houseTypes

/** True if events, or the lunch menu, come first for guests of this kind of house. */
export const comesFirst = (type: HouseType, what: 'events' | 'lunch') => {
  const row: HouseTypeRow = houseTypes[type]
  return row.leads === what
}

export const houseTypeNames = Object.keys(houseTypes) as readonly HouseType[]

/** Stems of several words first: a beer garden is not a pub. */
const stemsByLength = houseTypeNames
  .flatMap((name) => houseTypes[name].stems.map((stem) => ({ name, parts: stem.split('_') })))
  .sort((a, b) => b.parts.length - a.parts.length)

/**
 * Find the type from the owner's texts: `pivovarská restaurace` is a brewery. The first text with a
 * known word decides, and in it the first known word. Stems of several words take precedence.
 */
export function findHouseType(texts: readonly string[]): HouseType {
  for (const text of texts) {
    const words = normalizeText(text).split(/[^a-z]+/)
    const found = stemsByLength.flatMap(({ name, parts }) => {
      const place = words.findIndex((_, index) =>
        parts.every((stem, part) => matchesStem(words[index + part] ?? '', stem)),
      )
      return place < 0 ? [] : [{ name, place: parts.length > 1 ? -1 : place }]
    })
    const [first] = found.sort((a, b) => a.place - b.place)
    if (first) return first.name
  }
  return 'other'
}

/**
 * Words more specific than their type: a tea room has the type of a café but is called a tea room.
 */
const narrower = wordList('heurig buschenschank cajovn cukrar konditorei koliba pizz trattor')

/** True if texts should use the owner's own word for the house instead of the name of its type. */
export const hasOwnName = ({ type, kind }: { type: HouseType; kind: object }): boolean =>
  type === 'other' ||
  Object.values(kind).some((text) =>
    normalizeText(String(text))
      .split(/[^a-z]+/)
      .some((word) => narrower.some((stem) => matchesStem(word, stem))),
  )

/** A short stem must match a whole word: `bar` does not match `barva`. */
const matchesStem = (word: string, stem: string) =>
  stem.length > 3 ? word.startsWith(stem) : word === stem
