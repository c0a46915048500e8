// Slovak texts of the page of the coming days (`npm run dev`), of spreadsheets and of the editor.

import type { Mood, Paper, Typeface } from '../../model/looks.ts'
import type { Catalogue } from '../catalogue.ts'
import { typedNumber } from '../wording.ts'
import { counted, list, quote } from './grammar.ts'

const weekdays = ['ne', 'po', 'ut', 'st', 'št', 'pi', 'so']

/** `št 26. 11.`. */
const shortDay = (date: string): string => {
  const day = new Date(`${date}T00:00:00Z`)
  return `${weekdays[day.getUTCDay()]} ${day.getUTCDate()}. ${day.getUTCMonth() + 1}.`
}

const papers: Record<Paper, string> = { cream: 'krémové', white: 'biele', kraft: 'hnedý' }
const moods: Record<Mood, string> = {
  classic: 'staré knižné písmo na krémovom papieri',
  dark: 'tmavá aj cez deň, pre bary a kluby',
  bright: 'biela a slnečná, pre kaviarne a bistrá',
  river: 'svieža a veselá, pre stánky a záhradky',
  fine: 'jemné písmo a veľa miesta, pre dobrú kuchyňu',
}
const typefaces: Record<Typeface, string> = {
  book: 'knižné písmo',
  plain: 'hladké písmo',
  poster: 'písmo plagátu',
  typewriter: 'písací stroj',
}

const phrase = (before: string, name: string | number, behind: string) =>
  [before, name && `„${name}“`, behind].filter((part) => part !== '').join(' ')

export const ahead: Catalogue['ahead'] = {
  title: (days) => `Najbližších ${days} dní`,
  asOf: (date) => `K dátumu ${shortDay(date)} ${date.slice(0, 4)}`,
  link: (days, warnings) =>
    `Najbližších ${days} dní${warnings === 0 ? '' : ` a ${counted(warnings, 'upozornenie', 'upozornenia', 'upozornení')}`}`,
  toSite: 'Web',
  day: shortDay,
  columns: { day: 'Deň', bar: 'Otvorené', kitchen: 'Kuchyňa', lunch: 'Obedy' },
  closed: 'zatvorené',
  none: 'nie',
  unstated: 'neuvedené',
  holiday: (name, asked) =>
    `sviatok (${name})${asked ? ': v hours.md nie je, kedy máte otvorené' : ''}`,
  lunch: (dishes) => `obed: ${dishes}`,
  lunchMissing: 'obeduje sa, ale žiadny súbor nehovorí, čo',
  event: (title, times) => `${times} ${title}`,
  changes: {
    title: 'Čo sa zmení samo',
    none: 'Nič.',
    about: 'Robí to nočné zostavenie. Čo z webu zmizne, zostane vo vašich súboroch.',
    'exception-hidden': (name) => phrase('výnimka', name, 'zmizne z webu'),
    'lunch-hidden': (_, monday) => `obedy týždňa od ${monday} zmiznú z webu`,
    'event-hidden': (name) => phrase('podujatie', name, 'zmizne z webu'),
    'hours-season': (name) =>
      name === '' ? 'začnú platiť iné hodiny' : phrase('začnú platiť iné hodiny:', name, ''),
    'hours-usual': (name) =>
      name === ''
        ? 'začnú znova platiť bežné hodiny'
        : phrase('', name, 'sa končí; začnú platiť bežné hodiny'),
    'section-served': (name) => phrase('začne sa sezóna oddielu', name, ''),
    'section-not-served': (name) =>
      phrase('oddielu', name, 'sa skončí sezóna; na webe zostane, aj so sezónou'),
    'item-served': (name) => phrase('začne sa sezóna položky', name, ''),
    'item-not-served': (name) =>
      phrase('položke', name, 'sa skončí sezóna; na webe zostane, aj so sezónou'),
    'item-over': (name) => phrase('posledný dátum položky', name, 'je preč; zmažte ju z lístka'),
  },
  unfinished: { title: 'Vzorové texty, ktoré tam ešte sú', none: 'Žiadne.' },
  warnings: { title: 'Upozornenia', none: 'Žiadne.' },
  looks: {
    title: 'Ako môže web vyzerať',
    about: 'Každý vzhľad cez deň a v noci. Ak ho chcete, napíšte jeho riadky do content/look.md:',
    of: (paper, typeface) => `${papers[paper]} papier, ${typefaces[typeface]}`,
    mood: (mood) => `Nálada ${mood}: ${moods[mood]}`,
    day: 'cez deň',
    night: 'v noci',
  },
  nothing: 'Zatiaľ sa nič nezostavilo.',
}

/** Reasons why a cell of a spreadsheet was left out of the menu. */
export const table: Catalogue['table'] = {
  beyond: 'bunka vpravo od posledného nadpisu; nepovažovali sa desatinné čiarky za oddeľovače?',
  damaged: {
    date: (day) =>
      `dátum (${day}), ktorý tabuľka urobila z niečoho iného; napíšte to ako text, s apostrofom na začiatku`,
    error: (typed) => `chyba tabuľky: ${quote(typed)}`,
    truth: (typed) => `${quote(typed)}, čo tu nič neznamená`,
  },
  percent: (value) =>
    `číslo ${typedNumber(value)}, ktoré môže byť ${typedNumber(value)} % alebo ${typedNumber(Number((value * 100).toPrecision(6)))} %; napíšte ho ako text so znakom: ${typedNumber(value)} %`,
  mark: (typed) => `${quote(typed)}, čo nie je áno ani nie; napíšte x, alebo nechajte prázdne`,
  availability: (typed) =>
    `${quote(typed)}; má byť áno, nie, vypredané, dni (Po–Pi) alebo sezóna (1. 5. – 30. 9.)`,
  priceOfNothing: (typed) =>
    `cena ${typed}, ktorá nie je cena; ak je to zadarmo, napíšte veľkosti do stĺpca s názvom sizes`,
  severalPrices: (prices) =>
    `viac cien v jednej bunke: ${quote(prices)}; dajte každej veľkosti stĺpec, napríklad „malé 0,3 l“`,
  below: (row) => `je pod riadkom ${row}, ktorý možno začína oddiel a nerozumelo sa mu`,
  sizesOfOther: 'iné veľkosti v stĺpcoch cien; presuňte tento oddiel na vlastný hárok',
  daySection: (name) => `oddiel ${quote(name)} je deň; obedy jedného dňa patria do content/lunch`,
  noPrice: 'bez ceny',
  noName: 'bez názvu',
  nameUntranslated: (missing) => `bez názvu v: ${list(missing)}`,
  noSection: 'bez použiteľného oddielu',
  total: 'súčet',
  loose: (typed) =>
    `${quote(typed)}: nie je to položka ani jasne oddiel; oddiel píšte veľkými písmenami, za prázdnym riadkom, s dvojbodkou na konci, alebo do vlastného stĺpca`,
  emptySection: (name) => `oddiel ${quote(name)}, ktorý nemá položky`,
  noKind: (name) =>
    `oddiel ${quote(name)}: jedlá alebo nápoje? Pridajte stĺpec Druh s hodnotou jedlo alebo nápoje`,
  kindByWord: (name, isFood) =>
    `oddiel ${quote(name)} sa podľa slova v názve bral ako ${isFood ? 'jedlo' : 'nápoje'}`,
  otherKind: (name) => `jedlo medzi nápojmi, alebo nápoje medzi jedlom, v oddiele ${quote(name)}`,
  unknownHeading: (typed) => `neznámy nadpis: ${quote(typed)}`,
  headingMissing: 'stĺpec bez nadpisu',
  headingTwice: (typed) =>
    `nadpis, ktorý znamená to isté ako iný: ${quote(typed)}; nepoužil sa žiadny`,
  noHeading:
    'žiadny riadok nadpisov; napíšte ho nad položky, napríklad   Oddiel | Druh | Názov | Porcia | Cena | Alergény',
  languageMissing: (language, why) => `texty v jazyku ${language}, lebo ${why}`,
  sectionUnnamed: (name) => `oddiel ${quote(name)} v ňom nemá názov`,
  fewNames: 'väčšina položiek v ňom nemá názov',
  textUntranslated: (field, missing) => `pole ${field}, ktoré nemá text v: ${list(missing)}`,
  unknownRow: (typed) =>
    `riadok s názvom ${quote(typed)}; má byť section, heading, item alebo course`,
  courseAlone: 'chod, pred ktorým nie je položka',
  repeated: 'nadpisy ešte raz',
  value: (found, expected, fix) =>
    [found, expected && `má byť ${expected}`, fix].filter(Boolean).join('; '),
  report: {
    read: (file, how, items, sections) =>
      `Prečítané: ${file} (${how}): ${counted(items, 'položka', 'položky', 'položiek')} v ${counted(sections, 'oddiele', 'oddieloch', 'oddieloch')} lístka.`,
    text: (encoding, separator) => `${encoding}, oddelené ${separator}`,
    separators: { ';': 'bodkočiarkami', ',': 'čiarkami', '\t': 'tabulátormi' },
    workbook: (sheets) => `zošit, ${counted(sheets, 'hárok', 'hárky', 'hárkov')}`,
    languages: (languages) => `Jazyky podniku: ${list(languages)}.`,
    region: (country, currency) =>
      `Krajina podniku: ${country}, ceny v ${currency}; inú zvolí --country.`,
    unstated: (count) =>
      `Alergény ${counted(count, 'položky', 'položiek', 'položiek')} v nej nie sú, takže sú neuvedené.`,
    unstatedAlcohol: (count) =>
      `Alkohol ${counted(count, 'nápoja', 'nápojov', 'nápojov')} v nej nie je, takže je neuvedený.`,
    nothing: (file) => `${file}: žiadnej položke sa nerozumelo; nič sa nezapísalo`,
    remarks: (count) =>
      `Prečítané, ale skontrolujte prosím (${counted(count, 'miesto', 'miesta', 'miest')}):`,
    left: (count) =>
      `Vynechané, lebo sa nič neháda (${counted(count, 'miesto', 'miesta', 'miest')}):`,
  },
  help: {
    initCountry: 'to isté v jazyku inej krajiny',
    initType: 'to isté pre iný druh podniku, s vzhľadom, ktorý mu pristane',
    initFrom: 'to isté s lístkom z tabuľky (.csv alebo .xlsx)',
    initCodes: 'S --from znamená 1, že sa niečo z tabuľky vynechalo; je to vypísané.',
    export: 'zapíše lístok ako tabuľku',
  },
  exported: {
    /** Lines of `export --for google`. */
    profile: {
      name: 'názov',
      kind: 'druh',
      address: 'adresa',
      phone: 'telefón',
      hours: 'Otváracie hodiny',
      special: 'Zvláštne dni',
      menu: 'Lístok',
      closed: 'zatvorené',
    },
    wrote: (file, items, sections) =>
      `Zapísané: ${file}: ${counted(items, 'položka', 'položky', 'položiek')} v ${counted(sections, 'oddiele', 'oddieloch', 'oddieloch')} lístka.`,
    leftOut:
      'Vynechané: týždne obedov, otváracie hodiny, podujatia, texty úvodnej stránky, ceny v inom čase, fotky, údaje o podniku a poznámky v súboroch lístka.',
    apostrophe:
      'Apostrof pred =, +, - alebo @ bráni tabuľke čítať text ako vzorec; init --from ho zase odstráni.',
  },
}

/** Texts of the editor other than its fields. */
export const editorWords: Catalogue['editor'] = {
  sectionName:
    'Názov nového súboru: malé písmená bez diakritiky, číslice a spojovníky. Číslo na začiatku určuje poradie oddielov, napríklad 45-salaty.',
  pageName: 'Adresa stránky, bodka a skratka jej jazyka, napríklad o-nas.sk.',
  lunchName: 'Dátum pondelka toho týždňa, napríklad 2026-11-23.',
  parts: {
    about: 'Druh a kuchyňa',
    address: 'Adresa a mapa',
    telephones: 'Ďalšie telefóny',
    booking: 'Rezervácie',
    elsewhere: 'Odkazy, ďalšie podniky a zastávky',
    paying: 'Platenie',
    outside: 'Záhradka, psy a fajčenie',
    access: 'Prístup, toaleta a parkovanie',
    children: 'Deti',
    service: 'Obsluha, so sebou a rozvoz',
    parties: 'Oslavy, salónik a nocľah',
    inside: 'Vybavenie',
    fun: 'Hudba a hry',
    seats: 'Nočný pokoj, jazyky a miesta',
    else: 'Čo sa inam nehodí',
    company: 'Firma a zákon',
    terms: 'Licencia, roboty a bezpečnosť',
    site: 'Web a jazyky',
    details: 'Podrobnosti',
    extras: 'Prídavky a chody',
    photo: 'Fotka',
    drink: 'Nápoj a odkiaľ je',
    served: 'Kedy sa podáva',
    weekly: 'Čo je každý týždeň',
  },
  blocks: {
    item: 'položka',
    otherPrice: 'cena',
    otherSeason: 'sezóna',
    otherException: 'deň',
    otherHours: 'časť podniku',
    heading: 'medzititulok',
    course: 'chod',
    lunchDish: 'jedlo',
    hoursSeason: 'sezóna',
    exception: 'deň',
    event: 'podujatie',
    photo: 'fotka',
    link: 'stránka',
    branch: 'podnik',
    stop: 'zastávka',
    room: 'miestnosť',
    more: 'dvojica textov',
  },
  words: {
    yes: 'áno',
    no: 'nie',
    shop: 'vlastný obchod',
    cash_czk: 'hotovosť v korunách',
    cash_eur: 'hotovosť v eurách',
    card: 'karta',
    debit_card: 'debetná karta',
    credit_card: 'kreditná karta',
    contactless: 'bezkontaktne',
    qr: 'QR kód',
    bank_transfer: 'prevodom',
    meal_voucher_card: 'stravovacia karta',
    meal_voucher_paper: 'papierové stravné lístky',
    foot: 'pešo',
    bus: 'autobus',
    tram: 'električka',
    metro: 'metro',
    train: 'vlak',
    telephone: 'telefonicky',
    web: 'na webe',
    message: 'správou',
    none: 'žiadne',
    pub: 'krčma',
    cafe: 'kaviareň',
    inn: 'hostinec',
    restaurant: 'reštaurácia',
    bistro: 'bistro',
    bar: 'bar',
    brewery: 'pivovar',
    club: 'klub',
    kiosk: 'stánok',
    hut: 'chata',
    canteen: 'jedáleň',
    takeaway: 'jedlo so sebou',
    other: 'iné',
    wine_bar: 'vináreň',
    hotel_restaurant: 'hotelová reštaurácia',
    beer_garden: 'pivná záhradka',
    on_request: 'na požiadanie',
    outside: 'iba vonku',
    partial: 'čiastočne',
    street: 'na ulici',
    own: 'vlastné',
    food: 'jedlo',
    drinks: 'nápoje',
    soup: 'polievka',
    main: 'hlavné jedlo',
    vegetarian: 'vegetariánske',
    vegan: 'vegánske',
    gluten_free: 'bezlepkové',
    lactose_free: 'bezlaktózové',
    halal: 'halal',
    house_special: 'špecialita podniku',
    spicy: 'pikantné',
    new: 'novinka',
    kids: 'pre deti',
    raw: 'surové',
    classic: 'klasický',
    dark: 'tmavý',
    bright: 'svetlý',
    river: 'riečny',
    fine: 'jemný',
    site: 'web',
    domain: 'celá doména',
    preload: 'aj v zoznamoch prehliadačov',
    cream: 'krémové',
    white: 'biele',
    kraft: 'hnedé ako baliaci papier',
    book: 'knižné',
    plain: 'jednoduché',
    poster: 'plagátové',
    typewriter: 'písací stroj',
    to_share: 'na zdieľanie',
  },
  line: 'riadok',
  week: 'Týždeň, ktorý sa začína v pondelok {day}.',
  newWeek: 'Nový týždeň sa začína v pondelok {day}. Iný zvolíte hore v ponuke ⋮, Názov súboru.',
  signIn: { token: 'Prístupový token', button: 'Prihlásiť sa' },
  moveTo: 'Presunúť do iného oddielu',
  story: 'rozprávanie o podniku|: odseky oddeľuje prázdny riadok, nadpisy sa začínajú na ##',
  pageText: 'text stránky|: odseky oddeľuje prázdny riadok, nadpisy sa začínajú na ##',
  addSize: ['veľkosť', 'cena'],
  pick: (label) => [`Vybrať: ${label}`, `Vybrať koniec: ${label}`],
  lunchLines: {
    title: 'Napísať jedlá deň po dni',
    hint: 'Jedno jedlo na riadok, alebo za lomkou: Polievka 3,50 / Guláš 8,90 (1,3,7). Iné jazyky sú za zvislou čiarou: Polievka | Soup 3,50.',
    take: 'Vložiť do formulára',
    taken: (count) => `Jedlá dolu vo formulári: ${count}. Prezrite si ich a uložte.`,
  },
  foundFields: 'Polia',
  commits: {
    create: 'Nové: {{path}}',
    update: 'Zmena: {{path}}',
    delete: 'Zmazané: {{path}}',
    uploadMedia: 'Nová fotka: {{path}}',
    deleteMedia: 'Zmazaná fotka: {{path}}',
  },
  check: {
    refused: 'Toto sa zatiaľ nedá uložiť',
    asked: 'Je to tak správne?',
    elsewhere: 'Keď to uložíte, treba opraviť aj toto. Dovtedy web zostáva, ako je:',
    foreign: (count) =>
      `Texty v jazykoch, ktoré podnik už nepoužíva, sa zmažú vo všetkých súboroch: ${count}.`,
    more: (count) => `a ešte ${count}`,
    fix: 'Opraviť',
    also: (count) => `ešte ${counted(count, 'miesto', 'miesta', 'miest')} tu`,
    right: 'Áno, je to správne',
    back: 'Späť do formulára',
    save: 'Uložiť',
    yes: 'Áno, uložiť',
    unsaved: 'Nič sa neuložilo.',
    saved: 'Uložené.',
    todo: (count) => `Na opravu: ${count}`,
    empty: 'Je prázdne: vyplňte ho.',
    waiting: 'Web zostáva, ako je, kým sa to neopraví',
    close: 'Zavrieť',
    site: {
      waiting: 'Uložené. Na webe to bude o pár minút.',
      live: 'Web sa od uloženia obnovil.',
      late: 'Uložené, ale web sa za desať minút nezmenil.',
      failed: 'Uložené, ale zverejnenie sa nepodarilo; web zostáva, ako bol:',
    },
    look: 'Pozrieť sa',
    takeBack: 'Vrátiť túto zmenu',
    undone: (message) => `Vrátené: ${message}`,
    undoFailed: 'Nedalo sa to, lebo sa odvtedy uložilo niečo iné.',
    token: {
      void: 'Token neplatí, alebo už neplatí.',
      make: 'Vytvoriť nový token',
      github: (repository) =>
        `Vytvorte na GitHube nový: iba pre repozitár ${repository}, s „Contents: Read and write“. Potom sa ním prihláste.`,
      gitlab: 'Vytvorte na GitLabe nový s rozsahom „api“. Potom sa ním prihláste.',
    },
    outdated: 'Medzitým to zmenilo iné zariadenie',
    outdatedAdvice: (place) =>
      `${place}: nič sa neuložilo, aby sa nič nestratilo. Poznačte si svoju zmenu, načítajte novú verziu a urobte ju tam. Nové riadky:`,
    reload: 'Načítať novú verziu',
    oldDraft: 'Koncept staršej verzie sa vynechal.',
    preparing: 'Chýba v jazykoch v príprave',
  },
}
