// docs.md is what it says: every field of the data in words.

import { expect, test } from 'vitest'
import { languages } from '../../src/model/languages.ts'
import { folderOf, houses } from '../houses.ts'
import { buildPub, fullPub } from '../pub.ts'

/** The names of all members in a document; those of a text are languages. */
function membersIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(membersIn)
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, inner]) => [name, ...membersIn(inner)])
}

test.each([
  { name: 'full', folder: fullPub, date: '2026-11-20' },
  ...houses.map((house) => ({ name: house.name, folder: folderOf(house), date: house.date })),
])('docs.md of $name has a row for every member of the data', async ({ folder, date }) => {
  const { site, files } = await buildPub(folder, { date })
  const docs = String(files.get('api/docs.md'))
  const rows = [...docs.matchAll(/^\| `([^`]+)` \|/gm)].map(([, path = '']) => path)
  const known = new Set(rows.map((path) => path.replace(/^.*\./, '')))
  const data = site.resources.filter(({ relation }) => relation === 'item')
  const members = data.flatMap(({ file }) => membersIn(JSON.parse(String(files.get(file)))))
  expect(members.length).toBeGreaterThan(100)
  const texts: readonly string[] = languages
  expect([...new Set(members)].filter((name) => !known.has(name) && !texts.includes(name))).toEqual(
    [],
  )
})
