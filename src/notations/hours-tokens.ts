// Split a line of hours into tokens: times, days, separators and words, each with its place.

import { calendarDate } from '../model/calendar.ts'
import { type Day, days } from '../model/site.ts'
import { normalizeText } from '../model/suggest.ts'
import { dayPatterns, findPhrase, type WordKind } from './hours-words.ts'
import { anyMonthNumber } from './months.ts'
import type { Extent } from './notation.ts'
import {
  asTyped,
  isPlain,
  matchAt,
  spokenTimeAt,
  type TypedTime,
  timeAt,
  withDayPart,
} from './typed-times.ts'
import { alternatives, onlyWords } from './typed-words.ts'

export type HoursToken = { span: Extent; text: string } & (
  | { kind: 'time'; time: TypedTime }
  /** A number that is not a time: `25:00`, `11:60`. */
  | { kind: 'no-time' }
  | { kind: 'day' }
  /** A date: `24. 12.`, `2026-12-24`, or the name of a month. */
  | { kind: 'date' }
  /** A dash, or `to` between two days or times. */
  | { kind: 'dash' }
  | { kind: 'plus' }
  | { kind: 'comma' | 'semicolon' | 'break' }
  /** An unknown word or sign. */
  | { kind: 'unknown' }
  | { kind: WordKind }
)

export const isOneOf =
  (...kinds: HoursToken['kind'][]) =>
  (token: HoursToken | undefined): boolean =>
    token !== undefined && kinds.includes(token.kind)

export const isSeparator = isOneOf('comma', 'semicolon', 'break', 'and')
const isBreak = isOneOf('break', 'semicolon')
export const isTo = isOneOf('dash', 'to', 'last-orders')
export const namesDays = isOneOf('day', 'daily', 'weekdays', 'weekend', 'unsure-days')

const allDays = Object.values(dayPatterns).flat()

/** True if the word names a day in some language. */
export const isDayWord = (typed: string) => {
  const word = plainDay(typed)
  const folded = normalizeText(word)
  return allDays.some((pattern) => pattern.test(word) || pattern.test(folded))
}

export const plainDay = (typed: string) =>
  typed.trim().normalize('NFC').toLowerCase().replace(/\.$/, '')

/** Replace each sign by the usual one that looks like it. Positions stay the same. */
const plainSigns = (text: string) =>
  text
    .replace(/[\u00a0\u2000-\u200a\u202f\t\r]/g, ' ')
    .replace(/[\u2010-\u2015\u2212\u2500~−→-]/g, '–')
    .replace(/[⁰¹²³⁴-⁹：]/g, (sign) => sign.normalize('NFKC'))
    .replace(/(?<=\d)[°º]{2}|(?<=\d[:.])oo(?!\p{L})/giu, '00')
    .replace(/[’‘´`]/g, "'")
    // `15;00` is a slip for `15:00`.
    .replace(/(?<=\d);(?=(?:00|30|45)(?!\d))/g, ':')
    // `po` is Monday only without an hour.
    .replace(/(?<!\p{L})po(?= \d{1,2}\. ?hodin)/giu, 'od')

const wordPattern = /\p{L}[\p{L}']*/uy
const signs = { comma: ',/', semicolon: ';', break: '|·•∙\n', and: '&', dash: '–' } as const

/** Pictures, which separate groups: `🍺 Po–Čt 16–23 🍺 Pá 16–02`. */
const pictures = /(?:\p{So}|\p{Extended_Pictographic}|\u200d|\ufe0f)+/uy

/** Characters that are ignored around days and times. */
const noise = /[\s:.!()[\]"„“”*'=…_>]/

/** Split a line of hours into tokens. Unknown words are tokens too. */
export function hoursTokens(text: string): HoursToken[] {
  const plain = plainSigns(text)
  const tokens: HoursToken[] = []
  let at = 0
  while (at < plain.length) {
    const token = tokenAt(plain, at, tokens.at(-1))
    if (token && token.kind !== 'noise') {
      const kind = isNote(token, plain, tokens) ? 'note' : token.kind
      addToken(tokens, { ...token, kind, text: text.slice(...token.span) } as HoursToken)
    }
    at = token ? token.span[1] : at + 1
  }
  const found = [resolveWord, resolveDo, resolveDash].reduce(
    (all, resolve) => all.map((token, at) => resolve(token, all[at - 1], all[at + 1], all[at + 2])),
    tokens,
  )
  for (const index of found.keys()) {
    resolvePause(found, index)
    resolveBetween(found, index)
  }
  const all = opensOnly(found) ? found.flatMap(withFrom) : found
  return all.flatMap((token, index) => resolveEnd(token, all.slice(0, index), all[index + 1]))
}

/** True if only the last time is a closing one: `daily at 11 (noon on Sundays), closing at 11pm`. */
function opensOnly(tokens: readonly HoursToken[]): boolean {
  const [sign, to, close] = tokens.slice(-3)
  return (
    isSeparator(sign) &&
    to?.kind === 'to' &&
    close?.kind === 'time' &&
    !tokens.slice(0, -3).some(isTo) &&
    tokens.filter(({ kind }) => kind === 'time').length > 2
  )
}

/** Put `from` before each opening time that lacks it. */
const withFrom = (token: HoursToken, index: number, all: readonly HoursToken[]): HoursToken[] => {
  const isStart = token.kind === 'time' && !isOneOf('from', 'to')(all[index - 1])
  return isStart ? [{ ...token, kind: 'from' }, token] : [token]
}

const only = alternatives(onlyWords.only)
const onlyBefore = new RegExp(`(?<!\\p{L})(?:${only}) $`, 'iu')
const onlyAfter = new RegExp(`^ (?:${only})(?!\\p{L})`, 'iu')

/** `bar only` or `jen večer` behind times says more than them. */
function isNote({ kind, span: [start, end] }: Token, text: string, tokens: HoursToken[]): boolean {
  if (!['room', 'am', 'pm'].includes(kind) && !/^bar$/i.test(text.slice(start, end))) return false
  const after = text.slice(end)
  const isOnly =
    onlyBefore.test(text.slice(Math.max(0, start - 20), start)) || onlyAfter.test(after)
  const isAtEnd = /^[^\d,;]*(?:[,;]|$)/.test(after)
  const before = tokens.findLast((one) => !isSeparator(one))
  // `Po–Pá 11–22, So jen výčep 10–24`
  const isRoom = kind !== 'am' && kind !== 'pm' && namesDays(before)
  return isOnly && (isRoom || (isAtEnd && before?.kind === 'time'))
}

/** Words such as `evenings` or `all day` in place of times: `12–3, 6–11, Sunday all day`. */
function resolveWord(token: HoursToken, before?: HoursToken, after?: HoursToken): HoursToken {
  const isLast = namesDays(before) && (!after || isSeparator(after) || namesDays(after))
  // `Po–Čt 11–22, Pá bar do 2`
  if (/^bar$/i.test(token.text) && token.kind === 'except' && !namesDays(after))
    return { ...token, kind: 'room' }
  // `Sonntag Abend keine Küche`
  if (isHalf(token) && isOneOf('closed', 'uncooked')(after)) return { ...token, kind: 'note' }
  return isHalf(token) || (isLast && token.kind === 'through')
    ? { ...token, kind: 'no-time' }
    : token
}

/** Read `between 5 and 11` as a span. */
function resolveBetween(tokens: HoursToken[], at: number) {
  const [word, from, and, to] = tokens.slice(at, at + 4)
  if (word?.kind !== 'between' || and?.kind !== 'and') return
  if (from?.kind === 'time' && to?.kind === 'time') tokens[at + 2] = { ...and, kind: 'to' }
}

/** Put the word for a break before its times: `9–17, 12–13 closed`, `(lunch 12–13 closed)`. */
function resolvePause(tokens: HoursToken[], at: number) {
  const start = tokens[at - 4]?.kind === 'from' ? -5 : -4
  const [label, from, to, until, word, next] = [start, -3, -2, -1, 0, 1].map(
    (by) => tokens[at + by],
  )
  const isPause = isOneOf('closed', 'pause')(word) && !namesDays(next)
  const isSpan = from?.kind === 'time' && isTo(to) && until?.kind === 'time'
  const isLabelled = isSeparator(label) || isOneOf('lunch', 'meal')(label)
  if (!isPause || !isSpan || !isLabelled || !label || !to || !word) return
  if (!isSeparator(label)) tokens[at + start] = { ...label, kind: 'comma' }
  tokens.splice(at, 1)
  tokens.splice(at + start + 1, 0, { ...word, kind: 'pause' })
}

/**
 * Read a time alone as the closing time, in brackets before days and in the night after them:
 * `11–23 (22 on Sundays)`, `11–23, Fri & Sat 1am`.
 */
function resolveEnd(
  token: HoursToken,
  earlier: readonly HoursToken[],
  after?: HoursToken,
): HoursToken[] {
  const before = earlier.at(-1)
  if (token.kind !== 'time') return [token]
  // `until 9 (8 on Sundays)`, `closes 9.30pm, 8pm on Sundays`, but not `10 till 10 (11 on Sundays)`
  const [open, to, end] = [-4, -3, -2].map((at) => earlier.at(at))
  const isUntil = open?.kind !== 'time' && to?.kind === 'to' && end?.kind === 'time'
  if (isUntil && isSeparator(before) && namesDays(after)) return [{ ...token, kind: 'to' }, token]
  if (isPlain(token.time)) return [token]
  const minutes = asTyped(token.time) % (24 * 60)
  const isEnd =
    (before?.text === '(' && namesDays(after) && (minutes < 6 * 60 || minutes >= 20 * 60)) ||
    (namesDays(before) && !isTo(after) && minutes < 6 * 60)
  return isEnd ? [{ ...token, kind: 'to' }, token] : [token]
}

const isNoon = (token: HoursToken | undefined) =>
  token?.kind === 'time' && token.time.hour === 12 && /^\p{L}/u.test(token.text)

const startsDays = isOneOf('day', 'daily', 'weekdays', 'weekend', 'unsure-days', 'others')
const endsGroup: readonly HoursToken['kind'][] = ['time', 'closed', 'late', 'plus']

/** A dash between times and days separates groups: `Tue–Fri 16–23 – Sat 11–23`. */
const resolveDash = (token: HoursToken, before?: HoursToken, after?: HoursToken): HoursToken =>
  token.kind === 'dash' && startsDays(after) && before && endsGroup.includes(before.kind)
    ? { ...token, kind: 'break' }
    : token

const isHalf = (token: HoursToken): token is HoursToken & { kind: 'am' | 'pm' | 'night' } =>
  ['am', 'pm', 'night'].includes(token.kind)

/** Add a token. Noon and midnight are times, alone or after `12`; `8 in the morning` is one time. */
function addToken(tokens: HoursToken[], token: HoursToken) {
  const before = tokens.at(-1)
  // `11:00–22:00, mornings only` contradicts itself.
  const isOdd = token.kind === 'am' && before?.kind === 'time' && before.time.hour > 12
  if (isHalf(token) && before?.kind === 'time' && !isOdd) {
    before.time = withDayPart(before.time, token.kind)
    return
  }
  // `mittags 11:30–14`, and at the beginning of a clause `mittags Di–Fr 11:30–14`
  const sign = tokens.at(-2)
  const isLabel = tokens.length === 1 || (isSeparator(sign) && sign?.text !== '(')
  const isNext = isOneOf('time', 'from')(token) || (isLabel && namesDays(token))
  if (isNext && isNoon(before) && !isOneOf('time', 'from', 'to', 'dash')(sign)) tokens.pop()
  // `večer 6–10`, `abends von 6 bis 10`, `abends Di–Sa 6–10`
  if (token.kind === 'time') {
    const at = tokens.findLastIndex((one) => !isOneOf('from', 'dash')(one) && !namesDays(one))
    const half = tokens[at]
    if (half && isHalf(half)) {
      tokens.splice(at, 1)
      token.time = withDayPart(token.time, half.kind)
    }
  }
  // `do rána 4`
  if (token.kind === 'time' && before?.kind === 'late' && /^rána$/i.test(before.text)) {
    tokens.pop()
    token.time = withDayPart(token.time, 'am')
  }
  // `Gasthaus & Bar Mo–Fr 17–22` and `Pub 11–23, Bar Fr 20–2` name a room, `daily bar Monday` leaves
  // out a day.
  if (/^bar$/i.test(token.text)) {
    const begin = tokens.findLastIndex(token.text === 'Bar' ? isSeparator : isBreak) + 1
    const isExcept = tokens.slice(begin).some((one) => one.kind === 'time' || namesDays(one))
    if (!isExcept) token.kind = 'room'
  }
  if (token.kind !== 'noon' && token.kind !== 'midnight') {
    tokens.push(token)
    return
  }
  const hour = token.kind === 'noon' ? 12 : 24
  const typed = before?.kind === 'time' ? before.time : undefined
  const start = typed && typed.hour % 12 === 0 && typed.minute === 0 ? before : undefined
  if (start) tokens.pop()
  const span: Extent = [start?.span[0] ?? token.span[0], token.span[1]]
  const time = { hour, minute: 0, isExact: true, digits: span }
  tokens.push({ kind: 'time', time, span, text: `${start?.text ?? ''}${token.text}` })
}

/** `do` is "until" in Czech and Slovak, and Thursday in German, where days begin with a capital. */
function resolveDo(
  token: HoursToken,
  before?: HoursToken,
  after?: HoursToken,
  next?: HoursToken,
): HoursToken {
  if (!/^do$/i.test(token.text) || token.kind !== 'to') return token
  // `so, do 10–14` lists days, `so od 11, do 22` does not.
  const isSpan = after?.kind === 'time' && isTo(next)
  const isList = isOneOf('comma', 'and', 'dash')(before) && (after?.kind !== 'time' || isSpan)
  // `DI bis DO 17–23`, but `PO–PÁ 11 DO 22`
  const isInDayList = isTo(before) || before?.kind === 'except' || isSeparator(after)
  const isCapital = token.text === 'DO' && (isInDayList || isSpan)
  const isUntil = after?.kind === 'time' && isOneOf('time', 'day')(before)
  // `17–23 Do, Fr`
  const isLast = before?.kind === 'time' && (!after || isSeparator(after) || isTo(after))
  const mayBeDay = token.text === 'Do' || isList || isCapital || isLast
  return mayBeDay && !isUntil && (isLast || before?.kind !== 'time')
    ? { ...token, kind: 'day' }
    : token
}

type Token = Omit<HoursToken, 'text'> & { time?: TypedTime }

function tokenAt(text: string, at: number, before: HoursToken | undefined): Token | undefined {
  const char = text[at] ?? ''
  if (/\d/.test(char))
    return (
      dateAt(text, at) ?? phraseAt(text, at, before) ?? timeAt(text, at, before?.kind === 'dash')
    )
  if (/\p{L}/u.test(char)) return spokenAt(text, at, before) ?? wordAt(text, at)
  if (char === '+') return { kind: before?.kind === 'time' ? 'plus' : 'and', span: [at, at + 1] }
  // `(Fri until 1)` has times of its own; `(Mon–Fri)` belongs to the times before it.
  if (char === '(' && /^[^)]*(?:\d|noc|night|nacht|noon|pol[eu]d|mittag)/i.test(text.slice(at)))
    return { kind: 'break', span: [at, at + 1] }
  const [picture = ''] = matchAt(pictures, text, at) ?? []
  if (picture !== '') return { kind: 'break', span: [at, at + picture.length] }
  const [kind] = Object.entries(signs).find(([, all]) => all.includes(char)) ?? []
  if (kind) return { kind: kind as keyof typeof signs, span: [at, at + 1] }
  return noise.test(char) ? undefined : { kind: 'unknown', span: [at, at + 1] }
}

const beforeTimes: readonly HoursToken['kind'][] = ['from', 'to', 'dash']

/** Find a phrase or a time in words. After `od`, `druhé` is two o'clock and not every second day. */
function spokenAt(text: string, at: number, before: HoursToken | undefined): Token | undefined {
  const isTime = before !== undefined && beforeTimes.includes(before.kind)
  const time = spokenTimeAt(text, at, isTime)
  return isTime && time ? time : (phraseAt(text, at, before) ?? time)
}

/** Find a known phrase such as `do posledního hosta` or `7 days a week`. */
function phraseAt(text: string, at: number, before: HoursToken | undefined): Token | undefined {
  const words = [...text.slice(at, at + 60).matchAll(/[\p{L}\d/]+|[–.](?=\p{L}|\d)/gu)]
  const found = findPhrase(adjacent(words).map(normalizeText))
  if (!found) return undefined
  // In `11–24 hodin` the number is a time.
  if (/\d/.test(text[at] ?? '') && (before?.kind === 'dash' || before?.kind === 'to'))
    return undefined
  const last = words[found.count - 1]
  return {
    kind: found.kind,
    span: [at, at + (last?.index ?? 0) + (last?.[0].length ?? 1)],
  } as Token
}

/** Words with nothing but a space or a full stop between them, so that a phrase cannot span a comma. */
function adjacent(words: readonly RegExpExecArray[]): string[] {
  const found: string[] = []
  let end = 0
  for (const { 0: word, index, input } of words) {
    if (!/^[ .']{0,2}$/.test(input.slice(end, index))) break
    found.push(word)
    end = index + word.length
  }
  return found
}

function wordAt(text: string, at: number): Token {
  const [word = ''] = matchAt(wordPattern, text, at) ?? []
  const end = at + word.length
  const span: Extent = [at, end]
  if (isDayWord(word)) return { kind: 'day', span }
  if (anyMonthNumber(word) > 0) return { kind: 'date', span }
  return { kind: 'unknown', span }
}

const datePattern = /(?:20\d\d-\d\d-\d\d|(\d{1,2})\.\s?(\d{1,2})\.(?:\s?20\d\d)?)(?!\d)/uy

/** Find a date such as `24.12.`; `10.00.` is a time. */
function dateAt(text: string, at: number): Token | undefined {
  const [typed, day = 1, month = 1] = matchAt(datePattern, text, at) ?? []
  const isDate = typed !== undefined && calendarDate(2024, Number(month), Number(day)) !== undefined
  return isDate ? { kind: 'date', span: [at, at + typed.length] } : undefined
}

/** Days in the order of the week. */
export const inOrder = (some: ReadonlySet<Day>) => days.filter((day) => some.has(day))
