// Workbooks of Excel and LibreOffice. The library is loaded only by who brings one.

import { SaxesParser } from 'saxes'
import { sentence } from '../../messages/catalogue.ts'
import { MachineError } from '../../messages/machine-error.ts'
import { UsageError } from '../../messages/usage-error.ts'
import { type Cell, letterOf, mostRows, numberCell, type Sheet, textCell } from './cells.ts'

/** Every sheet; undefined where the file is none that the library can read. */
export async function readWorkbook(file: string, bytes: Uint8Array): Promise<Sheet[] | undefined> {
  const { default: read } = await load()
  const { size, run } = await unpacked(bytes)
  if (size > mostUnpacked) throw new UsageError(sentence('table-too-large', { file }))
  if (run > longestRun) return undefined
  const found = await survey(bytes).catch(() => undefined)
  if (!found) return undefined
  // Beside one cell far away each row would have as many as that is far.
  for (const { rows, columns, written } of found.values()) {
    if (written > mostRows) return undefined
    if (rows * columns > mostCells) {
      const column = letterOf(columns - 1)
      throw new UsageError(sentence('table-too-wide', { file, column }))
    }
  }
  try {
    const sheets = await read(Buffer.from(bytes))
    return sheets.map(({ sheet, data }) => toSheet(sheet, data, found.get(sheet)?.percent))
  } catch {
    return undefined
  }
}

/** A menu of 30,000 dishes; what is packed by a thousand is no menu. */
const mostUnpacked = 30_000_000
const mostCells = 10_000_000
/** A cell holds 32,767 characters: over more the library is busy for a minute. */
const longestRun = 200_000
/** As many columns as a table had when they ended with IV; what stands behind strayed there. */
const widest = 256

function toSheet(name: string, data: readonly (readonly unknown[])[], percent = new Set<string>()) {
  const rows = data.map((row, index) =>
    row
      .slice(0, widest)
      .map((value, column) =>
        typeof value === 'number' && percent.has(letterOf(column) + (index + 1))
          ? textCell(`${numberCell(value * 100).text} %`)
          : toCell(value),
      ),
  )
  const strays = data.flatMap((values, row) =>
    [...values.slice(widest).entries()]
      .filter(([, value]) => value !== null)
      .map(([index, value]) => ({ row, column: widest + index, text: toCell(value).text })),
  )
  return { name, rows, strays }
}

const tagBegin = '<'.charCodeAt(0)

/** How much comes out, whatever the file says of itself, and the longest run without a tag in texts. */
async function unpacked(bytes: Uint8Array): Promise<{ size: number; run: number }> {
  const { Unzip, UnzipInflate } = await import('fflate')
  const found = { size: 0, run: 0 }
  const unzip = new Unzip((file) => {
    // What a program keeps for itself beside the sheets may be one long text.
    const isText = /^xl\/.*\.xml$/.test(file.name)
    let run = 0
    file.ondata = (_, chunk = new Uint8Array()) => {
      found.size += chunk.length
      if (!isText) return
      let from = 0
      for (let at = chunk.indexOf(tagBegin); at >= 0; at = chunk.indexOf(tagBegin, from)) {
        found.run = Math.max(found.run, run + at - from)
        run = 0
        from = at + 1
      }
      run += chunk.length - from
      found.run = Math.max(found.run, run)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  const step = 10_000
  try {
    for (let at = 0; at < bytes.length && found.size <= mostUnpacked; at += step)
      unzip.push(bytes.subarray(at, at + step), at + step >= bytes.length)
  } catch {
    // What is no archive is not read either.
  }
  return found
}

async function load() {
  try {
    return await import('read-excel-file/node')
  } catch {
    throw new MachineError(sentence('table-library-missing'))
  }
}

type Survey = {
  /** Cells whose number is shown as a percentage: 0.05 of them is 5 %. */
  percent: Set<string>
  rows: number
  columns: number
  /** How many rows are written, those without a cell too. */
  written: number
}

/** What is to be known of each sheet before its cells are read. */
async function survey(bytes: Uint8Array): Promise<Map<string, Survey>> {
  const { unzipSync } = await import('fflate')
  const wanted = /^xl\/(?:styles|workbook|_rels\/workbook|worksheets\/[^/]+)\.xml(?:\.rels)?$/
  const files = unzipSync(bytes, { filter: ({ name }) => wanted.test(name) })
  const tagsOf = (file: string) => readTags(files[file])
  const styles = tagsOf('xl/styles.xml')
  const own = styles
    .filter(({ name, of }) => name === 'numFmt' && of['formatCode']?.includes('%'))
    .map(({ of }) => of['numFmtId'])
  const formats = new Set(['9', '10', ...own])
  const isPercent = styles
    .filter(({ name, within }) => name === 'xf' && within === 'cellXfs')
    .map(({ of }) => formats.has(of['numFmtId']))
  const targets = new Map(
    tagsOf('xl/_rels/workbook.xml.rels').map(({ of }) => [of['Id'], of['Target'] ?? '']),
  )
  const sheets = tagsOf('xl/workbook.xml').filter(({ name }) => name === 'sheet')
  return new Map(
    sheets.map(({ of }) => {
      const target = targets.get(of['r:id'])?.replace(/^\/?(?:xl\/)?/, 'xl/') ?? ''
      const tags = tagsOf(target)
      // Many have a colour and nothing in them.
      const cells = tags.filter(({ name }, at) => name === 'c' && tags[at + 1]?.within === 'c')
      const percent = cells.filter(({ of }) => isPercent[Number(of['s'] ?? 0)])
      const places = cells.map(({ of }) => /^([A-Z]+)(\d+)$/.exec(of['r'] ?? ''))
      return [
        of['name'] ?? '',
        {
          percent: new Set(percent.map(({ of }) => of['r'] ?? '')),
          written: tags.filter(({ name }) => name === 'row').length,
          rows: largest(places.map((place) => Number(place?.[2] ?? 0))),
          columns: largest(places.map((place) => numberOf(place?.[1] ?? ''))),
        },
      ]
    }),
  )
}

/** There may be more of them than a call takes values. */
const largest = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.max(a, b), 0)

/** 28 of `AB`. */
const numberOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

type Tag = { name: string; within: string; of: { [attribute: string]: string } }

/** A file may be missing, and the names of a tag may have a prefix. */
function readTags(bytes: Uint8Array | undefined): Tag[] {
  const tags: Tag[] = []
  const open: string[] = []
  if (!bytes) return tags
  const parser = new SaxesParser()
  parser.on('opentag', ({ name: typed, attributes }) => {
    const name = typed.replace(/^.*:/, '')
    tags.push({ name, within: open.at(-1) ?? '', of: attributes })
    open.push(name)
  })
  parser.on('closetag', () => open.pop())
  parser.write(new TextDecoder().decode(bytes)).close()
  return tags
}

function toCell(value: unknown): Cell {
  if (value === null || value === undefined) return { text: '' }
  if (typeof value === 'number') return numberCell(value)
  // 1.3 or 12-5 that the spreadsheet took for a day: what was typed is gone.
  if (value instanceof Date)
    return {
      text: Number.isNaN(value.getTime()) ? '?' : value.toISOString().slice(0, 10),
      damaged: 'date',
    }
  if (typeof value === 'boolean') return { text: String(value), damaged: 'truth' }
  return textCell(String(value))
}
