// The menu as a table, and back: nothing is lost on the way.

import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { exportMenu } from '../../src/commands/export.ts'
import { init } from '../../src/commands/init.ts'
import { fromTable } from '../../src/commands/table/from.ts'
import { buildPub, root, temporaryFolder } from '../pub.ts'
import { engineAt } from '../workshop.ts'

async function exported(content: string): Promise<string> {
  const result = await exportMenu(content)
  if (typeof result === 'string') throw new Error(result)
  return result.csv
}

/** The menu of a new pub that is made of the table of this one, and what was left out of it. */
async function andBack(content: string) {
  const folder = await temporaryFolder()
  const file = join(folder, 'menu.csv')
  const csv = await exported(content)
  await writeFile(file, csv)
  const table = await fromTable(file, undefined)
  const made = join(folder, 'made')
  await init(made, await engineAt(join(folder, 'engine')), table)
  // The hours of the house are not in the table, and those of a section lie within them.
  await copyFile(join(content, 'hours.md'), join(made, 'content/hours.md'))
  return { told: table.menu.told, content: join(made, 'content'), csv }
}

async function menuOf(content: string) {
  const { files } = await buildPub(content, { date: '2026-11-20' })
  const { food, drinks, sections } = JSON.parse(String(files.get('menu.json')))
  return { food, drinks, sections }
}

describe('a menu that is exported and read back', () => {
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
    const { told, content, csv } = await andBack(pub)
    expect(told).toEqual([])
    expect(await menuOf(content)).toEqual(await menuOf(pub))
    expect(await exported(content)).toBe(csv)
  })
})
