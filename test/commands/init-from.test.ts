// `npm run init -- --from`: a pub made from a price list, and its report.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pubIn } from '../../src/commands/new-pub.ts'
import { importTable } from '../../src/commands/table/from.ts'
import { cs } from '../../src/messages/cs.ts'
import { en } from '../../src/messages/en.ts'
import { newContent, pubOf } from '../new-pub.ts'
import { readAll, root, runHere, temporaryFolder } from '../pub.ts'

const tables = join(root, 'test/tables')

describe('the init command with --from', () => {
  test('writes what it read, lists the rest and exits with 1; the country may be in lower case', async () => {
    const folder = join(await temporaryFolder(), 'new')
    const table = join(tables, '05-desetinna-carka.csv')
    const args = [folder, '--from', table, '--country', 'cz']
    const { code, stdout, stderr } = await runHere('init', args)
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

  test('reports in Czech', async () => {
    const { report } = await importTable(join(tables, '05-desetinna-carka.csv'), 'CZ', cs)
    expect(report.split('\n').slice(0, 3)).toEqual([
      'Z tabulky 05-desetinna-carka.csv (UTF-8, oddělené čárkami): 1 položka v 1 oddílu lístku.',
      'Jazyky hospody: cs.',
      'Země hospody: CZ, ceny v CZK; jinou určí --country.',
    ])
    expect(report).toMatch(/^ {2}E4 {2}Dršťková {2}buňka vpravo/m)
    expect(report).not.toMatch(/ (?:the|is|of) /)
  })

  // Only the report: making a whole pub would pack the engine.
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
    const { report } = await importTable(join(tables, file), 'CZ', { cs, en }[lang])
    expect(report.split('\n')).toContain(said)
  })

  test('reads a table in big-endian UTF-16', async () => {
    const original = join(tables, '07-slovensky.csv')
    const file = join(await temporaryFolder(), 'menu.csv')
    const text = `\uFEFF${await readFile(original, 'utf8')}`
    await writeFile(file, Buffer.from(text, 'utf16le').swap16())
    const { menu } = await importTable(file, undefined)
    expect(menu.items).toBeGreaterThan(0)
    expect(menu.files).toEqual((await importTable(original, undefined)).menu.files)
  })

  test('a new pub without a country is in Czechia', async () => {
    const folder = join(await temporaryFolder(), 'new')
    await runHere('init', [folder])
    const expected = await readAll(await newContent(pubIn('CZ', 'en')))
    const made = await readAll(join(folder, 'content'))
    const date = /^updated: .*$/m
    expect([...made].map(([file, text]) => [file, text.replace(date, '')])).toEqual(
      [...expected].map(([file, text]) => [file, text.replace(date, '')]),
    )
  })

  test('a menu in Czech and English needs no languages line', async () => {
    const table = await importTable(join(tables, '08-cesky-a-anglicky.csv'), undefined)
    const pub = await readFile(join(await newContent(pubOf(table)), 'pub.md'), 'utf8')
    expect(pub).toMatch(/^name_en: /m)
    expect(pub).toMatch(/^languages: cs, en$/m)
  })

  test('refuses a wrong call in Czech with --lang cs', async () => {
    const folder = join(await temporaryFolder(), 'new')
    const table = join(tables, '03-piva-dve-ceny.csv')
    const stderrFor = (...args: string[]) => runHere('init', [folder, '--lang', 'cs', ...args])
    expect((await stderrFor('--from', 'missing.csv')).stderr).toBe('missing.csv nejde otevřít\n')
    expect((await stderrFor('--from', table, '--country', 'PL')).stderr).toBe(
      '--country „PL“ není; na výběr je CZ, SK, AT, DE\n',
    )
    expect((await stderrFor('--country', 'PL')).stderr).toContain('--country „PL“ není')
  })

  test('refuses a picture or a broken workbook', async () => {
    const folder = await temporaryFolder()
    const picture = await readFile(join(root, 'starter/languages/en/guide/pictures/sample.png'))
    for (const name of ['menu.csv', 'menu.xlsx']) {
      await writeFile(join(folder, name), picture)
      await expect(importTable(join(folder, name), undefined)).rejects.toThrow(
        'not a readable table',
      )
    }
  })
})
