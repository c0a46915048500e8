// The lunches in many places: the data, the pages and their Markdown twins must have the same dishes
// on the same days, in the same order, for the same money, with the same allergens.

import type { VerifyWords } from '../messages/catalogue.ts'
import { en } from '../messages/en.ts'
import type { Language } from '../model/languages.ts'
import type { CalendarDate } from '../model/site.ts'
import { allergenDifferences, type Dish, differences, type Found, isDish } from './dishes.ts'
import {
  compare,
  documentIn,
  entriesIn,
  languagesNamed,
  linesOf,
  plain,
  saysDate,
  sectionOf,
} from './rendered.ts'
import type { Read } from './resource.ts'
import type { Verdict } from './verdict.ts'

type LunchDay = { date: CalendarDate; dishes: Dish[] }
type Piece = { markup: string } | { line: string }

/** More weeks than any house knows. */
const mostDays = 100

/** One verdict for each page and twin; none when the site has no lunch. */
export function judgeLunch(reads: readonly Read[], words: VerifyWords = en.verify): Verdict[] {
  const { found } = words
  const lunch = documentIn(reads, lunchIn)
  if (!lunch) return []
  const days = lunch.days.slice(0, mostDays)
  return compare(
    reads,
    {
      promise: 'lunch',
      same: found.sameLunches(days.length),
      asData: found.sameLunchesAsData(days.length),
      languages: lunch.languages,
      page: (text, lang) => {
        const known = new Set(days.map(({ date }) => date))
        const shown = [...text.matchAll(/ id="lunch_(\d{4}-\d\d-\d\d)"/g)].map((match) => match[1])
        return [
          ...days.flatMap((day) => ofDay(day, onPage(text, day, lang), lang, found)),
          ...shown
            .filter((date) => date !== undefined)
            .filter((date) => !known.has(date))
            .map(found.notInData),
        ]
      },
      twin: (text, lang) => {
        const lines = linesOf(text)
        return days.flatMap((day) => ofDay(day, inTwin(lines, day, lang), lang, found))
      },
    },
    words,
  )
}

function lunchIn(found: { [member: string]: unknown }) {
  const languages = languagesNamed(found['languages'])
  const weeks = [found['lunch'], ...[found['next_lunches'] ?? []].flat()]
    .filter((week) => week !== undefined && week !== null)
    .map((week) => (week as { days?: unknown }).days)
  const days = weeks.flat().map((day) => dayIn(day, languages))
  return days.length > 0 && days.every((day) => day !== undefined) ? { languages, days } : undefined
}

function dayIn(day: unknown, languages: readonly Language[]): LunchDay | undefined {
  const { date, soup, more_soups, mains } = (day ?? {}) as { [member: string]: unknown }
  const dishes = [soup ?? [], more_soups ?? [], mains ?? []].flat() as Dish[]
  return typeof date === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(date) &&
    dishes.every((dish) => isDish(dish, languages, false))
    ? { date, dishes }
    : undefined
}

function onPage(page: string, { date }: LunchDay, lang: Language): Piece[] | undefined {
  const section = sectionOf(page, `lunch_${date}`)
  if (section === undefined || !saysDate(plain(section.split('</h3>', 1)[0] ?? ''), date, lang))
    return undefined
  return entriesIn(section).map((markup) => ({ markup }))
}

/** What stands below the heading with the date. */
function inTwin(lines: readonly string[], { date }: LunchDay, lang: Language): Piece[] | undefined {
  const begins = lines.findIndex((line) => line.startsWith('### ') && saysDate(line, date, lang))
  if (begins < 0) return undefined
  const below = lines.slice(begins + 1)
  const ends = below.findIndex((line) => line.startsWith('#'))
  return below
    .slice(0, ends < 0 ? undefined : ends)
    .filter((line) => line.startsWith('- '))
    .map((line) => ({ line }))
}

function ofDay(
  { date, dishes }: LunchDay,
  said: Piece[] | undefined,
  lang: Language,
  found: Found,
): string[] {
  if (!said) return [found.missing(date)]
  const count = said.length === dishes.length ? [] : [found.dishes(date, said.length)]
  return [
    ...count,
    ...dishes.flatMap((dish, index) => {
      const piece = said[index]
      if (!piece) return []
      const text = 'line' in piece ? piece.line : plain(piece.markup)
      return [
        ...differences(dish, text, lang, found),
        ...allergenDifferences(dish, piece, lang, found),
      ].map((one) => found.within(date, one))
    }),
  ]
}
