// What Google Business Profile and other directories ask for, to copy by hand: facts, hours of a
// usual week, special hours of the coming days, and the menu with its prices.

import { plainSpaces, price, quantity } from '../../../templates/_parts/format.ts'
import type { Catalogue } from '../../messages/catalogue.ts'
import { typedDate } from '../../messages/wording.ts'
import { addDays, dayNames } from '../../model/calendar.ts'
import { firstLanguage, type Language } from '../../model/languages.ts'
import { exceptionOn, hoursOn, hoursOnDay, usualHoursOn } from '../../model/opening.ts'
import { type CalendarDate, type Content, days, type Size, type Span } from '../../model/site.ts'

/** Directories take special hours for about two months ahead. */
const daysAhead = 60

type Words = Catalogue['table']['exported']['profile']

/** Write the profile in the language of the house, for the days from a date on. */
export function writeProfile(content: Content, words: Words, today: CalendarDate): string {
  const lang = firstLanguage(content)
  const { pub, hours, menu } = content
  const { street, postal_code, town } = pub.address
  const formatSpans = (spans: readonly Span[]) =>
    spans.length === 0
      ? words.closed
      : spans.map(({ open, close }) => `${open}–${close === '00:00' ? '24:00' : close}`).join(', ')
  const facts: [label: string, value: string | undefined][] = [
    [words.name, pub.name[lang]],
    [words.kind, pub.kind[lang]],
    [words.address, `${street}, ${postal_code} ${town}`],
    [words.phone, pub.phone],
  ]
  const week = days.map(
    (day) => `  ${dayNames[lang][day]}: ${formatSpans(hoursOnDay(hours, day).bar)}`,
  )
  const special = Array.from({ length: daysAhead }, (_, index) => addDays(today, index)).flatMap(
    (date) => {
      const spans = formatSpans(hoursOn(hours, date).bar)
      if (spans === formatSpans(usualHoursOn(hours, date).bar)) return []
      const reason = exceptionOn(hours, date)?.reason?.[lang]
      return [`  ${typedDate(date)}: ${spans}${reason ? ` (${reason})` : ''}`]
    },
  )
  const items = [...menu.food, ...menu.drinks]
  const dishes = menu.sections.flatMap((section) => [
    `  ${section.name[lang]}`,
    ...items
      .filter((item) => item.section === section.id)
      .map(({ name, sizes }) => {
        const prices = sizes.map((size) => formatSize(size, lang)).join('; ')
        return `    ${name[lang]}: ${plainSpaces(prices)}`
      }),
  ])
  return [
    ...facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])),
    ...['', words.hours, ...week],
    ...(special.length > 0 ? ['', words.special, ...special] : []),
    ...['', words.menu, ...dishes],
    '',
  ].join('\n')
}

/** Format a size with its price, which alone could be that of any size. */
const formatSize = (size: Size, lang: Language) =>
  [size.label?.[lang], quantity(size, lang), price(size, lang)].filter(Boolean).join(' ')
