// Every message in both languages. The words are held by messages.txt, which any editor can read:
// an example, then its text in English and in Czech. `npm run generate` writes the texts anew.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { type Catalogue, message } from '../../src/messages/catalogue.ts'
import { cs } from '../../src/messages/cs.ts'
import { de } from '../../src/messages/de.ts'
import { en } from '../../src/messages/en.ts'
import { sk } from '../../src/messages/sk.ts'
import type { Entries } from '../../src/messages/template.ts'
import type { EntryValues } from '../../src/messages/texts.ts'
import { datesOfPrograms, foreignWords } from './message-languages.ts'
import { listTexts, messagesFile, readExamples, writeMessage } from './message-texts.ts'

test('every message and sentence reads as in messages.txt, in both languages', async () => {
  const examples = await readExamples()
  const codes = new Set(examples.map(({ code }) => code))
  const all = [...Object.keys(en.messages), ...Object.keys(en.sentences)]
  expect(
    all.filter((code) => !codes.has(code)),
    'codes without an example',
  ).toEqual([])
  const texts = examples.map(({ code, values }) => {
    const lines = [en, cs].map((catalogue) => {
      const text = writeMessage(catalogue, code, JSON.parse(values))
      expect(foreignWords(text, catalogue.tongue), code).toEqual([])
      if (code in en.messages) expect(datesOfPrograms(text), code).toEqual([])
      return text
    })
    return `${code} ${values}\n  ${lines.join('\n  ')}\n`
  })
  expect(
    texts.filter((text) => /\b(undefined|null|NaN)\b/.test(text.replace(/^.*\n/, ''))),
  ).toEqual([])
  await expect(texts.join('')).toMatchFileSnapshot(messagesFile)
})

test('a message with a missing value, or a template with a misspelt formatter, does not compile', () => {
  // @ts-expect-error: the currency is missing
  message('price-too-high', { price: 850_000 })
  // @ts-expect-error: a count is a number
  message('sizes-too-many', { count: 'nine' })
  const misspelt: EntryValues<{ en: '{date :dat}'; cs: '' }>[] = []
  // @ts-expect-error: nothing fits a formatter that does not exist
  misspelt.push({ date: '2026-12-24' })
  expect(misspelt).toHaveLength(1)
})

test('a short text takes its values in the order of their first use in English', () => {
  expect(en.verify.found.vary('A', 'B')).toBe('A on the page, B on the twin')
  expect(cs.verify.found.vary('A', 'B')).toBe('A u stránky, B u jejího Markdownu')
  expect(cs.table.loose('Pivo')).toMatch(/^„Pivo“: položka to není/)
  expect([1, 3, 5].map(cs.verify.answered)).toEqual(['1 odpověď', '3 odpovědi', '5 odpovědí'])
  // @ts-expect-error: a count is a number
  expect(en.verify.answered('nine')).toBe('nine answers')
  // @ts-expect-error: the second value is missing
  expect(en.verify.found.vary('A')).toContain('A on the page')
})

test('a catalogue without a notation or a field does not compile', () => {
  const { tagline: _, ...home } = en.fields.home
  const lacking: Catalogue[] = [
    // @ts-expect-error: all notations but one are missing
    { ...en, notations: () => ({ phone: 'a telephone number' }) },
    // @ts-expect-error: a field is missing
    { ...en, fields: { ...en.fields, home } },
  ]
  expect(lacking).toHaveLength(2)
})

test('an entry without a text in one language does not compile', () => {
  const entries: Entries = {
    // @ts-expect-error: the Czech text is missing
    'file-missing': { en: 'this file is missing' },
  }
  expect(Object.keys(entries)).toHaveLength(1)
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

test('every other text of the four catalogues reads as in catalogues.txt', async () => {
  const lines = [en, cs, sk, de].flatMap(({ messages: _, sentences: __, tongue, ...rest }) =>
    [...listTexts(rest, tongue)].map(([path, text]) => `${path}  ${JSON.stringify(text)}\n`),
  )
  await expect(lines.join('')).toMatchFileSnapshot(join(import.meta.dirname, 'catalogues.txt'))
})

test.each([cs, en])(
  'no text of a catalogue has a word of another language: $tongue',
  (catalogue) => {
    const { messages: _, tongue, ...rest } = catalogue
    const texts = [...listTexts(rest, tongue)]
    expect(texts.length).toBeGreaterThan(400)
    expect(
      texts.flatMap(([path, text]) =>
        foreignWords(text, tongue).map((word) => `${path}: ${word} in ${text}`),
      ),
    ).toEqual([])
  },
)

test('no code has two messages: the later file would take the words of the earlier one', async () => {
  const folder = join(import.meta.dirname, '../../src/messages/subjects')
  const existing = [...Object.keys(en.messages), ...Object.keys(en.sentences)]
  const codes = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const exported: { [name: string]: object } = await import(
        pathToFileURL(join(folder, name)).href
      )
      return Object.values(exported).flatMap((group) => Object.keys(group))
    }),
  )
  const all = codes.flat().filter((code) => existing.includes(code))
  expect(all.filter((code, index) => all.indexOf(code) !== index)).toEqual([])
})

test.each([
  [1, '1 chyba'],
  [2, '2 chyby'],
  [4, '4 chyby'],
  [5, '5 chyb'],
  [11, '11 chyb'],
  [22, '22 chyb'],
])('%i mistakes are counted in Czech as %s', (count, words) => {
  expect(cs.report.outcome(count, 0)).toBe(`${words}. Nic se nezapsalo; web zůstal, jak byl.`)
})

test('warnings alone say nothing of a site that was left as it is', () => {
  expect(cs.report.outcome(0, 3)).toBe('3 upozornění.')
})

test.each([
  [cs, 'Zapněte https.', 'turn the page'],
  [en, 'Turn it on.', 'nebo stránka'],
])(
  'a word of another language is noticed outside of quotation marks',
  (catalogue, right, wrong) => {
    expect(foreignWords(right, catalogue.tongue)).toEqual([])
    expect(foreignWords(wrong, catalogue.tongue)).toHaveLength(1)
    expect(foreignWords(`„${wrong}“ "${wrong}"   ${wrong}   `, catalogue.tongue)).toEqual([])
  },
)
