// Sizes, each with what it costs: `malé 0,3 l = 44; velké 0,5 l = 62`.

import { currencies } from '../model/currencies.ts'
import { split, startsWithMark, tidy } from './basic.ts'
import {
  type Fault,
  type Grammar,
  grammar,
  isRefusal,
  type KnownRegion,
  type Notation,
  parseParts,
  parseWith,
  type RegionalNotation,
  refusal,
  refuse,
  reject,
  within,
} from './notation.ts'
import {
  currencyMark,
  inWordsOnly,
  isFree,
  priceWords,
  qualified,
  qualifiedPrice,
  type TypedPrice,
} from './price.ts'
import { type Quantity, quantity, withFractions } from './quantity.ts'

/** A label as typed, in the first language; `labels_en` says it where the site has no word for it. */
export type TypedSize = Quantity & {
  label?: string
  price?: number
  price_from?: true
  price_per?: true
}

const mostSizes = 8

/** `malé 0,3 l = 44; velké 0,5 l = 62`. With `priced: false`, for what comes with a meal: `0,22 l`. */
export function sizes(priced: boolean): RegionalNotation<TypedSize[]> {
  const size = sizeOf(priced)
  return {
    expected: priced ? 'sizes' : 'quantity',
    regional: true,
    between: '; ',
    ...grammar<TypedSize[], KnownRegion>((text, known) => {
      const parts = split(text, /;/)
      const earlier: TypedSize[] = []
      const found = parseParts(parts, (part) => {
        // With a currency sign this would be a price of no size, next to sizes that have one.
        if (parts.length > 1 && isNumber(part)) return reject('price-without-size', {})
        const one = parseWith(size, part, known)
        if (isRefusal(one)) return one
        if (earlier.some(isLike(one))) return reject('size-twice', { typed: part })
        earlier.push(one)
        return one
      })
      if (isRefusal(found)) return found
      const bare = found.length > 1 ? parts[found.findIndex(isBare)] : undefined
      if (bare) return reject('price-without-size', {}, undefined, bare.span)
      if (found.length === 0) return reject('sizes-unreadable', { typed: text })
      return found.length > mostSizes ? reject('sizes-too-many', { count: found.length }) : found
    }),
  }
}

/** A price without quantity and without label. */
const isBare = (size: TypedSize) =>
  Object.keys(size).every((key) => key === 'price' || key === 'price_from')

const parts = ['label', 'volume_ml', 'weight_g', 'pieces', 'size_cm', 'serves'] as const

/** Whether another size is the same but for its price. */
const isLike = (one: TypedSize) => (other: TypedSize) =>
  parts.every((part) => one[part] === other[part])

/** A longer text has no recognisable end of a size. */
const isLong = (text: string) => text.replace(/\s+/g, ' ').length > 200

/** One size with its price behind an equals sign, or what may stand there without one. */
const sizeOf = (priced: boolean): Grammar<TypedSize, KnownRegion> => ({
  read(text, known) {
    const [before = '', after, more] = text.split('=')
    if (more !== undefined || isLong(text)) return undefined
    if (after === undefined) return readAlone(text.trim(), priced, known)
    const amount = qualifiedPrice.read(after, known)
    const size = amount && quantity.read(before.trim(), known)
    return size && !(amount.price_per && !isMeasured(size, amount))
      ? { ...size, ...amount }
      : undefined
  },
  explain(text, known) {
    const [before = '', after, more] = text.split('=')
    const typed = before.trim()
    if (isLong(text))
      return refuse(more === undefined ? 'size-unreadable' : 'size-with-two-prices', {
        typed: text,
      })
    if (more !== undefined) return explainSigns(text, known)
    if (after === undefined) return explainAlone(text.trim(), priced, known)
    if (after.trim() === '' && typed !== '') {
      const suggested = `${typed} = ...`
      return refuse('size-without-price', { typed, suggested, priced: false })
    }
    if (!quantity.read(typed, known))
      return quantity.explain(typed, known).map((fault) => {
        const isWhole = fault.meant !== undefined && !fault.span
        return isWhole ? within([0, before.trimEnd().length], fault) : fault
      })
    const amount = qualifiedPrice.read(after, known)
    if (amount) return explainWeight(text, amount, known)
    const behind = measureBehind(typed, after.trim(), known)
    if (behind) return refuse('size-unreadable', { typed: text.trim() }, behind)
    const start = text.length - after.trimStart().length
    const end = start + Math.max(after.trim().length, 1)
    return qualifiedPrice.explain(after, known).map((fault) => ({ ...fault, span: [start, end] }))
  },
})

export const pricedSize = sizeOf(true)

/** `= 95 za 0,5 l`, `= 40 / 1 dcl`: so much costs so much, whichever of the two comes first. */
function measureBehind(label: string, after: string, known: KnownRegion): string | undefined {
  const [, price = '', volume = ''] =
    /^(\d{1,5}(?:[.,]\d\d?)?(?: ?[^\s\d/]{1,4})?) ?(?:\/|za|per|pre|für|je) ?(\d[\d.,]{0,5} ?(?:[cdm]|dc)?l)$/i.exec(
      after,
    ) ?? []
  const meant = `${label} ${volume} = ${price}`.trim()
  return volume !== '' && isPriced(meant, known) ? meant : undefined
}

const isPriced = (size: string, known: KnownRegion) => pricedSize.read(size, known) !== undefined

/** `malé == 44` with one sign; `malé = 44, velké = 62` with a semicolon. */
function explainSigns(typed: string, known: KnownRegion): Fault[] {
  const once = typed.replace(/=(?:\s*=)+/, '=')
  if (once !== typed && isPriced(once, known)) return refuse('size-unreadable', { typed }, once)
  const apart = typed.replace(
    /(=\s*\d+(?:[.,]\d\d)?(?:\s*[^\s\d,;=]+)?)(?:\s*,\s+|\s+(?=0[.,]))(?=[^=;]*=)/g,
    '$1; ',
  )
  const isEach = apart !== typed && apart.split(';').every((one) => isPriced(one.trim(), known))
  return refuse('size-with-two-prices', { typed }, isEach ? apart : undefined)
}

/** A price that the scales decide, of what is not weighed. */
const explainWeight = (typed: string, { price }: TypedPrice, known: KnownRegion) =>
  refuse('weight-missing', { typed, price: String(price).replace('.', ','), ...priceWords(known) })

const isWeight = ({ weight_g, volume_ml, pieces, serves }: Quantity) =>
  weight_g !== undefined && volume_ml === undefined && pieces === undefined && serves === undefined

/** Whether a price of this quantity goes by what is measured: by weight, or `1 l` by the litre. */
const isMeasured = (size: Quantity, { volume_ml: litre }: TypedPrice) =>
  litre === undefined
    ? isWeight(size)
    : Object.entries(size).every(([key, value]) =>
        key === 'volume_ml' ? value === litre : key === 'label',
      )

const isNumber = (text: string) => /^\d+(?:[.,]\d+)?$/.test(text)

/** `75 Kč` and `75,-` are prices by themselves, and `od 75` where a price is asked for. */
function priceAlone(typed: string, priced: boolean, known: KnownRegion): TypedPrice | undefined {
  const { from, litre, bare } = qualified(typed, known)
  const isPrice =
    litre ||
    isFree(typed) ||
    (priced && from && isNumber(bare)) ||
    currencyMark[known.region.currency].test(bare) ||
    /[,.]\s?[-–—]+$/.test(bare)
  return isPrice ? qualifiedPrice.read(typed, known) : undefined
}

/** What has no equals sign: a price by itself, or with a meal how much it is. */
function readAlone(typed: string, priced: boolean, known: KnownRegion): TypedSize | undefined {
  const amount = priceAlone(typed, priced, known)
  if (amount) return amount.price_per && !amount.volume_ml ? undefined : amount
  if (priced || isNumber(qualified(typed, known).bare)) return undefined
  const size = quantity.read(typed, known)
  return size && Object.keys(size).some((key) => key !== 'label') ? size : undefined
}

function explainAlone(typed: string, priced: boolean, known: KnownRegion): readonly Fault[] {
  const { currency } = known.region
  const amount = priceAlone(typed, priced, known)
  if (amount) return explainWeight(typed, amount, known)
  // A number alone may be a price, or a quantity whose unit and price are missing.
  if (isNumber(qualified(typed, known).bare))
    return refuse('price-or-quantity', { typed, currency }, `${typed} ${currencies[currency].sign}`)
  if (priced) return explainPriceless(typed, known)
  if (quantity.read(typed, known)) return refuse('size-unreadable', { typed })
  const meant = sizesMeant(typed, known)
  return meant === undefined
    ? quantity.explain(typed, known)
    : refuse('size-without-price', { typed, suggested: meant, priced: true }, meant)
}

function explainPriceless(typed: string, known: KnownRegion): Fault[] {
  const { currency } = known.region
  const words = currencies[currency].spellings.join('|')
  // `39 Kč / 100 g`: so much for so much, or for what is weighed when it is served.
  const perWeight = new RegExp(`^(\\d+(?:[.,]\\d\\d)?)(?: ?(?:${words}))? ?/ ?(\\d+ ?k?g)$`, 'i')
  const [, price = '', weight = ''] = perWeight.exec(typed) ?? []
  if (weight !== '')
    return refuse('price-before-weight', { typed, price, weight, ...priceWords(known) })
  if (inWordsOnly.test(typed))
    return refuse('price-unreadable', { typed, several: false, currency })
  const meant = sizesMeant(typed, known)
  const twoPrices = new RegExp(`\\d ?(?:${words}) .*\\d ?(?:${words})$`)
  if (twoPrices.test(typed) && meant?.includes(';') !== true)
    return refuse('size-with-two-prices', { typed })
  const isSize = isPriced(`${typed} = 1`, known)
  const suggested =
    meant ??
    measureBehind('', typed, known) ??
    priceFirst(typed, known) ??
    (isSize ? `${typed} = ...` : null)
  return refuse(
    'size-without-price',
    { typed, suggested, priced: suggested?.endsWith('...') === false },
    meant,
  )
}

/** `189 150 g`: nobody serves 189 kilograms, so that the first number is the price. */
function priceFirst(typed: string, known: KnownRegion): string | undefined {
  const [, price = '', size = ''] = /^(\d{2,}(?:[.,]\d\d)?) (\d.*)$/.exec(typed) ?? []
  const meant = `${size} = ${price}`
  return size !== '' && isPriced(meant, known) ? meant : undefined
}

/** Separators that owners type between sizes in place of a semicolon. */
const betweenSizes = /\s*[;/]\s*|,\s+|\s+a\s+/

/** `malá 85, velká 95,-` to `malá = 85; velká = 95`: every size with its price behind it. */
function sizesMeant(typed: string, known: KnownRegion): string | undefined {
  // Blanks in their hundreds, on which these patterns would be slow, are no sizes.
  if (typed.length > 300) return undefined
  const words = currencies[known.region.currency].spellings.join('|')
  const priceLast = new RegExp(
    `(?<![ –—:-])(?: *[-–—:])? +(?:(?:${words}) ?)?(\\d+(?:[.,]\\d\\d)?)(?:,[-–—]+| ?(?:${words}))?$`,
  )
  // `120 g/175 Kč`: by its sign it is a price, and no second quantity.
  const priceBehindSlash = new RegExp(` *[/|] *(?=\\d+(?:[.,]\\d\\d)?(?:,[-–—]+| ?(?:${words}))$)`)
  const leaders = /\s*(?:\.\s?){3,}/g
  const read = (parts: readonly string[]) => {
    const sizes = parts.map((part) =>
      part.replace(leaders, ' ').replace(priceBehindSlash, ' ').replace(priceLast, ' = $1'),
    )
    const isEach = sizes.every((size) => size.includes('=') && isPriced(size, known))
    return isEach ? sizes.join('; ') : undefined
  }
  return read([typed]) ?? read(typed.split(betweenSizes).filter(Boolean))
}

/** `malé = small; tuplák = double`, for labels that the site does not know. */
export const labelTranslations: Notation<Map<string, string>> = {
  expected: 'labels',
  ...grammar<Map<string, string>>((text) => {
    const pairs = parseParts(split(text, /;/), (part) => {
      const pair = pairIn(part)
      if (!pair) return reject('label-unreadable', { typed: part })
      return startsWithMark(pair[1]) ? reject('accent-first', {}) : pair
    })
    // Only the first fault: someone who mixes up the signs does it in all pairs.
    return isRefusal(pairs) ? refusal(() => pairs.findFaults().slice(0, 1)) : new Map(pairs)
  }),
}

function pairIn(part: string): [label: string, word: string] | undefined {
  const [label = '', word = '', more] = part.split('=').map(tidy)
  return label === '' || word === '' || more !== undefined
    ? undefined
    : [withFractions(label), word]
}
