// When the house is open, in many places: the data, the pages and their Markdown twins must have the
// same times on the same days, in every part of the year and on every exception.

import type { VerifyWords } from '../messages/catalogue.ts'
import { en } from '../messages/en.ts'
import { addDays, dayNames } from '../model/calendar.ts'
import type { Language } from '../model/languages.ts'
import { type CalendarDate, type Day, days, type MonthDay, type Text } from '../model/site.ts'
import {
  compare,
  documentIn,
  entriesIn,
  languagesIn,
  linesOf,
  placeOfDay,
  plain,
  saysDate,
  sectionOf,
  spaced,
} from './rendered.ts'
import type { Read } from './resource.ts'
import type { Verdict } from './verdict.ts'

type Found = VerifyWords['found']

const services = ['bar', 'kitchen', 'lunch'] as const
type Service = (typeof services)[number]
type Spans = { open: string; close: string }[]
/** `[]`: not on this day; `null`: not stated. */
type Held = { [service in Service]: Spans | null }
type Week = { [day in Day]: Held }
type Exception = Held & { from: CalendarDate; to: CalendarDate; reason: Text }
type Hours = {
  languages: Language[]
  week: Week
  seasons: { from: MonthDay; to: MonthDay; week: Week }[]
  exceptions: Exception[]
}

/** What a page or a twin shows: the weeks with what stands above them, and the lines of exceptions. */
type Shown = { parts: Part[]; lines: string[] }
/** No rows: a part of the year in which the house is closed. */
type Part = { heading: string; rows: string[][] }

/** More than any house has; a stranger's site may claim anything. */
const most = 500

/** One verdict for each page and twin; none when the site publishes no such data. */
export function judgeHours(reads: readonly Read[], words: VerifyWords = en.verify): Verdict[] {
  const { found } = words
  const hours = documentIn(reads, hoursIn)
  if (!hours) return []
  const { seasons, exceptions } = hours
  return compare(
    reads,
    {
      promise: 'hours',
      same: found.sameHours(seasons.length + exceptions.length),
      asData: found.sameHoursAsData(seasons.length + exceptions.length),
      languages: hours.languages,
      page: (text, lang) => differences(hours, onPage(text), lang, found),
      twin: (text, lang) => differences(hours, inTwin(text, lang), lang, found),
    },
    words,
  )
}

function hoursIn(found: { [member: string]: unknown }): Hours | undefined {
  const { rule, week, seasons = [], exceptions } = found
  if (!isWeek(week) || !Array.isArray(seasons) || !Array.isArray(exceptions)) return undefined
  const languages = languagesIn(rule)
  const isRow = (row: { [member: string]: unknown } | null, day: RegExp) =>
    [row?.['from'], row?.['to']].every((date) => typeof date === 'string' && day.test(date))
  const right =
    seasons.every((season) => isRow(season, /^\d\d-\d\d$/) && isWeek(season.week)) &&
    exceptions.every(
      (exception) =>
        isRow(exception, /^\d{4}-\d\d-\d\d$/) &&
        isHeld(exception) &&
        languages.every((lang) => typeof exception.reason?.[lang] === 'string'),
    )
  return right
    ? { languages, week, seasons: seasons.slice(0, most), exceptions: exceptions.slice(0, most) }
    : undefined
}

const isWeek = (week: unknown): week is Week =>
  typeof week === 'object' &&
  week !== null &&
  days.every((day) => isHeld((week as Partial<Week>)[day]))

const isHeld = (held: unknown): boolean =>
  typeof held === 'object' &&
  held !== null &&
  services.every((service) => {
    const spans = (held as Partial<Held>)[service]
    return (
      spans === null ||
      (Array.isArray(spans) &&
        spans.every(({ open, close }) => typeof open === 'string' && typeof close === 'string'))
    )
  })

function onPage(page: string): Shown | undefined {
  const section = sectionOf(page, 'opening_hours')
  if (section === undefined) return undefined
  // A heading of the third level, and what follows up to the next one.
  const parts = section.split('<h3>').flatMap((part, index) => {
    const [heading = '', body = ''] = index === 0 ? ['', part] : part.split('</h3>', 2)
    const rows = (body.split('</table>', 1)[0] ?? '').split('<tr>').slice(2).map(cellsOf)
    return rows.length > 0 || (index > 0 && !body.includes('<li')) ? [{ heading, rows }] : []
  })
  return {
    parts: parts.map(({ heading, rows }) => ({ heading: plain(heading), rows })),
    lines: entriesIn(section).map(plain),
  }
}

const cellsOf = (row: string) =>
  row
    .split(/<t[hd][^>]*>/)
    .slice(1)
    .map((cell) => plain(cell).trim())

/** The section of a twin in which a table has the days of the week. */
function inTwin(twin: string, lang: Language): Shown | undefined {
  const lines = linesOf(twin)
  const named = lines.findIndex((line) => isDayRow(line, lang))
  const ends = lines.findIndex((line, index) => index > named && line.startsWith('## '))
  const begins = lines.slice(0, named).findLastIndex((line) => line.startsWith('## '))
  if (named < 0 || begins < 0) return undefined
  const parts: Part[] = [{ heading: '', rows: [] }]
  const entries: string[] = []
  for (const line of lines.slice(begins + 1, ends < 0 ? undefined : ends)) {
    if (line.startsWith('### ')) parts.push({ heading: line, rows: [] })
    else if (isDayRow(line, lang)) parts.at(-1)?.rows.push(line.split('|').slice(1, -1).map(trim))
    else if (line.startsWith('- ')) entries.push(line)
  }
  const [first, ...others] = parts
  // The heading of the exceptions has no week below it, as that of a closed season.
  return { parts: first && first.rows.length > 0 ? parts : others, lines: entries }
}

const trim = (text: string) => text.trim()
const isDayRow = (line: string, lang: Language) =>
  Object.values(dayNames[lang]).some((name) => line.startsWith(`| ${name} |`))

function differences(
  hours: Hours,
  shown: Shown | undefined,
  lang: Language,
  found: Found,
): string[] {
  if (!shown) return [found.missing(found.hours)]
  const { week, seasons } = hours
  const columns = columnsOf(hours)
  const rest = [...shown.parts]
  const ofSeasons = seasons.flatMap((season) => {
    const { from, to } = season
    const index = rest.findIndex(({ heading }) => isOf(heading, season, lang))
    const [part] = index < 0 ? [] : rest.splice(index, 1)
    const wrong = part ? ofWeek(season.week, part, columns, lang, found) : undefined
    const name = found.seasonOf(from, to)
    return wrong?.map((one) => found.within(name, one)) ?? [found.missing(name)]
  })
  const usual = rest.filter(({ rows }) => rows.length > 0)
  return [
    ...ofSeasons,
    ...(seasons.length === 0 && usual.length === 0 ? [found.missing(found.week)] : []),
    ...usual.flatMap((part) => ofWeek(week, part, columns, lang, found)),
    ...ofExceptions(hours, shown.lines, lang, found),
  ]
}

/** What has times in some week, and so a column in each of them. */
const columnsOf = ({ week, seasons }: Hours): Service[] =>
  services.filter(
    (service) =>
      service === 'bar' ||
      [week, ...seasons.map((season) => season.week)].some((one) =>
        days.some((day) => one[day][service]?.length),
      ),
  )

/** `1 May – 30 September (in summer)`; 29 February is said as the 28th. */
function isOf(heading: string, { from, to }: { from: MonthDay; to: MonthDay }, lang: Language) {
  const [first, last] = [from, to].map((day) =>
    placeOfDay(heading, day === '02-29' ? '02-28' : day, lang),
  )
  if (first === undefined || last === undefined || first < 0) return false
  // A season of one day is called by it alone.
  return from === to ? first === last : last > first
}

function ofWeek(
  week: Week,
  { rows }: Part,
  columns: readonly Service[],
  lang: Language,
  found: Found,
): string[] {
  const closed = days.every((day) => week[day].bar?.length === 0)
  if (rows.length === 0) return closed ? [] : [found.allClosed]
  const shown = new Map(
    rows.flatMap(([name = '', ...cells]) => daysIn(name, lang).map((day) => [day, cells])),
  )
  return days.flatMap((day) => {
    const cells = shown.get(day)
    if (!cells) return [found.missing(day)]
    if (cells.length !== columns.length) return [found.columns(day, cells.length)]
    return columns.flatMap((service, index) => {
      const said = statedIn(cells[index] ?? '')
      const expected = week[day][service] && timesOf(week[day][service])
      if (JSON.stringify(said) === JSON.stringify(expected)) return []
      return [said ? found.heldOn(service, day, said) : found.unstatedOn(service, day)]
    })
  })
}

/** `Monday`; `Monday to Thursday`, `Saturday, Sunday`: neighbours from the first to the last. */
function daysIn(name: string, lang: Language): Day[] {
  const found = days.filter((day) => name.includes(dayNames[lang][day]))
  const [first, last] = [found[0], found.at(-1)]
  if (first === undefined || last === undefined) return []
  return days.slice(days.indexOf(first), days.indexOf(last) + 1)
}

const timesOf = (spans: Spans) => spans.map(({ open, close }) => `${open}–${close}`)
const timesIn = (text: string) => text.match(/\d\d:\d\d–\d\d:\d\d/g) ?? []
/** Nothing says that nothing is stated, a word that there are none. */
const statedIn = (cell: string) => (cell === '' ? null : [...timesIn(cell)])

/**
 * A line says its dates, the reason and what holds then. It is about one entry of the data, or about
 * several that follow each other where its days differ. Both are in order of date.
 */
function ofExceptions(
  hours: Hours,
  lines: readonly string[],
  lang: Language,
  words: Found,
): string[] {
  const found: string[] = []
  const never = servedNever(hours)
  let rest: readonly Exception[] = hours.exceptions
  for (const line of lines) {
    const first = rest.findIndex(({ from }) => saysDate(line, from, lang))
    if (first < 0) {
      found.push(words.notInData(`"${line.trim().slice(0, 60)}"`))
      continue
    }
    found.push(...missing(rest.slice(0, first), words))
    const [head = '', held] = line.split(` (${spaced(rest[first]?.reason[lang] ?? '')}): `, 2)
    const last = rest.findLastIndex(({ to }) => saysDate(head, to, lang))
    const group = rest.slice(first, Math.max(first, last) + 1)
    rest = rest.slice(first + group.length)
    if (held === undefined || last < first || !areOneStretch(group))
      found.push(...missing(group, words))
    else found.push(...ofLine(group, held, never, words))
  }
  return [...found, ...missing(rest, words)]
}

/** Each begins on the day after the one before it. */
const areOneStretch = (group: readonly Exception[]) =>
  group.every(({ from }, index) => {
    const before = group[index - 1]
    return before === undefined || addDays(before.to, 1) === from
  })

const missing = (exceptions: readonly Exception[], found: Found) =>
  exceptions.map(({ from }) => found.missing(found.exceptionOf(from)))

/** What no day has and none leaves unstated: the page says so once, and no line of an exception. */
function servedNever({ week, seasons, exceptions }: Hours): Service[] {
  const all = [week, ...seasons.map((season) => season.week)].flatMap((one) =>
    days.map((day): Held => one[day]),
  )
  return services.filter(
    (name) =>
      name !== 'bar' &&
      all.some(({ bar }) => bar?.length) &&
      all.every((one) => one[name]?.length === 0) &&
      exceptions.every((one) => (one[name]?.length ?? 0) === 0),
  )
}

function ofLine(
  group: readonly Exception[],
  held: string,
  never: readonly Service[],
  found: Found,
): string[] {
  const [only, second] = group
  if (!only) return []
  const times = timesIn(held)
  const expected = group.flatMap((one) => services.flatMap((name) => timesOf(one[name] ?? [])))
  const inOrder = (all: readonly string[]) =>
    second ? [...new Set(all)].sort().join(', ') : all.join(', ')
  if (inOrder(times) !== inOrder(expected)) return [found.exceptionHeld(only.from, inOrder(times))]
  // "open 15:00–22:00, kitchen none": what is not stated is not said, what there is not is.
  const open = group.filter(({ bar }) => bar?.length !== 0)
  // Where no day has any, an exception that leaves it open would say more than the page.
  const stated = services.filter((name) =>
    open.some((one) => (one[name] === null) === never.includes(name)),
  )
  const parted = second || stated.some((name) => (only[name]?.length ?? 0) > 1)
  const said = held.split(parted ? '; ' : ', ').length
  return open.length === 0 || said === stated.length
    ? []
    : [found.exceptionStates(only.from, said, stated.length)]
}
