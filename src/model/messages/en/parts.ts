// What several subjects of the English catalogue share.

import { type Currency, currencies } from '../../currencies.ts'
import type { Language } from '../../languages.ts'
import type { Day } from '../../site.ts'
import type { Wording } from '../wording.ts'

export type Messages = { [code: string]: (values: never) => Wording }

export const number = (value: number) => String(value)
export const money = (amount: number, currency: Currency) =>
  `${amount} ${currencies[currency].sign}`
/** `crowns`. */
export const inWords = (currency: Currency) => currencies[currency].word
export type Priced = { price: number; currency: Currency }
export type Currencies = { currency: Currency; other: Currency }
export const list = (words: readonly string[]) => words.join(', ')

/** `11:00–14:00, 17:00–22:00`. */
export const spansOf = (spans: readonly { open: string; close: string }[]) =>
  spans.map(({ open, close }) => `${open}–${close}`).join(', ')

/** The language in which the owner's days are called. */
export type Spoken = { language: Language }
export type NotHad = { language: Language; languages: readonly Language[] }
export type UnknownLabel = { label: string; missing: readonly Language[]; known: readonly string[] }
export type DayReading = { lang: Language; day: Day; word: string }

export type Typed = { typed: string }
/** What the owner's language calls some things that stand in prices. */
export type OwnWords = {
  own: { from: string; byWeight: string; people: string; portion: string }
}
export const oneWordOf = (words: readonly string[], meant: string | null) =>
  meant === null ? `write one of ${list(words)}` : `did you mean "${meant}"?`
export const example = (text: string) => `write for example   ${text}`

export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
