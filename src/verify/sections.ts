// What a section says of all its items, in many places: what can be added to each of them, and when
// they are served.

import type { Language } from '../model/languages.ts'
import type { MonthDay, Text } from '../model/site.ts'
import { type Contained, type Extra, type Found, pricesOfExtras, saysPart } from './dishes.ts'
import { languagesIn, placeOfDay, spaced } from './rendered.ts'

export type Section = {
  id: string
  name: Text
  extras?: Extra[]
  served?: { season?: Season; hours?: { open: string; close: string }[] }
}
export type Season = { from: MonthDay; to: MonthDay }

/** Those of a document; none where they are of another shape. */
export function sectionsIn(list: unknown, spoken: readonly Language[]): Section[] {
  const isText = (text: unknown) => spoken.every((lang) => languagesIn(text).includes(lang))
  return (Array.isArray(list) ? (list as (Partial<Section> | null)[]) : []).filter(
    (one): one is Section =>
      typeof one?.id === 'string' &&
      isText(one.name) &&
      (one.extras === undefined ||
        (Array.isArray(one.extras) && one.extras.every((extra) => isText(extra?.name)))) &&
      (one.served?.hours === undefined || Array.isArray(one.served.hours)),
  )
}

/** What the text between the name of a section and its first item says else than the data. */
export function sectionDifferences(
  { id, extras = [], served }: Section,
  text: string | undefined,
  lang: Language,
  found: Found,
): string[] {
  if (text === undefined) return [found.missing(id)]
  const times = new Set(text.match(/\d\d:\d\d–\d\d:\d\d/g))
  const expected = new Set((served?.hours ?? []).map(({ open, close }) => `${open}–${close}`))
  return [
    ...pricesOfExtras(id, extras, text, lang, found),
    ...[...expected].filter((time) => !times.has(time)).map((time) => found.otherTime(id, time)),
    ...[...times]
      .filter((time) => !expected.has(time))
      .map((time) => found.within(id, found.notInData(time))),
    ...seasonDifferences(id, served?.season, text, lang, found),
  ]
}

/** Both days of a season, the first one first; 29 February is said as the 28th. */
export function seasonDifferences(
  called: string,
  season: Season | undefined,
  text: string,
  lang: Language,
  found: Found,
): string[] {
  if (!season) return []
  const [first = -1, last = -1] = [season.from, season.to].map((day) => {
    const place = placeOfDay(text, day === '02-29' ? '02-28' : day, lang)
    return place
  })
  // The first and the last day may be of one name: 1 November to 30 November.
  return first >= 0 && last > first
    ? []
    : [found.within(called, found.missing(found.seasonOf(season.from, season.to)))]
}

/** The same of what is in what can be added. */
export function sectionAllergens(
  { id, extras = [] }: Section,
  text: string | undefined,
  lang: Language,
  found: Found,
): string[] {
  const names = extras.map(({ name }) => spaced(name[lang]))
  const parts: (Contained & { name: Text })[] = extras.filter((one) => one.allergens !== undefined)
  return text === undefined
    ? []
    : parts
        .filter((part) => !saysPart(text, part, names, lang))
        .map((part) => found.allergensOfPart(id, part.name[lang]))
}
