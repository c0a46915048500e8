// Mistakes in times of day, days and dates, in the hours, and in events.

import { dayNames } from '../../model/calendar.ts'
import { englishName } from '../../model/languages.ts'
import type { Day } from '../../model/site.ts'
import type { OwnerExamples } from '../owner.ts'
import { quote, typedDate } from '../wording.ts'
import { notations } from './fields.ts'
import {
  type DayReading,
  either,
  example,
  type Messages,
  type Nothing,
  namesOf,
  type Spoken,
  spansOf,
  type Typed,
  type UnknownLabels,
  unreadable,
  writeWords,
} from './parts.ts'

type Times = { open: string; close: string }
const oneOfBoth = 'correct one of the two'

/** `25:00`, as of a night; `1100` is a time without its colon. */
export const isLateHour = (typed: string) => {
  const hour = Number.parseInt(typed, 10)
  return hour > 24 && hour < 36
}

type TimesOutsideBar = Times & Spoken & { field: string; day: Day; bar: readonly Times[] }

/** The first three, and how many more. */
export const listed = (dates: readonly string[]) => {
  const more = dates.length > 3 ? ` and ${dates.length - 3} more` : ''
  return dates.slice(0, 3).map(typedDate).join(', ') + more
}

/** More dates than these nobody types. */
export const mostLeftOut = 6

/** The line of a weekly event with these dates besides. */
export const withExcept = (except: string | null, dates: readonly string[]) =>
  [...(except === null ? [] : [except]), ...dates.map(typedDate)].join(', ')

type EventWeekdayOther = Typed & Spoken & { date: string; day: Day }
type EventLeftOut = {
  dates: readonly string[]
  by: 'exception' | 'season' | 'week'
  /** What the event leaves out already. */
  except: string | null
}
type EventAtSameTime = Pick<EventLeftOut, 'dates' | 'except'> & { title: string }
type EventOutsideHours = { date: string; start: string; end: string | null; bar: readonly Times[] }

export const times = {
  'time-unreadable': ({ typed }: Typed) => ({
    found: `${quote(typed)} as a time`,
    mend: isLateHour(typed)
      ? 'hours end at 24:00; one past midnight is written   01:00'
      : example('11:30'),
  }),
  'times-unreadable': unreadable('write two times with a dash:   11:00–23:00'),
  'times-missing': ({ typed }: Typed) => ({
    found: `${quote(typed)}, which says no time`,
    mend: example('11:00–23:00'),
  }),
  'end-missing': ({ start }: { start: string }) => ({
    found: `${start} without an end`,
    mend: `write until when, too:   ${start}–...`,
  }),
  'opening-at-24': () => ({
    found: '24:00 as an opening time',
    mend: 'write 0:00 and the day that begins then',
  }),
  'closing-at-opening': ({ time }: { time: string }) => ({
    found: `opening and closing at ${time}`,
    mend: 'write the real closing time; around the clock is 0:00–23:59',
  }),
  'day-unknown': ({ typed, meant }: Typed & { meant: string | null }, own: OwnerExamples) => ({
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
  'days-unreadable': unreadable((_: Typed, own) => `write   ${own.days}`),
  'days-missing': ({ typed }: Typed, own: OwnerExamples) => ({
    found: `${quote(typed)}, which names no day`,
    mend: example(`${own.days}   or   ${own.weekend}`),
  }),
  'days-without-times': ({ typed }: Typed, own: OwnerExamples) => ({
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
  'lunch-day-unreadable': ({ typed }: Typed, own: OwnerExamples) => ({
    found: `${quote(typed)} as a day`,
    mend: `write   ${own.day}   or   ${own.day} 23. 11.   or   ${own.days}   or   ${own.wholeWeek}`,
  }),
  'minutes-unreadable': unreadable(example('5 min')),

  'hours-empty': ({ field }: { field: string }, own: OwnerExamples) => ({
    found: `"${field}" with an empty list`,
    expected: notations(own)['weekly-line'],
    mend: 'write the times, or delete the line',
  }),
  'day-twice': ({ day, language }: { day: Day } & Spoken, own: OwnerExamples) => ({
    found: `hours for ${dayNames[language][day]} a second time`,
    expected: 'each day once',
    mend: `put all times of a day on one line:   ${own.day} 11:00–14:30, 17:00–22:00`,
  }),
  'nights-overlap': ({ day, before, language }: { day: Day; before: Day } & Spoken) => ({
    found: `${dayNames[language][day]} opens before ${dayNames[language][before]} has closed`,
    expected: 'times that do not overlap',
    mend: 'correct the closing time of the day before, or this opening time',
  }),
  'times-overlap': () => ({
    found: 'times that overlap',
    expected: 'times one after the other',
    mend: 'write one time from the first opening to the last closing',
  }),
  'times-outside-bar': ({ field, day, open, close, bar, language }: TimesOutsideBar) => ({
    found: `${field} from ${open} to ${close} on ${dayNames[language][day]}, when the pub is ${bar.length > 0 ? `open ${spansOf(bar)}` : 'closed'}`,
    expected: 'times inside the hours of the bar',
    mend: oneOfBoth,
  }),
  'times-turned': ({ typed }: Typed) => ({
    found: `${quote(typed)}, outside of which the kitchen cooks or lunch is served`,
    expected: 'the opening time first',
    mend: 'put the one in place of the other',
    besides: 'if the two times are swapped',
  }),
  'times-without-days': ({ typed }: Typed, own: OwnerExamples) => ({
    found: `${quote(typed)} without days`,
    mend: `say on which days:   ${own.daily} ${typed.trim()}   or   ${own.days} ${typed.trim()}`,
  }),
  'none-beside-hours': () => ({
    found: 'no, and hours besides',
    expected: 'one of the two',
    mend: 'keep one of the two; a day without times need not be written',
  }),
  'no-or-sunday': () => ({
    found: '"ne", which may mean no or Sunday',
    mend: 'for none write   no   on the line of the field, for Sunday its times:   Ne 12:00–20:00',
  }),
  'bar-none': () => ({
    found: 'a pub that is never open',
    mend: 'write the hours of the months in which it is open, and for the others a season with   closed: yes; who is open only on some dates writes these as exceptions with their hours',
  }),
  'season-without-hours': () => ({
    found: 'a season that says neither closed nor opening hours',
    expected: 'closed, or the hours of a whole week',
    mend: 'add a line   closed: yes   or   bar:   with the hours',
  }),
  'season-overlap': ({ typed }: Typed) => ({
    found: `a season that shares days with another one (${typed.trim()})`,
    expected: 'every day of the year in one season at most',
    mend: 'let this one begin on the day after the other has ended',
  }),
  'week-incomplete': ({ field, usual }: { field: 'kitchen' | 'lunch'; usual: boolean }) => ({
    found: `a ${usual ? 'usual week' : 'season'} that does not say ${field === 'kitchen' ? 'when the kitchen cooks' : 'when the lunch menu is served'}, though other weeks do`,
    expected: 'its hours, or no: nothing is taken over from another week',
    mend: `add a line   ${field}: no   or its hours`,
  }),
  'times-mixed': (_: Nothing, own: OwnerExamples) => ({
    found: 'times for every day beside times for certain days',
    expected: 'one of the two',
    mend: `write the days before each of the times:   ${own.days} 11:00–20:00`,
  }),
  'exception-open-week': () => ({
    found: 'an exception until further notice with a week of its own',
    expected: 'closed: yes, or the same times for every day',
    mend: 'write the new week as your usual hours, or the last day in place of the open end',
  }),
  'exception-day-outside': ({ from, to }: { from: string; to: string }) => ({
    found: 'days that do not occur in the dates of this exception',
    expected:
      from === to
        ? `${typedDate(from)} alone`
        : `days between ${typedDate(from)} and ${typedDate(to)}`,
    mend: 'delete the line, or correct the days or the dates',
  }),
  'exception-twice': ({ reason }: { reason: string }) => ({
    found: `a date that another exception has too (${reason})`,
    expected: 'each date once, or one exception wholly inside a longer one',
    mend: 'let one end before the other begins, or keep one of the two',
  }),
  'exception-without-hours': () => ({
    found: 'an exception that says neither closed nor opening hours',
    expected: 'closed or hours, for each date',
    mend: 'add a line   closed: yes   or   bar: 12:00–22:00',
  }),
  'exception-closed-and-open': () => ({ found: 'closed, and hours besides', ...either }),
  'exception-without-kitchen': () => ({
    found: 'an exception that does not say when the kitchen cooks',
    expected: 'the hours of the kitchen, or no',
    mend: 'add a line   kitchen: 12:00–20:30   or   kitchen: no',
  }),
  'exception-outside-bar': ({ field, bar }: { field: string; bar: readonly Times[] }) => ({
    found: `${field} outside the hours of the bar`,
    expected: `times inside ${spansOf(bar)}`,
    mend: oneOfBoth,
  }),

  'event-without-date': (_: Nothing, own: OwnerExamples) => ({
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
  'event-day-dated': ({ typed }: Typed, own: OwnerExamples) => ({
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
    found: `a weekly event on days on which the house is not open when it begins; it is left out then: ${listed(dates)}`,
    expected: 'days on which the house is open',
    mend: {
      exception:
        dates.length > mostLeftOut
          ? 'if that is right, say from when to when it comes, with   from:   and   until:   , or else correct the hours'
          : `if that is right, say so:   except: ${withExcept(except, dates)}   , or else correct the hours`,
      season:
        'if that is right, say when it comes, as in   season: 1. 9. – 30. 6.   , or else correct the hours',
      week: 'delete that day of the week here, or correct the hours',
    }[by],
  }),
  'event-at-same-time': ({ dates, title, except }: EventAtSameTime) => ({
    found: `a weekly event at the same time as ${quote(title)}: ${listed(dates)}`,
    expected: 'one of the two at a time, unless both take place',
    mend: `if it is not on then, say so:   except: ${withExcept(except, dates)}`,
  }),
  'event-outside-hours': ({ date, start, end, bar }: EventOutsideHours) => ({
    found: `${end === null ? start : `${start}–${end}`} on ${typedDate(date)}, when the house is open ${spansOf(bar)}`,
    expected: 'a time at which the house is open',
    mend: 'correct the time, or the hours; for one date write an exception into hours.md',
  }),
  'event-after-midnight': ({
    date,
    start,
    next,
  }: {
    date: string
    start: string
    next: string
  }) => ({
    found: `${start} on ${typedDate(date)}, in the night that began the day before`,
    expected: 'the day that the calendar has at this time',
    mend: `if the night to ${typedDate(next)} is meant, write one day later`,
  }),
  'event-past': ({ date, today }: { date: string; today: string }) => ({
    found: `an event of ${typedDate(date)}, long over on ${typedDate(today)}`,
    mend: 'write the right year, or delete the event',
  }),
  'event-far': ({ today }: { today: string }) => ({
    found: `an event more than a year after ${typedDate(today)}`,
    mend: 'see that the year is right',
  }),
  'admission-unreadable': unreadable('write the price with digits, or 0 where nothing is paid'),
  'admission-without-equals': ({ typed, meant }: Typed & { meant: string }) => ({
    found: `${quote(typed)} without =`,
    mend: `write   ${meant}`,
  }),
  'admission-two-prices': ({ typed }: Typed) => ({
    found: `two prices in ${quote(typed)}`,
    mend: 'put a semicolon between the prices, and before each a word and an equals sign',
  }),
  'admission-bare': ({ typed }: Typed) => ({
    found: `${quote(typed)} beside other prices, without a word for whom or how`,
    mend: `write before each of them for whom or how it is:   ... = ${typed.trim()}`,
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
