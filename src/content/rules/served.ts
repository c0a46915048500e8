// The hours of a section against those of the house: breakfast at eight where the door opens at ten.

import { firstLanguage } from '../../model/languages.ts'
import { message } from '../../model/messages/catalogue.ts'
import { inSeason, onDay, type PartOfYear, partsOfYear } from '../../model/opening.ts'
import type { CalendarDate, Day, Hours, Served, Span } from '../../model/site.ts'
import type { Parts } from '../records/parts.ts'
import { below, complain } from '../records/place.ts'
import { isInside } from '../records/week.ts'

export function checkServed({ hours, menu }: Parts, today: CalendarDate) {
  if (!hours) return
  for (const { section, place } of menu) {
    const found = section.served && outside(section.served, hours.hours, today)
    if (!found) continue
    const language = firstLanguage(place.document)
    complain(below(place, 'hours'), message('section-outside-bar', { ...found, language }), {
      other: below(hours.place, hours.seasons.length > 0 ? 'seasons' : 'bar'),
    })
  }
}

type Outside = { day: Day; open: string; close: string; bar: Span[] }

/**
 * Times at which a house that opens on that day is not open. A part of the year in which it stays
 * closed is no contradiction, unless it is closed on that day in every part.
 */
function outside({ season, hours = [] }: Served, of: Hours, today: CalendarDate) {
  const year = { from: '01-01', to: '12-31' }
  const parts = partsOfYear(of, today).filter((part) => areShared(part, season ?? year))
  for (const { days, open, close } of hours)
    for (const day of days) {
      const weeks = parts.map(({ week }) => onDay(week, day).bar)
      const opened = weeks.filter((bar) => bar.length > 0)
      const bar = opened.find((spans) => !isInside({ open, close }, spans))
      if (bar || opened.length === 0) return { day, open, close, bar: bar ?? [] } as Outside
    }
  return undefined
}

const areShared = ({ periods }: PartOfYear, season: NonNullable<Served['season']>) =>
  periods.some((period) => inSeason(period, season.from) || inSeason(season, period.from))
