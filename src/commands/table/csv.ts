// Tables as text: fields between separators, in quotation marks where they hold one (RFC 4180), as
// Excel, LibreOffice and Google Sheets write them.

import { isUtf8 } from 'node:buffer'
import { type Row, textCell } from './cells.ts'

export const separators = [';', ',', '\t'] as const
export type Separator = (typeof separators)[number]

export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1250'

/** The text of a file and how it is encoded, told by its bytes alone; undefined where it is no text. */
export function decode(bytes: Uint8Array): { text: string; encoding: Encoding } | undefined {
  const [label, encoding] = encodingOf(bytes)
  const text = new TextDecoder(label).decode(bytes)
  // Control characters are of no text: of a picture, or of an encoding that is none of these.
  return /[^\P{Cc}\t\n\r]/u.test(text) ? undefined : { text, encoding }
}

function encodingOf(bytes: Uint8Array): [label: string, encoding: Encoding] {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return ['utf-16le', 'UTF-16']
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return ['utf-16be', 'UTF-16']
  // Czech letters of Windows-1250 are no UTF-8, however they follow on each other.
  return isUtf8(bytes) ? ['utf-8', 'UTF-8'] : ['windows-1250', 'Windows-1250']
}

/** The separator that Excel names in a line of its own, before all others. */
const separatorLine = /^sep=([;,\t])\r?\n/i

/** The separators in which the text may be read, and the text without the line that names one. */
export function separatorsOf(text: string): { text: string; separator?: Separator } {
  const found = separatorLine.exec(text)
  return found ? { text: text.slice(found[0].length), separator: found[1] as Separator } : { text }
}

/** The fields of each record, as typed. */
export function parse(text: string, separator: Separator): string[][] {
  const records: string[][] = []
  // What stands in quotation marks, with doubled ones in it, or everything up to a separator.
  const field = new RegExp(
    `(?:"((?:[^"]|"")*)"([^${separator}\\r\\n]*)|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\r|\\n|$)`,
    'y',
  )
  let record: string[] = []
  while (field.lastIndex < text.length || record.length > 0) {
    const [all = '', quoted, behind = '', bare = '', end = ''] = field.exec(text) ?? []
    record.push(quoted === undefined ? bare : quoted.replaceAll('""', '"') + behind)
    if (end === separator) {
      // A separator at the very end is followed by one more field, which is empty.
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
 * As OWASP has it ("CSV injection"): a cell that begins like a formula gets an apostrophe, which
 * spreadsheets take for "text follows". One that has apostrophes before such a sign gets one more,
 * so that taking one away gives back what was there.
 */
const formula = /^'*[=+\-@\t\r＝＋－＠]/
const guard = (value: string) => (formula.test(value) ? `'${value}` : value)
const unguard = (value: string) =>
  value.startsWith("'") && formula.test(value) ? value.slice(1) : value

export const toRow = (record: readonly string[]): Row =>
  record.map((field) => textCell(unguard(field.trim())))

/** One file: separated by semicolons, as Excel expects it wherever a comma parts decimals. */
export const writeCsv = (records: readonly (readonly string[])[]): string =>
  `\uFEFF${records.map((record) => record.map(writeField).join(';')).join('\r\n')}\r\n`

function writeField(value: string): string {
  const safe = guard(value)
  return /^[\p{L}\p{N}_. ]*$/u.test(safe) && safe.trim() === safe
    ? safe
    : `"${safe.replaceAll('"', '""')}"`
}
