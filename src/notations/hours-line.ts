// The grammar of a line of hours, over tokens: groups of days with their spans, in any usual order.

import { dayNames } from '../model/calendar.ts'
import { defaultLanguages, type Language, languages } from '../model/languages.ts'
import { type Day, days, type Span } from '../model/site.ts'
import { editDistance, fold, nearest } from '../model/suggest.ts'
import { readSpans, type TypedSpan } from './hours-spans.ts'
import { type HoursToken, hoursTokens, inOrder, plainDay, toClock } from './hours-tokens.ts'
import { dayWords } from './hours-words.ts'
import {
  type Extent,
  isRefusal,
  type NotationContext,
  type Refusal,
  refusal,
  refuse,
  reject,
} from './notation.ts'

/** Times of certain days, or of all days without `days`. No spans: closed, or none. */
export type HoursLine = { days?: Day[]; spans: Span[]; also?: HoursLine[] }

/** Where a line is typed: hours of the kitchen and of lunch may begin with such a word. */
export type HoursPlace = 'bar' | 'service'

type Group = { days?: Day[] | undefined; spans: TypedSpan[]; isClosed: boolean; at: Extent }

type Walk = {
  text: string
  tokens: readonly HoursToken[]
  index: number
  dayOf: (token: HoursToken) => Day | Refusal
  language: Language | undefined
}

const plainDays = (lang: Language) => dayWords[lang]

/** Find the day that a word names in one language. */
function dayIn(word: string, lang: Language): Day | undefined {
  const typed = plainDay(word)
  const week = plainDays(lang)
  const exact = week.findIndex((words) => words.includes(typed))
  if (exact >= 0) return days[exact]
  // `Št` is Thursday in Slovak. Without its accent it would be Wednesday, in Slovak and in Czech.
  if (accented.has(typed)) return undefined
  const folded = fold(typed)
  return days[week.findIndex((words) => words.includes(folded))]
}

const accented = new Set(
  Object.values(dayWords)
    .flat(2)
    .filter((word) => fold(word) !== word),
)

/**
 * Languages in which days are read: those of the pub in which every word is a day (`Sa, So` is
 * German). Without such a language, any other in which every word is a day, as in the examples of
 * messages.
 */
export function likelyLanguages(
  words: readonly string[],
  own: readonly Language[],
): readonly Language[] {
  const isComplete = (lang: Language) => words.every((word) => dayIn(word, lang) !== undefined)
  const matching = own.filter(isComplete)
  if (matching.length > 0) return matching
  const foreign = languages.filter(isComplete)
  return foreign.length > 0 ? foreign : own
}

/** Read a day in one of these languages. A word for different days in two of them is refused. */
export function readDay(text: string, tongues: readonly Language[], span?: Extent): Day | Refusal {
  const readings = tongues.flatMap((lang) => {
    const found = dayIn(text, lang)
    return found ? [{ lang, day: found, word: dayNames[lang][found] }] : []
  })
  const [first] = readings
  const second = readings.find((one) => one.day !== first?.day)
  // `So` is Saturday in Czech and Sunday in German. A wrong guess would send guests to a closed
  // door.
  if (first && second)
    return reject('day-ambiguous', { typed: text, readings: [first, second] }, undefined, span)
  return first ? first.day : unknownDay(text, tongues, span)
}

const unknownDay = (text: string, tongues: readonly Language[], span?: Extent) =>
  refusal(() => {
    const meant = dayNear(text, tongues)
    return refuse('day-unknown', { typed: text, meant: meant ?? null }, meant, span)
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
function range(from: Day, to: Day): Day[] {
  const week = [...days.slice(days.indexOf(from)), ...days.slice(0, days.indexOf(from))]
  return week.slice(0, week.indexOf(to) + 1)
}

function startWalk(text: string, context: NotationContext | undefined): Walk {
  const tokens = hoursTokens(text)
  const own = context?.languages ?? defaultLanguages
  const words = tokens.filter(({ kind }) => kind === 'day').map((token) => token.text)
  const tongues = likelyLanguages(words, own)
  return {
    text,
    tokens,
    index: 0,
    dayOf: (token) => readDay(token.text, tongues, token.span),
    language: own[0],
  }
}

const workdays = days.slice(0, 5)
const weekend = days.slice(5)

const isSeparator = (token: HoursToken | undefined) =>
  token !== undefined && ['comma', 'semicolon', 'break', 'and'].includes(token.kind)

const isTo = (token: HoursToken | undefined) => token?.kind === 'dash' || token?.kind === 'to'

const namesDays = (token: HoursToken | undefined) =>
  token !== undefined &&
  ['day', 'daily', 'weekdays', 'weekend', 'unsure-days', 'holiday'].includes(token.kind)

/** Read one day, a range of days, or a word for several days. */
function readDayRange(walk: Walk): Day[] | Refusal {
  const token = walk.tokens[walk.index]
  walk.index++
  if (!token) return []
  if (token.kind === 'daily') return [...days]
  if (token.kind === 'weekdays') return workdays
  if (token.kind === 'weekend') return weekend
  if (token.kind === 'holiday') return reject('holidays-in-week', { typed: walk.text.trim() })
  if (token.kind === 'unsure-days')
    return reject('days-unsure', { typed: token.text }, undefined, token.span)
  const from = walk.dayOf(token)
  if (isRefusal(from)) return from
  const end = walk.tokens[walk.index + 1]
  if (!isTo(walk.tokens[walk.index]) || end?.kind !== 'day') return [from]
  walk.index += 2
  const to = walk.dayOf(end)
  if (isRefusal(to)) return to
  // `Po–Po–Pá` is no range.
  return isTo(walk.tokens[walk.index]) && walk.tokens[walk.index + 1]?.kind === 'day'
    ? reject('days-unreadable', { typed: walk.text.trim() })
    : range(from, to)
}

/** Read days up to the first token that names none: `Mo–Fr & So`, `daily except Monday`. */
function readDays(walk: Walk): Day[] | Refusal {
  const found = new Set<Day>()
  let isExcept = false
  for (;;) {
    const token = walk.tokens[walk.index]
    const next = walk.tokens[walk.index + 1]
    if (token?.kind === 'except' && namesDays(next)) {
      if (found.size === 0) for (const day of days) found.add(day)
      isExcept = true
      walk.index++
    } else if (namesDays(token)) {
      const some = readDayRange(walk)
      if (isRefusal(some)) return some
      for (const day of some) isExcept ? found.delete(day) : found.add(day)
    } else if (isSeparator(token) && (namesDays(next) || (next?.kind === 'except' && !isExcept))) {
      walk.index++
    } else return inOrder(found)
  }
}

/** Read one span such as `od 11 do 22 h`; only its opening or its end may be missing. */
function readSpan(walk: Walk): TypedSpan | Refusal {
  const begin = walk.index
  while (walk.tokens[walk.index]?.kind === 'from') walk.index++
  const open = walk.tokens[walk.index]
  if (isTo(open)) return readUntil(walk)
  if (open?.kind !== 'time') return refuseSpan(walk, begin)
  walk.index++
  const to = walk.tokens[walk.index]
  const close = walk.tokens[walk.index + 1]
  if (isTo(to) && close?.kind === 'time') {
    walk.index += 2
    const more = walk.tokens[walk.index]
    if (isTo(more)) return refuseSpan(walk, begin)
    if (more?.kind === 'plus' || more?.kind === 'late') return openEnded(walk, open.time)
    return { open: open.time, close: close.time, at: [open.span[0], close.span[1]] }
  }
  if (isTo(to) && close?.kind === 'no-time') return refuseSpan(walk, begin)
  return openEnded(walk, open.time)
}

const clockOf = ({ hour, minute, half }: TypedSpan['open']) =>
  toClock((half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour) * 60 + minute)

const openEnded = (walk: Walk, open: TypedSpan['open']) =>
  open.hour === 24
    ? reject('opening-at-24', {})
    : reject('end-missing', { start: clockOf(open) }, undefined, textExtent(walk))

const textExtent = (walk: Walk): Extent => {
  const times = walk.tokens.filter(({ kind }) => kind === 'time' || kind === 'late')
  return [times[0]?.span[0] ?? 0, times.at(-1)?.span[1] ?? walk.text.length]
}

function readUntil(walk: Walk): Refusal {
  const end = walk.tokens[walk.index + 1]
  return end?.kind === 'time'
    ? reject(
        'start-missing',
        { end: clockOf(end.time).replace(/^00:00$/, '24:00') },
        undefined,
        end.span,
      )
    : refuseSpan(walk, walk.index)
}

/** Explain times that cannot be read, with the marks on the times of this group. */
function refuseSpan(walk: Walk, begin: number): Refusal {
  const rest = walk.tokens.slice(begin)
  const end = rest.findIndex((token) => isSeparator(token) || namesDays(token))
  const own = end < 0 ? rest : rest.slice(0, end)
  const at: Extent = [own[0]?.span[0] ?? 0, own.at(-1)?.span[1] ?? walk.text.length]
  const wrong = own.find(({ kind }) => kind === 'no-time')
  return wrong
    ? reject('time-unreadable', { typed: wrong.text }, undefined, at)
    : reject('times-unreadable', { typed: walk.text.slice(...at) }, undefined, at)
}

const always: TypedSpan['open'] = { hour: 0, minute: 0, isExact: true, digits: [0, 0] }
const endOfDay = { ...always, hour: 24 }

/** Tokens that begin another kind of statement, and its message. */
function refuseOther({ text, tokens, index }: Walk, place: HoursPlace): Refusal | undefined {
  const token = tokens[index]
  const typed = text.trim()
  if (token?.kind === 'season') return reject('season-in-week', { typed })
  const isFirst = !tokens.slice(0, index).some(({ kind }) => kind === 'time')
  if (token?.kind === 'kitchen' || token?.kind === 'lunch')
    return place === 'service' && isFirst
      ? undefined
      : reject('kitchen-in-hours', { field: token.kind, typed })
  return undefined
}

/** Read the groups of a line in their order. */
function readGroups(walk: Walk, place: HoursPlace): Group[] | Refusal {
  const groups: Group[] = []
  /** Group that may still get days, times or the word for closed. */
  let group: Group | undefined
  const begin = (token: HoursToken): Group => {
    group = { spans: [], isClosed: false, at: [...token.span] }
    groups.push(group)
    return group
  }
  while (walk.index < walk.tokens.length) {
    const token = walk.tokens[walk.index]
    if (!token) break
    const other = refuseOther(walk, place)
    if (other) return other
    if (namesDays(token) || token.kind === 'except' || token.kind === 'others') {
      const found = token.kind === 'others' ? othersThan(groups) : readDays(walk)
      if (token.kind === 'others') walk.index++
      if (isRefusal(found)) return found
      if (token.kind === 'except') {
        const spoken = group as Group | undefined
        if (found.length === 0) return unknownDay(token.text, languages, token.span)
        if (spoken && spoken.spans.length > 0) {
          spoken.days = (spoken.days ?? [...days]).filter((day) => found.includes(day))
          continue
        }
      }
      const pending = group as Group | undefined
      const next = walk.tokens[walk.index]
      const isLast =
        next === undefined ||
        (isSeparator(next) &&
          !namesDays(walk.tokens[walk.index + 1]) &&
          groups.length === 1 &&
          walk.tokens[walk.index + 1]?.kind === 'time')
      if (pending?.isClosed && !pending.days && pending.spans.length === 0) pending.days = found
      else if (pending && !pending.days && pending.spans.length > 0 && isLast) pending.days = found
      else begin(token).days = found
    } else if (token.kind === 'closed') {
      const pending = group as Group | undefined
      const isOpen = pending !== undefined && !pending.isClosed && pending.spans.length === 0
      ;(isOpen ? pending : begin(token)).isClosed = true
      walk.index++
    } else if (token.kind === 'always') {
      const pending = group as Group | undefined
      const isOpen = pending !== undefined && !pending.isClosed && pending.spans.length === 0
      const own = isOpen ? pending : begin(token)
      own.spans.push({ open: always, close: endOfDay, at: token.span })
      if (groups.length === 1 && !walk.tokens.some(namesDays)) own.days = [...days]
      walk.index++
    } else if (
      token.kind === 'time' ||
      token.kind === 'from' ||
      token.kind === 'to' ||
      token.kind === 'no-time' ||
      token.kind === 'late'
    ) {
      const pending = group as Group | undefined
      const own = pending && !pending.isClosed ? pending : begin(token)
      const span = readSpan(walk)
      if (isRefusal(span)) return span
      own.spans.push(span)
      own.at[1] = span.at[1]
    } else if (token.kind === 'unknown') return refuseWord(walk, token)
    else walk.index++
  }
  return groups
}

const othersThan = (groups: readonly Group[]) =>
  days.filter((day) => !groups.some((group) => group.days?.includes(day)))

/** Explain a word that is neither a day nor anything else in hours. */
function refuseWord(walk: Walk, token: HoursToken): Refusal {
  const isHours = walk.tokens.some((one) => one.kind === 'time' || namesDays(one))
  const found = walk.dayOf(token)
  if (!isHours) return reject('days-without-times', { typed: walk.text })
  return isRefusal(found) ? found : reject('days-unreadable', { typed: walk.text.trim() })
}

const withSpans = (walk: Walk, group: Group): HoursLine | Refusal => {
  const spans = group.isClosed ? [] : readSpans(walk.text, group.spans, walk.language)
  return isRefusal(spans) ? spans : { ...(group.days && { days: group.days }), spans }
}

/** Read a line of hours: one or several groups of days with times, or times only. */
export function parseHours(
  text: string,
  context: NotationContext | undefined,
  place: HoursPlace,
): HoursLine | Refusal {
  const walk = startWalk(text, context)
  const groups = readGroups(walk, place)
  if (isRefusal(groups)) return groups
  const silent = groups.find(
    ({ spans, isClosed, days }) => spans.length === 0 && (!isClosed || !days),
  )
  const isClosedOnly = groups.length === 1 && groups[0]?.isClosed === true && !groups[0].days
  if (groups.length === 0 || (silent && !isClosedOnly))
    return reject('days-without-times', {
      typed: silent && groups.length > 1 ? text.slice(...silent.at) : text,
    })
  const isDaily =
    groups.some(({ days }) => !days) && groups.every((one) => !one.days || one.isClosed)
  const lines: HoursLine[] = []
  for (const group of groups) {
    // `13–22 Uhr, Mo Ruhetag` is every other day.
    const isBare = isDaily && groups.length > 1 && !group.days
    const line = withSpans(walk, isBare ? { ...group, days: othersThan(groups) } : group)
    if (isRefusal(line)) return line
    if (!line.days && groups.length > 1)
      return reject('times-without-days', { typed: text.slice(...group.at) }, undefined, group.at)
    lines.push(line)
  }
  return combine(lines)
}

const combine = ([first, ...also]: readonly HoursLine[]): HoursLine | Refusal =>
  first ? { ...first, ...(also.length > 0 && { also }) } : reject('times-missing', { typed: '' })

/** Read a list of days: `Po–Čt`, `So, Ne`, `denně`. */
export function parseDays(text: string, context: NotationContext | undefined): Day[] | Refusal {
  const walk = startWalk(text, context)
  const found = readDays(walk)
  if (isRefusal(found)) return found
  if (!walk.tokens.some(({ kind }) => kind !== 'comma' && kind !== 'dash'))
    return reject('days-missing', { typed: text })
  const [next] = walk.tokens.slice(walk.index)
  if (next) {
    // In `St–Xy` the word is wrong, not the dash before it.
    const rest = walk.tokens.slice(walk.index).find((one) => !isSeparator(one) && !isTo(one))
    const wrong = walk.dayOf(rest ?? next)
    return isRefusal(wrong) ? wrong : reject('days-unreadable', { typed: text })
  }
  return found.length > 0 ? found : reject('days-missing', { typed: text })
}

/** Read exactly one span without days. */
export function parseSpan(text: string, context: NotationContext | undefined): Span | Refusal {
  const walk = startWalk(text, context)
  const typed = readSpan(walk)
  if (isRefusal(typed)) return typed
  if (walk.index < walk.tokens.length) return reject('times-unreadable', { typed: text })
  const spans = readSpans(text, [typed], walk.language)
  return isRefusal(spans) ? spans : (spans[0] ?? reject('times-unreadable', { typed: text }))
}

/** Spans of a line that can be read, with the place of each. */
export function placedSpans(
  text: string,
  context: NotationContext | undefined,
): { at: Extent; span: Span }[] {
  const walk = startWalk(text, context)
  const groups = readGroups(walk, 'service')
  if (isRefusal(groups)) return []
  return groups.flatMap((group) => {
    const spans = readSpans(text, group.spans, walk.language)
    return isRefusal(spans)
      ? []
      : spans.map((span, index) => ({ at: group.spans[index]?.at ?? [0, 0], span }))
  })
}
