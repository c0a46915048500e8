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
  'no-lunch',
  'seldom',
  'except',
  'others',
)

/** A time alone is the number of a day: `1. und 2. Weihnachtstag`. */
const makesHours = isOneOf('closed', 'dash', 'to', 'from', 'always')
const isClosing = isOneOf('closed')
/** Words that are not part of hours, although they are between others that are. */
const isForeign = isOneOf('closed', 'unknown')
const isLimit = isOneOf('from', 'to', 'dash', 'between', 'and')

/** A reason that says by itself that a house is closed, unlike `bank holiday` or `kein Urlaub`. */
const leave =
  /^(?:(?!kein|není|nie)\p{L}+ )?(?:dovolen(?:á|ka)|(?:betriebs)?(?:urlaub|ferien)|annual leave|on holiday)$/iu
const because =
  /^(?:(?:wegen|kvůli|z důvodu|kvôli|pre|z dôvodu|due to|because of|for|aufgrund)\s+(?:an? )?|(?=(?:z|ze|zo|pro)\s))(?=\S)/iu
/** Words that say nothing more about a closed day. */
const wholeDay =
  /(?<!\p{L})(?:cel[ýé] de[nň]|all day|ganztägig|den ganzen tag|výjimečně|mimořádně|výnimočne|mimoriadne|exceptionally|ausnahmsweise)(?!\p{L})/giu
/** Words that make a part of the day or the house, or nothing certain, of what is closed. */
const isUnclear = /\?|otev|otvor|(?<!\p{L})(?:open|offen|geöffnet)/iu

const trimSigns = (text: string) => text.replace(/^[\s,;:.()–-]+|[\s,;:()–-]+$/g, '')

/** What follows a time, but not the year in `31. 12. 26 – 18–24`: `24 hodin`, `20 – 02`, `20:00`. */
const startsTime =
  /^\s*(?:h|uhr|std|stunden)(?:\b|od)|^(?::|\s*[–-]\s*)\d+(?![\d.]|(?::\d\d)?\s*[–-]\s*\d)/iu

/** Find the longest part of a text that consists of dates, with something before or after it. */
export function findDatePart(text: string, isDate: (part: string) => boolean) {
  const words = [...text.matchAll(/\S+/g)]
  for (const { index: start } of words)
    for (const last of words.toReversed()) {
      const date = text.slice(start, last.index + last[0].length).replace(/[\s,;:(–-]+$/, '')
      const rest = [text.slice(0, start), text.slice(start + date.length)]
      const isTime = /\. ?2\d$/.test(date) && startsTime.test(rest[1] ?? '')
      if (last.index < start || isTime || !isDate(date)) continue
      if (rest.some((part) => trimSigns(part) !== '')) return { date, rest }
    }
  return undefined
}

/** True for `(public holiday)`, unlike `(terrace)`. */
const isBracketed = (text: string) =>
  /^\s*\([^()]+\)\s*$/.test(text) && !hoursTokens(text).some(isOneOf('note', 'room', 'meal'))

/** Split a part of the line into words before the hours, the hours, and words after them. */
function splitHours(text: string) {
  const tokens = hoursTokens(text)
  const first = tokens.find(startsHours)
  const last = tokens.findLast(endsHours)
  const own = first && last ? tokens.slice(tokens.indexOf(first), tokens.indexOf(last) + 1) : []
  if (!first || !last || !own.some(makesHours)) return { words: [{ text, isApart: false }], tokens }
  const before = text.slice(0, first.span[0])
  const after = text.slice(last.span[1])
  return {
    words: [
      { text: before, isApart: /[,;:(–-]\s*$/.test(before) },
      { text: after, isApart: /^\s*[,;:(–-]/.test(after) },
    ],
    tokens,
    hours: own.every(isClosing) ? 'closed' : text.slice(first.span[0], last.span[1]).trim(),
    // `zavřeno od 14`, `from 6pm for a private party`
    isMixed: own.some(isForeign) && !own.every(isClosing),
  }
}

/**
 * Read the fields of a line, or undefined if it has more than dates, hours and a reason. Words next
 * to hours are a reason only if a sign or a word such as `wegen` says so: in `svatba 15–22` the
 * house is closed then, and in `terasa zavřena` it is open.
 */
export function readExceptionLine(
  text: string,
  isDate: (part: string) => boolean,
): ExceptionLine | undefined {
  const found = text.length > 100 ? undefined : findDatePart(text, isDate)
  if (!found) return undefined
  const parts = found.rest.map((part) => splitHours(part.replace(wholeDay, ' ')))
  const [hours, more] = parts.flatMap((part) => part.hours ?? [])
  if (more || parts.some(({ tokens, isMixed }) => isMixed || tokens.some(belongsElsewhere)))
    return undefined
  const words = parts
    .flatMap((part) => part.words)
    .map((one) => ({ ...one, isBracketed: isBracketed(one.text), text: trimSigns(one.text) }))
    .filter((one) => hoursTokens(one.text).length > 0)
  // `od Vánoc do 3. 1.` is a half of a range.
  const isNoReason = (one: string) =>
    /\d/.test(one) || isUnclear.test(one) || hoursTokens(one.replace(because, '')).some(isLimit)
  if (words.some((one) => isNoReason(one.text))) return undefined
  const isReason = (one: (typeof words)[number]) =>
    because.test(one.text) ||
    one.isBracketed ||
    (hours === 'closed' && (one.isApart || leave.test(one.text)))
  if (hours && !words.every(isReason)) return undefined
  const reason = words.map((one) => one.text.replace(because, '')).join(', ')
  const isClosed = hours === 'closed' || (!hours && leave.test(reason))
  return {
    date: found.date,
    ...(reason && { reason }),
    ...(isClosed ? { closed: 'yes' } : hours && { bar: hours }),
  }
}
