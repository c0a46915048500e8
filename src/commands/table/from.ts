// `init --from FILE`: reads a spreadsheet as the menu of a new pub, and reports what was left out.

import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { type Catalogue, sentence } from '../../messages/catalogue.ts'
import { en } from '../../messages/en.ts'
import { UsageError } from '../../messages/usage-error.ts'
import { type Country, countries, countryCodes, type Region } from '../../model/countries.ts'
import { currencyCodes } from '../../model/currencies.ts'
import type { Language } from '../../model/languages.ts'
import { cellName, maximumColumns, maximumRows, type Omission, type Sheet } from './cells.ts'
import { decode, parse, type Separator, separators, splitSeparatorLine, toCells } from './csv.ts'
import { type TableMenu, toMenu } from './menu.ts'
import { countHeadings, readTable } from './sheet.ts'

/** No price list of a pub is larger. */
const maximumBytes = 5_000_000

export type ImportedTable = { menu: TableMenu; region: Region; report: string }

export async function importTable(
  file: string,
  country: Country | undefined,
  catalogue: Catalogue = en,
): Promise<ImportedTable> {
  const bytes = await readFile(file).catch(() => {
    throw new UsageError(sentence('table-missing', { file }))
  })
  if (bytes.length > maximumBytes) throw new UsageError(sentence('table-too-large', { file }))
  const { sheets, how } = await readSheets(file, bytes, defaultRegion(country ?? 'CZ'), catalogue)
  const first = readTable(sheets, defaultRegion('CZ'))
  const region = defaultRegion(
    country ?? findCode(countryCodes, first.country) ?? guessCountry(first.languages),
  )
  const currency = country ? undefined : findCode(currencyCodes, first.currency)
  if (currency) region.currency = currency
  const menu = toMenu(readTable(sheets, region), region)
  return { menu, region, report: writeReport(file, how, { menu, region }, catalogue) }
}

const findCode = <T extends string>(codes: readonly T[], typed: string | undefined) =>
  codes.find((code) => code === typed)

const defaultRegion = (country: Country): Region => ({
  country,
  currency: countries[country].currency,
})

/** Return the country of the first language. A German price may be of several countries. */
function guessCountry(languages: readonly Language[]): Country {
  const [first] = languages
  if (first === 'de') throw new UsageError(sentence('country-unstated', { known: countryCodes }))
  return first === 'sk' ? 'SK' : 'CZ'
}

type ReadSheets = { sheets: Sheet[]; how: string }

async function readSheets(
  file: string,
  bytes: Uint8Array,
  region: Region,
  { table: { report: words } }: Catalogue,
): Promise<ReadSheets> {
  const extension = extname(file).toLowerCase()
  if (extension === '.xlsx') {
    const sheets = (await import('./xlsx.ts')).readWorkbook(file, bytes)
    if (!sheets) throw new UsageError(sentence('table-unreadable', { file }))
    return { sheets, how: words.workbook(sheets.length) }
  }
  if (!['.csv', '.tsv', '.txt'].includes(extension))
    throw new UsageError(sentence('table-of-another-kind', { file }))
  const decoded = decode(bytes)
  const found = decoded && detectSeparator(decoded.text, region)
  if (!found) throw new UsageError(sentence('table-unreadable', { file }))
  const { separator, sheet, count } = found
  const { encoding } = decoded
  const how = count > 0 ? words.text(encoding, words.separators[separator]) : encoding
  return { sheets: [sheet], how }
}

/** Read a text with each separator, and choose the one with the most known headings. */
function detectSeparator(typed: string, region: Region) {
  const { text, separator: stated } = splitSeparatorLine(typed)
  // Checked before parsing, which takes seconds for a million lines.
  if (text.split('\n').length > maximumRows) return undefined
  const readings = (stated ? [stated] : separators).flatMap((separator: Separator) => {
    const records = parse(text, separator)
    if (records.some(({ length }) => length > maximumColumns)) return []
    const sheet: Sheet = { name: undefined, rows: records.map(toCells) }
    return [{ separator, sheet, count: countHeadings(sheet, region) }]
  })
  return readings.toSorted((a, b) => b.count - a.count)[0]
}

function writeReport(
  file: string,
  how: string,
  { menu, region }: { menu: TableMenu; region: Region },
  catalogue: Catalogue,
): string {
  const { report: words } = catalogue.table
  const { omissions, remarks, unstated } = menu
  const lines = [
    words.read(basename(file), how, menu.items, menu.files.length),
    ...(menu.languages.length > 0 ? [words.languages(menu.languages)] : []),
    words.region(region.country, region.currency),
    ...(unstated.allergens > 0 ? [words.unstated(unstated.allergens)] : []),
    ...(unstated.alcohol > 0 ? [words.unstatedAlcohol(unstated.alcohol)] : []),
    ...(remarks.length > 0 ? [words.remarks(remarks.length)] : []),
    ...listCells(remarks, catalogue),
    ...(omissions.length > 0 ? [words.left(omissions.length)] : []),
    ...listCells(omissions, catalogue),
  ]
  return `${lines.join('\n')}\n`
}

const listCells = (cells: readonly Omission[], catalogue: Catalogue): string[] =>
  cells
    .toSorted(
      (a, b) =>
        (a.sheet ?? '').localeCompare(b.sheet ?? '', 'en') ||
        a.row - b.row ||
        (a.column ?? -1) - (b.column ?? -1),
    )
    .map(({ subject, reason, ...place }) =>
      [`  ${cellName(place)}`, subject, reason(catalogue)].filter(Boolean).join('  '),
    )
