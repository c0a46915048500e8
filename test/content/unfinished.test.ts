// The files of a new pub: every value in them that is not true of most pubs gets a warning.

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDocument } from '../../src/content/documents/document.ts'
import { unfinished } from '../../src/content/rules/unfinished.ts'
import type { Problem } from '../../src/messages/problem.ts'
import type { Raw } from '../../src/reading/finding.ts'
import { buildPub, contentCopy, type Edits, root, tryBuild } from '../pub.ts'

const starter = join(root, 'starter/content')
const built = buildPub(starter)
const files = (await readdir(starter, { recursive: true }))
  // look.md holds no texts.
  .filter((file) => file.endsWith('.md') && !['README.md', 'look.md'].includes(file))
  .sort()

/** Values of the starter that are true of most pubs, by field. */
const mayStay: { [field: string]: readonly string[] } = {
  kind: ['hospoda', 'food', 'drinks'],
  kind_en: ['pub'],
  // Every pub that sells takes some payment.
  payment: ['cash_czk'],
  // The law requires this notice of everyone who serves alcohol.
  age_notice: ['Alkoholické nápoje neprodáváme osobám mladším 18 let.'],
  age_notice_en: ['We do not sell alcohol to anyone under 18.'],
  // True of most pubs with a telephone; a sentence that denies it gets a warning.
  booking_by: ['telephone'],
  section: ['Jídlo', 'Točené pivo'],
  section_en: ['Food', 'Draught beer'],
}

/** Fields of an example dish are replaced together with its name. */
const ofDish = ['sizes', 'allergens', 'diets', 'alcohol', 'degree']

const isUnfinished = ({ code }: Problem) => /^(text|notice)-unfinished$/.test(code)

/** List every value and every line of text of a new pub: `pub.md: name` and so on. */
async function listValues(file: string): Promise<{ field: string; text: string }[]> {
  const document = readDocument(file, await readFile(join(starter, file)), () => {})
  if (!document) throw new Error(`${file} cannot be read`)
  const walk = (raw: Raw, field: string): { field: string; text: string }[] => {
    if (raw === null) return []
    if (typeof raw === 'string') return [{ field, text: raw }]
    return Object.entries(raw).flatMap(([key, value]) =>
      walk(value, Array.isArray(raw) ? field : key),
    )
  }
  const story = document.body.split('\n').filter((line) => line.trim() !== '')
  return [...walk(document.data, ''), ...story.map((text) => ({ field: 'story', text }))]
}

test.each(files)('%s: every value that is not true of most pubs gets one warning', async (file) => {
  const { warnings } = await built
  const sources = (await readFile(join(starter, file), 'utf8')).split('\n')
  const reported = warnings
    .filter((warning) => isUnfinished(warning) && warning.file.endsWith(`/${file}`))
    .map(({ line = 0, column = 0, length = 0 }) =>
      sources[line - 1]?.slice(column - 1, column - 1 + length).replace(/^"|"$/g, ''),
    )
  const expected = (await listValues(file)).filter(
    ({ field, text }) => !ofDish.includes(field) && !mayStay[field]?.includes(text),
  )
  expect(expected.length).toBeGreaterThan(0)
  expect(reported.sort()).toEqual(expected.map(({ text }) => text).sort())
})

test('every text that is looked for is in the files of a new pub', async () => {
  for (const [file, fields] of Object.entries(unfinished)) {
    const values = await listValues(file)
    for (const [field, texts] of Object.entries(fields))
      for (const text of texts) expect(values, file).toContainEqual({ field, text })
  }
})

test('--strict fails as long as one of them is unchanged', async () => {
  const edits: Edits = {
    'hours.md': [/12:34–2\d:43/g, '11:00–22:00'],
    'home.cs.md': [
      [/^(tagline|description): .*$/gm, '$1: U lípy je hezky.'],
      [/(---\n)[^-]*$/, '$1\nU nás na návsi.\n'],
    ],
    'home.en.md': [
      [/^(tagline|description): .*$/gm, '$1: It is nice by the linden.'],
      [/(---\n)[^-]*$/, '$1\nOn our green.\n'],
    ],
    'menu/10-jidlo.md': [/ \((vzor|example)\)$/gm, ''],
    'menu/20-pivo.md': [/ \((vzor|example)\)$/gm, ''],
    'pub.md': [
      [/^base_url: .*$/m, 'base_url: https://u-lipy.example'],
      [/^updated: .*$/m, 'updated: 2. 3. 2027'],
      [/^notice.*\n/gm, ''],
      [/^(name|street|town|booking|operator|seat|register)(_en)?: .*$/gm, '$1$2: U lípy$2'],
      [/^postal_code: .*$/m, 'postal_code: 290 01'],
      [/^ico: .*$/m, 'ico: 00000019'],
    ],
  }
  const content = await contentCopy(edits, starter)
  const strict = () => tryBuild(content, { strict: true, date: '2027-03-02' })
  const refused = await strict()
  const problems = 'problems' in refused ? refused.problems.filter(isUnfinished) : []
  expect(problems).toMatchObject([{ severity: 'error', source: 'phone: 123 456 789' }])
  const text = await readFile(join(content, 'pub.md'), 'utf8')
  await writeFile(join(content, 'pub.md'), text.replace('123 456 789', '360 000 042'))
  const finished = await strict()
  expect('problems' in finished ? finished.problems.filter(isUnfinished) : []).toEqual([])
})
