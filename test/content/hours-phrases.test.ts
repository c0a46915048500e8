// Opening hours as owners write them, in four languages: read, fixed by the printed edits, or asked
// about, and never published otherwise than meant.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { findPhrase } from '../../src/notations/hours-words.ts'
import { quickPart } from '../sweep.ts'
import { judge, type Outcome, type Phrase, readTyped } from './hours-phrases.ts'

const table = join(import.meta.dirname, 'hours-phrases.json')
const phrases: (Phrase & { kind: string; family: string })[] = JSON.parse(
  readFileSync(table, 'utf8'),
)

/** Without days, or with a date that is asked about: the message shows how to write them. */
const asked = ['f13', 'x05']

const counts = new Map<string, number>()
afterAll(() => {
  console.log(
    [...counts]
      .sort()
      .map(([what, count]) => `${what} ${count}`)
      .join(', '),
  )
})

describe('a phrase for hours is read, fixed, or asked about:', () => {
  test.each(quickPart(phrases, 150))('$id $lang $typed', async (phrase) => {
    const { outcome, note } = await judge(phrase)
    for (const what of [phrase.lang, phrase.kind])
      counts.set(`${what} ${outcome}`, (counts.get(`${what} ${outcome}`) ?? 0) + 1)
    const good: Outcome[] = ['right', 'fixed', asked.includes(phrase.id) ? 'no help' : 'asked']
    expect(good.includes(outcome) ? [] : [outcome, note]).toEqual([])
  })
})

const typed = readTyped(readFileSync(join(import.meta.dirname, 'hours-typed.txt'), 'utf8'))

describe('hours as owners type them are published as meant, fixed, or asked about:', () => {
  test.each(quickPart(typed, 100))('$id', async (phrase) => {
    const { outcome, note } = await judge(phrase)
    const good: Outcome[] = phrase.expect === 'message' ? ['asked'] : ['right', 'fixed']
    expect(good.includes(outcome) ? [] : [outcome, note]).toEqual([])
  })
})

/** Short names of days in the four languages, folded. */
const shortDays =
  'po ut st ct pa so ne pi mo di die mi mit don fr fre sa sam son tu tue we wed th thu fri sat su sun'

test('no word for hours is also the short name of a day', () => {
  expect(shortDays.split(' ').filter((word) => findPhrase([word]))).toEqual([])
})
