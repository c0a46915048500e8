// What guests may add to an item: `sýr (7) = 20; slanina 30 g = 35`.

import { message } from '../messages/catalogue.ts'
import { fold } from '../model/suggest.ts'
import { type AllergenList, allergenList } from './dish.ts'
import { type Extent, Fault, type RegionalNotation } from './notation.ts'
import { split } from './plain.ts'
import { type KnownRegion, typedPrice } from './price.ts'
import { readSize, type TypedSize } from './sizes.ts'
import { statedWords, wordsFor, yesNoWords } from './typed-words.ts'

/** The name as typed, in the first language; `null` where the owner says no allergens. */
export type TypedExtra = TypedSize & { label: string; allergens: AllergenList | null }

/** That there are none: the record says that nothing has to be said. */
const none = new Set([...wordsFor(statedWords.none), ...wordsFor(yesNoWords.no)])

/** Names with their prices, each perhaps with its allergens in brackets, as menus print them. */
export const extras: RegionalNotation<TypedExtra[]> = {
  expected: 'extras',
  regional: true,
  between: '; ',
  read(text, known) {
    if (none.has(fold(text.trim()))) return []
    const found: TypedExtra[] = []
    const faults: Fault[] = []
    for (const part of split(text, /;/)) {
      if (faults.length === Fault.most) break
      const extra = readExtra(part.text, known)
      if (extra instanceof Fault)
        faults.push(new Fault(extra.message, within(part.span, extra.span), extra.meant))
      else found.push(extra)
    }
    const fault = Fault.all(faults)
    if (fault) return fault
    return found.length > 0 ? found : new Fault(message('extra-without-name', { typed: text }))
  },
}

const within = ([start, end]: Extent, span: Extent | undefined): Extent =>
  span ? [start + span[0], start + span[1]] : [start, end]

/** `(1, 7)`, or `/1, 7/` before the price or at the end. */
const inBrackets = /\s*\(([^()]*)\)|\s*\/\s*(\d[\d\s,a-h]*)\/(?=\s*(?:=|$))/i

function readExtra(typed: string, known: KnownRegion): TypedExtra | Fault {
  const brackets = inBrackets.exec(typed)
  // Blanks in their place: what stands behind keeps its place for the caret.
  const rest = typed.replace(inBrackets, (found) => ' '.repeat(found.length))
  if (/[()]/.test(rest)) {
    const [name = ''] = typed.split(/[()=]/)
    const price = typed.split('=').at(-1) ?? ''
    return new Fault(message('extra-brackets', { typed, name: name.trim(), price: price.trim() }))
  }
  const [, inside = brackets?.[2] ?? ''] = brackets ?? []
  if (/\d\s*(?:g|kg|ml|cl|l|ks)\s*$/i.test(inside))
    return new Fault(message('extra-quantity-in-brackets', { typed, quantity: inside.trim() }))
  const allergens = brackets ? allergenList.read(inside) : null
  if (allergens instanceof Fault) {
    const start = brackets ? brackets.index + brackets[0].indexOf(inside) : 0
    return new Fault(allergens.message, [start, start + Math.max(inside.length, 1)])
  }
  return withoutBrackets(typed, rest) ?? readPriced(typed, rest, allergens, known)
}

/** `sýr 7 = 20`: a number beside a name may be an allergen, or a quantity without its unit. */
function withoutBrackets(typed: string, rest: string): Fault | undefined {
  const [before = ''] = rest.split('=')
  const match = /^\+?\s*(\D*\p{L}\D*?)[\s,]+(\d{1,2}[a-h]?(?:\s*,\s*\d{1,2}[a-h]?)*)\s*$/u.exec(
    before,
  )
  if (!match) return undefined
  const [, name = '', number = ''] = match
  if (!rest.includes('=')) return numberAlone(typed, name, number)
  return new Fault(
    message('extra-ambiguous-number', {
      typed,
      name: name.replace(/[\s,]+$/, ''),
      number,
      price: rest.split('=')[1]?.trim() ?? '',
    }),
  )
}

/** `Senf 10`: mustard, or what it costs; a number that no allergen has is a price. */
function numberAlone(typed: string, name: string, number: string): Fault | undefined {
  const mayBe = !inBrackets.test(typed) && !(allergenList.read(number) instanceof Fault)
  return mayBe ? new Fault(message('extra-number-alone', { typed, name, number })) : undefined
}

/** `sýr (7) 20`: with an equals sign, and with its allergens. */
function withEquals(typed: string, known: KnownRegion): Fault {
  const meant = typed.replace(/[\s–—:-]*(?<![\d,.])(\d+(?:[.,]\d\d)?\D{0,8})$/, ' = $1')
  const isMeant = /[^=]=[^=]/.test(meant) && !(readExtra(meant, known) instanceof Fault)
  const suggested = isMeant
    ? meant
    : /\d\D*$/.test(typed.replace(/\(.*?\)/g, ''))
      ? null
      : `${typed} = ${typedPrice(known.region.currency)}`
  return new Fault(
    message('size-without-price', { typed, suggested, priced: isMeant }),
    undefined,
    isMeant ? meant : undefined,
  )
}

function readPriced(
  typed: string,
  rest: string,
  allergens: AllergenList | null,
  known: KnownRegion,
): TypedExtra | Fault {
  // `+ sýr = +20`: the sign says what the line says.
  const bare = rest.replace(/^\+|(?<==\s*)\+/g, ' ')
  const size = readSize(bare, true, known)
  if (size instanceof Fault && size.message.code === 'price-or-quantity')
    return new Fault(message('extra-without-name', { typed }))
  if (size instanceof Fault && size.message.code === 'size-without-price' && bare !== typed)
    return withEquals(typed, known)
  // What is meant was made of a text without the brackets.
  if (size instanceof Fault)
    return bare === typed || size.span ? size : new Fault(size.message, size.span)
  const { label } = size
  if (label === undefined) return new Fault(message('extra-without-name', { typed }))
  const names = label.split(',').map((name) => name.trim())
  if (names.length > 1)
    return new Fault(message('extra-ambiguous-comma', { typed, names, price: size.price ?? 0 }))
  return { ...size, label, allergens }
}
