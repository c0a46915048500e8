// Sections that most menus have: what they are called in each language, and whether they hold food.

import type { Language } from '../../model/languages.ts'
import type { Kind } from '../../model/site.ts'
import { plainWord } from '../../model/suggest.ts'

type Named = { kind: Kind } & Record<Language, readonly [string, ...string[]]>

/** The first name is what a section is called where only another language says it. */
const named: readonly Named[] = [
  {
    kind: 'food',
    cs: ['Polévky', 'Polévka'],
    en: ['Soups', 'Soup'],
    sk: ['Polievky', 'Polievka'],
    de: ['Suppen', 'Suppe'],
  },
  {
    kind: 'food',
    cs: ['Předkrmy', 'Předkrm', 'Studené předkrmy', 'Teplé předkrmy'],
    en: ['Starters', 'Appetizers', 'Appetisers'],
    sk: ['Predjedlá', 'Predjedlo'],
    de: ['Vorspeisen', 'Vorspeise'],
  },
  {
    kind: 'food',
    cs: ['K pivu', 'Něco k pivu', 'Pochutiny k pivu'],
    en: ['With your beer', 'With beer'],
    sk: ['K pivu', 'Niečo k pivu'],
    de: ['Zum Bier'],
  },
  {
    kind: 'food',
    cs: ['Hlavní jídla', 'Hlavní chody', 'Hlavní jídlo', 'Hlavní chod'],
    en: ['Main courses', 'Mains', 'Main dishes'],
    sk: ['Hlavné jedlá', 'Hlavné chody'],
    de: ['Hauptgerichte', 'Hauptspeisen'],
  },
  {
    kind: 'food',
    cs: ['Jídla', 'Jídlo', 'Jídelní lístek'],
    en: ['Food', 'Meals', 'Dishes'],
    sk: ['Jedlá', 'Jedlo', 'Jedálny lístok'],
    de: ['Speisen', 'Essen', 'Speisekarte'],
  },
  {
    kind: 'food',
    cs: ['Bezmasá jídla', 'Vegetariánská jídla'],
    en: ['Meat-free dishes', 'Vegetarian', 'Vegetarian dishes'],
    sk: ['Bezmäsité jedlá', 'Vegetariánske jedlá'],
    de: ['Vegetarische Gerichte', 'Fleischlose Gerichte'],
  },
  {
    kind: 'food',
    cs: ['Z grilu', 'Gril', 'Grilovaná jídla'],
    en: ['From the grill', 'Grill'],
    sk: ['Z grilu', 'Gril'],
    de: ['Vom Grill', 'Grill'],
  },
  {
    kind: 'food',
    cs: ['Saláty', 'Salát', 'Zeleninové saláty'],
    en: ['Salads', 'Salad'],
    sk: ['Šaláty', 'Šalát'],
    de: ['Salate', 'Salat'],
  },
  {
    kind: 'food',
    cs: ['Přílohy', 'Příloha'],
    en: ['Side dishes', 'Sides'],
    sk: ['Prílohy', 'Príloha'],
    de: ['Beilagen'],
  },
  {
    kind: 'food',
    cs: ['Dezerty', 'Dezert', 'Moučníky', 'Zákusky'],
    en: ['Desserts', 'Dessert'],
    sk: ['Dezerty', 'Dezert', 'Múčniky', 'Zákusky'],
    de: ['Nachspeisen', 'Desserts', 'Nachtisch'],
  },
  { kind: 'food', cs: ['Snídaně'], en: ['Breakfast'], sk: ['Raňajky'], de: ['Frühstück'] },
  {
    kind: 'food',
    cs: ['Dětská jídla', 'Pro děti'],
    en: ['For children', "Children's dishes", 'Kids'],
    sk: ['Detské jedlá', 'Pre deti'],
    de: ['Für Kinder', 'Kindergerichte'],
  },
  {
    kind: 'drinks',
    cs: ['Točené pivo', 'Čepované pivo', 'Piva na čepu'],
    en: ['Draught beer', 'Draft beer', 'Beers on tap'],
    sk: ['Čapované pivo'],
    de: ['Bier vom Fass', 'Fassbier'],
  },
  {
    kind: 'drinks',
    cs: ['Pivo', 'Piva', 'Lahvové pivo'],
    en: ['Beer', 'Beers', 'Bottled beer'],
    sk: ['Pivo', 'Pivá', 'Fľaškové pivo'],
    de: ['Bier', 'Biere', 'Flaschenbier'],
  },
  {
    kind: 'drinks',
    cs: ['Víno', 'Vína', 'Rozlévané víno', 'Bílé víno', 'Červené víno', 'Rozlévaná vína'],
    en: ['Wine', 'Wines'],
    sk: ['Víno', 'Vína', 'Rozlievané víno'],
    de: ['Wein', 'Weine', 'Offene Weine'],
  },
  {
    kind: 'drinks',
    cs: ['Nealkoholické nápoje', 'Nealko', 'Nealko nápoje', 'Limonády'],
    en: ['Soft drinks', 'Non-alcoholic drinks'],
    sk: ['Nealkoholické nápoje', 'Nealko'],
    de: ['Alkoholfreie Getränke', 'Alkoholfrei', 'Alkoholfreies'],
  },
  {
    kind: 'drinks',
    cs: ['Teplé nápoje', 'Káva a čaj', 'Káva', 'Čaj'],
    en: ['Hot drinks', 'Coffee and tea', 'Coffee', 'Tea'],
    sk: ['Teplé nápoje', 'Káva a čaj', 'Káva'],
    de: ['Heiße Getränke', 'Warme Getränke', 'Heißgetränke', 'Kaffee'],
  },
  {
    kind: 'drinks',
    cs: ['Destiláty', 'Lihoviny', 'Alkohol', 'Tvrdý alkohol', 'Panáky', 'Rum', 'Whisky'],
    en: ['Spirits', 'Shots'],
    sk: ['Destiláty', 'Liehoviny'],
    de: ['Spirituosen', 'Schnäpse'],
  },
  {
    kind: 'drinks',
    cs: ['Likéry', 'Destiláty a likéry'],
    en: ['Liqueurs'],
    sk: ['Likéry'],
    de: ['Liköre'],
  },
  {
    kind: 'drinks',
    cs: ['Míchané nápoje', 'Koktejly'],
    en: ['Mixed drinks', 'Cocktails'],
    sk: ['Miešané nápoje', 'Koktaily'],
    de: ['Mixgetränke', 'Cocktails'],
  },
  {
    kind: 'drinks',
    cs: ['Nápoje', 'Pití', 'Nápojový lístek'],
    en: ['Drinks', 'Beverages'],
    sk: ['Nápoje', 'Nápojový lístok'],
    de: ['Getränke', 'Getränkekarte'],
  },
]

/** Names that say as much, and that nobody translates word for word. */
const others: Record<Kind, readonly string[]> = {
  food: [
    ...[
      'Minutky',
      'Hotová jídla',
      'Hotovky',
      'Steaky',
      'Burgery',
      'Pizza',
      'Pizzy',
      'Ryby',
      'Těstoviny',
    ],
    ...['Burgers', 'Steaks', 'Fish', 'Pasta', 'Minútky', 'Hotové jedlá', 'Cestoviny', 'Ryba'],
    ...[
      'Burger',
      'Nudeln',
      'Fisch',
      'Schnitzel',
      'Fleischgerichte',
      'Masová jídla',
      'Mäsité jedlá',
    ],
  ],
  drinks: ['Rum', 'Whisky', 'Cider', 'Šampaňské', 'Sekt', 'Prosecco', 'Ležáky'],
}

/** Food or drinks by the whole name, never by a word of it: what goes with beer is no drink. */
export function kindOfSection(names: readonly string[]): Kind | undefined {
  const kinds = new Set(names.flatMap((name) => rowsOf(name).map(({ kind }) => kind)))
  const [kind, other] = kinds
  return other === undefined ? kind : undefined
}

export const isSectionName = (name: string): boolean => rowsOf(name).length > 0

/** The name in another language, where this is the first of its row: others have shades of their own. */
export function translateSection(name: string, from: Language, to: Language): string | undefined {
  const row = named.find((one) => plainWord(one[from][0]) === plainWord(name))
  return row?.[to][0]
}

const rowsOf = (name: string): { kind: Kind }[] => [
  ...(['food', 'drinks'] as const)
    .filter((kind) => others[kind].some((word) => plainWord(word) === plainWord(name)))
    .map((kind) => ({ kind })),
  ...named.filter(({ kind: _, ...names }) =>
    Object.values(names).some((words) => words.some((word) => plainWord(word) === plainWord(name))),
  ),
]
