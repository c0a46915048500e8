// Sections that most menus have: what they are called in each language, and whether they hold food.

import { type Called, namesIn } from '../../fields/names.ts'
import type { Language } from '../../model/languages.ts'
import type { Kind } from '../../model/site.ts'
import { plainWord } from '../../model/suggest.ts'

type SectionNames = Required<Called>

/** The first name is what a section is called where only another language says it. */
const sections: Record<Kind, readonly SectionNames[]> = {
  food: [
    { cs: 'Polévky, Polévka', en: 'Soups, Soup', sk: 'Polievky, Polievka', de: 'Suppen, Suppe' },
    {
      cs: 'Předkrmy, Předkrm, Studené předkrmy, Teplé předkrmy',
      en: 'Starters, Appetizers, Appetisers',
      sk: 'Predjedlá, Predjedlo',
      de: 'Vorspeisen, Vorspeise',
    },
    {
      cs: 'K pivu, Něco k pivu, Pochutiny k pivu',
      en: 'With your beer, With beer',
      sk: 'K pivu, Niečo k pivu',
      de: 'Zum Bier',
    },
    {
      cs: 'Hlavní jídla, Hlavní chody, Hlavní jídlo, Hlavní chod',
      en: 'Main courses, Mains, Main dishes',
      sk: 'Hlavné jedlá, Hlavné chody',
      de: 'Hauptgerichte, Hauptspeisen',
    },
    {
      cs: 'Jídla, Jídlo, Jídelní lístek',
      en: 'Food, Meals, Dishes',
      sk: 'Jedlá, Jedlo, Jedálny lístok',
      de: 'Speisen, Essen, Speisekarte',
    },
    {
      cs: 'Bezmasá jídla, Vegetariánská jídla',
      en: 'Meat-free dishes, Vegetarian, Vegetarian dishes',
      sk: 'Bezmäsité jedlá, Vegetariánske jedlá',
      de: 'Vegetarische Gerichte, Fleischlose Gerichte',
    },
    {
      cs: 'Z grilu, Gril, Grilovaná jídla',
      en: 'From the grill, Grill',
      sk: 'Z grilu, Gril',
      de: 'Vom Grill, Grill',
    },
    {
      cs: 'Saláty, Salát, Zeleninové saláty',
      en: 'Salads, Salad',
      sk: 'Šaláty, Šalát',
      de: 'Salate, Salat',
    },
    { cs: 'Přílohy, Příloha', en: 'Side dishes, Sides', sk: 'Prílohy, Príloha', de: 'Beilagen' },
    {
      cs: 'Dezerty, Dezert, Moučníky, Zákusky',
      en: 'Desserts, Dessert',
      sk: 'Dezerty, Dezert, Múčniky, Zákusky',
      de: 'Nachspeisen, Desserts, Nachtisch',
    },
    { cs: 'Snídaně', en: 'Breakfast', sk: 'Raňajky', de: 'Frühstück' },
    {
      cs: 'Dětská jídla, Pro děti',
      en: "For children, Children's dishes, Kids",
      sk: 'Detské jedlá, Pre deti',
      de: 'Für Kinder, Kindergerichte',
    },
  ],
  drinks: [
    {
      cs: 'Točené pivo, Čepované pivo, Piva na čepu',
      en: 'Draught beer, Draft beer, Beers on tap',
      sk: 'Čapované pivo',
      de: 'Bier vom Fass, Fassbier',
    },
    {
      cs: 'Pivo, Piva, Lahvové pivo',
      en: 'Beer, Beers, Bottled beer',
      sk: 'Pivo, Pivá, Fľaškové pivo',
      de: 'Bier, Biere, Flaschenbier',
    },
    {
      cs: 'Víno, Vína, Rozlévané víno, Bílé víno, Červené víno, Rozlévaná vína',
      en: 'Wine, Wines',
      sk: 'Víno, Vína, Rozlievané víno',
      de: 'Wein, Weine, Offene Weine',
    },
    {
      cs: 'Nealkoholické nápoje, Nealko, Nealko nápoje, Limonády',
      en: 'Soft drinks, Non-alcoholic drinks',
      sk: 'Nealkoholické nápoje, Nealko',
      de: 'Alkoholfreie Getränke, Alkoholfrei, Alkoholfreies',
    },
    {
      cs: 'Teplé nápoje, Káva a čaj, Káva, Čaj',
      en: 'Hot drinks, Coffee and tea, Coffee, Tea',
      sk: 'Teplé nápoje, Káva a čaj, Káva',
      de: 'Heiße Getränke, Warme Getränke, Heißgetränke, Kaffee',
    },
    {
      cs: 'Destiláty, Lihoviny, Alkohol, Tvrdý alkohol, Panáky, Rum, Whisky',
      en: 'Spirits, Shots',
      sk: 'Destiláty, Liehoviny',
      de: 'Spirituosen, Schnäpse',
    },
    { cs: 'Likéry, Destiláty a likéry', en: 'Liqueurs', sk: 'Likéry', de: 'Liköre' },
    {
      cs: 'Míchané nápoje, Koktejly',
      en: 'Mixed drinks, Cocktails',
      sk: 'Miešané nápoje, Koktaily',
      de: 'Mixgetränke, Cocktails',
    },
    {
      cs: 'Nápoje, Pití, Nápojový lístek',
      en: 'Drinks, Beverages',
      sk: 'Nápoje, Nápojový lístok',
      de: 'Getränke, Getränkekarte',
    },
  ],
}

const kinds = ['food', 'drinks'] as const

/** Names that say as much, and that nobody translates word for word. */
const others: Record<Kind, Called> = {
  food: {
    cs: 'Minutky, Hotová jídla, Hotovky, Steaky, Burgery, Pizza, Pizzy, Ryby, Těstoviny, Masová jídla',
    en: 'Burgers, Steaks, Fish, Pasta',
    sk: 'Minútky, Hotové jedlá, Cestoviny, Ryba, Mäsité jedlá',
    de: 'Burger, Nudeln, Fisch, Schnitzel, Fleischgerichte',
  },
  drinks: { cs: 'Rum, Whisky, Cider, Šampaňské, Sekt, Prosecco, Ležáky' },
}

const isCalled = (called: Called, name: string) =>
  namesIn(called).some((one) => plainWord(one.name) === plainWord(name))

const kindsOf = (name: string) =>
  kinds.filter((kind) => [...sections[kind], others[kind]].some((called) => isCalled(called, name)))

/** Food or drinks by the whole name, never by a word of it: what goes with beer is no drink. */
export function kindOfSection(names: readonly string[]): Kind | undefined {
  const [kind, other] = new Set(names.flatMap(kindsOf))
  return other === undefined ? kind : undefined
}

export const isSectionName = (name: string): boolean => kindsOf(name).length > 0

/** The name in another language, where this is the first of its row: others have shades of their own. */
export function translateSection(name: string, from: Language, to: Language): string | undefined {
  const row = [...sections.food, ...sections.drinks].find(
    (one) => plainWord(firstOf(one[from])) === plainWord(name),
  )
  return row && firstOf(row[to])
}

const firstOf = (names: string) => names.split(', ')[0] ?? ''
