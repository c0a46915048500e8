// What becomes of price lists as owners have them: what is understood, and what is left out and told.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { init } from '../../src/commands/init.ts'
import { cellName } from '../../src/commands/table/cells.ts'
import { decode, parse, toRow, writeCsv } from '../../src/commands/table/csv.ts'
import { type FromTable, fromTable } from '../../src/commands/table/from.ts'
import { kindOfSection } from '../../src/commands/table/section-names.ts'
import { cs } from '../../src/messages/cs.ts'
import { en } from '../../src/messages/en.ts'
import type { Country } from '../../src/model/countries.ts'
import { buildPub, readAll, root, run, runHere, temporaryFolder } from '../pub.ts'
import { workbook } from '../tables/workbook.ts'
import { installedEngineAt } from '../workshop.ts'

const tables = join(root, 'test/tables')

/** `# section, kind`, then one line for each item: name, then its fields in their order. */
const linesOf = ({ menu }: FromTable) =>
  menu.files.flatMap(({ data: { items, ...section } }) => [
    `# ${Object.values(section).join(', ')}`,
    ...(items as { [field: string]: string }[]).map(({ allergens, sizes, ...item }) =>
      [...Object.values(item), sizes, `[${allergens}]`].join(' | '),
    ),
  ])

const toldOf = ({ menu }: FromTable) =>
  menu.omissions.map(({ subject, what, ...spot }) =>
    [cellName(spot), subject, what(en)].filter(Boolean).join(' '),
  )

const country = (file: string): Country | undefined => (file.startsWith('06-') ? 'AT' : undefined)

/** What stands in expected.txt for each list: its languages, and all lines. */
const [, ...expected] = (await readFile(join(tables, 'expected.txt'), 'utf8'))
  .split('\n\n')
  .map((part) => /^(\S+):(.*)\n([\s\S]*?)\n*$/.exec(part)?.slice(1) ?? [])

describe('a price list as an owner has it', () => {
  test.each(expected)('%s: what is in it, and nothing else', async (file = '', spoken, lines) => {
    const table = await fromTable(join(tables, file), country(file))
    expect(table.menu.languages.join(', ')).toBe(spoken?.trim())
    const told = toldOf(table).map((one) => `? ${one}`)
    const wanted = lines
      ?.split('\n')
      .map((line) => (line.endsWith('…') ? expect.stringContaining(line.slice(0, -1)) : line))
    expect([...linesOf(table), ...told]).toEqual(wanted)
  })

  test('there are two dozen lists', () => {
    expect(expected).toHaveLength(24)
  })

  test.each([
    '02-kategorie-1250.csv',
    '04-english-commas.csv',
    '06-tabulator-de.tsv',
    '07-slovensky.csv',
    '08-cesky-a-anglicky.csv',
    '15-vzorce.csv',
  ])('%s: becomes a pub that builds, and is asked about what is not its own yet', async (file) => {
    const folder = join(await temporaryFolder(), 'new')
    const table = await fromTable(join(tables, file), country(file))
    await init(folder, await installedEngineAt(await temporaryFolder()), undefined, table)
    const { files, warnings } = await buildPub(join(folder, 'content'))
    const { food, drinks } = JSON.parse(String(files.get('menu.json')))
    expect([...food, ...drinks]).toHaveLength(table.menu.items)
    const asked = warnings
      .filter(({ code }) => code === 'text-unfinished')
      .map(({ subject }) => subject)
    expect(asked).toEqual(expect.arrayContaining(['name', 'street', 'phone', 'booking', 'tagline']))
  })

  test.each([
    ['02-kategorie-1250.csv', 'Windows-1250, separated by semicolons'],
    ['03-piva-dve-ceny.csv', 'UTF-8, separated by semicolons'],
    ['04-english-commas.csv', 'UTF-8, separated by commas'],
    ['07-slovensky.csv', 'UTF-8, separated by semicolons'],
    ['16-unicode-text.txt', 'UTF-16, separated by tabs'],
  ])('%s: how it was read is said: %s', async (file, how) => {
    expect((await fromTable(join(tables, file), undefined)).report).toContain(`(${how})`)
  })

  // Typed by hand, as owners call the column.
  const priced =
    'Cena, Cena s DPH, Cena vč. DPH, Cena včetně DPH, Prodejní cena, Price, Selling price, Cena vrátane DPH, Predajná cena, Preis, Verkaufspreis, Preis inkl. MwSt.'
  test.each(priced.split(', '))('has its prices in a column called %s', async (called) => {
    const file = join(await temporaryFolder(), 'menu.csv')
    await writeFile(file, `Název;${called};Kategorie\nGuláš;189;Minutky\n`)
    expect(linesOf(await fromTable(file, undefined))).toEqual([
      '# Minutky, food',
      'Guláš | = 189 | [unknown]',
    ])
  })

  test.each(['-', '–', '—', '/'])('says no diet by the sign %s', async (sign) => {
    const file = join(await temporaryFolder(), 'menu.csv')
    await writeFile(
      file,
      `Název;Cena;Kategorie;diets\nGuláš;189;Minutky;${sign}\nSalát;99;Minutky;vegan\n`,
    )
    expect(linesOf(await fromTable(file, undefined))).toEqual([
      '# Minutky, food',
      'Guláš | = 189 | [unknown]',
      'Salát | vegan | = 99 | [unknown]',
    ])
  })

  test('has no column that is passed over without a word', async () => {
    const file = join(await temporaryFolder(), 'menu.csv')
    await writeFile(file, 'Název;Cena;;Kategorie;Šéf\nGuláš;189;1, 3;Minutky;Karel\n;;;;\n')
    const table = await fromTable(file, undefined)
    expect(linesOf(table)).toEqual(['# Minutky, food', 'Guláš | = 189 | [unknown]'])
    expect(toldOf(table)).toEqual([
      'C1 a column without a heading',
      expect.stringMatching(/^E1 .*"Šéf"$/),
    ])
  })

  test('in German asks for the country, because prices are not the same money in each', async () => {
    await expect(fromTable(join(tables, '06-tabulator-de.tsv'), undefined)).rejects.toThrow(
      'add --country and one of CZ, SK, AT, DE',
    )
  })
})

test('a list says the same whichever of its columns stands first', async () => {
  const listed = await readFile(join(tables, '07-slovensky.csv'), 'utf8')
  const rows = listed.trim().split(/\r?\n/)
  const read = async (from: number) => {
    const turned = rows
      .map((row) => row.split(';'))
      .map((row) => row.slice(from).concat(row.slice(0, from)))
    const file = join(await temporaryFolder(), 'list.csv')
    await writeFile(file, turned.map((row) => row.join(';')).join('\n'))
    return linesOf(await fromTable(file, 'SK'))
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
  await expect(fromTable(file, undefined)).rejects.toThrow(/not a readable table/)
})

test('what stands alone behind an empty row begins a section, in a file of any capitals', async () => {
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
  const table = await fromTable(file, undefined)
  expect(linesOf(table)).toEqual([
    '# Hlavní jídla, food',
    'Guláš | = 189 | [1, 3]',
    '# Ze zahrady za domem, food',
    'Bramborák | = 89 | [1]',
  ])
  expect(toldOf(table)).toEqual(
    ['Od naší babičky', 'Rezervace na 360'].map((said) => expect.stringContaining(said)),
  )
})

describe('a workbook of Excel', () => {
  async function readBook(...sheets: Parameters<typeof workbook>[0]) {
    const file = join(await temporaryFolder(), 'menu.xlsx')
    await writeFile(file, workbook(sheets))
    return fromTable(file, undefined)
  }
  const sheetFile = 'xl/worksheets/sheet1.xml'
  /** The sheet, its XML changed as no program writes it. */
  async function readOdd(name: string, rows: number, edit: (xml: string) => string, without = '') {
    const items = Array.from({ length: rows }, (_, row) => [`Guláš ${'x'.repeat(row % 40)}`, 215])
    const book = workbook([{ name, rows: [['Název jídla', 'Cena'], ['Jídla'], ...items] }])
    const files = unzipSync(book)
    files[sheetFile] = strToU8(edit(new TextDecoder().decode(files[sheetFile])))
    delete files[without]
    const file = join(await temporaryFolder(), 'menu.xlsx')
    await writeFile(file, zipSync(files))
    return fromTable(file, undefined)
  }
  const stray = (at: string) => (xml: string) =>
    xml.replace(
      /(<row r="3">.*?)<\/row>/,
      `$1<c r="${at}" t="inlineStr"><is><t>tel. 777</t></is></c></row>`,
    )

  test('is read beside a cell that strayed into the last column, which is named', async () => {
    const table = await readOdd('Jídla', 60, stray('XFD3'))
    expect(linesOf(table)).toHaveLength(61)
    expect(toldOf(table)).toEqual([expect.stringMatching(/^XFD3 .*tel. 777.*without a heading/)])
  })

  const filled = (text: string, times: number) => (xml: string) =>
    xml.replace('</sheetData>', () => `${text.repeat(times)}</sheetData>`)

  // biome-ignore format: one line, one row
  test.each<[string, number, (xml: string) => string, RegExp]>([
    ['a cell strayed from thousands of rows', 3000, stray('XFD3'), /column XFD, far away from/],
    ['a cell strayed into the last row and column', 3, stray('XFD1048576'), /column XFD, far away from/],
    ['it unpacks to 30 MB', 3, filled(' ', 30_000_000), /too large for a price list/],
    ['it unpacks to 29 MB of blanks', 3, filled(' ', 29_000_000), /not a readable table/],
    ['it has more rows than a sheet has', 3, filled('<row r="9"/>', 1_100_000), /not a readable table/],
  ])('is refused in a sentence where %s', async (_, rows, edit, why) => {
    await expect(readOdd('Jídla', rows, edit)).rejects.toThrow(why)
  })

  test('is refused the same without the file of its styles', async () => {
    const reading = readOdd('Jídla', 3, stray('XFD1048576'), 'xl/styles.xml')
    await expect(reading).rejects.toThrow(/column XFD, far away from/)
  })

  const headings = ['Název', 'Gramáž (g)', 'Cena', 'Alergeny', 'Kategorie']

  test('gives its numbers as they are typed, over merged cells and empty rows', async () => {
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
    expect(linesOf(table)).toEqual([
      '# Hlavní jídla, food',
      'Guláš | 150 g = 215 | [1, 3, 7]',
      'Sýr | 120 g = 199 | [7]',
      '# Dezerty, food',
      'Závin | 150 g = 62.5 | [unknown]',
    ])
    expect(toldOf(table)).toEqual([])
  })

  test('loses no item to a date, an error or a nought without a word', async () => {
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
    expect(linesOf(table)).toEqual(['# Hlavní jídla, food', 'Vejce | 150 g = 99 | [3]'])
    expect(toldOf(table).sort()).toEqual([
      '6 Kuře no price',
      expect.stringMatching(/^C3 Sýr a date \(2023-04-05\)/),
      expect.stringMatching(/^C5 Kachna the price 0/),
      expect.stringMatching(/^D2 Guláš a date \(2023-03-15\)/),
      expect.stringMatching(/^D4 Řízek "1.3", which may mean two allergens/),
    ])
  })

  // Excel names its sheets from the folder xl/, openpyxl from the root of the package.
  test.each(['worksheets/', '/xl/worksheets/'])(
    'is refused where 0.5 may be a half or fifty per cent of alcohol, unless its cell says which: %s',
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
      const named = new TextDecoder().decode(files[relations])
      files[relations] = strToU8(named.replace('Target="worksheets/', `Target="${from}`))
      const file = join(await temporaryFolder(), 'menu.xlsx')
      await writeFile(file, zipSync(files))
      const table = await fromTable(file, undefined)
      expect(linesOf(table)).toEqual([
        '# Pivo, drinks',
        'Slivovice | 50 % | 0,5 l = 79 | [unknown]',
        'Ležák | 5 | 0,5 l = 62 | [unknown]',
        'Výčepní | 4,1 % | 0,5 l = 49 | [unknown]',
      ])
      expect(toldOf(table)).toEqual([
        expect.stringMatching(/^C2 Bez alkoholu the number 0.5, which may be 0.5 % or 50 %/),
      ])
    },
  )

  test('with several sheets is read whole, and names the sheet in what it says', async () => {
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
    expect(linesOf(table)).toEqual([
      '# Polévky, food',
      'Vývar | = 65 | [unknown]',
      '# Pivo, drinks',
      'Desítka | unknown | = 49 | [unknown]',
    ])
    expect(toldOf(table)).toEqual([
      expect.stringMatching(/^Pivo!3 /),
      expect.stringMatching(/^Úkoly!1 no row of headings/),
    ])
  })
})

describe('the command', () => {
  test('writes what it understood, lists the rest and ends with 1; a country may be in small letters', async () => {
    const folder = join(await temporaryFolder(), 'new')
    const table = join(tables, '05-desetinna-carka.csv')
    const args = [folder, '--from', table, '--country', 'cz']
    const { code, stdout, stderr } = await run('src/commands/init.ts', args)
    expect(code).toBe(1)
    expect(stdout).toContain('Wrote the repository of a new pub')
    expect(stderr).toContain('1 item in 1 section')
    expect(stderr).toMatch(/CZ.*CZK/)
    expect(stderr).toMatch(/^ {2}E4 {2}Dršťková {2}/m)
    const files = await readAll(join(folder, 'content'))
    expect([...files.keys()].filter((file) => file.startsWith('menu/'))).toEqual([
      'menu/10-polevky.md',
    ])
    expect(files.get('pub.md')).toMatch(/^languages: cs$/m)
    expect(files.has('home.en.md')).toBe(false)
  })

  test.each([
    ['12-dve-ceny-stejne.csv', 'nothing was written'],
    ['19-zadna-tabulka.csv', 'no row of headings'],
    ['missing.csv', 'cannot be opened'],
    ['workbook.ts', 'neither a .csv nor an .xlsx'],
  ])('writes nothing of %s: %s', async (file, why) => {
    const folder = join(await temporaryFolder(), 'new')
    const { code, stderr } = await runHere('init', [folder, '--from', join(tables, file)])
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(why) })
    await expect(readAll(folder)).rejects.toThrow('ENOENT')
  })

  test('says in Czech what it read and what it left out, with --lang cs', async () => {
    const folder = join(await temporaryFolder(), 'new')
    const table = join(tables, '05-desetinna-carka.csv')
    const args = [folder, '--from', table, '--country', 'CZ', '--lang', 'cs']
    const { code, stdout, stderr } = await runHere('init', args)
    expect(code).toBe(1)
    expect(stdout).toContain('Nová hospoda je ve složce')
    expect(stderr.split('\n').slice(0, 3)).toEqual([
      'Z tabulky 05-desetinna-carka.csv (UTF-8, oddělené čárkami): 1 položka v 1 oddílu lístku.',
      'Jazyky hospody: cs.',
      'Země hospody: CZ, ceny v CZK; jinou určí --country.',
    ])
    expect(stderr).toMatch(/^ {2}E4 {2}Dršťková {2}buňka vpravo/m)
    expect(stderr).not.toMatch(/ (?:the|is|of) /)
  })

  // The report as it is printed: a whole pub packs the engine with it.
  test.each([
    ['cs', '01-oddily-v-radcich.csv', 'Alergeny neuvádí 1 položka: píše se místo nich unknown.'],
    ['cs', '03-piva-dve-ceny.csv', 'Obsah alkoholu neuvádí 1 nápoj: píše se místo něj unknown.'],
    [
      'en',
      '01-oddily-v-radcich.csv',
      'Allergens of 1 item are not stated in it, so they are unknown.',
    ],
    ['en', '03-piva-dve-ceny.csv', 'Alcohol of 1 drink is not stated in it, so it is unknown.'],
  ] as const)('says in %s that what %s does not state is not known', async (lang, file, said) => {
    const { report } = await fromTable(join(tables, file), 'CZ', { cs, en }[lang])
    expect(report.split('\n')).toContain(said)
  })

  test('reads a table in UTF-16 of which the larger byte comes first', async () => {
    const known = join(tables, '07-slovensky.csv')
    const file = join(await temporaryFolder(), 'menu.csv')
    const text = `\uFEFF${await readFile(known, 'utf8')}`
    await writeFile(file, Buffer.from(text, 'utf16le').swap16())
    const { menu } = await fromTable(file, undefined)
    expect(menu.items).toBeGreaterThan(0)
    expect(menu.files).toEqual((await fromTable(known, undefined)).menu.files)
  })

  test('a new pub for which Czechia is named has the content of one for which no country is', async () => {
    const contentOf = async (...args: string[]) => {
      const folder = join(await temporaryFolder(), 'new')
      await runHere('init', [folder, ...args])
      return readAll(join(folder, 'content'))
    }
    expect(await contentOf('--country', 'CZ')).toEqual(await contentOf())
  })

  test('a menu in Czech and English needs no line that says so', async () => {
    const folder = join(await temporaryFolder(), 'new')
    await runHere('init', [folder, '--from', join(tables, '08-cesky-a-anglicky.csv')])
    const pub = await readFile(join(folder, 'content/pub.md'), 'utf8')
    expect(pub).toMatch(/^name_en: /m)
    expect(pub).not.toMatch(/^languages:/m)
  })

  test('refuses a wrong call in Czech, with --lang cs', async () => {
    const folder = join(await temporaryFolder(), 'new')
    const table = join(tables, '03-piva-dve-ceny.csv')
    const called = (...args: string[]) => runHere('init', [folder, '--lang', 'cs', ...args])
    expect((await called('--from', 'missing.csv')).stderr).toBe('missing.csv nejde otevřít\n')
    expect((await called('--from', table, '--country', 'PL')).stderr).toBe(
      '--country „PL“ není; na výběr je CZ, SK, AT, DE\n',
    )
    expect((await called('--country', 'PL')).stderr).toContain('--country „PL“ není')
  })

  test('takes no picture or broken workbook for a table', async () => {
    const folder = await temporaryFolder()
    const picture = await readFile(join(root, 'starter/guide/pictures/sample.en.png'))
    for (const name of ['menu.csv', 'menu.xlsx']) {
      await writeFile(join(folder, name), picture)
      await expect(fromTable(join(folder, name), undefined)).rejects.toThrow('not a readable table')
    }
  })
})

test('cells are called as spreadsheets call them', () => {
  const named = [0, 25, 26, 51, 52, 701, 702].map((column) => cellName({ row: 11, column }))
  expect(named).toEqual(['A12', 'Z12', 'AA12', 'AZ12', 'BA12', 'ZZ12', 'AAA12'])
  expect(cellName({ sheet: 'List1', row: 0, column: 3 })).toBe('List1!D1')
  expect(cellName({ row: 0 })).toBe('1')
})

test('a section whose names say two things is of neither kind', () => {
  expect(kindOfSection(['K pivu', 'With your beer'])).toBe('food')
  expect(kindOfSection(['Nápoje', 'Drinks'])).toBe('drinks')
  expect(kindOfSection(['Polévky', 'Beer'])).toBe(undefined)
  expect(kindOfSection(['Od babičky'])).toBe(undefined)
})

describe('a table as text', () => {
  test('comes back as it was written, whatever stands in its cells', () => {
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
          expect(parse(text ?? '', ';').map((row) => toRow(row).map((one) => one.text))).toEqual(
            plain,
          )
        },
      ),
    )
  })

  test('holds no cell that a spreadsheet would run', () => {
    const csv = writeCsv([['=cmd|x', '+1', '-1', '@SUM', '＝1', '\t=1']])
    expect(csv).toBe(`\uFEFF"'=cmd|x";"'+1";"'-1";"'@SUM";"'＝1";"'\t=1"\r\n`)
  })
})

/** As cells are read: without spaces round it, and without what no spreadsheet has in a cell. */
const tidy = (text: string) =>
  text
    .replace(/[^\P{Cc}\n]/gu, '')
    .split('\n')
    .map((line) => line.replace(/[ \t\u00A0\u202F]+/g, ' ').trim())
    .join('\n')
    .trim()

test('the example of docs/tables.md says what is said of it', async () => {
  const docs = await readFile(join(root, 'docs/tables.md'), 'utf8')
  const [, csv = ''] = /```csv\n([\s\S]*?)```/.exec(docs) ?? []
  const [, report = ''] = /```text\n([\s\S]*?)```/.exec(docs) ?? []
  const file = join(await temporaryFolder(), 'cenik.csv')
  await writeFile(file, csv)
  expect((await fromTable(file, undefined)).report).toBe(report)
})
