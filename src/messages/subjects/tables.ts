// Sentences about a spreadsheet that cannot be read.

import type { Entries } from '../template.ts'

export const tables = {
  'table-missing': '{file} cannot be opened | {file} nejde otevřít',
  'table-of-another-kind':
    '{file} is neither a .csv nor an .xlsx file | {file} není soubor .csv ani .xlsx',
  'table-too-large':
    '{file} is too large for a price list; the limit is 5 MB, or 30 MB unpacked | {file} je na ceník moc velký; smí mít nejvýš 5 MB, rozbalený 30 MB',
  'table-unreadable':
    '{file} is not a readable table; save it as CSV (UTF-8) or as .xlsx | {file} není tabulka, kterou by šlo přečíst; uložte ji jako CSV (UTF-8) nebo .xlsx',
} as const satisfies Entries
