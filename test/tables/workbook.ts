// Writes workbooks like Excel for tests: an uncompressed zip of a few XML files.

import { crc32 } from 'node:zlib'

/** A value of a cell. Dates and percentages are numbers with a format. */
export type Value =
  | string
  | number
  | { date: number }
  | { percent: number }
  | { error: string }
  | null

export type WorkbookSheet = { name: string; rows: readonly (readonly Value[])[]; merged?: string[] }

export function workbook(sheets: readonly WorkbookSheet[]): Buffer {
  const texts: string[] = []
  const shared = (text: string) => {
    if (!texts.includes(text)) texts.push(text)
    return texts.indexOf(text)
  }
  const parts = sheets.map((sheet) => sheetXml(sheet, shared))
  const numbers = sheets.map((_, index) => index + 1)
  return zip({
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets
      .map(({ name }, i) => `<sheet name="${inXml(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${relationships}">${numbers
      .map(
        (n) =>
          `<Relationship Id="rId${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
      )
      .join(
        '',
      )}<Relationship Id="rId90" Type="${office}/styles" Target="styles.xml"/><Relationship Id="rId91" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="9" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(parts.map((xml, index) => [`xl/worksheets/sheet${index + 1}.xml`, xml])),
    'xl/sharedStrings.xml': `${head}<sst xmlns="${main}">${texts
      .map((text) => `<si><t xml:space="preserve">${inXml(text)}</t></si>`)
      .join('')}</sst>`,
  })
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships'

const inXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function sheetXml({ rows, merged = [] }: WorkbookSheet, shared: (text: string) => number): string {
  const lines = rows.map((row, r) => {
    const cells = row.map((value, c) =>
      cellXml(value, `${String.fromCharCode(65 + c)}${r + 1}`, shared),
    )
    return `<row r="${r + 1}">${cells.join('')}</row>`
  })
  const merges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
  return `${head}<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData>${merges && `<mergeCells count="${merged.length}">${merges}</mergeCells>`}</worksheet>`
}

function cellXml(value: Value, at: string, shared: (text: string) => number): string {
  if (value === null) return ''
  if (typeof value === 'string') return `<c r="${at}" t="s"><v>${shared(value)}</v></c>`
  if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`
  if ('date' in value) return `<c r="${at}" s="1"><v>${value.date}</v></c>`
  if ('error' in value) return `<c r="${at}" t="e"><v>${value.error}</v></c>`
  return `<c r="${at}" s="2"><v>${value.percent}</v></c>`
}

/** Write a zip archive of uncompressed entries (APPNOTE 4.3). */
function zip(files: { [name: string]: string }): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const data = Buffer.from(text)
    const path = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x21, 8)
    common.writeUInt32LE(crc32(data), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(data.length, 18)
    common.writeUInt16LE(path.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, path, data])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, tail, path]))
    bodies.push(local)
    offset += local.length
  }
  const size = directory.reduce((sum, entry) => sum + entry.length, 0)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(size, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...bodies, ...directory, Buffer.from('PK\x05\x06'), end])
}
