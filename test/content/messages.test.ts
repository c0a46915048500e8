// The words of messages are a catalogue for each language.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { type Catalogue, message, tell } from '../../src/messages/catalogue.ts'
import { cs } from '../../src/messages/cs.ts'
import { en } from '../../src/messages/en.ts'
import { samples } from './samples.ts'
import { expectEveryTongue, foreignWords } from './tongues.ts'

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
  const { tagline: __, ...home } = en.fields.home
  const lacking: Catalogue[] = [
    // @ts-expect-error: a message is missing
    { ...en, messages },
    // @ts-expect-error: all notations but one are missing
    { ...en, notations: () => ({ phone: 'a telephone number' }) },
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

/** Every text of a catalogue outside of its messages, functions called with names in quotation marks. */
function* textsOf(node: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof node === 'string') yield [path, node]
  else if (typeof node === 'function') {
    const name = new Proxy({}, { get: () => '"…"' })
    try {
      yield* textsOf((node as (...values: unknown[]) => unknown)(name, '"…"', '"…"'), `${path}()`)
    } catch {
      // A few want a list or a date: the table of mistakes shows those.
    }
  } else if (typeof node === 'object' && node !== null)
    for (const [key, value] of Object.entries(node)) yield* textsOf(value, `${path}.${key}`)
}

test.each([cs, en])(
  'no text of a catalogue has a word of another language: $tongue',
  (catalogue) => {
    const { messages: _, tongue, ...rest } = catalogue
    const texts = [...textsOf(rest, tongue)]
    expect(texts.length).toBeGreaterThan(400)
    expect(
      texts.flatMap(([path, text]) =>
        foreignWords(text, tongue).map((word) => `${path}: ${word} in ${text}`),
      ),
    ).toEqual([])
  },
)

test.each(samples.map((problem) => [problem.code, problem] as const))(
  'the words of %s are in each language in no other',
  (_, problem) => expectEveryTongue(problem),
)

test('no code has two messages: the later file would take the words of the earlier one', async () => {
  const folder = join(import.meta.dirname, '../../src/messages/en')
  const names = await readdir(folder)
  const codes = await Promise.all(
    names.map(async (name) => {
      const exported: { [name: string]: object } = await import(
        pathToFileURL(join(folder, name)).href
      )
      return Object.values(exported).flatMap((group) =>
        Object.keys(group).filter((key) => Object.hasOwn(en.messages, key)),
      )
    }),
  )
  const all = codes.flat()
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
