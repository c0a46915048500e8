// Extras that guests may add to an item: `sýr (7) = 20; slanina 30 g = 35`.

import { normalizeText } from '../model/suggest.ts'
import { split } from './basic.ts'
import { type AllergenList, allergenList } from './dish.ts'
import {
  type Extent,
  type Fault,
  type Grammar,
  grammar,
  isRefusal,
  parseParts,
  parseWith,
  type RegionalContext,
  type RegionalNotation,
  refuse,
  reject,
} from './notation.ts'
import { pricedSize, type TypedSize } from './sizes.ts'
import { statedWords, wordsFor, yesNoWords } from './typed-words.ts'

/** Extra with its name as typed, in the first language. */
export type TypedExtra = TypedSize & { label: string; allergens: AllergenList }

/** Words for "no extras". */
const noneWords = new Set([...wordsFor(statedWords.none), ...wordsFor(yesNoWords.no)])

/** Names with prices, each with optional allergens in brackets, as menus print them. */
export const extras: RegionalNotation<TypedExtra[]> = {
  expected: 'extras',
  regional: true,
  between: '; ',
  ...grammar<TypedExtra[], RegionalContext>((text, context) => {
    if (noneWords.has(normalizeText(text.trim()))) return []
    const found = parseParts(split(text, /;/), (part) => parseWith(extra, part, context))
    return isRefusal(found) || found.length > 0
      ? found
      : reject('extra-without-name', { typed: text })
  }),
}

/** Matches `(1, 7)`, or `/1, 7/` before the price or at the end. */
const inBrackets = /(?<!\s)\s*(?:\(([^()]*)\)|\/\s*(\d[\d\s,a-h]*)\/(?=\s*(?:=|$)))/i

/**
 * Return the content of the brackets with its start, and the text with spaces in their place. The
 * spaces keep the positions for the caret.
 */
function takeBrackets(typed: string) {
  const brackets = inBrackets.exec(typed)
  const rest = typed.replace(inBrackets, (found) => ' '.repeat(found.length))
  const inside = brackets?.[1] ?? brackets?.[2]
  const start = (brackets?.index ?? 0) + (brackets?.[0].indexOf(inside ?? '') ?? 0)
  return { inside, start, rest }
}

/** Remove the plus signs of `+ sýr = +20`, which add nothing. */
const withoutPlus = (text: string) => text.replace(/^\+|\+(?<==\s*\+)/g, ' ')

const extra: Grammar<TypedExtra, RegionalContext> = {
  read(typed, context) {
    const { inside, rest } = takeBrackets(typed)
    const listed = allergenList.read(inside ?? 'unknown')
    if (/[()]/.test(rest) || listed === undefined || explainNumber(typed, rest)) return undefined
    const size = pricedSize.read(withoutPlus(rest), context)
    return size?.label === undefined || size.label.includes(',')
      ? undefined
      : { ...size, label: size.label, allergens: listed }
  },
  explain(typed, context) {
    const { inside, start, rest } = takeBrackets(typed)
    if (/[()]/.test(rest)) {
      const [name = ''] = typed.split(/[()=]/)
      const price = typed.split('=').at(-1) ?? ''
      return refuse('extra-brackets', { typed, name: name.trim(), price: price.trim() })
    }
    if (inside !== undefined && /\d\s*(?:g|kg|ml|cl|l|ks)\s*$/i.test(inside))
      return refuse('extra-quantity-in-brackets', { typed, quantity: inside.trim() })
    if (inside !== undefined && allergenList.read(inside) === undefined) {
      const [fault] = allergenList.explain(inside)
      const span: Extent = [start, start + Math.max(inside.length, 1)]
      return fault ? [{ message: fault.message, span }] : []
    }
    return explainNumber(typed, rest) ?? explainPriced(typed, withoutPlus(rest), context)
  },
}

/** Report `sýr 7 = 20`: the number may be an allergen, or a quantity without its unit. */
function explainNumber(typed: string, rest: string): Fault[] | undefined {
  const [before = ''] = rest.split('=')
  const match =
    /^(?=\D*\p{L})(\D*?)(?<![\s,])[\s,]+(\d{1,2}[a-h]?(?:\s*,\s*\d{1,2}[a-h]?)*)$/u.exec(
      before.trim().replace(/^\+\s*/, ''),
    )
  if (!match) return undefined
  const [, name = '', number = ''] = match
  // `slanina 30g` is a weight: no allergen has this number.
  if (/^\d+g$/.test(number) && !allergenList.read(number)) return undefined
  if (!rest.includes('=')) return numberAlone(typed, name, number)
  return refuse('extra-ambiguous-number', {
    typed,
    name: name.replace(/[\s,]+$/, ''),
    number,
    price: rest.split('=')[1]?.trim() ?? '',
  })
}

/**
 * Report `Senf 10`: the number may be the allergen mustard or a price. A number that no allergen
 * has is a price.
 */
function numberAlone(typed: string, name: string, number: string): Fault[] | undefined {
  const mayBe = !inBrackets.test(typed) && allergenList.read(number) !== undefined
  return mayBe ? refuse('extra-number-alone', { typed, name, number }) : undefined
}

/** Explain a faulty size without its brackets, or a label with a comma, which may be two names. */
function explainPriced(typed: string, bare: string, context: RegionalContext): readonly Fault[] {
  const size = pricedSize.read(bare, context)
  const { label, price = 0 } = size ?? {}
  if (label !== undefined) {
    const names = label.split(',').map((name) => name.trim())
    return refuse('extra-ambiguous-comma', { typed, names, price })
  }
  const faults = size ? [] : pricedSize.explain(bare, context)
  const code = faults[0]?.message.code ?? 'price-or-quantity'
  if (code === 'price-or-quantity') return refuse('extra-without-name', { typed })
  if (code === 'size-without-price' && bare !== typed) {
    // `sýr (7) 20` was explained without its brackets.
    const [brackets = ''] = inBrackets.exec(typed) ?? []
    const suggestion = faults[0]?.suggestion?.replace(/ =/, () => `${brackets} =`)
    const suggested = suggestion ?? (/\d\D*$/.test(bare) ? null : `${typed} = ...`)
    const values = { typed, suggested, priced: suggestion !== undefined }
    return refuse('size-without-price', values, suggestion)
  }
  // A suggestion made without the brackets would lose them, so only the message is passed on.
  return faults.map(({ message, span, suggestion: meant }) =>
    bare === typed || span ? { message, span, suggestion: meant } : { message },
  )
}
