// Formats numbers, dates and times (`menu-domain` 1.4). We do not use `Intl`, because its output
// differs between ICU builds and the same content must give the same bytes.

import { addDays, dayNames, isAllDay, monthNames, weekday } from '../../src/model/calendar.ts'
import { countries, countryCodes } from '../../src/model/countries.ts'
import { type Currency, currencies, findPrice } from '../../src/model/currencies.ts'
import { groupRuns } from '../../src/model/runs.ts'
import {
  type CalendarDate,
  type Dates,
  type Day,
  days,
  type Extra,
  type Language,
  type MonthDay,
  type PriceRange,
  type Pub,
  type Quantity,
  type Season,
  type Size,
  type Span,
  type SpanOnDays,
} from '../../src/model/site.ts'
import { normalizeText } from '../../src/model/suggest.ts'
import { inSentence } from '../../src/model/word-list.ts'
import { words } from './words/words.ts'

/** U+00A0, between words that a line break must not separate. */
const nbsp = '\u00A0'

/** Replace no-break spaces by plain ones, for programs and for cells that never wrap. */
export const plainSpaces = (text: string) => text.replaceAll(nbsp, ' ')

/** Format `5,5` or `5.5`, with groups of three digits from 1000 on: `1 290` or `1,290`. */
function formatNumber(value: number, lang: Language, decimals = 0, always = false): string {
  const round = Number.isInteger(value) && !always
  const digits = round || decimals === 0 ? String(value) : value.toFixed(decimals)
  const [whole = '', fraction] = digits.split('.')
  const { group, decimal } = words[lang].format
  const grouped = whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole
  return fraction === undefined ? grouped : grouped + decimal + fraction
}

/** `62 Kč`, `5,50 Kč`, `CZK 62`; `2,90 €`, `€12.00`. */
export function money(amount: number, currency: Currency, lang: Language): string {
  const cents = currencies[currency].decimals === 'always'
  return words[lang].format.money[currency](formatNumber(amount, lang, 2, cents))
}

/** Format an amount, or `zdarma` for 0. */
export const amountOrFree = (amount: number, currency: Currency, lang: Language) =>
  amount === 0 ? words[lang].format.nothing : money(amount, currency, lang)

/** Format `150–300 Kč`, `CZK 150–300`, `12–30 €`. Cents are left out unless the owner typed any. */
export const moneyRange = ({ least, most }: PriceRange, currency: Currency, lang: Language) => {
  const isExact = [least, most].some((end) => !Number.isInteger(end))
  const cents = isExact && currencies[currency].decimals === 'always'
  const ends = [least, most].map((amount) => formatNumber(amount, lang, 2, cents))
  return words[lang].format.money[currency](ends.join('–'))
}

/**
 * Format the price of a size: `od 229 Kč` for a minimum, `zdarma` for 0, '' without a price.
 * `isOnly` is false next to other sizes, where "each" would also hold for theirs.
 */
export function price(size: Quantity | Size | Extra, lang: Language, isOnly = true): string {
  const found = findPrice(size)
  if (!found) return ''
  const amount = amountOrFree(found.amount, found.currency, lang)
  if (found.amount === 0) return amount
  if (!('price_per' in size)) {
    const price = 'price_from' in size ? words[lang].format.from(amount) : amount
    return (isOnly && isSinglePiece(size) && words[lang].format.each(price)) || price
  }
  return isByLitre(size) ? words[lang].format.byLitre(amount) : words[lang].format.byWeight(amount)
}

/** True for one piece without another quantity, whose price may be written per piece. */
const isSinglePiece = (size: Quantity) =>
  size.pieces === 1 &&
  [size.label, size.volume_ml, size.weight_g, size.size_cm, size.serves, size.pack_of].every(
    (one) => one === undefined,
  )

/** A price per litre already contains the quantity. */
const isByLitre = (size: Quantity) => 'price_per' in size && size.volume_ml !== undefined

const unitFactors = { ml: 1, cl: 10, dl: 100, l: 1000, g: 1, dkg: 10, dag: 10, kg: 1000 }

const inUnit = (value: number, unit: keyof typeof unitFactors, lang: Language) =>
  formatNumber(value / unitFactors[unit], lang)

/** `0,33 l`, or `2 cl` as the owner writes it. */
function volume({ volume_ml: ml = 0, volume_unit, pack_of = 1 }: Quantity, lang: Language) {
  const { eighthOfLitre, centilitres } = words[lang].format
  const each = ml / pack_of
  const unit = volume_unit ?? (each < 100 && centilitres !== '' ? 'cl' : 'l')
  const number = each === 125 && unit === 'l' ? eighthOfLitre : inUnit(each, unit, lang)
  return number + nbsp + unit
}

/** `150 g`, `1,2 kg` or `150/200 g`, as the owner writes it. */
function weight(size: Quantity, lang: Language): string {
  const { weight_g: g = 0, weights_g = [g], weight_unit: unit = 'g', pack_of = 1 } = size
  const numbers = weights_g.map((one) => inUnit(one / pack_of, unit, lang))
  return numbers.join('/') + nbsp + unit
}

/** `32 cm`. */
const centimetres = (cm: number, lang: Language) => `${formatNumber(cm, lang)}${nbsp}cm`

/** `3 ks`, `3 pcs`. */
const pieces = (count: number, lang: Language) =>
  `${formatNumber(count, lang)}${nbsp}${words[lang].format.pieces(count)}`

/** `2 minuty`, `1 h 45 min`. */
export function minutes(count: number, lang: Language): string {
  if (count < 60) return words[lang].format.minutes(count)
  const rest = count % 60
  return `${Math.floor(count / 60)}${nbsp}h${rest === 0 ? '' : `${nbsp}${rest}${nbsp}min`}`
}

/** Format `5,0 %` or `4,75 %`: at least one decimal so that columns line up, and never rounded. */
export function percent(value: number, lang: Language): string {
  const decimals = String(value).split('.')[1]?.length ?? 0
  const { decimal, percent: sign } = words[lang].format
  return sign(value.toFixed(Math.max(1, decimals)).replace('.', decimal))
}

export const degree = (value: number, lang: Language) => `${formatNumber(value, lang)}°`

/** Format the quantity of a size: `3 ks, 250 g`, `6 × 0,33 l`. */
export function quantity(size: Quantity, lang: Language, isOnly = true): string {
  if (isOnly && isSinglePiece(size) && findPrice(size) && words[lang].format.each('') !== '')
    return ''
  const { pack_of: parts } = size
  const quantity = [
    size.pieces === undefined ? undefined : pieces(size.pieces / (parts ?? 1), lang),
    size.volume_ml === undefined || isByLitre(size) ? undefined : volume(size, lang),
    size.weight_g === undefined ? undefined : weight(size, lang),
    size.serves === undefined ? undefined : words[lang].format.serves(size.serves),
    size.size_cm === undefined ? undefined : centimetres(size.size_cm, lang),
  ]
    .filter((part) => part !== undefined)
    .join(', ')
  return parts === undefined ? quantity : `${parts}${nbsp}×${nbsp}${quantity}`
}

/** `11:00–23:00`, `17:00–24:00`: no day ends when it begins. */
const times = ({ open, close }: Span) => `${open}–${close.replace(/^0?0:00$/, '24:00')}`

/** `11:00–23:00`, `17:00–23:00 or later`, `around the clock`. */
export const span = (hours: Span, lang: Language): string => spanInWords(hours, lang, times)

function spanInWords(hours: Span, lang: Language, write: (hours: Span) => string): string {
  const { allDay, orLater } = words[lang].format
  if (isAllDay(hours)) return allDay
  return hours.open_end ? orLater(write(hours)) : write(hours)
}

/**
 * Return short days as inside a sentence: `so–ne` where the language writes days in lower case,
 * otherwise `Sat–Sun`.
 */
export const daysWithin = (short: string, lang: Language): string =>
  /^\p{Ll}/u.test(dayNames[lang].mon) ? short.toLowerCase() : short

/** `Mon–Fri 11:00–23:00`. */
export const spanOnDays = ({ also = [], ...first }: SpanOnDays, lang: Language) =>
  [first, ...also]
    .map(({ days: on, ...hours }, index, all) => {
      const isGoingOn = index > 0 && String(all[index - 1]?.days) === String(on)
      return `${isGoingOn || !on ? '' : `${daysBesideTimes(on, lang)} `}${times(hours)}`
    })
    .join(', ')

export const spans = (all: readonly Span[], lang: Language) =>
  all.map((hours) => span(hours, lang)).join(', ')

/** Format hours as on a door: `11–23`, `11:30–1`, `16–24`. Nobody writes 16–0 there. */
export const doorSpans = (all: readonly Span[], lang: Language) =>
  all.map((hours) => spanInWords(hours, lang, doorTimes)).join(', ')

const doorTimes = ({ open, close }: Span) => `${doorTime(open)}–${doorTime(close, '24')}`

const doorTime = (time: string, midnight = '0') =>
  time === '00:00' ? midnight : time.replace(/^0(?=\d)/, '').replace(/:00$/, '')

/** Format `08:00` as `8:00`, inside a sentence. */
export const timeInWords = (time: string, lang: Language) =>
  words[lang].format.leadingZero === '' ? time.replace(/^0(?=\d)/, '') : time

/** The pub whose country decides the names of months. */
type WithAddress = { pub: Pick<Pub, 'address'> }

const monthName = (month: number, lang: Language, { pub }: WithAddress) =>
  countries[pub.address.country].months?.[lang]?.[month] ?? monthNames[lang][month - 1] ?? ''

/** `24. 12. 2026`, `24 December 2026`. */
export function date(value: CalendarDate, lang: Language, site: WithAddress, hasYear = true) {
  const [year, month, day] = parts(value)
  const name = monthName(month, lang, site)
  return words[lang].format.date(day, month, hasYear ? year : '', name).trimEnd()
}

const isWithinMonth = ({ from, to }: Dates) => from.slice(0, 7) === to.slice(0, 7)
const isWithinYear = ({ from, to }: Dates) => from.slice(0, 4) === to.slice(0, 4)

/** Return both ends of a range, the first one without what they share: `24.`, `26. 12. 2026`. */
export const dateEnds = (dates: Dates, lang: Language, site: WithAddress): [string, string] => [
  isWithinMonth(dates)
    ? words[lang].format.dayBefore(parts(dates.from)[2])
    : date(dates.from, lang, site, !isWithinYear(dates)),
  date(dates.to, lang, site),
]

/**
 * Format days in a sentence: `24.–26. 12. 2026`, `30 November – 4 December 2026`, `vom 16. bis 20.
 * November 2026`, `am 6. Jänner 2027`.
 */
export function dateRange(dates: Dates, lang: Language, site: WithAddress): string {
  const { fromDate, onDates, withinMonth } = words[lang].format
  if (dates.from === dates.to) return onDates(date(dates.to, lang, site))
  if (!isWithinMonth(dates)) return fromDate(...dateEnds(dates, lang, site))
  return withinMonth(parts(dates.from)[2], date(dates.to, lang, site))
}

/**
 * Format `4.–6. a 24. 12. 2026`, `außer am 4.–6. und 24. Dezember 2026`: days of a month share its
 * name, months of a year its number, and three days in a row or more become a range. A list has no
 * prepositions.
 */
export function dateRanges(
  dates: readonly CalendarDate[],
  lang: Language,
  site: WithAddress,
  isList = false,
): string[] {
  const { and, dates: range, dayBefore, onDates, alsoOnDates } = words[lang].format
  const isSameMonth = (before: Dates, next: Dates) =>
    before.from.slice(0, 7) === next.to.slice(0, 7) && isWithinMonth(before)
  return groupRuns(findRuns(dates), isSameMonth).map((runs, index, groups) => {
    const [first] = runs
    if (!isWithinMonth(first) || (runs.length === 1 && first.from !== first.to))
      return dateRange(first, lang, site)
    const next = groups[index + 1]?.at(-1)
    const hasYear = !next || !isWithinYear({ from: first.from, to: next.to })
    const days = runs.map((run, at) => {
      const isLast = at === runs.length - 1
      const last = isLast ? date(run.to, lang, site, hasYear) : dayBefore(parts(run.to)[2])
      return run.from === run.to ? last : range(parts(run.from)[2], last)
    })
    const text = inSentence(days, and)
    return isList ? text : index === 0 ? onDates(text) : alsoOnDates(text)
  })
}

/** Return three days in a row or more as one range, and other days by themselves. */
const findRuns = (dates: readonly CalendarDate[]): Dates[] =>
  groupRuns(dates, (before, next) => addDays(before, 1) === next).flatMap((run) =>
    run.length < 3
      ? run.map((one) => ({ from: one, to: one }))
      : [{ from: run[0], to: run.at(-1) ?? run[0] }],
  )

/** Return both ends of a part of every year, the first one without a month that they share. */
export const seasonEnds = ({ from, to }: Season, lang: Language, site: WithAddress) =>
  [
    isWithinOneMonth({ from, to })
      ? words[lang].format.dayBefore(Number(from.slice(3)))
      : seasonDay(from, lang, site),
    seasonDay(to, lang, site),
  ] as const

const isWithinOneMonth = ({ from, to }: Season) => from.slice(0, 2) === to.slice(0, 2) && from < to

/** Format a part of every year as a heading: `1. května – 30. září`, `1.–15. srpna`. */
export function seasonName(season: Season, lang: Language, site: WithAddress): string {
  const [first, last] = seasonEnds(season, lang, site)
  if (season.from === season.to) return last
  return isWithinOneMonth(season)
    ? words[lang].format.dates(Number(season.from.slice(3)), last)
    : `${first} – ${last}`
}

/**
 * Format a part of every year in a sentence: `24.–31. prosince`, `července a srpna`, `vom 1. Juli bis
 * 15. August`.
 */
export function seasonRange(season: Season, lang: Language, site: WithAddress): string {
  const { and, fromDate, inMonth, onDates, withinMonth } = words[lang].format
  const [month = 1, first = 1] = season.from.split('-').map(Number)
  const lastMonth = Number(season.to.slice(0, 2))
  // The day after the last one, in a year with 28 days in February.
  const to = season.to === '02-29' ? '02-28' : season.to
  const isWhole = first === 1 && addDays(`2023-${to}`, 1).endsWith('-01')
  if (isWhole && (lastMonth - month + 12) % 12 < 2) {
    const months = [...new Set([month, lastMonth])].map((one) => monthName(one, lang, site))
    return inMonth(inSentence(months, and))
  }
  const ends = seasonEnds(season, lang, site)
  if (season.from === season.to) return onDates(ends[1])
  return isWithinOneMonth(season) ? withinMonth(first, ends[1]) : fromDate(...ends)
}

/** `pondělí`. */
export const dayOfWeek = (value: CalendarDate, lang: Language) => dayNames[lang][weekday(value)]

/** `Po 23. listopadu`, `Mon 23 November`. */
export const shortDate = (value: CalendarDate, lang: Language, site: WithAddress): string =>
  `${words[lang].format.shortDays[weekday(value)]}${nbsp}${monthDay(value.slice(5), lang, site)}`

/** `čtvrtek 24. prosince 2026`, `Thursday 24 December 2026`. */
export const longDate = (value: CalendarDate, lang: Language, site: WithAddress) =>
  longDates({ from: value, to: value }, lang, site)

/** `čtvrtek 24. – sobota 26. prosince 2026`, without what both days share. */
export function longDates(dates: Dates, lang: Language, site: WithAddress): string {
  const format = (value: CalendarDate, hasMonth: boolean, hasYear: boolean) => {
    const [year, month, day] = parts(value)
    const name = hasMonth ? monthName(month, lang, site) : ''
    return words[lang].format
      .longDate(dayOfWeek(value, lang), day, name, hasYear ? year : '')
      .trimEnd()
  }
  const last = format(dates.to, true, true)
  if (dates.from === dates.to) return last
  return `${format(dates.from, !isWithinMonth(dates), !isWithinYear(dates))} – ${last}`
}

/** `1. září`, `1 September`. */
export function monthDay(value: MonthDay, lang: Language, site: WithAddress): string {
  const [month = 1, day = 1] = value.split('-').map(Number)
  return words[lang].format.monthDay(day, monthName(month, lang, site))
}

/** Format a day of every year. The end of February is the 28th, as in three of four years. */
export const seasonDay: typeof monthDay = (value, lang, site) =>
  monthDay(value === '02-29' ? '02-28' : value, lang, site)

function parts(value: CalendarDate): [number, number, number] {
  const [year = 0, month = 1, day = 1] = value.split('-').map(Number)
  return [year, month, day]
}

/** Group consecutive days. Sunday is followed by Monday: `neděle až čtvrtek`, `So–Do`. */
function groupDays(names: readonly Day[]): Day[][] {
  const runs: Day[][] = groupRuns(
    names,
    (before, next) => days.indexOf(next) === days.indexOf(before) + 1,
  )
  const isWrapped = runs.length > 1 && names[0] === 'mon' && names.at(-1) === 'sun'
  return isWrapped ? [[...(runs.at(-1) ?? []), ...(runs[0] ?? [])], ...runs.slice(1, -1)] : runs
}

/** Format `pátek až neděle` or `pátek a neděle`: three days in a row or more become a range. */
export function dayRanges(names: readonly Day[], lang: Language): string {
  const { to, and } = words[lang].format
  const ranges = groupDays(names)
    .map((run) => run.map((day) => dayNames[lang][day]))
    .flatMap((run) => (run.length > 2 ? [`${run[0]} ${to} ${run.at(-1)}`] : run))
  return inSentence(ranges, and)
}

/** Format days of every week in a sentence: `v pátek a v sobotu`, `on Sundays`, or a range of days. */
export function everyWeek(names: readonly Day[], lang: Language): string {
  const { and, onDays, onTheseDays } = words[lang].format
  if (groupDays(names).some((run) => run.length > 2)) return dayRanges(names, lang)
  const all = names.map((day) => onDays[day])
  return onTheseDays(inSentence(all, and))
}

/** Format times in a sentence: `8:00–10:30`, `11:00–14:00, 17:00–24:00 Uhr`. */
export const timesInWords = (all: readonly Span[], lang: Language): string => {
  const { timesInSentence } = words[lang].format
  const write = ({ open, close }: Span) =>
    times({ open: timeInWords(open, lang), close: timeInWords(close, lang) })
  const text = all.map((hours) => spanInWords(hours, lang, write)).join(', ')
  return /\d$/.test(text) ? timesInSentence(text) : text
}

/** Format one or two days in full, because a Czech `Ne 12:00` reads as "not at 12:00". */
export const daysBesideTimes = (names: readonly Day[], lang: Language): string =>
  names.length < 3 ? everyWeek(names, lang) : daysInShort(names, lang)

/** Format days as on the sign at the door: `Po–Čt`, `Pá`, `Po, St`. */
export const shortDays = (names: readonly Day[], lang: Language): string =>
  groupDays(names)
    .map((run) => run.map((day) => words[lang].format.shortDays[day]))
    .map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)}` : run[0]))
    .join(', ')

/** Format days next to hours: `denně` for all seven days. */
export const daysInShort = (names: readonly Day[], lang: Language): string =>
  names.length === days.length ? words[lang].format.daily : shortDays(names, lang)

/** True if a text contains our word. It may only decide about a label, never about a fact. */
export const includesWord = (name: string, word: string) =>
  name.toLowerCase().includes(word.toLowerCase())

/**
 * True if a text contains all of these words, in any order and with or without accents: `Svijany 11`
 * is in `Svijany, 11°`, and `bar` is not in `Barbora`.
 */
export function containsWords(text: string, words: string): boolean {
  if (text === words) return true
  const all = inWords(text)
  return inWords(words).every((word) => all.includes(word))
}
const inWords = (text: string): string[] => normalizeText(text).match(/[\p{L}\p{N}]+/gu) ?? [text]

/** Return a phrase as a sentence of its own. */
export const sentence = (text: string) => (endsSentence(text) ? text : `${capital(text)}.`)

/** Add a full stop to a text that does not end like a sentence. */
export const withStop = (text: string) => (endsSentence(text) ? text : `${text}.`)

/** True if a text ends like a sentence. */
export const endsSentence = (text: string) => /[.!?…]["“”«»')]?$/.test(text)

/** Begin a line as the name of a day begins it: `On the first Monday`, but `každé první pondělí`. */
export const asDate = (text: string, lang: Language) =>
  /^\p{Lu}/u.test(dayNames[lang].mon) ? capital(text) : text

/** Join texts as in a sentence: `a, b and c`. */
export const joinWithAnd = (texts: readonly string[], lang: Language) =>
  inSentence(texts, words[lang].format.and)

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Return a name as inside a sentence: German nouns and `Wi-Fi` keep their capital, `Barrierefreies
 * WC` does not.
 */
export function withoutCapital(name: string, lang: Language): string {
  const isNoun = words[lang].inSentence.capitals !== '' && !/^\p{L}+e[rs] \p{Lu}/u.test(name)
  return isNoun || /^\S+\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

/** Format `+420 123 456 789` or `+43 1 2345678`; numbers of other countries are not grouped. */
export function phone(e164: string): string {
  for (const { code, groups } of countryCodes.map((country) => countries[country].phone)) {
    if (!e164.startsWith(`+${code}`)) continue
    const number = e164.slice(code.length + 1)
    const match = groups.map((group) => group.exec(number)).find((found) => found !== null)
    return [`+${code}`, ...(match?.slice(1) ?? [number])].join(nbsp)
  }
  return e164
}

/** Format `110 00` with a no-break space. */
export const postcode = (code: string) => code.replace(' ', nbsp)
