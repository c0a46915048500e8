// What several subjects of the English catalogue share.

import { type Currency, currencies } from '../../model/currencies.ts'
import { englishNames, type Language } from '../../model/languages.ts'
import type { Day } from '../../model/site.ts'
import { inSentence } from '../../model/word-list.ts'
import type { OwnerExamples } from '../owner.ts'
import { quote, unreadableAs, type Wording } from '../wording.ts'

export type Messages = { [code: string]: (values: never, own: OwnerExamples) => Wording }
/** Of a message that speaks of nothing but what its code says. */
export type Nothing = Record<never, never>

export const number = (value: number) => String(value)
/** `1 050,50`, `4,90`: as owners here type it, whatever language they read. */
export const sum = (amount: number) => {
  const [whole = '', cents] = String(amount).split('.')
  const grouped = whole.replace(/(?<=\d)(?=(?:\d{3})+$)/g, '\u00A0')
  return cents === undefined ? grouped : `${grouped},${cents.padEnd(2, '0')}`
}
export const money = (amount: number, currency: Currency) =>
  `${sum(amount)} ${currencies[currency].sign}`
/** `crowns`. */
export const inWords = (currency: Currency) => currencies[currency].word
export type Priced = { price: number; currency: Currency }
export const priceTooHigh = ({ price, currency }: Priced) => ({
  found: `a price of ${money(price, currency)}`,
  mend: 'check the number of digits',
})
export type Currencies = { currency: Currency; other: Currency }
export const list = (words: readonly string[]) => words.join(', ')
/** `brewery, winery and vintage`. */
export const allOf = (words: readonly string[]) => inSentence(words, 'and')

/** `11:00–14:00, 17:00–22:00`. */
export const spansOf = (spans: readonly { open: string; close: string }[]) =>
  spans.map(({ open, close }) => `${open}–${close === '00:00' ? '24:00' : close}`).join(', ')

/** The language in which the owner's days are called. */
export type Spoken = { language: Language }
export type NotHad = { language: Language; languages: readonly Language[] }
/** A line of words for names in another language, and what stands there already. */
export type WordLine = { language: Language; typed: string | null }
export type UnknownLabels = {
  labels: readonly string[]
  missing: readonly WordLine[]
  known: readonly string[]
}
/** `labels_en: hrnek = mug; hrnec = ...` */
export const wordLine = (field: string, words: readonly string[], { language, typed }: WordLine) =>
  `${field}_${language}: ${typed === null ? '' : `${typed}; `}${words.map((word) => `${word} = ...`).join('; ')}`
export type DayReading = { lang: Language; day: Day; word: string }

export type Typed = { typed: string }
/** What the owner's language calls some things that stand in prices. */
export type PriceWords = {
  own: { from: string; byWeight: string; people: string; portion: string }
}
export const oneWordOf = (words: readonly string[], meant: string | null) =>
  meant === null ? `write one of ${list(words)}` : `did you mean "${meant}"?`
export const unreadable = unreadableAs(quote)
export const example = (text: string) => `write for example   ${text}`

export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

export const namesOf = (missing: readonly WordLine[]) =>
  englishNames(missing.map(({ language }) => language))

/** Each on a line of its own; where there is one already, that line with the word behind it. */
export const writeWords = (field: string, words: readonly string[], missing: readonly WordLine[]) =>
  missing
    .map(
      (line) => `${line.typed === null ? 'add a line' : 'write'}   ${wordLine(field, words, line)}`,
    )
    .join('   and ')

/** Of two lines that deny each other. */
export const either = { expected: 'one of the two', mend: 'keep one of the two' }
