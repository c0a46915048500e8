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

type Expected = {
  languages?: string
  menu: string[]
  told?: (string | RegExp)[]
  country?: Country
}

// biome-ignore format: one line, one row
const inputs: { [file: string]: Expected } = {
  '01-oddily-v-radcich.csv': {
    menu: [
      '# Polévky, food',
      'Česnečka se sýrem | vegetarian | 0,33 l = 65 | [1, 3, 7]',
      'Hovězí vývar | 0,33 l = 69 | [1,3,9]',
      '# Hlavní jídla, food',
      'Svíčková na smetaně | 150 g = 245 | [1,3,7,9,10]',
      'Smažený sýr | vegetarian | 120 g = 199 | [1,3,7]',
      'Zeleninové kari | vegetarian | 350 g = 195 | [unknown]',
    ],
  },
  '02-kategorie-1250.csv': {
    menu: [
      '# Předkrmy, food',
      'Tatarák | 100 g = 229 | [1, 3, 10]',
      'Paštika | 90 g = 139,- | [1, 7]',
      '# Přílohy, food',
      'Hranolky | 200 g = 59 | [unknown]',
      'Šťouchané brambory | 200 g = od 55 | [7]',
    ],
  },
  '03-piva-dve-ceny.csv': {
    menu: [
      '# Nabídka, drinks',
      'Lhotecká desítka | 4,1 | 10 | Lhota | malé 0,3 l = 36; velké 0,5 l = 49 | [1]',
      'Lhotecký ležák | 5 % | 12° | Lhota | malé 0,3 l = 44 Kč; velké 0,5 l = 62 Kč | [1]',
      'Noční hlídač | 5,6 | 13 | velké 0,5 l = 66 | [1]',
      'Host na pípě | unknown | malé 0,3 l = 52; velké 0,5 l = 72 | [1]',
    ],
  },
  '04-english-commas.csv': {
    languages: 'en',
    menu: [
      '# Soups, food',
      'Garlic soup | With cheese, and bread | = 65 | [1, 7]',
      'Lentil soup | vegan | = 69 | [9]',
      '# Side dishes, food',
      'Chips | vegan | = 59 | [none]',
    ],
  },
  '05-desetinna-carka.csv': { menu: ['# Polévky, food', 'Gulášová | 0,33 l = 62.50 | [1]'], told: [/^E4 Dršťková a cell beyond the last heading/] },
  '06-tabulator-de.tsv': {
    country: 'AT',
    languages: 'de',
    menu: [
      '# Suppen, food',
      'Knödelsuppe | 0,3 l = 5,90 € | [1, 3, 9]',
      '# Hauptspeisen, food',
      'Käsespätzle | vegetarian | 300 g = 13,50 € | [1, 3, 7]',
      '# Biere, drinks',
      'Märzen | unknown | 0,5 l = 5,20 € | [1]',
    ],
  },
  '07-slovensky.csv': {
    languages: 'sk',
    menu: [
      '# Polievky, food',
      'Kapustnica | 0,33 l = 4,50 € | [1, 7]',
      '# Hlavné jedlá, food',
      'Bryndzové halušky | 300 g = 8,90 | [1, 3, 7]',
      '# Nápoje, drinks',
      'Kofola | unknown | 0,5 l = 2,20 | [unknown]',
    ],
  },
  '08-cesky-a-anglicky.csv': {
    languages: 'cs, en',
    menu: [
      '# Polévky, Soups, food',
      'Česnečka | Garlic soup | Se sýrem | With cheese | 0,33 l = 65 | [1, 7]',
      '# Dezerty, Desserts, food',
      'Palačinky | Pancakes | 2 ks 200 g = 129 | [1, 3, 7]',
    ],
    told: ['4 Závin no name in: en'],
  },
  '09-oddil-bez-prekladu.csv': {
    menu: [
      '# Od babičky, food',
      'Škubánky s mákem | 300 g = 135 | [1, 7]',
      '# Polévky, food',
      'Kulajda | 0,33 l = 85 | [1, 3, 7]',
    ],
    told: [/^1 the texts in the language en, because the section "Od babičky" has no name in it$/],
  },
  '10-soucty-a-poznamky.csv': {
    menu: [
      '# Polévky, food',
      'Vývar | 0,33 l = 65 | [1, 3, 9]',
      '# Minutky, food',
      'Řízek | 150 g = 189 | [1, 3, 7]',
    ],
    told: [
      /^7 .*neither an item nor surely a section/,
      /^8 Název the headings once more$/,
      '12 Celkem a sum',
      '11 Kuře na paprice no price',
    ],
  },
  '11-nakupni-cena.csv': {
    menu: [
      '# K pivu, food',
      'Utopenec | 1 ks 120 g = 85 | [1, 10]',
      'Nakládaný hermelín | 120 g = 105 | [7]',
    ],
    told: [/^A1 .*"Kód"$/, /^C1 .*"Nákupní cena"$/, /^D1 .*"Cena bez DPH"$/],
  },
  '12-dve-ceny-stejne.csv': { menu: [], told: [/^B1 .*neither was taken$/, /^C1 .*neither was taken$/, '2 Guláš no price'] },
  '13-alergeny-ruzne.csv': {
    menu: [
      '# Polévky, food',
      'Rajská | 0,33 l = 69 | [(1, 9)]',
      'Hrachová | 0,33 l = 69 | [žádné]',
      'Čočková | 0,33 l = 69 | [1a, 9]',
    ],
    told: [
      /^E2 Vývar "A, C, L"/,
      /^E3 Česnečka "1.7"/,
      /^E4 Kulajda "-"/,
      /^E5 Zelná "0"/,
      /^E6 Bramboračka allergen 15/,
    ],
  },
  '14-vic-cen-v-bunce.csv': {
    menu: [
      '# Víno, drinks',
      'Frankovka | 12,5 | 0,1 l = 39; 0,2 l = 75 | [unknown]',
      '# Nealko, drinks',
      'Kofola | 0 | 0,3 l = 35 | [unknown]',
    ],
    told: [
      /^D3 Ryzlink prices "45 \/ 85 \/ 310" that do not fit/,
      /^D4 Sekt prices "59 \/ 99" that do not fit/,
    ],
  },
  '15-vzorce.csv': {
    menu: [
      '# Polévky, food',
      '=HYPERLINK("http://zly.example") | 150 g = 65 | [1]',
      '# Hlavní jídla, food',
      '-Guláš | 150 g = 65 | [1]',
    ],
    told: [
      /^A4 an error of the spreadsheet: "#REF!"$/,
      /^B5 Vývar an error of the spreadsheet: "#N\/A"$/,
    ],
  },
  '16-unicode-text.txt': { menu: ['# Bezmasá jídla, food', 'Čočka na kyselo | 300 g = 159 | [1, 3, 10]'] },
  '17-dostupnost.csv': {
    menu: [
      '# Hlavní jídla, food',
      'Kachna | Pá–Ne | 400 g = 325 | [1, 3, 7]',
      'Pstruh | yes | gluten_free | 250 g = 289 | [4, 7]',
      'Kulajda | 1. 9. – 30. 11. | 0,33 l = 85 | [1, 3, 7]',
      'Flank steak | spicy | 200 g = 359 | [7]',
    ],
    told: [/^G5 Kari "možná", which is neither yes nor no/, /^F6 Koleno "na objednávku"/],
  },
  '18-jidlo-nebo-piti.csv': {
    menu: [
      '# Hlavní jídla, food',
      'Guláš | celá porce = 215; poloviční porce = 165; s sebou = 225 | [1, 3, 7]',
      'Knedlo vepřo | celá porce = 219 | [1, 3]',
    ],
    told: [
      /^2 the section "Speciality": food or drinks\?/,
      '2 Guláš no section that could be taken',
      /^3 the section "Pochoutky šéfa": food or drinks\?/,
      '3 Guláš no section that could be taken',
    ],
  },
  // Forty items, as kitchens list them: at least thirty arrive, and none in another size or section.
  '20-vino-a-destilaty.csv': {
    menu: [
      '# Červené víno, drinks',
      'Frankovka | unknown | 0,2 l = 55; 0,75 l = 190 | [12]',
      'Modrý Portugal | unknown | 0,2 l = 52 | [12]',
      '# Destiláty, drinks',
      'Rum | unknown | 0,02 l = 45; 0,04 l = 79 | [unknown]',
      'Slivovice | unknown | 0,04 l = 99 | [unknown]',
      'Whisky | unknown | 0,02 l = 70; 0,04 l = 120 | [unknown]',
    ],
    told: [
      /^10 Likéry a section below sizes that are those of another one/,
      /^A11 Fernet it stands below row 10/,
      /^A12 Koktejly it stands below row 10/,
    ],
  },
  '21-bez-nadpisu.csv': {
    menu: [
      '# Nabídka, food',
      'Guláš | 150 g = 189 | [1,3,7]',
      'Svíčková | 150 g = 215 | [1,3,7,9]',
      'Smažený sýr | 120 g = 175 | [1,3,7]',
      '# Pivo, drinks',
      'Desítka | unknown | 0,5 l = 45 | [1]',
      'Dvanáctka | unknown | 0,5 l = 59 Kč | [1]',
      'Kofola | unknown | 0,3 l = 35 | [unknown]',
      'Tonik | unknown | 0,25 l = 49 | [unknown]',
    ],
    told: ['4 Kuře na paprice no price'],
  },
  '22-cena-v-kc.csv': {
    menu: [
      '# Polévky, food',
      'Vývar | = 65 | [9]',
      'Kulajda | = 69 | [1,3,7]',
      '# Hlavní jídla, food',
      'Řízek | 150 g = 199 | [1,3,7]',
      'Guláš | 150 g = 189 | [1,3]',
      '# Pivo, drinks',
      'Desítka | unknown | 0,5 L = 45 | [1]',
      'Ležák | unknown | 0,5 L = 59 | [1]',
      'Nealko pivo | unknown | 0,5 L = 49 | [1]',
    ],
    told: [/^8 .*"Podle denní nabídky": neither/, /^A9 Kuře it stands below row 8/],
  },
  '23-velikosti-jinde.csv': {
    menu: [
      '# Točené pivo, drinks',
      'Desítka | unknown | Malé 0,3 l = 35; Velké 0,5 l = 45 | [unknown]',
      'Ležák | unknown | Velké 0,5 l = 59 | [unknown]',
      'Řezané | unknown | Malé 0,3 l = 42 | [unknown]',
      'Polotmavé | unknown | Malé 0,3 l = 45; Velké 0,5 l = 62 | [unknown]',
      'Třináctka | unknown | Malé 0,3 l = 48; Velké 0,5 l = 66 | [unknown]',
      'Nefiltrované | unknown | Malé 0,3 l = 46; Velké 0,5 l = 64 | [unknown]',
    ],
    told: [/^9 Destiláty a section below/, /^A10 Rum it stands/, /^A11 Vodka it stands/],
  },
  '24-jidelni-listek.tsv': {
    menu: [
      '# Polévky, food',
      'Vývar | 0,33 l = 65 Kč | [unknown]',
      '# Minutky, food',
      'Katův šleh | 150 g = 209 | [unknown]',
      'Žebra | 500 g = 299 | [unknown]',
      '# Pizza, food',
      'Margherita | 32 cm = 179 | [unknown]',
      'Salámová | 32 cm = 199 | [unknown]',
      '# Nápoje, drinks',
      'Kofola | unknown | 0,5 l = 45 | [unknown]',
    ],
    told: [
      /^9 .*"\* Rozvoz po domluvě\.": neither/,
      /^A14 Vodka it stands below row 13/,
      '13 Rum no price',
    ],
  },
  '19-zadna-tabulka.csv': { menu: [], languages: '', told: [/^1 no row of headings/] },
}

describe('a price list as an owner has it', () => {
  test.each(Object.entries(inputs))(
    '%s: what is in it, and nothing else',
    async (file, expected) => {
      const { country, languages = 'cs', menu, told = [] } = expected
      const table = await fromTable(join(tables, file), country)
      expect(linesOf(table)).toEqual(menu)
      expect(table.menu.languages.join(', ')).toBe(languages)
      expect(toldOf(table)).toEqual(
        told.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one))),
      )
    },
  )

  test.each([
    '02-kategorie-1250.csv',
    '04-english-commas.csv',
    '06-tabulator-de.tsv',
    '07-slovensky.csv',
    '08-cesky-a-anglicky.csv',
    '15-vzorce.csv',
  ])('%s: becomes a pub that builds, and is asked about what is not its own yet', async (file) => {
    const folder = join(await temporaryFolder(), 'new')
    const table = await fromTable(join(tables, file), inputs[file]?.country)
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
  async function readOdd(name: string, rows: number, edit: (xml: string) => string) {
    const items = Array.from({ length: rows }, (_, row) => [`Guláš ${'x'.repeat(row % 40)}`, 215])
    const book = workbook([{ name, rows: [['Název jídla', 'Cena'], ['Jídla'], ...items] }])
    const files = unzipSync(book)
    files[sheetFile] = strToU8(edit(new TextDecoder().decode(files[sheetFile])))
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
    ['a cell strayed from thousands of rows', 3000, stray('XFD3'), /column XFD, far from/],
    ['it unpacks to 30 MB', 3, filled(' ', 30_000_000), /larger than a price list is/],
    ['it unpacks to 29 MB of blanks', 3, filled(' ', 29_000_000), /no table that can be read/],
    ['it has more rows than a sheet has', 3, filled('<row r="9"/>', 1_100_000), /no table that can be read/],
  ])('is refused in a sentence where %s', async (_, rows, edit, why) => {
    await expect(readOdd('Jídla', rows, edit)).rejects.toThrow(why)
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

  test.each([
    ['cs', '01-oddily-v-radcich.csv', 'Alergeny neuvádí 1 položka: píše se místo nich unknown.'],
    ['cs', '03-piva-dve-ceny.csv', 'Obsah alkoholu neuvádí 1 nápoj: píše se místo něj unknown.'],
    [
      'en',
      '01-oddily-v-radcich.csv',
      'Allergens of 1 item are not stated in it: they stand as unknown.',
    ],
    ['en', '03-piva-dve-ceny.csv', 'Alcohol of 1 drink is not stated in it: it stands as unknown.'],
  ])('says in %s that what %s does not state is not known', async (lang, file, said) => {
    const args = ['--from', join(tables, file), '--country', 'CZ', '--lang', lang]
    const { stderr } = await runHere('init', [join(await temporaryFolder(), 'new'), ...args])
    expect(stderr.split('\n')).toContain(said)
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
      await expect(fromTable(join(folder, name), undefined)).rejects.toThrow(
        'no table that can be read',
      )
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
