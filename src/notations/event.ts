// When something is on, and what it costs to come in.

import { message } from '../messages/catalogue.ts'
import { weekday } from '../model/calendar.ts'
import { defaultLanguages, firstLanguage } from '../model/languages.ts'
import type { CalendarDate, Day, Time } from '../model/site.ts'
import { fold } from '../model/suggest.ts'
import { dateRange } from './date.ts'
import { entryMeant } from './labels.ts'
import { Fault, type Known, type Notation, type RegionalNotation } from './notation.ts'
import { several, split, startsWithMark, tidy } from './plain.ts'
import { type KnownRegion, readPrice } from './price.ts'
import { dayList, span, time } from './time.ts'

/** `pátek 27. 11. 2026`: a day of the week before a date, or before the second one of two. */
const leading = /^(\p{L}{2,20})[.,]? (?=\d)/u
const second = /([-–—] ?)(\p{L}{2,20})[.,]? (?=\d)/u

/** With one plain space wherever there are any: a pattern that skips spaces may then not wander. */
const spaced = (text: string) => text.trim().replace(/\s+/g, ' ')

/** Nobody writes more about when something is. */
const longest = 1000
const unreadable = (typed: string) =>
  new Fault(message('date-unreadable', { typed, yearMissing: false }))

/** `27. 11. 2026`, `Pá 27. 11. 2026`, `10. 7. – 12. 7. 2026`. */
export const eventDate: Notation<{ from: CalendarDate; to: CalendarDate }> = {
  expected: 'event-date',
  read(text, known) {
    const typed = spaced(text)
    const names = [leading.exec(typed)?.[1], second.exec(typed)?.[2]]
    if (typed.length > longest) return unreadable(text)
    const range = dateRange.read(typed.replace(leading, '').replace(second, '$1'))
    if (range instanceof Fault) return isWeekly(typed, known) ? weeklyInstead(typed) : range
    for (const [index, name] of names.entries()) {
      const date = index === 0 ? range.from : range.to
      const fault = name === undefined ? undefined : checkDay(name, date, typed, known)
      if (fault) return fault
    }
    return range
  },
}

/** A date and its day of the week are one fact written twice: where they differ, one of them is wrong. */
function checkDay(name: string, date: CalendarDate, typed: string, known: Known | undefined) {
  const found = dayList.read(name, known)
  if (found instanceof Fault) return found
  const day = weekday(date)
  if (found.length === 1 && found[0] === day) return undefined
  const language = firstLanguage({ languages: known?.languages ?? defaultLanguages })
  return new Fault(message('event-weekday-other', { typed, date, day, language }))
}

/** What owners write before a day that comes again: `každé úterý`, `v úterý`. */
const again = /^(?:každ\p{L}*|vždy(?:\s+ve?)?|ve?|every|on|jede[nsr]?|immer|am|vo)\s+/iu

const isWeekly = (typed: string, known: Known | undefined) =>
  !/\d/.test(typed) && !(dayList.read(typed.replace(again, ''), known) instanceof Fault)

const weeklyInstead = (typed: string) => new Fault(message('event-date-weekly', { typed }))

/** What comes less often than every week. */
const seldom =
  /mesic|mesiac|month|monat|\bprvni|\bprvy|\bprvu|\bfirst|\berste|posledn|\blast|letzte|druh|tret|stvrt|ctvrt[aeiy]|second|third|zweite|dritte|\bsud|\blich|\bparn|\bneparn|gerade|other/

/** `úterý`, `každé úterý`, `Pá, So`. */
export const eventDays: Notation<Day[]> = {
  expected: 'event-days',
  list: true,
  read(text, known) {
    const typed = spaced(text)
    if (typed.length > longest) return new Fault(message('days-unreadable', { typed: text }))
    const whole = dayList.read(typed, known)
    if (!(whole instanceof Fault)) return whole
    if (/\d/.test(typed) && !seldom.test(fold(typed)))
      return new Fault(message('event-day-dated', { typed }))
    const days = dayList.read(typed.replace(again, ''), known)
    if (days instanceof Fault && seldom.test(fold(typed)))
      return new Fault(message('event-not-weekly', { typed }))
    return days instanceof Fault ? whole : days
  },
}

export type EventTime = { start: Time; end?: Time }

const isSpan = /\d ?(?:h|hod\.?|Uhr|[ap]\.?m\.?)? ?(?:[-–—]|(?<= )(?:do|až|to|bis) )/iu

/** `20:00`, `od 20:00`, `20:00–24:00`, `20:00–2:00`. */
export const eventTime: Notation<EventTime> = {
  expected: 'event-time',
  read(text) {
    const typed = spaced(text).replace(/^(?:od|from|ab|ve?|at|um|o) (?=\d)/i, '')
    if (isSpan.test(typed)) {
      const both = span.read(typed)
      return both instanceof Fault ? both : { start: both.open, end: both.close }
    }
    const start = time(typed)
    if (start instanceof Fault) {
      const count = typed.match(/\d{1,2}[:.]\d\d/g)?.length ?? 0
      return count > 1 ? new Fault(message('event-time-twice', { typed: text })) : start
    }
    return /^24/.test(typed) ? new Fault(message('event-at-24')) : { start }
  },
}

const dateRanges = several(dateRange)

/** Dates and spans of dates with commas between them. */
export const datesLeftOut: Notation<{ from: CalendarDate; to: CalendarDate }[]> = {
  ...dateRanges,
  expected: 'dates-left-out',
  read: (text, known) => (text.length > longest ? unreadable(text) : dateRanges.read(text, known)),
}

export type TypedEntry = { label?: string; price: number; price_from?: true }

const free =
  /^(?:(?:vstup|vstupne|vstupenka|entry|admission|eintritt)\s+)?(?:je\s+|is\s+|ist\s+)?(?:zdarma|volny|volne|gratis|free|free of charge|zadarmo|bezplatne|bezplatny|frei|kostenlos)$/

/** What is given and not asked for: no price, and not nothing either. */
const voluntary = /dobrovoln|dobrovol|doporucen|donation|voluntary|freiwillig|spende/

const mostPrices = 8

/** `250`, `předprodej = 250; na místě = 300`, `studenti = 89; děti = zdarma`, `od 200`, `zdarma`. */
export const admission: RegionalNotation<TypedEntry[]> = {
  expected: 'admission',
  regional: true,
  read(text, known) {
    const found: TypedEntry[] = []
    for (const part of split(text, /;/)) {
      const entry = readEntry(part.text, known)
      if (entry instanceof Fault) return new Fault(entry.message, part.span, entry.meant)
      if (found.some(({ label }) => label === entry.label))
        return new Fault(
          entry.label === undefined
            ? message('admission-bare', { typed: part.text })
            : message('admission-twice', { label: entry.label }),
          part.span,
        )
      found.push(entry)
    }
    const bare = found.findIndex(({ label }) => label === undefined)
    const part = split(text, /;/)[bare]
    if (found.length > 1 && part)
      return new Fault(message('admission-bare', { typed: part.text }), part.span)
    if (found.length > mostPrices)
      return new Fault(message('admission-too-many', { count: found.length, most: mostPrices }))
    return found.length > 0 ? found : new Fault(message('admission-unreadable', { typed: text }))
  },
}

function readEntry(typed: string, known: KnownRegion): TypedEntry | Fault {
  const [before = '', after, more] = typed.split('=')
  if (more !== undefined) return new Fault(message('admission-two-prices', { typed }))
  if (voluntary.test(fold(typed))) return new Fault(message('admission-voluntary', { typed }))
  const amount = readAmount(after ?? before, known)
  if (after === undefined) {
    if (!(amount instanceof Fault)) return amount
    const meant = withEquals(typed, known)
    return meant
      ? new Fault(message('admission-without-equals', { typed, meant }), undefined, meant)
      : amount
  }
  if (amount instanceof Fault) return amount
  const label = tidy(before)
  return startsWithMark(label) ?? { ...(label !== '' && { label }), ...amount }
}

/** `předprodej 250, na místě 300` to `předprodej = 250; na místě = 300`. */
function withEquals(typed: string, known: KnownRegion): string | undefined {
  // A longer one is no slip, and looking for one takes long.
  if (typed.length > 200) return undefined
  const parts = spaced(typed).split(/,\s+|\s*[;/]\s*/)
  const each = parts.map((part) => oneWithEquals(part, known))
  const found = each.filter((part) => part !== undefined)
  if (found.length === parts.length) return found.join('; ')
  // A comma may be part of a label; a second price is none.
  return found.length === 1 ? oneWithEquals(typed, known) : undefined
}

/** `předprodej 250` and `250 za tým` with the word before an equals sign and the price behind it. */
function oneWithEquals(typed: string, known: KnownRegion): string | undefined {
  const words = spaced(typed).split(' ')
  const behind = words.slice(1).join(' ')
  const label = /\d/.test(behind)
    ? undefined
    : entryMeant(behind, known.languages ?? defaultLanguages)
  if (label !== undefined && /^\d+$/.test(words[0] ?? '')) return `${label} = ${words[0]}`
  let at = words.findLastIndex((word) => /^(?:\d|zdarma$|free$)/.test(word))
  while (/^\d+$/.test(words[at - 1] ?? '')) at -= 1
  if (at < 1 || !/^\p{L}/u.test(words[0] ?? '')) return undefined
  const [word, price] = [
    words
      .slice(0, at)
      .join(' ')
      .replace(/[:–-]$/, ''),
    words.slice(at).join(' '),
  ]
  return readAmount(price, known) instanceof Fault ? undefined : `${word.trim()} = ${price}`
}

function readAmount(typed: string, known: KnownRegion): Omit<TypedEntry, 'label'> | Fault {
  if (free.test(fold(typed.trim()))) return { price: 0 }
  const amount = readPrice(typed, known)
  if (amount instanceof Fault) return amount
  const { price, price_from, price_per } = amount
  if (price_per || price === undefined) return new Fault(message('admission-unreadable', { typed }))
  return { price, ...(price_from && { price_from }) }
}
