// Sentences about a spreadsheet that cannot be read.

import type { Entries } from '../template.ts'

export const tables = {
  'table-missing': {
    en: '{file} cannot be opened',
    cs: '{file} nejde otevřít',
  },
  'table-of-another-kind': {
    en: '{file} is neither a .csv nor an .xlsx file',
    cs: '{file} není soubor .csv ani .xlsx',
  },
  'table-too-large': {
    en: '{file} is too large for a price list; the limit is 5 MB, or 30 MB unpacked',
    cs: '{file} je na ceník moc velký; smí mít nejvýš 5 MB, rozbalený 30 MB',
  },
  'table-too-wide': {
    en: '{file} has a cell in column {column}, far away from all others; delete its contents and save the file',
    cs: '{file} má buňku ve sloupci {column}, daleko od všeho ostatního; smažte, co v ní je, a soubor uložte',
  },
  'table-unreadable': {
    en: '{file} is not a readable table; save it as CSV (UTF-8) or as .xlsx',
    cs: '{file} není tabulka, kterou by šlo přečíst; uložte ji jako CSV (UTF-8) nebo .xlsx',
  },
  'table-country-unsaid': {
    en: 'the table is in German, and its currency depends on the country; add --country and one of {known :list}',
    cs: 'tabulka je v němčině a ceny závisí na tom, v které zemi hospoda je; přidejte --country a jedno z: {known :list}',
  },
  'table-library-missing': {
    en: 'the package read-excel-file is missing; run npm install',
    cs: 'chybí balíček read-excel-file; spusťte npm install',
  },
} as const satisfies Entries
