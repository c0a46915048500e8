// Places of messages: the position of every value in its file, and the limit on nested lists.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readDocument } from '../../src/content/documents/document.ts'
import { locate } from '../../src/content/documents/locate.ts'
import { toProblems } from '../../src/content/problems.ts'
import { message } from '../../src/messages/catalogue.ts'
import type { At, ContentDocument, Finding, Path, Raw } from '../../src/reading/finding.ts'
import { fullPub } from '../pub.ts'

/** The characters that messages about these places mark. */
function listMarked(document: ContentDocument, places: readonly At[]): (string | undefined)[] {
  const lines = document.text.split('\n')
  return locate(places.map((at) => ({ document, at, message: message('text-below-fields') }))).map(
    ({ line = 0, column = 0, length = 0 }) =>
      lines[line - 1]?.slice(column - 1, column - 1 + length),
  )
}

const markedAt = (document: ContentDocument, at: At) => listMarked(document, [at])[0]

/** Every text in a value, with the path that leads to it. */
function textsIn(raw: Raw, path: Path = []): { path: Path; text: string }[] {
  if (typeof raw === 'string') return [{ path, text: raw }]
  return Object.entries(raw ?? {}).flatMap(([key, value]) =>
    textsIn(value, [...path, Array.isArray(raw) ? Number(key) : key]),
  )
}

test('every value and every field name of the shipped content is marked where it is typed', async () => {
  const names = (await readdir(fullPub, { recursive: true })).filter((name) => /\.md$/.test(name))
  let count = 0
  for (const name of names.filter((name) => !name.endsWith('README.md'))) {
    const document = readDocument(name, await readFile(join(fullPub, name)), () => {})
    if (!document) throw new Error(`${name} cannot be read`)
    const texts = textsIn(document.data)
    const values = listMarked(document, texts)
    for (const [index, { text }] of texts.entries())
      expect([text, `"${text}"`, `'${text}'`]).toContain(values[index])
    const named = texts.filter(({ path }) => typeof path.at(-1) === 'string')
    expect(
      listMarked(
        document,
        named.map(({ path }) => ({ path, on: 'key' })),
      ),
    ).toEqual(named.map(({ path }) => path.at(-1)))
    count += texts.length
  }
  expect(count).toBeGreaterThan(500)
})

test('part of a value is marked within its quotation marks, and a missing value at its block', () => {
  const text = '---\nitems:\n  - cs: "Guláš"\n    sizes: 150 g = 165\n---\n'
  const document = readDocument('menu.md', Buffer.from(text), () => {}) as ContentDocument
  const marked = (path: Path, span?: [number, number]) => markedAt(document, { path, span })
  expect(marked(['items', 0, 'cs'], [2, 4])).toBe('lá')
  expect(marked(['items', 0, 'sizes'], [8, 11])).toBe('165')
  expect(marked(['items', 0, 'en'])).toBe('cs')
  expect(marked(['note'])).toBe('items')
})

describe('lists in lists', () => {
  function read(line: string) {
    const findings: Finding[] = []
    const text = `---\nsection: Jídla\nitems:\n  - cs: Guláš\n${line}\n---\n`
    const document = readDocument('menu.md', Buffer.from(text), (found) => findings.push(found))
    const problems = toProblems(findings).map(({ code, line }) => [code, line])
    return { problems, data: JSON.stringify(document?.data) }
  }
  const brackets = (depth: number) => `    tags: ${'['.repeat(depth)}a${']'.repeat(depth)}`

  test('seven in a field of a dish are read', () => {
    const { data, problems } = read(brackets(7))
    expect(problems).toEqual([])
    expect(data).toContain('"tags":[[[[[[["a"]]]]]]]')
  })

  test.each([8, 30, 4000])('%i brackets are one problem at their line, and a text', (depth) => {
    const { data, problems } = read(brackets(depth))
    expect(problems).toEqual([['bracket-open', 5]])
    expect(data).toContain('"tags":"[[[[[[[[')
  })

  test.each([12, 4000])('%i hyphens before a dish are one problem at their line', (depth) => {
    const { data, problems } = read(`  ${'- '.repeat(depth)}cs: Guláš`)
    expect(problems.map(([, line]) => line)).toEqual([5])
    expect(data).toBeUndefined()
  })
})
