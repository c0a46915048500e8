// An event that was typed on one line: `každý čtvrtek od 19:00 kvíz`, `Krampusrummel 5.12. 17–21h`.

import { isReadable } from './date.ts'
import { admission, eventTime } from './event.ts'
import { findPart, trimSigns } from './exception-line.ts'
import { anyMonthNumber } from './months.ts'
import type { NotationContext, RegionalContext } from './notation.ts'
import { isRepeating, recurrence } from './recurrence.ts'

/** Fields of an event as typed. */
type EventLine = {
  date?: string
  day?: string
  from?: string
  except?: string
  time: string
  title: string
  description?: string
  price?: string
  age?: string
}

/** Words that days and times may have, but that belong to a title: `8pm open mic`. */
const ofTitle = /(?<!\p{L})(?:open|offen|late|close)(?!\p{L})|\s(?:till|until|bis|do)$/iu

/** A time alone is the number of a day or of a quiz. */
const isTime = (part: string) =>
  !ofTitle.test(part) &&
  !/^nights?\b|\bnights?$/i.test(part) &&
  /[:.]\d\d|\d ?\p{L}|^\p{L}|[-–]/u.test(part) &&
  /\d|noon|poled|polud|mittag/iu.test(part) &&
  eventTime.read(part) !== undefined

/** Dates behind the days of an event. */
const trailingDates = [
  ['except', /[\s,;(–-]+(?:okrem|kromě|mimo|vyjma|except|but not|not on|außer|ausser)\s+/giu],
  [
    'from',
    /[\s,;(–-]+(?:(?:nächster|erster) Termin|nächstes Mal|příště|první|další termín|najbližšie|prvý|next|first|začínáme|začíname|start(?:s|ing)?|od|ab|from|since)(?: one)?[:\s]+/giu,
  ],
] as const

/** Read the fields of a line, or undefined if it has more than a date or days, a time and a title. */
export function readEventLine(text: string, context: RegionalContext): EventLine | undefined {
  if (text.length > 100) return undefined
  const isDate = isReadable(context)
  const fields: Partial<EventLine> = {}
  const more: Partial<EventLine> = {}
  let rest = text.replace(openEnd, (words) => {
    more.description = trimSigns(words)
    return ' '
  })
  for (const [field, words] of trailingDates)
    for (const { 0: word, index } of rest.matchAll(words)) {
      const dates = trimSigns(rest.slice(index + word.length))
      if (!isDate(dates)) continue
      fields[field] = dates
      rest = rest.slice(0, index)
      break
    }
  const [priced = '', ...behind] = rest.split(entry)
  const price = trimSigns(behind.join(', '))
  const [, age, years] = ofAge.exec(price) ?? []
  if (age && !years) return undefined
  if ((/\d/.test(price) && ofEntry.test(price)) || admission.read(price, context)) {
    rest = priced
    more[age ? 'age' : 'price'] = age ?? price
  }
  const isCounted = (part: string) => recurrence.read(part, context)?.every_weeks !== undefined
  const isDay = (part: string): boolean =>
    (isRepeating(part) || weekly.test(part) || isCounted(part)) &&
    !/ (?:v|ve|vo|o|od|um|ab|at|from|on|am|im|in)$/iu.test(part) &&
    !ofTitle.test(part) &&
    isRule(part, context) &&
    !isLonger(part, context)
  const days = findPart(rest, isDay)
  const when = days ?? findPart(rest, isDate)
  const clock = when && findPart(when.rest.join(' ; '), isTime)
  const title = clock?.rest
    .flatMap((part) => part.split(';').map((one) => trimSigns(one).replace(/\([^)]*$/, '$&)')))
    .filter(Boolean)
  if (!clock || !title?.length || /\d/.test(title.join())) return undefined
  if (days && title.some(isBounded)) return undefined
  if (!days && Object.keys(fields).length > 0) return undefined
  return {
    [days ? 'day' : 'date']: when.date,
    ...fields,
    time: clock.date,
    title: title.join(' – '),
    ...more,
  }
}

const bounds =
  /^(?:v|ve|vo|o|do|od|im|in|bis|ab|until|till|over|on|from|a|und|and)(?:\s|$)|(?<!\p{L})(?:během|přes|mimo|kromě|jen|pouze|počas|cez|okrem|len|während|außer|ausser|nur|during|except|only)\s/u
/** True for words that leave out some of the days: `v prosinci`, `Quiz während des Semesters`. */
const isBounded = (title: string) =>
  bounds.test(title) || title.split(/\s+/).some((word) => anyMonthNumber(word) > 0)

/** Days of every week: `dienstags`, `Fridays`. */
const weekly =
  /(?:tags|wochs|days|pondělky|úterky|středy|čtvrtky|pátky|pondelky|utorky|stredy|štvrtky|piatky|soboty)$/iu
const ofEntry = /^(?:vstup|eintritt|entry|admission|tickets?)/iu
const entry =
  /(?:[,;(]|\s[–-]\s)\s*(?=(?:voln|voľn|bez vstup|zdarma|free|kein|no |vstup|eintritt|entry|admission|tickets?))/iu
/** `vstup od 18 let`; without the word for years it may be a price or a time. */
const ofAge = /^\p{L}+ (?:od|ab|from) (\d+) ?(let|rokov|years?|jahren?)?$/iu
/** Words for an end that is not known yet. */
const openEnd =
  /[\s,;(–-]+(?:(?:until|['’]?till?) (?:late|close)|do posledn\p{L}+ host\p{L}+|do (?:bíl\p{L}+ )?rána|(?:bis (?:zum )?)?(?:open[- ]end|ende offen))(?![\p{L}-])\)?/iu

/** True for `night every Wednesday`, whose first word is of the title. */
function isLonger(part: string, context: NotationContext) {
  const [word = '', ...words] = part.split(' ')
  const rule = (text: string) => JSON.stringify(recurrence.read(text, context))
  const shorter = words.join(' ')
  return (
    !isRepeating(word) && word.length > 3 && isRepeating(shorter) && rule(shorter) === rule(part)
  )
}

/** True for days that repeat, also if the question remains which ones of a month are meant. */
function isRule(part: string, context: NotationContext) {
  const [fault] = recurrence.read(part, context) ? [] : recurrence.explain(part, context)
  return !fault || fault.message.code === 'event-second-of-what'
}
