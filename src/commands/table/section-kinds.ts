// Common names of sections, and whether such a section contains food or drinks.

import type { Kind } from '../../model/site.ts'
import { plainWord } from '../../model/suggest.ts'

const kinds = ['food', 'drinks'] as const

const names: Record<Kind, string> = {
  food: `
    Polévky, Polévka, Předkrmy, Předkrm, Studené předkrmy, Teplé předkrmy, K pivu, Něco k pivu,
    Pochutiny k pivu, Hlavní jídla, Hlavní chody, Hlavní jídlo, Hlavní chod, Jídla, Jídlo,
    Jídelní lístek, Bezmasá jídla, Vegetariánská jídla, Z grilu, Gril, Grilovaná jídla, Saláty, Salát,
    Zeleninové saláty, Přílohy, Příloha, Dezerty, Dezert, Moučníky, Zákusky, Snídaně, Dětská jídla,
    Pro děti, Minutky, Hotová jídla, Hotovky, Steaky, Burgery, Pizza, Pizzy, Ryby, Těstoviny,
    Masová jídla,
    Soups, Soup, Starters, Appetizers, Appetisers, With your beer, With beer, Main courses, Mains,
    Main dishes, Food, Meals, Dishes, Meat-free dishes, Vegetarian, Vegetarian dishes, From the grill,
    Grill, Salads, Salad, Side dishes, Sides, Desserts, Dessert, Breakfast, For children,
    Children's dishes, Kids, Burgers, Steaks, Fish, Pasta,
    Polievky, Polievka, Predjedlá, Predjedlo, Niečo k pivu, Hlavné jedlá, Hlavné chody, Jedlá, Jedlo,
    Jedálny lístok, Bezmäsité jedlá, Vegetariánske jedlá, Šaláty, Šalát, Prílohy, Príloha, Múčniky,
    Raňajky, Detské jedlá, Pre deti, Minútky, Hotové jedlá, Cestoviny, Ryba, Mäsité jedlá,
    Suppen, Suppe, Vorspeisen, Vorspeise, Zum Bier, Hauptgerichte, Hauptspeisen, Speisen, Essen,
    Speisekarte, Vegetarische Gerichte, Fleischlose Gerichte, Vom Grill, Salate, Salat, Beilagen,
    Nachspeisen, Nachtisch, Frühstück, Für Kinder, Kindergerichte, Burger, Nudeln, Fisch, Schnitzel,
    Fleischgerichte`,
  drinks: `
    Točené pivo, Čepované pivo, Piva na čepu, Pivo, Piva, Lahvové pivo, Ležáky, Cider, Víno, Vína,
    Rozlévané víno, Bílé víno, Červené víno, Rozlévaná vína, Šampaňské, Sekt, Prosecco,
    Nealkoholické nápoje, Nealko, Nealko nápoje, Limonády, Teplé nápoje, Káva a čaj, Káva, Čaj,
    Destiláty, Lihoviny, Alkohol, Tvrdý alkohol, Panáky, Rum, Whisky, Likéry, Destiláty a likéry,
    Míchané nápoje, Koktejly, Nápoje, Pití, Nápojový lístek,
    Draught beer, Draft beer, Beers on tap, Beer, Beers, Bottled beer, Wine, Wines, Soft drinks,
    Non-alcoholic drinks, Hot drinks, Coffee and tea, Coffee, Tea, Spirits, Shots, Liqueurs,
    Mixed drinks, Cocktails, Drinks, Beverages,
    Čapované pivo, Pivá, Fľaškové pivo, Rozlievané víno, Liehoviny, Miešané nápoje, Koktaily,
    Nápojový lístok,
    Bier vom Fass, Fassbier, Bier, Biere, Flaschenbier, Wein, Weine, Offene Weine,
    Alkoholfreie Getränke, Alkoholfrei, Alkoholfreies, Heiße Getränke, Warme Getränke, Heißgetränke,
    Kaffee, Spirituosen, Schnäpse, Liköre, Mixgetränke, Getränke, Getränkekarte`,
}

const kindByName = new Map(
  kinds.flatMap((kind) => names[kind].split(',').map((name) => [plainWord(name), kind] as const)),
)

/** Other words that decide the kind of a longer name, such as `Malá jídla`. */
const words: Record<Kind, string> = {
  food: `
    pokrm, pokrmy, maso, masa, omáčky, polední, obědy, oběd, svačiny, chuťovky, snacky, sendviče,
    bagety, tousty, brambory, knedlíky, gulášů, těstovin, lunch, dinner, brunch, starter, main, dish,
    snacks, sandwiches, obed, obedy, obedové, pokrmov, Gericht, Gerichte, Hauptspeise, Hauptgericht,
    Nachspeise, Fleisch, Jause, Mittagsmenü, Tagesmenü, Mittagstisch, Snacks`,
  drinks: `
    pivní, vinný, vinné, nápojový, nápojové, aperitiv, aperitivy, digestiv, drinky, kávy, čaje,
    džusy, alko, gin, vodka, juices, coffees, teas, aperitif, nápoj, Wein, Tee, Säfte, Saft, Getränk,
    Aperitif, Digestif, Offenes`,
}
const kindByWord = new Map([
  ...kindByName,
  ...kinds.flatMap((kind) =>
    words[kind].split(',').map((word) => [plainWord(word), kind] as const),
  ),
])

/**
 * Return the kind of a section by its full names, or else by words in them. Undefined if unknown, or
 * if they contradict.
 */
export function kindOfSection(names: readonly string[]): Kind | undefined {
  const byFullName = names.flatMap((name) => kindByName.get(plainWord(name)) ?? [])
  const inWords = names.flatMap((name) =>
    plainWord(name)
      .split(/[_,/&+]+/)
      .flatMap((word) => kindByWord.get(word) ?? []),
  )
  const [kind, other] = new Set(byFullName.length > 0 ? byFullName : inWords)
  return other === undefined ? kind : undefined
}

export const isSectionName = (name: string): boolean => kindByName.has(plainWord(name))
