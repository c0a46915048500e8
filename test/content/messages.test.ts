// The words of messages are a catalogue for each language.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Catalogue, message, tell } from '../../src/model/messages/catalogue.ts'
import { en } from '../../src/model/messages/en.ts'

const typo = message('word-unknown', { typed: 'spicey', words: ['spicy', 'new'], meant: 'spicy' })

test('another language says the same message in its own words', () => {
  const cs: Catalogue = {
    ...en,
    oneOf: (words) => `jedno z ${words.join(', ')}`,
    messages: {
      ...en.messages,
      'word-unknown': ({ typed, meant }) => ({ found: typed, mend: `mysleli jste ${meant}?` }),
    },
  }
  const told = { ...typo, notation: { oneOf: ['spicy', 'new'] } } as const
  expect(tell(told, cs)).toEqual({
    found: 'spicey',
    expected: 'jedno z spicy, new',
    mend: 'mysleli jste spicy?',
  })
  expect(tell(told)).toEqual({
    found: '"spicey"',
    expected: 'one of spicy, new',
    mend: 'did you mean "spicy"?',
  })
})

test('the compiler refuses a language that lacks a message, a notation or a field', () => {
  const { 'word-unknown': _, ...messages } = en.messages
  const { phone: __, ...notations } = en.notations
  const { tagline: ___, ...home } = en.fields.home
  const lacking: Catalogue[] = [
    // @ts-expect-error: a message is missing
    { ...en, messages },
    // @ts-expect-error: a notation is missing
    { ...en, notations },
    // @ts-expect-error: a field is missing
    { ...en, fields: { ...en.fields, home } },
  ]
  expect(lacking).toHaveLength(3)
})

test('codes are plain names of small letters, digits and hyphens', () => {
  for (const code of Object.keys(en.messages)) expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/)
})

test('a code that was given once is still there: programs know a mistake by it', async () => {
  const given: string[] = JSON.parse(
    await readFile(join(import.meta.dirname, 'codes.json'), 'utf8'),
  )
  expect(given.length).toBeGreaterThan(150)
  const codes = Object.keys(en.messages)
  expect(given.filter((code) => !codes.includes(code))).toEqual([])
})
