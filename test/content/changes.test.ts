// Ordinary changes of owners, made in a text file and in an editor of code: each is published, and
// each slip is told in Czech with its mend. By the forms of /admin/: test/pages/admin*.test.ts.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { outputFile } from 'fs-extra/esm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tell } from '../../src/messages/catalogue.ts'
import { cs } from '../../src/messages/cs.ts'
import { type LanguageServer, startLanguageServer } from '../language-server.ts'
import { photo } from '../photo.ts'
import { contentCopy, fullPub, problemsOf, readSite } from '../pub.ts'
import { type Change, changes } from './changes.ts'

/** The text of the file once it is changed. */
async function changed({ file, from, to }: Change, edit = (text: string) => text): Promise<string> {
  if (from === undefined) return edit(to)
  const before = await readFile(join(fullPub, file), 'utf8')
  if (before.split(from).length !== 2) throw new Error(`${file} does not hold this once: ${from}`)
  return before.replace(from, () => edit(to))
}

async function contentWith(change: Change, text: string): Promise<string> {
  const content = await contentCopy()
  await outputFile(join(content, change.file), text)
  for (const name of change.photos ?? [])
    await outputFile(join(content, 'photos', name), photo(640, 480))
  return content
}

const date = '2026-11-20'
const slips = changes.flatMap((change) =>
  change.slips.map(
    (slip) =>
      [change.name, slip.typed[1].trim().split('\n')[0] || 'left out', change, slip] as const,
  ),
)

/** What is typed in the place of the right words; the first time that they stand there. */
const slipped =
  ([right, wrong]: readonly [string, string]) =>
  (text: string) => {
    if (!text.includes(right)) throw new Error(`nothing says ${right}`)
    return text.replace(right, () => wrong)
  }

test('there are twenty of them', () => {
  expect(changes.length).toBeGreaterThanOrEqual(20)
})

describe('in a text file', () => {
  test.each(changes.map((change) => [change.name, change] as const))(
    '%s: it is published',
    async (_, change) => {
      const content = await contentWith(change, await changed(change))
      const { files } = await readSite(content, { date })
      const [file, ...words] = change.published
      const text = String(files.get(file))
      // Not the whole file in a message.
      expect(words.filter((word) => !text.includes(word))).toEqual([])
      expect(change.gone !== undefined && text.includes(change.gone)).toBe(false)
    },
  )

  test.each(slips)(
    '%s, %s: the owner is told in Czech, and how to mend it',
    async (_, __, change, slip) => {
      const text = await changed(change, slipped(slip.typed))
      const problems = await problemsOf(await contentWith(change, text), date)
      const errors = problems.filter(({ severity }) => severity === 'error')
      expect(errors.length).toBeGreaterThan(0)
      const told = errors.map((problem) => tell(problem, cs))
      for (const { mend } of told) expect(mend).toBeTruthy()
      const said = told.map(({ found, expected, mend }) => [found, expected, mend].join('\n'))
      for (const word of slip.told) expect(said.join('\n')).toContain(word)
      for (const { file } of errors) expect(file).toContain(change.file)
    },
  )
})

describe('in an editor of code', () => {
  let server: LanguageServer
  beforeAll(async () => {
    server = await startLanguageServer()
  })
  afterAll(() => server.stop())

  // Together: the server waits a moment before it looks at a file.
  test.concurrent.each(changes.map((change) => [change.name, change] as const))(
    '%s: nothing is underlined',
    async (_, change) => {
      const { found } = await server.open(change.file, await changed(change))
      expect(found).toEqual([])
    },
  )

  test('of each change there is a slip that is underlined', () => {
    for (const { name, slips } of changes)
      expect(
        slips.some(({ underlined }) => underlined),
        name,
      ).toBe(true)
  })

  test.concurrent.each(slips.filter(([, , , { underlined }]) => underlined))(
    '%s, %s: it is underlined',
    async (_, __, change, slip) => {
      const text = await changed(change, slipped(slip.typed))
      const { found } = await server.open(change.file, text)
      expect(found.length).toBeGreaterThan(0)
    },
  )
})
