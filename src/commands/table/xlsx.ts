// Workbooks of Excel and LibreOffice (Office Open XML, ECMA-376): a zip archive of XML files.

import { Unzip, UnzipInflate } from 'fflate'
import { SaxesParser } from 'saxes'
import { sentence } from '../../messages/catalogue.ts'
import { UsageError } from '../../messages/usage-error.ts'
import { type Cell, maximumRows, numberCell, type Sheet, textCell } from './cells.ts'

/** A menu of 30,000 dishes needs less. Limits what a small archive may unpack to. */
const maximumUnpacked = 30_000_000
/** The last column was once IV. Cells to the right of it belong to no table. */
const maximumTableColumns = 256

/** Read every sheet of a workbook. Return undefined if the file is not a workbook. */
export function readWorkbook(file: string, bytes: Uint8Array): Sheet[] | undefined {
  const parts = unpack(bytes)
  if (parts === 'too large') throw new UsageError(sentence('table-too-large', { file }))
  try {
    return readSheets(parts)
  } catch {
    // The XML is damaged, or a sheet has more rows than Excel allows.
    return undefined
  }
}

const neededParts =
  /^xl\/(?:styles|workbook|sharedStrings|_rels\/workbook|worksheets\/[^/]+)\.xml(?:\.rels)?$/

/** Unpack the needed files in small steps, because an archive may lie about sizes. */
function unpack(bytes: Uint8Array): Map<string, string> | 'too large' {
  const texts = new Map<string, string>()
  let size = 0
  const unzip = new Unzip((file) => {
    if (!neededParts.test(file.name)) return
    const decoder = new TextDecoder()
    file.ondata = (_, chunk = new Uint8Array(), isLast) => {
      size += chunk.length
      const text = decoder.decode(chunk, { stream: !isLast })
      texts.set(file.name, (texts.get(file.name) ?? '') + text)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  const step = 10_000
  try {
    for (let at = 0; at < bytes.length && size <= maximumUnpacked; at += step)
      unzip.push(bytes.subarray(at, at + step), at + step >= bytes.length)
  } catch {
    // Not an archive, or a damaged one: without workbook.xml it has no sheets.
  }
  return size > maximumUnpacked ? 'too large' : texts
}

function readSheets(parts: ReadonlyMap<string, string>): Sheet[] | undefined {
  const targets = new Map<string, string>()
  parseXml(parts.get('xl/_rels/workbook.xml.rels'), {
    open: (_, { Id = '', Target = '' }) => targets.set(Id, Target.replace(/^\/?(?:xl\/)?/, 'xl/')),
  })
  const found: { name: string; part: string }[] = []
  let epoch = Date.UTC(1899, 11, 30)
  parseXml(parts.get('xl/workbook.xml'), {
    open: (tag, attributes) => {
      if (tag === 'workbookPr' && /^(?:1|true)$/.test(attributes['date1904'] ?? ''))
        epoch = Date.UTC(1904, 0, 1)
      const part = targets.get(attributes['r:id'] ?? '') ?? ''
      if (tag === 'sheet') found.push({ name: attributes['name'] ?? '', part })
    },
  })
  if (found.length === 0) return undefined
  const book = { strings: readSharedStrings(parts), formats: readFormats(parts), epoch }
  return found.map(({ name, part }) => readSheet(name, parts.get(part), book))
}

type NumberFormat = 'percent' | 'date' | undefined
type Workbook = { strings: string[]; formats: NumberFormat[]; epoch: number }

/** Texts of cells, each stored once. A text may consist of runs with different fonts. */
function readSharedStrings(parts: ReadonlyMap<string, string>): string[] {
  const strings: string[] = []
  let text = ''
  let isPhonetic = false
  parseXml(parts.get('xl/sharedStrings.xml'), {
    open: (tag) => {
      if (tag === 'si') text = ''
      if (tag === 'rPh') isPhonetic = true
    },
    close: (tag, content) => {
      if (tag === 't' && !isPhonetic) text += content
      if (tag === 'rPh') isPhonetic = false
      if (tag === 'si') strings.push(text)
    },
  })
  return strings
}

/** The number format of each cell style, by its index. */
function readFormats(parts: ReadonlyMap<string, string>): NumberFormat[] {
  const codes = new Map<string, string>()
  const formats: NumberFormat[] = []
  let isCellStyle = false
  parseXml(parts.get('xl/styles.xml'), {
    open: (tag, { numFmtId = '0', formatCode = '' }) => {
      if (tag === 'numFmt') codes.set(numFmtId, formatCode)
      if (tag === 'cellXfs') isCellStyle = true
      if (tag === 'xf' && isCellStyle) formats.push(readFormat(numFmtId, codes.get(numFmtId)))
    },
    close: (tag) => {
      if (tag === 'cellXfs') isCellStyle = false
    },
  })
  return formats
}

/** Built-in formats: 9 and 10 are percentages, 14 to 22 and 45 to 47 dates and times. */
function readFormat(id: string, code: string | undefined): NumberFormat {
  if (code === undefined) {
    if (id === '9' || id === '10') return 'percent'
    return /^(?:1[4-9]|2[0-2]|4[5-7])$/.test(id) ? 'date' : undefined
  }
  if (code.includes('%')) return 'percent'
  // Quoted texts, escaped characters and [colours] are not part of the pattern.
  const pattern = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
  return /[dmyhs]/i.test(pattern) && !/general/i.test(pattern) ? 'date' : undefined
}

function readSheet(name: string, xml: string | undefined, book: Workbook): Sheet {
  const rows: Cell[][] = []
  const strays: { row: number; column: number; text: string }[] = []
  let [row, column, count] = [-1, -1, 0]
  let cell: Attributes = {}
  let value = ''
  parseXml(xml, {
    open: (tag, attributes) => {
      if (tag === 'row') {
        if (++count > maximumRows) throw new Error('too many rows')
        row = attributes['r'] === undefined ? row + 1 : Number(attributes['r']) - 1
        column = -1
      }
      if (tag === 'c') {
        column = columnIndex(attributes['r']) ?? column + 1
        cell = attributes
        value = ''
      }
    },
    close: (tag, content) => {
      if (tag === 'v' || tag === 't') value += content
      if (tag !== 'c' || value === '') return
      const read = readCell(cell, value, book)
      if (column >= maximumTableColumns) strays.push({ row, column, text: read.text })
      else putCell(rows, row, column, read)
    },
  })
  return { name, rows: Array.from(rows, (cells) => cells ?? []), strays }
}

function putCell(rows: Cell[][], row: number, column: number, cell: Cell) {
  if (!(row >= 0 && row < maximumRows)) throw new Error('no such row')
  rows[row] ??= []
  const cells = rows[row]
  while (cells.length < column) cells.push({ text: '' })
  cells[column] = cell
}

/** Return 27 for `AB12`. */
function columnIndex(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d+$)/.exec(reference ?? '')?.[0]
  if (letters === undefined) return undefined
  return [...letters].reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0) - 1
}

function readCell({ t: type, s: style }: Attributes, value: string, book: Workbook): Cell {
  if (type === 's') return textCell(book.strings[Number(value)] ?? '')
  if (type === 'b') return { text: value === '1' ? 'true' : 'false', damaged: 'truth' }
  if (type === 'd') return { text: value.slice(0, 10), damaged: 'date' }
  if (type !== undefined && type !== 'n') return textCell(value)
  const number = Number(value)
  const format = book.formats[Number(style ?? 0)]
  if (format === 'percent') return textCell(`${numberCell(number * 100).text} %`)
  if (format === 'date') return { text: isoDate(book.epoch, number), damaged: 'date' }
  return numberCell(number)
}

/** 1.3 or 12-5 became a date, so the original text is lost. The date helps to find the cell. */
function isoDate(epoch: number, days: number): string {
  const date = new Date(epoch + days * 86_400_000)
  return Number.isNaN(date.getTime()) ? '?' : date.toISOString().slice(0, 10)
}

type Attributes = { [name: string]: string | undefined }
type XmlHandlers = {
  open?: (tag: string, attributes: Attributes) => void
  /** `content` is the text since the last tag. */
  close?: (tag: string, content: string) => void
}

/** Parse a file of the archive, if it exists. Tags may have a namespace prefix. */
function parseXml(xml: string | undefined, { open, close }: XmlHandlers) {
  if (xml === undefined) return
  const parser = new SaxesParser()
  let content = ''
  const localName = (tag: string) => tag.replace(/^.*:/, '')
  parser.on('text', (text) => {
    content += text
  })
  parser.on('opentag', ({ name, attributes }) => {
    content = ''
    open?.(localName(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    close?.(localName(name), content)
    content = ''
  })
  parser.write(xml).close()
}
