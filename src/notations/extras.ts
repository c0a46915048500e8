// What guests may add to an item: `sýr (7) = 20; slanina 30 g = 35`.

import { fold } from '../model/suggest.ts'
import { split } from './basic.ts'
import { type AllergenList, allergenList } from './dish.ts'
import {
  type Extent,
  type Fault,
  type Grammar,
  grammar,
  isRefusal,
  type KnownRegion,
  parseParts,
  parseWith,
  type RegionalNotation,
  refuse,
  reject,
} from './notation.ts'
import { pricedSize, type TypedSize } from './sizes.ts'
import { statedWords, wordsFor, yesNoWords } from './typed-words.ts'

/** The name as typed, in the first language; `null` where the owner says no allergens. */
export type TypedExtra = TypedSize & { label: string; allergens: AllergenList | null }

/** Words for no extras at all. */
const noneWords = new Set([...wordsFor(statedWords.none), ...wordsFor(yesNoWords.no)])

/** Names with their prices, each perhaps with its allergens in brackets, as menus print them. */
export const extras: RegionalNotation<TypedExtra[]> = {
  expected: 'extras',
  regional: true,
  between: '; ',
  ...grammar<TypedExtra[], KnownRegion>((text, known) => {
    if (noneWords.has(fold(text.trim()))) return []
    const found = parseParts(split(text, /;/), (part) => parseWith(extra, part, known))
    return isRefusal(found) || found.length > 0
      ? found
      : reject('extra-without-name', { typed: text })
  }),
}

/** `(1, 7)`, or `/1, 7/` before the price or at the end. */
const inBrackets = /(?<!\s)\s*(?:\(([^()]*)\)|\/\s*(\d[\d\s,a-h]*)\/(?=\s*(?:=|$)))/i

/** What stands in the brackets and where, and the text with blanks in their place, for the caret. */
function takeBrackets(typed: string) {
  const brackets = inBrackets.exec(typed)
  const rest = typed.replace(inBrackets, (found) => ' '.repeat(found.length))
  const inside = brackets?.[1] ?? brackets?.[2]
  const start = (brackets?.index ?? 0) + (brackets?.[0].indexOf(inside ?? '') ?? 0)
  return { inside, start, rest }
}

/** `+ sýr = +20`: the sign says what the line says. */
const withoutPlus = (text: string) => text.replace(/^\+|\+(?<==\s*\+)/g, ' ')

const extra: Grammar<TypedExtra, KnownRegion> = {
  read(typed, known) {
    const { inside, rest } = takeBrackets(typed)
    const listed = inside === undefined ? null : allergenList.read(inside)
    if (/[()]/.test(rest) || listed === undefined || explainNumber(typed, rest)) return undefined
    const size = pricedSize.read(withoutPlus(rest), known)
    return size?.label === undefined || size.label.includes(',')
      ? undefined
      : { ...size, label: size.label, allergens: listed }
  },
  explain(typed, known) {
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
    return explainNumber(typed, rest) ?? explainPriced(typed, withoutPlus(rest), known)
  },
}

/** `sýr 7 = 20`: a number beside a name may be an allergen, or a quantity without its unit. */
function explainNumber(typed: string, rest: string): Fault[] | undefined {
  const [before = ''] = rest.split('=')
  const match =
    /^(?=\D*\p{L})(\D*?)(?<![\s,])[\s,]+(\d{1,2}[a-h]?(?:\s*,\s*\d{1,2}[a-h]?)*)$/u.exec(
      before.trim().replace(/^\+\s*/, ''),
    )
  if (!match) return undefined
  const [, name = '', number = ''] = match
  // `slanina 30g`: no allergen has that number.
  if (/^\d+g$/.test(number) && !allergenList.read(number)) return undefined
  if (!rest.includes('=')) return numberAlone(typed, name, number)
  return refuse('extra-ambiguous-number', {
    typed,
    name: name.replace(/[\s,]+$/, ''),
    number,
    price: rest.split('=')[1]?.trim() ?? '',
  })
}

/** `Senf 10`: mustard, or what it costs; a number that no allergen has is a price. */
function numberAlone(typed: string, name: string, number: string): Fault[] | undefined {
  const mayBe = !inBrackets.test(typed) && allergenList.read(number) !== undefined
  return mayBe ? refuse('extra-number-alone', { typed, name, number }) : undefined
}

/** `sýr (7) 20`: with an equals sign, and with its allergens. */
function withEquals(typed: string, known: KnownRegion): Fault[] {
  const meant = typed.replace(
    /(?<![\s–—:-])[\s–—:-]*(?<![\d,.])(\d+(?:[.,]\d\d)?\D{0,8})$/,
    ' = $1',
  )
  if (/[^=]=[^=]/.test(meant) && extra.read(meant, known))
    return refuse('size-without-price', { typed, suggested: meant, priced: true }, meant)
  const endsInPrice = /\d\D*$/.test(typed.replace(/\(.*?\)/g, ''))
  const suggested = endsInPrice ? null : `${typed} = ...`
  return refuse('size-without-price', { typed, suggested, priced: false })
}

/** What is wrong with a size without its brackets, or with its label as the name of an extra. */
function explainPriced(typed: string, bare: string, known: KnownRegion): readonly Fault[] {
  const size = pricedSize.read(bare, known)
  const { label, price = 0 } = size ?? {}
  if (label !== undefined) {
    const names = label.split(',').map((name) => name.trim())
    return refuse('extra-ambiguous-comma', { typed, names, price })
  }
  const faults = size ? [] : pricedSize.explain(bare, known)
  const code = faults[0]?.message.code ?? 'price-or-quantity'
  if (code === 'price-or-quantity') return refuse('extra-without-name', { typed })
  if (code === 'size-without-price' && bare !== typed) return withEquals(typed, known)
  // What is meant was made of a text without the brackets.
  return faults.map(({ message, span, meant }) =>
    bare === typed || span ? { message, span, meant } : { message },
  )
}
