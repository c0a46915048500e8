// Price lists of owners: what is read, and what is left out and reported.

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { cellName } from '../../src/commands/table/cells.ts'
import { decode, parse, toCells, writeCsv } from '../../src/commands/table/csv.ts'
import { type ImportedTable, importTable } from '../../src/commands/table/from.ts'
import { kindOfSection } from '../../src/commands/table/section-kinds.ts'
import { cs } from '../../src/messages/cs.ts'
import { en } from '../../src/messages/en.ts'
import type { Country } from '../../src/model/countries.ts'
import { newContent, pubOf } from '../new-pub.ts'
import { buildPub, root, temporaryFolder } from '../pub.ts'
import { isQuick, quickPart } from '../sweep.ts'
import { workbook } from '../tables/workbook.ts'

const tables = join(root, 'test/tables')

/** Return `# section, kind`, then one line per item: name, then fields in their order. */
const menuLines = ({ menu }: ImportedTable) =>
  menu.files.flatMap(({ data: { items, ...section } }) => [
    `# ${Object.values(section).join(', ')}`,
    ...(items as { [field: string]: string }[]).map(({ allergens, sizes, ...item }) =>
      [...Object.values(item), sizes, `[${allergens}]`].join(' | '),
    ),
  ])

const omissionLines = ({ menu }: ImportedTable) =>
  menu.omissions.map(({ subject, reason, ...place }) =>
    [cellName(place), subject, reason(en)].filter(Boolean).join(' '),
  )

const country = (file: string): Country | undefined => (file.startsWith('06-') ? 'AT' : undefined)

/** The entries of expected.txt: file, languages, and lines. */
const [, ...expected] = (await readFile(join(tables, 'expected.txt'), 'utf8'))
  .split('\n\n')
  .map((part) => /^(\S+):(.*)\n([\s\S]*?)\n*$/.exec(part)?.slice(1) ?? [])

describe('a price list of an owner', () => {
  test.each(expected)('%s gives exactly the expected menu', async (file = '', languages, text) => {
    const table = await importTable(join(tables, file), country(file))
    expect(table.menu.languages.join(', ')).toBe(languages?.trim())
    const lines = text
      ?.split('\n')
      .map((line) => (line.endsWith('…') ? expect.stringContaining(line.slice(0, -1)) : line))
    const omitted = omissionLines(table).map((line) => `? ${line}`)
    expect([...menuLines(table), ...omitted]).toEqual(lines)
  })

  test('every list in the folder has an expected menu', async () => {
    const lists = (await readdir(tables)).filter((name) => /^\d/.test(name))
    expect(expected.map(([file]) => file)).toEqual(lists.sort())
  })

  const built = [
    '02-kategorie-1250.csv',
    '04-english-commas.csv',
    '06-tabulator-de.tsv',
    '07-slovensky.csv',
    '08-cesky-a-anglicky.csv',
    '15-vzorce.csv',
  ]
  test.each(quickPart(built, 1))(
    '%s becomes a pub that builds, with a question about every sample text',
    async (file) => {
      const table = await importTable(join(tables, file), country(file))
      const { files, warnings } = await buildPub(await newContent(pubOf(table)))
      const { food, drinks } = JSON.parse(String(files.get('menu.json')))
      expect([...food, ...drinks]).toHaveLength(table.menu.items)
      const asked = warnings
        .filter(({ code }) => code === 'text-unfinished')
        .map(({ subject }) => subject)
      expect(asked).toEqual(expect.arrayContaining(['name', 'street', 'phone', 'tagline']))
    },
  )

  test.each([
    ['02-kategorie-1250.csv', 'Windows-1250, separated by semicolons'],
    ['03-piva-dve-ceny.csv', 'UTF-8, separated by semicolons'],
    ['04-english-commas.csv', 'UTF-8, separated by commas'],
    ['07-slovensky.csv', 'UTF-8, separated by semicolons'],
    ['16-unicode-text.txt', 'UTF-16, separated by tabs'],
  ])('the report says how %s was read: %s', async (file, how) => {
    const { menu, report } = await importTable(join(tables, file), undefined)
    expect(report).toContain(`(${how})`)
    expect(/^Left out/m.test(report)).toBe(menu.omissions.length > 0)
  })

  // Typed by hand: names that owners use for the column.
  const priced =
    'Cena, Cena s DPH, Cena vč. DPH, Cena včetně DPH, Prodejní cena, Price, Selling price, Cena vrátane DPH, Predajná cena, Preis, Verkaufspreis, Preis inkl. MwSt.'
  test.each(priced.split(', '))('reads prices from a column named %s', async (stderrFor) => {
    const file = join(await temporaryFolder(), 'menu.csv')
    await writeFile(file, `Název;${stderrFor};Kategorie\nGuláš;189;Minutky\n`)
    expect(menuLines(await importTable(file, undefined))).toEqual([
      '# Minutky, food',
      'Guláš | = 189 | [unknown]',
    ])
  })

  test.each([
    ...['-', '–', '—', '/'].map((sign) => ['diets', sign, 'vegan'] as const),
    ...['-', '0', 'ne'].map((sign) => ['Vegan', sign, 'x'] as const),
  ])('in a column %s the sign %s is no diet', async (column, sign, vegan) => {
    const file = join(await temporaryFolder(), 'menu.csv')
    await writeFile(
      file,
      `Název;Cena;Kategorie;${column}\nGuláš;189;Minutky;${sign}\nSalát;99;Minutky;${vegan}\n`,
    )
    expect(menuLines(await importTable(file, undefined))).toEqual([
      '# Minutky, food',
      'Guláš | = 189 | [unknown]',
      'Salát | vegan | = 99 | [unknown]',
    ])
  })

  test('reports every column that is not read', async () => {
    const file = join(await temporaryFolder(), 'menu.csv')
    await writeFile(file, 'Název;Cena;;Kategorie;Šéf\nGuláš;189;1, 3;Minutky;Karel\n;;;;\n')
    const table = await importTable(file, undefined)
    expect(menuLines(table)).toEqual(['# Minutky, food', 'Guláš | = 189 | [unknown]'])
    expect(omissionLines(table)).toEqual([
      'C1 a column without a heading',
      expect.stringMatching(/^E1 .*"Šéf"$/),
    ])
  })

  test('reads allergens and numbers in names as typed, and lists these rows', async () => {
    const file = join(await temporaryFolder(), 'menu.csv')
    const rows = [
      'Gulášová polévka (1,3,7)',
      'Hovězí vývar A: 1,3,9',
      'Dršťková (A,C,G)',
      'Česnečka',
    ]
    await writeFile(file, `Název;Cena\nPOLÉVKY;\n${rows.map((row) => `${row};45\n`).join('')}`)
    const table = await importTable(file, undefined)
    expect(menuLines(table)).toEqual([
      '# Polévky, food',
      ...rows.map((row) => `${row} | = 45 | [unknown]`),
    ])
    const [, listed = ''] = table.report.split('Read, but please check (3 places):')
    expect(listed.match(/[A-Z]\d+(?= {2})/g)).toEqual(['A3', 'A4', 'A5'])
    expect(listed).toContain('allergens: 1, 3, 7')
  })

  test.each([
    ['Malá jídla', 'food'],
    ['Polední menu', 'food'],
    ['Pizza 32', 'food'],
    ['Víno a aperitiv', 'drinks'],
    ['Hauptspeise', 'food'],
    ['Warme Vorspeisen', 'food'],
    ['Hot drinks and shots', 'drinks'],
    ['Malé pivo', 'drinks'],
  ])('takes the section %s as %s by a word in its name, and says so', async (name, kind) => {
    const file = join(await temporaryFolder(), 'menu.csv')
    await writeFile(file, `Sekce;Název;Cena\n${name};Sám sebou;95\n`)
    const table = await importTable(file, 'CZ')
    expect(menuLines(table)[0]).toBe(`# ${name}, ${kind}`)
    expect(table.report).toContain(`"${name}" was taken as ${kind}`)
  })

  test('asks about a section whose words contradict', async () => {
    const file = join(await temporaryFolder(), 'menu.csv')
    await writeFile(file, 'Sekce;Název;Cena\nKáva a dezerty;Sám sebou;95\n')
    expect(omissionLines(await importTable(file, 'CZ'))[0]).toContain('food or drinks?')
  })

  test('in a table of numbered dishes, a name without a number is a section', async () => {
    const file = join(await temporaryFolder(), 'menu.csv')
    const rows =
      ';Kalte Vorspeisen;\n04;Tzaziki;5,50 €\n05;Feta;7,50 €\n;Salate;\n15;Bauernsalat;9,00 €'
    await writeFile(file, `Nr.;Gericht;Preis\n${rows}\n`)
    expect(menuLines(await importTable(file, 'AT'))).toEqual([
      '# Kalte Vorspeisen, food',
      'Tzaziki | 04 | = 5,50 € | [unknown]',
      'Feta | 05 | = 7,50 € | [unknown]',
      '# Salate, food',
      'Bauernsalat | 15 | = 9,00 € | [unknown]',
    ])
  })

  test('in German requires a country, because prices differ in currency', async () => {
    await expect(importTable(join(tables, '06-tabulator-de.tsv'), undefined)).rejects.toThrow(
      'add --country and one of CZ, SK, AT, DE',
    )
  })
})

test('a list gives the same menu in any order of its columns', async () => {
  const listed = await readFile(join(tables, '07-slovensky.csv'), 'utf8')
  const rows = listed.trim().split(/\r?\n/)
  const read = async (from: number) => {
    const turned = rows
      .map((row) => row.split(';'))
      .map((row) => row.slice(from).concat(row.slice(0, from)))
    const file = join(await temporaryFolder(), 'list.csv')
    await writeFile(file, turned.map((row) => row.join(';')).join('\n'))
    return menuLines(await importTable(file, 'SK'))
  }
  const asTyped = await read(0)
  expect(asTyped).toContain('Bryndzové halušky | 300 g = 8,90 | [1, 3, 7]')
  for (const from of [1, 2, 3, 4, 5]) expect(await read(from), `${from}`).toEqual(asTyped)
})

test.each([
  ['rows', 'Guláš;189\n'.padEnd(1_100_000, '\n')],
  ['columns', `Guláš;189\n${';,\t'.repeat(17_000)}`],
])('a text of more %s than a sheet has is no table', async (_, typed) => {
  const file = join(await temporaryFolder(), 'menu.csv')
  await writeFile(file, typed)
  await expect(importTable(file, undefined)).rejects.toThrow(/not a readable table/)
})

test('a title below an empty row begins a section, and file extensions may be in capitals', async () => {
  const file = join(await temporaryFolder(), 'CENIK.CSV')
  const rows = [
    'Název;Druh;Cena;Alergeny',
    'Hlavní jídla;;;',
    'Guláš;jídlo;189;1, 3',
    'Od naší babičky;;;',
    ';;;',
    'Rezervace na 360 000 042;;;',
    ';;;',
    'Ze zahrady za domem;;;',
    'Bramborák;jídlo;89;1',
  ]
  await writeFile(file, rows.join('\n'))
  const table = await importTable(file, undefined)
  expect(menuLines(table)).toEqual([
    '# Hlavní jídla, food',
    'Guláš | = 189 | [1, 3]',
    '# Ze zahrady za domem, food',
    'Bramborák | = 89 | [1]',
  ])
  expect(omissionLines(table)).toEqual(
    ['Od naší babičky', 'Rezervace na 360'].map((said) => expect.stringContaining(said)),
  )
})

test('a section without items is left out, and the next one keeps its own', async () => {
  const file = join(await temporaryFolder(), 'cenik.csv')
  const rows = [
    'Název;Cena;Alergeny',
    'POLÉVKY;;',
    'Kulajda;69;7',
    'SALÁTY;;',
    'JÍDLA;;',
    'Guláš;189;1',
  ]
  await writeFile(file, rows.join('\n'))
  const table = await importTable(file, undefined)
  expect(menuLines(table)).toEqual([
    '# Polévky, food',
    'Kulajda | = 69 | [7]',
    '# Jídla, food',
    'Guláš | = 189 | [1]',
  ])
  expect(omissionLines(table)).toEqual([expect.stringContaining('Saláty')])
})

describe('an Excel workbook', () => {
  async function readBook(...sheets: Parameters<typeof workbook>[0]) {
    const file = join(await temporaryFolder(), 'menu.xlsx')
    await writeFile(file, workbook(sheets))
    return importTable(file, undefined)
  }
  const sheetFile = 'xl/worksheets/sheet1.xml'
  /** Read a sheet whose XML was edited in a way that no program writes. */
  async function readOdd(name: string, rows: number, edit: (xml: string) => string, without = '') {
    const items = Array.from({ length: rows }, (_, row) => [`Guláš ${'x'.repeat(row % 40)}`, 215])
    const book = workbook([{ name, rows: [['Název jídla', 'Cena'], ['Jídla'], ...items] }])
    const files = unzipSync(book)
    files[sheetFile] = Buffer.from(edit(new TextDecoder().decode(files[sheetFile])))
    delete files[without]
    const file = join(await temporaryFolder(), 'menu.xlsx')
    await writeFile(file, zipSync(files, { level: 1 }))
    return importTable(file, undefined)
  }
  /** Add a cell to its row, or a row with the cell. */
  const stray = (at: string) => (xml: string) => {
    const cell = `<c r="${at}" t="inlineStr"><is><t>tel. 777</t></is></c>`
    const row = at.replace(/\D/g, '')
    return xml.includes(`<row r="${row}">`)
      ? xml.replace(new RegExp(`(<row r="${row}">.*?)</row>`), `$1${cell}</row>`)
      : xml.replace('</sheetData>', `<row r="${row}">${cell}</row></sheetData>`)
  }
  const filled = (text: string, times: number) => (xml: string) =>
    xml.replace('</sheetData>', () => `${text.repeat(times)}</sheetData>`)

  test.each([
    ['from hundreds of rows', 300, 'XFD3', ''],
    ['into the last row and column', 3, 'XFD1048576', ''],
    ['into the last row of a workbook without styles', 3, 'XFD1048576', 'xl/styles.xml'],
  ])('is read when a cell strayed %s', async (_, rows, at, without) => {
    const table = await readOdd('Jídla', rows, stray(at), without)
    expect(table.menu.items).toBe(rows)
    expect(omissionLines(table)).toEqual([expect.stringMatching(`^${at} .*tel. 777`)])
  })

  const tooLarge: [what: string, edit: (xml: string) => string, reason: RegExp][] = [
    ['it unpacks to 30 MB', filled(' ', 30_000_000), /too large for a price list/],
    ['it has too many rows', filled('<row r="9"/>', 1_100_000), /not a readable table/],
  ]
  if (!isQuick) {
    test('is read when it unpacks to 29 MB of blanks', async () => {
      expect((await readOdd('Jídla', 3, filled(' ', 29_000_000))).menu.items).toBe(3)
    })

    test.each(tooLarge)('is refused in a sentence if %s', async (_, edit, reason) => {
      await expect(readOdd('Jídla', 3, edit)).rejects.toThrow(reason)
    })
  }

  const headings = ['Název', 'Gramáž (g)', 'Cena', 'Alergeny', 'Kategorie']

  test('gives numbers as they were typed, across merged cells and empty rows', async () => {
    const table = await readBook({
      name: 'List1',
      rows: [
        ['Jídelní lístek U Lípy'],
        [],
        headings,
        ['Guláš', 150, 215, '1, 3, 7', 'Hlavní jídla'],
        ['Sýr', 120, 199.00000000000003, 7, null],
        [],
        ['Závin', 150, 62.5, null, 'Dezerty'],
      ],
      merged: ['A1:E1', 'E4:E5'],
    })
    expect(menuLines(table)).toEqual([
      '# Hlavní jídla, food',
      'Guláš | 150 g = 215 | [1, 3, 7]',
      'Sýr | 120 g = 199 | [7]',
      '# Dezerty, food',
      'Závin | 150 g = 62.5 | [unknown]',
    ])
    expect(omissionLines(table)).toEqual([])
  })

  test('reports every item lost to a date, an error or a zero', async () => {
    const table = await readBook({
      name: 'List1',
      rows: [
        headings,
        ['Guláš', 150, 215, { date: 45000 }, 'Hlavní jídla'],
        ['Sýr', 120, { date: 45021 }, '7', null],
        ['Řízek', 150, 215, 1.3, null],
        ['Kachna', 400, 0, '1', null],
        ['Kuře', 150, { error: '#REF!' }, '1', null],
        ['Vejce', 150, 99, '3', null],
      ],
    })
    expect(menuLines(table)).toEqual(['# Hlavní jídla, food', 'Vejce | 150 g = 99 | [3]'])
    expect(omissionLines(table).sort()).toEqual([
      expect.stringMatching(/^C3 Sýr a date \(2023-04-05\)/),
      expect.stringMatching(/^C5 Kachna the price 0/),
      expect.stringMatching(/^C6 Kuře a spreadsheet error/),
      expect.stringMatching(/^D2 Guláš a date \(2023-03-15\)/),
      expect.stringMatching(/^D4 Řízek "1.3", which may mean two allergens/),
    ])
  })

  // Targets of sheets are relative to xl/ in Excel, and to the root of the package in openpyxl.
  test.each(['worksheets/', '/xl/worksheets/'])(
    'refuses 0.5 as alcohol (0.5 % or 50 %), unless the cell is a percentage: %s',
    async (from) => {
      const rows = [
        ['Pivo', '0,5 l', 'Alkohol'],
        ['Bez alkoholu', 42, 0.5],
        ['Slivovice', 79, { percent: 0.5 }],
        ['Ležák', 62, 5],
        ['Výčepní', 49, '4,1 %'],
      ]
      const files = unzipSync(workbook([{ name: 'Pivo', rows }]))
      const relations = 'xl/_rels/workbook.xml.rels'
      const target = new TextDecoder().decode(files[relations])
      files[relations] = strToU8(target.replace('Target="worksheets/', `Target="${from}`))
      const file = join(await temporaryFolder(), 'menu.xlsx')
      await writeFile(file, zipSync(files))
      const table = await importTable(file, undefined)
      expect(menuLines(table)).toEqual([
        '# Pivo, drinks',
        'Slivovice | 50 % | 0,5 l = 79 | [unknown]',
        'Ležák | 5 | 0,5 l = 62 | [unknown]',
        'Výčepní | 4,1 % | 0,5 l = 49 | [unknown]',
      ])
      expect(omissionLines(table)).toEqual([
        expect.stringMatching(/^C2 Bez alkoholu the number 0.5, which may be 0.5 % or 50 %/),
      ])
    },
  )

  test('with several sheets is read completely, and messages name the sheet', async () => {
    const table = await readBook(
      {
        name: 'Polévky',
        rows: [
          ['Název', 'Cena'],
          ['Vývar', 65],
        ],
      },
      {
        name: 'Pivo',
        rows: [
          ['Název', 'Cena'],
          ['Desítka', 49],
          ['Ležák', null],
        ],
      },
      { name: 'Úkoly', rows: [['objednat sudy']] },
      { name: 'List4', rows: [] },
    )
    expect(menuLines(table)).toEqual([
      '# Polévky, food',
      'Vývar | = 65 | [unknown]',
      '# Pivo, drinks',
      'Desítka | unknown | = 49 | [unknown]',
    ])
    expect(omissionLines(table)).toEqual([
      expect.stringMatching(/^Pivo!3 /),
      expect.stringMatching(/^Úkoly!1 no row of headings/),
    ])
  })
})

test('cells have the names that spreadsheets use', () => {
  const names = [0, 25, 26, 51, 52, 701, 702].map((column) => cellName({ row: 11, column }))
  expect(names).toEqual(['A12', 'Z12', 'AA12', 'AZ12', 'BA12', 'ZZ12', 'AAA12'])
  expect(cellName({ sheet: 'List1', row: 0, column: 3 })).toBe('List1!D1')
  expect(cellName({ row: 0 })).toBe('1')
})

test('a section whose names contradict each other has no kind', () => {
  expect(kindOfSection(['K pivu', 'With your beer'])).toBe('food')
  expect(kindOfSection(['Nápoje', 'Drinks'])).toBe('drinks')
  expect(kindOfSection(['Polévky', 'Beer'])).toBe(undefined)
  expect(kindOfSection(['Od babičky'])).toBe(undefined)
})

describe('a table as text', () => {
  test('is read in UTF-16 with either order of bytes', () => {
    const little = Buffer.from('\uFEFFGuláš;189', 'utf16le')
    for (const bytes of [little, Buffer.from(little).swap16()])
      expect(decode(bytes)).toEqual({ text: 'Guláš;189', encoding: 'UTF-16' })
  })

  test('is read back exactly as it was written, for any cells', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('=1+1', "'=1", "''@x", '-5', '+420', '＝x', 'a;b', 'a"b', 'a\nb', '; ', ' x'),
    )
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }),
        (rows) => {
          const plain = rows.map((row) => row.map(tidy))
          const { text } = decode(Buffer.from(writeCsv(plain))) ?? {}
          expect(parse(text ?? '', ';').map((row) => toCells(row).map((one) => one.text))).toEqual(
            plain,
          )
        },
      ),
    )
  })

  test('contains no cell that a spreadsheet would run', () => {
    const csv = writeCsv([['=cmd|x', '+1', '-1', '@SUM', '＝1', '\t=1']])
    expect(csv).toBe(`\uFEFF"'=cmd|x";"'+1";"'-1";"'@SUM";"'＝1";"'\t=1"\r\n`)
  })
})

/** Normalise a text like a cell: trimmed, and without control characters. */
const tidy = (text: string) =>
  text
    .replace(/[^\P{Cc}\n]/gu, '')
    .split('\n')
    .map((line) => line.replace(/[ \t\u00A0\u202F]+/g, ' ').trim())
    .join('\n')
    .trim()

test('the example in docs/tables.md gives the report shown there', async () => {
  const docs = await readFile(join(root, 'docs/tables.md'), 'utf8')
  const [, csv = ''] = /```csv\n([\s\S]*?)```/.exec(docs) ?? []
  const [, report = ''] = /```text\n([\s\S]*?)```/.exec(docs) ?? []
  const file = join(await temporaryFolder(), 'cenik.csv')
  await writeFile(file, csv)
  expect((await importTable(file, undefined)).report).toBe(report)
})

test.each([
  ['en', en],
  ['cs', cs],
] as const)('the headings that the %s message shows are understood', async (_, catalogue) => {
  const [, headings = ''] = / {3}(.*)$/.exec(catalogue.table.noHeading) ?? []
  const row = headings.split(' | ')
  expect(row).toHaveLength(6)
  const file = join(await temporaryFolder(), 'menu.csv')
  await writeFile(file, `${row.join(';')}\nOd babičky;jídlo;Guláš;150 g;189;1, 3\n`)
  const table = await importTable(file, 'CZ')
  expect(menuLines(table)).toEqual(['# Od babičky, food', 'Guláš | 150 g = 189 | [1, 3]'])
  expect(omissionLines(table)).toEqual([])
})
