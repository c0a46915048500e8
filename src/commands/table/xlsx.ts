// Workbooks of Excel and LibreOffice. The library is loaded only by who brings one.

import { SaxesParser } from 'saxes'
import { sentence } from '../../messages/catalogue.ts'
import { MachineError } from '../../messages/machine-error.ts'
import { type Cell, letterOf, numberCell, type Sheet, textCell } from './cells.ts'

/** Every sheet; undefined where the file is none that the library can read. */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[] | undefined> {
  const { default: read } = await load()
  try {
    const sheets = await read(Buffer.from(bytes))
    const percent = await percentCells(bytes)
    return sheets.map(({ sheet, data }) => ({
      name: sheet,
      rows: data.map((row, index) =>
        row.map((value, column) =>
          typeof value === 'number' && percent.get(sheet)?.has(letterOf(column) + (index + 1))
            ? textCell(`${numberCell(value * 100).text} %`)
            : toCell(value),
        ),
      ),
    }))
  } catch {
    return undefined
  }
}

async function load() {
  try {
    return await import('read-excel-file/node')
  } catch {
    throw new MachineError(sentence('table-library-missing'))
  }
}

/** By sheet the cells whose number is shown as a percentage: 0.05 of them is 5 %. */
async function percentCells(bytes: Uint8Array): Promise<Map<string, Set<string>>> {
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
      const cells = tagsOf(target).filter(
        ({ name, of }) => name === 'c' && isPercent[Number(of['s'] ?? 0)],
      )
      return [of['name'] ?? '', new Set(cells.map(({ of }) => of['r'] ?? ''))]
    }),
  )
}

type Tag = { name: string; within: string; of: { [attribute: string]: string } }

function readTags(bytes: Uint8Array | undefined): Tag[] {
  const tags: Tag[] = []
  const open: string[] = []
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
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
