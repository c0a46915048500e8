// Sample texts of a new pub, in each language. `agent-pub init` writes them, and the build warns
// about those that an owner must replace.

import { type Country, countries } from '../../model/countries.ts'
import type { HouseType } from '../../model/house-types.ts'
import { type Language, parseTextRow, type Text, type TextRow } from '../../model/languages.ts'

/** Texts of pub.md that an owner must replace, by field. */
export const pubSamples = {
  name: parseTextRow('Jméno podniku | Name of the house | Názov podniku | Name des Lokals'),
  notice: parseTextRow(`
    Ukázka. Údaje na těchto stránkách ještě nejsou skutečné.
    | A sample. The facts on these pages are not real yet.
    | Ukážka. Údaje na týchto stránkach ešte nie sú skutočné.
    | Ein Muster. Die Angaben auf diesen Seiten sind noch nicht echt.`),
  booking: parseTextRow(`
    Napište, jak si u vás host rezervuje stůl. | Write how a guest books a table.
    | Napíšte, ako si u vás hosť rezervuje stôl.
    | Schreiben Sie, wie ein Gast bei Ihnen einen Tisch reserviert.`),
  register: parseTextRow(`
    Zápis v obchodním nebo živnostenském rejstříku | Entry in the commercial or trade register
    | Zápis v obchodnom alebo živnostenskom registri | Eintrag im Firmenbuch oder Handelsregister`),
}

/** Texts of home.md that an owner must replace. */
export const homeSamples = {
  tagline: parseTextRow(`
    Jedna věta o vás. | One sentence about you. | Jedna veta o vás. | Ein Satz über Sie.`),
  description: parseTextRow(`
    Jedna věta pro vyhledávače: co jste, kde jste a co u vás host najde.
    | One sentence for search engines: what you are, where, and what a guest finds.
    | Jedna veta pre vyhľadávače: čo ste, kde ste a čo u vás hosť nájde.
    | Ein Satz für Suchmaschinen: was Sie sind, wo Sie sind und was ein Gast findet.`),
  heading: parseTextRow('Nadpis | Heading | Nadpis po slovensky | Überschrift'),
  story: parseTextRow(`
    Sem napište něco o sobě. Odstavce odděluje prázdný řádek.
    | Write something about yourselves here. An empty line divides paragraphs.
    | Sem napíšte niečo o sebe. Odseky oddeľuje prázdny riadok.
    | Schreiben Sie hier etwas über sich. Absätze trennt eine leere Zeile.`),
}

/** Values of pub.md that are not translated, and must be replaced: one for each language of a starter. */
export const plainSamples = {
  base_url: parseTextRow(`
    https://vase-hospoda.example | https://your-pub.example | https://vas-podnik.example
    | https://ihr-lokal.example`),
  street: parseTextRow('Ulice a číslo | Street and number | Ulica a číslo | Straße und Hausnummer'),
  town: parseTextRow('Název obce | Town | Názov obce | Ort'),
  operator: parseTextRow(`
    Jméno provozovatele | Name of the operator | Meno prevádzkovateľa | Name des Betreibers`),
  seat: parseTextRow(`
    Sídlo provozovatele | Registered office of the operator | Sídlo prevádzkovateľa
    | Sitz des Betreibers`),
}

/** Sample postal codes and telephone numbers, by country. They must be replaced. */
export const countrySamples = {
  CZ: { postal_code: '123 45', phone: '123 456 789' },
  SK: { postal_code: '123 45', phone: countries.SK.phone.example },
  AT: { postal_code: '1234', phone: countries.AT.phone.example },
  DE: { postal_code: '12345', phone: countries.DE.phone.example },
}

/** Sample company number (IČO) with a right check digit. It must be replaced. */
export const sampleIco = '88888886'

/** Words for the kinds of house, for a new pub of that kind. */
const kindWords: { readonly [type in HouseType]: TextRow } = {
  pub: 'hospoda | pub | krčma | Pub',
  wine_bar: 'vinárna | wine bar | vináreň | Weinbar',
  cafe: 'kavárna | café | kaviareň | Café',
  brewery: 'pivovar s hospodou | brewery | pivovar s krčmou | Brauerei',
  inn: 'zájezdní hostinec | inn | hostinec s izbami | Gasthaus',
  restaurant: 'restaurace | restaurant | reštaurácia | Restaurant',
  bistro: 'bistro | bistro | bistro | Bistro',
  club: 'klub | club | klub | Club',
  kiosk: 'stánek | kiosk | stánok | Imbiss',
  bar: 'bar | bar | bar | Bar',
  hut: 'horská chata | mountain hut | horská chata | Berghütte',
  canteen: 'jídelna | canteen | jedáleň | Kantine',
  hotel_restaurant:
    'hotelová restaurace | hotel restaurant | hotelová reštaurácia | Hotelrestaurant',
  beer_garden: 'pivní zahrádka | beer garden | pivná záhradka | Biergarten',
  takeaway: 'jídlo s sebou | takeaway | jedlo so sebou | Speisen zum Mitnehmen',
  other: 'podnik | house | podnik | Lokal',
}
/** Kind of a new pub whose owner states none, by language. */
export const usualHouse: Record<Language, HouseType> = {
  cs: 'pub',
  en: 'pub',
  sk: 'pub',
  de: 'inn',
}

export const kindText = (type: HouseType): Text => parseTextRow(kindWords[type])

/** Sentences about alcohol and age, by law (`alcoholAge` in countries.ts). */
const from18 = parseTextRow(`
  Alkoholické nápoje neprodáváme osobám mladším 18 let.
  | We do not sell alcohol to anyone under 18.
  | Alkoholické nápoje nepredávame osobám mladším ako 18 rokov.
  | Alkoholische Getränke geben wir nicht an Jugendliche unter 18 Jahren ab.`)
const from16 = parseTextRow(`
  Pivo a víno prodáváme od 16 let, lihoviny od 18.
  | We sell beer and wine from 16, and spirits from 18.
  | Pivo a víno predávame od 16 rokov, liehoviny od 18.
  | Bier und Wein geben wir ab 16 Jahren ab, Spirituosen ab 18.`)
export const ageNotices: Record<Country, Text> = { CZ: from18, SK: from18, AT: from16, DE: from16 }

/**
 * Texts of the starter's files that owners may keep, or that are marked as examples. `init` adds
 * their translations for the other languages of the pub.
 */
export const starterTexts: readonly Text[] = `
  Jídlo | Food | Jedlá | Speisen
  Točené pivo | Draught beer | Čapované pivo | Bier vom Fass
  Hovězí guláš, houskový knedlík (vzor) | Beef goulash with bread dumplings (example) | Hovädzí guláš, knedľa (vzor) | Rindsgulasch mit Semmelknödeln (Muster)
  Smažený sýr, hranolky (vzor) | Fried cheese with chips (example) | Vyprážaný syr, hranolčeky (vzor) | Gebackener Käse mit Pommes frites (Muster)
  Dvanáctka, světlý ležák (vzor) | Pale lager (example) | Dvanástka, svetlý ležiak (vzor) | Helles Lagerbier (Muster)
  Bramboračka s hřiby | Potato soup with porcini mushrooms | Zemiaková polievka s hríbmi | Kartoffelsuppe mit Steinpilzen
  Domácí limonáda | Homemade lemonade | Domáca limonáda | Hausgemachte Limonade
  Vánoce | Christmas | Vianoce | Weihnachten
  Silvestr | New Year's Eve | Silvester | Silvester
  Kulajda | Kulajda, a creamy soup with dill and mushrooms | Kulajda | Dillsuppe mit Pilzen
  Svíčková na smetaně, knedlík | Beef sirloin in cream sauce with dumplings | Sviečková na smotane, knedľa | Rinderbraten in Rahmsauce mit Knödeln
  Saláty | Salads | Šaláty | Salate
  Rajčatový salát s cibulí | Tomato salad with onion | Paradajkový šalát s cibuľou | Tomatensalat mit Zwiebeln
`
  .trim()
  .split('\n')
  .map((row) => parseTextRow(row as TextRow))
