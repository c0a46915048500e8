// Co sdílejí české zprávy: what several subjects of the Czech catalogue share.

import type { Currency } from '../../model/currencies.ts'
import type { Language } from '../../model/languages.ts'
import { inSentence } from '../../model/word-list.ts'
import type { Catalogue } from '../catalogue.ts'
import { list, money, type Priced, type WordLine, wordLine } from '../en/parts.ts'
import type { OwnerExamples } from '../owner.ts'
import { shorten, unreadableAs } from '../wording.ts'

export { list, money, spansOf, sum } from '../en/parts.ts'

/** One subject of the messages; that none is left out is seen where all are put together. */
export type Messages = Partial<Catalogue['messages']>

/** `1 řádek, 2 řádky, 5 řádků`: one, two to four, five and more. */
export const counted = (count: number, one: string, few: string, many: string) =>
  `${count} ${count === 1 ? one : count >= 2 && count <= 4 ? few : many}`

export const quote = (text: string) => `„${shorten(text.trim())}“`
export const number = (value: number) => String(value).replace('.', ',')
export const priceTooHigh = ({ price, currency }: Priced) => ({
  found: `cena ${money(price, currency)}`,
  mend: 'zkontrolujte, jestli nepřebývá číslice',
})
/** Words of a list as the owner types them. */
export const asTyped = (words: readonly string[], own: OwnerExamples) =>
  words.map((word) => own.words[word] ?? word)
/** `brewery, winery a vintage`. */
export const allOf = (words: readonly string[]) => inSentence(words, 'a')
export const oneWordOf = (words: readonly string[], meant: string | null) =>
  meant === null ? `napište jedno z těchto slov: ${list(words)}` : `nemělo to být „${meant}“?`
export const unreadable = unreadableAs(quote)
export const example = (text: string) => `napište třeba   ${text}`

/** Words of a currency in the cases that sentences need. */
const crowns: Record<Currency, string> = { CZK: 'korunách', EUR: 'eurech' }
export const inCurrency = (currency: Currency) => `v ${crowns[currency]}`

type Cases = {
  /** Adjective beside `text`: český text. */
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
export const adjective = (lang: Language) => names[lang].adjective
export const within = (lang: Language) => names[lang].within
export const withinAll = (all: readonly Language[]) => allOf(all.map(within))

export const writeWords = (field: string, words: readonly string[], missing: readonly WordLine[]) =>
  missing
    .map(
      (line) =>
        `${line.typed === null ? 'přidejte řádek' : 'napište'}   ${wordLine(field, words, line)}`,
    )
    .join('   a ')

/** Of two lines that deny each other. */
export const either = { expected: 'jedno z obojího', mend: 'nechte jedno z obojího' }
