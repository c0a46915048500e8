// The reference of all fields is current in both languages, complete and true: each example is
// accepted, and each value listed as rejected is.

import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { editorSchemas } from '../../src/engine/editor/schemas.ts'
import { cs } from '../../src/messages/cs.ts'
import { en } from '../../src/messages/en.ts'
import { root } from '../pub.ts'
import {
  fieldEntries,
  fieldsPage,
  findExample,
  isRead,
  isText,
  listRefusals,
  readSources,
  refusals,
} from './fields.ts'

const sources = await readSources()

describe('the reference of fields', () => {
  test.each([
    ['cs', cs],
    ['en', en],
  ])('guide/fields.%s.md is current (npm run generate)', async (tongue, catalogue) => {
    await expect(fieldsPage(catalogue, sources)).toMatchFileSnapshot(
      join(root, `starter/guide/fields.${tongue}.md`),
    )
  })

  test('lists a rejected value for every field with a notation', () => {
    const all = refusals()
    const without = fieldEntries
      .filter(({ notation }) => notation && !isText(notation))
      .filter((entry) => listRefusals(entry, all).length === 0)
      .map(({ file, path, field }) => [file, ...path, field].join(' › '))
    expect(without).toEqual([])
  })

  test('has an example for every field, and all of them are accepted', () => {
    for (const entry of fieldEntries) {
      const example = findExample(entry, sources)
      expect(example[0], entry.field).toMatch(/^[\w-]+:/)
      expect(isRead(entry, example), example.join('\n')).toBe(true)
    }
  })

  test('lists every field that editors know, in every file', () => {
    const topFields = fieldEntries.filter(({ path }) => path.length === 0)
    for (const [kind, schema] of Object.entries(editorSchemas())) {
      const file = topFields.find(({ file: name }) => name.startsWith(kind))?.file
      const names = topFields.filter((entry) => entry.file === file).flatMap(({ keys }) => keys)
      expect(names.sort(), kind).toEqual(Object.keys(schema['properties'] as object).sort())
    }
  })
})
