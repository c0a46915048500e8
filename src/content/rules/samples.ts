// Sample texts of a new pub, in each language. `agent-pub init` writes them, and the build warns
// about them until they are replaced.

import { type Country, countries } from '../../model/countries.ts'
import { parseTextRow, type Text, type TextRow } from '../../model/languages.ts'
import type { Kind } from '../../model/site.ts'

export const samples = {
  name: parseTextRow('Název hospody | Name of the pub | Názov krčmy | Name des Gasthauses'),
  kind: parseTextRow('hospoda | pub | krčma | Gasthaus'),
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
  age_notice: parseTextRow(`
    Alkoholické nápoje neprodáváme osobám mladším 18 let.
    | We do not sell alcohol to anyone under 18.
    | Alkoholické nápoje nepredávame osobám mladším ako 18 rokov.
    | Alkoholische Getränke geben wir nicht an Jugendliche unter 18 Jahren ab.`),
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

type Abroad = { postal_code: string; phone: string }

/** Sample postal code and phone number for other countries. */
export const samplesAbroad: Record<Exclude<Country, 'CZ'>, Abroad> = {
  SK: { postal_code: '123 45', phone: countries.SK.phone.example },
  AT: { postal_code: '1234', phone: countries.AT.phone.example },
  DE: { postal_code: '12345', phone: countries.DE.phone.example },
}

/** Sample lines of the VS Code snippets, in each language. */
export const snippetWords: readonly Text[] = `
  Bramboračka s hřiby | Potato soup with porcini mushrooms | Zemiaková polievka s hríbmi | Kartoffelsuppe mit Steinpilzen
  Domácí limonáda | Homemade lemonade | Domáca limonáda | Hausgemachte Limonade
  Silvestr | New Year's Eve | Silvester | Silvester
  Kulajda | Kulajda, a creamy soup with dill and mushrooms | Kulajda | Dillsuppe mit Pilzen
  Svíčková na smetaně, knedlík | Beef sirloin in cream sauce with dumplings | Sviečková na smotane, knedľa | Rinderbraten in Rahmsauce mit Knödeln
  Saláty | Salads | Šaláty | Salate
  Rajčatový salát s cibulí | Tomato salad with onion | Paradajkový šalát s cibuľou | Tomatensalat mit Zwiebeln
  Poctivá kuchyně a čtyři piva na čepu. | Honest cooking and four beers on tap. | Poctivá kuchyňa a štyri čapované pivá. | Ehrliche Küche und vier Biere vom Fass.
  Hospoda na návsi: domácí kuchyně, čtyři piva na čepu a zahrádka. | A pub on the green: home cooking, four beers on tap and a garden. | Krčma na námestí: domáca kuchyňa, štyri čapované pivá a záhrada. | Ein Gasthaus am Dorfplatz: hausgemachte Küche, vier Biere vom Fass und ein Gastgarten.
  Něco o nás | About us | Niečo o nás | Über uns
  Vaříme každý den z toho, co je čerstvé. | Every day we cook what is fresh. | Varíme každý deň z toho, čo je čerstvé. | Wir kochen jeden Tag mit dem, was frisch ist.
`
  .trim()
  .split('\n')
  .map((row) => parseTextRow(row as TextRow))

type SampleItem = {
  names: Text
  sizes: string
  allergens: string
  [field: string]: string | Text
}

/** Sample menu for a pub with prices in euros. */
export const sampleMenu: readonly { section: Text; kind: Kind; items: readonly SampleItem[] }[] = [
  {
    section: parseTextRow('Jídlo | Food | Jedlá | Speisen'),
    kind: 'food',
    items: [
      {
        names:
          parseTextRow(`Hovězí guláš, houskový knedlík (vzor) | Beef goulash with bread dumplings (example)
          | Hovädzí guláš, knedľa (vzor) | Rindsgulasch mit Semmelknödeln (Muster)`),
        sizes: '150 g = 12,90',
        allergens: '1, 3, 7',
      },
      {
        names: parseTextRow(`Smažený sýr, hranolky (vzor) | Fried cheese with chips (example)
          | Vyprážaný syr, hranolčeky (vzor) | Gebackener Käse mit Pommes frites (Muster)`),
        sizes: '120 g = 10,90',
        allergens: '1, 3, 7',
        diets: 'vegetarian',
      },
    ],
  },
  {
    section: parseTextRow('Točené pivo | Draught beer | Čapované pivo | Bier vom Fass'),
    kind: 'drinks',
    items: [
      {
        names: parseTextRow('Ležák (vzor) | Lager (example) | Ležiak (vzor) | Lagerbier (Muster)'),
        sizes: '0,3 l = 2,90; 0,5 l = 4,20',
        allergens: '1',
        alcohol: '5,0',
      },
    ],
  },
]
