// Prices as owners type them: `62`, `62 Kč`, `od 229`, `2,90 €`.

import { type Currency, currencies, currencyCodes } from '../model/currencies.ts'
import type { PriceRange } from '../model/site.ts'
import {
  type Grammar,
  grammar,
  isRefusal,
  type Notation,
  parseWith,
  type RegionalContext,
  type RegionalNotation,
  refusal,
  refuse,
  reject,
} from './notation.ts'
import { byLitre, byWeight, fromWord, priceWords } from './price-words.ts'
import { alternatives, depositWords, splitColumns, statusWords } from './typed-words.ts'

/** Currency sign before or after an amount: `2,90 €`, `€ 2,90`, `62 Kč`. */
export const currencyMark = Object.fromEntries(
  currencyCodes.map((code) => {
    // Longest spelling first, so that `Euro` is not read as `EUR` followed by an "o".
    const words = [...currencies[code].spellings].sort((a, b) => b.length - a.length).join('|')
    return [code, new RegExp(`^(?:${words})|(?:${words})\\.?$`, 'i')]
  }),
) as Record<Currency, RegExp>

/** Remove the currency sign and `,-` from a price. */
const bareAmount = (text: string, currency: Currency) =>
  text
    .trim()
    .replace(/[,.]\s?[-–—]+$/, '')
    .replace(currencyMark[currency], '')
    .trim()
    .replace(/[,.]\s?[-–—]+$/, '')
    .trim()

const severalPrices = /\d[^\d,;]{0,8}(?:[-–—/]|\s(?:až|do|to|bis)\s)[^\d,;]{0,3}\d/

/** Signs of currencies in which no pub can publish prices yet. */
const unknownCurrency = /[£$¥₴₽]|(?<!\p{L})(?:GBP|USD|PLN|HUF|CHF|zł|Ft|Fr)(?!\p{L})/iu

/** `62`, `62 Kč`, `62,-`, `2,90 €`, `€ 2.90`, `1 290` or `1.290`. */
export const price: RegionalNotation<number> = {
  expected: 'price',
  regional: true,
  ...grammar<number, RegionalContext>((text, context) => {
    const { currency } = context.region
    const foreign = currencyCodes.find(
      (code) => code !== currency && currencyMark[code].test(text.trim()),
    )
    if (foreign) return reject('price-in-other-currency', { typed: text, currency, other: foreign })
    const typed = bareAmount(text, currency)
    // Without floating-point arithmetic.
    const [, whole, rest = '0'] =
      /^(\d{1,3}(?:[\s.]\d{3})+|\d{1,6})(?:[,.](\d{1,2}))?$/.exec(typed) ?? []
    const amount = whole === undefined ? undefined : Number(`${whole.replace(/\D/g, '')}.${rest}`)
    if (amount !== undefined)
      return amount <= currencies[currency].maximum
        ? amount
        : reject('price-too-high', { price: amount, currency })
    if (reduction.test(text)) return reject('price-reduced', { typed: text.trim() })
    if (unknownCurrency.test(text)) return reject('currency-unknown', { typed: text })
    return refusal(() => {
      const suggestion = misread(typed) ?? withoutSurroundings(text.trim(), context)
      if (suggestion === undefined && /^\d{1,6}[,.]\d{3,}$/.test(typed))
        return refuse('price-too-fine', { typed: text })
      const several = suggestion === undefined && severalPrices.test(typed)
      return refuse('price-unreadable', { typed: text, several, currency }, suggestion)
    })
  }),
}

/** `-3,00` and `minus 3,00`, which child's portions have on printed menus. */
const reduction = /^\s*(?:[-−]|minus )\s?\d[\d,.]*\D*$/i

export const freeWords = splitColumns(
  `zdarma/zadarmo/gratis/free/kostenlos/umsonst/frei/bezplatně/bezplatne/bezplatný/vstup volný/
  vstup voľný/Eintritt frei`,
).flat()
/** True for `zdarma`, which is a price of 0. */
export const isFree = (text: string) => freeWords.includes(text.trim().toLowerCase())

/** Matches a price without digits: `třináct korun`, `dreizehn Euro`. */
export const inWordsOnly = /^\D*(?<!\p{L})(?:korun\p{L}*|eur\p{L}*|crowns?|Kč|Kc|CZK|€)$/iu

/** Find the price within signs that mean nothing: `119..`, `„85“`. */
function withoutSurroundings(typed: string, context: RegionalContext): string | undefined {
  // A longer text is not a price, and these patterns would be slow on it.
  if (typed.length > 40) return undefined
  const bare = typed
    .replace(/^[„“”"'‚‘’]|[„“”"'‚‘’]$/g, '')
    .replace(context.region.currency === 'EUR' ? /(?<=\d)\s?e$|[.,]+$/i : /[.,]+$/, '')
    .trim()
  return bare !== typed && price.read(bare, context) !== undefined ? bare : undefined
}

/** Replace letters that look like digits: `22O`, `1l5`, `6S`. */
function misread(typed: string): string | undefined {
  if (!/\d/.test(typed) || !/^[\dOoIlSBZ]+(?:[,.][\dOoIlSBZ]{1,2})?$/.test(typed)) return undefined
  const digits = typed.replace(/\D/g, (letter) => '0011258'['OoIlZSB'.indexOf(letter)] ?? letter)
  return digits === typed ? undefined : digits
}

/** Deposit that a guest gets back with the empty bottle; never part of a price. */
export const deposit: RegionalNotation<number> = {
  expected: 'deposit',
  regional: true,
  ...grammar<number, RegionalContext>((text, context) => {
    const amount = parseWith(price, text, context)
    if (amount === 0) return reject('deposit-of-nothing', { typed: text })
    if (!isRefusal(amount)) return amount
    const { currency } = context.region
    return refusal(() =>
      amount.findFaults().flatMap((fault) => {
        if (fault.message.code !== 'price-unreadable') return [fault]
        const suggestion = fault.suggestion === '0' ? undefined : fault.suggestion
        const values = { typed: text, currency, amount: findDeposit(text) }
        return refuse('deposit-unreadable', values, suggestion)
      }),
    )
  }),
}

/** The amount in `0,25 € für die Flasche`; null if the text begins with something else. */
export const findDeposit = (text: string): string | null =>
  /^\s*((?:€ ?)?\d+(?:[.,]\d+)?(?: ?(?:€|Kč))?)(?![\d–-])/.exec(text)?.[1] ?? null

const depositPattern = (() => {
  const word = alternatives(depositWords.deposit)
  const plus = String.raw`(?:\s*(?:\(?\+|\(|\(?(?:plus|zzgl\.?|zuzüglich))\s*)`
  const none = alternatives(depositWords.none)
  return new RegExp(
    `(?:(?:${plus}|,?\\s+)(?:(?<none>${none})|(?:${word}):?\\s*(?<after>(?:€ ?)?\\d[^=;]*?))|${plus}(?<before>(?:€ ?)?\\d[^=;]*?)\\s*(?:${word}))\\)?$`,
    'iu',
  )
})()

/** Split `growler 1 l = 180 + záloha 200` into the size and the deposit as typed; `0` for none. */
export function splitDeposit(text: string): { rest: string; deposit: string | undefined } {
  if (text.length > 200) return { rest: text, deposit: undefined }
  const { index = text.length, groups } = depositPattern.exec(text) ?? {}
  const typed = groups?.['after'] ?? groups?.['before']
  return {
    rest: text.slice(0, index),
    deposit: groups?.['none'] === undefined ? typed?.trim() : '0',
  }
}

/** `20 %` or `-20 %`: by how much a price is lower. */
export const percentOff: Notation<number> = {
  expected: 'percent-off',
  read(text) {
    const number = /^[-–−]?\s?(\d{1,2})\s?%?$/.exec(text.trim())?.[1]
    return number !== undefined && Number(number) > 0 ? Number(number) : undefined
  },
  explain: (text) => refuse('discount-unreadable', { typed: text }),
}

/** Price, with flags for a minimum price and for a price by weight or volume. */
export type TypedPrice = { price: number; price_from?: true; price_per?: true; volume_ml?: number }

/** Split `od 229 Kč` or `39 Kč podle váhy` into the bare price and the meaning of its words. */
export function qualified(typed: string) {
  const bare = typed.replace(fromWord, '').replace(byWeight, '').replace(byLitre, '')
  const litre = byLitre.test(typed)
  return { from: fromWord.test(typed), per: litre || byWeight.test(typed), litre, bare }
}

const soldOut = new RegExp(`^(.*\\d\\S*)\\W+(?:${alternatives(statusWords.sold_out)})\\W*$`, 'iu')

export const qualifiedPrice: Grammar<TypedPrice, RegionalContext> = grammar((text, context) => {
  if (isFree(text)) return { price: 0 }
  const typed = text.trim()
  const { from, per, litre, bare } = qualified(typed)
  if (from && per) return reject('price-from-and-per', { typed, ...priceWords(context) })
  const amount = parseWith(price, bare, context)
  if (from && amount === 0) return reject('price-from-nothing', { typed, ...priceWords(context) })
  if (!isRefusal(amount))
    return {
      price: amount,
      ...(from && { price_from: true as const }),
      ...(per && { price_per: true as const }),
      ...(litre && { volume_ml: 1000 }),
    }
  return refusal(() => {
    const left = soldOut.exec(typed)?.[1] ?? ''
    const isSoldOut = qualifiedPrice.read(left, context) !== undefined
    return amount.findFaults().map(({ message, suggestion: meant }) => ({
      message,
      // Replace only the price and keep the words around it.
      suggestion: isSoldOut ? left : meant && typed.replace(bare, meant),
      ...(isSoldOut && { beside: [{ field: 'sold_out', value: 'yes' }] }),
    }))
  })
})

const betweenPrices = /(?<!\s)\s*(?:[-–—]|\b(?:až|do|to|bis)\b)\s*/iu

/**
 * Usual spending of a guest as the owner states it: `100–300 Kč`. It is never computed from the
 * menu, where a slice of bread and a roast for six would be the ends.
 */
export const priceRange: RegionalNotation<PriceRange> = {
  expected: 'price-range',
  regional: true,
  ...grammar<PriceRange, RegionalContext>((text, context) => {
    const parts = text
      .trim()
      .replace(/^(?:od|from|von|ab)\s+/iu, '')
      .split(betweenPrices)
    const ends = parts.length === 2 && parts.every(Boolean) ? parts : []
    const parsed = ends.map((end) => parseWith(price, end, context))
    const wrong = parsed.find(isRefusal)
    const [least = 0, most = 0] = ends.map((end) => price.read(end, context))
    if (!wrong && least < most) return { least, most }
    return refusal(() => {
      const [fault] = wrong?.findFaults() ?? []
      if (fault && fault.message.code !== 'price-unreadable') return [{ message: fault.message }]
      return least > most && !fault
        ? refuse('price-range-turned', { typed: text }, `${ends[1]}–${ends[0]}`)
        : refuse('price-range-unreadable', { typed: text })
    })
  }),
}
