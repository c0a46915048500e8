// The fourteen groups of Regulation (EU) 1169/2011, Annex II, in the order that gives them their
// customary numbers in Czechia, Slovakia and many other countries. It is law and not the owner's
// to edit; the wording of each language is that of its official edition, shortened.

import { type Language, languages, type Text } from './languages.ts'

export type Allergen = { number: number; key: string; name: Text; short: Text }

/** Each by its key, in the order of the numbers. */
const names: { [key: string]: Text } = {
  gluten: {
    cs: 'Obiloviny obsahující lepek (pšenice, žito, ječmen, oves a jejich kříženci) a výrobky z nich',
    en: 'Cereals containing gluten (wheat, rye, barley, oats and their hybrids) and products thereof',
    sk: 'Obilniny obsahujúce lepok (pšenica, raž, jačmeň, ovos a ich hybridné odrody) a výrobky z nich',
    de: 'Glutenhaltiges Getreide (Weizen, Roggen, Gerste, Hafer und Hybridstämme davon) und daraus hergestellte Erzeugnisse',
  },
  crustaceans: {
    cs: 'Korýši a výrobky z nich',
    en: 'Crustaceans and products thereof',
    sk: 'Kôrovce a výrobky z nich',
    de: 'Krebstiere und daraus gewonnene Erzeugnisse',
  },
  eggs: {
    cs: 'Vejce a výrobky z nich',
    en: 'Eggs and products thereof',
    sk: 'Vajcia a výrobky z nich',
    de: 'Eier und daraus gewonnene Erzeugnisse',
  },
  fish: {
    cs: 'Ryby a výrobky z nich',
    en: 'Fish and products thereof',
    sk: 'Ryby a výrobky z nich',
    de: 'Fische und daraus gewonnene Erzeugnisse',
  },
  peanuts: {
    cs: 'Jádra podzemnice olejné (arašídy) a výrobky z nich',
    en: 'Peanuts and products thereof',
    sk: 'Arašidy a výrobky z nich',
    de: 'Erdnüsse und daraus gewonnene Erzeugnisse',
  },
  soybeans: {
    cs: 'Sójové boby a výrobky z nich',
    en: 'Soybeans and products thereof',
    sk: 'Sójové zrná a výrobky z nich',
    de: 'Sojabohnen und daraus gewonnene Erzeugnisse',
  },
  milk: {
    cs: 'Mléko a výrobky z něj (včetně laktózy)',
    en: 'Milk and products thereof (including lactose)',
    sk: 'Mlieko a výrobky z neho (vrátane laktózy)',
    de: 'Milch und daraus gewonnene Erzeugnisse (einschließlich Laktose)',
  },
  nuts: {
    cs: 'Skořápkové plody (mandle, lískové, vlašské, kešu, pekanové a para ořechy, pistácie, makadamie) a výrobky z nich',
    en: 'Nuts (almonds, hazelnuts, walnuts, cashews, pecans, Brazil nuts, pistachios, macadamias) and products thereof',
    sk: 'Orechy (mandle, lieskové, vlašské, kešu, pekanové, para a makadamové orechy, pistácie) a výrobky z nich',
    de: 'Schalenfrüchte (Mandeln, Haselnüsse, Walnüsse, Kaschunüsse, Pecannüsse, Paranüsse, Pistazien, Macadamianüsse) und daraus gewonnene Erzeugnisse',
  },
  celery: {
    cs: 'Celer a výrobky z něj',
    en: 'Celery and products thereof',
    sk: 'Zeler a výrobky z neho',
    de: 'Sellerie und daraus gewonnene Erzeugnisse',
  },
  mustard: {
    cs: 'Hořčice a výrobky z ní',
    en: 'Mustard and products thereof',
    sk: 'Horčica a výrobky z nej',
    de: 'Senf und daraus gewonnene Erzeugnisse',
  },
  sesame: {
    cs: 'Sezamová semena a výrobky z nich',
    en: 'Sesame seeds and products thereof',
    sk: 'Sezamové semená a výrobky z nich',
    de: 'Sesamsamen und daraus gewonnene Erzeugnisse',
  },
  sulphites: {
    cs: 'Oxid siřičitý a siřičitany v koncentraci vyšší než 10 mg/kg nebo 10 mg/l',
    en: 'Sulphur dioxide and sulphites above 10 mg/kg or 10 mg/l',
    sk: 'Oxid siričitý a siričitany v koncentrácii vyššej ako 10 mg/kg alebo 10 mg/l',
    de: 'Schwefeldioxid und Sulfite in Konzentrationen von mehr als 10 mg/kg oder 10 mg/l',
  },
  lupin: {
    cs: 'Vlčí bob (lupina) a výrobky z něj',
    en: 'Lupin and products thereof',
    sk: 'Vlčí bôb a výrobky z neho',
    de: 'Lupinen und daraus gewonnene Erzeugnisse',
  },
  molluscs: {
    cs: 'Měkkýši a výrobky z nich',
    en: 'Molluscs and products thereof',
    sk: 'Mäkkýše a výrobky z nich',
    de: 'Weichtiere und daraus gewonnene Erzeugnisse',
  },
}

/** A word for each of the fourteen, in the order of their numbers, out of a list with commas. */
export function byAllergen(list: string): readonly string[] {
  const words = list.split(', ')
  if (words.length !== Object.keys(names).length)
    throw new Error(`not a word for each allergen: ${list}`)
  return words
}

/** The same as short as a sentence about traces needs them. */
const short: Record<Language, readonly string[]> = {
  cs: byAllergen(
    'obiloviny obsahující lepek, korýši, vejce, ryby, arašídy, sója, mléko, skořápkové plody, celer, hořčice, sezam, oxid siřičitý a siřičitany, vlčí bob, měkkýši',
  ),
  en: byAllergen(
    'cereals containing gluten, crustaceans, eggs, fish, peanuts, soybeans, milk, tree nuts, celery, mustard, sesame seeds, sulphur dioxide and sulphites, lupin, molluscs',
  ),
  sk: byAllergen(
    'obilniny obsahujúce lepok, kôrovce, vajcia, ryby, arašidy, sója, mlieko, orechy, zeler, horčica, sezam, oxid siričitý a siričitany, vlčí bôb, mäkkýše',
  ),
  de: byAllergen(
    'glutenhaltiges Getreide, Krebstiere, Eier, Fische, Erdnüsse, Soja, Milch, Schalenfrüchte, Sellerie, Senf, Sesam, Schwefeldioxid und Sulfite, Lupinen, Weichtiere',
  ),
}

export const allergens: readonly Allergen[] = Object.entries(names).map(([key, name], index) => ({
  number: index + 1,
  key,
  name,
  short: Object.fromEntries(languages.map((lang) => [lang, short[lang][index]])) as Text,
}))

/** Which cereal and which nut, in the order of Annex II: customary letters behind the number. */
export type AllergenKind = { code: string; number: number; key: string; name: Text }

const kinds: { [number: number]: { [key: string]: Text } } = {
  1: {
    wheat: { cs: 'pšenice', en: 'wheat', sk: 'pšenica', de: 'Weizen' },
    rye: { cs: 'žito', en: 'rye', sk: 'raž', de: 'Roggen' },
    barley: { cs: 'ječmen', en: 'barley', sk: 'jačmeň', de: 'Gerste' },
    oats: { cs: 'oves', en: 'oats', sk: 'ovos', de: 'Hafer' },
    spelt: { cs: 'špalda', en: 'spelt', sk: 'špalda', de: 'Dinkel' },
    khorasan_wheat: { cs: 'kamut', en: 'khorasan wheat', sk: 'kamut', de: 'Khorasan-Weizen' },
  },
  8: {
    almonds: { cs: 'mandle', en: 'almonds', sk: 'mandle', de: 'Mandeln' },
    hazelnuts: { cs: 'lískové ořechy', en: 'hazelnuts', sk: 'lieskové orechy', de: 'Haselnüsse' },
    walnuts: { cs: 'vlašské ořechy', en: 'walnuts', sk: 'vlašské orechy', de: 'Walnüsse' },
    cashews: { cs: 'kešu', en: 'cashews', sk: 'kešu', de: 'Kaschunüsse' },
    pecans: { cs: 'pekanové ořechy', en: 'pecans', sk: 'pekanové orechy', de: 'Pecannüsse' },
    brazil_nuts: { cs: 'para ořechy', en: 'Brazil nuts', sk: 'para orechy', de: 'Paranüsse' },
    pistachios: { cs: 'pistácie', en: 'pistachios', sk: 'pistácie', de: 'Pistazien' },
    macadamias: {
      cs: 'makadamové ořechy',
      en: 'macadamias',
      sk: 'makadamové orechy',
      de: 'Macadamianüsse',
    },
  },
}

export const allergenKinds: readonly AllergenKind[] = Object.entries(kinds).flatMap(
  ([number, names]) =>
    Object.entries(names).map(([key, name], index) => ({
      code: number + 'abcdefgh'.charAt(index),
      number: Number(number),
      key,
      name,
    })),
)

/** `1a`, `3`: of a number whose kinds are named, its kinds. */
export const allergenCodes = (
  numbers: readonly number[],
  named: readonly string[] = [],
): string[] =>
  numbers.flatMap((number) => {
    const kinds = allergenKinds.filter(
      (kind) => kind.number === number && named.includes(kind.code),
    )
    return kinds.length > 0 ? kinds.map(({ code }) => code) : [String(number)]
  })

/** What the groups of Annex II come from: used to hold claims about diets against numbers. */
export const animalAllergens = { vegan: [2, 3, 4, 7, 14], vegetarian: [2, 4, 14] } as const
