// What is told across lines and fields of the hours.

import { dayNames } from '../../model/calendar.ts'
import type { Day } from '../../model/site.ts'
import type { Own } from '../owner.ts'
import { quote, typedDate } from '../wording.ts'
import { notations } from './notations.ts'
import { either, type Messages, type Nothing, type Spoken, spansOf, type Typed } from './parts.ts'

type Times = { open: string; close: string }
const oneOfBoth = 'correct one of the two'

type TimesOutsideBar = Times & Spoken & { field: string; day: Day; bar: readonly Times[] }

export const hours = {
  'hours-empty': ({ field }: { field: string }, own: Own) => ({
    found: `"${field}" with an empty list`,
    expected: notations(own)['weekly-line'],
    mend: 'write the times, or delete the line',
  }),
  'day-twice': ({ day, language }: { day: Day } & Spoken, own: Own) => ({
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
  'times-without-days': ({ typed }: Typed, own: Own) => ({
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
  'times-mixed': (_: Nothing, own: Own) => ({
    found: 'times for every day beside times for certain days',
    expected: 'one of the two',
    mend: `write the days before each of the times:   ${own.days} 11:00–20:00`,
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
} satisfies Messages
