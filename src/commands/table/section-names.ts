// Sections that most menus have: what they are called in each language, and whether they hold food.

import type { Language, TextRow } from '../../model/languages.ts'
import type { Kind } from '../../model/site.ts'
import { plainWord } from '../../model/suggest.ts'
import { byLanguage } from '../../notations/typed-words.ts'

const kinds = ['food', 'drinks'] as const

/** The first name is what a section is called where only another language says it. */
const sections = {
  food: namesOf([
    'Polévky/Polévka | Soups/Soup | Polievky/Polievka | Suppen/Suppe',
    `
      Předkrmy/Předkrm/Studené předkrmy/Teplé předkrmy | Starters/Appetizers/Appetisers
      | Predjedlá/Predjedlo | Vorspeisen/Vorspeise`,
    `
      K pivu/Něco k pivu/Pochutiny k pivu | With your beer/With beer | K pivu/Niečo k pivu
      | Zum Bier`,
    `
      Hlavní jídla/Hlavní chody/Hlavní jídlo/Hlavní chod | Main courses/Mains/Main dishes
      | Hlavné jedlá/Hlavné chody | Hauptgerichte/Hauptspeisen`,
    `
      Jídla/Jídlo/Jídelní lístek | Food/Meals/Dishes | Jedlá/Jedlo/Jedálny lístok
      | Speisen/Essen/Speisekarte`,
    `
      Bezmasá jídla/Vegetariánská jídla | Meat-free dishes/Vegetarian/Vegetarian dishes
      | Bezmäsité jedlá/Vegetariánske jedlá | Vegetarische Gerichte/Fleischlose Gerichte`,
    'Z grilu/Gril/Grilovaná jídla | From the grill/Grill | Z grilu/Gril | Vom Grill/Grill',
    'Saláty/Salát/Zeleninové saláty | Salads/Salad | Šaláty/Šalát | Salate/Salat',
    'Přílohy/Příloha | Side dishes/Sides | Prílohy/Príloha | Beilagen',
    `
      Dezerty/Dezert/Moučníky/Zákusky | Desserts/Dessert | Dezerty/Dezert/Múčniky/Zákusky
      | Nachspeisen/Desserts/Nachtisch`,
    'Snídaně | Breakfast | Raňajky | Frühstück',
    `
      Dětská jídla/Pro děti | For children/Children's dishes/Kids | Detské jedlá/Pre deti
      | Für Kinder/Kindergerichte`,
  ]),
  drinks: namesOf([
    `
      Točené pivo/Čepované pivo/Piva na čepu | Draught beer/Draft beer/Beers on tap
      | Čapované pivo | Bier vom Fass/Fassbier`,
    `
      Pivo/Piva/Lahvové pivo | Beer/Beers/Bottled beer | Pivo/Pivá/Fľaškové pivo
      | Bier/Biere/Flaschenbier`,
    `
      Víno/Vína/Rozlévané víno/Bílé víno/Červené víno/Rozlévaná vína | Wine/Wines
      | Víno/Vína/Rozlievané víno | Wein/Weine/Offene Weine`,
    `
      Nealkoholické nápoje/Nealko/Nealko nápoje/Limonády | Soft drinks/Non-alcoholic drinks
      | Nealkoholické nápoje/Nealko | Alkoholfreie Getränke/Alkoholfrei/Alkoholfreies`,
    `
      Teplé nápoje/Káva a čaj/Káva/Čaj | Hot drinks/Coffee and tea/Coffee/Tea
      | Teplé nápoje/Káva a čaj/Káva | Heiße Getränke/Warme Getränke/Heißgetränke/Kaffee`,
    `
      Destiláty/Lihoviny/Alkohol/Tvrdý alkohol/Panáky/Rum/Whisky | Spirits/Shots
      | Destiláty/Liehoviny | Spirituosen/Schnäpse`,
    'Likéry/Destiláty a likéry | Liqueurs | Likéry | Liköre',
    `
      Míchané nápoje/Koktejly | Mixed drinks/Cocktails | Miešané nápoje/Koktaily
      | Mixgetränke/Cocktails`,
    `
      Nápoje/Pití/Nápojový lístek | Drinks/Beverages | Nápoje/Nápojový lístok
      | Getränke/Getränkekarte`,
  ]),
}

/** Names that say as much, and that nobody translates word for word. */
const others = {
  food: namesOf([
    `
      Minutky/Hotová jídla/Hotovky/Steaky/Burgery/Pizza/Pizzy/Ryby/Těstoviny/Masová jídla
      | Burgers/Steaks/Fish/Pasta | Minútky/Hotové jedlá/Cestoviny/Ryba/Mäsité jedlá
      | Burger/Nudeln/Fisch/Schnitzel/Fleischgerichte`,
  ]),
  drinks: namesOf(['Rum/Whisky/Cider/Šampaňské/Sekt/Prosecco/Ležáky | | | ']),
}

function namesOf(rows: readonly TextRow[]) {
  return rows.map(byLanguage)
}

const kindsOf = (name: string) =>
  kinds.filter((kind) =>
    [...sections[kind], ...others[kind]].some((names) =>
      Object.values(names)
        .flat()
        .some((one) => isSame(one, name)),
    ),
  )

/** Food or drinks by the whole name, never by a word of it: what goes with beer is no drink. */
export function kindOfSection(names: readonly string[]): Kind | undefined {
  const [kind, other] = new Set(names.flatMap(kindsOf))
  return other === undefined ? kind : undefined
}

export const isSectionName = (name: string): boolean => kindsOf(name).length > 0

/** The name in another language, where this is the first of its row: others have shades of their own. */
export const translateSection = (name: string, from: Language, to: Language): string | undefined =>
  [...sections.food, ...sections.drinks].find((row) => isSame(row[from][0], name))?.[to][0]

const isSame = (one = '', other = '') => plainWord(one) === plainWord(other)
