// Problems that the editor shows before saving: those that the commit would add, and no others.

import { expect, test } from 'vitest'
import { createForms } from '../../src/editor/configuration.ts'
import type { ContentFiles } from '../../src/editor/forge.ts'
import { applyEdits, compare, inspect } from '../../src/editor/judge.ts'
import { describePlace, formatInForm, labelsFor, nameTyped } from '../../src/editor/panel.ts'
import { formatMessage, message } from '../../src/messages/catalogue.ts'
import { cs } from '../../src/messages/cs.ts'
import { de } from '../../src/messages/de.ts'
import { en } from '../../src/messages/en.ts'
import { examplesFor } from '../../src/messages/owner.ts'
import type { Problem } from '../../src/messages/problem.ts'
import { sk } from '../../src/messages/sk.ts'
import { readExamples } from '../content/message-texts.ts'
import { fullPub, leftOutOfShort, readAll } from '../pub.ts'
import { quickPart } from '../sweep.ts'

const now = new Date('2026-11-20T12:00:00')
const files: ContentFiles = new Map(
  [...(await readAll(fullPub))].filter(([file]) => !leftOutOfShort.test(file)),
)

const beer = 'menu/90-tocene-pivo.md'
type Change = readonly [file: string, from: string, to: string]
const right: Change = [beer, '', '']
const noSign: Change = [beer, '= 44; velké', '44; velké']
const inLetters: Change = [beer, '= 52; velké', '= padesát; velké']
const inFigures: Change = [beer, '= 52; velké', '= 5Z; velké']
const noLunch: Change = ['hours.md', 'lunch:\n  - Po–Pá 11:00–14:00\n', 'lunch: no\n']
const costly: Change = [beer, '= 44; velké', '= 440; velké']

function withChanges(all: readonly Change[]): ContentFiles {
  const made = new Map(files)
  for (const [file, from, to] of all) {
    const text = made.get(file) ?? ''
    if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`)
    made.set(
      file,
      text.replace(from, () => to),
    )
  }
  return made
}

// biome-ignore format: one line, one row
test.each<[string, Change[], Change[], { refused?: number; elsewhere?: number; asked?: number }]>([
  ['an unchanged correct file: no problem', [], [right], {}],
  ['a mistake in the file to be saved: refused', [], [noSign], { refused: 1 }],
  ['a mistake that was there before: no problem', [noSign], [noSign, right], {}],
  ['a second mistake next to it: refused', [noSign], [noSign, inLetters], { refused: 1 }],
  ['one mistake fewer and another one changed: shown, but saved', [noSign, inLetters], [inFigures], { elsewhere: 1 }],
  ['an unusual price: the owner is asked', [], [costly], { asked: 1 }],
])('%s', async (_, before, after, { refused = 0, elsewhere = 0, asked = 0 }) => {
  const looks = await Promise.all([before, after].map((all) => inspect(withChanges(all), now)))
  const [old, made] = looks
  if (!old || !made) throw new Error('two looks')
  const verdict = compare(old, made, new Set([beer]))
  expect(verdict.refused.length).toBe(refused)
  expect(verdict.elsewhere.length).toBe(elsewhere)
  expect(verdict.asked.length).toBe(asked)
})

test('a problem that a change causes in another file is shown, but does not stop the commit', async () => {
  const [old, made] = [await inspect(files, now), await inspect(withChanges([noLunch]), now)]
  const { refused, elsewhere } = compare(old, made, new Set(['hours.md']))
  expect(refused).toEqual([])
  expect(elsewhere.length).toBeGreaterThan(0)
  expect([...new Set(elsewhere.map(({ file }) => file))]).toEqual(['content/lunch/2026-11-23.md'])
})

test('the edit of a message corrects its problem', async () => {
  const { errors } = await inspect(withChanges([noSign]), now)
  expect(errors.length).toBe(1)
  expect(applyEdits(withChanges([noSign]), errors[0]?.edits ?? []).get(beer)).toBe(files.get(beer))
})

test('the dialog names a field by its label in the form, and leaves what the owner typed', () => {
  const forms = createForms({ languages: ['cs', 'en'], region: undefined, weeks: [] }, cs)
  const inForm = (problem: Problem) => {
    const labels = labelsFor(problem, { forms })
    const { found, fix = '' } = formatInForm(problem, labels, undefined, { forms, catalogue: cs })
    return [found, fix].map((text) => nameTyped(text, labels, cs.edits.quote))
  }
  const place = { severity: 'error', file: `content/${beer}` } as const
  const sections = [{ id: 'tocene-pivo', name: 'Točené pivo' }]
  expect(describePlace(place, { forms, catalogue: cs, sections }).place).toBe(
    'Oddíl lístku Točené pivo',
  )
  const lunch = { file: 'content/lunch/2026-11-23.md' }
  expect(describePlace(lunch, { forms, catalogue: cs }).place).toMatch(/ 23\. 11\. 2026$/)
  expect(
    inForm({
      ...place,
      ...message('photo-alt-missing', { fields: ['photo_alt', 'photo_alt_en'] }),
    }),
  ).toEqual([
    'fotka beze slov pro ty, kdo ji nevidí',
    'pod ni přidejte „Co je na fotce“, „Co je na fotce, v angličtině“ a napište, co na ní je',
  ])
  expect(inForm({ ...place, ...message('photo-several', { typed: 'note.jpg, b.jpg' }) })).toEqual([
    'víc fotek najednou: „note.jpg, b.jpg“',
    'nechte tu jedno jméno; další fotky patří do „Fotky“ pod „Další fotky hospody“',
  ])
  const [unused] = inForm({ ...place, ...message('extra-name-unused', { names: ['note'] }) })
  expect(unused).toBe('překlad pro „note“')
  // `en` is also a field: the English name of a dish.
  const stayed = message('change-one-language', { others: ['en'], text: 'Roast pork' })
  expect(inForm({ ...place, ...stayed })).toEqual([
    'text se změnil, ale v angličtině je tu pořád „Roast pork“',
    'změňte i ten; jestli pořád sedí, nechte ho',
  ])
  const languages = { languages: ['cs', 'en'] as const }
  const owner = { ...languages, examples: examplesFor(languages.languages, 'CZK') }
  const edits = [
    { file: 'content/pub.md', line: 9, column: 1, old: '', new: 'dogs_note: Na vodítku\n' },
  ]
  const yes = message('yes-no-note', {
    typed: 'ano, na vodítku',
    field: 'dogs',
    ...languages,
    words: null,
    season: null,
  })
  // The site needs the note in English as well, which no edit can write.
  expect(formatMessage({ ...yes, edits, owner }, cs).fix).toMatch(/ 9.* 10.* dogs_note_en: \.{3}/)
  const reason = edits.map((edit) => ({ ...edit, new: '    reason: Oslava\n' }))
  expect(formatMessage({ ...yes, edits: reason, owner }, cs).fix).toContain('reason_en: ...')
  const hours = labelsFor({ file: 'content/hours.md' }, { forms })
  const advice = 'přidejte řádek   closed: yes   nebo   bar: ...   s hodinami, nebo   24. 12.   '
  expect(nameTyped(advice, hours, cs.edits.quote)).toBe(
    'přidejte řádek „Zavřeno: ano“ nebo „Kdy má hospoda ten den otevřeno, nebo celý jiný týden: ...“ s hodinami, nebo „24. 12.“',
  )
})

test('the dialog can show every message in the words of the form, in every language', async () => {
  const examples = await readExamples()
  const catalogues = quickPart([en, cs, de, sk], 2)
  const shown = catalogues.flatMap((catalogue) => {
    const forms = createForms({ languages: ['cs', 'en'], region: undefined, weeks: [] }, catalogue)
    return examples
      .filter(({ code }) => code in catalogue.messages)
      .flatMap(({ code, values }) => {
        const problem = { code, values: JSON.parse(values), file: `content/${beer}` } as Problem
        const labels = labelsFor(problem, { forms })
        const texts = formatInForm(problem, labels, undefined, { forms, catalogue })
        return Object.values(texts).map((text) => `${code}: ${text}`)
      })
  })
  expect(shown.length).toBeGreaterThan(catalogues.length * 300)
  expect(shown.filter((text) => /\b(?:undefined|null|NaN)\b/.test(text))).toEqual([])
})

test('correcting the first of several equal mistakes is no new mistake, and one more is', async () => {
  const soups = 'menu/10-polevky.md'
  const without = (count: number) => {
    let left = count
    const text = files.get(soups)?.replace(/^ {4}en: .*\n/gm, (line) => (left-- > 0 ? '' : line))
    return inspect(new Map([...files, [soups, text ?? '']]), now)
  }
  const [three, four] = await Promise.all([without(3), without(4)])
  const fixed = compare(four, three, new Set([soups]))
  expect([...fixed.refused, ...fixed.elsewhere]).toEqual([])
  expect(compare(three, four, new Set([soups])).refused.length).toBeGreaterThan(0)
})
