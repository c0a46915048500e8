// Sizes and money: `malé 0,3 l = 44; velké 0,5 l = 62`.

import type { Size, Text } from '../../model/site.ts'
import { Fault, type Notation } from '../records/record.ts'
import { decimal, quoted, split, startsWithMark, tidy } from './words.ts'

/**
 * Crowns: `62`, `62 Kč`, `62,-`, `5,50`, `1 290`, `1.290`. Read digit by digit, so that no price
 * passes through binary fractions on its way.
 */
const price: Notation<number> = {
  expected: 'a price in crowns such as 62',
  read(text) {
    const typed = text
      .trim()
      .replace(/\s*(Kč|Kc|CZK)\.?$/i, '')
      .replace(/[,.]\s?[-–—]+$/, '')
    const match = /^(\d{1,3}(?:[ \u00A0.]\d{3})+|\d{1,6})(?:[,.](\d{1,2}))?$/.exec(typed)
    if (!match)
      return new Fault(
        `${quoted(text)} as a price`,
        /\d\s*[-–—]\s*\d/.test(typed)
          ? 'write one price, or two sizes with a semicolon between them'
          : 'write crowns with digits, such as 215, or 0 for what is free',
      )
    const crowns = match[1]?.replace(/\D/g, '')
    const amount = Number(`${crowns}.${match[2] ?? '0'}`)
    return amount <= 100_000
      ? amount
      : new Fault(`a price of ${amount} Kč`, 'check the number of digits')
  },
}

/** Labels of sizes that the site translates by itself. */
const labels: { [cs: string]: string } = {
  malé: 'small',
  malá: 'small',
  malý: 'small',
  střední: 'medium',
  velké: 'large',
  velká: 'large',
  velký: 'large',
  tuplák: 'double pint',
  sklenka: 'glass',
  sklenice: 'glass',
  láhev: 'bottle',
  lahev: 'bottle',
  plechovka: 'can',
  džbán: 'pitcher',
  karafa: 'carafe',
  šálek: 'cup',
  konvička: 'pot',
  hladinka: 'hladinka: smooth pour',
  šnyt: 'šnyt: two parts beer, three parts foam',
  mlíko: 'mlíko: almost all foam',
  čochtan: 'čochtan: without foam',
  'malá porce': 'small portion',
  'celá porce': 'full portion',
  'velká porce': 'large portion',
  'poloviční porce': 'half portion',
  'dětská porce': "child's portion",
}

const units: { [unit: string]: { key: 'volume_ml' | 'weight_g' | 'pieces'; factor: number } } = {
  ml: { key: 'volume_ml', factor: 1 },
  cl: { key: 'volume_ml', factor: 10 },
  dl: { key: 'volume_ml', factor: 100 },
  dcl: { key: 'volume_ml', factor: 100 },
  l: { key: 'volume_ml', factor: 1000 },
  g: { key: 'weight_g', factor: 1 },
  dkg: { key: 'weight_g', factor: 10 },
  kg: { key: 'weight_g', factor: 1000 },
  ks: { key: 'pieces', factor: 1 },
}

type Quantity = Pick<Size, 'volume_ml' | 'weight_g' | 'pieces'>
const unitWord = Object.keys(units)
  .sort((a, b) => b.length - a.length)
  .join('|')
const quantityPattern = new RegExp(
  `(\\d{1,3}(?:[ \\u00A0]\\d{3})+|\\d[\\d.,]*)[ \\u00A0]?(${unitWord})(?![\\p{L}])`,
  'iu',
)

/** A label in Czech, as typed; the record's `labels_en` gives English where the site has none. */
export type TypedSize = Omit<Size, 'label' | 'price_czk'> & { label?: string; price_czk?: number }

const sizeExample = 'sizes such as   malé 0,3 l = 44; velké 0,5 l = 62'

/** `malé 0,3 l = 44; velké 0,5 l = 62`. With `priced: false`, for what comes with a meal: `0,22 l`. */
export function sizes(priced: boolean): Notation<TypedSize[]> {
  return {
    expected: priced
      ? sizeExample
      : 'a quantity such as   0,22 l   and perhaps its price:   0,22 l = 45',
    read(text) {
      const found: TypedSize[] = []
      for (const part of split(text, /;/)) {
        const size = readSize(part.text, priced)
        if (size instanceof Fault) {
          const offset = part.span[0]
          const span = size.span
            ? ([offset + size.span[0], offset + size.span[1]] as [number, number])
            : part.span
          return new Fault(size.found, size.mend, span)
        }
        if (found.some((other) => sameSize(other, size))) {
          return new Fault(
            `the size ${quoted(part.text)} twice`,
            'delete one of the two, or give them different labels',
            part.span,
          )
        }
        found.push(size)
      }
      if (found.length > 8) return new Fault(`${found.length} sizes`, 'keep at most 8 sizes')
      return found.length > 0
        ? found
        : new Fault(quoted(text), `write for example   ${sizeExample}`)
    },
  }
}

const sameSize = (a: TypedSize, b: TypedSize) =>
  a.label === b.label &&
  a.volume_ml === b.volume_ml &&
  a.weight_g === b.weight_g &&
  a.pieces === b.pieces

function readSize(text: string, priced: boolean): TypedSize | Fault {
  const [before = '', after, more] = text.split('=')
  if (more !== undefined)
    return new Fault(
      `two prices in ${quoted(text)}`,
      'put a semicolon between two sizes:   0,3 l = 44; 0,5 l = 62',
    )
  if (after === undefined && priced)
    return new Fault(
      `${quoted(text)} without a price`,
      `put an equals sign before the price:   ${text.trim().replace(/ +(\d+)( ?Kč)?$/, ' = $1')}${/ \d+( ?Kč)?$/.test(text.trim()) ? '' : ' = 62'}`,
    )
  const quantity = readQuantity(before.trim())
  if (quantity instanceof Fault) return quantity
  if (after === undefined) return quantity
  const amount = price.read(after)
  if (!(amount instanceof Fault)) return { ...quantity, price_czk: amount }
  const start = before.length + 1 + (after.length - after.trimStart().length)
  return new Fault(amount.found, amount.mend, [start, start + Math.max(after.trim().length, 1)])
}

/** An optional label, then one or two quantities: `malé 0,3 l`, `3 ks 250 g`, `3 ks / 250 g`. */
function readQuantity(text: string): (Quantity & { label?: string }) | Fault {
  const found: Quantity = {}
  let rest = text
  let label: string | undefined
  while (rest !== '') {
    const match = quantityPattern.exec(rest)
    if (!match) break
    const lead = rest.slice(0, match.index).trim()
    if (label === undefined) label = lead
    else if (lead !== '' && lead !== '/') break
    const amount = readAmount(match[1] ?? '', match[2] ?? '')
    if (amount instanceof Fault) return amount
    if (amount.key in found)
      return new Fault(
        `two quantities of one kind in ${quoted(text)}`,
        'put a semicolon between two sizes',
      )
    found[amount.key] = amount.value
    rest = rest.slice(match.index + match[0].length).trim()
  }
  if (rest !== '' || label === undefined || /[\d=/]/.test(label)) {
    return new Fault(
      `${quoted(text)} as a size`,
      'write a quantity with its unit: 0,5 l, 150 g or 2 ks',
    )
  }
  const name = tidy(label)
  return startsWithMark(name) ?? { ...(name !== '' && { label: name }), ...found }
}

function readAmount(typed: string, unit: string): { key: keyof Quantity; value: number } | Fault {
  const number = typed.replace(/[ \u00A0]/g, '')
  const known = units[unit.toLowerCase()]
  const amount = decimal(number)
  // 1.500 g is a thousand and a half to a Czech, and one and a half to a program.
  if (/^\d{1,3}[.,]\d{3}$/.test(number) && known?.factor === 1)
    return new Fault(
      `the quantity "${number} ${unit}", which may mean two things`,
      `write   ${number.replace(/[.,]/, '')} ${unit}   or   ${number.replace(/[.,].*/, '')} ${unit}`,
    )
  if (/^0\d/.test(number))
    return new Fault(
      `the quantity "${number} ${unit}", where a comma seems to be missing`,
      `write   ${number.replace(/^0/, '0,')} ${unit}`,
    )
  if (!known || amount === undefined)
    return new Fault(`the quantity "${number} ${unit}"`, 'write for example   0,5 l   or   150 g')
  // Thousandths of a litre are whole millilitres; rounding takes back what binary fractions add.
  const value = Math.round(amount * known.factor * 1000) / 1000
  if (Number.isInteger(value) && value >= 1) return { key: known.key, value }
  const better =
    unit.toLowerCase() === 'ml' && amount < 10
      ? `${number.replace('.', ',')} l or ${Math.round(amount * 1000)} ml`
      : '0,5 l, 150 g or 2 ks'
  return new Fault(`${number} ${unit}, which is not a size`, `write   ${better}`)
}

/** `malé = small; tuplák = double`, for labels that the site does not know. */
export const labelTranslations: Notation<Map<string, string>> = {
  expected: 'labels with their English, such as   pro dva = for two',
  read(text) {
    const found = new Map<string, string>()
    for (const part of split(text, /;/)) {
      const [cs = '', en = '', more] = part.text.split('=').map(tidy)
      if (cs === '' || en === '' || more !== undefined) {
        return new Fault(quoted(part.text), 'write   the Czech label = the English one', part.span)
      }
      const mark = startsWithMark(en)
      if (mark) return new Fault(mark.found, mark.mend, part.span)
      found.set(cs, en)
    }
    return found
  },
}

/** English for a label; undefined when nobody has said it. */
export function translateLabel(
  cs: string,
  own: ReadonlyMap<string, string> | undefined,
): Text | undefined {
  const en =
    own?.get(cs) ?? (Object.hasOwn(labels, cs.toLowerCase()) ? labels[cs.toLowerCase()] : undefined)
  return en === undefined ? undefined : { cs, en }
}
