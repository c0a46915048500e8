// German words and forms that several files of this folder share.

import type { Currency } from '../../model/currencies.ts'
import type { Language } from '../../model/languages.ts'
import { inSentence } from '../../model/word-list.ts'
import { shorten } from '../wording.ts'

export const list = (words: readonly (string | number)[]) => words.join(', ')

/** `1 Zeile`, `2 Zeilen`. */
export const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`

export const quote = (text: string) => `„${shorten(text.trim())}“`

const currencies: Record<Currency, string> = { CZK: 'in Kronen', EUR: 'in Euro' }
export const inCurrency = (currency: Currency) => currencies[currency]

const names: Record<Language, string> = {
  cs: 'Tschechisch',
  en: 'Englisch',
  sk: 'Slowakisch',
  de: 'Deutsch',
}
/** `der tschechische Text`. */
export const adjective = (language: Language) => `${names[language].toLowerCase()}e`
/** `auf Deutsch`. */
export const within = (language: Language) => `auf ${names[language]}`
/** `auf Deutsch und auf Englisch`. */
export const withinAll = (all: readonly Language[]) => inSentence(all.map(within), 'und')
