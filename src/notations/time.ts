// Times of day, days of the week, and opening hours.

import { dayNames } from '../model/calendar.ts'
import { defaultLanguages, type Language, languages } from '../model/languages.ts'
import { type Day, days, type Span, type SpanOnDays, type Time } from '../model/site.ts'
import { editDistance, fold, nearest } from '../model/suggest.ts'
import { split } from './basic.ts'
import {
  type Fault,
  type Grammar,
  grammar,
  isRefusal,
  type Notation,
  type NotationContext,
  type Parse,
  parseParts,
  type Refusal,
  refusal,
  refuse,
  reject,
  within,
} from './notation.ts'
import { alternatives, closedWords, joiningWords, splitColumns } from './typed-words.ts'

const timePattern = /^(\d{1,2})(?:[:.h]([0-5]\d))?\s*(?:h\.?|hod\.?|hod[ií]n|Uhr|([ap])\.?m\.?)?$/i

/** `11:30`, `11.30`, `9`, `24:00` (midnight), `8pm`. */
export const time: Grammar<Time, void> = {
  read(text) {
    const [, hours, minute = '00', half = ''] = timePattern.exec(text.trim()) ?? []
    const hour = Number(hours) + (/p/i.test(half) ? 12 : 0)
    // 12 am and 12 pm are ambiguous: people disagree which one is noon.
    const isOfHalf = half === '' || (Number(hours) >= 1 && Number(hours) <= 11)
    const isTime = isOfHalf && (hour < 24 || (hour === 24 && minute === '00'))
    return isTime ? `${String(hour % 24).padStart(2, '0')}:${minute}` : undefined
  },
  explain: (text) => refuse('time-unreadable', { typed: text }, withoutHalves(text)),
}

const namesHalf = (end: string) => /[ap]\.?m\.?\s*$/i.test(end)

/** Suggest `21:00–0:30` for `9 pm – 12:30 am`; undefined without am or pm. */
function withoutHalves(text: string): string | undefined {
  if (text.length > 60 || !/\d\s*[ap]\.?m\b/i.test(text)) return undefined
  const ends = text.split(dash).map((end) => {
    const [, hour, minute = '00', half] =
      /^\s*(\d{1,2})(?:[:.](\d\d))?\s*(?:([ap])\.?m\.?)?\s*$/i.exec(end) ?? []
    const number =
      half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)
    return hour === undefined || Number(hour) > 12 ? undefined : `${number}:${minute}`
  })
  return ends.length > 2 || ends.includes(undefined) ? undefined : ends.join('–')
}

/** Separator between two ends. Callers trim the parts. */
export const dash = /[-–—]|\s(?:do|až|to|bis)\s/

/**
 * Split a span into its two ends. `9–11 pm` is refused: it may begin in the morning or in the
 * evening.
 */
function splitSpan(text: string): [from: string, to: string] | undefined {
  const [from = '', to, more] = text.trim().split(dash)
  return to === undefined || more !== undefined || namesHalf(from) !== namesHalf(to)
    ? undefined
    : [from, to]
}

/** Suggest `11:00–23:00` for `1100–2300`; undefined if the result cannot be read. */
function withColons(text: string): string | undefined {
  const suggestion = text.replace(/(?<!\d)(\d{1,2})([0-5]\d)(?![\d:.])/g, '$1:$2').trim()
  return suggestion !== text.trim() && span.read(suggestion) ? suggestion : undefined
}

/** Start of a span without an end: `ab 16 Uhr`, `16:00 –`. */
function startOnly(text: string): Time | undefined {
  const [from = '', to = ''] = withoutFrom(text).split(dash)
  return to.trim() === '' && !beginsAt24(from) ? time.read(from) : undefined
}

const beginsAt24 = (text: string) => /^\s*24/.test(text)

/** `11:00–23:00`. A close that is not later than the open is on the next day. */
export const span: Notation<Span> & { parse: Parse<Span, unknown> } = {
  expected: 'times',
  ...grammar<Span, unknown>((text) => {
    const ends = splitSpan(text)
    const start = ends?.[1].trim() ? undefined : startOnly(text)
    if (start !== undefined) return reject('end-missing', { start })
    if (!ends) return reject('times-unreadable', { typed: text })
    const [open, close] = ends.map((end) => time.read(end))
    if (open && close && open !== close && !beginsAt24(ends[0])) return { open, close }
    return refusal(() => explainEnds(text, ends))
  }),
}

function explainEnds(text: string, ends: readonly [string, string]): readonly Fault[] {
  const suggestion = withColons(text)
  if (suggestion !== undefined) return refuse('times-unreadable', { typed: text }, suggestion)
  const wrong = ends.find((end) => time.read(end) === undefined)
  if (wrong !== undefined && namesHalf(ends[0]))
    return refuse('time-unreadable', { typed: wrong }, withoutHalves(text))
  const open = time.read(ends[0])
  if (open === undefined) return time.explain(ends[0])
  if (beginsAt24(ends[0])) return refuse('opening-at-24', {})
  return wrong === undefined ? refuse('closing-at-opening', { time: open }) : time.explain(ends[1])
}

/** `10:00–20:00`, or times on certain days: `Po–Pá 8–12, 13–17; So 9–11`. */
export const spanOnDays: Notation<SpanOnDays> = {
  expected: 'times-on-days',
  ...grammar<SpanOnDays>((text, context) => {
    const found = parseParts(split(text, /;/), (part): Omit<SpanOnDays, 'also'>[] | Refusal => {
      const times = isTimes(part) ? spans.parse(part, context) : dayTimes.parse(part, context)
      if (Array.isArray(times)) return times
      const hasDay = /^\s*\p{L}\D*\s\d/u.test(withoutFrom(part))
      if (isRefusal(times)) return hasDay ? times : refusal(() => span.explain(part))
      return times.spans.map((one) => ({ ...(times.days && { days: times.days }), ...one }))
    })
    if (isRefusal(found)) return found
    const [first, ...also] = found.flat()
    return first
      ? { ...first, ...(also.length > 0 && { also }) }
      : refusal(() => span.explain(text))
  }),
}

/** Folded words for "nothing" or "closed". */
const noneWords = [
  ...['no', 'closed', 'ne', 'zavreno', 'nevari', 'neni', 'zadna', 'zadne'],
  ...['nie', 'zatvorene', 'zavrete', 'nie je', 'nein', 'geschlossen', 'keine', 'ruhetag'],
]

/** Matches `10,30 – 23,00`. A comma usually separates two spans, but here it is part of a time. */
const commaInside = /^\s*\d{1,2},\d\d\s*(?:[-–—]|do|až|to|bis)\s*\d{1,2}(?:,\d\d)?\s*$/

/** `11:00–14:30, 17:00–22:00`. */
const spans = grammar<Span[], unknown>((text) => {
  const typed = text.trim()
  const start = text.length - text.trimStart().length
  if (commaInside.test(text))
    return reject('times-unreadable', { typed }, typed.replaceAll(',', ':'), [
      start,
      start + typed.length,
    ])
  const found = parseParts(split(text, betweenTimes), (part) => span.parse(part, undefined))
  return isRefusal(found) || found.length > 0 ? found : reject('times-missing', { typed: text })
})

/**
 * Abbreviations and full names of the days. Folded, unless only an accent tells two days apart:
 * `Št` and `St`.
 */
const dayWords: Record<Language, readonly (readonly string[])[]> = {
  cs: splitColumns(`po/pon/pondeli | ut/ute/utery | st/str/streda/stredu | ct/ctv/ctvrtek | pa/pat/patek
    | so/sob/sobota/sobotu | ne/ned/nedele/nedeli`),
  en: splitColumns(
    'mon/monday | tue/tuesday | wed/wednesday | thu/thursday | fri/friday | sat/saturday | sun/sunday',
  ),
  sk: splitColumns(`po/pon/pondelok | ut/uto/utorok | st/str/streda/stredu | št/štv/stvrtok
    | pi/pia/piatok | so/sob/sobota/sobotu | ne/ned/nedela/nedelu`),
  de: splitColumns(`mo/mon/montag | di/die/dienstag | mi/mit/mittwoch | do/don/donnerstag
    | fr/fre/freitag | sa/sam/samstag/sonnabend | so/son/sonntag`),
}

const and = alternatives(joiningWords.and)
const betweenDays = new RegExp(`,|\\s(?:${and})\\s`)
const betweenTimes = new RegExp(`,|(?<=\\d)\\s(?:${and})\\s(?=\\d)`)

const everyDay = ['denne', 'daily', 'kazdy den', 'taglich', 'jeden tag', 'every day']

const wordsOfDays = new Set(Object.values(dayWords).flat(2))

/** Find the day that a word names in one language. */
function dayIn(word: string, lang: Language): Day | undefined {
  const typed = word.trim().normalize('NFC').toLowerCase().replace(/\.$/, '')
  const week = dayWords[lang]
  const exact = week.findIndex((words) => words.includes(typed))
  if (exact >= 0) return days[exact]
  // `Št` is Thursday in Slovak. Without its accent it would be Wednesday, in Slovak and in Czech.
  if (wordsOfDays.has(typed)) return undefined
  const folded = fold(typed)
  return days[week.findIndex((words) => words.includes(folded))]
}

/**
 * Languages in which a value is read: those of the pub in which every word is a day (`Sa, So` is
 * German). Without such a language, any other in which every word is a day, as in the examples of
 * messages.
 */
function likelyLanguages(words: readonly string[], own: readonly Language[]): readonly Language[] {
  const isComplete = (lang: Language) => words.every((word) => dayIn(word, lang) !== undefined)
  const matching = own.filter(isComplete)
  if (matching.length > 0) return matching
  const foreign = languages.filter(isComplete)
  return foreign.length > 0 ? foreign : own
}

/** Folded: `svátky`, `sviatky`, `Feiertage`, `public holidays`. */
const holidayWord = /\b(?:svat[ek]\w*|sviat\w*|feiertag\w*|(?:public |bank )?holidays?)\b/

/** A day in one of these languages. A word for different days in two of them is refused. */
const dayGrammar = (tongues: readonly Language[]) =>
  grammar<Day, unknown>((text) => {
    const readings = tongues.flatMap((lang) => {
      const found = dayIn(text, lang)
      return found ? [{ lang, day: found, word: dayNames[lang][found] }] : []
    })
    const [first] = readings
    const second = readings.find((one) => one.day !== first?.day)
    // `So` is Saturday in Czech and Sunday in German. A wrong guess would send guests to a closed
    // door.
    if (first && second) return reject('day-ambiguous', { typed: text, readings: [first, second] })
    if (first) return first.day
    if (holidayWord.test(fold(text))) return reject('holidays-in-week', { typed: text })
    return refusal(() => {
      const words = text.trim().split(/\s+/)
      const parted = tongues.some((lang) => words.every((word) => dayIn(word, lang) !== undefined))
      const suggestion = parted ? words.join(', ') : dayNear(text, tongues)
      return refuse('day-unknown', { typed: text, meant: suggestion ?? null }, suggestion)
    })
  })

/**
 * Suggest the nearest day for a typing error. `Sontag` is as near to Montag as to Sonntag, and
 * `Tursday` to two days, so nothing is suggested.
 */
function dayNear(text: string, tongues: readonly Language[]): string | undefined {
  const candidates = tongues.flatMap((lang) =>
    days.flatMap((name, index) => [
      { word: dayNames[lang][name], index },
      ...(dayWords[lang][index] ?? [])
        .filter((word) => word.length > 3)
        .map((word) => ({ word, index })),
    ]),
  )
  const near = nearest(
    text,
    candidates.map(({ word }) => word),
  )
  const day = candidates.find(({ word }) => word === near)?.index
  const rivalWords = candidates.filter(({ index }) => index !== day).map(({ word }) => word)
  const rival = near === undefined ? undefined : nearest(text, rivalWords)
  return rival !== undefined &&
    editDistance(fold(text), fold(rival)) <= editDistance(fold(text), fold(near ?? ''))
    ? undefined
    : near
}

/** Days from one to another, wrapping over Sunday if the second one is earlier in the week. */
function range([from, to = from]: readonly Day[]): Day[] {
  if (!from || !to) return []
  const week = [...days.slice(days.indexOf(from)), ...days.slice(0, days.indexOf(from))]
  return week.slice(0, week.indexOf(to) + 1)
}

/** `Po–Čt`, `So, Ne`, `denně`. A range may wrap over Sunday. Returns days in weekday order. */
export const dayList: Notation<Day[]> & { parse: Parse<Day[]> } = {
  expected: 'days',
  list: true,
  ...grammar<Day[]>((text, context) => {
    const own = context?.languages ?? defaultLanguages
    if (everyDay.includes(fold(text.trim()))) return [...days]
    const parts = split(text, betweenDays)
    const day = dayGrammar(
      likelyLanguages(
        parts.flatMap((part) => part.text.split(dash)),
        own,
      ),
    )
    const ranges = parseParts(parts, (part) => {
      const ends = parseParts(split(part, dash), (end) => day.parse(end, undefined))
      if (isRefusal(ends)) return ends
      return ends.length <= 2 ? range(ends) : reject('days-unreadable', { typed: part })
    })
    if (isRefusal(ranges)) return ranges
    const found = new Set(ranges.flat())
    return found.size > 0
      ? days.filter((name) => found.has(name))
      : reject('days-missing', { typed: text })
  }),
}

const closedWord = new RegExp(`\\s(${alternatives(closedWords.closed)})$`, 'iu')

const closedFirst = new RegExp(`^(${alternatives(closedWords.closed)})\\s+(\\S.*)$`, 'iu')

/** Split `Po–Čt 11–22, Pá 11–24, Ne zavřeno` into its lines; undefined if there is only one. */
function linesIn(typed: string, context: NotationContext | undefined): string[] | undefined {
  if (typed.length > 200) return undefined
  const lines: string[] = []
  let begun = ''
  for (const part of typed.split(/[,;]/).map((one) => one.trim())) {
    const line = begun === '' ? part : `${begun}, ${part}`
    const isComplete = /\d/.test(part) || closedWord.test(part)
    if (begun === '' && /^\d/.test(part) && lines.length > 0) lines.push(`${lines.pop()}, ${part}`)
    else if (isComplete) lines.push(line)
    begun = isComplete ? '' : line
  }
  if (begun !== '' || lines.length < 2) return undefined
  return lines.every((line) => dayTimes.read(line, context)) ? lines : undefined
}

/** Times of certain days, or of all days without `days`. No spans: closed, or none. */
export type HoursLine = { days?: Day[]; spans: Span[] }

/**
 * Split a line into days and times. `cut` is the index of the times or of `closed`, and negative
 * without either.
 */
function splitLine(typed: string) {
  const closed = closedWord.exec(typed)
  const timesAt = closed?.index ?? typed.search(/\s\d/)
  const dayText = typed.slice(0, timesAt).trimEnd()
  return {
    isClosed: closed !== null,
    cut: timesAt,
    named: dayText.replace(/\s(?:od|from|von|ab)$/i, '').replace(/:$/, ''),
  }
}

/** Suggest `Montag Ruhetag` for `Ruhetag Montag`; undefined if no days follow the word. */
function closedLast(typed: string, context: NotationContext | undefined): string | undefined {
  const [, word = '', named = ''] = closedFirst.exec(typed) ?? []
  return named !== '' && dayList.read(named, context) ? `${named} ${word}` : undefined
}

/** `Po–Čt 11:00–23:00`, `Po–Pá 11:00–14:30, 17:00–22:00`, `Po zavřeno`. */
const dayTimes = grammar<HoursLine>((text, context) => {
  const typed = text.trim()
  const { isClosed, cut, named } = splitLine(typed)
  const found = cut < 0 ? undefined : dayList.parse(named, context)
  const times = cut < 0 || isClosed ? [] : spans.parse(typed.slice(cut), context)
  if (found && !isRefusal(found) && !isRefusal(times)) return { days: found, spans: times }
  return refusal(() => {
    const lines = /[,;]/.test(typed) ? linesIn(typed, context) : undefined
    if (lines) return refuse('hours-on-one-line', { typed, lines })
    if (!found) return refuse('days-without-times', { typed: text }, closedLast(typed, context))
    const late = isRefusal(times) ? times.findFaults() : []
    return [
      ...(isRefusal(found) ? found.findFaults() : []),
      ...late.map((fault) => within([cut, typed.length], fault)),
    ]
  })
})

/** Replace the `od` of `od 11:00` with spaces, so that positions for the caret stay the same. */
const withoutFrom = (text: string) =>
  text.replace(/^\s*(?:od|from|von|ab)\s+(?=\d)/i, (word) => ' '.repeat(word.length))

const isTimes = (text: string) => /^\s*\d/.test(text)

/** Line of opening hours: days with times, times only, or `no`. */
const hoursLine = (expected: Notation<HoursLine>['expected']): Notation<HoursLine> => ({
  expected,
  ...grammar<HoursLine>((text, context) => {
    if (noneWords.includes(fold(text.trim()))) return { spans: [] }
    const bare = withoutFrom(text)
    const times = isTimes(bare) ? spans.parse(bare, context) : dayTimes.parse(text, context)
    return Array.isArray(times) ? { spans: times } : times
  }),
})

export const weeklyLine = hoursLine('weekly-line')
export const weeklyLineOrNone = hoursLine('weekly-line-or-none')
/** For exceptional dates: the same times on each date, or times of weekdays. */
export const timesOrWeek = hoursLine('times-or-week')

/** A weekday, a date, or both. */
type LunchDate = { day?: Day; date?: { year?: number; month: number; day: number } }
/** Folded words for every day with lunch. */
const everyWeekday = ['cely tyden', 'cely tyzden', 'ganze woche', 'die ganze woche', 'whole week']

const isSeveral = (typed: string) =>
  !/\d/.test(typed) && typed.split(/[-–—,\s]+/u).filter((part) => /\p{L}/u.test(part)).length > 1

/** Days of a lunch dish: one day, several days, or the whole week. */
export const lunchDay: Notation<LunchDate | { days: Day[] } | 'week'> = {
  expected: 'lunch-day',
  list: true,
  ...grammar<LunchDate | { days: Day[] } | 'week'>((text, context) => {
    const typed = text.trim()
    if (everyWeekday.includes(fold(typed)) || everyDay.includes(fold(typed))) return 'week'
    if (!isSeveral(typed)) return lunchDate.parse(text, context)
    const found = dayList.parse(typed, context)
    return isRefusal(found) ? found : { days: found }
  }),
}

const lunchDatePattern =
  /^(?<name>\p{L}+\.?)?\s*(?:(\d{1,2})\.\s?(\d{1,2})\.?\s?(\d{4})?|(\d{4})-(\d{1,2})-(\d{1,2}))?$/u

/** Weekday with an optional date: `Po`, `Po 23. 11.`, `pondělí 23. 11. 2026`, `2026-11-23`. */
const lunchDate = grammar<LunchDate>((text, context) => {
  const own = context?.languages ?? defaultLanguages
  const match = lunchDatePattern.exec(text.trim())
  if (!match || match[0] === '') return reject('lunch-day-unreadable', { typed: text })
  const [, name, day, month, year, isoYear, isoMonth, isoDay] = match
  const weekday =
    name === undefined ? undefined : dayGrammar(likelyLanguages([name], own)).parse(name, undefined)
  if (isRefusal(weekday)) return weekday
  const date = {
    ...((year ?? isoYear) && { year: Number(year ?? isoYear) }),
    month: Number(month ?? isoMonth),
    day: Number(day ?? isoDay),
  }
  return { ...(weekday && { day: weekday }), ...((month ?? isoMonth) && { date }) }
})

const minutesPattern =
  /^(?:(\d)\s*(?:h|hod\.?|hodin[ay]?|hours?|Std\.?|Stunden?)(?:\s+(?=\d)|$))?(?:(\d{1,3})\s*(?:min\.?|minut[ya]?|minút[ya]?|Minuten?|minutes?)?)?$/

/** `5 min`, `1 h 45 min`. */
export const minutes: Notation<number> = {
  expected: 'minutes',
  read(text) {
    const [, hours = 0, number = 0] = minutesPattern.exec(text.trim()) ?? []
    const found = Number(hours) * 60 + Number(number)
    return found > 0 || /^0(?: ?min\.?)?$/.test(text.trim()) ? found : undefined
  },
  explain: (text) => refuse('minutes-unreadable', { typed: text }),
}
