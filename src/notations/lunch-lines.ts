// Lunch dishes as owners write them into a message: `Polévka 45 / 150 g Svíčková 169 (1, 3, 7, 9)`.

import { type Message, message } from '../messages/catalogue.ts'
import { normalizeText } from '../model/suggest.ts'
import { allergenList } from './dish.ts'
import { type Fault, isRefusal, parseWith, type RegionalContext } from './notation.ts'
import { sizes } from './sizes.ts'
import { courseWords, wordsFor } from './typed-words.ts'

/** A dish with the values of its fields, as the owner would type them into a file. */
export type LunchLine = {
  /** The name in each language, in the order of the pub. */
  names: readonly string[]
  course?: 'soup'
  sizes?: string
  allergens?: string
}

export type LunchLines = {
  dishes: LunchLine[]
  /** Dishes that could not be read: what is wrong, and the same text with the fix. */
  faults: { typed: string; message: Message; fixed?: string }[]
}

/** Soups whose names do not say so, as `normalizeText` writes them. */
const soupNames =
  'soup|vyvar(?!u)|bujon|bouillon|consomme|bruhe|borsc|kulajd|cesn[ae]ck|brambora?ck|zelnack|kapustnic|gulasovk|cockovk|hrachovk|fazolack|cibulack|drstkov|drzkov|demikat'
// Words such as Suppengemüse belong to other dishes.
const soup = new RegExp(`(?:${wordsFor(courseWords.soup).join('|')}(?!n[gh])|${soupNames})`)
const isSoup = (text: string) => soup.test(normalizeText(text))

const priceAtEnd =
  /^(.*?\S)[\s.…]+[-–—=:]?\s*((?:od |from |ab )?(?:€ ?)?\d{1,4}(?:[.,]\d{1,2})?(?:\s*[,.]\s*[-–—]+|\s*(?:Kč|CZK|€|EUR|Euro|eur))?)$/u
/** An amount before or after the name. */
const amount = String.raw`(\d{1,4}(?:[.,]\d{1,2}|/\d{1,4})?\s?(?:g|d?kg|ml|d?cl|dl|l|ks|pcs|Stk\.?))`
const amountFirst = new RegExp(`^${amount}\\s+(.+)$`, 'u')
const amountLast = new RegExp(`^(.+?)[\\s,]+${amount}$`, 'u')

/** Read the dishes of a day, one on each line or behind each slash. */
export function readLunchLines(text: string, context: RegionalContext): LunchLines {
  const found: LunchLines = { dishes: [], faults: [] }
  for (const typed of text.split('\n').flatMap(splitDishes)) {
    const dish = readDish(typed, context)
    if ('names' in dish) found.dishes.push(dish)
    else found.faults.push({ typed, ...dish })
  }
  return found
}

/** Split at slashes between dishes, but not inside a name such as `kuře / rýže 159`. */
function splitDishes(line: string): string[] {
  const dishes: string[] = []
  let begun = ''
  for (const part of line.split(/\s\/\s/)) {
    const dish = (begun === '' ? part : `${begun} / ${part}`).trim()
    const isComplete = isSoup(dish) || /\d/.test(withoutBrackets(dish).slice(-8))
    if (isComplete && dish !== '') dishes.push(dish)
    begun = isComplete ? '' : dish
  }
  return begun === '' ? dishes : [...dishes, begun]
}

/** Codes without brackets, as in `Käsespätzle A,C,G 11,90`. Two numbers may be a price. */
const bareCodes =
  /(?<!(?:\d[a-h]?|\b[A-R])[,;/])\s+((?:(?:[1-9]|1[0-4])[a-h]?(?:,\s?|(?=\s|$))){3,}|[A-R](?:\s?[,;/]\s?[A-R])+|[A-R]{3,})(?=$|\s+(?:€ ?)?\d)/u
const brackets = /\(([^()]*)\)|\/([\d,\s]+)\/\s*$/u
const withoutBrackets = (text: string) => text.replace(brackets, ' ').replace(/\s+/g, ' ').trim()

function readDish(
  typed: string,
  context: RegionalContext,
): LunchLine | Omit<LunchLines['faults'][number], 'typed'> {
  const dish = typed.replace(/^(?:[-•*–]|\d{1,2}[.)])\s+/u, '').replace(bareCodes, ' ($1)')
  const found = brackets.exec(dish)
  const inside = (found?.[1] ?? found?.[2])?.replace(/^\s*allerg[\p{L}.]*:?\s*/iu, '').trim()
  const list = inside === undefined ? undefined : parseWith(allergenList, inside, context)
  const faults = isRefusal(list) ? list.findFaults() : []
  // Other brackets, such as (2 ks), belong to the name.
  const hasAllergens =
    inside !== undefined &&
    (faults.length === 0 ||
      /^\d[\d\s,;.a-h]*$/.test(inside) ||
      faults[0]?.message.code === 'allergens-letters')
  if (hasAllergens && faults.length > 0) return explain(dish, inside, faults)
  const rest = hasAllergens ? withoutBrackets(dish) : dish.trim()
  const [, named = rest, price] = priceAtEnd.exec(rest) ?? []
  const [, first, afterAmount] = amountFirst.exec(named) ?? []
  const [, beforeAmount, last] = amountLast.exec(named) ?? []
  const quantity = first ?? last
  const name = (afterAmount ?? beforeAmount ?? named).replace(/[\s.…–—-]+$/u, '')
  if (price === undefined && !isSoup(name))
    return { message: message('lunch-line-without-price', { typed }) }
  const size = [quantity, price && `= ${price}`].filter(Boolean).join(' ')
  const read = size === '' ? undefined : parseWith(sizes(price !== undefined), size, context)
  if (isRefusal(read)) return explain(dish, size, read.findFaults())
  return {
    names: name.split('|').map((one) => one.trim()),
    ...(isSoup(name) && { course: 'soup' as const }),
    ...(size !== '' && { sizes: size }),
    ...(hasAllergens && { allergens: inside }),
  }
}

/** Explain the first fault of a part, and put its suggestion into the text. */
function explain(typed: string, part: string, [fault]: readonly Fault[]) {
  const { span = [0, part.length], message: found } = fault ?? {}
  const { suggestion } = fault ?? {}
  const fixed =
    suggestion === undefined ? undefined : part.slice(0, span[0]) + suggestion + part.slice(span[1])
  return {
    message: found ?? message('lunch-line-without-price', { typed }),
    ...(fixed !== undefined && typed.includes(part) && { fixed: typed.replace(part, () => fixed) }),
  }
}
