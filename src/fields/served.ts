// Times of service: season and hours of a section, and limits of its items.

import { weekday } from '../model/calendar.ts'
import { inSeason } from '../model/opening.ts'
import { isSeldom } from '../model/recurrence.ts'
import type * as site from '../model/site.ts'
import type { ServedLine } from '../notations/served-line.ts'
import { type ContentNode, type Entry, nodeAt, reportError, rootNode } from '../reading/node.ts'
import { present } from '../reading/texts.ts'
import { checkOverlap, isNone, toWeek } from './week.ts'

/** Read the season and hours of a section; undefined if it is always served. */
export function readServed(
  node: ContentNode,
  {
    season,
    hours: lines,
  }: { season: site.Season | undefined; hours: Entry<ServedLine>[] | undefined },
): site.Served | undefined {
  const at = nodeAt(node, 'hours')
  if (isNone(lines)) reportError(at, 'section-never-served')
  const weekly = lines?.filter(({ value }) => !value?.dates)
  const hours = weekly && !isNone(lines) ? toWeek(at, weekly) : undefined
  const special = toDates(lines ?? [])
  if (!season && !hours) return undefined
  return present({ season, hours, special_hours: special.length > 0 ? special : undefined })
}

/** Collect the lines for certain dates, and report dates that occur twice. */
function toDates(lines: readonly Entry<ServedLine>[]): site.TimesOnDates[] {
  const found: (site.TimesOnDates & { node: ContentNode })[] = []
  for (const { value, node } of lines) {
    if (!value?.dates) continue
    const { dates, spans } = value
    checkOverlap(node, spans)
    const overlapping = found.find(({ from, to }) => from <= dates.to && dates.from <= to)
    const typed = String(overlapping?.node.raw)
    if (overlapping)
      reportError({ ...node, other: overlapping.node }, 'section-date-twice', { typed })
    found.push({ ...dates, spans, node })
  }
  return found.map(({ node: _, ...times }) => times).sort((a, b) => a.from.localeCompare(b.from))
}

type Limits = {
  days: site.Recurrence | undefined
  season: site.Season | undefined
  dates: site.CalendarDate[] | undefined
}

export function toAvailability({
  sold_out,
  sold_out_since,
  days,
  season,
  dates,
}: Limits & {
  sold_out: boolean | undefined
  sold_out_since: site.CalendarDate | undefined
}): site.Availability | undefined {
  const availability: site.Availability = {
    ...(sold_out && { status: 'sold_out' as const, ...present({ sold_out_since }) }),
    ...(days && toDays(days)),
    ...present({ season, dates }),
  }
  return Object.keys(availability).length > 0 ? availability : undefined
}

/** The dates of a rule are added when the hours are known. */
const toDays = (rule: site.Recurrence): site.Availability =>
  isSeldom(rule) || rule.from || rule.until
    ? { recurring: { ...rule, dates: [], known_until: '' } }
    : { days: rule.days }

/** Report an item limited to days on which it, or its section, is not served. */
export function checkWithin(node: ContentNode, served: site.Served | undefined, limits: Limits) {
  const { season, dates = [] } = limits
  if (season && !dates.every((date) => inSeason(season, date.slice(5))))
    reportError({ ...nodeAt(node, 'dates'), other: nodeAt(node, 'season') }, 'item-outside-season')
  if (!served) return
  const field = fieldOutside(served, limits)
  if (field === undefined) return
  const top = rootNode(node.document, node.report, node.region)
  const isOfSeason = field === 'season' || (field === 'dates' && served.season !== undefined)
  const related = nodeAt(top, isOfSeason ? 'season' : 'hours')
  reportError({ ...nodeAt(node, field), other: related }, 'item-outside-section', { field })
}

function fieldOutside(served: site.Served, { days, season, dates }: Limits) {
  // Unreadable hours are no reason to reject the days of an item.
  const on = served.hours?.length ? served.hours.flatMap((row) => row.days) : undefined
  if (season && served.season && !isWithin(season, served.season)) return 'season'
  if (days && on && !days.days.some((day) => on.includes(day))) return 'days'
  const isServed = (date: site.CalendarDate) =>
    (!served.season || inSeason(served.season, date.slice(5))) &&
    (!on || on.includes(weekday(date)))
  return dates?.every(isServed) === false ? 'dates' : undefined
}

/** True if every day of `inner` is also a day of `outer`; both may run over New Year. */
const isWithin = (inner: site.Season, outer: site.Season) =>
  daysOfYear.every((day) => !inSeason(inner, day) || inSeason(outer, day))

const daysOfYear: site.MonthDay[] = Array.from({ length: 12 * 31 }, (_, index) =>
  [Math.floor(index / 31) + 1, (index % 31) + 1]
    .map((part) => String(part).padStart(2, '0'))
    .join('-'),
)
