// When the pub is open, as words in one language. The pages and their Markdown twins both render
// what this folder says, so that neither can say less than the other.

import { toMinutes, weekday } from '../../../src/model/calendar.ts'
import type { Language } from '../../../src/model/languages.ts'
import {
  type Day,
  days,
  type Hours,
  type HoursException,
  type Site,
  type Span,
  type WeeklyHours,
} from '../../../src/model/site.ts'
import * as format from '../format.ts'
import { words } from '../words/words.ts'

export type DayRow = { day: Day; name: string; bar: string; kitchen: string; lunch: string }

/** Seven rows, Monday first. */
export function weekRows({ bar, kitchen, lunch }: Hours, lang: Language): DayRow[] {
  const cell = (week: WeeklyHours, day: Day, empty: string) =>
    format.spans(week.filter((row) => row.days.includes(day))) || empty
  return days.map((day) => ({
    day,
    name: words[lang].format.days[day],
    bar: cell(bar, day, words[lang].hours.closed),
    kitchen: cell(kitchen, day, words[lang].hours.none),
    lunch: cell(lunch, day, words[lang].hours.none),
  }))
}

/** Neighbouring days on which everything is the same share a row: four rows say a whole week. */
export function weekGroups(hours: Hours, lang: Language): DayRow[] {
  const groups: { days: Day[]; row: DayRow }[] = []
  for (const row of weekRows(hours, lang)) {
    const last = groups.at(-1)
    const same =
      last &&
      [row.bar, row.kitchen, row.lunch].join() ===
        [last.row.bar, last.row.kitchen, last.row.lunch].join()
    if (same) last.days.push(row.day)
    else groups.push({ days: [row.day], row })
  }
  return groups.map(({ days: names, row }) => ({
    ...row,
    name: format.dayNames(names, lang, days),
  }))
}

/** `Po–Čt 11:00–23:00`, `Pá 11:00–01:00`, ...: the hours of the pub as on the sign at its door. */
export function weekInShort({ bar }: Hours, lang: Language): { days: string; hours: string }[] {
  const groups: { days: Day[]; hours: string }[] = []
  for (const day of days) {
    const hours =
      format.spans(bar.filter((row) => row.days.includes(day))) || words[lang].hours.closed
    const last = groups.at(-1)
    if (last?.hours === hours) last.days.push(day)
    else groups.push({ days: [day], hours })
  }
  return groups.map(({ days: names, hours }) => ({
    days: format.shortDays(names, lang, days),
    hours,
  }))
}

const wraps = (span: Span) => toMinutes(span)[1] >= 24 * 60

/** The rule for closing times past midnight, with an example of this week; none where none occurs. */
export function pastMidnight({ bar, exceptions }: Hours, lang: Language): string | undefined {
  const row = [
    ...bar,
    ...exceptions.flatMap(({ from, hours }) =>
      (hours?.bar ?? []).map((span) => ({ ...span, days: [weekday(from)] })),
    ),
  ].find((span) => wraps(span) && span.close !== '00:00')
  const day = row?.days[0]
  if (!row || day === undefined) return undefined
  const next = days[(days.indexOf(day) + 1) % 7] as Day
  const { days: names, onDay } = words[lang].format
  return words[lang].hours.pastMidnight(names[day], format.span(row), onDay[next], row.close)
}

/** Exceptions that were not over when the owner last looked: the site has no other clock. */
export const comingExceptions = ({ hours, updated }: Site): HoursException[] =>
  hours.exceptions.filter(({ to }) => to >= updated)

/** `čtvrtek 24. prosince 2026 – ...`, and what holds then. */
export function exceptionFacts({ from, to, reason, hours }: HoursException, lang: Language) {
  const first = format.longDate(from, lang)
  return {
    dates: from === to ? first : `${first} – ${format.longDate(to, lang)}`,
    reason: reason[lang],
    hours: hours
      ? words[lang].hours.exception(
          format.spans(hours.bar),
          hours.kitchen ? format.spans(hours.kitchen) : words[lang].hours.none,
          hours.lunch ? format.spans(hours.lunch) : words[lang].hours.none,
        )
      : words[lang].hours.closed,
  }
}
