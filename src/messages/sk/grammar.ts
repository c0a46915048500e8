// Slovak words and forms that several files of this folder share.

import type { Currency } from '../../model/currencies.ts'
import type { Language } from '../../model/languages.ts'
import { inSentence } from '../../model/word-list.ts'
import { shorten } from '../wording.ts'

export const list = (words: readonly (string | number)[]) => words.join(', ')

/** Index of the form of a noun for a count: one, two to four, five and more. */
export const form = (count: number) => (count === 1 ? 0 : count >= 2 && count <= 4 ? 1 : 2)

/** `1 riadok`, `2 riadky`, `5 riadkov`. */
export const counted = (count: number, ...forms: [one: string, few: string, many: string]) =>
  `${count} ${forms[form(count)]}`

export const quote = (text: string) => `„${shorten(text.trim())}“`

const currencies: Record<Currency, string> = { CZK: 'v korunách', EUR: 'v eurách' }
export const inCurrency = (currency: Currency) => currencies[currency]

type Cases = {
  /** Adjective before `text`: slovenský text. */
  adjective: string
  /** `v slovenčine`. */
  within: string
}
const names: Record<Language, Cases> = {
  cs: { adjective: 'český', within: 'v češtine' },
  en: { adjective: 'anglický', within: 'v angličtine' },
  sk: { adjective: 'slovenský', within: 'v slovenčine' },
  de: { adjective: 'nemecký', within: 'v nemčine' },
}
export const adjective = (language: Language) => names[language].adjective
export const within = (language: Language) => names[language].within

/** `v slovenčine a v angličtine`. */
export const withinAll = (all: readonly Language[]) => inSentence(all.map(within), 'a')
/** `v slovenčine ani v angličtine`, after a negation. */
export const withinNone = (all: readonly Language[]) => inSentence(all.map(within), 'ani')
