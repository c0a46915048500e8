// Exports a menu as a table and reads it back. Nothing may be lost.

import { spawn } from 'node:child_process'
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dump, FAILSAFE_SCHEMA, load } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { exportMenu } from '../../src/commands/export.ts'
import { importTable } from '../../src/commands/table/from.ts'
import type { ItemRow } from '../../src/fields/common.ts'
import { itemRows } from '../../src/fields/item.ts'
import { renderBody } from '../../src/model/resource.ts'
import { need } from '../capabilities.ts'
import { newContent, pubOf } from '../new-pub.ts'
import { ended, run } from '../process.ts'
import {
  contentCopy,
  fullPub,
  makePublication,
  readTexts,
  root,
  runHere,
  temporaryFolder,
} from '../pub.ts'

async function exported(content: string): Promise<string> {
  const result = await exportMenu(content)
  if (typeof result === 'string') throw new Error(result)
  return result.csv
}

/** Export the menu, and make a new pub from the table. */
async function exportAndRead(content: string) {
  const folder = await temporaryFolder()
  const file = join(folder, 'menu.csv')
  const csv = await exported(content)
  await writeFile(file, csv)
  const table = await importTable(file, undefined)
  const made = await newContent(pubOf(table))
  // The table has no hours of the house, and hours of a section must lie within them.
  await copyFile(join(content, 'hours.md'), join(made, 'hours.md'))
  return { omissions: table.menu.omissions, content: made, csv }
}

async function readMenu(content: string) {
  const site = await makePublication(await readTexts(content, '2026-11-20'))
  const { food, drinks, sections } = JSON.parse(renderBody(site, '/menu.json'))
  return { food, drinks, sections }
}

describe('an exported menu that is read back', () => {
  test.each([
    'full',
    'brewery',
    'prices',
    'border-cs-de-en',
    'gasthaus-de-en',
    'sk-euro',
    'at-euro',
    'wine-sk-en',
    'cafe',
    'kiosk',
  ])('is the same in every member of menu.json: %s', async (name) => {
    const pub = join(root, 'test/pubs', name)
    const { omissions, content, csv } = await exportAndRead(pub)
    expect(omissions).toEqual([])
    expect(await readMenu(content)).toEqual(await readMenu(pub))
    expect(await exported(content)).toBe(csv)
  })
})

test('every field of an item is read back as it was typed', async () => {
  const all = Object.entries<ItemRow>(itemRows)
  const columns = all.filter(([, row]) => row.order !== undefined).map(([field]) => field)
  // A table cannot contain blocks or files; the command says so.
  const skipped = all.map(([field]) => field).filter((field) => !columns.includes(field))
  expect(skipped).toEqual(['other_prices', 'photo', 'photo_alt', 'focus'])
  const table = await readFile(join(root, 'test/tables/items.yaml'), 'utf8')
  const typedByField = load(table) as { [field: string]: object }
  expect(Object.keys(typedByField)).toEqual(columns)
  const items = Object.entries(typedByField).map(([field, typed], index) => {
    const names = { cs: `Pití ${index}`, en: `Drink ${index}` }
    const others = { alcohol: '0', allergens: 'none', sizes: 'hrnek 0,5 l = 60' }
    return { field, typed: { ...names, ...others, labels_en: 'hrnek = mug', ...typed } }
  })
  const pub = await contentCopy({})
  const section = { section: 'Vše', section_en: 'All', kind: 'drinks' }
  const data = { ...section, items: items.map(({ typed }) => typed) }
  await writeFile(join(pub, 'menu/95-vse.md'), `---\n${dump(data)}---\n`)
  const { omissions, content } = await exportAndRead(pub)
  expect(omissions).toEqual([])
  const text = await readFile(join(content, 'menu/95-vse.md'), 'utf8')
  const made = load(text.split('---')[1] ?? '', { schema: FAILSAFE_SCHEMA }) as typeof data
  for (const [index, { field, typed }] of items.entries())
    expect(made.items[index], field).toEqual(typed)
})

test('prices in another currency than that of the country keep their currency', async () => {
  const pub = await contentCopy({
    'pub.md': (text) => text.replace(/^country: CZ$/m, 'country: CZ\ncurrency: EUR'),
  })
  const { omissions, content } = await exportAndRead(pub)
  expect(omissions).toEqual([])
  const { food } = await readMenu(content)
  expect(food[0].sizes[0].price_eur).toBe(65)
  expect(await readMenu(content)).toEqual(await readMenu(pub))
})

describe('the export command', () => {
  const cafe = join(root, 'test/pubs/cafe')

  test('writes the table, lists what it leaves out, and never overwrites a file', async () => {
    const file = join(await temporaryFolder(), 'menu.csv')
    const args = [file, '--content', cafe, '--lang', 'en']
    const { code, stdout } = await run('src/commands/export.ts', args)
    expect(code).toBe(0)
    expect(stdout).toMatch(/4 items in 2 sections[\s\S]*Left out: lunch weeks/)
    const written = await readFile(file, 'utf8')
    expect(written).toBe(await exported(cafe))
    const again = await runHere('export', [file, '--content', fullPub, '--lang', 'en'])
    expect(again).toMatchObject({ code: 2, stderr: expect.stringContaining('already exists') })
    expect(await readFile(file, 'utf8')).toBe(written)
  })

  test.each([
    ['behind a file', 'file/menu.csv', 'part of the path is a file'],
    ['with a name of 300 letters', `${'m'.repeat(300)}.csv`, 'its name is too long for the disk'],
  ])('says in words why there is no table %s, and exits with 3', async (_, name, why) => {
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'file'), '')
    const file = join(folder, name)
    const { code, stderr } = await runHere('export', [file, '--content', cafe])
    expect(code).toBe(3)
    expect(stderr).toContain(`${file} cannot be written: ${why}`)
    expect(stderr).not.toMatch(/E[A-Z]{4,}/)
  })

  test('leaves no partial table on a full disk, and reports it', async (context) => {
    need(context, 'posix')
    const folder = await temporaryFolder()
    const program = [process.execPath, join(root, 'src/commands/start.js'), 'export']
    const args = [join(folder, 'menu.csv'), '--content', cafe, '--lang', 'en']
    const limited = ['-c', 'ulimit -f 0; exec "$@"', 'sh', ...program, ...args]
    const { code, stderr } = await ended(spawn('sh', limited))
    expect([code, stderr]).toEqual([3, expect.stringContaining('your disk quota is used up')])
    expect(await readdir(folder)).toEqual([])
  })

  test('reports in Czech with --lang cs', async () => {
    const file = join(await temporaryFolder(), 'menu.csv')
    const args = [file, '--content', cafe, '--lang', 'cs']
    const { stdout } = await runHere('export', args)
    expect(stdout).toContain('menu.csv: 4 položky ve 2 oddílech lístku.\nVynecháno: týdny obědů')
    const again = await runHere('export', args)
    expect(again).toMatchObject({ code: 2, stderr: expect.stringContaining('už existuje') })
  })

  test('exports nothing if the content has a mistake, and shows the mistake', async () => {
    const content = await contentCopy({
      'menu/10-polevky.md': (text) => text.replace('sizes: 0,33 l = 65', 'sizes: 0,33 l = 6x5'),
    })
    const file = join(content, '../menu.csv')
    const { code, stderr } = await runHere('export', [file, '--content', content])
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('6x5') })
    await expect(readFile(file)).rejects.toThrow('ENOENT')
  })

  test.each([[[]], [['menu.xlsx']], [['menu.csv.txt']], [['--content', 'x']]])(
    'refuses %j',
    async (args) => {
      const { code, stderr } = await runHere('export', [...args, '--lang', 'en'])
      expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('FILE.csv') })
    },
  )
})

test('export --for google lists facts, hours of the week, coming special hours and prices, in the language of the house', async () => {
  const content = await contentCopy(
    {
      'hours.md': (text) =>
        text.replace(
          /exceptions:\n[\s\S]*?---\n$|---\n$/,
          'exceptions:\n  - date: 24. 12. 2026\n    reason: Heiliger Abend\n    reason_en: Christmas Eve\n    closed: yes\n---\n',
        ),
    },
    'gasthaus-de-en',
  )
  const env = { env: { SOURCE_DATE_EPOCH: String(Date.parse('2026-12-01T12:00:00Z') / 1000) } }
  const { stdout, code } = await run(
    'src/commands/export.ts',
    ['--for', 'google', '--content', content, '--lang', 'de'],
    env,
  )
  expect(code).toBe(0)
  for (const line of [
    'Name: Zum Goldenen Lamm',
    'Adresse: Erfundene Gasse 4, 1070 Wien',
    '  Montag: geschlossen',
    '  Freitag: 11:00–01:00',
    '  24. 12. 2026: geschlossen (Heiliger Abend)',
    '    Käsespätzle: 300 g 13,50 €',
    '    Märzen vom Fass: Seidel 0,3 l 3,90 €; Krügerl 0,5 l 4,90 €',
  ])
    expect(stdout.split('\n')).toContain(line)
})
