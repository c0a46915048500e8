// Dates, days, times and admission prices of events.

import { hasTwelveHourClock } from '../model/languages.ts'
import type { Dates, Time } from '../model/site.ts'
import { normalizeText } from '../model/suggest.ts'
import { markFirst, spaced, split, startsWithMark, tidy } from './basic.ts'
import { dateRange, dateRanges } from './date.ts'
import { hoursTokens, isOneOf } from './hours-tokens.ts'
import {
  type Extent,
  grammar,
  isRefusal,
  type Notation,
  type Parse,
  parseParts,
  parseWith,
  type RegionalContext,
  type RegionalNotation,
  refusal,
  refuse,
  reject,
} from './notation.ts'
import { freeWords, qualifiedPrice } from './price.ts'
import { recurrence } from './recurrence.ts'
import { span, time } from './time.ts'
import { hidesEntry, splitRemark, suggestSizes } from './typed-sizes.ts'
import { asTyped, inHalf, isPlain, toClock } from './typed-times.ts'
import { alternatives, statusWords } from './typed-words.ts'

/** Longest text that is read as a date. */
const longest = 1000

/** `27. 11. 2026`, `Pá 27. 11. 2026`, `10. 7. – 12. 7. 2026`. */
export const eventDate: Notation<Dates> = {
  ...dateRange,
  expected: 'event-date',
  explain(text, context) {
    const typed = spaced(text)
    return !/\d{4}/.test(typed) && recurrence.read(typed, context)
      ? refuse('event-date-weekly', { typed })
      : dateRange.explain(text, context)
  },
}

/** Words for the opening of the doors before an event. */
const doors = /einlass|doors|vstup|dveře|dvere/i

export type EventTime = { start: Time; end?: Time }

const isSpan =
  /\d ?(?:h|hod\.?|Uhr|[ap]\.?m\.?)? ?(?:[-–—]|(?<= )(?:do|až|to|bis|(?:until|till?)(?! late)) )/iu

const start = 'beginn|starts?|začátek|začiatok'
const withoutAt = (text: string) =>
  spaced(text)
    .replace(new RegExp(`^(?:(?:${start}|od|from|ab|ve?|at|um|o):? )+(?=\\d)`, 'i'), '')
    .replace(new RegExp(`(?<=\\d.{0,5}) (?:${start})$`, 'i'), '')

/** Remove an open end, which an event without an end has anyway: `8pm till late`, not `8 till late`. */
function withoutLate(typed: string): string {
  const [start, ...end] = typed.length > longest ? [] : hoursTokens(typed)
  const isOpen = end.length > 0 && end.every(isOneOf('to', 'dash', 'late'))
  const isSure = start?.kind === 'time' && (!isPlain(start.time) || asTyped(start.time) >= 12 * 60)
  return isSure && isOpen ? typed.slice(...start.span) : typed
}

const cancelled = new RegExp(
  `[\\s,;(–-]*(?<!\\p{L})(?:${alternatives(statusWords.cancelled)})(?!\\p{L})[\\s)!]*`,
  'iu',
)

/** Ask for `cancelled: yes` in place of the word, with or without a time next to it. */
const moveCancelled = (text: string, { 0: word, index }: RegExpExecArray) =>
  refusal(() =>
    refuse('event-time-cancelled', { typed: text.trim() }).map((fault) => {
      const moved = { suggestion: '', beside: [{ field: 'cancelled', value: 'yes' }] }
      return /\d/.test(text)
        ? { ...fault, span: [index, index + word.length] as Extent, ...moved }
        : fault
    }),
  )

/** `20:00`, `od 20:00`, `20:00–24:00`, `20:00–2:00`. */
export const eventTime: Notation<EventTime> = {
  expected: 'event-time',
  ...grammar<EventTime>((text, context) => {
    const typed = withoutLate(withoutAt(text))
    const match = text.length > longest ? null : cancelled.exec(text)
    if (match) return moveCancelled(text, match)
    if (isSpan.test(typed)) {
      const both = span.parse(typed, undefined)
      return isRefusal(both) ? both : { start: both.open, end: both.close }
    }
    const start = parseWith(time, typed, undefined)
    const [only] = hoursTokens(typed.slice(0, longest))
    const isUnsure = only?.kind === 'time' && isPlain(only.time) && only.time.hour < 10
    if (isUnsure && hasTwelveHourClock(context?.languages?.[0]) && !isRefusal(start)) {
      const readings = (['pm', 'am'] as const).map((half) => toClock(inHalf(only.time, half)))
      return reject('times-unsure', { typed, readings }, readings[0])
    }
    if (!isRefusal(start)) return /^24/.test(typed) ? reject('event-at-24', {}) : { start }
    const count = hoursTokens(typed.slice(0, longest)).filter(({ kind }) => kind === 'time').length
    if (count < 2) return start
    // `Einlass 19 Uhr, Beginn 20 Uhr`
    const [before = '', more] = typed.split(/[,;/|]/).filter((part) => !doors.test(part))
    const [begin] = /\d.*$/.exec(before) ?? []
    const isClear = !more && doors.test(typed) && begin && eventTime.read(begin)
    const moved = { suggestion: begin, beside: [{ field: 'description', value: spaced(text) }] }
    const twice = refuse('event-time-twice', { typed: text })
    return refusal(() => (isClear ? twice.map((fault) => ({ ...fault, ...moved })) : twice))
  }),
}

/** Dates and date ranges on which an event does not take place. */
export const exceptDates: Notation<Dates[]> = { ...dateRanges, expected: 'dates-left-out' }

export type TypedEntry = { label?: string; price: number; price_from?: true }

const nothing = normalizeText(freeWords.join('|'))
const freeEntry =
  'voln[ya] vstup|bez vstupn(?:eho|e)|vstupne se neplati|vstupne sa neplati|free (?:entry|admission|entrance)|no (?:entry fee|admission|cover|cover charge)|(?:freier|kein) eintritt|ohne eintritt'
const free = new RegExp(
  `^(?:(?:vstup|vstupne|vstupenka|entry|admission|eintritt)\\s+)?(?:je\\s+|is\\s+|ist\\s+)?(?:${nothing}|volny|volne|free of charge)$|^(?:${freeEntry})$`,
)
/** Words before a price that say no more than the field does. */
const entryWords =
  /^(?:vstup(?:né|ne|enk[ay])?|entry|entrance|admission|tickets?|eintritt(?:spreis)?|karten?)(?: fee)?\s*[:=]?\s+(?=\S)/iu
/** Words, without accents, for a voluntary contribution, which is neither a price nor free. */
const voluntary =
  /dobrovoln|dobrovol|doporucen|donation|voluntary|freiwillig|spende|\bhut\b|klobouk|klobuk/

const mostPrices = 8

/** `250`, `předprodej = 250; na místě = 300`, `studenti = 89; děti = zdarma`, `od 200`. */
export const admission: RegionalNotation<TypedEntry[]> = {
  expected: 'admission',
  regional: true,
  ...grammar<TypedEntry[], RegionalContext>((text, context) => {
    const parts = split(text, /;/)
    const [only, ...others] = parts
    const amount = only && others.length === 0 && readEntry(only.text, context)
    if (amount) return [amount]
    const found = parseParts(parts, (part) => parseEntry(part, context))
    if (isRefusal(found)) return found
    const labels = found.map(({ label }) => label)
    const repeated = labels.findIndex((label, index) => labels.indexOf(label) < index)
    const label = labels[repeated]
    if (label !== undefined)
      return reject('admission-twice', { label }, undefined, parts[repeated]?.span)
    const bare = parts[repeated] ?? (parts.length > 1 && parts[labels.indexOf(undefined)])
    if (bare) return reject('admission-bare', { typed: bare.text }, undefined, bare.span)
    if (parts.length === 0) return reject('admission-unreadable', { typed: text })
    return parts.length > mostPrices
      ? reject('admission-too-many', { count: parts.length, most: mostPrices })
      : found
  }),
}

/** A number that may be an age or a time: `vstup od 18`. */
const mayBeAge = /(?<!\p{L})(?:od|from|ab|von)\s+\d+$/iu

/** Read `vstupné 150 Kč` as `150 Kč`. */
const readEntry = (typed: string, context: RegionalContext) =>
  entryWords.test(typed) && !mayBeAge.test(typed)
    ? readAmount(typed.replace(entryWords, ''), context)
    : undefined

/** One price with an optional label before it. */
const parseEntry: Parse<TypedEntry, RegionalContext> = (typed, context) => {
  if (entryWords.test(typed) && mayBeAge.test(typed))
    return reject('admission-unreadable', { typed })
  const [before = '', after, more] = typed.split('=')
  if (more !== undefined) return reject('admission-two-prices', { typed })
  if (voluntary.test(normalizeText(typed)))
    return refusal(() => {
      const description = { field: 'description', value: typed }
      const moved = /\d/.test(typed) ? {} : { suggestion: '', beside: [description] }
      return refuse('admission-voluntary', { typed }).map((fault) => ({ ...fault, ...moved }))
    })
  const label = after === undefined ? '' : tidy(before)
  const price = after ?? before
  const amount = readAmount(price, context)
  if (amount && startsWithMark(label)) return refusal(markFirst)
  if (amount && !hidesEntry(label, context)) return { ...(label !== '' && { label }), ...amount }
  return refusal(() => {
    const suggested = withEquals(typed, context)
    if (suggested) return refuse('admission-without-equals', { typed, meant: suggested }, suggested)
    // A price that can be read here goes by weight, which makes no sense for admission.
    return qualifiedPrice.read(price, context) || !/\d/.test(price)
      ? refuse('admission-unreadable', { typed: price })
      : qualifiedPrice.explain(price, context)
  })
}

/** Suggest `předprodej = 250; na místě = 300` for `předprodej 250, na místě 300`. */
function withEquals(typed: string, context: RegionalContext): string | undefined {
  const isPriced = (one: string) => !isRefusal(parseEntry(one, context))
  const reading = { ...context, isPriced, isEntry: true }
  const write = (part: string) => {
    const { size = '', remark } = splitRemark(part, reading) ?? {}
    const behind = remark === undefined ? size : size.startsWith('=') && `${remark} ${size}`
    return suggestSizes(part, reading) ?? (behind && isPriced(behind) && behind)
  }
  const each = spaced(typed.slice(0, 301))
    .split(/,\s+|\s*[;/]\s*/)
    .map(write)
  return (each.every(Boolean) ? each.join('; ') : write(typed)) || undefined
}

function readAmount(
  typed: string,
  context: RegionalContext,
): Omit<TypedEntry, 'label'> | undefined {
  if (free.test(normalizeText(typed.trim()))) return { price: 0 }
  const { price, price_from, price_per } = qualifiedPrice.read(typed, context) ?? {}
  return price === undefined || price_per ? undefined : { price, ...(price_from && { price_from }) }
}
