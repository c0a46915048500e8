// What is on in many places: the data, the pages and their Markdown twins must name the same events
// at the same times for the same money.

import type { VerifyWords } from '../messages/catalogue.ts'
import { en } from '../messages/en.ts'
import { dayNames } from '../model/calendar.ts'
import { amountOf, type Price } from '../model/currencies.ts'
import type { Language } from '../model/languages.ts'
import type { Day, Text } from '../model/site.ts'
import { compare, documentIn, languagesNamed, linesOf, plain, spaced, writes } from './rendered.ts'
import type { Read } from './resource.ts'
import type { Verdict } from './verdict.ts'

type Event = {
  id: string
  title: Text
  start: string
  end: string | null
  from?: string
  to?: string
  weekly?: { days?: Day[]; from?: string; until?: string; except_dates?: string[] }
  prices: (Price & { label?: Text })[] | null
}

type Found = VerifyWords['found']

/** More than any house has; a stranger's site may claim anything. */
const most = 1000

/** One verdict for each page and twin; none when the site publishes no such data. */
export function judgeEvents(reads: readonly Read[], words: VerifyWords = en.verify): Verdict[] {
  const { found } = words
  const data = documentIn(reads, eventsIn)
  if (!data) return []
  const events = data.events.slice(0, most)
  return compare(
    reads,
    {
      promise: 'events',
      same: found.sameEvents(events.length),
      asData: found.sameEventsAsData(events.length),
      languages: data.languages,
      page: (text, lang) => differencesOfPage(text, events, lang, found),
      twin: (text, lang) => differencesOfTwin(text, events, lang, found),
    },
    words,
  )
}

function eventsIn({ languages: named, events }: { [member: string]: unknown }) {
  const languages = languagesNamed(named)
  const isList = (list: unknown): list is Event[] =>
    Array.isArray(list) && list.every((event) => isEvent(event, languages))
  return isList(events) ? { languages, events } : undefined
}

const isEvent = (event: Partial<Event> | null, spoken: readonly Language[]): boolean =>
  typeof event?.id === 'string' &&
  spoken.every((lang) => typeof (event.title as Partial<Text> | undefined)?.[lang] === 'string') &&
  typeof event.start === 'string' &&
  (event.end === null || typeof event.end === 'string') &&
  [event.from, event.to, event.weekly?.from, event.weekly?.until].every(
    (date) => date === undefined || typeof date === 'string',
  ) &&
  [event.weekly?.days ?? [], event.weekly?.except_dates ?? []].every(Array.isArray) &&
  (event.prices === null ||
    (Array.isArray(event.prices) &&
      event.prices.every(
        (price: object | null) => typeof (price && amountOf(price))?.amount === 'number',
      )))

/** Each event has its id on the page; what stands up to the next id is about it. */
function differencesOfPage(
  page: string,
  events: readonly Event[],
  lang: Language,
  found: Found,
): string[] {
  const shown = new Map(
    page
      .split(' id="')
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf('"')), plain(part.slice(part.indexOf('>') + 1))]),
  )
  const known = new Set(events.map(({ id }) => `event_${id}`))
  return [
    ...events.flatMap((event) => differences(event, shown.get(`event_${event.id}`), lang, found)),
    ...[...shown.keys()]
      .filter((id) => id.startsWith('event_') && !known.has(id))
      .map((id) => found.notInData(id.slice(6))),
  ]
}

/** An event of a twin is a line that begins with its title. */
function differencesOfTwin(
  twin: string,
  events: readonly Event[],
  lang: Language,
  found: Found,
): string[] {
  const lines = linesOf(twin)
  return events.flatMap((event) => {
    const own = lines.filter((line) => line.startsWith(`- ${spaced(event.title[lang])}:`))
    const [first, ...others] = (own.length > 0 ? own : [undefined])
      .slice(0, 50)
      .map((line) => differences(event, line, lang, found))
    return others.reduce((best, one) => (one.length < best.length ? one : best), first ?? [])
  })
}

const dated = (date: string) => {
  const [year = '', , day = ''] = date.split('-')
  return new RegExp(`(?<!\\d)${Number(day)}(?!\\d).*(?<!\\d)${year}(?!\\d)`)
}

const stemOf = (day: Day, lang: Language) => dayNames[lang][day].slice(0, -1)

/** What a text about an event does not say that the data say. */
function differences(
  event: Event,
  text: string | undefined,
  lang: Language,
  found: Found,
): string[] {
  const { id, title, start, end, from, to, weekly = {}, prices } = event
  if (text === undefined) return [found.missing(id)]
  const dates = [from, to, weekly.from, weekly.until, ...(weekly.except_dates ?? [])]
  const behind = text.slice(text.indexOf(spaced(title[lang])) + spaced(title[lang]).length)
  return [
    ...(text.includes(spaced(title[lang])) ? [] : [found.otherwiseCalled(id, spaced(title[lang]))]),
    ...dates
      .filter((date) => date !== undefined)
      .filter((date) => !dated(date).test(text))
      .map((date) => found.otherDate(id, date)),
    // Each day has its name in some case: `středa`, `každou středu`.
    ...(weekly.days ?? [])
      .filter((day) => weekly.days?.length !== 7 && !behind.includes(stemOf(day, lang)))
      .map((day) => found.otherDate(id, dayNames[lang][day])),
    ...(prices ?? [])
      .flatMap(({ label }) => (label ? spaced(label[lang]) : []))
      .filter((label) => !behind.includes(label))
      .map((label) => found.within(id, found.missing(label))),
    ...[start, end].flatMap((time) =>
      time === null || text.includes(time) ? [] : [found.otherTime(id, time)],
    ),
    ...(prices ?? [])
      .map((price) => amountOf(price)?.amount)
      .filter((amount) => amount !== undefined)
      .filter((amount) => amount > 0 && !writes(text, amount))
      .map((amount) => found.otherPrice(id, amount)),
  ]
}
