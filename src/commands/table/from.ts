// `init --from FILE`: a spreadsheet to the menu of a new pub, and what is said of it.

import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { type Catalogue, sentence } from '../../messages/catalogue.ts'
import { en } from '../../messages/en.ts'
import { UsageError } from '../../messages/usage-error.ts'
import { type Country, countries, countryCodes, type Region } from '../../model/countries.ts'
import { currencyCodes } from '../../model/currencies.ts'
import type { Language } from '../../model/languages.ts'
import { cellName, mostColumns, mostRows, type Sheet } from './cells.ts'
import { decode, parse, type Separator, separators, separatorsOf, toRow } from './csv.ts'
import { type TableMenu, toMenu } from './menu.ts'
import { countKnown, readTable } from './sheet.ts'
import { readWorkbook } from './xlsx.ts'

/** A larger file is not the price list of a pub. */
const maximumBytes = 5_000_000

export type FromTable = { menu: TableMenu; region: Region; report: string }

export async function fromTable(
  file: string,
  country: Country | undefined,
  catalogue: Catalogue = en,
): Promise<FromTable> {
  const bytes = await readFile(file).catch(() => {
    throw new UsageError(sentence('table-missing', { file }))
  })
  if (bytes.length > maximumBytes) throw new UsageError(sentence('table-too-large', { file }))
  const { sheets, how } = await readSheets(file, bytes, regionOf(country ?? 'CZ'), catalogue)
  const first = readTable(sheets, regionOf('CZ'))
  const region = regionOf(
    country ?? ofCode(countryCodes, first.country) ?? countryOf(first.languages),
  )
  const currency = country ? undefined : ofCode(currencyCodes, first.currency)
  if (currency) region.currency = currency
  const menu = toMenu(readTable(sheets, region), region)
  return { menu, region, report: reportOf(file, how, { menu, region }, catalogue) }
}

const ofCode = <T extends string>(codes: readonly T[], typed: string | undefined) =>
  codes.find((code) => code === typed)

const regionOf = (country: Country): Region => ({ country, currency: countries[country].currency })

/** Where a language is that of one country; in German a price may be in two. */
function countryOf(languages: readonly Language[]): Country {
  const [first] = languages
  if (first === 'de')
    throw new UsageError(sentence('table-country-unsaid', { known: countryCodes }))
  return first === 'sk' ? 'SK' : 'CZ'
}

async function readSheets(file: string, bytes: Uint8Array, region: Region, said: Catalogue) {
  const { report: words } = said.table
  const kind = extname(file).toLowerCase()
  if (kind === '.xlsx') {
    const sheets = await readWorkbook(file, bytes)
    if (!sheets) throw new UsageError(sentence('table-unreadable', { file }))
    return { sheets, how: words.workbook(sheets.length) }
  }
  if (kind !== '.csv' && kind !== '.tsv' && kind !== '.txt')
    throw new UsageError(sentence('table-of-another-kind', { file }))
  const decoded = decode(bytes)
  if (!decoded) throw new UsageError(sentence('table-unreadable', { file }))
  const { text, separator: stated } = separatorsOf(decoded.text)
  const read = (separator: Separator) => {
    const records = parse(text, separator)
    if (records.length > mostRows || records.some(({ length }) => length > mostColumns)) return []
    const sheet: Sheet = { name: undefined, rows: records.map(toRow) }
    return [{ separator, sheet, known: countKnown(sheet, region) }]
  }
  const readings = (stated ? [stated] : separators).flatMap(read)
  const [clearest] = readings.sort((a, b) => b.known - a.known)
  if (!clearest) throw new UsageError(sentence('table-unreadable', { file }))
  const { separator, sheet, known } = clearest
  const how =
    known > 0 ? words.text(decoded.encoding, words.separators[separator]) : decoded.encoding
  return { sheets: [sheet], how }
}

function reportOf(
  file: string,
  how: string,
  { menu, region }: { menu: TableMenu; region: Region },
  catalogue: Catalogue,
): string {
  const { report: words } = catalogue.table
  const { omissions, unstated } = menu
  const lines = [
    words.read(basename(file), how, menu.items, menu.files.length),
    ...(menu.inferred ? [words.inferred(menu.inferred)] : []),
    ...(menu.languages.length > 0 ? [words.languages(menu.languages)] : []),
    words.region(region.country, region.currency),
    ...(unstated.allergens > 0 ? [words.unstated(unstated.allergens)] : []),
    ...(unstated.alcohol > 0 ? [words.unstatedAlcohol(unstated.alcohol)] : []),
    ...(omissions.length > 0 ? [words.left(omissions.length)] : []),
    ...omissions
      .toSorted(
        (a, b) =>
          (a.sheet ?? '').localeCompare(b.sheet ?? '', 'en') ||
          a.row - b.row ||
          (a.column ?? -1) - (b.column ?? -1),
      )
      .map(({ subject, what, ...spot }) =>
        [`  ${cellName(spot)}`, subject, what(catalogue)].filter(Boolean).join('  '),
      ),
  ]
  return `${lines.join('\n')}\n`
}
