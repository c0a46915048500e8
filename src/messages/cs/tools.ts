// Czech texts of the page of the coming days (`npm run dev`), of spreadsheets and of the editor.

import type { Mood, Paper, Typeface } from '../../model/looks.ts'
import type { Catalogue } from '../catalogue.ts'
import { typedNumber } from '../wording.ts'
import { counted, list, quote, within, withinAll } from './grammar.ts'

const weekdays = ['ne', 'po', 'út', 'st', 'čt', 'pá', 'so']

/** `čt 26. 11.` */
const shortDay = (date: string): string => {
  const day = new Date(`${date}T00:00:00Z`)
  return `${weekdays[day.getUTCDay()]} ${day.getUTCDate()}. ${day.getUTCMonth() + 1}.`
}

const papers: Record<Paper, string> = { cream: 'krémový', white: 'bílý', kraft: 'hnědý' }
const moods: Record<Mood, string> = {
  classic: 'staré knižní písmo na krémovém papíru',
  dark: 'tmavý i ve dne, pro bary a kluby',
  bright: 'bílý a slunečný, pro kavárny a bistra',
  river: 'svěží a veselý, pro stánky a zahrádky',
  fine: 'jemné písmo a hodně místa, pro dobrou kuchyni a víno',
}
const typefaces: Record<Typeface, string> = {
  book: 'knižní písmo',
  plain: 'jednoduché písmo',
  poster: 'plakátové písmo',
  typewriter: 'psací stroj',
}

const phrase = (before: string, name: string, behind: string) =>
  [before, name && `„${name}“`, behind].filter((part) => part !== '').join(' ')

export const ahead: Catalogue['ahead'] = {
  title: (days) => `Příštích ${days} dní`,
  asOf: (date) => `Ke dni ${shortDay(date)} ${date.slice(0, 4)}`,
  link: (days, warnings) =>
    `Příštích ${days} dní${warnings === 0 ? '' : ` a ${counted(warnings, 'upozornění', 'upozornění', 'upozornění')}`}`,
  toSite: 'Web',
  day: shortDay,
  columns: { day: 'Den', bar: 'Otevřeno', kitchen: 'Kuchyň', lunch: 'Oběd' },
  closed: 'zavřeno',
  none: 'ne',
  unstated: 'neuvedeno',
  holiday: (name, asked) => `svátek (${name})${asked ? ': v hours.md o něm nic není' : ''}`,
  lunch: (dishes) => `k obědu: ${dishes}`,
  lunchMissing: 'polední menu se podává, ale v žádném souboru není, co bude',
  event: (title, times) => `${times} ${title}`,
  changes: {
    title: 'Co se změní samo',
    none: 'Nic.',
    about: 'Postará se o to noční obnova webu. Co z webu zmizí, ve vašich souborech zůstane.',
    'exception-hidden': (name) => phrase('výjimka', name, 'z webu zmizí'),
    'lunch-hidden': (_, monday) => `obědy týdne od ${monday} z webu zmizí`,
    'event-hidden': (name) => phrase('akce', name, 'z webu zmizí'),
    'hours-season': (name) =>
      name === '' ? 'začne jiná otevírací doba' : phrase('začne jiná otevírací doba:', name, ''),
    'hours-usual': (name) =>
      name === ''
        ? 'začne zase obvyklá otevírací doba'
        : phrase('skončí', name, 'a začne zase obvyklá otevírací doba'),
    'section-served': (name) => phrase('začne sezona oddílu', name, ''),
    'section-not-served': (name) =>
      phrase('oddíl', name, 'už nebude v sezoně; na webu zůstane i s tím, kdy se podává'),
    'item-served': (name) => phrase('začne sezona položky', name, ''),
    'item-not-served': (name) =>
      phrase('položka', name, 'už nebude v sezoně; na webu zůstane i s tím, kdy se podává'),
    'item-over': (name) => phrase('poslední den položky', name, 'už minul; smažte ji z lístku'),
  },
  unfinished: { title: 'Vzorové texty, které ještě zbývají', none: 'Žádné.' },
  warnings: { title: 'Upozornění', none: 'Žádná.' },
  looks: {
    title: 'Jak může web vypadat',
    about:
      'Každý vzhled ve dne a v noci. Který se vám líbí, jeho řádky napište do content/look.md:',
    of: (paper, typeface) => `${papers[paper]} papír, ${typefaces[typeface]}`,
    mood: (mood) => `Vzhled ${mood}: ${moods[mood]}`,
    day: 've dne',
    night: 'v noci',
  },
  nothing: 'Ještě není nic hotovo.',
}

const items = (count: number) => counted(count, 'položka', 'položky', 'položek')
const inSections = (count: number) =>
  `${count === 1 || count > 4 || count === 0 ? 'v' : 've'} ${count} ${count === 1 ? 'oddílu' : 'oddílech'}`

export const table: Catalogue['table'] = {
  beyond:
    'buňka vpravo od posledního nadpisu; nerozdělily ceny čárky, které tabulku dělí na sloupce?',
  damaged: {
    date: (day) =>
      `datum (${day}), které tabulka udělala z něčeho jiného; napište to jako text, s apostrofem na začátku`,
    error: (typed) => `chyba tabulky: ${quote(typed)}`,
    truth: (typed) => `${quote(typed)}, a to tu nic neříká`,
  },
  percent: (value) =>
    `číslo ${typedNumber(value)}; to může být ${typedNumber(value)} % i ${typedNumber(Number((value * 100).toPrecision(6)))} %; napište ho jako text se znakem: ${typedNumber(value)} %`,
  mark: (typed) => `${quote(typed)}, což není ano ani ne; napište x, nebo nechte prázdné`,
  availability: (typed) =>
    `${quote(typed)}; má tu být ano, ne, vyprodáno, dny (Po–Pá) nebo sezona (1. 5. – 30. 9.)`,
  priceOfNothing: (typed) =>
    `cena ${typed}, a to cena není; je-li to zadarmo, napište velikosti do sloupce sizes`,
  severalPrices: (prices) =>
    `několik cen v jedné buňce: ${quote(prices)}; dejte každé velikosti sloupec, třeba „malé 0,3 l“`,
  below: (row) => `je pod řádkem ${row}, který možná začíná oddíl a nebylo mu rozumět`,
  sizesOfOther: 'jiné velikosti ve sloupcích s cenami; přesuňte tento oddíl na vlastní list',
  daySection: (name) => `oddíl ${quote(name)} je den; obědy jednoho dne patří do content/lunch`,
  noPrice: 'chybí cena',
  noName: 'chybí jméno',
  nameUntranslated: (missing) => `chybí jméno ${withinAll(missing)}`,
  noSection: 'oddíl, do kterého to patří, se nepřevzal',
  total: 'součet',
  loose: (typed) =>
    `${quote(typed)}: položka to není a není jisté, že je to oddíl; jméno oddílu se píše velkými písmeny, za prázdný řádek, s dvojtečkou na konci, nebo do vlastního sloupce`,
  emptySection: (name) => `oddíl ${quote(name)}, ve kterém nejsou žádné položky`,
  noKind: (name) =>
    `oddíl ${quote(name)}: jídlo, nebo pití? Přidejte sloupec Druh a do něj jídlo, nebo pití`,
  kindByWord: (name, isFood) =>
    `oddíl ${quote(name)} se podle slova v názvu vzal jako ${isFood ? 'jídlo' : 'pití'}`,
  otherKind: (name) => `v oddíle ${quote(name)} je jídlo mezi pitím, nebo pití mezi jídlem`,
  unknownHeading: (typed) => `neznámý nadpis sloupce: ${quote(typed)}`,
  headingMissing: 'sloupec bez nadpisu',
  headingTwice: (typed) =>
    `nadpis, který říká totéž co jiný: ${quote(typed)}; nepřevzal se ani jeden sloupec`,
  noHeading:
    'chybí řádek nadpisů; napište ho nad položky, třeba   Oddíl | Druh | Název | Porce | Cena | Alergeny',
  languageMissing: (language, why) => `texty ${within(language)}, protože ${why}`,
  sectionUnnamed: (name) => `oddíl ${quote(name)} v ní nemá jméno`,
  fewNames: 'většina položek v ní nemá jméno',
  textUntranslated: (field, missing) => `údaj ${field}, který nemá text ${withinAll(missing)}`,
  unknownRow: (typed) =>
    `řádek označený ${quote(typed)}; má tu být section, heading, item nebo course`,
  courseAlone: 'chod, před kterým není žádná položka',
  repeated: 'nadpisy ještě jednou',
  value: (found, expected, fix) =>
    [found, expected && `má být: ${expected}`, fix].filter(Boolean).join('; '),
  report: {
    read: (file, how, count, sections) =>
      `Z tabulky ${file} (${how}): ${items(count)} ${inSections(sections)} lístku.`,
    text: (encoding, separator) => `${encoding}, oddělené ${separator}`,
    separators: { ';': 'středníky', ',': 'čárkami', '\t': 'tabulátory' },
    workbook: (sheets) => `sešit, ${counted(sheets, 'list', 'listy', 'listů')}`,
    languages: (languages) => `Jazyky hospody: ${list(languages)}.`,
    region: (country, currency) =>
      `Země hospody: ${country}, ceny v ${currency}; jinou určí --country.`,
    unstated: (count) => `Alergeny neuvádí ${items(count)}: píše se místo nich unknown.`,
    unstatedAlcohol: (count) =>
      `Obsah alkoholu neuvádí ${counted(count, 'nápoj', 'nápoje', 'nápojů')}: píše se místo něj unknown.`,
    nothing: (file) => `${file}: nepřečetla se ani jedna položka; nic se nezapsalo`,
    remarks: (count) =>
      `Přečteno, ale zkontrolujte prosím (${counted(count, 'místo', 'místa', 'míst')}):`,
    left: (count) =>
      `Vynecháno, protože se nic nehádá (${counted(count, 'místo', 'místa', 'míst')}):`,
  },
  help: {
    initCountry: 'totéž v jazyce jiné země',
    initType: 'totéž pro jiný podnik, se vzhledem, který mu sluší',
    initFrom: 'totéž s lístkem z tabulky (.csv nebo .xlsx)',
    initCodes: 'S --from znamená 1, že se z tabulky něco vynechalo a vypsalo.',
    export: 'zapíše lístek jako tabulku',
  },
  exported: {
    /** Lines of `export --for google`. */
    profile: {
      name: 'jméno',
      kind: 'druh',
      address: 'adresa',
      phone: 'telefon',
      hours: 'Otevírací doba',
      special: 'Zvláštní dny',
      menu: 'Lístek',
      closed: 'zavřeno',
    },
    wrote: (file, count, sections) =>
      `Zapsáno do ${file}: ${items(count)} ${inSections(sections)} lístku.`,
    leftOut:
      'Vynecháno: týdny obědů, otevírací doba, akce, texty úvodní stránky, ceny v jiných časech, fotky a údaje o hospodě; i poznámky v souborech lístku.',
    apostrophe:
      'Apostrof před =, +, - nebo @ brání tabulkám, aby text vzaly za vzorec; init --from ho zase odstraní.',
  },
}

export const editorWords: Catalogue['editor'] = {
  sectionName:
    'Jméno nového souboru: malá písmena bez háčků a čárek, číslice a spojovníky. Číslo na začátku rozhoduje, kde v lístku oddíl stojí, třeba 45-salaty.',
  pageName: 'Adresa stránky bez háčků a čárek, tečka a kód jazyka, třeba o-nas.cs.',
  lunchName: 'Datum pondělí toho týdne, třeba 2026-11-23.',
  parts: {
    about: 'Druh a kuchyně',
    address: 'Adresa a mapa',
    telephones: 'Další telefony',
    booking: 'Rezervace',
    elsewhere: 'Odkazy, pobočky a zastávky',
    paying: 'Placení',
    outside: 'Zahrádka, psi a kouření',
    access: 'Přístup, záchod a parkování',
    children: 'Děti',
    service: 'Obsluha, s sebou a rozvoz',
    parties: 'Oslavy, salonek a nocleh',
    inside: 'Vybavení',
    fun: 'Hudba a hry',
    seats: 'Klid, jazyky a počty míst',
    else: 'Co se jinam nehodí',
    company: 'Provozovatel a zákon',
    terms: 'Licence, roboti a bezpečnost',
    site: 'Web a jazyky',
    details: 'Podrobnosti',
    extras: 'Přídavky a chody',
    photo: 'Fotka',
    drink: 'Nápoj a odkud je',
    served: 'Kdy se podává',
    weekly: 'Co se koná každý týden',
  },
  blocks: {
    item: 'položka',
    otherPrice: 'cena',
    otherSeason: 'sezona',
    otherException: 'den',
    otherHours: 'provoz',
    heading: 'mezititulek',
    course: 'chod',
    lunchDish: 'jídlo',
    hoursSeason: 'sezona',
    exception: 'den',
    event: 'akce',
    photo: 'fotka',
    link: 'stránka',
    branch: 'podnik',
    stop: 'zastávka',
    room: 'místnost',
    more: 'dvojice textů',
  },
  words: {
    pub: 'hospoda',
    wine_bar: 'vinárna',
    cafe: 'kavárna',
    brewery: 'pivovar',
    inn: 'hostinec',
    restaurant: 'restaurace',
    bistro: 'bistro',
    club: 'klub',
    kiosk: 'stánek',
    bar: 'bar',
    hut: 'chata',
    canteen: 'jídelna',
    hotel_restaurant: 'hotelová restaurace',
    beer_garden: 'pivní zahrada',
    takeaway: 'výdej',
    other: 'něco jiného',
    outside: 'jen ven',
    on_request: 'po domluvě',
    classic: 'klasická',
    dark: 'tmavá',
    bright: 'světlá',
    river: 'říční',
    fine: 'jemná',
    site: 'web',
    domain: 'celá doména',
    preload: 'i v seznamech prohlížečů',
    cream: 'krémový',
    white: 'bílý',
    kraft: 'hnědý, balicí',
    book: 'knižní',
    plain: 'jednoduché',
    poster: 'plakátové',
    typewriter: 'psací stroj',
    shop: 'vlastní obchod',
  },
  line: 'řádek',
  week: 'Týden od pondělí {day}.',
  newWeek: 'Nový týden začne v pondělí {day}. Jiný: nahoře ⋮ a Jméno souboru.',
  story: 'vyprávění o podniku|: odstavce s prázdným řádkem mezi nimi, nadpisy začínají ##',
  pageText: 'text stránky|: odstavce s prázdným řádkem mezi nimi, nadpisy začínají ##',
  addSize: ['velikost', 'cena'],
  pick: (label) => [`Vybrat: ${label}`, `Vybrat konec: ${label}`],
  lunchLines: {
    title: 'Napsat jídla po dnech',
    hint: 'Každé jídlo na nový řádek nebo za lomítko: Polévka 45 / Svíčková 169 (1,3,7,9). Další jazyk za svislou čáru: Svíčková | Beef sirloin 169.',
    take: 'Převzít do formuláře',
    taken: (count) => `Převzato jídel: ${count}. Projděte je níž a uložte.`,
  },
  foundFields: 'Údaje',
  commits: {
    create: 'Nové: {{path}}',
    update: 'Změna: {{path}}',
    delete: 'Smazáno: {{path}}',
    uploadMedia: 'Nová fotka: {{path}}',
    deleteMedia: 'Smazaná fotka: {{path}}',
  },
  check: {
    refused: 'Tohle zatím nejde uložit',
    asked: 'Je to tak správně?',
    elsewhere: 'Po uložení bude třeba opravit ještě tohle. Do té doby zůstane web, jak je:',
    foreign: (count) =>
      `Ve všech souborech se smažou texty v jazycích, které hospoda už nemá: ${count}.`,
    more: (count) => `a ještě ${count}`,
    fix: 'Opravit',
    also: (count) => `ještě na ${count === 1 ? 'jednom místě' : `${count} místech`} tady`,
    back: 'Zpět do formuláře',
    save: 'Uložit',
    yes: 'Ano, uložit',
    right: 'Ano, je to správně',
    unsaved: 'Nic se neuložilo.',
    saved: 'Uloženo.',
    site: {
      waiting: 'Uloženo. Na webu to bude za pár minut.',
      live: 'Web se po uložení obnovil.',
      late: 'Uloženo, ale web se za deset minut nezměnil.',
      failed: 'Uloženo, ale zveřejnit se to nepovedlo; web zůstal, jak byl:',
    },
    look: 'Podívat se',
    takeBack: 'Vrátit tuto změnu',
    undone: (message) => `Vrácení: ${message}`,
    undoFailed: 'Vrátit to nešlo, mezitím se uložilo něco dalšího.',
    token: {
      void: 'Token neplatí, nebo už vypršel.',
      make: 'Vytvořit nový token',
      github: (repository) =>
        `Vytvořte si na GitHubu nový: jen pro repozitář ${repository}, s právem „Contents: Read and write“. Pak se jím přihlaste.`,
      gitlab: 'Vytvořte si na GitLabu nový s právem „api“. Pak se jím přihlaste.',
    },
    todo: (count) => `K opravě: ${count}`,
    empty: 'Je prázdné, vyplňte ho.',
    outdated: 'Mezitím to změnilo jiné zařízení',
    outdatedAdvice: (place) =>
      `${place}: nic se neuložilo, aby se nic neztratilo. Poznamenejte si, co jste měnili, načtěte novou verzi a změňte to v ní. Nové řádky:`,
    reload: 'Načíst novou verzi',
    oldDraft: 'Rozepsaná změna starší verze se nenabízí.',
    waiting: 'Dokud se tohle neopraví, zůstane web, jak je',
    preparing: 'Chybí v jazycích v přípravě',
    close: 'Zavřít',
  },
}
