// Time zone table compared with `Intl`, which knows all zones.

import { expect, test } from 'vitest'
import { countries, countryCodes } from '../../src/model/countries.ts'
import { instant } from '../../src/model/instant.ts'

/** Return a function that formats a moment as local time. */
function formatIn(timeZone: string): (moment: string) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return (moment) => format.format(new Date(moment)).replace(' ', 'T')
}

const day = (index: number) =>
  new Date(Date.UTC(2024, 0, 1) + index * 86_400_000).toISOString().slice(0, 10)

test.each(countryCodes)('a local time in %s is converted to the right moment', (code) => {
  const { timeZone } = countries[code]
  const wallTime = formatIn(timeZone)
  for (let index = 0; index < 5 * 365; index += 1)
    for (const time of ['00:00', '01:59', '03:00', '20:00']) {
      const local = `${day(index)}T${time}`
      // A failing comparison is rare, and thousands of assertions are slow.
      if (wallTime(instant(day(index), time, timeZone)) !== local)
        expect.fail(`${local} is converted to another moment`)
    }
})

test('a local time that occurs twice means the first one, and a skipped one counts as winter time', () => {
  expect(instant('2026-10-25', '02:30', 'Europe/Prague')).toBe('2026-10-25T02:30:00+02:00')
  expect(instant('2026-10-25', '03:00', 'Europe/Prague')).toBe('2026-10-25T03:00:00+01:00')
  expect(instant('2027-03-28', '02:30', 'Europe/Prague')).toBe('2027-03-28T02:30:00+01:00')
  expect(instant('2027-03-28', '03:00', 'Europe/Prague')).toBe('2027-03-28T03:00:00+02:00')
})
