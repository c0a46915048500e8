// Days of the week as owners type them: names, ranges and lists in the languages of the pub.

import { dayNames } from '../model/calendar.ts'
import { defaultLanguages, type Language, languages } from '../model/languages.ts'
import { type Day, days } from '../model/site.ts'
import { editDistance, nearest, normalizeText } from '../model/suggest.ts'
import { refuseElsewhere } from './hours-elsewhere.ts'
import {
  type HoursToken,
  hoursTokens,
  inOrder,
  isOneOf,
  isSeparator,
  isTo,
  namesDays,
  plainDay,
} from './hours-tokens.ts'
import { dayPatterns } from './hours-words.ts'
import {
  type AnyContext,
  type Extent,
  isRefusal,
  type Refusal,
  refusal,
  refuse,
  reject,
} from './notation.ts'

/** Position in the tokens of a line, with its words for days. */
export type Walk = {
  text: string
  tokens: readonly HoursToken[]
  index: number
  /** All lines of the week, in which another one may have a Saturday of its own. */
  lines?: unknown
  /** Typed hours of other services in the same file. */
  services?: unknown
  /** Words for rooms, for meals and for `all day`, which are no longer among the tokens. */
  labels?: readonly HoursToken[]
  dayOf: (token: HoursToken) => Day | Refusal
  language: Language | undefined
}

/** Find the day that a word names in one language. */
function dayIn(word: string, lang: Language): Day | undefined {
  const typed = plainDay(word)
  const find = (text: string) => days[dayPatterns[lang].findIndex((pattern) => pattern.test(text))]
  // `Št` is Thursday in Slovak. Without its accent it would be Wednesday, in Slovak and in Czech.
  return find(typed) ?? (/^štv?$/.test(typed) ? undefined : find(normalizeText(typed)))
}

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
export function readDay(
  text: string,
  candidateLanguages: readonly Language[],
  span?: Extent,
): Day | Refusal {
  const readings = candidateLanguages.flatMap((lang) => {
    const found = dayIn(text, lang)
    return found ? [{ lang, day: found, word: dayNames[lang][found] }] : []
  })
  const [first] = readings
  const second = readings.find((one) => one.day !== first?.day)
  // `So` is Saturday in Czech and Sunday in German. A wrong guess would send guests to a closed
  // door.
  if (first && second)
    return reject(
      'day-ambiguous',
      { typed: text, readings: [first, second], places: [] },
      undefined,
      span,
    )
  return first ? first.day : unknownDay(text, candidateLanguages, span)
}

export const unknownDay = (text: string, candidateLanguages: readonly Language[], span?: Extent) =>
  refusal(() => {
    const meant = dayNear(text, candidateLanguages)
    return refuse('day-unknown', { typed: text, meant: meant ?? null }, meant, span)
  })

/**
 * Suggest the nearest day for a typing error, with the same first letter if two are as near:
 * `Sontag` is Sonntag, and not Montag. `Tursday` is as near to two days, so nothing is suggested.
 */
function dayNear(text: string, candidateLanguages: readonly Language[]): string | undefined {
  // `Fir` for `Fri`
  const swapped = [...text.slice(1)].map(
    (after, at) => text.slice(0, at) + after + text[at] + text.slice(at + 2),
  )
  const isDay = (word: string) => candidateLanguages.some((lang) => dayIn(word, lang))
  const [best, second] = days
    .flatMap(
      (day) =>
        nearest(
          text,
          candidateLanguages.map((lang) => dayNames[lang][day]),
        ) ?? [],
    )
    .map((word) => {
      const [typed, meant] = [normalizeText(text), normalizeText(word)]
      return { word, far: editDistance(typed, meant) + (typed[0] === meant[0] ? 0 : 0.5) }
    })
    .sort((a, b) => a.far - b.far)
  return best?.far === second?.far
    ? (text.length > 2 && swapped.find(isDay)) || undefined
    : best?.word
}

/** Days from one to another, wrapping over Sunday if the second one is earlier in the week. */
function range(from: Day, to: Day): Day[] {
  const week = [...days.slice(days.indexOf(from)), ...days.slice(0, days.indexOf(from))]
  return week.slice(0, week.indexOf(to) + 1)
}

/** True for times, or a word such as `closed`, without days. */
export const isTimesOnly = (text: string) => {
  const tokens = hoursTokens(text)
  return !tokens.some(namesDays) && tokens.some(isOneOf('time', 'closed', 'always'))
}

export function startWalk(text: string, context: AnyContext): Walk {
  // A kitchen without lunch may cook in the evening.
  const tokens = hoursTokens(text).map((token): HoursToken => {
    if (token.kind !== 'no-lunch') return token
    return { ...token, kind: context?.field === 'lunch' ? 'uncooked' : 'note' }
  })
  const own = context?.languages ?? defaultLanguages
  const words = tokens.filter(({ kind }) => kind === 'day').map((token) => token.text)
  const candidateLanguages = likelyLanguages(words, own)
  return {
    text,
    tokens,
    index: 0,
    lines: context?.entries,
    services: context?.services,
    dayOf: (token) => readDay(token.text, candidateLanguages, token.span),
    language: own[0],
  }
}

const wordsForDays: { [kind in HoursToken['kind']]?: readonly Day[] } = {
  daily: days,
  weekdays: days.slice(0, 5),
  weekend: days.slice(5),
}

/** True for a Saturday with hours of its own. `Mo–Sa` has none. */
const isSaturday = (walk: Walk, tokens: readonly HoursToken[], index: number) => {
  const token = tokens[index]
  const isEnd = isTo(tokens[index - 1]) && tokens[index - 2]?.kind === 'day'
  return (
    token?.kind === 'weekend' || (token?.kind === 'day' && !isEnd && walk.dayOf(token) === 'sat')
  )
}

/** Read one day, a range of days, or a word for several days. */
function readDayRange(walk: Walk, token: HoursToken): readonly Day[] | Refusal {
  walk.index++
  const several = wordsForDays[token.kind]
  if (several) return several
  if (token.kind === 'unsure-days') {
    // `werktags (Mo–Fr)`
    const [next] = walk.tokens.slice(walk.index)
    const explained = next?.kind === 'day' ? readDayRange(walk, next) : []
    if (isRefusal(explained) || explained.includes('mon')) return explained
    const all = [...walk.tokens, ...hoursTokens(JSON.stringify(walk.lines ?? ''))]
    return all.some((_, index) => isSaturday(walk, all, index))
      ? days.slice(0, 5)
      : reject('days-unsure', { typed: token.text }, undefined, token.span)
  }
  const from = walk.dayOf(token)
  if (isRefusal(from)) return from
  const end = walk.tokens[walk.index + 1]
  if (!isTo(walk.tokens[walk.index]) || (end?.kind !== 'day' && end?.kind !== 'unknown'))
    return [from]
  const to = walk.dayOf(end)
  if (end.kind === 'unknown')
    return isRefusal(to) && to.findFaults().some(({ suggestion }) => suggestion) ? to : [from]
  walk.index += 2
  if (isRefusal(to)) return to
  const named = range(from, to)
  if (!isTo(walk.tokens[walk.index]) || walk.tokens[walk.index + 1]?.kind !== 'day') return named
  // `Št–Pi–So` lists days, and `Po–Po–Pá` is not a range.
  walk.index--
  const more = readDayRange(walk, end)
  if (isRefusal(more)) return more
  return named.length === 2 && more.length === 2
    ? [from, ...more]
    : reject('days-unreadable', { typed: walk.text.trim() })
}

/** Read days up to the first token that names none: `Mo–Fr & So`, `daily except Monday`. */
export function readDays(walk: Walk): Day[] | Refusal {
  const found = new Set<Day>()
  let isExcept = false
  for (;;) {
    const token = walk.tokens[walk.index]
    const next = walk.tokens[walk.index + 1]
    if (token?.kind === 'except' && namesDays(next)) {
      if (found.size === 0) for (const day of days) found.add(day)
      isExcept = true
      walk.index++
    } else if (token?.kind === 'daily' && isExcept) {
      // `except Monday, daily 11–22` says the same as `daily except Monday`.
      walk.index++
    } else if (token && namesDays(token)) {
      const some = readDayRange(walk, token)
      if (isRefusal(some)) return some
      for (const day of some) isExcept ? found.delete(day) : found.add(day)
    } else if (isSeparator(token) && (namesDays(next) || (next?.kind === 'except' && !isExcept))) {
      walk.index++
    } else return inOrder(found)
  }
}

/** Read a list of days: `Po–Čt`, `So, Ne`, `denně`. */
export function parseDays(text: string, context: AnyContext): Day[] | Refusal {
  const walk = startWalk(text, context)
  const found = refuseElsewhere(walk.tokens, text, 'bar') ?? readDays(walk)
  if (isRefusal(found)) return found
  if (!walk.tokens.some(({ kind }) => kind !== 'comma' && kind !== 'dash'))
    return reject('days-missing', { typed: text })
  const [next] = walk.tokens.slice(walk.index)
  if (next) {
    // In `St–Xy` the unknown word is reported, not the dash before it.
    const rest = walk.tokens.slice(walk.index).find((one) => !isSeparator(one) && !isTo(one))
    const wrong = walk.dayOf(rest ?? next)
    return isRefusal(wrong) ? wrong : reject('days-unreadable', { typed: text })
  }
  return found.length > 0 ? found : reject('days-missing', { typed: text })
}
