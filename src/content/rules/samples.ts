// Texts of a new pub that stand for its own, in each language: what `agent-pub init` writes, and
// what the build asks about for as long as it stands there.

import { type Country, countries } from '../../model/countries.ts'
import type { Language } from '../../model/languages.ts'

type OfPub = 'name' | 'kind' | 'notice' | 'booking' | 'register' | 'age_notice'
type OfHome = 'tagline' | 'description' | 'heading' | 'story'

export const samples: Record<Language, Record<OfPub | OfHome, string>> = {
  cs: {
    name: 'Název hospody',
    kind: 'hospoda',
    notice: 'Ukázka. Údaje na těchto stránkách ještě nejsou skutečné.',
    booking: 'Napište, jak si u vás host rezervuje stůl.',
    register: 'Zápis v obchodním nebo živnostenském rejstříku',
    age_notice: 'Alkoholické nápoje neprodáváme osobám mladším 18 let.',
    tagline: 'Jedna věta o vás.',
    description: 'Jedna věta pro vyhledávače: co jste, kde jste a co u vás host najde.',
    heading: 'Nadpis',
    story: 'Sem napište něco o sobě. Odstavce odděluje prázdný řádek.',
  },
  en: {
    name: 'Name of the pub',
    kind: 'pub',
    notice: 'A sample. The facts on these pages are not real yet.',
    booking: 'Write how a guest books a table.',
    register: 'Entry in the commercial or trade register',
    age_notice: 'We do not sell alcohol to anyone under 18.',
    tagline: 'One sentence about you.',
    description: 'One sentence for search engines: what you are, where, and what a guest finds.',
    heading: 'Heading',
    story: 'Write something about yourselves here. An empty line divides paragraphs.',
  },
  sk: {
    name: 'Názov krčmy',
    kind: 'krčma',
    notice: 'Ukážka. Údaje na týchto stránkach ešte nie sú skutočné.',
    booking: 'Napíšte, ako si u vás hosť rezervuje stôl.',
    register: 'Zápis v obchodnom alebo živnostenskom registri',
    age_notice: 'Alkoholické nápoje nepredávame osobám mladším ako 18 rokov.',
    tagline: 'Jedna veta o vás.',
    description: 'Jedna veta pre vyhľadávače: čo ste, kde ste a čo u vás hosť nájde.',
    heading: 'Nadpis po slovensky',
    story: 'Sem napíšte niečo o sebe. Odseky oddeľuje prázdny riadok.',
  },
  de: {
    name: 'Name des Gasthauses',
    kind: 'Gasthaus',
    notice: 'Ein Muster. Die Angaben auf diesen Seiten sind noch nicht echt.',
    booking: 'Schreiben Sie, wie ein Gast bei Ihnen einen Tisch reserviert.',
    register: 'Eintrag im Firmenbuch oder Handelsregister',
    age_notice: 'Alkoholische Getränke geben wir nicht an Jugendliche unter 18 Jahren ab.',
    tagline: 'Ein Satz über Sie.',
    description: 'Ein Satz für Suchmaschinen: was Sie sind, wo Sie sind und was ein Gast findet.',
    heading: 'Überschrift',
    story: 'Schreiben Sie hier etwas über sich. Absätze trennt eine leere Zeile.',
  },
}

type Abroad = { postal_code: string; phone: string }

/** The same for a post code and a telephone number, where the country is another one. */
export const samplesAbroad: Record<Exclude<Country, 'CZ'>, Abroad> = {
  SK: { postal_code: '123 45', phone: countries.SK.phone.example },
  AT: { postal_code: '1234', phone: countries.AT.phone.example },
  DE: { postal_code: '12345', phone: countries.DE.phone.example },
}
