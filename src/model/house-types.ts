// Kinds of houses. A row decides the schema.org type and the default sign; the words are in
// `templates/_parts/words`.

import type { Mood } from './looks.ts'
import { normalizeText } from './suggest.ts'
import { wordList } from './word-list.ts'

type Sign = 'beer' | 'wine' | 'cup' | 'cutlery' | 'note'
type Leader = 'events' | 'lunch'

/** Columns of a kind of house: type of schema.org, sign, mood, stems, and what comes first. */
type HouseRow = `${string} | ${Sign} | ${Mood} | ${string}`

/** Read a row of the table. */
function house(row: HouseRow) {
  const [schemaOrg = '', sign, mood, stems = '', leads] = row.split('|').map((one) => one.trim())
  return {
    /** A subtype of FoodEstablishment. */
    schemaOrg,
    sign: sign as Sign,
    /** Mood that `init` writes into look.md. */
    mood: mood as Mood,
    /** Beginnings of the words that owners use for it, without accents. */
    stems: wordList(stems),
    /** Events or the lunch menu come first on the page, and the next one is in its head. */
    leads: leads as Leader | undefined,
  }
}

export const houseTypes = {
  pub: house(`
    BarOrPub | beer | classic | hospod hostin pivnic pivare vycep krcm nalevn pub kneipe pohostin
    bierlokal bierstube beer taproom beisl tavern`),
  wine_bar: house(`
    BarOrPub | wine | fine | vinar vinotek vinny sklipek wine weinbar weinstube vinothek heurig
    buschenschank`),
  cafe: house(`
    CafeOrCoffeeShop | cup | bright | kavar kaviar cafe coffee kaffee cukrar cajovn konditorei`),
  brewery: house(`
    Brewery | beer | classic | pivovar minipivovar brewery brewpub brauerei brauhaus`),
  inn: house(`
    Restaurant | cutlery | classic | gasthaus gasthof gaststatte gastwirtschaft wirtshaus inn`),
  restaurant: house('Restaurant | cutlery | fine | restaura pizz trattor koliba'),
  bistro: house('Restaurant | cutlery | bright | bistr | lunch'),
  club: house('BarOrPub | note | dark | klub club | events'),
  kiosk: house(`
    FoodEstablishment | cutlery | river | kiosk stanek stanok okenk okienk bufet imbiss wurst`),
  bar: house('BarOrPub | wine | dark | bar bary barek cocktail koktejl koktail'),
  hut: house(`
    FoodEstablishment | cutlery | classic | hut bouda chata hutte alm berghutte almhutte
    schutzhutte skihutte schihutte schutzhaus jausenstation`),
  canteen: house(`
    FoodEstablishment | cutlery | bright | jidelna jedalen menza mensa kantyna kantina kantine
    canteen cafeteria | lunch`),
  hotel_restaurant: house(`
    Restaurant | cutlery | fine | hotelov_restaur hotel_restaur hotelrestaur`),
  beer_garden: house(`
    BarOrPub | beer | river | biergarten gastgarten beer_garden pivni_zahrad pivna_zahrad`),
  takeaway: house(`
    FoodEstablishment | cutlery | river | takeaway takeout take_away take_out s_sebou so_sebou
    zum_mitnehmen vydejn vydajn`),
  /** Any other house, or an unknown word. */
  other: { ...house('FoodEstablishment | cutlery | classic | '), stems: [] },
}

export type HouseType = keyof typeof houseTypes

/** True if events, or the lunch menu, come first for guests of this kind of house. */
export const comesFirst = (type: HouseType, what: Leader) => houseTypes[type].leads === what

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
