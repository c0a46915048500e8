// The printed lunch of one week: serving times, exceptions and the allergen legend.

import { allergenKinds } from '../../../src/model/allergens.ts'
import { addDays, weekday } from '../../../src/model/calendar.ts'
import type { Language } from '../../../src/model/languages.ts'
import { hoursOn } from '../../../src/model/opening.ts'
import { type Day, days, type Lunch, type Site } from '../../../src/model/site.ts'
import { listNumbers } from '../facts/allergens.ts'
import { listDayDishes } from '../facts/lunch.ts'
import * as format from '../format.ts'
import { legendRows } from './allergens.ts'
import { exceptionFacts, listExceptions, mergeDays, serviceName } from './hours.ts'
import { soupIncluded } from './lunch.ts'

/**
 * Return the serving times of lunch on days with dishes: `Po–Pá 11:00–14:00`. Empty if not stated.
 */
function lunchTimes({ hours }: Site, { days: served }: Lunch, lang: Language): string[] {
  const times = new Map<Day, string>(
    served.map(({ date }) => [weekday(date), format.spans(hoursOn(hours, date).lunch ?? [], lang)]),
  )
  const stated = days.filter((day) => times.get(day))
  return mergeDays(stated, (day) => times.get(day) ?? '', lang).map(
    ({ days: names, hours: span }) => `${names} ${span}`,
  )
}

/** Return the exceptions of this week, above all closed days. */
function exceptionsIn(site: Site, { days: served }: Lunch, lang: Language) {
  const [first] = served
  if (!first) return []
  const monday = addDays(first.date, -days.indexOf(weekday(first.date)))
  return listExceptions(site)
    .filter(({ from, to }) => from <= addDays(monday, 6) && to >= monday)
    .map((one) => exceptionFacts(site, lang)(one))
}

/** Return the paragraphs above the days. */
export function weekNotes(site: Site, week: Lunch, lang: Language): string[] {
  const times = lunchTimes(site, week, lang)
  return [
    ...(times.length > 0 ? [`${serviceName(site, 'lunch', lang)}: ${times.join(', ')}`] : []),
    ...exceptionsIn(site, week, lang).map(
      ({ dates, reason, hours }) => `${dates}${reason}: ${hours}`,
    ),
    ...[week.note?.[lang], soupIncluded(week, lang)].filter((text) => text !== undefined),
  ]
}

/** Return the legend of the allergens of this week's dishes. */
export function sheetLegend({ days: served }: Lunch, lang: Language) {
  const dishes = served.flatMap(listDayDishes).map(({ dish }) => dish)
  const numbers = new Set(dishes.flatMap((dish) => [...listNumbers(dish), ...(dish.traces ?? [])]))
  const kinds = new Set(
    dishes.flatMap((dish) => [...(dish.allergen_kinds ?? []), ...(dish.trace_kinds ?? [])]),
  )
  return legendRows(
    allergenKinds.filter(({ code }) => kinds.has(code)),
    lang,
  ).filter(({ number }) => numbers.has(number))
}
