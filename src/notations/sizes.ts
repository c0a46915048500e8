// Sizes, each with what it costs: `malé 0,3 l = 44; velké 0,5 l = 62`.

import { message } from '../messages/catalogue.ts'
import { currencies } from '../model/currencies.ts'
import type { Quantity as SizeQuantity } from '../model/site.ts'
import { type Extent, Fault, type Known, type Notation, type RegionalNotation } from './notation.ts'
import { decimal, split, startsWithMark, tidy } from './plain.ts'
import {
  freeWords,
  inWordsOnly,
  type KnownRegion,
  marks,
  readPrice,
  type TypedPrice,
  typedPrice,
  wordsOf,
} from './price.ts'
import { forSoMany, pricePatterns } from './price-words.ts'
import { anyOf, peopleShort, unitWords } from './typed-words.ts'

export const units: { [unit: string]: { key: keyof Quantity; factor: number } } = {
  ml: { key: 'volume_ml', factor: 1 },
  cl: { key: 'volume_ml', factor: 10 },
  dl: { key: 'volume_ml', factor: 100 },
  dcl: { key: 'volume_ml', factor: 100 },
  l: { key: 'volume_ml', factor: 1000 },
  g: { key: 'weight_g', factor: 1 },
  dkg: { key: 'weight_g', factor: 10 },
  dag: { key: 'weight_g', factor: 10 },
  kg: { key: 'weight_g', factor: 1000 },
  ks: { key: 'pieces', factor: 1 },
  pcs: { key: 'pieces', factor: 1 },
  pc: { key: 'pieces', factor: 1 },
  kusy: { key: 'pieces', factor: 1 },
  kusů: { key: 'pieces', factor: 1 },
  kusov: { key: 'pieces', factor: 1 },
  pieces: { key: 'pieces', factor: 1 },
  stk: { key: 'pieces', factor: 1 },
  stück: { key: 'pieces', factor: 1 },
  st: { key: 'pieces', factor: 1 },
  cm: { key: 'size_cm', factor: 1 },
}

type Quantity = Omit<SizeQuantity, 'label'>
const unitWord = Object.keys(units)
  .sort((a, b) => b.length - a.length)
  .join('|')
const quantityPattern = new RegExp(
  `(?<!\\d|\\d[.,])(\\d{1,3}(?:[ \\u00A0]\\d{3})+|\\d[\\d.,]*|[½⅓⅔¼¾⅛])[ \\u00A0]?(${unitWord})(?![\\p{L}])`,
  'iu',
)

/** A label as typed, in the first language; `labels_en` says it where the site has no word for it. */
export type TypedSize = Quantity & {
  label?: string
  price?: number
  price_from?: true
  price_per?: true
}

/** `malé 0,3 l = 44; velké 0,5 l = 62`. With `priced: false`, for what comes with a meal: `0,22 l`. */
export function sizes(priced: boolean): RegionalNotation<TypedSize[]> {
  return {
    expected: priced ? 'sizes' : 'quantity',
    regional: true,
    between: '; ',
    read(text, known) {
      const found: TypedSize[] = []
      const faults: Fault[] = []
      for (const part of split(text, /;/)) {
        if (faults.length === Fault.most) break
        const size = readSize(part.text, priced, known)
        if (size instanceof Fault) faults.push(size.within(part.span))
        else if (found.some((other) => sameSize(other, size)))
          faults.push(new Fault(message('size-twice', { typed: part.text }), part.span))
        else found.push(size)
      }
      const fault = Fault.all(faults)
      if (fault) return fault
      const bare = found.findIndex((size) => isBare(size))
      if (found.length > 1 && bare >= 0)
        return new Fault(message('price-without-size'), split(text, /;/)[bare]?.span)
      if (found.length > 8) return new Fault(message('sizes-too-many', { count: found.length }))
      return found.length > 0 ? found : new Fault(message('sizes-unreadable', { typed: text }))
    },
  }
}

/** A price that says neither of how much nor for whom. */
const isBare = (size: TypedSize) =>
  Object.keys(size).every((key) => key === 'price' || key === 'price_from')

const sameSize = (a: TypedSize, b: TypedSize) =>
  a.label === b.label &&
  a.volume_ml === b.volume_ml &&
  a.weight_g === b.weight_g &&
  a.pieces === b.pieces &&
  a.size_cm === b.size_cm &&
  a.serves === b.serves

export function readSize(text: string, priced: boolean, known: KnownRegion): TypedSize | Fault {
  const [before = '', after, more] = text.split('=')
  // In a long one nobody can tell where a size ends.
  if (text.replace(/\s+/g, ' ').length > 200)
    return new Fault(
      message(more === undefined ? 'size-unreadable' : 'size-with-two-prices', { typed: text }),
    )
  if (more !== undefined) {
    const once = text.replace(/=(?:\s*=)+/, '=')
    if (once !== text && readable(once, known))
      return new Fault(message('size-unreadable', { typed: text }), undefined, once)
    const parts = text.replace(
      /(=\s*\d+(?:[.,]\d\d)?(?:\s*[^\s\d,;=]+)?)(?:\s*,\s+|\s+(?=0[.,]))(?=[^=;]*=)/g,
      '$1; ',
    )
    const apart = parts !== text && parts.split(';').every((part) => readable(part.trim(), known))
    return new Fault(
      message('size-with-two-prices', { typed: text }),
      undefined,
      apart ? parts : undefined,
    )
  }
  if (after === undefined) return readWithoutEquals(text.trim(), priced, known)
  if (after.trim() === '' && before.trim() !== '') {
    const typed = before.trim()
    const suggested = `${typed} = ${typedPrice(known.region.currency)}`
    return new Fault(message('size-without-price', { typed, suggested, priced: false }))
  }
  const quantity = readQuantity(before.trim(), known)
  if (quantity instanceof Fault)
    return quantity.meant === undefined || quantity.span
      ? quantity
      : quantity.within([0, before.trimEnd().length])
  const amount = readPrice(after, known)
  if (!(amount instanceof Fault))
    return amount.price_per && !isWeight(quantity)
      ? new Fault(weightMissing(text, amount, known))
      : { ...quantity, ...amount }
  const start = before.length + 1 + (after.length - after.trimStart().length)
  const span: Extent = [start, start + Math.max(after.trim().length, 1)]
  return new Fault(amount.message, span, amount.meant)
}

/** `75 Kč` and `od 75` are prices by themselves; `0,22 l` comes with a meal. */
function readWithoutEquals(typed: string, priced: boolean, known: KnownRegion): TypedSize | Fault {
  const { region } = known
  const { from, byWeight } = pricePatterns(known.languages)
  const bare = typed.replace(from, '').replace(byWeight, '')
  const isLeast = priced && from.test(typed) && /^\d+(?:[.,]\d+)?$/.test(bare)
  if (isLeast || marks[region.currency].test(bare) || /[,.]\s?[-–—]+$/.test(bare)) {
    const amount = readPrice(typed, known)
    if (!(amount instanceof Fault))
      return amount.price_per ? new Fault(weightMissing(typed, amount, known)) : amount
  }
  // A number alone may be a price, or a quantity whose unit and price are missing.
  if (/^\d+(?:[.,]\d+)?$/.test(bare))
    return new Fault(
      message('price-or-quantity', { typed, currency: region.currency }),
      undefined,
      `${typed} ${currencies[region.currency].sign}`,
    )
  if (!priced) {
    const quantity = readQuantity(typed, known)
    const unsized = !(quantity instanceof Fault) && Object.keys(quantity).every(isLabel)
    const meant = quantity instanceof Fault ? sizesMeant(typed, known) : undefined
    if (meant !== undefined)
      return new Fault(
        message('size-without-price', { typed, suggested: meant, priced: true }),
        undefined,
        meant,
      )
    return unsized ? new Fault(message('size-unreadable', { typed })) : quantity
  }
  // `39 Kč / 100 g`: so much for so much, or for what is weighed when it is served.
  const words = currencies[region.currency].marks.join('|')
  const [, before = '', weight = ''] =
    new RegExp(`^(\\d+(?:[.,]\\d\\d)?)(?: ?(?:${words}))? ?/ ?(\\d+ ?k?g)$`, 'i').exec(typed) ?? []
  if (weight !== '')
    return new Fault(
      message('price-before-weight', { typed, price: before, weight, ...wordsOf(known) }),
    )
  const isFree = freeWords.includes(typed.toLowerCase())
  if (isFree || inWordsOnly.test(typed))
    return new Fault(
      message('price-unreadable', { typed, several: false, currency: region.currency }),
      undefined,
      isFree ? '= 0' : undefined,
    )
  const meant = sizesMeant(typed, known)
  if (
    new RegExp(`\\d ?(?:${words}) .*\\d ?(?:${words})$`).test(typed) &&
    meant?.includes(';') !== true
  )
    return new Fault(message('size-with-two-prices', { typed }))
  const priceless = `${typed} = ${typedPrice(region.currency)}`
  const suggested = meant ?? (readable(priceless, known) ? priceless : null)
  return new Fault(
    message('size-without-price', { typed, suggested, priced: meant !== undefined }),
    undefined,
    meant,
  )
}

/** What stands between sizes where somebody writes no semicolon. */
const betweenSizes = /\s*[;/]\s*|,\s+|\s+a\s+/

/** `malá 85, velká 95,-` to `malá = 85; velká = 95`: every size with its price behind it. */
function sizesMeant(typed: string, known: KnownRegion): string | undefined {
  const words = currencies[known.region.currency].marks.join('|')
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
    const isEach = sizes.every((size) => size.includes('=') && readable(size, known))
    return isEach ? sizes.join('; ') : undefined
  }
  return read([typed]) ?? read(typed.split(betweenSizes).filter(Boolean))
}

const weightMissing = (typed: string, { price = 0 }: TypedPrice, known: KnownRegion) =>
  message('weight-missing', {
    typed,
    price: String(price).replace('.', ','),
    ...wordsOf(known),
  })

const readable = (size: string, known: KnownRegion) =>
  !(readSize(size, true, known) instanceof Fault)

const isLabel = (key: string) => key === 'label'

const isWeight = ({ weight_g, volume_ml, pieces, serves }: Quantity) =>
  weight_g !== undefined && volume_ml === undefined && pieces === undefined && serves === undefined

/** Fractions as menus print them. */
const fractions: { [typed: string]: string } = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/8': '⅛',
}
const withFractions = (text: string) =>
  text.replace(/(?<![\d/.,])\d\/\d(?![\d/.,])/g, (typed) => fractions[typed] ?? typed)
const partOf: { [fraction: string]: number } = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅛': 1 / 8,
}

/**
 * A label before or behind one or two quantities, or alone, or nothing at all: `malé 0,3 l`,
 * `0,3 l malé`, `3 ks / 250 g`, `½ porce`, `s sebou`.
 */
function readQuantity(text: string, known: Known): (Quantity & { label?: string }) | Fault {
  const { forPeople } = pricePatterns(known.languages)
  const found: Quantity = {}
  let rest = withFractions(text)
  const serves = forPeople.exec(rest)
  if (serves) {
    const count = Number(serves.groups?.['people'] ?? serves.groups?.['alone'])
    if (count < 1 || count > 30)
      return new Fault(message('people-impossible', { typed: text, ...wordsOf(known) }))
    found.serves = count
    rest = rest.replace(forPeople, ' ').trim()
    if (forPeople.test(rest)) return new Fault(message('size-with-two-quantities', { typed: text }))
  }
  const isPeople = forSoMany(text.replace(/\d+\s*[-–—]\s*(?=\d)/, ''), known.languages)
  if (isPeople !== undefined && found.serves === undefined)
    return isPeople === forSoMany(text, known.languages)
      ? new Fault(message('size-unreadable', { typed: text }), undefined, isPeople)
      : new Fault(message('people-impossible', { typed: text, ...wordsOf(known) }))
  const measured = () => Object.keys(found).some((key) => key !== 'serves')
  let label = ''
  for (let match = quantityPattern.exec(rest); match; match = quantityPattern.exec(rest)) {
    const lead = rest.slice(0, match.index).trim()
    const first = !measured()
    if (!first && lead !== '' && lead !== '/') {
      const again = units[(match[2] ?? '').toLowerCase()]?.key
      if (again === undefined || !(again in found)) break
      return new Fault(message('size-with-two-quantities', { typed: text }))
    }
    if (first) label = lead
    const amount = readAmount(match[1] ?? '', match[2] ?? '')
    if (amount instanceof Fault) {
      const at = text.indexOf(match[0])
      return at < 0 ? amount : amount.within([at, at + match[0].length])
    }
    if (amount.key in found) return new Fault(message('size-with-two-quantities', { typed: text }))
    found[amount.key] = amount.value
    rest = rest.slice(match.index + match[0].length).trim()
  }
  if (label !== '' && rest !== '' && !/[\d=/]/.test(rest))
    return new Fault(message('size-with-two-labels', { typed: text, labels: [label, rest] }))
  const name = tidy(label || rest)
  if ((label !== '' && rest !== '') || /[\d=/]|^[^\p{L}\p{N}]+$/u.test(name))
    return new Fault(message('size-unreadable', { typed: text }), undefined, withUnit(text, known))
  return readLabel(name, text, known) ?? { ...(name !== '' && { label: name }), ...found }
}

const writtenOut = Object.entries(unitWords).map(
  ([unit, words]) =>
    [new RegExp(`(?<=\\d)\\s*(?:${anyOf(words)})\\.?(?!\\p{L})`, 'iu'), ` ${unit}`] as const,
)
const soMany = new RegExp(`^(\\d{1,2})\\s*(?:${anyOf(peopleShort.people)})\\.$`, 'iu')

/** `150 gramů`, `malé 0,3`: the same with the sign of its unit, where it can be read then. */
function withUnit(text: string, known: Known): string | undefined {
  if (text.length > 60) return undefined
  const people = soMany.exec(text.trim())?.[1]
  const meant = people
    ? forSoMany(`${people} ${pricePatterns(known.languages).own.people}`, known.languages)
    : writtenOut
        .reduce((found, [word, unit]) => found.replace(word, unit), text)
        .replace(/(?<![\d,.])0[.,]\d{1,2}$/, '$& l')
  if (meant === undefined || meant === text) return undefined
  return readQuantity(meant, known) instanceof Fault ? undefined : meant
}

/** What is wrong with a label; a unit alone may be one piece of it, or a slip. */
function readLabel(name: string, typed: string, known: Known): Fault | undefined {
  if (Object.hasOwn(partOf, name))
    return new Fault(message('part-of-what', { typed, ...wordsOf(known) }))
  if (Object.hasOwn(units, name.toLowerCase()))
    return new Fault(message('unit-without-number', { typed }))
  return startsWithMark(name)
}

function readAmount(typed: string, unit: string): { key: keyof Quantity; value: number } | Fault {
  const number = typed.replace(/[ \u00A0]/g, '')
  const known = units[unit.toLowerCase()]
  const amount = partOf[number] ?? decimal(number)
  const quantity = `${number} ${unit}`
  // 1.500 g is a thousand and a half to a Czech, and one and a half to a program.
  if (/^\d{1,3}[.,]\d{3}$/.test(number) && known?.factor === 1) {
    const meant = [number.replace(/[.,]/, ''), number.replace(/[.,].*/, '')]
    return new Fault(
      message('quantity-ambiguous', {
        typed: quantity,
        meant: meant.map((one) => `${one} ${unit}`),
      }),
    )
  }
  if (/^0\d/.test(number)) {
    const meant = `${number.replace(/^0/, '0,')} ${unit}`
    return new Fault(
      message('quantity-without-comma', { typed: quantity, meant }),
      undefined,
      meant,
    )
  }
  if (!known || amount === undefined)
    return new Fault(message('quantity-unreadable', { typed: quantity }))
  // Thousandths of a litre are whole millilitres; rounding takes back what binary fractions add.
  const value = Math.round(amount * known.factor * 1000) / 1000
  if (Number.isInteger(value) && value >= 1) return { key: known.key, value }
  const meant =
    unit.toLowerCase() === 'ml' && amount < 10
      ? [`${number.replace('.', ',')} l`, `${Math.round(amount * 1000)} ml`]
      : []
  return new Fault(message('quantity-impossible', { typed: quantity, meant }), undefined, meant[0])
}

/** `malé = small; tuplák = double`, for labels that the site does not know. */
export const labelTranslations: Notation<Map<string, string>> = {
  expected: 'labels',
  read(text) {
    const found = new Map<string, string>()
    for (const part of split(text, /;/)) {
      const [left = '', word = '', more] = part.text.split('=').map(tidy)
      const typed = withFractions(left)
      if (typed === '' || word === '' || more !== undefined)
        return new Fault(message('label-unreadable', { typed: part.text }), part.span)
      const mark = startsWithMark(word)
      if (mark) return new Fault(mark.message, part.span)
      found.set(typed, word)
    }
    return found
  },
}
