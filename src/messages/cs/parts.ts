// Co sdílejí české zprávy: what several subjects of the Czech catalogue share.

import { type Currency, currencies } from '../../model/currencies.ts'
import type { Language } from '../../model/languages.ts'
import type { Catalogue, Code } from '../catalogue.ts'
import { type WordLine, wordLine } from '../en/parts.ts'
import type { Own } from '../owner.ts'
import { shorten } from '../wording.ts'

/** One subject of the messages, by the English file of it. */
export type Told<English> = Pick<Catalogue['messages'], keyof English & Code>

/** `1 řádek, 2 řádky, 5 řádků`: one, two to four, five and more. */
export const counted = (count: number, one: string, few: string, many: string) =>
  `${count} ${count === 1 ? one : count >= 2 && count <= 4 ? few : many}`

export const quote = (text: string) => `„${shorten(text.trim())}“`
export const number = (value: number) => String(value).replace('.', ',')
export const money = (amount: number, currency: Currency) =>
  `${number(amount)} ${currencies[currency].sign}`
/** `11:00–14:00, 17:00–22:00`. */
export const spansOf = (spans: readonly { open: string; close: string }[]) =>
  spans.map(({ open, close }) => `${open}–${close}`).join(', ')
/** Words of a list as the owner types them. */
export const asTyped = (words: readonly string[], own: Own) =>
  words.map((word) => own.words[word] ?? word)
export const list = (words: readonly string[]) => words.join(', ')
/** `brewery, winery a vintage`. */
export const allOf = (words: readonly string[]) => list(words).replace(/, ([^,]+)$/, ' a $1')
export const oneWordOf = (words: readonly string[], meant: string | null) =>
  meant === null ? `napište jedno z těchto slov: ${list(words)}` : `nemělo to být „${meant}“?`
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
export const withinAll = (all: readonly Language[]) => {
  const said = all.map(within)
  return [said.slice(0, -1).join(', '), said.at(-1)].filter(Boolean).join(' a ')
}

export const writeWords = (field: string, words: readonly string[], missing: readonly WordLine[]) =>
  missing
    .map(
      (line) =>
        `${line.typed === null ? 'přidejte řádek' : 'napište'}   ${wordLine(field, words, line)}`,
    )
    .join('   a ')
