// The lunch week as words in one language.

import type { Language } from '../../../src/model/languages.ts'
import type { Lunch, Site } from '../../../src/model/site.ts'
import { isIncluded, listSoups } from '../facts/lunch.ts'
import * as format from '../format.ts'
import { words } from '../words/words.ts'

/** Return the sentence that a soup is included, unless the owner's note mentions the soup. */
export function soupIncluded(
  { soup_included, days: served, note }: Lunch,
  lang: Language,
): string | undefined {
  const { soup, soupOfChoice, soupOfDay } = words[lang].menu
  const most = Math.max(...served.map((day) => listSoups(day).filter(isIncluded).length))
  if (!soup_included || most < 1) return undefined
  if (most > 1) return soupOfChoice
  return note?.[lang].toLowerCase().includes(soup.toLowerCase().slice(0, 4)) ? undefined : soupOfDay
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
  return words[lang].menu.lunchWeek(
    format.date(first.date, lang, site),
    format.date(last.date, lang, site),
  )
}
