// Money as owners type it: `62`, `62 Kč`, `od 229`, `2,90 €`.

import { type Currency, currencies, currencyCodes } from '../model/currencies.ts'
import {
  type Grammar,
  type Known,
  type KnownRegion,
  type RegionalNotation,
  refuse,
} from './notation.ts'
import { inOwnWords, pricePatterns } from './price-words.ts'

/** What stands before or behind an amount, by currency: `2,90 €`, `€ 2,90`, `62 Kč`. */
export const currencyMark = Object.fromEntries(
  currencyCodes.map((code) => {
    // The longest first: `Euro` is not `EUR` and an o.
    const words = [...currencies[code].spellings].sort((a, b) => b.length - a.length).join('|')
    return [code, new RegExp(`^(?:${words})|(?:${words})\\.?$`, 'i')]
  }),
) as Record<Currency, RegExp>

/** What is left of a price without the mark of its currency, and without `,-`. */
const bareAmount = (text: string, currency: Currency) =>
  text
    .trim()
    .replace(currencyMark[currency], '')
    .trim()
    .replace(/[,.]\s?[-–—]+$/, '')
    .trim()

/** Read digit by digit, so that no price passes through binary fractions on its way. */
function amountIn(text: string, currency: Currency): number | undefined {
  const [, whole, rest = '0'] =
    /^(\d{1,3}(?:[\s.]\d{3})+|\d{1,6})(?:[,.](\d{1,2}))?$/.exec(bareAmount(text, currency)) ?? []
  return whole === undefined ? undefined : Number(`${whole.replace(/\D/g, '')}.${rest}`)
}

const otherCurrency = (text: string, own: Currency) =>
  currencyCodes.find((code) => code !== own && currencyMark[code].test(text.trim()))

const severalPrices = /\d[^\d,;]{0,8}(?:[-–—/]|\s(?:až|do|to|bis)\s)[^\d,;]{0,3}\d/

/** `62`, `62 Kč`, `62,-`, `2,90 €`, `€ 2.90`, `1 290`, `1.290`. */
export const price: RegionalNotation<number> = {
  expected: 'price',
  regional: true,
  read(text, { region: { currency } }) {
    const amount = otherCurrency(text, currency) ? undefined : amountIn(text, currency)
    return amount !== undefined && amount <= currencies[currency].maximum ? amount : undefined
  },
  explain(text, known) {
    const { currency } = known.region
    const other = otherCurrency(text, currency)
    if (other) return refuse('price-in-other-currency', { typed: text, currency, other })
    const amount = amountIn(text, currency)
    if (amount !== undefined) return refuse('price-too-high', { price: amount, currency })
    const typed = bareAmount(text, currency)
    const meant = misread(typed) ?? withoutSurroundings(text.trim(), known)
    if (meant === undefined && /^\d{1,6}[,.]\d{3,}$/.test(typed))
      return refuse('price-too-fine', { typed: text })
    const several = meant === undefined && severalPrices.test(typed)
    return refuse('price-unreadable', { typed: text, several, currency }, meant)
  },
}

const freeWords = ['zdarma', 'zadarmo', 'gratis', 'free', 'kostenlos', 'umsonst']
/** `zdarma`, which is a price of 0. */
export const isFree = (text: string) => freeWords.includes(text.trim().toLowerCase())

/** `třináct korun`, `dreizehn Euro`. */
export const inWordsOnly = /^\D*(?<!\p{L})(?:korun\p{L}*|eur\p{L}*|crowns?|Kč|Kc|CZK|€)$/iu

/** `229 Kč/porce`, `119..`, `„85“`: the price alone, where signs or words stand round it. */
function withoutSurroundings(typed: string, known: KnownRegion): string | undefined {
  // A longer text is not a price, and these patterns would be slow on it.
  if (typed.length > 40) return undefined
  const bare = typed
    .replace(/^[„“”"'‚‘’]|[„“”"'‚‘’]$/g, '')
    .replace(/[.,]+$/, '')
    .replace(/\s*\/\s*(?!(?:k?g|dkg|m?l|[dc]l)\.?$)\p{L}+\.?$/u, '')
    .replace(/\s+(?:za|pro|per|je|a)\s+\p{L}+$/u, '')
    .trim()
  return bare !== typed && price.read(bare, known) !== undefined ? bare : undefined
}

/** `22O`, `1l5`: the digits that such letters look like. */
function misread(typed: string): string | undefined {
  if (!/\d/.test(typed) || !/^[\dOoIl]+(?:[,.][\dOoIl]{1,2})?$/.test(typed)) return undefined
  const digits = typed.replace(/[Oo]/g, '0').replace(/[Il]/g, '1')
  return digits === typed ? undefined : digits
}

/** What a guest gets back with the empty bottle: a price that is no part of another one. */
export const deposit: RegionalNotation<number> = {
  expected: 'deposit',
  regional: true,
  read: (text, known) => price.read(text, known) || undefined,
  explain(text, known) {
    if (price.read(text, known) === 0) return refuse('deposit-of-nothing', { typed: text })
    const { currency } = known.region
    return price.explain(text, known).flatMap((fault) => {
      if (fault.message.code !== 'price-unreadable') return [fault]
      const meant = fault.meant === '0' ? undefined : fault.meant
      return refuse('deposit-unreadable', { typed: text, currency }, meant)
    })
  },
}

/** A price, and whether it is the least, or one that the scales decide. */
export type TypedPrice = { price: number; price_from?: true; price_per?: true; volume_ml?: number }

/** The price in `od 229 Kč` and in `39 Kč podle váhy`, and what its words say of it. */
export function qualified(typed: string, { languages }: Known) {
  const { from, byWeight, byLitre } = pricePatterns(languages)
  const bare = typed.replace(from, '').replace(byWeight, '').replace(byLitre, '')
  const litre = byLitre.test(typed)
  return { from: from.test(typed), per: litre || byWeight.test(typed), litre, bare }
}

export const qualifiedPrice: Grammar<TypedPrice, KnownRegion> = {
  read(text, known) {
    if (isFree(text)) return { price: 0 }
    const { from, per, litre, bare } = qualified(text.trim(), known)
    const amount = from && per ? undefined : price.read(bare, known)
    if (amount === undefined || (from && amount === 0)) return undefined
    return {
      price: amount,
      ...(from && { price_from: true as const }),
      ...(per && { price_per: true as const }),
      ...(litre && { volume_ml: 1000 }),
    }
  },
  explain(text, known) {
    const typed = text.trim()
    const { from, per, bare } = qualified(typed, known)
    if (from && per) return refuse('price-from-and-per', { typed, ...priceWords(known) })
    if (price.read(bare, known) !== undefined)
      return refuse('price-from-nothing', { typed, ...priceWords(known) })
    const own = inOwnWords(typed, known.languages)
    const isMeant = own !== undefined && qualifiedPrice.read(own, known) !== undefined
    return price.explain(bare, known).map(({ message, meant }) => ({
      message,
      // What stands round the price stays.
      meant: isMeant ? own : meant && typed.replace(bare, meant),
    }))
  },
}

/** The words that messages on prices show, in the owner's language. */
export const priceWords = ({ languages }: Known) => ({ own: pricePatterns(languages).own })
