// An exception that was typed on one line: `24. 12. zavřeno`, `Silvester 11–15 Uhr`, `4.12. geschlossen
// wegen Feier`.

import { hoursTokens, isOneOf } from './hours-tokens.ts'

/** Fields of an exception as typed. */
type ExceptionLine = { date: string; closed?: string; bar?: string; reason?: string }

const startsHours = isOneOf('time', 'no-time', 'closed', 'from', 'to', 'always')
const endsHours = isOneOf('time', 'no-time', 'closed', 'late', 'plus', 'always')
/** Words that belong to other fields than those of the bar. */
const belongsElsewhere = isOneOf(
  'date',
  'day',
  'kitchen',
  'lunch',
  'uncooked',
  'seldom',
  'except',
  'others',
)

/** A time alone is the number of a day: `1. und 2. Weihnachtstag`. */
const makesHours = isOneOf('closed', 'dash', 'to', 'from', 'always')
const isLimit = isOneOf('from', 'to', 'dash', 'between', 'and')

/** Reasons for which a house is closed. */
const leave = /dovolen|urlaub|ferien|holiday|vacation|annual leave/i
const because =
  /^(?:wegen|kvůli|z důvodu|kvôli|pre|z dôvodu|due to|because of|for|aufgrund)\s+(?=\S)/iu

const trimSigns = (text: string) => text.replace(/^[\s,;:.()–-]+|[\s,;:()–-]+$/g, '')

/** Find the longest part of a text that consists of dates, with something before or after it. */
export function findDatePart(text: string, isDate: (part: string) => boolean) {
  const words = [...text.matchAll(/\S+/g)]
  for (const { index: start } of words)
    for (const last of words.toReversed()) {
      const date = text.slice(start, last.index + last[0].length).replace(/[\s,;:(–-]+$/, '')
      if (last.index < start || !isDate(date)) continue
      const rest = [text.slice(0, start), text.slice(start + date.length)]
      if (rest.some((part) => trimSigns(part) !== '')) return { date, rest }
    }
  return undefined
}

/** Split a part of the line into words before the hours, the hours, and words after them. */
function splitHours(text: string) {
  const tokens = hoursTokens(text)
  const first = tokens.find(startsHours)
  const last = tokens.findLast(endsHours)
  if (!first || !last) return { words: [text], tokens }
  const [[start], [, end]] = [first.span, last.span]
  const own = tokens.slice(tokens.indexOf(first), tokens.indexOf(last) + 1)
  if (!own.some(makesHours)) return { words: [text], tokens }
  return {
    words: [text.slice(0, start), text.slice(end)],
    tokens,
    hours: own.every(({ kind }) => kind === 'closed') ? 'closed' : text.slice(start, end),
  }
}

/** Read the fields of a line, or undefined if it has more than dates, hours and a reason. */
export function readExceptionLine(
  text: string,
  isDate: (part: string) => boolean,
): ExceptionLine | undefined {
  const found = text.length > 100 ? undefined : findDatePart(text, isDate)
  if (!found) return undefined
  const parts = found.rest.map(splitHours)
  const [hours, more] = parts.flatMap((part) => part.hours ?? [])
  if (more || parts.some(({ tokens }) => tokens.some(belongsElsewhere))) return undefined
  const words = parts
    .flatMap((part) => part.words.map(trimSigns))
    .filter((one) => hoursTokens(one).length > 0)
  // `od Vánoc do 3. 1.` is a half of a range.
  if (words.some((one) => /\d/.test(one) || hoursTokens(one).some(isLimit))) return undefined
  const reason = words
    .map((one) => trimSigns(one).replace(because, ''))
    .filter(Boolean)
    .join(', ')
  const isClosed = hours === 'closed' || (!hours && leave.test(reason))
  return {
    date: found.date,
    ...(reason && { reason }),
    ...(isClosed ? { closed: 'yes' } : hours && { bar: hours.trim() }),
  }
}
