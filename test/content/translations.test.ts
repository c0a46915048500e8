// German and Slovak messages: complete, with the values of the English ones, and in their language.

import { expect, test } from 'vitest'
import { keepTexts } from '../../src/engine/editor/one-language.ts'
import { translate as toGerman } from '../../src/messages/de/texts.ts'
import { de } from '../../src/messages/de.ts'
import { en } from '../../src/messages/en.ts'
import { translate as toSlovak } from '../../src/messages/sk/texts.ts'
import { sk } from '../../src/messages/sk.ts'
import { readRow } from '../../src/messages/template.ts'
import { messageTexts, sentenceTexts } from '../../src/messages/texts.ts'
import type { MessageTexts } from '../../src/model/languages.ts'
import { foreignWords } from './message-languages.ts'

const entries = Object.entries<MessageTexts | string>({ ...messageTexts, ...sentenceTexts }).map(
  ([code, entry]) => [code, typeof entry === 'string' ? readRow(entry) : entry] as const,
)

const listValues = (template: string) =>
  new Set([...template.matchAll(/\{"?([\w.]+)"?/g)].map(([, name]) => name))

const parts = / ≠ | → | \+ /g

test.each([
  ['German', toGerman],
  ['Slovak', toSlovak],
] as const)('every message exists in %s, with the same parts and values', (_, translate) => {
  for (const [code, entry] of entries) {
    const text = translate(entry, code)
    // Some messages consist of values only.
    if (/\p{L}/u.test(entry.en.replace(/\{[^{}]*\}/g, ''))) expect(text, code).not.toBe(entry.en)
    expect(text.match(parts), code).toEqual(entry.en.match(parts))
    const known = new Set([...listValues(entry.en), ...listValues(entry.cs)])
    for (const name of listValues(text)) expect(known, `${code}: ${name}`).toContain(name)
  }
})

test.each([de, sk])(
  'no message or description of a field has a word of another language: $tongue',
  (catalogue) => {
    const translate = catalogue.tongue === 'de' ? toGerman : toSlovak
    const texts = [
      ...entries.map(([code, entry]) => translate(entry, code)),
      ...Object.values(catalogue.fields).flatMap((record) => Object.values<string>(record)),
    ].map((text) => text.replace(/\{[^{}]*\}|\(neděle\)/g, '·'))
    expect(texts.filter((text) => foreignWords(text, catalogue.tongue).length > 0)).toEqual([])
  },
)

test('a message for an owner in Vienna is in German', () => {
  expect(de.messages['file-missing']({ language: null }, {} as never).found).toBe(
    'diese Datei fehlt',
  )
  expect(en.messages['file-missing']({ language: null }, {} as never).found).toBe(
    'this file is missing',
  )
})

const subject = `
  'size-label-twice': 'Twice | Dvakrát',
  unit: 'kg',
  'text-garbled': {
    en: 'Garbled',
    cs: 'Rozbitý',
  },
`

test.each([
  ['en', "'Twice | '", "'kg'", "en: 'Garbled',\n    cs: ''"],
  ['cs', "' | Dvakrát'", "'kg'", "en: '',\n    cs: 'Rozbitý'"],
  ['de', "' | '", "'kg'", "en: '',\n    cs: ''"],
] as const)(
  'the editor in %s gets only the texts of its language',
  (language, line, unit, pair) => {
    expect(keepTexts(subject, language)).toBe(`
  'size-label-twice': ${line},
  unit: ${unit},
  'text-garbled': {
    ${pair},
  },
`)
  },
)
