// Tables as text: fields between separators, quoted if necessary (RFC 4180), as written by Excel,
// LibreOffice and Google Sheets.

import { isUtf8 } from 'node:buffer'
import { type CellRow, textCell } from './cells.ts'

export const separators = [';', ',', '\t'] as const
export type Separator = (typeof separators)[number]

export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1250'

/** Decode a file by its bytes. Return undefined if it is not text. */
export function decode(bytes: Uint8Array): { text: string; encoding: Encoding } | undefined {
  const [label, encoding] = detectEncoding(bytes)
  const text = new TextDecoder(label).decode(bytes)
  // Text has no control characters; this is binary, or an encoding we do not support.
  return /[^\P{Cc}\t\n\r]/u.test(text) ? undefined : { text, encoding }
}

function detectEncoding(bytes: Uint8Array): [label: string, encoding: Encoding] {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return ['utf-16le', 'UTF-16']
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return ['utf-16be', 'UTF-16']
  // Czech letters in Windows-1250 never form valid UTF-8.
  return isUtf8(bytes) ? ['utf-8', 'UTF-8'] : ['windows-1250', 'Windows-1250']
}

/** Excel may name the separator in a first line of its own. */
const separatorLine = /^sep=([;,\t])\r?\n/i

/** Remove a line that names the separator, and return both. */
export function splitSeparatorLine(text: string): { text: string; separator?: Separator } {
  const found = separatorLine.exec(text)
  return found ? { text: text.slice(found[0].length), separator: found[1] as Separator } : { text }
}

/** Split a text into records of fields. */
export function parse(text: string, separator: Separator): string[][] {
  const records: string[][] = []
  // Either a quoted field, in which quotation marks are doubled, or anything up to a separator.
  const field = new RegExp(
    `(?:"((?:[^"]|"")*)"([^${separator}\\r\\n]*)|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\r|\\n|$)`,
    'y',
  )
  let record: string[] = []
  while (field.lastIndex < text.length || record.length > 0) {
    const [all = '', quoted, rest = '', bare = '', end = ''] = field.exec(text) ?? []
    record.push(quoted === undefined ? bare : quoted.replaceAll('""', '"') + rest)
    if (end === separator) {
      // A separator at the very end is followed by one more, empty field.
      if (field.lastIndex >= text.length) records.push([...record, ''])
      if (field.lastIndex >= text.length) return records
      continue
    }
    records.push(record)
    record = []
    if (all === '' && end === '') break
  }
  return records
}

/**
 * Matches a cell that spreadsheets would run as a formula (OWASP, "CSV injection"). Such a cell gets an
 * apostrophe, which means "this is text". A cell that already has apostrophes before the sign gets one
 * more, so that removing one restores the original.
 */
const formula = /^'*[=+\-@\t\r＝＋－＠]/
const guard = (value: string) => (formula.test(value) ? `'${value}` : value)
const unguard = (value: string) =>
  value.startsWith("'") && formula.test(value) ? value.slice(1) : value

export const toCells = (record: readonly string[]): CellRow =>
  record.map((field) => textCell(unguard(field.trim())))

/** Write one file. Semicolons, because Excel expects them where the comma separates decimals. */
export const writeCsv = (records: readonly (readonly string[])[]): string =>
  `\uFEFF${records.map((record) => record.map(writeField).join(';')).join('\r\n')}\r\n`

function writeField(value: string): string {
  const safe = guard(value)
  return /^[\p{L}\p{N}_. ]*$/u.test(safe) && safe.trim() === safe
    ? safe
    : `"${safe.replaceAll('"', '""')}"`
}
