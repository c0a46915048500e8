// Times of day, days of the week, and the hours of both.

import { message } from '../messages/catalogue.ts'
import { dayNames } from '../model/calendar.ts'
import { defaultLanguages, type Language, languages } from '../model/languages.ts'
import { type Day, days, type Span, type Time } from '../model/site.ts'
import { fold, nearest, slips } from '../model/suggest.ts'
import { Fault, type Known, type Notation } from './notation.ts'
import { split } from './plain.ts'
import { anyOf, closedWords, joiningWords } from './typed-words.ts'

const timePattern = /^(\d{1,2})(?:[:.]([0-5]\d))?\s*(?:h\.?|hod\.?|hod[ií]n|Uhr|([ap])\.?m\.?)?$/i

/** `11:30`, `11.30`, `9`, `24:00` (midnight), `8pm`. */
export function time(text: string): Time | Fault {
  const [, hours, minute = '00', half = ''] = timePattern.exec(text.trim()) ?? []
  const hour = Number(hours) + (/p/i.test(half) ? 12 : 0)
  // Of 12 am and 12 pm nobody is sure which one is noon.
  const isOfHalf = half === '' || (Number(hours) >= 1 && Number(hours) <= 11)
  if (hours === undefined || !isOfHalf || hour > 24 || (hour === 24 && minute !== '00'))
    return new Fault(message('time-unreadable', { typed: text }), undefined, withoutHalves(text))
  return `${String(hour % 24).padStart(2, '0')}:${minute}`
}

const namesHalf = (end: string) => /[ap]\.?m\.?\s*$/i.test(end)

/** `9 pm – 12:30 am` to `21:00–0:30`; undefined where no half of the day is named. */
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

/** Spaces round it belong to neither side; whoever reads a side trims it. */
export const dash = /[-–—]|\s(?:do|až|to|bis)\s/

/** `11:00–23:00`; a close that is not later than the open belongs to the next day. */
export const span: Notation<Span> = {
  expected: 'times',
  read(text) {
    const [from = '', to, more] = text.trim().split(dash)
    // Of `9–11 pm` nobody is sure in which half it begins.
    if (to === undefined || more !== undefined || namesHalf(from) !== namesHalf(to))
      return new Fault(message('times-unreadable', { typed: text }))
    const open = time(from)
    const close = time(to)
    for (const end of [open, close])
      if (end instanceof Fault && namesHalf(from))
        return new Fault(end.message, undefined, withoutHalves(text))
    if (open instanceof Fault) return open
    if (/^24/.test(from.trim())) return new Fault(message('opening-at-24'))
    if (close instanceof Fault) return close
    return open === close
      ? new Fault(message('closing-at-opening', { time: open }))
      : { open, close }
  },
}

/** Words that say that there is nothing: `no`, `ne`, `zavřeno`. */
const noneWords = [
  ...['no', 'closed', 'ne', 'zavreno', 'nevari', 'neni', 'zadna', 'zadne'],
  ...['nie', 'zatvorene', 'zavrete', 'nie je', 'nein', 'geschlossen', 'keine', 'ruhetag'],
]

/** `11:00–14:30, 17:00–22:00`. */
function spans(text: string): Span[] | Fault {
  const found: Span[] = []
  const faults: Fault[] = []
  // `10,30 – 23,00`: a comma parts two times, and here it stands inside of one.
  if (/^\s*\d{1,2},\d\d\s*(?:[-–—]|do|až|to|bis)\s*\d{1,2}(?:,\d\d)?\s*$/.test(text))
    return new Fault(
      message('times-unreadable', { typed: text.trim() }),
      [text.length - text.trimStart().length, text.trimEnd().length],
      text.trim().replaceAll(',', ':'),
    )
  for (const part of split(text, betweenTimes)) {
    if (faults.length === Fault.most) break
    const one = span.read(part.text)
    if (one instanceof Fault) faults.push(one.within(part.span))
    else found.push(one)
  }
  const fault = Fault.all(faults)
  if (fault) return fault
  return found.length > 0 ? found : new Fault(message('times-missing', { typed: text }))
}

/** Abbreviations and whole words, folded except where accents tell two days apart: `Št`, `St`. */
const dayWords: Record<Language, readonly (readonly string[])[]> = {
  cs: [
    ['po', 'pon', 'pondeli'],
    ['ut', 'ute', 'utery'],
    ['st', 'str', 'streda', 'stredu'],
    ['ct', 'ctv', 'ctvrtek'],
    ['pa', 'pat', 'patek'],
    ['so', 'sob', 'sobota', 'sobotu'],
    ['ne', 'ned', 'nedele', 'nedeli'],
  ],
  en: [
    ['mon', 'monday'],
    ['tue', 'tuesday'],
    ['wed', 'wednesday'],
    ['thu', 'thursday'],
    ['fri', 'friday'],
    ['sat', 'saturday'],
    ['sun', 'sunday'],
  ],
  sk: [
    ['po', 'pon', 'pondelok'],
    ['ut', 'uto', 'utorok'],
    ['st', 'str', 'streda', 'stredu'],
    ['št', 'štv', 'stvrtok'],
    ['pi', 'pia', 'piatok'],
    ['so', 'sob', 'sobota', 'sobotu'],
    ['ne', 'ned', 'nedela', 'nedelu'],
  ],
  de: [
    ['mo', 'mon', 'montag'],
    ['di', 'die', 'dienstag'],
    ['mi', 'mit', 'mittwoch'],
    ['do', 'don', 'donnerstag'],
    ['fr', 'fre', 'freitag'],
    ['sa', 'sam', 'samstag', 'sonnabend'],
    ['so', 'son', 'sonntag'],
  ],
}

const and = anyOf(joiningWords.and)
const betweenDays = new RegExp(`,|\\s(?:${and})\\s`)
const betweenTimes = new RegExp(`,|(?<=\\d)\\s(?:${and})\\s(?=\\d)`)

const everyDay = ['denne', 'daily', 'kazdy den', 'taglich', 'jeden tag', 'every day']

const wordsOfDays = new Set(Object.values(dayWords).flat(2))

/** The day that a word names in one language. */
function dayIn(word: string, lang: Language): Day | undefined {
  const typed = word.trim().normalize('NFC').toLowerCase().replace(/\.$/, '')
  const week = dayWords[lang]
  const exact = week.findIndex((words) => words.includes(typed))
  if (exact >= 0) return days[exact]
  // `Št` is Thursday in Slovak; without its accent it would be Wednesday, there and in Czech.
  if (wordsOfDays.has(typed)) return undefined
  const folded = fold(typed)
  return days[week.findIndex((words) => words.includes(folded))]
}

/**
 * The languages in which a value may be read: those of the pub in which each of its words is a day
 * (`Sa, So` is German), or else any other one, as in the examples of messages.
 */
function tonguesOf(words: readonly string[], own: readonly Language[]): readonly Language[] {
  const isWhole = (lang: Language) => words.every((word) => dayIn(word, lang) !== undefined)
  const whole = own.filter(isWhole)
  if (whole.length > 0) return whole
  const foreign = languages.filter(isWhole)
  return foreign.length > 0 ? foreign : own
}

/** Folded: `svátky`, `sviatky`, `Feiertage`, `public holidays`. */
const holidayWord = /\b(?:svat[ek]\w*|sviat\w*|feiertag\w*|(?:public |bank )?holidays?)\b/

function day(text: string, tongues: readonly Language[]): Day | Fault {
  const readings = tongues.flatMap((lang) => {
    const found = dayIn(text, lang)
    return found ? [{ lang, day: found }] : []
  })
  const [first, ...rest] = readings
  const second = rest.find((reading) => reading.day !== first?.day)
  // `So` is Saturday in Czech and Sunday in German: nobody should stand before a closed door.
  if (first && second)
    return new Fault(
      message('day-ambiguous', {
        typed: text,
        readings: [first, second].map((one) => ({ ...one, word: dayNames[one.lang][one.day] })),
      }),
    )
  if (first) return first.day
  if (holidayWord.test(fold(text))) return new Fault(message('holidays-in-week', { typed: text }))
  const words = text.trim().split(/\s+/)
  const parted = tongues.some((lang) => words.every((word) => dayIn(word, lang) !== undefined))
  const meant = parted ? words.join(', ') : dayNear(text, tongues)
  return new Fault(message('day-unknown', { typed: text, meant: meant ?? null }), undefined, meant)
}

/** `Sbota` is sobota; `Sontag` may be Montag too, and `Tursday` two days: nobody knows which. */
function dayNear(text: string, tongues: readonly Language[]): string | undefined {
  const known = tongues.flatMap((lang) =>
    days.flatMap((name, index) => [
      { word: dayNames[lang][name], index },
      ...(dayWords[lang][index] ?? [])
        .filter((word) => word.length > 3)
        .map((word) => ({ word, index })),
    ]),
  )
  const near = nearest(
    text,
    known.map(({ word }) => word),
  )
  const day = known.find(({ word }) => word === near)?.index
  const others = known.filter(({ index }) => index !== day).map(({ word }) => word)
  const other = near === undefined ? undefined : nearest(text, others)
  return other !== undefined &&
    slips(fold(text), fold(other)) <= slips(fold(text), fold(near ?? ''))
    ? undefined
    : near
}

/** `Po–Čt`, `So, Ne`, `denně`; a range may wrap over Sunday. Days come out in order of the week. */
export const dayList: Notation<Day[]> = {
  expected: 'days',
  list: true,
  read(text, { languages: own = defaultLanguages } = {}) {
    if (everyDay.includes(fold(text.trim()))) return [...days]
    const found = new Set<Day>()
    const faults: Fault[] = []
    const parts = split(text, betweenDays)
    const tongues = tonguesOf(
      parts.flatMap((part) => part.text.split(dash)),
      own,
    )
    for (const part of parts) {
      if (faults.length >= Fault.most) break
      const ends: Day[] = []
      const wrong: Fault[] = []
      for (const end of split(part.text, dash)) {
        if (wrong.length === Fault.most) break
        const named = day(end.text, tongues)
        if (named instanceof Fault) wrong.push(named.within(end.span).within(part.span))
        else ends.push(named)
      }
      if (wrong.length === 0 && ends.length > 2)
        wrong.push(new Fault(message('days-unreadable', { typed: part.text }), part.span))
      faults.push(...wrong)
      if (wrong.length > 0 || ends.length === 0) continue
      const from = days.indexOf(ends[0] as Day)
      const to = days.indexOf((ends[1] ?? ends[0]) as Day)
      for (let index = from; ; index = (index + 1) % 7) {
        found.add(days[index] as Day)
        if (index === to) break
      }
    }
    const fault = Fault.all(faults)
    if (fault) return fault
    return found.size > 0
      ? days.filter((name) => found.has(name))
      : new Fault(message('days-missing', { typed: text }))
  },
}

const closedWord = new RegExp(`\\s(${anyOf(closedWords.closed)})$`, 'iu')

/** `Po–Čt 11–22, Pá 11–24, Ne zavřeno` as the lines that it is; undefined where it is no more than one. */
function linesIn(typed: string, known: Known | undefined): string[] | undefined {
  if (typed.length > 200) return undefined
  const lines: string[] = []
  let begun = ''
  for (const part of typed.split(/[,;]/).map((one) => one.trim())) {
    const line = begun === '' ? part : `${begun}, ${part}`
    const isWhole = /\d/.test(part) || closedWord.test(part)
    if (begun === '' && /^\d/.test(part) && lines.length > 0) lines.push(`${lines.pop()}, ${part}`)
    else if (isWhole) lines.push(line)
    begun = isWhole ? '' : line
  }
  if (begun !== '' || lines.length < 2) return undefined
  return lines.every((line) => !(dayTimes(line, known) instanceof Fault)) ? lines : undefined
}

/** Times of certain days, or without days: of all that are meant. No times: closed, or none. */
export type HoursLine = { days?: Day[]; spans: Span[] }

/** `Po–Čt 11:00–23:00`, `Po–Pá 11:00–14:30, 17:00–22:00`, `Po zavřeno`. */
function dayTimes(text: string, known: Known | undefined): HoursLine | Fault {
  const typed = text.trim()
  const lines = /[,;]/.test(typed) ? linesIn(typed, known) : undefined
  if (lines) return new Fault(message('hours-on-one-line', { typed, lines }))
  const closed = closedWord.exec(typed)
  const cut = closed ? closed.index : typed.search(/\s\d/)
  if (cut < 0) return new Fault(message('days-without-times', { typed: text }))
  const named = typed
    .slice(0, cut)
    .trimEnd()
    .replace(/\s(?:od|from|von|ab)$/i, '')
    .replace(/:$/, '')
  const found = dayList.read(named, known)
  const times = closed ? [] : spans(typed.slice(cut))
  const faults = [found, times instanceof Fault ? times.within([cut, typed.length]) : times]
  const fault = Fault.all(faults.filter((part) => part instanceof Fault))
  return fault ?? { days: found as Day[], spans: times as Span[] }
}

/** A line of hours: days with their times, times alone, or `no`. */
const hoursLine = (expected: Notation<HoursLine>['expected']): Notation<HoursLine> => ({
  expected,
  read(text, known) {
    if (noneWords.includes(fold(text.trim()))) return { spans: [] }
    // Blanks in its place: what stands behind keeps its place for the caret.
    const bare = text.replace(/^\s*(?:od|from|von)\s+(?=\d)/i, (word) => ' '.repeat(word.length))
    if (!/^\d/.test(bare.trim())) return dayTimes(text, known)
    const times = spans(bare)
    return times instanceof Fault ? times : { spans: times }
  },
})

export const weeklyLine = hoursLine('weekly-line')
export const weeklyLineOrNone = hoursLine('weekly-line-or-none')
/** On days that differ: the same times on each of them, or those of a week. */
export const timesOrWeek = hoursLine('times-or-week')

/** One day of the week, or one date, or what both name. */
type OneDay = { day?: Day; date?: { year?: number; month: number; day: number } }
/** Every day of the week on which there is lunch. */
const wholeWeek = ['cely tyden', 'cely tyzden', 'ganze woche', 'die ganze woche', 'whole week']

/** What a dish of the lunch menu is of: one day, several days, or the whole week. */
export const lunchDay: Notation<OneDay | { days: Day[] } | 'week'> = {
  expected: 'lunch-day',
  list: true,
  read(text, known) {
    const typed = text.trim()
    if (wholeWeek.includes(fold(typed)) || everyDay.includes(fold(typed))) return 'week'
    const words = typed.split(/[-–—,\s]+/u).filter((part) => /\p{L}/u.test(part))
    const isSeveral = words.length > 1 && !/\d/.test(typed)
    if (!isSeveral) return oneDay.read(text, known)
    const found = dayList.read(typed, known)
    return found instanceof Fault ? found : { days: found }
  },
}

/** A weekday, perhaps with its date: `Po`, `Po 23. 11.`, `pondělí 23. 11. 2026`, `2026-11-23`. */
const oneDay: Notation<OneDay> = {
  expected: 'lunch-day',
  read(text, { languages: own = defaultLanguages } = {}) {
    const match =
      /^(\p{L}+\.?)?\s*(?:(\d{1,2})\.\s?(\d{1,2})\.?\s?(\d{4})?|(\d{4})-(\d{1,2})-(\d{1,2}))?$/u.exec(
        text.trim(),
      )
    if (!match || text.trim() === '')
      return new Fault(message('lunch-day-unreadable', { typed: text }))
    const name = match[1] === undefined ? undefined : day(match[1], tonguesOf([match[1]], own))
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
  expected: 'minutes',
  read(text) {
    const match = /^(\d{1,3})\s*(min\.?|minut[ya]?|minút[ya]?|Minuten?|minutes?)?$/.exec(
      text.trim(),
    )
    return match ? Number(match[1]) : new Fault(message('minutes-unreadable', { typed: text }))
  },
}
