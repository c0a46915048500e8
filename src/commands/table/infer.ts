// A list without a row of headings: what its columns are, where what stands in them leaves no doubt.
// One column of names, one of prices; where two could be the prices, none is.

import type { Region } from '../../model/countries.ts'
import { isBlank, type Sheet } from './cells.ts'
import type { Column } from './headings.ts'
import { readHeading } from './headings.ts'

const isName = (text: string) => /\p{L}{3}/u.test(text) && !isAmount(text) && !isPrice(text)
const isAmount = (text: string) => /^\d+(?:[.,/]\d+)?\s?(?:g|kg|dkg|ml|cl|dl|l|ks)$/i.test(text)
const isPrice = (text: string) =>
  /^\d{1,5}(?:[.,]\d{1,2})?\s?(?:,-|,–|Kč|CZK|€|EUR)?$/i.test(text) || /^[x×–—-]$/i.test(text)
const isMoney = (text: string) => /\d\s?(?:,-|,–|Kč|CZK|€|EUR)$/i.test(text)
/** `1, 3, 7`: in their order, as nobody writes decimals. */
const isCodes = (text: string) => {
  const codes = text.split(/\s?[,;]\s?/)
  const numbers = codes.map((code) =>
    /^\d{1,2}[a-h]?$/.test(code) ? Number.parseInt(code, 10) : 0,
  )
  return numbers.every((one, at) => one >= 1 && one <= 14 && one > (numbers[at - 1] ?? 0))
}

/** Undefined where it is not surely a price list. */
export function inferColumns(sheet: Sheet, region: Region): (Column | undefined)[] | undefined {
  const rows = sheet.rows.filter((row) => row.some((cell) => !isBlank(cell)))
  const width = Math.max(0, ...rows.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, index) => textsOf(rows, index))
  const names = columns.findIndex((texts) => texts.length > 1 && most(texts, isName))
  if (names < 0) return undefined
  const rest = columns.map((texts, index) => (index === names ? [] : texts))
  const sized = (text: string) => {
    const column = isAmount(text) ? readHeading(text, region)?.column : undefined
    return column?.is === 'price'
  }
  const amounts = rest.findIndex((texts) => texts.length > 1 && texts.every(isAmount))
  const codes = rest.findIndex(
    (texts) => texts.every(isCodes) && texts.some((one) => one.split(/[,;]/).length > 2),
  )
  const priced = rest.flatMap((texts, index) => {
    const isOne = texts.length > 1 && texts.every((text) => isPrice(text) || sized(text))
    return isOne && index !== amounts && index !== codes ? [index] : []
  })
  const inMoney = priced.filter((index) => columns[index]?.some(isMoney))
  const certain = inMoney.length === 1 ? inMoney : priced
  // Several columns of prices say on top for which sizes they are.
  const first = rows[0] ?? []
  if (certain.length === 0) return undefined
  if (certain.length > 1 && !certain.every((index) => sized(first[index]?.text ?? '')))
    return undefined
  return columns.map((_, index): Column | undefined => {
    if (index === names) return { is: 'text', field: 'name' }
    if (certain.includes(index)) return { is: 'price' }
    if (index === amounts) return { is: 'size' }
    return index === codes ? { is: 'plain', field: 'allergens' } : undefined
  })
}

const textsOf = (rows: Sheet['rows'], index: number): string[] =>
  rows.flatMap((row) => {
    const cell = row[index]
    return cell === undefined || isBlank(cell) ? [] : [cell.text]
  })

/** All but a few: lists have notes. */
const most = (texts: readonly string[], holds: (text: string) => boolean) =>
  texts.filter(holds).length >= texts.length * 0.9
