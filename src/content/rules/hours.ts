// Warn about likely mistakes in hours and seasons, and about public holidays that hours.md does not
// mention.

import { nameException } from '../../fields/exceptions.ts'
import type { HoursFile } from '../../fields/hours.ts'
import { addDays, dayNumber, openEnd, toMinutes, weekday } from '../../model/calendar.ts'
import { countries } from '../../model/countries.ts'
import { isStateMissing, unstatedHolidays } from '../../model/holidays.ts'
import { firstLanguage, type Language } from '../../model/languages.ts'
import { hasNoLunch, hoursOn, hoursOnDay, openWeeks, statesHours } from '../../model/opening.ts'
import type { CalendarDate, Dates, Hours, Span, Week } from '../../model/site.ts'
import { normalizeText } from '../../model/suggest.ts'
import { datesWithin } from '../../notations/date.ts'
import { placedSpans } from '../../notations/hours-line.ts'
import { hoursTokens } from '../../notations/hours-tokens.ts'
import { season } from '../../notations/season.ts'
import { type ContentNode, entriesAt, nodeAt, reportWarning } from '../../reading/node.ts'
import { joinColon, lineAt } from '../../reading/value.ts'
import type { ParsedFiles } from '../parts.ts'

export function warnHours({ hours: file }: ParsedFiles, today: CalendarDate) {
  if (!file) return
  const { hours, seasons, exceptions, recurring } = file
  const typed = typedExceptions(exceptions)
  for (const field of ['bar', 'kitchen', 'lunch']) {
    const timesIn = (block: { node: ContentNode }) => linesAt(nodeAt(block.node, field))
    for (const { node, text } of [file, ...seasons].flatMap(timesIn)) warnTimes(node, text, 16)
    // A celebration may last longer than a usual day.
    const entries = [...new Map(typed.map((one) => [one.node.raw, one])).values()]
    for (const { node, text } of entries.flatMap(timesIn)) warnTimes(node, text, 18)
  }
  for (const { rule, node } of recurring) {
    const at = nodeAt(node, 'date')
    if (rule.until && rule.until < today) warnDays(at, rule.until, rule.until, today)
    const isIdle = (week: Week) => rule.days.every((day) => hoursOnDay(week, day).bar.length === 0)
    if (rule.hours === null && openWeeks(hours).every(isIdle))
      reportWarning(at, 'exception-rule-idle', {})
  }
  for (const inSeason of seasons) warnSeason(nodeAt(inSeason.node, 'season'), inSeason)
  for (const { node, hours: week, typed: dates } of typed) {
    const { from, to } = dates
    const at = nodeAt(node, 'date')
    warnDays(at, from, to, today)
    if (week?.lunch === null && to >= today && !hasNoLunch(hours, { from, to, hours: week }))
      warnLunchSilent(at, hours, from, hoursOnDay(week, weekday(from)).bar)
    const outer = exceptions.find(
      (other) => (other.hours === null) !== (week === null) && holds(other.typed, dates),
    )
    if (!outer || to < today) continue
    const reason = nameException(outer.node)
    const related = nodeAt(outer.node, 'date')
    if (week === null) reportWarning(at, 'exception-inside', { reason })
    else reportWarning({ ...at, other: related }, 'exception-opens', { reason, from, to })
  }
}

/** Dishes that need a kitchen, in folded letters of all languages. */
const cooked =
  /(?<![a-z])(?:polevk|polievk|soup|gulas|goulash|rizek|rezen|svickov|halusk|pizz|hranolk|fries|pommes|steak)|burger|(?:suppe|schnitzel|braten)(?![a-z])/

/**
 * Ask about `kitchen: no` next to a dish that needs a kitchen, unless its section has its own hours:
 * somebody else may cook it.
 */
export function warnKitchen({ hours: file, menu }: ParsedFiles) {
  const weeks = file ? openWeeks(file.hours) : []
  const isWithout = weeks.length > 0 && weeks.every(({ kitchen }) => kitchen?.length === 0)
  if (!file || !isWithout) return
  const dish = menu
    .filter(({ section }) => section.kind === 'food' && !section.served?.hours)
    .flatMap(({ items }) => items)
    .find(({ item }) => cooked.test(normalizeText(Object.values(item.name).join(' '))))
  const name = dish?.item.name[firstLanguage(file.node.document)]
  if (name !== undefined) reportWarning(nodeAt(file.node, 'kitchen'), 'kitchen-cooks', { name })
}

/**
 * Warn if an exception does not mention lunch in a pub that serves it: silence could mean "no" or
 * "as usual".
 */
function warnLunchSilent(at: ContentNode, hours: Hours, from: CalendarDate, bar: readonly Span[]) {
  if (!statesHours(hours, 'lunch')) return
  const { lunch } = hoursOn({ ...hours, exceptions: [] }, from)
  const example = lunch?.[0] ?? openWeeks(hours).flatMap((week) => week.lunch ?? [])[0]
  if (!example) return
  // Times are zero-padded, so they compare as text. The suggestion stays within the opening hours.
  const within = bar
    .map(({ open, close }) => ({
      open: open > example.open ? open : example.open,
      close: open < close && close < example.close ? close : example.close,
    }))
    .find(({ open, close }) => open < close)
  reportWarning(at, 'exception-without-lunch', within ?? example)
}

/** Restore exceptions as typed: one that contains another exception was split into two. */
const typedExceptions = (exceptions: HoursFile['exceptions']) => [
  ...new Map(exceptions.map((one) => [one.typed, one])).values(),
]

/** True if an exception covers all these days and at least one more before or after them. */
const holds = (outer: Dates, { from, to }: Dates): boolean =>
  outer.from <= from && to <= outer.to && (outer.from < from || to < outer.to)

const longest = 60
/** Exceptions further ahead, in days, are probably a wrong year. */
const farthest = 800

function warnDays(at: ContentNode, from: CalendarDate, to: CalendarDate, today: CalendarDate) {
  const days = dayNumber(to) - dayNumber(from) + 1
  const already = dayNumber(today) - dayNumber(from)
  if (to === openEnd && already > longest)
    reportWarning(at, 'exception-open-long', { date: from, days: already })
  else if (to !== openEnd && days > longest) reportWarning(at, 'exception-long', { days })
  // Last Christmas may still be listed in January, but older dates were probably typed with the old
  // year.
  else if (dayNumber(today) - dayNumber(to) > longest)
    reportWarning(at, 'exception-past', { date: to, today })
  else if (from > addDays(today, farthest)) reportWarning(at, 'exception-far', { today })
}

/** List the lines of hours as typed. YAML reads `Po–Pá: 11–22` as a field. */
const linesAt = (node: ContentNode): { node: ContentNode; text: string }[] => {
  if (typeof node.raw === 'string') return [{ node, text: node.raw }]
  const keys = node.raw && !Array.isArray(node.raw) ? Object.keys(node.raw) : undefined
  const entries = keys ? keys.map((key) => lineAt(node, key)) : entriesAt(node)
  return entries.map((entry) => ({ node: entry, text: joinColon(entry) ?? String(entry.raw) }))
}

/** Warn about very long opening times, and about a night before noon. */
function warnTimes(node: ContentNode, text: string, mostHours: number) {
  for (const { at, span, afternoon } of placedSpans(text, node.document)) {
    const [open, close] = toMinutes(span)
    const isLong = close - open > mostHours * 60 && close - open < 24 * 60 - 1
    const isEarly = open < 6 * 60 && close <= 12 * 60
    if (!isLong && !isEarly) continue
    const typed = text.slice(...at)
    const corrected = afternoon ?? (isLong ? turned(typed, span) : undefined)
    const code = isLong ? 'times-long' : 'times-at-night'
    reportWarning(
      {
        ...(typeof node.raw === 'string' ? { ...node, span: at } : node),
        fix: corrected === undefined ? undefined : (line) => replaceSingle(line, typed, corrected),
      },
      code,
      { open: span.open, close: span.close },
    )
  }
}

const replaceSingle = (line: string, old: string, by: string) =>
  line.split(old).length === 2 ? { line: line.replace(old, () => by) } : undefined

/** Times that are probably swapped: `22–15`, but not `12–10`, which would leave two hours. */
function turned(typed: string, span: Span): string | undefined {
  const [open, close] = toMinutes(span)
  const [from = '', to = '', more] = typed.split(/\s*(?:[-–—]|\s(?:do|až|to|bis)\s)\s*/)
  return 24 * 60 - (close - open) >= 4 * 60 && more === undefined && to !== ''
    ? `${to}–${from}`
    : undefined
}

/**
 * Warn about a season that runs over New Year for most of a year: its ends are probably swapped.
 */
function warnSeason(at: ContentNode, { from, to }: { from: string; to: string }, mostDays = 270) {
  if (from <= to || typeof at.raw !== 'string') return
  const last = addDays(`2024-${from}`, 1).endsWith('-01')
  const length = dayNumber(`2025-${to === '02-29' ? '02-28' : to}`) - dayNumber(`2024-${from}`)
  if (!(last && to.endsWith('-01')) && length <= mostDays) return
  const [begin = '', end = ''] = at.raw.split(/\s*[-–—]\s*/)
  const turned = { old: at.raw, new: `${end} – ${begin}` }
  const words = at.raw.split(/[-–—]/).length === 2
  reportWarning({ ...at, fix: words ? turned : undefined }, 'season-turned', { typed: at.raw })
}

/** Check a season as typed. One that cannot be read was already reported. */
export function warnTypedSeason(at: ContentNode, mostDays?: number) {
  const read = typeof at.raw === 'string' ? season.read(at.raw) : undefined
  if (read) warnSeason(at, read, mostDays)
}

/** Ask about holidays this many days ahead: guests plan no further. */
const daysAhead = 60

export function warnHolidays({ hours, region, pub }: ParsedFiles, today: CalendarDate) {
  if (!hours || !region) return
  const place = { ...pub?.pub.address, country: region.country }
  if (isStateMissing(hours.hours, place))
    return reportWarning(nodeAt(hours.node, 'holidays'), 'holidays-without-state')
  // The owner refers guests to the house on purpose.
  if (hours.hours.holidays === 'ask') return
  // Holidays among the days of the week were reported.
  const lines = JSON.stringify(nodeAt(hours.node, 'bar').raw ?? '')
  if (hoursTokens(lines).some(({ kind }) => kind === 'holiday')) return
  const language = countries[region.country].placeLanguage as Language
  const until = addDays(today, daysAhead)
  const typed = datesTyped(hours.node, today)
  for (const { date, name } of unstatedHolidays(hours.hours, today, until, place)) {
    if (typed.some((isDate) => isDate(date))) continue
    const { languages } = hours.node.document
    const holiday = { date, name: name[language], today, days: daysAhead, languages }
    reportWarning(nodeAt(hours.node, 'exceptions'), 'holiday-unstated', holiday)
  }
}

/**
 * Return a test for each exception: may it mean this date? An unreadable one was already reported.
 * It may mean each day and month in any year, or any date if it has none.
 */
function datesTyped(node: ContentNode, today: CalendarDate): ((date: CalendarDate) => boolean)[] {
  const all = nodeAt(node, 'exceptions')
  return (typeof all.raw === 'string' ? [all] : entriesAt(all)).map((entry) => {
    const typed = String(typeof entry.raw === 'string' ? entry.raw : nodeAt(entry, 'date').raw)
    const read = datesWithin(typed, node.document, today)
    if (read) return (date) => read.some(({ from, to }) => from <= date && date <= to)
    const days = [...typed.matchAll(/(\d{1,2})\. ?(\d{1,2})\./g)].map(
      ([, day = '', month = '']) => `-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    )
    return (date) => days.length === 0 || days.some((end) => date.endsWith(end))
  })
}
