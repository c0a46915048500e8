// Lunch on the home page's twin, and the twin of the lunch sheet.

import type { Language, Lunch, Site } from '../../../../src/model/site.ts'
import { listDayDishes, lunchWeeks } from '../../facts/lunch.ts'
import { sheetPath, sheetTwinPath } from '../../facts/pages.ts'
import * as format from '../../format.ts'
import { words } from '../../words/words.ts'
import { formatNameAndTown } from '../contact.ts'
import { dishFacts } from '../items.ts'
import { lunchWeek, soupIncluded, soupIncludedInAll } from '../lunch.ts'
import { blocks, heading, inline, list } from '../markdown.ts'
import { sheetLegend, weekNotes } from '../sheet.ts'
import { dish } from './menu.ts'
import { places } from './places.ts'

export function lunch(site: Site, lang: Language): string | false {
  const weeks = lunchWeeks(site)
  if (weeks.length === 0) return false
  const soupNote = soupIncludedInAll(weeks, lang)
  return blocks(
    heading(2, words[lang].menu.lunch),
    soupNote,
    ...weeks.flatMap((week) => [
      // A single day has its date in its own heading.
      week.days.length > 1 && lunchWeek(week, lang, site),
      week.note && inline(week.note[lang]),
      soupNote === undefined && soupIncluded(week, lang),
      ...lunchDays(site, week, lang),
    ]),
  )
}

/** Write the twin of the lunch sheet. */
export function lunchMarkdown(site: Site, lang: Language): string {
  const { lunch: title, noLunch } = words[lang].menu
  const weeks = lunchWeeks(site)
  return blocks(
    heading(1, title),
    places(site, lang, { page: sheetPath, twin: sheetTwinPath, home: true }),
    inline(formatNameAndTown(site, lang)),
    site.pub.notice && inline(site.pub.notice[lang]),
    weeks.length === 0 && noLunch(format.date(site.date, lang, site)),
    ...weeks.flatMap((week) => [
      heading(2, lunchWeek(week, lang, site) ?? title),
      ...weekNotes(site, week, lang).map(inline),
      // A single day has its date in the heading above.
      ...lunchDays(site, week, lang, week.days.length > 1),
    ]),
    weeks.length > 0 && legend(weeks, lang),
  )
}

const lunchDays = (site: Site, week: Lunch, lang: Language, hasDates = true) =>
  week.days.map((day) =>
    blocks(
      hasDates && heading(3, format.longDate(day.date, lang, site)),
      list(
        listDayDishes(day).map(({ dish: served, isSoup }) => {
          const line = dish(dishFacts(site, served, lang), lang)
          return isSoup ? `${words[lang].menu.soup}: ${line}` : line
        }),
      ),
    ),
  )

/** Write the legend of the allergens of all weeks once. */
function legend(weeks: readonly Lunch[], lang: Language): string {
  const rows = weeks.flatMap((week) => sheetLegend(week, lang))
  const lines = rows.map(({ label, value }) => `${label}: ${inline(value)}`)
  return blocks(
    heading(2, words[lang].menu.allergenLegend),
    words[lang].menu.allergenAdvice,
    list([...new Set(lines)]),
  )
}
