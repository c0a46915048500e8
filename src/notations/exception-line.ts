// An exception that was typed on one line: `24. 12. zavřeno`, `Silvester 11–15 Uhr`, `4.12. geschlossen
// wegen Feier`.

import { hoursTokens, isOneOf, namesDays } from './hours-tokens.ts'

/** Fields of an exception as typed. */
type Services = { kitchen?: string; lunch?: string }
type ExceptionLine = Services & {
  date: string
  closed?: string
  bar?: string
  reason?: string
  /** When the house opens again, in the words of the owner: `back to normal 27th`. */
  reopens?: string
}

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
const isForeign = isOneOf('closed', 'unknown', 'holiday')
const isLimit = isOneOf('from', 'to', 'dash', 'between', 'and')

/** A reason that says by itself that a house is closed, unlike `bank holiday` or `kein Urlaub`. */
const leave =
  /^(?:(?!kein|není|nie)\p{L}+ ){0,3}(?:dovolen(?:á|ka|ku)|dovča|(?:betriebs)?(?:urlaub|ferien)|annual leave|on holiday)$/iu
const because =
  /^(?:(?:wegen|kvůli|z důvodu|kvôli|pre|z dôvodu|due to|because of|for|aufgrund)\s+(?:an? )?|(?=(?:z|ze|zo|pro)\s|tickets? only|nur mit |jen (?:na|s) |len (?:na|s) |by ))(?=\S)/iu
/** Words that say nothing more about a closed day. */
const wholeDay =
  /(?<!\p{L})(?:cel[ýé] de[nň]|all day|ganztägig|den ganzen tag|výjimečně|mimořádně|výnimočne|mimoriadne|exceptionally|ausnahmsweise|pro veřejnost|pre verejnosť|(?:to|for) the public|für die öffentlichkeit)(?!\p{L})/giu
const allDay = /(?<!\p{L})(?:cel[ýé] de[nň]|all day|ganztägig|den ganzen tag)(?!\p{L})/iu
/** Words that make a part of the day or the house, or nothing certain, of what is closed. */
const isUnclear =
  /\?|(?<!\p{L})(?:after|before|around|few|nach|vor|po|před|pred|okolo|kolem|pár|paar)(?!\p{L})|otev|otvor|(?<!\p{L})(?:open|offen|geöffnet)/iu

export const trimSigns = (text: string) => text.replace(/^[\s,;:.()–-]+|[\s,;:()–-]+$/g, '')

/** What follows a time, but not the year in `31. 12. 26 – 18–24`: `24 hodin`, `20 – 02`, `20:00`. */
const startsTime =
  /^\s*(?:h|uhr|std|stunden)(?:\b|od)|^(?::|\s*[–-]\s*)\d+(?![\d.]|(?::\d\d)?\s*[–-]\s*\d)/iu

const mostWords = 20

/** Find the longest part of a text that can be read, with something before or after it. */
export function findPart(text: string, isDate: (part: string) => boolean) {
  const words = [...text.matchAll(/\S+/g)]
  // Each pair of words is tried, and a longer text is not a line from a door.
  if (words.length > mostWords) return undefined
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
  /^\s*\([^()]+\)\s*$/.test(text) &&
  (party.test(text) || !hoursTokens(text).some(isOneOf('note', 'room', 'meal')))

/** Words next to hours, with those in brackets apart. */
const splitWords = (text: string, isApart: boolean) =>
  text.split(/(\([^()]*\))/).map((part) => ({ text: part, isApart }))

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
      ...splitWords(before, /[,;:(–-]\s*$/.test(before)),
      ...splitWords(after, /^\s*[,;:(–-]/.test(after)),
    ],
    tokens,
    hours: own.every(isClosing) ? 'closed' : text.slice(first.span[0], last.span[1]).trim(),
    // `zavřeno od 14`, `from 6pm for a private party`
    isMixed: own.some(isForeign) && !own.every(isClosing),
  }
}

/** A clause that says when the house opens again, or that all is as usual then. */
const reopening =
  /otev[ií]r|otv[ií]r|otvár|(?<!\p{L})(?:opět|zase|znovu|znova|zas|opäť|wieder|back|again|reopen\p{L}*|normálně|normálne|normal|t[eě]šíme s[ae]|freuen uns|as usual|wie (?:immer|üblich))(?!\p{L})/iu

const greeting = /t[eě]šíme s[ae]|freuen uns/iu
const timeOfDay =
  /\d[:.]\d\d(?!\.)|\d ?(?:h|uhr|hod|[ap]m)|(?<!\p{L})(?:od|ab|from|um|at|v|ve|o) \d+(?![\d.])/iu
/** True for `otvíráme v pondělí 4.1.`; with a time of day it states hours of that day. */
const isReopening = (text: string) =>
  reopening.test(text) && /\d/.test(text) && !timeOfDay.test(text)

/**
 * Take the clauses for the kitchen, for lunch and for the time after it out of a line:
 * `11–2 Uhr, Küche bis 22 Uhr`, `Urlaub, ab 7.1. wieder da`.
 */
export function takeClauses(parts: readonly string[]) {
  const clauses: Services & { reopens?: string } = {}
  const takeClause = (clause: string) => {
    const tokens = hoursTokens(clause).filter((one) => !isOneOf('comma', 'semicolon', 'break')(one))
    const [name] = tokens
    const first = tokens.find(startsHours)
    const last = tokens.findLast(endsHours)
    const isService = isOneOf('kitchen', 'lunch', 'uncooked', 'no-lunch')(name)
    if (!/^[,;(]/.test(clause) || !name) return true
    if (isService && !tokens.some(namesDays)) {
      const field = name.kind === 'lunch' || name.kind === 'no-lunch' ? 'lunch' : 'kitchen'
      const hours = first && last && !isClosing(first)
      clauses[field] = hours ? clause.slice(first.span[0], last.span[1]) : 'no'
    } else if (isReopening(clause) && !isClosing(last))
      clauses.reopens = clause.replace(/^[\s,;(]+|[\s)]+$/g, '')
    else return true
    return false
  }
  return {
    rest: parts.map((part) =>
      part
        .split(/(?=[,;(])/)
        .filter(takeClause)
        .join(''),
    ),
    clauses,
  }
}

/** A word before times that adds nothing to them. */
const isNoon = /^(?:mittags|zu mittag|v poledne|na obed|at lunchtime)$/iu

/** Words for guests of a closed house. */
const party =
  /uzavřen\p{L}* společnost|soukrom\p{L}* akc|súkromn\p{L}* akci|uzavret\p{L}* spoločnos|private (?:function|party|event|hire)|geschlossene\p{L}? gesellschaft/iu
/** Words for a part of the house, which may close or be let on its own. */
const part =
  /sal[oó]n|sál|saal|st[uü]b|raum|room|gart|garden|zahrá|záhrad|teras|terras|lounge|patř|poschod|stock|upstairs|keller|cellar|sklep|piv|bowling/iu
/** Words for a house that closes, by the word for the beginning of its hours. */
const closing: { [word: string]: string } = { od: 'zavřeno', ab: 'geschlossen', from: 'closed' }

const isHours = (text: string) => hoursTokens(text).every(isOneOf('from', 'time', 'closed'))

/** Read `zavřeno od 14`, `private function from 6pm`: the house is open as usual until then. */
function closesEarly(text: string): Omit<ExceptionLine, 'date'> | undefined {
  const tokens = hoursTokens(text)
  const at = tokens.findIndex(isOneOf('from'))
  const [from, time, next] = tokens.slice(at)
  const before = from?.text.toLowerCase() ?? ''
  const word = tokens.find(isClosing)?.text ?? (party.test(text) && closing[before])
  const times = tokens.filter(isOneOf('time', 'no-time'))
  if (!word || !closing[before] || time?.kind !== 'time' || times.length > 1) return undefined
  // `zavřeno od 2` may be of the night or of the afternoon.
  const hour = text.slice(...time.span)
  if (/^[1-6](?!\d)(?!.*m)/i.test(hour)) return undefined
  if (isOneOf('to', 'dash', 'date')(next) || tokens.some(isOneOf('day', 'kitchen', 'room')))
    return undefined
  const isBare = tokens.every(isOneOf('from', 'time', 'closed'))
  // `sál zavřený od 18` says nothing of the house.
  const words = text
    .split(/(\([^()]*\))|[,;–-]|(?=\s(?:wegen|kvůli|z důvodu|kvôli|due to|for)\s)/iu)
    .filter((one) => one?.trim())
  const isSure = words.every((one) => isBracketed(one) || because.test(one.trim()) || isHours(one))
  if (part.test(text) || !(isBare || isSure || party.test(text))) return undefined
  return { ...(!isBare && { reason: text }), bar: `${word} ${before} ${hour}` }
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
  const found = text.length > 100 ? undefined : findPart(text, isDate)
  if (!found) return undefined
  const early = closesEarly(found.rest.join(' ').replace(/^[\s,;:]+|[\s,;:]+$/g, ''))
  if (early) return { date: found.date, ...early }
  const { rest, clauses: served } = takeClauses(found.rest)
  const { reopens, ...services } = served
  const parts = rest.map((part) => splitHours(part.replace(wholeDay, ' ')))
  const [hours, more] = parts.flatMap((part) => part.hours ?? [])
  if (more || parts.some(({ tokens, isMixed }) => isMixed || tokens.some(belongsElsewhere)))
    return undefined
  const words = parts
    .flatMap((part) => part.words)
    .map((one) => ({ ...one, isBracketed: isBracketed(one.text), text: trimSigns(one.text) }))
    .filter((one) => !isNoon.test(one.text) && hoursTokens(one.text).length > 0)
  // `od Vánoc do 3. 1.` is a half of a range.
  const isNoReason = (one: string) =>
    /\d/.test(one) ||
    isUnclear.test(one) ||
    (reopening.test(one) && !greeting.test(one)) ||
    hoursTokens(one.replace(because, '')).some(isLimit)
  if (words.some((one) => isNoReason(one.text))) return undefined
  const isReason = (one: (typeof words)[number]) =>
    because.test(one.text) ||
    one.isBracketed ||
    (hours === 'closed' &&
      (one.isApart || leave.test(one.text) || (party.test(one.text) && !part.test(one.text))))
  if (hours && !words.every(isReason)) return undefined
  const own = words.map((one) =>
    one.text
      .replace(because, '')
      .replace(/\s+/g, ' ')
      .replace(/\([^()]*$/, '$&)'),
  )
  const reason = own.join(', ')
  const isParty = (one: string) => party.test(one) && !part.test(one) && allDay.test(text)
  const isLeave = (one: string) => leave.test(one) || isParty(one)
  const isClosed = hours === 'closed' || (!hours && own.some(isLeave))
  if (reopens && !isClosed) return undefined
  return {
    date: found.date,
    ...(reason && { reason }),
    ...(reopens && { reopens }),
    ...(isClosed ? { closed: 'yes' } : hours && { bar: hours, ...services }),
  }
}

/**
 * Read several exceptions on one line: `24.12. zavřeno, 31.12. 11–15`. Each has its date and its
 * hours.
 */
export function readExceptionLines(
  text: string,
  isDate: (part: string) => boolean,
): ExceptionLine[] | undefined {
  const clauses = text.split(/\s*[,;/|]\s+|(?<=\p{L})\.\s+(?=\p{Lu})/u)
  if (text.length > 300 || clauses.length > 12) return undefined
  const found: ExceptionLine[] = []
  let begin = 0
  while (begin < clauses.length) {
    const [end, line] =
      clauses
        .map((_, last) => [last + 1, clauses.slice(begin, last + 1).join(', ')] as const)
        .slice(begin, begin + 4)
        .map(([last, part]) => [last, readExceptionLine(part, isDate)] as const)
        .findLast(([, one]) => one?.closed ?? one?.bar) ?? []
    const last = found.at(-1)
    const rest = clauses.slice(begin).join(', ')
    if (last && isReopening(rest) && !line)
      return [...found.slice(0, -1), { ...last, reopens: rest }]
    if (!line || !end) return undefined
    found.push(line)
    begin = end
  }
  return found
}
