// The lunch week as words in one language.

import type { Language } from '../../../src/model/languages.ts'
import type { Lunch, Site } from '../../../src/model/site.ts'
import { isIncluded, listSoups } from '../facts/lunch.ts'
import * as format from '../format.ts'
import { words } from '../words/words.ts'

/** Return the sentence that a soup is included in the price of a main course. */
export function soupIncluded(
  { soup_included, days: served }: Lunch,
  lang: Language,
): string | undefined {
  const { soupOfChoice, soupOfDay } = words[lang].menu
  const most = Math.max(...served.map((day) => listSoups(day).filter(isIncluded).length))
  if (!soup_included || most < 1) return undefined
  return most > 1 ? soupOfChoice : soupOfDay
}

/** Return the sentence that all of several weeks have, which is printed once above them. */
export function soupIncludedInAll([first, ...others]: readonly Lunch[], lang: Language) {
  const sentence = first && soupIncluded(first, lang)
  const isShared = others.every((week) => soupIncluded(week, lang) === sentence)
  return others.length > 0 && isShared ? sentence : undefined
}

/** Return the first and the last date with dishes. */
export function lunchWeek(
  { days: served }: Lunch,
  lang: Language,
  site: Pick<Site, 'pub'>,
): string | undefined {
  const [first] = served
  const last = served.at(-1)
  if (!first || !last) return undefined
  if (first === last) return format.longDate(first.date, lang, site)
  const week = { from: first.date, to: last.date }
  return words[lang].menu.lunchWeek(format.dateRange(week, lang, site))
}
