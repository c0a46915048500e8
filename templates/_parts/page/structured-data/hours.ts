// Opening hours of schema.org.

import type { Language } from '../../../../src/model/languages.ts'
import type { Day, HoursException, Span, WeeklyHours } from '../../../../src/model/site.ts'

const dayNames: Record<Day, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

/** A closing time that is not after the opening one belongs to the next day, as on the page. */
export const weekly = ({ days, open, close }: WeeklyHours[number]) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days.map((day) => dayNames[day]),
  opens: open,
  closes: close,
})

/** Closed all day is written 00:00 to 00:00. */
export function special({ from, to, reason, hours }: HoursException, lang: Language): object[] {
  const spans: Span[] = hours ? hours.bar : [{ open: '00:00', close: '00:00' }]
  return spans.map(({ open, close }) => ({
    '@type': 'OpeningHoursSpecification',
    name: reason[lang],
    validFrom: from,
    validThrough: to,
    opens: open,
    closes: close,
  }))
}
