// Czech words and forms that several files of this folder share.

import type { Currency } from '../../model/currencies.ts'
import type { Language } from '../../model/languages.ts'
import { inSentence } from '../../model/word-list.ts'

export const list = (words: readonly string[]) => words.join(', ')

/** Index of the form of a noun for a count: one, two to four, five and more. */
export const form = (count: number) => (count === 1 ? 0 : count >= 2 && count <= 4 ? 1 : 2)

/** `1 řádek`, `2 řádky`, `5 řádků`. */
export const counted = (count: number, ...forms: [one: string, few: string, many: string]) =>
  `${count} ${forms[form(count)]}`

const currencies: Record<Currency, string> = { CZK: 'v korunách', EUR: 'v eurech' }
export const inCurrency = (currency: Currency) => currencies[currency]

type Cases = {
  /** Adjective before `text`: český text. */
  adjective: string
  /** `v češtině`. */
  within: string
}
const names: Record<Language, Cases> = {
  cs: { adjective: 'český', within: 'v češtině' },
  en: { adjective: 'anglický', within: 'v angličtině' },
  sk: { adjective: 'slovenský', within: 've slovenštině' },
  de: { adjective: 'německý', within: 'v němčině' },
}
export const adjective = (language: Language) => names[language].adjective
export const within = (language: Language) => names[language].within

/** `v češtině a v angličtině`. */
export const withinAll = (all: readonly Language[]) => inSentence(all.map(within), 'a')
/** `v češtině ani v angličtině`, after a negation. */
export const withinNone = (all: readonly Language[]) => inSentence(all.map(within), 'ani')
