// The documentation has every field of the data.

import { expect, test } from 'vitest'
import { languages } from '../../src/model/languages.ts'
import { markdown, text } from '../../src/model/resource.ts'
import { findFolder, houses } from '../houses.ts'
import { buildFull, buildPub, fullPub } from '../pub.ts'

/** Return the names of all members in a document. The members of a text are languages. */
function membersIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(membersIn)
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, inner]) => [name, ...membersIn(inner)])
}

test.each([
  { name: 'full', folder: fullPub, date: '2026-11-20' },
  ...houses.map((house) => ({ name: house.name, folder: findFolder(house), date: house.date })),
])('docs.md of $name has a row for every member of the data', async ({ folder, date }) => {
  const { site, files } = await buildPub(folder, { date })
  const docs = String(files.get('api/docs.md'))
  const rows = [...docs.matchAll(/^\| `([^`]+)` \|/gm)].map(([, path = '']) => path)
  const documented = new Set(rows.map((path) => path.replace(/^.*\./, '')))
  const data = site.resources.filter(
    ({ relation, file }) => relation === 'item' && file.endsWith('.json'),
  )
  const members = data.flatMap(({ file }) => membersIn(JSON.parse(String(files.get(file)))))
  expect(members.length).toBeGreaterThan(100)
  const texts: readonly string[] = languages
  expect(
    [...new Set(members)].filter((name) => !documented.has(name) && !texts.includes(name)),
  ).toEqual([])
})

test('the documents for agents have the rules of the interface about time, writing and unknown allergens', async () => {
  const { files } = await buildPub(fullPub)
  const read = (file: string) => String(files.get(file))
  const skill = read('.well-known/agent-skills/answer-pub-guests/SKILL.md')
  // The house is closed at the closing minute, and a night past midnight belongs to the day before.
  for (const document of [read('api/docs.md'), skill]) {
    expect(document).toContain('`open_min` ≤ T < `close_min`')
    expect(document).toContain('`open_min` ≤ T + 1440 < `close_min`')
    expect(document).not.toContain('≤ `close_min`')
  }
  expect(skill).toContain('`null` is not stated: say so, and never "no" or "free".')
  expect(read('api/docs.md')).toContain(
    '`allergens: null` means not stated, `[]` none of the fourteen.',
  )
  // Rule 1 of the interface: clients must not POST an assertion, an e-mail address or a claim code.
  expect(read('auth.md')).toContain(
    'do not POST, and do not send an identity assertion, an e-mail address or a claim code',
  )
  expect(read('api/docs.md')).toContain(
    'Do not POST an identity assertion, an e-mail address or a claim code',
  )
})

test('a pipe in a summary does not end its column in the table of resources', async () => {
  const { site } = await buildFull()
  const beer = {
    ...text({
      group: 'Documents',
      title: 'Beer',
      summary: 'Light | dark',
      type: markdown,
      body: () => 'x',
    }),
    path: '/beer.md',
    file: 'beer.md',
  }
  const changed = { ...site, resources: [...site.resources, beer] }
  const docs = changed.resources.find(({ path }) => path === '/api/docs.md')?.render(changed)
  const row = docs?.split('\n').find((line) => line.includes('/beer.md')) ?? ''
  expect(row).toContain('Light \\| dark')
  expect(row.split(/(?<!\\)\|/)).toHaveLength(5)
})

test('docs.md marks the members that may be absent: those that no schema requires', async () => {
  const { site, files } = await buildPub(fullPub)
  const docs = String(files.get('api/docs.md'))
  const findMeaning = (member: string) =>
    docs.split('\n').find((line) => line.startsWith(`| \`${member}\` |`)) ?? ''
  const schema = site.resources.find(({ path }) => path === '/hours.json')?.schema
  const required = schema?.['required'] as string[]
  expect(required).toContain('week')
  expect(required).not.toContain('note')
  expect(findMeaning('week')).not.toContain('Optional.')
  expect(findMeaning('note')).toContain('Optional.')
})
