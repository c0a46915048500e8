// The fourteen groups of Regulation (EU) 1169/2011, Annex II, in the order that gives them their
// customary Czech numbers. It is law and not the owner's to edit; the Czech wording is the
// official one, shortened.

import type { Text } from './site.ts'

export type Allergen = { number: number; key: string; name: Text; short: Text }

const groups: [key: string, name: Text, short: Text][] = [
  [
    'gluten',
    {
      cs: 'Obiloviny obsahující lepek (pšenice, žito, ječmen, oves a jejich kříženci) a výrobky z nich',
      en: 'Cereals containing gluten (wheat, rye, barley, oats and their hybrids) and products thereof',
    },
    { cs: 'obiloviny obsahující lepek', en: 'cereals containing gluten' },
  ],
  [
    'crustaceans',
    { cs: 'Korýši a výrobky z nich', en: 'Crustaceans and products thereof' },
    { cs: 'korýši', en: 'crustaceans' },
  ],
  [
    'eggs',
    { cs: 'Vejce a výrobky z nich', en: 'Eggs and products thereof' },
    { cs: 'vejce', en: 'eggs' },
  ],
  [
    'fish',
    { cs: 'Ryby a výrobky z nich', en: 'Fish and products thereof' },
    { cs: 'ryby', en: 'fish' },
  ],
  [
    'peanuts',
    {
      cs: 'Jádra podzemnice olejné (arašídy) a výrobky z nich',
      en: 'Peanuts and products thereof',
    },
    { cs: 'arašídy', en: 'peanuts' },
  ],
  [
    'soybeans',
    { cs: 'Sójové boby a výrobky z nich', en: 'Soybeans and products thereof' },
    { cs: 'sója', en: 'soybeans' },
  ],
  [
    'milk',
    {
      cs: 'Mléko a výrobky z něj (včetně laktózy)',
      en: 'Milk and products thereof (including lactose)',
    },
    { cs: 'mléko', en: 'milk' },
  ],
  [
    'nuts',
    {
      cs: 'Skořápkové plody (mandle, lískové, vlašské, kešu, pekanové a para ořechy, pistácie, makadamie) a výrobky z nich',
      en: 'Nuts (almonds, hazelnuts, walnuts, cashews, pecans, Brazil nuts, pistachios, macadamias) and products thereof',
    },
    { cs: 'skořápkové plody', en: 'tree nuts' },
  ],
  [
    'celery',
    { cs: 'Celer a výrobky z něj', en: 'Celery and products thereof' },
    { cs: 'celer', en: 'celery' },
  ],
  [
    'mustard',
    { cs: 'Hořčice a výrobky z ní', en: 'Mustard and products thereof' },
    { cs: 'hořčice', en: 'mustard' },
  ],
  [
    'sesame',
    { cs: 'Sezamová semena a výrobky z nich', en: 'Sesame seeds and products thereof' },
    { cs: 'sezam', en: 'sesame seeds' },
  ],
  [
    'sulphites',
    {
      cs: 'Oxid siřičitý a siřičitany v koncentraci vyšší než 10 mg/kg nebo 10 mg/l',
      en: 'Sulphur dioxide and sulphites above 10 mg/kg or 10 mg/l',
    },
    { cs: 'oxid siřičitý a siřičitany', en: 'sulphur dioxide and sulphites' },
  ],
  [
    'lupin',
    { cs: 'Vlčí bob (lupina) a výrobky z něj', en: 'Lupin and products thereof' },
    { cs: 'vlčí bob', en: 'lupin' },
  ],
  [
    'molluscs',
    { cs: 'Měkkýši a výrobky z nich', en: 'Molluscs and products thereof' },
    { cs: 'měkkýši', en: 'molluscs' },
  ],
]

export const allergens: readonly Allergen[] = groups.map(([key, name, short], index) => ({
  number: index + 1,
  key,
  name,
  short,
}))

/** What the groups of Annex II come from: used to hold claims about diets against numbers. */
export const animalAllergens = { vegan: [2, 3, 4, 7, 14], vegetarian: [2, 4, 14] } as const
