// Sizes typed without the signs of the format, as on a blackboard: `malé 44 / velké 62`,
// `175ml €6.20 250ml €8.40`.

import { currencies, currencyCodes } from '../model/currencies.ts'
import { defaultLanguages, firstLanguage } from '../model/languages.ts'
import { normalizeText } from '../model/suggest.ts'
import { isPerPerson, oppositeLabel, sizeLabelLanguages, vesselsToReturn } from './labels.ts'
import type { Fault, RegionalContext } from './notation.ts'
import { freeWords } from './price.ts'
import { byWeight, forPeople, fromWord, moveFrom } from './price-words.ts'
import { joinsTwo, quantity, unitsTyped, withFractions } from './quantity.ts'
import { alternatives, depositWords, joiningWords, wordsFor } from './typed-words.ts'

/** A size with its price is read by the notation of sizes. */
type Reading = RegionalContext & {
  isPriced: (size: string) => boolean
  /** Prices of admission may be free, and have only labels. */
  isEntry?: boolean
}

/**
 * A price, and the text before and after it. It is sure if it has a currency, cents or a sign, and
 * last if the text after it begins with a separator.
 */
type Found = {
  before: string
  price: string
  after: string
  isSure: boolean
  /** One digit of cents: `1,5` may also be a quantity. */
  isShort: boolean
  isLast: boolean
}

const noCents = String.raw`\s?[.,]\s?[-–—]+`
/** Prices of a text. A number with a unit behind it is none. */
const pricePatternsBy = Object.fromEntries(
  currencyCodes.map((code) => {
    const mark = [...currencies[code].spellings].sort((a, b) => b.length - a.length).join('|')
    const free = `(?<free>${freeWords.toSorted((a, b) => b.length - a.length).join('|')})(?!\\p{L})`
    const number = String.raw`(?<whole>\d{1,3}(?:[ .]\d{3})+(?!/\d)|\d{1,6})(?<cents>[.,]\d\d?)?(?![\d.,]*\d)`
    return [
      code,
      new RegExp(
        String.raw`(?<![\d.,:\p{L}])(?<front>(?:${mark})\s?)?(?:${free}|${number})(?<mark>(?:${noCents})?\s?(?:${mark})(?!\p{L})\.?(?:${noCents})?|${noCents})?(?!\s?(?:[°%:]|[×x*]\s?\d|(?:${unitsTyped()})(?!\p{L})))`,
        'giu',
      ),
    ]
  }),
)

const and = `(?:${alternatives(joiningWords.and)}|u\\.)`
/** Characters after a price that has neither a currency nor cents. */
const groupEnd = new RegExp(
  `^(?:\\s*(?:$|[;|·•]|/(?=\\s|\\p{L})|[()])|,\\s|\\s+(?:/|${and}\\s))`,
  'iu',
)
const jointBefore = new RegExp(`^[\\s;|·•/,+()]+(?:${and}\\s+)?|^\\s+${and}\\s+`, 'iu')
const jointAfter = /[\s=:–—/|+(-]+$/
const mostPrices = 10
const leaders = /\s*(?:\.\s?){3,}/g

function findPrices(text: string, reading: Reading): Found[] {
  const { region, drinks } = reading
  const isCrowns = region.currency === 'CZK'
  const pattern = pricePatternsBy[region.currency]
  const found = pattern ? [...text.matchAll(pattern)] : []
  if (found.length > mostPrices) return []
  return found.flatMap(({ 0: typed, index, groups: { front, mark, cents, free } = {} }) => {
    const before = text.slice(0, index)
    const after = text.slice(index + typed.length)
    if (free !== undefined && !reading.isEntry) return []
    // `cca 1 200 g`
    if (/^\d$/.test(typed) && /^ \d{3} ?[gm]/.test(after)) return []
    // `for 2 114 CZK` may have two people.
    if (/^\d \d/.test(typed) && /(?<!\p{L})(?:pro|for|pre|für) $/iu.test(before)) return []
    const isMarked = (front ?? mark ?? free) !== undefined || /=\s*$|\s\+\s?$/.test(before)
    // `Glas 0,25` is a quantity without its unit.
    const isSmall = drinks || isCrowns ? /^0/ : /^0[.,](?:[0-4]|\d$)/
    if (cents !== undefined && (isMarked ? /^0[.,]0/ : isSmall).test(typed)) return []
    const [weighed] = byWeight.exec(after) ?? []
    const price = typed.replace(/[.,]\s?[-–—]+$/, '') + (weighed?.replace(/[()]/g, '') ?? '')
    const isSure = isMarked || cents?.length === 3
    const isLast = groupEnd.test(after)
    const isShort = !isSure && !!cents
    return { before, price, after: weighed ? '' : after, isSure, isShort, isLast }
  })
}

/** Write a size with its price, with the unit that it lacks; undefined if it cannot be read. */
function writeSize(typed: string, price: string, reading: Reading): string | undefined {
  // `25 cm = od`
  const size = typed
    .replace(jointAfter, '')
    .replace(/\s*=\s*(?=\p{L}+$)/u, ' ')
    .trim()
  const [only] = quantity.read(size, reading) ? [] : quantity.explain(size, reading)
  const { suggestion = size, span = [0, size.length] } = only ?? {}
  const mended = size.slice(0, span[0]) + suggestion + size.slice(span[1])
  const found = (reading.isEntry ? [size] : [size, mended]).map((one) =>
    moveFrom(`${one} = ${price}`, reading),
  )
  return size === '' ? undefined : found.find((one) => reading.isPriced(one))
}

/** Read the quantity of a written size. */
const readQuantity = (size: string, context: RegionalContext) =>
  quantity.read(size.split('=')[0]?.trim() ?? '', context)

/** True if a size begins here without a sign before it: it has a quantity or is a usual label. */
const beginsSize = (size: string, context: RegionalContext) => {
  const { label, ...amounts } = readQuantity(size, context) ?? {}
  return Object.keys(amounts).length > 0 || (label && sizeLabelLanguages(label) !== undefined)
}

/** True if a part of a size may be a price of another one: `half 9 pint`, `0,3 l 35/200 g`. */
function hidesPrice(size: string, reading: Reading) {
  const read = readQuantity(size, reading) ?? { label: size.replace(/ =.*$/s, '') }
  const { label = '', weights_g = [], volume_ml, pieces, size_cm } = read
  const isMixed = (volume_ml ?? pieces ?? size_cm) !== undefined && weights_g.length > 0
  if (isMixed || Math.max(...weights_g) > 3 * Math.min(...weights_g)) return true
  // `1 Portion` is one of them.
  const isPrice = ({ before, price, after, isSure }: Found) =>
    isSure || (before + price !== '1' && [before, after].some((part) => beginsSize(part, reading)))
  return (
    joinsTwo.test(label) ||
    /€|Kč|[−–-]$|(?<![–-]|\d)(?:2[5-9]|[3-9]\d|\d{3})(?![\d+])|\s[–—-]\s*\d|:|\d[^\d–-]+\d/.test(
      label,
    ) ||
    findPrices(label, reading).some(isPrice)
  )
}

/** A number between words that is neither an age nor a number of people. */
const hasNumber =
  /(?<!(?:do|od|bis|ab|unter|under|over|nad|pod|to|from|pro|für|for|pre|über))\s\d+(?:[.,]\d+)?\s(?!let|rok|jahr|year|os|pers|lid|ľud|peop|gäst|guest)\p{L}/iu

/** True if the label of an admission price contains another price: `předprodej 250, na místě`. */
export function hidesEntry(label: string, context: RegionalContext): boolean {
  const found = findPrices(label, { ...context, isPriced: () => true, isEntry: true })
  // `free seating` is a kind of seat.
  const isPrice = ({ before, price, isSure }: Found) =>
    isSure && (before !== '' || /\d/.test(price) || /[,;|/]/.test(label))
  return (
    found.some(isPrice) ||
    hasNumber.test(label) ||
    /\d\s*[,;|/]|[,;|/]\s*\d|^\d.*[,;|/]|\d{3}/.test(label)
  )
}

/** True if a size may come before this price, which is not a part of `120/150 g`. */
function mayCost(size: string, found: Found, reading: Reading) {
  const { before, after, isSure, isShort, isLast } = found
  // In `349 / 180g / 75` the first number may be the price.
  if (hidesPrice(size, reading) || /\d\s+\/\s*\d[^/]*\/\s*$/.test(before)) return false
  if (isSure) return true
  const { label: _, serves, ...amounts } = readQuantity(size, reading) ?? {}
  const isApart = !(isShort || /\S\/$/.test(before)) || Object.keys(amounts).length > 0
  return isApart && (isLast || (/^\s/.test(after) && beginsSize(size, reading)))
}

/** Read sizes that come before their prices; undefined if a part of the text is neither. */
function listSizes(text: string, reading: Reading): string[] | undefined {
  const joint = jointBefore.exec(text)?.[0] ?? /^\s*/.exec(text)?.[0] ?? ''
  const rest = text.slice(joint.length)
  if (rest === '') return []
  for (const found of findPrices(rest, reading)) {
    const size = writeSize(found.before, found.price, reading)
    if (size === undefined || !mayCost(size, found, reading)) continue
    if (/^\s+$/.test(joint) && !beginsSize(size, reading)) continue
    const more = listSizes(found.after, reading)
    if (more) return [size, ...more]
  }
  return undefined
}

/** True for `595 per person` and `9,50 small`, but not for `250 portion`, which may be grams. */
const hasLabel = ({ price, after }: Found) =>
  (/[.,]\d\d$/.test(price) && sizeLabelLanguages(after.trim()) !== undefined) ||
  (/^(?:2[5-9]|[3-9]\d|\d{3,})$/.test(price) && isPerPerson(after.trim()))

const jointOfPrice = /^\s*(?:\/|(?:za|per|an?|pre|pro|for|für|je)\s)?\s*/i

/** Read one price and then its size: `19,90 € / 2 os.`, `malá = 95 za 0,5 l`, `189 150 g`. */
export function suggestAfterPrice(text: string, reading: Reading): string | undefined {
  const [found, more] = findPrices(text, reading)
  // Nobody serves 189 kilograms, but `9 150 g` may be a weight.
  if (!found || more || found.price.length < 2) return undefined
  const people = forPeople.exec(found.after)
  if (!people && !hasLabel(found) && !/\d/.test(found.after)) return undefined
  const label = found.before.replace(jointAfter, '')
  // `152 Kč (150 g)`
  const after = /^\s*\(((?:[^()]|\([^()]*\))*)\)$/.exec(found.after)?.[1] ?? found.after
  const size = (typed: string) =>
    isFrom(label)
      ? writeSize(typed, `${label} ${found.price}`.trim(), reading)
      : writeSize(`${label} ${typed.trim()}`, found.price, reading)
  const bare = after.replace(jointOfPrice, '')
  return [bare, after]
    .map(size)
    .find((one) => one && beginsSize(one, reading) && !hidesPrice(one, reading))
}

/**
 * Split the words behind the only price of a text from its size: `18,90 (ab 2 Personen)`. They may
 * contain numbers of counted things, but no other price.
 */
export function splitRemark(text: string, reading: Reading) {
  const [found, ...more] = text.length > 300 ? [] : findPrices(text.replace(leaders, ' '), reading)
  if (!found || !(found.isSure || reading.isEntry)) return undefined
  if (more.some((other) => other.isSure || other.isShort)) return undefined
  const [, remark = ''] = /^\s*[(,–/-]?\s*([^()]*\p{Ll}{2}[^()]*?)\)?$/u.exec(found.after) ?? []
  const { languages = defaultLanguages } = reading
  // `a` means "and" in Czech.
  const isEach =
    /^an? \p{L}+$/u.test(remark) && !joiningWords.and[firstLanguage({ languages })].includes('a')
  if (!/^\p{L}/u.test(remark) || (joinsTwo.test(remark) && !isEach)) return undefined
  if (/[/–-]\s*\d|\d(?!\d*(?:[.,]\d+)?\s?\p{L})/u.test(remark)) return undefined
  // `třetinka 189 za velké` has another price.
  if (more.length > 0 && beginsSize(remark.slice(0, remark.indexOf(' ')), reading)) return undefined
  const size = found.before.replace(jointAfter, '')
  const label = [remark, reading.isEntry ? remark : remark.replace(jointOfPrice, '')].find((one) =>
    beginsSize(one, reading),
  )
  if (label && isFrom(size)) {
    const written = writeSize(label, `${size} ${found.price}`.trim(), reading)
    return written === undefined ? undefined : { size: written }
  }
  const written = size === '' ? `= ${found.price}` : writeSize(size, found.price, reading)
  return written && !hidesPrice(size, reading) ? { size: written, remark } : undefined
}

/** True for nothing, or for a word of a minimum price. */
const isFrom = (typed: string) => typed === '' || fromWord.test(`${typed} `)

/** Read sizes after a price that has none, `9,50 (halb 6,00)`, and name its size if that is clear. */
export function lacksSize(text: string, reading: Reading): { meant?: string } | undefined {
  const [found] = text.length > 300 ? [] : findPrices(text, reading)
  if (found?.before.trim() !== '' || found.price.length < 2) return undefined
  const [size, more] = listSizes(`; ${found.after}`, reading) ?? []
  if (size === undefined) return undefined
  // `49 (dvojité +20)` adds to the price, and `9,50 (halb -3,00)` reduces it.
  if (/\+|\s[−-]\d/.test(found.after)) return {}
  const { label = '' } = readQuantity(size, reading) ?? {}
  const name =
    more === undefined &&
    oppositeLabel(label, firstLanguage({ languages: reading.languages ?? defaultLanguages }))
  return name ? { meant: `${name} = ${found.price}; ${size}` } : {}
}

const vessels = [...vesselsToReturn, ...wordsFor(depositWords.deposit), 'cup', 'glas'].join('|')
const vesselAtEnd = new RegExp(
  `\\+\\s*(?:(?:${vessels})(?![a-z])|kelim|becher|pohar)[^\\d+]*\\d[\\d.,]*\\D*$`,
)

/** True for `4,50 + Becher 2`, which adds a deposit and no other size. */
export const addsVessel = (typed: string) => vesselAtEnd.test(normalizeText(typed))

/** Labels of portions that cost less than another one. */
export const lesser =
  "(?:(?:dět|det|kinder|child|kid|polovi|half|halb)[\\p{L}’']*|(?:půl|pol|½)(?!\\p{L}))(?:\\s\\p{L}+)?"
/** A sign by which a price is lower than another one: `celá 120, poloviční -40`. */
const reduced = new RegExp(`\\s[−-]$|${lesser}\\s[−-]\\s$`, 'iu')

/** Suggest `malá = 85; velká = 95` for `malá 85, velká 95,-`. */
export function suggestSizes(typed: string, reading: Reading): string | undefined {
  // A longer text is not a list of sizes, and these patterns would be slow on it.
  if (typed.length > 300 || addsVessel(typed)) return undefined
  const [given, ...others] = findPrices(typed, reading).map(({ before }) => reduced.test(before))
  if (given === false && others.includes(true)) return undefined
  const text = typed
    .replace(leaders, ' ')
    .replace(/=(?:\s*=)+/, '=')
    .trim()
  const listed =
    suggestPairs(text, reading) ??
    listSizes(text, reading)?.join('; ') ??
    suggestEach(text, reading)
  const [first] = findPrices(text, reading)
  // `24 for 4` may be pieces or people.
  const people = forPeople.exec(first?.after ?? '')
  const isSure = people ? people.groups?.['alone'] === undefined : first && hasLabel(first)
  return listed || (first?.isSure || isSure ? suggestAfterPrice(text, reading) : undefined)
}

const sum = '(?:€\\s?)?\\d+(?:[.,]\\d\\d?)?\\s?(?:€|Kč|[.,]-+)?'
const lastSize = new RegExp(`^(.*[^\\s=:–—-])(?:\\s*[=:–—]?\\s+|\\s*=\\s*)(${sum})$`)
const unitAtEnd = /(?<=\d) ?(?:m?l|[cd]l|k?g|ks|cm)$/i

/** Suggest `0,3 l = 35; 0,5 l = 49` for `0,3/0,5 l = 35/49`: as many sizes as prices. */
export function suggestPairs(text: string, reading: Reading): string | undefined {
  if (text.length > 200) return undefined
  const parts = withFractions(text)
    .trim()
    .split(/\s*\/\s*/)
  const last = (parts.length - 1) / 2
  const [, size, price = ''] = lastSize.exec(parts[last] ?? '') ?? []
  if (last < 1 || size === undefined) return undefined
  const typed = [...parts.slice(0, last), size]
  const [unit = ''] = unitAtEnd.exec(typed.at(-1) ?? '') ?? []
  // `1/10 l` is a fraction.
  const withUnit = (one: string) =>
    /^\d+$/.test(one) && /^ ?l$/i.test(unit) ? '' : /^[\d.,]+$/.test(one) ? one + unit : one
  const prices = [price, ...parts.slice(last + 1)]
  const written = prices.map((one, index) => writeSize(withUnit(typed[index] ?? ''), one, reading))
  const isSum = (one: string) => new RegExp(`^${sum}$`).test(one) && !/^0[.,]/.test(one)
  return prices.every(isSum) && written.every((one) => one !== undefined)
    ? written.join('; ')
    : undefined
}

/** Suggest `for two = 14; for four = 24` for `€14 for two, €24 for four`. */
function suggestEach(text: string, reading: Reading): string | undefined {
  const marked = text.split(/\s*[;|·•]\s*/)
  const parts = marked.length > 1 ? marked : text.split(/,\s+|\s+\/\s+/)
  const suggest = (part: string) => {
    const moved = moveFrom(part, reading)
    const { size, remark } = splitRemark(part, reading) ?? {}
    return (
      suggestSizes(part, reading) ??
      (remark === undefined ? size : undefined) ??
      (/=/.test(moved) && reading.isPriced(part) ? moved : undefined)
    )
  }
  const each = parts.length > 1 ? parts.map(suggest) : []
  return each.every((part) => part !== undefined) ? each.join('; ') || undefined : undefined
}

/** Explain the size before the only price of a text: `1/4 2,90` may be a part of several things. */
export function explainSize(typed: string, reading: Reading): readonly Fault[] {
  const found = findPrices(typed, reading).find(({ after }) => after.trim() === '')
  if (!found) return []
  const size = found.before.replace(jointAfter, '')
  const faults = size === '' || quantity.read(size, reading) ? [] : quantity.explain(size, reading)
  return faults.filter(({ message }) => message.code !== 'size-unreadable')
}
