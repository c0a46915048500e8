// Money as owners type it: `62`, `62 Kč`, `od 229`, `2,90 €`.

import { message } from '../messages/catalogue.ts'
import type { Region } from '../model/countries.ts'
import { type Currency, currencies, currencyCodes } from '../model/currencies.ts'
import { Fault, type Known, type RegionalNotation } from './notation.ts'
import { inOwnWords, pricePatterns } from './price-words.ts'

export type KnownRegion = Known & { region: Region }

/** What stands before or behind an amount, by currency: `2,90 €`, `€ 2,90`, `62 Kč`. */
export const marks = Object.fromEntries(
  currencyCodes.map((code) => {
    // The longest first: `Euro` is not `EUR` and an o.
    const words = [...currencies[code].marks].sort((a, b) => b.length - a.length).join('|')
    return [code, new RegExp(`^(?:${words})|(?:${words})\\.?$`, 'i')]
  }),
) as Record<Currency, RegExp>

/**
 * `62`, `62 Kč`, `62,-`, `2,90 €`, `€ 2.90`, `1 290`, `1.290`. Read digit by digit, so that no
 * price passes through binary fractions on its way.
 */
export const price: RegionalNotation<number> = {
  expected: 'price',
  regional: true,
  read(text, known) {
    const { currency } = known.region
    const other = currencyCodes.find(
      (code) => code !== currency && text.trim().replace(marks[code], '') !== text.trim(),
    )
    if (other)
      return new Fault(message('price-in-other-currency', { typed: text, currency, other }))
    const typed = text
      .trim()
      .replace(marks[currency], '')
      .trim()
      .replace(/[,.]\s?[-–—]+$/, '')
      .trim()
    const match = /^(\d{1,3}(?:[ \u00A0.]\d{3})+|\d{1,6})(?:[,.](\d{1,2}))?$/.exec(typed)
    // A letter that looks like a digit, or the word for what costs nothing.
    const meant = freeWords.includes(typed.toLowerCase())
      ? '0'
      : (misread(typed) ?? withoutMore(text.trim(), known))
    if (!match && meant !== undefined)
      return new Fault(
        message('price-unreadable', { typed: text, several: false, currency }),
        undefined,
        meant,
      )
    if (!match && /^\d{1,6}[,.]\d{3,}$/.test(typed))
      return new Fault(message('price-too-fine', { typed: text }))
    if (!match) {
      const severalPrices = /\d[^\d,;]{0,8}(?:[-–—/]|\s(?:až|do|to|bis)\s)[^\d,;]{0,3}\d/.test(
        typed,
      )
      return new Fault(
        message('price-unreadable', { typed: text, several: severalPrices, currency }),
      )
    }
    const whole = match[1]?.replace(/\D/g, '')
    const amount = Number(`${whole}.${match[2] ?? '0'}`)
    return amount <= currencies[currency].most
      ? amount
      : new Fault(message('price-too-high', { price: amount, currency }))
  },
}

export const freeWords = ['zdarma', 'zadarmo', 'gratis', 'free', 'kostenlos', 'umsonst']

/** `třináct korun`, `dreizehn Euro`. */
export const inWordsOnly = /^\D*(?<!\p{L})(?:korun\p{L}*|eur\p{L}*|crowns?|Kč|Kc|CZK|€)$/iu

/** `229 Kč/porce`, `119..`, `„85“`: a price with more round it that a price does not say. */
function withoutMore(typed: string, known: KnownRegion): string | undefined {
  // Longer ones are no prices, and these patterns would go through them again and again.
  if (typed.length > 40) return undefined
  const bare = typed
    .replace(/^[„“”"'‚‘’]|[„“”"'‚‘’]$/g, '')
    .replace(/[.,]+$/, '')
    .replace(/\s*\/\s*(?!(?:k?g|dkg|m?l|[dc]l)\.?$)\p{L}+\.?$/u, '')
    .replace(/\s+(?:za|pro|per|je|a)\s+\p{L}+$/u, '')
    .trim()
  if (bare === typed) return undefined
  return price.read(bare, known) instanceof Fault ? undefined : bare
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
  read(text, known) {
    const amount = price.read(text, known)
    if (amount === 0) return new Fault(message('deposit-of-nothing', { typed: text }))
    const { region } = known
    return amount instanceof Fault && amount.message.code === 'price-unreadable'
      ? new Fault(
          message('deposit-unreadable', { typed: text, currency: region.currency }),
          undefined,
          amount.meant === '0' ? undefined : amount.meant,
        )
      : amount
  },
}

/** A price, and whether it is the least, or one that the scales decide. */
export type TypedPrice = { price?: number; price_from?: true; price_per?: true }

export function readPrice(text: string, known: KnownRegion): TypedPrice | Fault {
  const typed = text.trim()
  const patterns = pricePatterns(known.languages)
  const from = patterns.from.test(typed)
  const per = patterns.byWeight.test(typed)
  if (from && per) return new Fault(message('price-from-and-per', { typed, ...wordsOf(known) }))
  const bare = typed.replace(patterns.from, '').replace(patterns.byWeight, '')
  const amount = price.read(bare, known)
  // What stands round the price stays.
  if (amount instanceof Fault) {
    const own = inOwnWords(typed, known.languages)
    const isOther = own !== undefined && own !== typed
    const meant = isOther && !(readPrice(own, known) instanceof Fault) ? own : undefined
    return new Fault(
      amount.message,
      undefined,
      meant ?? (amount.meant && typed.replace(bare, amount.meant)),
    )
  }
  if (from && amount === 0)
    return new Fault(message('price-from-nothing', { typed, ...wordsOf(known) }))
  return {
    price: amount,
    ...(from && { price_from: true as const }),
    ...(per && { price_per: true as const }),
  }
}

/** The words of the house, for messages. */
export const wordsOf = ({ languages }: Known) => ({ own: pricePatterns(languages).own })

/** The price of a large beer as it is typed: `62`, `4,90`. */
export function typedPrice(currency: Currency): string {
  const { example, decimals } = currencies[currency]
  return (decimals === 'always' ? example.toFixed(2) : String(example)).replace('.', ',')
}
