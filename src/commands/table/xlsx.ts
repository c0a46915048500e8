// Workbooks of Excel and LibreOffice. The library is loaded only by who brings one.

import { sentence } from '../../messages/catalogue.ts'
import { MachineError } from '../../messages/machine-error.ts'
import { type Cell, numberCell, type Sheet, textCell } from './cells.ts'

/** Every sheet; undefined where the file is none that the library can read. */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[] | undefined> {
  const { default: read } = await load()
  try {
    const sheets = await read(Buffer.from(bytes))
    return sheets.map(({ sheet, data }) => ({
      name: sheet,
      rows: data.map((row) => row.map(toCell)),
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
