// Quantities: `0,3 l`, `3 ks / 250 g`, `pro 2 osoby`, each with an optional label.

import { typedNumber } from '../messages/wording.ts'
import { type Quantity as SizeQuantity, volumeUnits, weightUnits } from '../model/site.ts'
import { latin } from '../model/suggest.ts'
import { decimal, markFirst, startsWithMark, tidy } from './basic.ts'
import { isPerPerson, sizeLabelLanguages } from './labels.ts'
import { type Fault, type Grammar, type NotationContext, refuse, within } from './notation.ts'
import {
  costsAlone,
  forPeople,
  ownWord,
  portionWords,
  priceWords,
  rewritePeople,
} from './price-words.ts'
import { alternatives, andOr, unitWords } from './typed-words.ts'

const factorOfAll = (units: readonly string[], factor: number) =>
  Object.fromEntries(units.map((unit) => [unit.toLowerCase(), factor]))
const writtenOut = (unit: keyof typeof unitWords) => Object.values(unitWords[unit]).flat()

/** Grams of an ounce. It is asked about, because it may also be a fluid ounce. */
const ounce = 28.3495
const fluidOunce = 29.5735

/** Units that menus use, each with its factor to the unit of the data. */
const unitFactors = {
  volume_ml: { ml: 1, cl: 10, dl: 100, dcl: 100, l: 1000, ...factorOfAll(writtenOut('l'), 1000) },
  weight_g: { g: 1, dkg: 10, dag: 10, kg: 1000, oz: ounce, ...factorOfAll(writtenOut('g'), 1) },
  pieces: factorOfAll(writtenOut('ks'), 1),
  size_cm: { cm: 1 },
}

export const units: { [unit: string]: { key: keyof Quantity; factor: number } } =
  Object.fromEntries(
    Object.entries(unitFactors).flatMap(([key, factors]) =>
      Object.entries(factors).map(([unit, factor]) => [
        unit,
        { key: key as keyof typeof unitFactors, factor },
      ]),
    ),
  )

export type Quantity = Omit<SizeQuantity, 'label'>
const unitWord = Object.keys(units)
  .sort((a, b) => b.length - a.length)
  .join('|')
/** `¼ ks` is a label, because pieces are counted. */
const pieces = writtenOut('ks').join('|')
const fraction = String.raw`[½⅓⅔¼¾⅛](?!\s?(?:${pieces})(?![${latin}]))`
const amountPattern = String.raw`\d{1,3}(?:\s\d{3})+|\d[\d.,]*(?:\s?/\s?\d[\d.,]*)*|${fraction}`
/** An amount with its unit, perhaps several times: `6 × 0,33 l`, `0,33 l x 6`, `4 Stk.` */
const quantityPattern = new RegExp(
  String.raw`(?<!\d|\d[.,])(?:(\d{1,2})\s?[×x*]\s?)?(${amountPattern})\s?(${unitWord})(?![${latin}])\.?(?:\s?[×x*]\s?(\d{1,2})(?![\d.,]))?`,
  'i',
)

const inBrackets = new RegExp(String.raw`\(\s*(${quantityPattern.source})\s*\)`, 'i')

/** Fraction characters, and the same fractions as typed. */
const fractions = { '½': '1/2', '⅓': '1/3', '⅔': '2/3', '¼': '1/4', '¾': '3/4', '⅛': '1/8' }
const signByTyped = new Map(Object.entries(fractions).map(([sign, typed]) => [typed, sign]))
export const withFractions = (text: string) =>
  text.replace(/(?<![\d/.,])\d\/\d(?![\d/.,])/g, (typed) => signByTyped.get(typed) ?? typed)
const wholePortion = new RegExp(
  `(?<![\\d/.,])1\\s?/\\s?1\\s+(?:${alternatives(portionWords)})(?![${latin}])`,
  'iu',
)
const fractionValues: { [fraction: string]: number } = Object.fromEntries(
  Object.entries(fractions).map(([sign, [part, , whole]]) => [sign, Number(part) / Number(whole)]),
)

/** The first unit of `150 g/200 g`, which are two weights of one size as in `150/200 g`. */
const sameUnit = /(?<=\d)\s?(k?g|d[ka]g)(?=\s?\/\s?\d[\d.,]*\s?\1(?![\p{L}]))/giu

type Amount = { number: string; unit: string; times: string | undefined; typed: string }

/** Split a quantity into people, amounts and label, without judging them. */
function splitQuantity(text: string, context: NotationContext) {
  let rest = withFractions(text)
    .replace(wholePortion, ownWord(context, 'whole'))
    .replace(sameUnit, '')
  rest = rest.replace(inBrackets, ' $1 ').trim()
  const people = forPeople.exec(rest)
  if (people)
    rest = rest
      .replace(forPeople, ' ')
      .replace(/\(\s*\)/, ' ')
      .trim()
  const twice = people !== null && forPeople.test(rest)
  let label = ''
  const amounts: Amount[] = []
  for (let match = quantityPattern.exec(rest); match; match = quantityPattern.exec(rest)) {
    const lead = rest.slice(0, match.index).trim()
    if (amounts.length === 0) label = lead
    else if (lead !== '' && lead !== '/') break
    const [typed, before, number = '', unit = '', after] = match
    amounts.push({ number: number.replace(/\s/g, ''), unit, times: before ?? after, typed })
    rest = rest.slice(match.index + typed.length).trim()
  }
  const { people: number, alone, two } = people?.groups ?? {}
  const serves = people && Number(number ?? alone ?? (two === undefined ? 4 : 2))
  return { serves, all: people?.[0] ?? '', twice, amounts, label, rest, name: tidy(label || rest) }
}

const mayServe = (count: number) => count >= 1 && count <= 30

/** Characters that no label contains, apart from numbers explained by their words. */
const noLabel = /[\d=/|]|^[^\p{L}\p{N}]+$|^[,;]|[,;]$|^[^(]*\)|\([^)]*$/u

/** `12 and 0,75 l` and `small and` are parts of two sizes. `Menu A` is a label. */
export const joinsTwo = new RegExp(`^(?:${andOr()})\\s|\\s(?:${andOr()})$`, 'u')

/** Numbers of a label: ages and counted things, as in `dítě 4–12 let`, `2 palačinky`. */
const explained = new RegExp(
  `(?<![\\d.,/]|(?:pro|for|pre|für|za|[áà]|at|um) |(?:od|ab|from) (?=\\d+ (?!let|rok|jahr|year)))\\d{1,3}(?:\\s?[-–—]\\s?\\d{1,3})?(?:\\+|(?= (?!(?:for|für|per|bis|CZK|EUR|Euro|${unitsTyped()})(?!\\p{L}))\\p{L}{3,}))`,
  'giu',
)
/** `child aged 4–12`, as the site prints it. */
const aged = /(?<=\p{L} )aged \d{1,2}(?:\s?[-–—]\s?\d{1,2})?$/u
/** `k sezení 48 celá porce` and `– 39 mísa` hold the price of another size. */
function holdsPrice(name: string): boolean {
  const [, before = '', number = '0', after = ''] =
    /^(\D*?)[\s:–—-]+(\d{2,4})\s+(\D+)$/u.exec(name) ?? []
  if (Number(number) < 25) return false
  return before === '' || [before, after].some((one) => sizeLabelLanguages(one.trim()))
}

const isNoLabel = (name: string) =>
  joinsTwo.test(name) ||
  holdsPrice(name) ||
  noLabel.test(/\d/.test(name) ? name.replace(aged, 'x').replace(explained, 'x') : name)

/** Pattern of units and people. A number before them is a quantity, not part of a label. */
export function unitsTyped() {
  const people = 'os|osob\\p{L}*|pers\\p{L}*|people|lid\\p{L}*|ľud\\p{L}*|gäste|guests|leute'
  return `${unitWord}|dec\\p{L}*|dek\\p{L}*|${people}`
}

/**
 * A label and up to two quantities, in either order. Each part is optional: `malé 0,3 l`, `0,3 l
 * malé`, `3 ks / 250 g`, `½ porce`, `s sebou`.
 */
export const quantity: Grammar<Quantity & { label?: string }, NotationContext> = {
  read(text, context) {
    const { serves, twice, amounts, label, rest, name } = splitQuantity(text, context)
    if (twice || (serves !== null && (!mayServe(serves) || isPerPerson(name)))) return undefined
    const found: Quantity = serves === null ? {} : { serves }
    for (const amount of amounts) {
      const read = readAmount(amount)
      const isMixed = amounts.length > 1 && amount.times !== undefined
      if (!read || read.key in found || isMixed) return undefined
      Object.assign(found, read.quantity)
    }
    if ((label !== '' && rest !== '') || isNoLabel(name) || explainLabel(name, text, context))
      return undefined
    return { ...(name !== '' && { label: name }), ...found }
  },
  explain(text, context) {
    const { serves, all, twice, amounts, label, rest, name } = splitQuantity(text, context)
    if (serves !== null && !mayServe(serves))
      return refuse('people-impossible', { typed: text, ...priceWords(context) })
    if (twice) return refuse('size-with-two-quantities', { typed: text })
    if (serves !== null && isPerPerson(name))
      return refuse('price-per-person', { typed: text, all, each: name })
    return (
      explainPeople(text, context) ||
      explainAmounts(amounts, rest, text, context.drinks) ||
      (isName(label) && isName(rest)
        ? refuse('size-with-two-labels', { typed: text, labels: [label, rest] })
        : undefined) ||
      ((label === '' || rest === '') && !isNoLabel(name)
        ? explainLabel(name, text, context)
        : undefined) ||
      refuse('size-unreadable', { typed: text }, withUnit(text, context))
    )
  },
}

/** True for words that could be a label: `from 8.00 (` is none. */
const isName = (text: string) => /\p{L}/u.test(text) && !/[\d=/]/.test(text)

/** Report a number of people in words that a size does not use: `4 osoby`, `2-4 osoby`. */
function explainPeople(text: string, context: NotationContext): Fault[] | undefined {
  const suggestion = rewritePeople(text.replace(/\d+\s*[-–—]\s*(?=\d)/, ''), context)
  if (suggestion === undefined) return undefined
  return suggestion === rewritePeople(text, context)
    ? refuse('size-unreadable', { typed: text }, suggestion)
    : refuse('people-impossible', { typed: text, ...priceWords(context) })
}

/** Report the first amount that is unreadable or has the same kind as an earlier one. */
function explainAmounts(amounts: readonly Amount[], rest: string, text: string, drinks?: boolean) {
  const keys = new Set<string>()
  for (const amount of amounts) {
    const read = readAmount(amount)
    const at = text.indexOf(amount.typed)
    // `5/8 l` is a fraction that no menu has.
    if (!read && /^\d\/\d$/.test(amount.number)) return undefined
    if (!read)
      return explainAmount(amount, drinks).map((fault) =>
        at < 0 ? fault : within([at, at + amount.typed.length], fault),
      )
    if (keys.has(read.key)) return refuse('size-with-two-quantities', { typed: text })
    keys.add(read.key)
  }
  const [, , , unit = ''] = quantityPattern.exec(rest) ?? []
  return keys.has(units[unit.toLowerCase()]?.key ?? '')
    ? refuse('size-with-two-quantities', { typed: text })
    : undefined
}

/** Suggest the unit of `malé 0,3`, if the result can be read. */
function withUnit(text: string, context: NotationContext): string | undefined {
  const suggestion = text.replace(/(?<![\d,.])0[.,]\d{1,2}$/, '$& l')
  return suggestion !== text && quantity.read(suggestion, context) ? suggestion : undefined
}

/** Report a label that is only a fraction, or a unit, which may be a slip. */
function explainLabel(name: string, typed: string, context: NotationContext): Fault[] | undefined {
  if (costsAlone.test(name)) return refuse('size-unreadable', { typed })
  const drinks = context.drinks === true
  if (Object.hasOwn(fractionValues, name)) {
    const suggestion = drinks && withFractions(typed.trim()) === name && `${typed.trim()} l`
    return refuse(
      'part-of-what',
      { typed, ...priceWords(context), drinks },
      suggestion || undefined,
    )
  }
  const unit = units[name.toLowerCase()]
  const isPiece = unit?.key === 'pieces' && typed.trim() === name
  if (unit) return refuse('unit-without-number', { typed }, isPiece ? `1 ${name}` : undefined)
  return startsWithMark(name) ? markFirst() : undefined
}

/** `1.500 g` is 1500 g to a Czech reader and 1.5 g to a program. */
const isThousand = ({ number, unit }: Amount) =>
  /^\d{1,3}[.,]\d{3}$/.test(number) && units[unit.toLowerCase()]?.factor === 1

const typedUnits: { [unit: string]: Pick<Quantity, 'volume_unit' | 'weight_unit'> } = {
  ...Object.fromEntries(volumeUnits.map((unit) => [unit, { volume_unit: unit }])),
  ...Object.fromEntries(weightUnits.map((unit) => [unit, { weight_unit: unit }])),
  dcl: { volume_unit: 'dl' },
}

/** Return an amount in the unit of the data: `volume_ml: 1980` with `pack_of: 6`. */
function readAmount(amount: Amount) {
  const unit = amount.unit.toLowerCase()
  const row = units[unit]
  const values = amount.number.split('/').map((number) => row && readNumber(number, row, amount))
  const [value, ...more] = values
  const count = amount.times === undefined ? 1 : Number(amount.times)
  if (!row || value === undefined || (amount.times !== undefined && count < 2)) return undefined
  const isRange = more.length > 0
  if (isRange && (row.key !== 'weight_g' || count > 1 || hasFault(values))) return undefined
  const quantity: Quantity = {
    [row.key]: value * count,
    ...typedUnits[unit],
    ...(isRange && { weights_g: values.filter((one) => one !== undefined) }),
    ...(count > 1 && { pack_of: count }),
  }
  return { key: row.key, quantity }
}

/** True if a weight of `150/200 g` is unreadable, occurs twice, or may be a price: `9 / 1 kg`. */
function hasFault(values: readonly (number | undefined)[]) {
  const weights = values.filter((one) => one !== undefined)
  const [least, most] = [Math.min(...weights), Math.max(...weights)]
  return new Set(weights).size < values.length || most > (least < 1000 ? 10 : 1.9) * least
}

function readNumber(
  number: string,
  { factor }: { factor: number },
  amount: Amount,
): number | undefined {
  const value = fractionValues[number] ?? decimal(number)
  if (value === undefined || /^0\d/.test(number)) return undefined
  if (isThousand({ ...amount, number })) return undefined
  // Volumes are whole millilitres. Rounding removes floating-point errors.
  const whole = Math.round(value * factor * 1000) / 1000
  return Number.isInteger(whole) && whole >= 1 ? whole : undefined
}

function explainAmount(amount: Amount, drinks = false): Fault[] {
  const { number, unit } = amount
  const typed = `${number} ${unit}`
  if (number.includes('/')) return refuse('size-with-two-quantities', { typed })
  const thousand = [number.replace(/[.,]/, ''), number.replace(/[.,].*/, '')]
  if (isThousand(amount))
    return refuse('quantity-ambiguous', { typed, meant: thousand.map((one) => `${one} ${unit}`) })
  const withComma = `${number.replace(/^0/, '0,')} ${unit}`
  if (/^0\d/.test(number))
    return refuse('quantity-without-comma', { typed, meant: withComma }, withComma)
  const value = fractionValues[number] ?? decimal(number)
  if (value === undefined || !units[unit.toLowerCase()])
    return refuse('quantity-unreadable', { typed })
  const grams = `${Math.round(value * ounce)} g`
  const ounces = [grams, `${Math.round(value * fluidOunce)} ml`]
  if (unit.toLowerCase() === 'oz')
    return drinks
      ? refuse('quantity-ambiguous', { typed, meant: ounces })
      : refuse('quantity-impossible', { typed, meant: [grams] }, grams)
  const [sign] = Object.entries(fractionValues).find(([, part]) => part === value) ?? []
  if (sign && units[unit.toLowerCase()]?.key === 'pieces')
    return refuse('quantity-impossible', { typed, meant: [`${sign} ${unit}`] }, `${sign} ${unit}`)
  const isLitre = unit.toLowerCase() === 'ml' && value < 10
  const suggestions = isLitre ? [`${typedNumber(number)} l`, `${Math.round(value * 1000)} ml`] : []
  return refuse('quantity-impossible', { typed, meant: suggestions })
}
