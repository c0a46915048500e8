// Extras that guests may add to an item: `sýr (7) = 20; slanina 30 g = 35`.

import { normalizeText } from '../model/suggest.ts'
import { split } from './basic.ts'
import { type AllergenList, allergenList } from './dish.ts'
import {
  type Extent,
  type Fault,
  grammar,
  isRefusal,
  type Parse,
  parseParts,
  parseWith,
  type Refusal,
  type RegionalContext,
  type RegionalNotation,
  refusal,
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
    const found = parseParts(split(text, /;/), (part) => parseExtra(part, context))
    return isRefusal(found) || found.length > 0
      ? found
      : reject('extra-without-name', { typed: text })
  }),
}

/** Matches `(1, 7)`, or `/1, 7/` before the price or at the end. */
const inBrackets = /(?<!\s)\s*(?:\(([^()]*)\)|\/\s*(\d[\d\s,a-h]*)\/(?=\s*(?:=|$)))/i

const parseExtra: Parse<TypedExtra, RegionalContext> = (typed, context) => {
  const brackets = inBrackets.exec(typed)
  const inside = brackets?.[1] ?? brackets?.[2] ?? 'unknown'
  // Spaces in place of the brackets keep the positions for the caret.
  const rest = typed.replace(inBrackets, (found) => ' '.repeat(found.length))
  if (/[()]/.test(rest)) {
    const [name = ''] = typed.split(/[()=]/)
    const price = typed.split('=').at(-1) ?? ''
    return reject('extra-brackets', { typed, name: name.trim(), price: price.trim() })
  }
  const listed = parseWith(allergenList, inside, context)
  if (isRefusal(listed)) {
    if (/\d\s*(?:g|kg|ml|cl|l|ks)\s*$/i.test(inside))
      return reject('extra-quantity-in-brackets', { typed, quantity: inside.trim() })
    const start = (brackets?.index ?? 0) + (brackets?.[0].indexOf(inside) ?? 0)
    const span: Extent = [start, start + Math.max(inside.length, 1)]
    return refusal(() =>
      [...listed.findFaults()].slice(0, 1).map(({ message }) => ({ message, span })),
    )
  }
  // The plus signs of `+ sýr = +20` add nothing.
  const bare = rest.replace(/^\+|\+(?<==\s*\+)/g, ' ')
  const number = refuseNumber(typed, rest)
  if (number) return number
  const size = parseWith(pricedSize, bare, context)
  if (isRefusal(size)) return refusal(() => explainSize(typed, bare, size.findFaults()))
  const { label, price = 0 } = size
  if (label === undefined) return reject('extra-without-name', { typed })
  if (!label.includes(',')) return { ...size, label, allergens: listed }
  const names = label.split(',').map((name) => name.trim())
  return reject('extra-ambiguous-comma', { typed, names, price })
}

/** Refuse `sýr 7 = 20`: the number may be an allergen, or a quantity without its unit. */
function refuseNumber(typed: string, rest: string): Refusal | undefined {
  const [before = '', after] = rest.split('=')
  const [, name = '', number = ''] =
    /^(?=\D*\p{L})(\D*?)(?<![\s,])[\s,]+(\d{1,2}[a-h]?(?:\s*,\s*\d{1,2}[a-h]?)*)$/u.exec(
      before.trim().replace(/^\+\s*/, ''),
    ) ?? []
  const isAllergen = allergenList.read(number) !== undefined
  // `slanina 30g` is a weight: no allergen has this number.
  if (number === '' || (/^\d+g$/.test(number) && !isAllergen)) return undefined
  if (after !== undefined) {
    const [bare, price] = [name.replace(/[\s,]+$/, ''), after.trim()]
    return reject('extra-ambiguous-number', { typed, name: bare, number, price })
  }
  // `Senf 10` may be the allergen mustard or a price. A number that no allergen has is a price.
  const mayBe = isAllergen && !inBrackets.test(typed)
  return mayBe ? reject('extra-number-alone', { typed, name, number }) : undefined
}

/** Explain a faulty size without its brackets. */
function explainSize(typed: string, bare: string, faults: readonly Fault[]): readonly Fault[] {
  const { message: { code = '' } = {}, suggestion: meant } = faults[0] ?? {}
  if (code === 'price-or-quantity') return refuse('extra-without-name', { typed })
  // An extra without a unit has a price: `citrón 0,30`.
  const small = /^(\D*\p{L}\D*?) +(0[.,]\d\d)$/u.exec(typed)
  if (small && !meant && code === 'size-without-price') {
    const suggested = `${small[1]} = ${small[2]}`
    return refuse('size-without-price', { typed, suggested, priced: true }, suggested)
  }
  if (code === 'size-without-price' && bare !== typed) {
    // `sýr (7) 20` was explained without its brackets.
    const [brackets = ''] = inBrackets.exec(typed) ?? []
    const suggestion = meant?.replace(/ =/, () => `${brackets} =`)
    const suggested = suggestion ?? (/\d\D*$/.test(bare) ? null : `${typed} = ...`)
    const values = { typed, suggested, priced: suggestion !== undefined }
    return refuse('size-without-price', values, suggestion)
  }
  // A suggestion made without the brackets would lose them, so only the message is passed on.
  return faults.map(({ message, span, suggestion }) =>
    bare === typed || span ? { message, span, suggestion } : { message },
  )
}
