// Fields that the editor's search finds, by the words of the form.

import { expect, test } from 'vitest'
import { createForms } from '../../src/editor/configuration.ts'
import { findFields } from '../../src/editor/search.ts'
import { cs } from '../../src/messages/cs.ts'

const forms = createForms({ languages: ['cs', 'en'], region: undefined, weeks: [] }, cs)
const paths = (query: string) => findFields(forms, query).map(({ path }) => path)

test.each([
  ['psi', 'part_outside.dogs'],
  ['Psi', 'part_outside.dogs'],
  ['alergeny', 'items'],
  ['wifi', 'part_inside.wifi'],
  ['telefon', 'phone'],
])('%s leads to its field', (query, path) => {
  expect(paths(query)).toContain(path)
})

test('the result names the form and the heading that the field is under', () => {
  const dogs = findFields(forms, 'psi').find(({ path }) => path.endsWith('.dogs'))
  expect(dogs?.title).toMatch(/ › Zahrádka, psi a kouření › /)
  expect(dogs?.hash).toBe('#/collections/_singletons/entries/pub')
})

test('a search without a match and an empty search find nothing', () => {
  expect(paths('xyzzy')).toEqual([])
  expect(paths(' ')).toEqual([])
})
