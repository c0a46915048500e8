// A warning's place is found without a parser; it is the very place that the parser finds.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDocument } from '../../src/content/documents/document.ts'
import { locate } from '../../src/content/documents/locate.ts'
import { scan } from '../../src/content/documents/scan.ts'
import type { Document, Path, Raw } from '../../src/fields/finding.ts'
import { message } from '../../src/messages/catalogue.ts'
import { fullPub } from '../pub.ts'

/** Paths to every text of a document. */
function paths(raw: Raw, path: Path = []): Path[] {
  if (typeof raw === 'string') return [path]
  if (raw === null) return []
  if (Array.isArray(raw)) return raw.flatMap((entry, index) => paths(entry, [...path, index]))
  return Object.entries(raw).flatMap(([key, member]) => paths(member, [...path, key]))
}

async function readShipped(): Promise<Document[]> {
  const folder = fullPub
  const entries = await readdir(folder, { recursive: true })
  const files = entries.filter((file) => file.endsWith('.md') && !file.endsWith('README.md'))
  const documents = await Promise.all(
    files.map(async (file) => readDocument(file, await readFile(join(folder, file)), () => {})),
  )
  return documents.filter((document) => document !== undefined)
}

test('every value and every field of the shipped content', async () => {
  const plain = (await readShipped()).filter((document) => document.isUnambiguous)
  expect(plain.length).toBeGreaterThan(15)
  let compared = 0
  for (const document of plain) {
    for (const path of paths(document.data)) {
      for (const on of ['key', 'value'] as const) {
        if (on === 'key' && typeof path.at(-1) === 'number') continue
        const at = { path, on }
        const [problem] = locate([{ document, at, message: message('text-ambiguous') }])
        const { line, column, length } = problem ?? {}
        expect(scan(document.text, at), `${document.file} ${path.join('.')} ${on}`).toEqual({
          line,
          column,
          length,
        })
        compared++
      }
    }
  }
  expect(compared).toBeGreaterThan(1000)
})

test('part of a value, and what is not there', () => {
  const text = '---\nitems:\n  - cs: "Guláš"\n    sizes: 150 g = 165\n---\n'
  expect(scan(text, { path: ['items', 0, 'cs'], span: [2, 4] })).toEqual({
    line: 3,
    column: 12,
    length: 2,
  })
  expect(scan(text, { path: ['items', 0, 'sizes'], span: [8, 11] })).toEqual({
    line: 4,
    column: 20,
    length: 3,
  })
  const second = scan('---\nphone: 1\nphone_2: 23\n---\n', { path: ['phone_2'] })
  expect(second).toEqual({ line: 3, column: 10, length: 2 })
  expect(scan(text, { path: ['items', 1, 'cs'] })).toBeUndefined()
  expect(scan(text, { path: ['items'] })).toBeUndefined()
})
