// What is told about events.

import { dayNames } from '../../model/calendar.ts'
import type { Day } from '../../model/site.ts'
import type { Own } from '../owner.ts'
import { quote, typedDate } from '../wording.ts'
import {
  either,
  type Messages,
  type Nothing,
  namesOf,
  type Spoken,
  type Typed,
  type UnknownLabels,
  unreadable,
  writeWords,
} from './parts.ts'

/** The first three, and how many more. */
const listed = (dates: readonly string[]) => {
  const more = dates.length > 3 ? ` and ${dates.length - 3} more` : ''
  return dates.slice(0, 3).map(typedDate).join(', ') + more
}

/** More dates than these nobody types. */
export const mostLeftOut = 6

type EventWeekdayOther = Typed & Spoken & { date: string; day: Day }
type EventLeftOut = {
  dates: readonly string[]
  by: 'exception' | 'season' | 'week'
  /** What the event leaves out already. */
  except: string | null
}
type EventOutsideHours = {
  date: string
  start: string
  end: string | null
  bar: readonly { open: string; close: string }[]
}

export const events = {
  'event-without-date': (_: Nothing, own: Own) => ({
    found: 'an event that does not say when it is',
    expected: 'a date, or the day of the week on which it comes',
    mend: `add a line   date: 27. 11. 2026   or, for every week,   day: ${own.fullDay}`,
  }),
  'event-date-and-day': () => ({
    found: 'a date, and a day of the week besides',
    expected: 'a date for what is once, a day for what comes every week',
    mend: 'delete one of the two lines',
  }),
  'event-field-weekly': ({ field }: { field: string }) => ({
    found: `"${field}" beside a date`,
    expected: `${field} only with   day:   , for what comes every week`,
    mend: 'delete the line, or write   day:   in place of the date',
  }),
  'event-date-weekly': ({ typed }: Typed) => ({
    found: `${quote(typed)}, a day of the week, as a date`,
    mend: `write   day: ${typed}   in place of this line if it comes every week, or else its date`,
  }),
  'event-day-dated': ({ typed }: Typed, own: Own) => ({
    found: `${quote(typed)} as a day of every week`,
    mend: `write   date: ${typed}   in place of this line if it is once, or else the day alone, such as ${own.fullDay}`,
  }),
  'event-not-weekly': ({ typed }: Typed) => ({
    found: `${quote(typed)}, which is not every week`,
    expected: 'a day on which it comes every week',
    mend: 'write a block with its own date for each time; if it is every week after all, its day alone, and   except:   with the dates on which it is not',
  }),
  'event-weekday-other': ({ typed, date, day, language }: EventWeekdayOther) => ({
    found: `${quote(typed)}, though ${typedDate(date)} is ${dayNames[language][day]}`,
    expected: 'a date and its own day of the week, or the date alone',
    mend: 'correct the day or the date',
  }),
  'event-night-or-two': ({ from, to }: { from: string; to: string }) => ({
    found: 'two dates with a time past midnight, which may mean one night or two',
    expected: 'for one night the date on which it begins',
    mend: `write   date: ${typedDate(from)}   for one night; for two a block with   date: ${typedDate(from)}   and one with   date: ${typedDate(to)}`,
  }),
  'event-too-long': ({ most }: { most: number }) => ({
    found: `an event of more than ${most} days`,
    mend: 'correct the dates; for what comes every week write   day:   with   from:   and   until:',
  }),
  'event-time-twice': ({ typed }: Typed) => ({
    found: `${quote(typed)}, more than one time`,
    expected: 'when it begins',
    mend: 'write the beginning here and the rest behind   description:   ; what is on twice is two blocks',
  }),
  'event-at-24': () => ({
    found: '24:00 as a beginning',
    mend: 'write 0:00 and the date that begins then',
  }),
  'event-until-before-from': () => ({
    found: 'a last date that is before the first one',
    mend: 'correct one of the two',
  }),
  'event-except-outside': ({ from, to }: { from: string; to: string }) => ({
    found: `${typedDate(from)}${from === to ? '' : ` – ${typedDate(to)}`}, on which it would not be anyway`,
    expected: 'dates on which it would come, were they not left out',
    mend: 'correct the date, or delete it',
  }),
  'event-cancelled-and-sold-out': () => ({ found: 'sold out, and cancelled besides', ...either }),
  'event-twice': () => ({
    found: 'the same event a second time: its title, date and time stand above',
    mend: 'delete one of the two, or correct its time',
  }),
  'event-on-closed-day': ({ dates }: { dates: readonly string[] }) => ({
    found: `an event on a day that is closed: ${listed(dates)}`,
    expected: 'a day on which the house is open',
    mend: 'correct the date, or write the hours of that day into hours.md as an exception; what does not take place gets   cancelled: yes',
  }),
  'event-left-out': ({ dates, by, except }: EventLeftOut) => ({
    found: `a weekly event on days that are closed, on which it is left out: ${listed(dates)}`,
    expected: 'days on which the house is open',
    mend: {
      exception:
        dates.length > mostLeftOut
          ? 'if that is right, say from when to when it comes, with   from:   and   until:   , or else correct the hours'
          : `if that is right, say so:   except: ${[...(except === null ? [] : [except]), ...dates.map(typedDate)].join(', ')}   , or else correct the hours`,
      season:
        'if that is right, say when it comes, as in   season: 1. 9. – 30. 6.   , or else correct the hours',
      week: 'delete that day of the week here, or correct the hours',
    }[by],
  }),
  'event-outside-hours': ({ date, start, end, bar }: EventOutsideHours) => ({
    found: `${end === null ? start : `${start}–${end}`} on ${typedDate(date)}, when the house is open ${bar.map(({ open, close }) => `${open}–${close}`).join(', ')}`,
    expected: 'a time at which the house is open',
    mend: 'correct the time, or the hours; for one date write an exception into hours.md',
  }),
  'event-past': ({ date, today }: { date: string; today: string }) => ({
    found: `an event of ${typedDate(date)}, long over on ${typedDate(today)}`,
    mend: 'write the right year, or delete the event',
  }),
  'event-far': ({ today }: { today: string }) => ({
    found: `an event more than a year after ${typedDate(today)}`,
    mend: 'see that the year is right',
  }),
  'admission-unreadable': unreadable('write a price such as   250   , or 0 where nothing is paid'),
  'admission-without-equals': ({ typed, meant }: Typed & { meant: string }) => ({
    found: `${quote(typed)} without =`,
    mend: `write   ${meant}`,
  }),
  'admission-two-prices': ({ typed }: Typed, own: Own) => ({
    found: `two prices in ${quote(typed)}`,
    mend: `put a semicolon between the prices:   ${own.admissions}`,
  }),
  'admission-bare': ({ typed }: Typed, own: Own) => ({
    found: `${quote(typed)} beside other prices, without a word for whom or how`,
    mend: `write a word before each of them:   ${own.admissions}`,
  }),
  'admission-twice': ({ label }: { label: string }) => ({
    found: `a second price for "${label}"`,
    expected: 'each of them once',
    mend: 'delete one of the two, or correct its word',
  }),
  'admission-too-many': ({ count, most }: { count: number; most: number }) => ({
    found: `${count} prices, and at most ${most} are told`,
    mend: 'keep the most important ones, and link to a page with the others',
  }),
  'admission-voluntary': ({ typed }: Typed) => ({
    found: `${quote(typed)} as a price`,
    mend: 'what guests give as they like is no price: say it behind   description:   and delete this line',
  }),
  'admission-label-unknown': ({ labels, missing, known }: UnknownLabels) => ({
    found: `${labels.length > 1 ? 'prices' : 'a price'} ${labels.map(quote).join(', ')} whose ${namesOf(missing)} is not known`,
    expected: `a word that the site knows (${known.join(', ')} ...), or its ${namesOf(missing)}`,
    mend: writeWords('labels', labels, missing),
  }),
} satisfies Messages
