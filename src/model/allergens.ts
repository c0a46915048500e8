// The fourteen allergen groups of Regulation (EU) 1169/2011, Annex II, in the order of their
// customary numbers in Czechia, Slovakia and many other countries. They are law, so owners cannot
// edit them. Each language uses its official wording, shortened.

import { type Language, languages, parseTextRow, type Text, type TextRow } from './languages.ts'

export type Allergen = { number: number; key: string; name: Text; short: Text }

/** Names by key, in the order of the numbers. */
const names: { [key: string]: TextRow } = {
  gluten:
    'Obiloviny obsahující lepek (pšenice, žito, ječmen, oves a jejich kříženci) a výrobky z nich | Cereals containing gluten (wheat, rye, barley, oats and their hybrids) and products thereof | Obilniny obsahujúce lepok (pšenica, raž, jačmeň, ovos a ich hybridné odrody) a výrobky z nich | Glutenhaltiges Getreide (Weizen, Roggen, Gerste, Hafer und Hybridstämme davon) und daraus hergestellte Erzeugnisse',
  crustaceans:
    'Korýši a výrobky z nich | Crustaceans and products thereof | Kôrovce a výrobky z nich | Krebstiere und daraus gewonnene Erzeugnisse',
  eggs: 'Vejce a výrobky z nich | Eggs and products thereof | Vajcia a výrobky z nich | Eier und daraus gewonnene Erzeugnisse',
  fish: 'Ryby a výrobky z nich | Fish and products thereof | Ryby a výrobky z nich | Fische und daraus gewonnene Erzeugnisse',
  peanuts:
    'Jádra podzemnice olejné (arašídy) a výrobky z nich | Peanuts and products thereof | Arašidy a výrobky z nich | Erdnüsse und daraus gewonnene Erzeugnisse',
  soybeans:
    'Sójové boby a výrobky z nich | Soybeans and products thereof | Sójové zrná a výrobky z nich | Sojabohnen und daraus gewonnene Erzeugnisse',
  milk: 'Mléko a výrobky z něj (včetně laktózy) | Milk and products thereof (including lactose) | Mlieko a výrobky z neho (vrátane laktózy) | Milch und daraus gewonnene Erzeugnisse (einschließlich Laktose)',
  nuts: 'Skořápkové plody (mandle, lískové, vlašské, kešu, pekanové a para ořechy, pistácie, makadamie) a výrobky z nich | Nuts (almonds, hazelnuts, walnuts, cashews, pecans, Brazil nuts, pistachios, macadamias) and products thereof | Orechy (mandle, lieskové, vlašské, kešu, pekanové, para a makadamové orechy, pistácie) a výrobky z nich | Schalenfrüchte (Mandeln, Haselnüsse, Walnüsse, Kaschunüsse, Pecannüsse, Paranüsse, Pistazien, Macadamianüsse) und daraus gewonnene Erzeugnisse',
  celery:
    'Celer a výrobky z něj | Celery and products thereof | Zeler a výrobky z neho | Sellerie und daraus gewonnene Erzeugnisse',
  mustard:
    'Hořčice a výrobky z ní | Mustard and products thereof | Horčica a výrobky z nej | Senf und daraus gewonnene Erzeugnisse',
  sesame:
    'Sezamová semena a výrobky z nich | Sesame seeds and products thereof | Sezamové semená a výrobky z nich | Sesamsamen und daraus gewonnene Erzeugnisse',
  sulphites:
    'Oxid siřičitý a siřičitany v koncentraci vyšší než 10 mg/kg nebo 10 mg/l | Sulphur dioxide and sulphites above 10 mg/kg or 10 mg/l | Oxid siričitý a siričitany v koncentrácii vyššej ako 10 mg/kg alebo 10 mg/l | Schwefeldioxid und Sulfite in Konzentrationen von mehr als 10 mg/kg oder 10 mg/l',
  lupin:
    'Vlčí bob (lupina) a výrobky z něj | Lupin and products thereof | Vlčí bôb a výrobky z neho | Lupinen und daraus gewonnene Erzeugnisse',
  molluscs:
    'Měkkýši a výrobky z nich | Molluscs and products thereof | Mäkkýše a výrobky z nich | Weichtiere und daraus gewonnene Erzeugnisse',
}

const keys = Object.keys(names)

/**
 * Split a comma-separated list into one word per allergen, in the order of the numbers. Throws if
 * the count is wrong.
 */
export function byAllergen(list: string): readonly string[] {
  const words = list.split(', ')
  if (words.length !== keys.length) throw new Error(`not a word for each allergen: ${list}`)
  return words
}

/** Short names for sentences about traces. */
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
  name: parseTextRow(name),
  short: Object.fromEntries(languages.map((lang) => [lang, short[lang][index]])) as Text,
}))

/** Cereals and nuts in the order of Annex II, each with its customary letter after the number. */
export type AllergenKind = { code: string; number: number; key: string; name: Text }

const kinds: { [number: number]: { [key: string]: TextRow } } = {
  1: {
    wheat: 'pšenice | wheat | pšenica | Weizen',
    rye: 'žito | rye | raž | Roggen',
    barley: 'ječmen | barley | jačmeň | Gerste',
    oats: 'oves | oats | ovos | Hafer',
    spelt: 'špalda | spelt | špalda | Dinkel',
    khorasan_wheat: 'kamut | khorasan wheat | kamut | Khorasan-Weizen',
  },
  8: {
    almonds: 'mandle | almonds | mandle | Mandeln',
    hazelnuts: 'lískové ořechy | hazelnuts | lieskové orechy | Haselnüsse',
    walnuts: 'vlašské ořechy | walnuts | vlašské orechy | Walnüsse',
    cashews: 'kešu | cashews | kešu | Kaschunüsse',
    pecans: 'pekanové ořechy | pecans | pekanové orechy | Pecannüsse',
    brazil_nuts: 'para ořechy | Brazil nuts | para orechy | Paranüsse',
    pistachios: 'pistácie | pistachios | pistácie | Pistazien',
    macadamias: 'makadamové ořechy | macadamias | makadamové orechy | Macadamianüsse',
  },
}

export const allergenKinds: readonly AllergenKind[] = Object.entries(kinds).flatMap(
  ([number, names]) =>
    Object.entries(names).map(([key, name], index) => ({
      code: number + 'abcdefgh'.charAt(index),
      number: Number(number),
      key,
      name: parseTextRow(name),
    })),
)

/** Return allergen codes: `1a` for a group whose kinds are stated, `3` for any other. */
export const allergenCodes = (
  numbers: readonly number[],
  codes: readonly string[] = [],
): string[] =>
  numbers.flatMap((number) => {
    const isStated = (kind: AllergenKind) => kind.number === number && codes.includes(kind.code)
    const kinds = codes.length > 0 ? allergenKinds.filter(isStated) : []
    return kinds.length > 0 ? kinds.map(({ code }) => code) : [String(number)]
  })

/** Allergens of animal origin, for checking diet claims. */
export const animalAllergens = { vegan: [2, 3, 4, 7, 14], vegetarian: [2, 4, 14] } as const
