// Reasons why a cell of a spreadsheet was left out of the menu, and what else is printed about
// spreadsheets.

import * as czech from '../cs/grammar.ts'
import * as english from '../en/grammar.ts'
import { typedNumber } from '../wording.ts'

const englishMenu = (items: number, sections: number) =>
  `${english.counted(items, 'item')} in ${english.counted(sections, 'section')} of the menu`

const czechMenu = (items: number, sections: number) =>
  `${czech.counted(items, 'položka', 'položky', 'položek')} ${czech.form(sections) === 1 ? 've' : 'v'} ${sections} ${sections === 1 ? 'oddílu' : 'oddílech'} lístku`

export const table = {
  beyond:
    'a cell to the right of the last heading; were decimal commas taken for separators? | buňka vpravo od posledního nadpisu; nerozdělily ceny čárky, které tabulku dělí na sloupce?',
  damaged: {
    date: 'a date ({day}), which the spreadsheet made from something else; write it as text, with an apostrophe in front | datum ({day}), které tabulka udělala z něčeho jiného; napište to jako text, s apostrofem na začátku',
    error: 'a spreadsheet error: {"typed"} | chyba tabulky: {"typed"}',
    truth: '{"typed"}, which means nothing here | {"typed"}, a to tu nic neříká',
  },
  percent: {
    en: (value: number) =>
      `the number ${value}, which may be ${value} % or ${Number((value * 100).toPrecision(6))} %; write it as text with its sign: ${value} %`,
    cs: (value: number) =>
      `číslo ${typedNumber(value)}; to může být ${typedNumber(value)} % i ${typedNumber(Number((value * 100).toPrecision(6)))} %; napište ho jako text se znakem: ${typedNumber(value)} %`,
  },
  mark: '{"typed"}, which is neither yes nor no; write x, or leave it empty | {"typed"}, což není ano ani ne; napište x, nebo nechte prázdné',
  availability:
    '{"typed"}; expected yes, no, sold out, days (Mon–Fri) or a season (1. 5. – 30. 9.) | {"typed"}; má tu být ano, ne, vyprodáno, dny (Po–Pá) nebo sezona (1. 5. – 30. 9.)',
  priceOfNothing:
    'the price {typed}, which is not a price; if it is free, write the sizes in a column called sizes | cena {typed}, a to cena není; je-li to zadarmo, napište velikosti do sloupce sizes',
  severalPrices:
    'several prices in one cell: {"prices"}; give each size a column, such as "malé 0,3 l" | několik cen v jedné buňce: {"prices"}; dejte každé velikosti sloupec, třeba „malé 0,3 l“',
  below:
    'it is below row {row}, which may begin a section and was not understood | je pod řádkem {row}, který možná začíná oddíl a nebylo mu rozumět',
  sizesOfOther:
    'other sizes in the columns of prices; move this section to a sheet of its own | jiné velikosti ve sloupcích s cenami; přesuňte tento oddíl na vlastní list',
  daySection:
    'the section {"name"} is a day; lunches of one day belong in content/lunch | oddíl {"name"} je den; obědy jednoho dne patří do content/lunch',
  noPrice: 'no price | chybí cena',
  noName: 'no name | chybí jméno',
  nameUntranslated: 'no name in: {missing :list} | chybí jméno {missing :languages}',
  noSection: 'no usable section | oddíl, do kterého to patří, se nepřevzal',
  total: 'a total | součet',
  loose:
    '{"typed"}: not an item, and not clearly a section; write a section in capitals, after an empty row, with a colon at the end, or in its own column | {"typed"}: položka to není a není jisté, že je to oddíl; jméno oddílu se píše velkými písmeny, za prázdný řádek, s dvojtečkou na konci, nebo do vlastního sloupce',
  emptySection:
    'the section {"name"}, which has no items | oddíl {"name"}, ve kterém nejsou žádné položky',
  noKind:
    'the section {"name"}: food or drinks? Add a column called kind (Druh) with food or drinks (jídlo, pití) | oddíl {"name"}: jídlo, nebo pití? Přidejte sloupec Druh a do něj jídlo, nebo pití',
  kindByWord:
    'the section {"name"} was taken as {isFood ? food | drinks}, by a word in its name | oddíl {"name"} se podle slova v názvu vzal jako {isFood ? jídlo | pití}',
  otherKind:
    'food among drinks, or drinks among food, in the section {"name"} | v oddíle {"name"} je jídlo mezi pitím, nebo pití mezi jídlem',
  unknownHeading: 'an unknown heading: {"typed"} | neznámý nadpis sloupce: {"typed"}',
  headingMissing: 'a column without a heading | sloupec bez nadpisu',
  headingTwice:
    'a heading that means the same as another one: {"typed"}; neither was used | nadpis, který říká totéž co jiný: {"typed"}; nepřevzal se ani jeden sloupec',
  noHeading: {
    en: 'no row of headings; type one above the items, such as   Section | Kind | Name | Portion | Price | Allergens',
    cs: 'chybí řádek nadpisů; napište ho nad položky, třeba   Oddíl | Druh | Název | Porce | Cena | Alergeny',
  },
  languageMissing:
    'the texts in the language {language}, because {why} | texty {language :language}, protože {why}',
  sectionUnnamed: 'the section {"name"} has no name in it | oddíl {"name"} v ní nemá jméno',
  fewNames: 'most items have no name in it | většina položek v ní nemá jméno',
  textUntranslated:
    'the field {field}, which has no text in: {missing :list} | údaj {field}, který nemá text {missing :languages}',
  unknownRow:
    'a row called {"typed"}; expected section, heading, item or course | řádek označený {"typed"}; má tu být section, heading, item nebo course',
  courseAlone: 'a course without an item before it | chod, před kterým není žádná položka',
  repeated: 'the headings again | nadpisy ještě jednou',
  value: {
    en: (found: string, expected?: string, fix?: string) =>
      [found, expected && `expected ${expected}`, fix].filter(Boolean).join('; '),
    cs: (found: string, expected?: string, fix?: string) =>
      [found, expected && `má být: ${expected}`, fix].filter(Boolean).join('; '),
  },
  report: {
    read: {
      en: (file: string, how: string, items: number, sections: number) =>
        `Read ${file} (${how}): ${englishMenu(items, sections)}.`,
      cs: (file: string, how: string, items: number, sections: number) =>
        `Z tabulky ${file} (${how}): ${czechMenu(items, sections)}.`,
    },
    text: '{encoding}, separated by {separator} | {encoding}, oddělené {separator}',
    separators: {
      ';': 'semicolons | středníky',
      ',': 'commas | čárkami',
      '\t': 'tabs | tabulátory',
    },
    workbook: 'a workbook, {sheets # sheet | sheets} | sešit, {sheets # list | listy | listů}',
    languages: 'Languages of the pub: {languages :list}. | Jazyky hospody: {languages :list}.',
    region:
      'Country of the pub: {country}, prices in {currency}; use --country for another one. | Země hospody: {country}, ceny v {currency}; jinou určí --country.',
    unstated:
      'Allergens of {count # item | items} are not stated in it, so they are unknown. | Alergeny neuvádí {count # položka | položky | položek}: píše se místo nich unknown.',
    unstatedAlcohol:
      'Alcohol of {count # drink | drinks} is not stated in it, so it is unknown. | Obsah alkoholu neuvádí {count # nápoj | nápoje | nápojů}: píše se místo něj unknown.',
    nothing:
      '{file}: none of its items was understood; nothing was written | {file}: nepřečetla se ani jedna položka; nic se nezapsalo',
    /** Above the list of cells that were read and may mean something else. */
    remarks:
      'Read, but please check ({count # place | places}): | Přečteno, ale zkontrolujte prosím ({count # místo | místa | míst}):',
    /** Above the list of cells that were left out. */
    left: 'Left out, because nothing is ever guessed ({count # place | places}): | Vynecháno, protože se nic nehádá ({count # místo | místa | míst}):',
  },
  /** Lines of `--help`. */
  help: {
    initCountry: 'the same in the language of another country | totéž v jazyce jiné země',
    initType:
      'the same for another kind of house, with a look that suits it | totéž pro jiný podnik, se vzhledem, který mu sluší',
    initFrom:
      'the same with the menu from a spreadsheet (.csv or .xlsx) | totéž s lístkem z tabulky (.csv nebo .xlsx)',
    initCodes:
      'With --from, 1 means that something in the table was left out; it is listed. | S --from znamená 1, že se z tabulky něco vynechalo a vypsalo.',
    export: 'writes the menu as a table | zapíše lístek jako tabulku',
  },
  exported: {
    /** Lines of `export --for google`. */
    profile: {
      name: 'name | jméno',
      kind: 'category | druh',
      address: 'address | adresa',
      phone: 'telephone | telefon',
      hours: 'Opening hours | Otevírací doba',
      special: 'Special hours | Zvláštní dny',
      menu: 'Menu | Lístek',
      closed: 'closed | zavřeno',
    },
    wrote: {
      en: (file: string, items: number, sections: number) =>
        `Wrote ${file}: ${englishMenu(items, sections)}.`,
      cs: (file: string, items: number, sections: number) =>
        `Zapsáno do ${file}: ${czechMenu(items, sections)}.`,
    },
    leftOut:
      'Left out: lunch weeks, opening hours, events, texts of the home page, prices at other times, photos, facts of the house, and comments in the menu files. | Vynecháno: týdny obědů, otevírací doba, akce, texty úvodní stránky, ceny v jiných časech, fotky a údaje o hospodě; i poznámky v souborech lístku.',
    apostrophe:
      'An apostrophe before =, +, - or @ keeps spreadsheets from reading text as a formula; init --from removes it again. | Apostrof před =, +, - nebo @ brání tabulkám, aby text vzaly za vzorec; init --from ho zase odstraní.',
  },
} as const
