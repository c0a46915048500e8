// O tabulce, ze které se stanou soubory obsahu, a o té, která se z nich zapíše.

import type { Catalogue } from '../catalogue.ts'
import { counted, list, number, quote, within, withinAll } from './parts.ts'

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
    `číslo ${number(value)}; to může být ${number(value)} % i ${number(Number((value * 100).toPrecision(6)))} %; napište ho jako text se znakem: ${number(value)} %`,
  mark: (typed) => `${quote(typed)}, což není ano ani ne; napište x, nebo nechte prázdné`,
  availability: (typed) =>
    `${quote(typed)}; má tu být ano, ne, vyprodáno, dny (Po–Pá) nebo sezona (1. 5. – 30. 9.)`,
  priceOfNothing: (typed) =>
    `cena ${typed}, a to cena není; je-li to zadarmo, napište velikosti do sloupce sizes`,
  pairs: (sizes, prices) =>
    sizes === ''
      ? `několik cen v jedné buňce: ${quote(prices)}; dejte každé velikosti sloupec, třeba „malé 0,3 l“`
      : `ceny ${quote(prices)}, které nejdou k velikostem ${quote(sizes)}`,
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
  otherKind: (name) => `v oddíle ${quote(name)} je jídlo mezi pitím, nebo pití mezi jídlem`,
  unknownHeading: (typed) => `neznámý nadpis sloupce: ${quote(typed)}`,
  headingMissing: 'sloupec bez nadpisu',
  headingTwice: (typed) =>
    `nadpis, který říká totéž co jiný: ${quote(typed)}; nepřevzal se ani jeden sloupec`,
  noHeading: 'chybí řádek nadpisů se jménem a cenou',
  languageMissing: (language, why) => `texty ${within(language)}, protože ${why}`,
  sectionUnnamed: (name) => `oddíl ${quote(name)} v ní nemá jméno`,
  fewNames: 'většina položek v ní nemá jméno',
  textUntranslated: (field, missing) => `údaj ${field}, který nemá text ${withinAll(missing)}`,
  unknownRow: (typed) =>
    `řádek označený ${quote(typed)}; má tu být section, heading, item nebo course`,
  courseAlone: 'chod, před kterým není žádná položka',
  repeated: 'nadpisy ještě jednou',
  value: (found, expected, mend) =>
    [found, expected && `má být: ${expected}`, mend].filter(Boolean).join('; '),
  report: {
    read: (file, how, count, sections) =>
      `Z tabulky ${file} (${how}): ${items(count)} ${inSections(sections)} lístku.`,
    text: (encoding, separator) => `${encoding}, oddělené ${separator}`,
    separators: { ';': 'středníky', ',': 'čárkami', '\t': 'tabulátory' },
    workbook: (sheets) => `sešit, ${counted(sheets, 'list', 'listy', 'listů')}`,
    languages: (languages) => `Jazyky hospody: ${list(languages)}.`,
    region: (country, currency) =>
      `Země hospody: ${country}, ceny v ${currency}; jinou určí --country.`,
    unstated: (count) => `Alergeny neuvádí ${items(count)}: píše se u nich unknown.`,
    unstatedAlcohol: (count) =>
      `Obsah alkoholu neuvádí ${counted(count, 'nápoj', 'nápoje', 'nápojů')}: píše se u nich unknown.`,
    nothing: (file) => `${file}: nepřečetla se ani jedna položka; nic se nezapsalo`,
    left: (count) =>
      `Vynecháno, protože se nic nehádá (${counted(count, 'místo', 'místa', 'míst')}):`,
  },
  help: {
    initFrom: 'totéž s lístkem z tabulky (.csv nebo .xlsx)',
    initCodes: 'S --from znamená 1, že se z tabulky něco vynechalo a vypsalo.',
    export: 'zapíše lístek jako tabulku',
  },
  exported: {
    wrote: (file, count, sections) =>
      `Zapsáno do ${file}: ${items(count)} ${inSections(sections)} lístku.`,
    leftOut:
      'Vynecháno: týdny obědů, otevírací doba, akce, texty úvodní stránky a údaje o hospodě; i poznámky v souborech lístku.',
    apostrophe:
      'Apostrof před =, +, - nebo @ brání tabulkám, aby text vzaly za vzorec; init --from ho zase odstraní.',
  },
}
