// What is told about times of day, days of the week and dates.

import { englishName } from '../../model/languages.ts'
import type { Own } from '../owner.ts'
import { quote } from '../wording.ts'
import { type DayReading, example, type Messages, type Typed, unreadable } from './parts.ts'

export const times = {
  'time-unreadable': ({ typed }: Typed) => ({
    found: `${quote(typed)} as a time`,
    mend:
      Number.parseInt(typed, 10) > 24
        ? 'hours end at 24:00; one past midnight is written   01:00'
        : example('11:30'),
  }),
  'times-unreadable': unreadable('write two times with a dash:   11:00–23:00'),
  'times-missing': ({ typed }: Typed) => ({
    found: `${quote(typed)}, which says no time`,
    mend: example('11:00–23:00'),
  }),
  'opening-at-24': () => ({
    found: '24:00 as an opening time',
    mend: 'write 0:00 and the day that begins then',
  }),
  'closing-at-opening': ({ time }: { time: string }) => ({
    found: `opening and closing at ${time}`,
    mend: 'write the real closing time; around the clock is 0:00–23:59',
  }),
  'day-unknown': ({ typed, meant }: Typed & { meant: string | null }, own: Own) => ({
    found: `an unknown day ${quote(typed)}`,
    mend:
      meant === null ? example(`${own.days}   or   ${own.weekend}`) : `did you mean "${meant}"?`,
  }),
  'holidays-in-week': ({ typed }: Typed) => ({
    found: `${quote(typed)}: holidays among the days of the week`,
    mend: 'write the days only; a holiday stands below exceptions, with its date and its hours',
  }),
  'day-ambiguous': ({ typed, readings }: Typed & { readings: readonly DayReading[] }) => ({
    found: `${quote(typed)}, which is ${readings.map(({ lang, word }) => `${word} in ${englishName(lang)}`).join(' and ')}`,
    expected: 'a day that is the same in every language of the pub',
    mend: `write   ${readings.map(({ word }) => word).join('   or   ')}`,
  }),
  'days-unreadable': ({ typed }: Typed, own: Own) => ({
    found: quote(typed),
    mend: `write   ${own.days}`,
  }),
  'days-missing': ({ typed }: Typed, own: Own) => ({
    found: `${quote(typed)}, which names no day`,
    mend: example(`${own.days}   or   ${own.weekend}`),
  }),
  'days-without-times': ({ typed }: Typed, own: Own) => ({
    found: `${quote(typed)} without times`,
    mend: example(`${own.fewDays} 11:00–23:00`),
  }),
  'hours-on-one-line': ({ typed, lines }: Typed & { lines: readonly string[] }) => ({
    found: `${quote(typed)}: hours of different days on one line`,
    mend: `write them on lines of their own:   ${lines.map((line) => `- ${line}`).join('   ')}`,
  }),
  'date-unreadable': ({ typed, yearMissing }: Typed & { yearMissing: boolean }) => ({
    found: `${quote(typed)} as a date`,
    mend: yearMissing
      ? 'add the year, such as 24. 12. 2026'
      : 'write day, month and year:   24. 12. 2026',
  }),
  'date-impossible': ({ typed }: Typed) => ({
    found: `${quote(typed)}, which is not in the calendar`,
    mend: 'write a date that exists, such as 24. 12. 2026',
  }),
  'year-impossible': ({ typed, year }: Typed & { year: number }) => ({
    found: `the year ${year} in ${quote(typed)}`,
    mend: 'correct the year, which has to be one from 2000 to 2099',
  }),
  'dates-reversed': ({ typed }: Typed) => ({
    found: `an end before its beginning in ${quote(typed)}`,
    mend: 'write the earlier date first, both with the year',
  }),
  'season-unreadable': ({ typed }: Typed) => ({
    found: `${quote(typed)} as a season`,
    mend: 'write two days without a year, such as 1. 9. – 30. 11.',
  }),
  'season-impossible': ({ typed }: Typed) => ({
    found: `a day that is not in the calendar in ${quote(typed)}`,
    mend: example('1. 11. – 28. 2.'),
  }),
  'lunch-day-unreadable': ({ typed }: Typed, own: Own) => ({
    found: `${quote(typed)} as a day`,
    mend: `write   ${own.day}   or   ${own.day} 23. 11.   or   ${own.days}   or   ${own.wholeWeek}`,
  }),
  'minutes-unreadable': unreadable(example('5 min')),
} satisfies Messages
