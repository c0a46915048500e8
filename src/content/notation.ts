// How owners write values on paper, and what they mean (`menu-domain` sections 1, 2 and 5.4).
// Accepted where one meaning is possible; where two are, a Fault says how to write it instead.

import { allergens } from '../allergens.ts'
import { calendarDate } from '../calendar.ts'
import {
  type CalendarDate,
  type ContentSignals,
  type Day,
  type Diet,
  days,
  diets,
  type MonthDay,
  paymentMethods,
  type Size,
  type Span,
  type Text,
  type Time,
  tags,
} from '../site.ts'
import { fold, nearest } from '../suggest.ts'
import { shorten } from './document.ts'
import { Fault, type Notation } from './record.ts'

/** Trimmed, composed (NFC), inner runs of plain spaces as one; a typed non-breaking space stays. */
export const tidy = (text: string) =>
  text
    .normalize('NFC')
    .trim()
    .replace(/[ \t\n]+/g, ' ')

const quoted = (text: string) => `"${shorten(text.trim())}"`

export const line: Notation<string> = {
  expected: 'a text',
  read: (text) =>
    text.length > 1000
      ? new Fault(`a text of ${text.length} characters`, 'shorten it to 1000 characters')
      : tidy(text),
}

export const slug: Notation<string> = {
  expected: 'small letters without accents, digits and hyphens, such as hovezi-gulas',
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  read: (text) =>
    text.length <= 64 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
      ? text
      : new Fault(quoted(text), `write   ${toSlug(text) || 'hovezi-gulas'}`),
}

/** `Řízek s kaší` to `rizek-s-kasi`; at most 64 characters, cut at a hyphen. */
export function toSlug(name: string): string {
  const whole = fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return whole.length <= 64
    ? whole
    : whole
        .slice(0, 65)
        .replace(/-[^-]*$/, '')
        .slice(0, 64)
}

/** One of a few words, in any case, with the Czech words that mean the same. */
function choice<const T extends string>(
  words: readonly T[],
  meanings: { [typed: string]: NoInfer<T> },
  expected: string,
): Notation<T> {
  const known = new Map<string, T>([
    ...words.map((word) => [fold(word), word] as const),
    ...Object.entries(meanings),
  ])
  return {
    expected,
    words,
    read(text) {
      const typed = fold(text.trim()).replace(/[\s-]+/g, '_')
      const found = known.get(typed) ?? known.get(fold(text.trim()))
      if (found !== undefined) return found
      const meant = nearest(typed, [...known.keys()])
      return new Fault(
        quoted(text),
        meant ? `did you mean "${meant}"?` : `write one of ${words.join(', ')}`,
      )
    },
  }
}

/** Several values of a notation with commas between them; each at most once. */
function several<T>(of: Notation<T>, none: readonly string[] = []): Notation<T[]> {
  return {
    expected: of.words ? `one or more of ${of.words.join(', ')}` : of.expected,
    list: true,
    read(text) {
      if (none.includes(fold(text.trim()))) return []
      const values: T[] = []
      for (const part of split(text, /[,;]/)) {
        const found = of.read(part.text)
        if (found instanceof Fault) return new Fault(found.found, found.mend, part.span)
        if (!values.includes(found)) values.push(found)
      }
      return values
    },
  }
}

/** The parts between separators, trimmed, each with its place in the text; empty parts are left out. */
function split(text: string, separator: RegExp): { text: string; span: [number, number] }[] {
  const parts = []
  let start = 0
  for (const piece of text.split(separator)) {
    const indent = piece.length - piece.trimStart().length
    const trimmed = piece.trim()
    if (trimmed !== '')
      parts.push({
        text: trimmed,
        span: [start + indent, start + indent + trimmed.length] as [number, number],
      })
    start += piece.length + 1
  }
  return parts
}

export const yesNo: Notation<boolean> = {
  expected: 'yes or no',
  words: ['yes', 'no'],
  read(text) {
    const word = fold(text.trim())
    if (['yes', 'ano', 'true'].includes(word)) return true
    if (['no', 'ne', 'false'].includes(word)) return false
    return new Fault(quoted(text), 'write   yes   or   no')
  },
}

export const integer: Notation<number> = {
  expected: 'a whole number',
  pattern: '^[0-9]{1,6}$',
  read: (text) =>
    /^\d{1,6}$/.test(text.trim())
      ? Number(text)
      : new Fault(quoted(text), 'write digits only, such as 40'),
}

/** Decimal comma or dot. */
function decimal(text: string): number | undefined {
  return /^-?\d{1,7}([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined
}

export function coordinate(limit: number, expected: string): Notation<number> {
  return {
    expected,
    read(text) {
      const number = decimal(text.trim())
      return number !== undefined && Math.abs(number) <= limit
        ? number
        : new Fault(quoted(text), 'copy the number from the map, such as 49.75')
    },
  }
}

/** Percent of alcohol by volume; `null` where the owner says that it is not known. */
export const alcohol: Notation<number | null> = {
  expected: 'percent of alcohol by volume such as 5,0, or unknown',
  read(text) {
    const typed = text.trim()
    if (unknown.has(fold(typed))) return null
    const number = decimal(typed.replace(/\s*%(\s*(obj\.?|vol\.?))?$/, ''))
    if (number === undefined)
      return new Fault(quoted(text), 'write the percentage, such as 4,1, or 0, or unknown')
    return number >= 0 && number <= 96
      ? number
      : new Fault(`${typed} % of alcohol`, 'write a number from 0 to 96')
  },
}

export const degree: Notation<number> = {
  expected: 'the degree of the beer such as 12',
  read(text) {
    const number = decimal(text.trim().replace(/\s*°$/, ''))
    return number !== undefined && number >= 1 && number <= 40
      ? number
      : new Fault(quoted(text), 'write the degree from the tap, such as 12')
  },
}

const unknown = new Set(['unknown', 'neuvedeno', 'nezname', 'neznamo'])
const none = new Set(['none', 'zadne', 'zadny', 'bez', '0', '-'])

/** Numbers of allergens, ascending; `[]` none of the fourteen, `null` not stated. */
export const allergenNumbers: Notation<number[] | null> = {
  expected: 'numbers from 1 to 14 such as 1, 3, 7, or none, or unknown',
  list: true,
  read(text) {
    const typed = text
      .trim()
      .replace(/^[/(]|[/)]$/g, '')
      .trim()
    if (unknown.has(fold(typed))) return null
    if (none.has(fold(typed))) return []
    const numbers = new Set<number>()
    for (const part of split(text.replace(/[/()]/g, ' '), /[, ]/)) {
      const number = allergen(part.text)
      if (number instanceof Fault) return new Fault(number.found, number.mend, part.span)
      numbers.add(number)
    }
    return [...numbers].sort((a, b) => a - b)
  },
}

/** `7`, `07`, `1a` (a kind of cereal): the number of the group. */
function allergen(text: string): number | Fault {
  if (/^\d+\.\d+$/.test(text)) {
    return new Fault(
      `"${text}", which may mean two allergens or one of its kinds`,
      `write   ${text.replace('.', ', ')}   or   ${text.split('.')[0]}`,
    )
  }
  const match = /^0*(\d{1,3})[a-h]?$/i.exec(text)
  if (!match) return new Fault(quoted(text), 'write the numbers with commas between them: 1, 3, 7')
  const number = Number(match[1])
  return number >= 1 && number <= allergens.length
    ? number
    : new Fault(`allergen ${number}, which does not exist`, 'use the numbers 1 to 14')
}

const dietWords: { [typed: string]: Diet } = {
  veganske: 'vegan',
  vegansky: 'vegan',
  vegetarianske: 'vegetarian',
  vegetariansky: 'vegetarian',
  bez_lepku: 'gluten_free',
  bezlepkove: 'gluten_free',
}

/** Claims of the house; vegan implies vegetarian, so that one filter finds both. */
export const dietList: Notation<Diet[]> = {
  ...several(choice(diets, dietWords, 'a diet'), ['none', 'zadne']),
  read(text) {
    const found = several(choice(diets, dietWords, 'a diet'), ['none', 'zadne']).read(text)
    if (found instanceof Fault) return found
    return diets.filter(
      (diet) => found.includes(diet) || (diet === 'vegetarian' && found.includes('vegan')),
    )
  },
}

export const tagList = several(choice(tags, {}, 'a tag'))
export const paymentList = several(choice(paymentMethods, {}, 'a way to pay'))
export const oneOf = <const T extends string>(
  words: readonly T[],
  meanings: { [typed: string]: NoInfer<T> } = {},
) => choice(words, meanings, `one of ${words.join(', ')}`)

// Money and sizes

/**
 * Crowns: `62`, `62 Kč`, `62,-`, `5,50`, `1 290`, `1.290`. Read digit by digit, so that no price
 * passes through binary fractions on its way.
 */
export const price: Notation<number> = {
  expected: 'a price in crowns such as 62',
  read(text) {
    const typed = text
      .trim()
      .replace(/\s*(Kč|Kc|CZK)\.?$/i, '')
      .replace(/[,.]\s?[-–—]+$/, '')
    const match = /^(\d{1,3}(?:[ \u00A0.]\d{3})+|\d{1,6})(?:[,.](\d{1,2}))?$/.exec(typed)
    if (!match)
      return new Fault(`${quoted(text)} as a price`, 'write crowns with digits, such as 215')
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
const quantityPattern = new RegExp(`(\\d[\\d.,]*)[ \\u00A0]?(${unitWord})(?![\\p{L}])`, 'iu')

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
    return new Fault(`${quoted(text)} without a price`, `write   ${text.trim()} = 62`)
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
  return { ...(label !== '' && { label: tidy(label) }), ...found }
}

function readAmount(number: string, unit: string): { key: keyof Quantity; value: number } | Fault {
  const known = units[unit.toLowerCase()]
  const amount = decimal(number)
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

// Time

const timePattern = /^(\d{1,2})(?:[:.]([0-5]\d))?\s*(?:h|hod\.?)?$/i

/** `11:30`, `11.30`, `9`, `24:00` (midnight). */
function time(text: string): Time | Fault {
  const match = timePattern.exec(text.trim())
  const hour = Number(match?.[1])
  const minute = match?.[2] ?? '00'
  if (!match || hour > 24 || (hour === 24 && minute !== '00'))
    return new Fault(`${quoted(text)} as a time`, 'write for example   11:30')
  return `${String(hour % 24).padStart(2, '0')}:${minute}`
}

const dash = /\s*(?:[-–—]|\bdo\b|\bto\b)\s*/

/** `11:00–23:00`; a close that is not later than the open belongs to the next day. */
export const span: Notation<Span> = {
  expected: 'opening and closing time such as 11:00–23:00',
  read(text) {
    const [from = '', to, more] = text.trim().split(dash)
    if (to === undefined || more !== undefined)
      return new Fault(quoted(text), 'write two times with a dash:   11:00–23:00')
    const open = time(from)
    const close = time(to)
    if (open instanceof Fault) return open
    if (close instanceof Fault) return close
    return open === close
      ? new Fault(`opening and closing at ${open}`, 'write the real closing time')
      : { open, close }
  },
}

/** `11:00–14:30, 17:00–22:00`, or `no` for none on that day. */
export const spans: Notation<Span[] | null> = {
  expected: 'times such as 11:00–23:00, or no',
  list: true,
  read(text) {
    if (['no', 'ne', 'zavreno', 'closed', 'nevari', 'neni'].includes(fold(text.trim()))) return null
    const found: Span[] = []
    for (const part of split(text, /,/)) {
      const one = span.read(part.text)
      if (one instanceof Fault) return new Fault(one.found, one.mend, part.span)
      found.push(one)
    }
    return found
  },
}

const dayWords: { [typed: string]: Day } = Object.fromEntries(
  (
    [
      ['po', 'pon', 'pondeli', 'mon', 'monday'],
      ['ut', 'ute', 'utery', 'tue', 'tuesday'],
      ['st', 'str', 'streda', 'stredu', 'wed', 'wednesday'],
      ['ct', 'ctv', 'ctvrtek', 'thu', 'thursday'],
      ['pa', 'pat', 'patek', 'fri', 'friday'],
      ['so', 'sob', 'sobota', 'sobotu', 'sat', 'saturday'],
      ['ne', 'ned', 'nedele', 'nedeli', 'sun', 'sunday'],
    ] as const
  ).flatMap((words, index) => words.map((word) => [word, days[index] as Day])),
)

const dayNames = ['pondělí', 'úterý', 'středa', 'čtvrtek', 'pátek', 'sobota', 'neděle']

function day(text: string): Day | Fault {
  const found = dayWords[fold(text.trim()).replace(/\.$/, '')]
  if (found) return found
  const meant = nearest(text, [
    ...dayNames,
    ...Object.keys(dayWords).filter((word) => word.length > 3),
  ])
  return new Fault(
    `an unknown day ${quoted(text)}`,
    meant ? `did you mean "${meant}"?` : 'write for example   Po–Pá   or   So, Ne',
  )
}

/** `Po–Čt`, `So, Ne`, `denně`; a range may wrap over Sunday. Days come out in order of the week. */
export const dayList: Notation<Day[]> = {
  expected: 'days such as Po–Pá or So, Ne',
  list: true,
  read(text) {
    if (['denne', 'daily', 'kazdy den'].includes(fold(text.trim()))) return [...days]
    const found = new Set<Day>()
    for (const part of split(text, /,|\s+a\s+/)) {
      const ends = part.text.split(dash).map(day)
      const fault = ends.find((end) => end instanceof Fault)
      if (fault instanceof Fault || ends.length > 2) {
        return new Fault(
          fault instanceof Fault ? fault.found : quoted(part.text),
          fault instanceof Fault ? fault.mend : 'write   Po–Pá',
          part.span,
        )
      }
      const from = days.indexOf(ends[0] as Day)
      const to = days.indexOf((ends[1] ?? ends[0]) as Day)
      for (let index = from; ; index = (index + 1) % 7) {
        found.add(days[index] as Day)
        if (index === to) break
      }
    }
    return days.filter((name) => found.has(name))
  },
}

/** A line of the weekly hours: `Po–Čt 11:00–23:00`, `Po–Pá 11:00–14:30, 17:00–22:00`, `Po zavřeno`. */
export const weeklyLine: Notation<{ days: Day[]; spans: Span[] }> = {
  expected: 'days and times such as Po–Čt 11:00–23:00',
  read(text) {
    const typed = text.trim()
    const closed = /\s+(zavřeno|closed)$/i.exec(typed)
    const cut = closed ? closed.index : typed.search(/\s\d/)
    if (cut < 0)
      return new Fault(`${quoted(text)} without times`, 'write for example   Po–Čt 11:00–23:00')
    const found = dayList.read(typed.slice(0, cut).replace(/:$/, ''))
    if (found instanceof Fault) return new Fault(found.found, found.mend, found.span)
    if (closed) return { days: found, spans: [] }
    const times = spans.read(typed.slice(cut))
    if (times instanceof Fault)
      return new Fault(
        times.found,
        times.mend,
        times.span && [times.span[0] + cut, times.span[1] + cut],
      )
    return { days: found, spans: times ?? [] }
  },
}

function dateOf(
  year: number,
  month: number,
  dayOfMonth: number,
  typed: string,
): CalendarDate | Fault {
  return (
    calendarDate(year, month, dayOfMonth) ??
    new Fault(
      `${quoted(typed)}, which is not in the calendar`,
      'write a date that exists, such as 24. 12. 2026',
    )
  )
}

/** `24. 12. 2026`, `24.12.2026`, `2026-12-24`. */
export const date: Notation<CalendarDate> = {
  expected: 'a date such as 24. 12. 2026',
  read(text) {
    const typed = text.trim()
    const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed)
    if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]), typed)
    const czech = /^(\d{1,2})\.[ \u00A0]?(\d{1,2})\.[ \u00A0]?(\d{4})$/.exec(typed)
    if (czech) return dateOf(Number(czech[3]), Number(czech[2]), Number(czech[1]), typed)
    return new Fault(`${quoted(text)} as a date`, 'write day, month and year:   24. 12. 2026')
  },
}

/** One date or a range: `24. 12. 2026`, `8. 2. 2027 – 14. 2. 2027`, `8. 2. – 14. 2. 2027`, `8.–14. 2. 2027`. */
export const dateRange: Notation<{ from: CalendarDate; to: CalendarDate }> = {
  expected: 'a date such as 24. 12. 2026, or two with a dash: 8. 2. 2027 – 14. 2. 2027',
  read(text) {
    const typed = text.trim()
    const single = date.read(typed)
    if (!(single instanceof Fault)) return { from: single, to: single }
    const isoRange =
      /^(\d{4}-\d{1,2}-\d{1,2})\s*(?:[–—/]|\s-\s|\sdo\s)\s*(\d{4}-\d{1,2}-\d{1,2})$/.exec(typed)
    const czechRange =
      /^(\d{1,2})\.\s?(?:(\d{1,2})\.\s?(\d{4})?)?\s*(?:[-–—]|do)\s*((\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}))$/.exec(
        typed,
      )
    if (!isoRange && !czechRange) return single
    const to = date.read(isoRange?.[2] ?? czechRange?.[4] ?? '')
    const from = isoRange
      ? date.read(isoRange[1] ?? '')
      : date.read(
          `${czechRange?.[1]}. ${czechRange?.[2] ?? czechRange?.[6]}. ${czechRange?.[3] ?? czechRange?.[7]}`,
        )
    if (from instanceof Fault) return from
    if (to instanceof Fault) return to
    return from <= to
      ? { from, to }
      : new Fault(
          `an end before its beginning in ${quoted(text)}`,
          'write the earlier date first, both with the year',
        )
  },
}

export const dateList = several(date)

/** `1. 9. – 30. 11.` or `09-01 – 11-30`: every year, may wrap over New Year. */
export const season: Notation<{ from: MonthDay; to: MonthDay }> = {
  expected: 'days of the year such as 1. 9. – 30. 11.',
  read(text) {
    const czech = /^(\d{1,2})\.\s?(\d{1,2})\.?\s*[-–—]\s*(\d{1,2})\.\s?(\d{1,2})\.?$/.exec(
      text.trim(),
    )
    const iso = /^(\d{2})-(\d{2})\s*(?:[–—]|\s-\s|\/)\s*(\d{2})-(\d{2})$/.exec(text.trim())
    const parts = czech ? [czech[2], czech[1], czech[4], czech[3]] : iso?.slice(1)
    if (!parts)
      return new Fault(
        `${quoted(text)} as a season`,
        'write two days without a year:   1. 9. – 30. 11.',
      )
    // 2024 has a 29 February, so a season may end on it.
    const [from, to] = [
      calendarDate(2024, Number(parts[0]), Number(parts[1])),
      calendarDate(2024, Number(parts[2]), Number(parts[3])),
    ]
    if (!from || !to)
      return new Fault(
        `a day that is not in the calendar in ${quoted(text)}`,
        'write for example   1. 11. – 28. 2.',
      )
    return { from: from.slice(5), to: to.slice(5) }
  },
}

/** A weekday, perhaps with its date: `Po`, `Po 23. 11.`, `pondělí 23. 11. 2026`, `2026-11-23`. */
export const lunchDay: Notation<{
  day?: Day
  date?: { year?: number; month: number; day: number }
}> = {
  expected: 'a day such as Po or Po 23. 11.',
  read(text) {
    const match =
      /^(\p{L}+\.?)?\s*(?:(\d{1,2})\.\s?(\d{1,2})\.?\s?(\d{4})?|(\d{4})-(\d{1,2})-(\d{1,2}))?$/u.exec(
        text.trim(),
      )
    if (!match || text.trim() === '')
      return new Fault(`${quoted(text)} as a day`, 'write   Po   or   Po 23. 11.')
    const name = match[1] === undefined ? undefined : day(match[1])
    if (name instanceof Fault) return name
    const month = match[3] ?? match[6]
    const dayOfMonth = match[2] ?? match[7]
    const year = match[4] ?? match[5]
    return {
      ...(name && { day: name }),
      ...(month && {
        date: {
          ...(year && { year: Number(year) }),
          month: Number(month),
          day: Number(dayOfMonth),
        },
      }),
    }
  },
}

export const minutes: Notation<number> = {
  expected: 'minutes such as 5 min',
  read(text) {
    const match = /^(\d{1,3})\s*(min\.?|minut[ya]?)?$/.exec(text.trim())
    return match ? Number(match[1]) : new Fault(quoted(text), 'write for example   5 min')
  },
}

// Contact and operator

/** Nine Czech digits, or a number with `+` or `00` and its country code; given back as E.164. */
export const phone: Notation<string> = {
  expected: 'a telephone number such as +420 360 000 042',
  read(text) {
    const digits = text
      .trim()
      .replace(/[\s\u00A0()/-]/g, '')
      .replace(/^00/, '+')
    if (/^\d{9}$/.test(digits)) return `+420${digits}`
    if (/^\+420\d{9}$/.test(digits) || /^\+(?!420)[1-9]\d{7,14}$/.test(digits)) return digits
    return new Fault(
      `${quoted(text)} as a telephone number`,
      'write nine digits, or the number with its country code: +420 360 000 042',
    )
  },
}

export const postalCode: Notation<string> = {
  expected: 'a post code such as 299 99',
  read(text) {
    const match = /^(\d{3})[\s\u00A0]?(\d{2})$/.exec(text.trim())
    return match
      ? `${match[1]} ${match[2]}`
      : new Fault(`${quoted(text)} as a post code`, 'write five digits: 299 99')
  },
}

/** Identification number of the operator; eight digits, the last one is a check digit modulo 11. */
export const ico: Notation<string> = {
  expected: 'an IČO of eight digits',
  read(text) {
    const digits = text.trim().replace(/\s/g, '')
    if (!/^\d{8}$/.test(digits))
      return new Fault(
        `${quoted(text)} as an IČO`,
        'write all eight digits, zeros at the beginning too',
      )
    const sum = [...digits]
      .slice(0, 7)
      .reduce((total, digit, index) => total + Number(digit) * (8 - index), 0)
    return Number(digits[7]) === (11 - (sum % 11)) % 10
      ? digits
      : new Fault(
          `the IČO ${digits}, whose check digit does not fit`,
          'compare it with the trade register, a digit is wrong',
        )
  },
}

export const dic: Notation<string> = {
  expected: 'a DIČ such as CZ99999994',
  read(text) {
    const typed = text.trim().replace(/\s/g, '').toUpperCase()
    return /^CZ\d{8,10}$/.test(typed)
      ? typed
      : new Fault(`${quoted(text)} as a DIČ`, 'write CZ and eight to ten digits')
  },
}

export const spdx: Notation<string> = {
  expected: 'the SPDX identifier of a licence such as CC-BY-4.0',
  pattern: '^[A-Za-z0-9.+-]+$',
  read: (text) =>
    /^[A-Za-z0-9.+-]+$/.test(text.trim())
      ? text.trim()
      : new Fault(quoted(text), 'write for example   CC-BY-4.0'),
}

/** Where a weakness of the site is reported, as RFC 9116 section 2.5.3 wants it: an address. */
export const securityContact: Notation<string> = {
  expected: 'a telephone number, an e-mail address or a page that begins with https://',
  read(text) {
    const typed = text.trim()
    if (/^https:\/\/\S+$/.test(typed) && URL.canParse(typed)) return new URL(typed).href
    if (/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(typed)) return `mailto:${typed}`
    const number = phone.read(typed)
    return number instanceof Fault
      ? new Fault(quoted(text), 'write one of the three')
      : `tel:${number}`
  },
}

const signalNames = { search: 'search', ai_input: 'ai-input', ai_train: 'ai-train' } as const
const signalFields = Object.entries(signalNames) as [keyof ContentSignals, string][]

/** Content Signals as contentsignals.org writes them; a key that is left out says nothing. */
export const contentSignals: Notation<ContentSignals> = {
  expected: 'search=yes, ai-input=yes, ai-train=no',
  read(text) {
    const signals: ContentSignals = {}
    for (const part of text.split(',').map((piece) => piece.trim())) {
      const [, typed = '', value = ''] = /^([a-z-]+)\s*=\s*(\S+)$/i.exec(part) ?? []
      const key = signalFields.find(([, name]) => name === typed.toLowerCase())?.[0]
      const decided = yesNo.read(value)
      if (key === undefined || decided instanceof Fault || signals[key] !== undefined)
        return new Fault(quoted(part), 'write   search=yes, ai-input=yes, ai-train=no')
      signals[key] = decided
    }
    return signals
  },
}

export const country: Notation<string> = {
  expected: 'the two letters of a country such as CZ',
  pattern: '^[A-Z]{2}$',
  read: (text) =>
    /^[A-Z]{2}$/.test(text.trim()) ? text.trim() : new Fault(quoted(text), 'write   CZ'),
}
