// Sizes with prices: `malé 0,3 l = 44; velké 0,5 l = 62`.

import { type Currency, currencies } from '../model/currencies.ts'
import { split, startsWithMark, tidy } from './basic.ts'
import { dietList } from './dish.ts'
import { sizeLabelLanguages } from './labels.ts'
import {
  type Extent,
  type Fault,
  type Grammar,
  grammar,
  isRefusal,
  type Notation,
  parseParts,
  parseWith,
  type Refusal,
  type RegionalContext,
  type RegionalNotation,
  refusal,
  refuse,
  reject,
  remember,
  type TextPart,
} from './notation.ts'
import {
  currencyMark,
  deposit as depositNotation,
  inWordsOnly,
  isFree,
  price,
  priceRange,
  qualified,
  qualifiedPrice,
  splitDeposit,
  type TypedPrice,
} from './price.ts'
import { moveFrom, priceWords } from './price-words.ts'
import { type Quantity, quantity, withFractions } from './quantity.ts'
import * as typedSizes from './typed-sizes.ts'
import { alternatives, depositWords, statusWords } from './typed-words.ts'

/** Size with its label as typed. Labels without a built-in translation are in `labels_en`. */
export type TypedSize = Quantity & {
  label?: string
  price?: number
  price_from?: true
  price_per?: true
  /** Deposit of this size, if it differs from that of the item; 0 means none. */
  deposit?: number
}

const mostSizes = 8

const depositWord = new RegExp(`^(?:${alternatives(depositWords.deposit)})`, 'iu')
const soldOut = new RegExp(`^(?:${alternatives(statusWords.sold_out)})$`, 'iu')

/** Choose the field for words behind a price. */
function moveRemark(value: string) {
  if (soldOut.test(value)) return { field: 'sold_out', value: 'yes' }
  return { field: dietList.read(value) ? 'diets' : 'note', value }
}

/** Write `150 g 189 Kč + příloha 45 Kč` as a size and an extra. */
function splitExtra(text: string, context: RegionalContext) {
  // A longer text is no size, and the pattern would be slow on it.
  const [own = '', ...added] = text.length > 300 ? [] : text.split(/\s*\(?\+\s*(?=\p{L})/u)
  if (added.length === 0 || typedSizes.addsVessel(text)) return undefined
  const price = isNumber(own) ? `= ${own}` : own
  const [size, extras] = [price, added.join('; ').replace(/\)$/, '')].map(
    (some) => suggestIn(some, context) ?? (pricedSizes.read(some, context) ? some : undefined),
  )
  // `malé 40 + velké 60` are two sizes.
  const isSize = extras?.split('; ').some((one) => {
    const { label = '', size_cm } = quantity.read(one.replace(/ =.*/, ''), context) ?? {}
    return size_cm !== undefined || sizeLabelLanguages(label) || depositWord.test(one)
  })
  return size && extras?.includes('=') && !isSize ? { size, extras } : undefined
}

const perWeight = (currency: Currency) =>
  new RegExp(
    `^(\\d+(?:[.,]\\d\\d)?)(?: ?(?:${currencies[currency].spellings.join('|')}))? ?/ ?(\\d* ?k?g)$`,
    'i',
  )

/** Split `150 g = 139, od 250 g 5 Kč/10 g`, or `od 300 g, 149 Kč/kg`, into a size and a note. */
function splitLeast(text: string, context: RegionalContext) {
  const [own = '', more = '', rest] = text.trim().split(/,\s+/)
  const [, price, weight] = perWeight(context.region.currency).exec(more) ?? []
  const size = price
    ? `${weight?.replace(/^k?g/, '1 $&')} = ${more.replace(/ ?\/.*/, '')} ${priceWords(context).own.byWeight}`
    : own
  const remark = price ? own : more
  const isLeast = /^\p{L}+ [\d.,]+ ?k?g(?: .*\/|$)/u.test(remark) && qualified(remark).from
  return isLeast && rest === undefined && isPriced(size, context) ? { size, remark } : undefined
}

/** `malé 0,3 l = 44; velké 0,5 l = 62`; with `priced: false` only quantities, as of courses. */
export function sizes(priced: boolean): RegionalNotation<TypedSize[]> {
  const size = sizeGrammar(priced)
  return {
    expected: priced ? 'sizes' : 'quantity',
    regional: true,
    between: '; ',
    ...grammar(
      remember<TypedSize[], RegionalContext>((text, context) => {
        const parts = split(text, /;/)
        const earlier: TypedSize[] = []
        const found = parseParts(parts, (part) => {
          // A bare number next to sizes is a price without a size.
          if (parts.length > 1 && isNumber(part)) return reject('price-without-size', {})
          const parsed = parseWith(size, part, context)
          if (isRefusal(parsed) && parts.length > 1 && isMultiBuy(part)) return noteOn(part)
          if (isRefusal(parsed))
            return isReduced(part, parts, context)
              ? reject('price-reduced', { typed: part })
              : parsed
          if (earlier.some(isLike(parsed))) return reject('size-twice', { typed: part })
          earlier.push(parsed)
          return parsed
        })
        if (isRefusal(found)) return refusal(() => joinFaults(text, found.findFaults()))
        const bare = found.length > 1 ? parts[found.findIndex(isBare)] : undefined
        if (bare) return reject('price-without-size', {}, undefined, bare.span)
        if (found.length === 0) return reject('sizes-unreadable', { typed: text })
        return found.length > mostSizes ? reject('sizes-too-many', { count: found.length }) : found
      }),
    ),
  }
}

/** Make one fault of sizes that all lack their equals signs. */
function joinFaults(text: string, faults: readonly Fault[]): readonly Fault[] {
  const isJoined = faults.every(({ message, span, suggestion }) =>
    Boolean(message.code === 'size-without-price' && span && suggestion !== undefined),
  )
  if (faults.length < 2 || !isJoined) return faults
  const suggested = faults.reduceRight(
    (all, { span: [start, end] = [0, 0], suggestion = '' }) =>
      all.slice(0, start) + suggestion + all.slice(end),
    text,
  )
  return refuse('size-without-price', { typed: text, suggested, priced: true }, suggested)
}

const reduction = new RegExp(
  `^${typedSizes.lesser}\\s[−-]\\s?(?:€\\s?)?\\d[\\d.,]*[^\\d(]*(?:\\(.*)?$`,
  'iu',
)
const reductionWord =
  /(?<!\p{L})(?:minus|sleva|zľava|rabatt|discount|abzüglich)\s(?:€\s?)?\d|\d\s?(?:Kč|€)?\s(?:méně|menej|weniger|less)(?!\p{L})/iu

/** True for `dětská - 40`, alone or after a price without a hyphen. Drinks have no portions. */
function isReduced(part: string, parts: readonly TextPart[], { drinks }: RegionalContext) {
  if (reductionWord.test(part)) return true
  const isLesser = drinks !== true && reduction.test(part)
  if (parts.length === 1) return isLesser
  return (isLesser || /\s[−-]\d/.test(part)) && !/\s[−-]\s?\d/.test(parts[0]?.text ?? '')
}

/** True for `5+1 zdarma` and `3 für 2`, but not for `2 für 8`, which may be a price. */
function isMultiBuy(text: string) {
  const offer = /^(\d{1,2})\s?(\+|(?:za|für|for)\s)\s?(\d{1,2})(?:\s\p{L}+)?$/iu
  const [, count, sign, paid] = offer.exec(text) ?? []
  return sign === '+' || Number(paid) < Number(count)
}

/** Move an offer that is no size to the note. */
const noteOn = (typed: string) =>
  refusal(() =>
    refuse('size-without-price', { typed, suggested: null, priced: false }, '').map((fault) => ({
      ...fault,
      beside: [{ field: 'note', value: typed }],
    })),
  )

/** True if a size has only a price. */
const isBare = (size: TypedSize) =>
  Object.keys(size).every((key) => ['price', 'price_from', 'deposit'].includes(key))

export const sizeParts = [
  ...(['label', 'volume_ml', 'weight_g', 'weights_g', 'pieces', 'size_cm', 'serves'] as const),
  'pack_of',
] as const

/** True if two sizes differ at most in price. */
const isLike = (one: TypedSize) => (other: TypedSize) =>
  sizeParts.every((part) => String(one[part]) === String(other[part]))

/** One size, and perhaps its own deposit: `growler 1 l = 180 + záloha 200`. */
const sizeGrammar = (priced: boolean): Grammar<TypedSize, RegionalContext> =>
  grammar((text, context) => {
    const { rest, deposit } = splitDeposit(text)
    const size = parseBare(rest, priced, context)
    if (!isRefusal(size)) {
      const amount = deposit === undefined ? 0 : parseWith(price, deposit, context)
      if (!isRefusal(amount)) return { ...size, ...(deposit !== undefined && { deposit: amount }) }
      return refusal(() =>
        depositNotation.explain(deposit ?? '', context).map(({ message }) => ({ message })),
      )
    }
    // An edit that replaces the whole size must not lose its deposit.
    const dropped = text.slice(rest.length)
    const restore = (all?: string) => all && all + dropped
    return refusal(() =>
      size
        .findFaults()
        .map((fault) => (fault.span ? fault : { ...fault, suggestion: restore(fault.suggestion) })),
    )
  })

/** Read one size without a deposit: with its price after an equals sign, or in another form. */
function parseBare(text: string, priced: boolean, context: RegionalContext): TypedSize | Refusal {
  if (text.replace(/\s+/g, ' ').length > 200) {
    const isSingle = text.split('=').length < 3
    return reject(isSingle ? 'size-unreadable' : 'size-with-two-prices', { typed: text })
  }
  const [before = '', after, more] = moveFrom(text, context).split('=')
  if (after === undefined) return parseAlone(text.trim(), priced, context)
  const amount = more === undefined ? qualifiedPrice.read(after, context) : undefined
  const size = amount && quantity.read(before.trim(), context)
  return size && !(amount.price_per && !isMeasured(size, amount))
    ? { ...size, ...amount }
    : refusal(() => explainBare(text, priced, context))
}

function explainBare(text: string, priced: boolean, context: RegionalContext): readonly Fault[] {
  const [before = '', after, more] = text.split('=')
  const typed = before.trim()
  const isPaired = after?.includes('/') && typedSizes.suggestPairs(text, typedIn(context))
  if (more !== undefined || isPaired) return explainSigns(text.trim(), context)
  if (after === undefined) {
    const alone = parseAlone(typed, priced, context)
    return isRefusal(alone) ? alone.findFaults() : refuse('size-unreadable', { typed })
  }
  if (after.trim() === '' && typed !== '')
    return refuse('size-without-price', { typed, suggested: `${typed} = ...`, priced: false })
  if (!quantity.read(typed, context)) {
    if (suggestIn(text, context)?.includes(';')) return explainSigns(text.trim(), context)
    const span: Extent = [0, before.trimEnd().length]
    return quantity
      .explain(typed, context)
      .map((fault) => (fault.suggestion !== undefined && !fault.span ? { ...fault, span } : fault))
  }
  const amount = qualifiedPrice.read(after, context)
  if (amount) return explainWeight(text, context)
  const isList = /\d.*\s[·•|]\s.*\d/.test(after)
  const isAfter = /\d\D+\d.*\p{L}/u.test(after) && suggestIn(text, context)
  if (isList || isAfter) return explainSigns(text.trim(), context)
  const start = text.length - after.trimStart().length
  const end = start + Math.max(after.trim().length, 1)
  return qualifiedPrice.explain(after, context).map((fault) => ({ ...fault, span: [start, end] }))
}

export const pricedSize = sizeGrammar(true)

const pricedSizes = sizes(true)

/** Sizes of an item. Words behind its only price move to a field of their own. */
export const itemSizes: RegionalNotation<TypedSize[]> = {
  ...pricedSizes,
  explain(text, context) {
    // A size that is sold out is not the whole dish.
    const isOfSize = ({ beside: [moved] = [] }: Fault) =>
      moved?.field === 'sold_out' && /;/.test(text)
    const faults = pricedSizes
      .explain(text, context)
      .map((fault) => (isOfSize(fault) ? { message: fault.message, span: fault.span } : fault))
    const [fault] = faults
    const { size: own, extras: value } = splitExtra(text, context) ?? {}
    if (fault && value)
      return [{ message: fault.message, suggestion: own, beside: [{ field: 'extras', value }] }]
    const isSure = ({ message, suggestion }: Fault) =>
      suggestion !== undefined || /^(?:weight-missing|price-reduced)$/.test(message.code)
    if (!fault || faults.some(isSure)) return faults
    const { size, remark } =
      splitLeast(text, context) ?? typedSizes.splitRemark(text, typedIn(context)) ?? {}
    const moved = remark === undefined ? [] : [moveRemark(remark)]
    // `85 asi` is not for sure a price.
    const isWord = /^\S+$/.test(remark ?? '') && !text.includes('(')
    if (size === undefined || (isWord && moved[0]?.field === 'note')) return faults
    return [{ message: fault.message, suggestion: size, beside: moved }]
  },
}

const isPriced = (size: string, context: RegionalContext) =>
  pricedSize.read(size, context) !== undefined

const typedIn = (context: RegionalContext) => ({
  ...context,
  isPriced: (size: string) => isPriced(size, context),
})

const suggestIn = (typed: string, context: RegionalContext) =>
  typedSizes.suggestSizes(typed, typedIn(context))

/** Suggest one sign for `malé == 44`, and semicolons for `malé = 44, velké = 62`. */
function explainSigns(typed: string, context: RegionalContext): Fault[] {
  const suggestion = suggestIn(typed, context)
  const isSingle = suggestion?.includes(';') === false
  return refuse(isSingle ? 'size-unreadable' : 'size-with-two-prices', { typed }, suggestion)
}

/** Report a price by weight without a weight, or per litre next to another volume. */
const explainWeight = (typed: string, context: RegionalContext) => {
  const { litre, bare } = qualified(typed.replace(/^.*=/s, '').trim())
  return refuse('weight-missing', { typed, price: bare, litre, ...priceWords(context) })
}

const isWeight = ({ weight_g, volume_ml, pieces, serves }: Quantity) =>
  weight_g !== undefined && volume_ml === undefined && pieces === undefined && serves === undefined

/** True if the quantity fits a price by measure: a weight, or `1 l` for a price per litre. */
const isMeasured = (size: Quantity, { volume_ml: litre }: TypedPrice) =>
  litre === undefined
    ? isWeight(size)
    : Object.entries(size).every(([key, value]) =>
        key === 'volume_ml' ? value === litre : key === 'label' || key === 'volume_unit',
      )

const isNumber = (text: string) => /^\d+(?:[.,]\d+)?$/.test(text)

/** Read `75 Kč` and `75,-` as a price; also `od 75` if a price is expected. */
function priceAlone(
  typed: string,
  priced: boolean,
  context: RegionalContext,
): TypedPrice | undefined {
  const { from, per, litre, bare } = qualified(typed)
  const isPrice =
    litre ||
    (per && isNumber(bare)) ||
    isFree(typed) ||
    (priced && from && isNumber(bare)) ||
    currencyMark[context.region.currency].test(bare) ||
    /[,.]\s?[-–—]+$/.test(bare)
  return isPrice ? qualifiedPrice.read(typed, context) : undefined
}

/** Read a text without an equals sign: a price, or a quantity if no prices are expected. */
function parseAlone(typed: string, priced: boolean, context: RegionalContext): TypedSize | Refusal {
  const { currency } = context.region
  const amount = priceAlone(typed, priced, context)
  if (amount && (!amount.price_per || amount.volume_ml)) return amount
  if (amount) return refusal(() => explainWeight(typed, context))
  const { from, per, bare } = qualified(typed)
  if (from && per) return refusal(() => qualifiedPrice.explain(typed, context))
  // A bare number may be a price, or a quantity without unit and price.
  if (isNumber(bare))
    return reject('price-or-quantity', { typed, currency }, `${typed} ${currencies[currency].sign}`)
  if (priced) return refusal(() => explainPriceless(typed, context))
  const size = parseWith(quantity, typed, context)
  if (!isRefusal(size))
    return Object.keys(size).some((key) => key !== 'label')
      ? size
      : reject('size-unreadable', { typed })
  return refusal(() => {
    const suggested = suggestIn(typed, context)
    return suggested === undefined
      ? size.findFaults()
      : refuse('size-without-price', { typed, suggested, priced: true }, suggested)
  })
}

function explainPriceless(typed: string, context: RegionalContext): Fault[] {
  const { currency } = context.region
  const words = currencies[currency].spellings.join('|')
  // `39 Kč / 100 g` may be the price of 100 g, or the price per weight of an item weighed when
  // served.
  const [, price = '', amount = ''] = perWeight(currency).exec(typed) ?? []
  const weight = amount.replace(/^k?g/, '1 $&')
  if (weight !== '')
    return refuse('price-before-weight', { typed, price, weight, ...priceWords(context) })
  if (inWordsOnly.test(typed))
    return refuse('price-unreadable', { typed, several: false, currency })
  const [foreign] = qualifiedPrice.explain(typed, context)
  if (foreign && /currency/.test(foreign.message.code) && !/\d.* .*\d/.test(typed)) return [foreign]
  const suggestion = suggestIn(typed, context)
  const twoPrices = new RegExp(`\\d ?(?:${words}) .*\\d ?(?:${words})$`)
  if (twoPrices.test(typed) && suggestion?.includes(';') !== true)
    return refuse('size-with-two-prices', { typed })
  const bare = suggestion === undefined && typedSizes.lacksSize(typed, typedIn(context))
  if (bare) return refuse('price-without-size', {}, bare.meant)
  if (suggestion === undefined && priceRange.read(typed, context))
    return refuse('price-unreadable', { typed, several: true, currency })
  const isSize = isPriced(`${typed} = 1`, context)
  const [fault] = suggestion || isSize ? [] : typedSizes.explainSize(typed, typedIn(context))
  if (fault) return [{ message: fault.message }]
  const suggested =
    suggestion ??
    typedSizes.suggestAfterPrice(typed, typedIn(context)) ??
    (isSize ? `${typed} = ...` : null)
  return refuse(
    'size-without-price',
    { typed, suggested, priced: suggested?.endsWith('...') === false },
    suggestion,
  )
}

/** `malé = small; tuplák = double`, for labels without a built-in translation. */
export const labelTranslations: Notation<Map<string, string>> = {
  expected: 'labels',
  ...grammar<Map<string, string>>((text) => {
    const pairs = parseParts(split(text, /;/), (part): [string, string] | Refusal => {
      const [label = '', word = '', more] = part.split('=').map(tidy)
      if (label === '' || word === '' || more !== undefined)
        return reject('label-unreadable', { typed: part })
      return startsWithMark(word) ? reject('accent-first', {}) : [withFractions(label), word]
    })
    // Report only the first fault: someone who mixes up the signs does so in all pairs.
    return isRefusal(pairs) ? refusal(() => pairs.findFaults().slice(0, 1)) : new Map(pairs)
  }),
}
