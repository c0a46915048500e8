// What is probably not meant, but may be: printed, and the build goes on. "Now" is the date of the
// site and never the clock, so that the same files and the same date give the same warnings.

import { addDays, dayNumber } from '../../model/calendar.ts'
import type { CalendarDate, Item, Size } from '../../model/site.ts'
import type { Document, Raw, Report } from '../documents/document.ts'
import { tidy } from '../notations/words.ts'
import type { MenuFile } from '../records/menu.ts'
import type { Parts } from '../records/parts.ts'
import { below, complain, type Place } from '../records/record.ts'
import { holidaysBetween } from './holidays.ts'

type Words = { found: string; expected?: string; mend: string }

const warnAt = (place: Place, words: Words) => complain(place, { severity: 'warning', ...words })

export function warn(
  parts: Parts,
  documents: Iterable<Document | undefined>,
  today: CalendarDate,
  report: Report,
) {
  for (const document of documents) {
    if (!document) continue
    const place: Place = { document, path: [], raw: document.data, report }
    warnTexts(place, document.data)
  }
  warnHome(parts)
  for (const section of parts.menu) warnSection(section, parts.menu)
  warnHolidays(parts, today)
  warnLunch(parts, today)
  warnSecurity(parts, today)
  for (const { items } of parts.menu)
    for (const { item, place } of items) warnDates(item, place, today)
}

/** The limit of map and menu services for a name. */
const longestName = 140

/** Every pair of texts below a block: `cs` and `en`, `note` and `note_en`. */
function warnTexts(place: Place, raw: Raw | undefined) {
  if (Array.isArray(raw))
    for (const [index, entry] of raw.entries()) warnTexts(below(place, index), entry)
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return
  for (const [name, value] of Object.entries(raw)) {
    if (typeof value !== 'string') {
      warnTexts(below(place, name), value)
      continue
    }
    const text = tidy(value)
    if ((name === 'cs' || name === 'en') && text.length > longestName) {
      warnAt(below(place, name), {
        found: `a name of ${text.length} characters`,
        expected: `at most ${longestName}, or other services cut it off`,
        mend: `shorten it, and write the rest behind   description${name === 'en' ? '_en' : ''}:`,
      })
    }
    const czech = name === 'en' ? 'cs' : name.endsWith('_en') ? name.slice(0, -3) : undefined
    const other = czech === undefined ? undefined : raw[czech]
    if (typeof other === 'string' && tidy(other) === text && !mayBeEqual(place, name, text))
      warnAt(below(place, name), sameWords)
  }
}

const sameWords = {
  found: 'English text that is the same as the Czech one',
  expected: 'words that a guest from abroad understands',
  mend: 'translate it',
}

/** The name of the house is its name, and a gin is called gin in both languages. */
function mayBeEqual({ document, path }: Place, name: string, text: string): boolean {
  if (path.length === 0 && document.file.endsWith('pub.md')) return name === 'name_en'
  return (
    document.data['kind'] === 'drinks' &&
    name === 'en' &&
    !/[áčďéěíňóřšťúůýž]/i.test(text) &&
    text.split(' ').length < 3
  )
}

function warnHome({ home }: Parts) {
  const { cs, en } = home
  if (!cs || !en) return
  for (const field of ['tagline', 'description'] as const)
    if (cs.home?.[field] !== undefined && cs.home[field] === en.home?.[field])
      warnAt(below(en.place, field), sameWords)
}

function warnSection({ section, items, place }: MenuFile, all: readonly MenuFile[]) {
  const entries = place.document.data['items']
  const others = all.filter((other) => other.section.kind === section.kind)
  if (Array.isArray(entries) && entries.length === 1 && others.length > 1)
    warnAt(below(place, 'items'), {
      found: 'a section with one item only',
      mend: 'put the item into another section, or leave it if more will follow',
    })
  for (const { item, place } of items) {
    warnPrice(
      item,
      place,
      items.filter((other) => other.item !== item).flatMap((other) => other.item.sizes),
    )
    if (section.kind === 'drinks') warnAlcohol(item, place)
  }
}

const measure = (size: Size) =>
  size.volume_ml !== undefined ? 'volume' : size.weight_g !== undefined ? 'weight' : 'pieces'

/** Digits too many or too few: three times dearer or cheaper than everything beside it. */
function warnPrice(item: Item, place: Place, others: readonly Size[]) {
  for (const size of item.sizes) {
    const { price_czk: price } = size
    const prices = others
      .filter((other) => measure(other) === measure(size))
      .map((other) => other.price_czk)
    if (price > 10_000) {
      warnAt(below(place, 'sizes'), {
        found: `a price of ${price} Kč`,
        mend: 'check the number of digits',
      })
    } else if (prices.length >= 2 && price > 0) {
      const [least, most] = [Math.min(...prices), Math.max(...prices)]
      if (price < 3 * most && (least === 0 || 3 * price > least)) continue
      warnAt(below(place, 'sizes'), {
        found: `a price of ${price} Kč, where the others of the section are from ${least} to ${most} Kč`,
        mend: 'check the number of digits',
      })
    }
  }
}

/** `0,05` for five percent. */
function warnAlcohol(item: Item, place: Place) {
  const { alcohol_percent: percent, beer_degree: degree = 0 } = item as Item & {
    alcohol_percent?: number | null
    beer_degree?: number
  }
  if (percent === undefined || percent === null || percent === 0) return
  if (percent >= 1 || (percent >= 0.5 && degree < 8)) return
  warnAt(below(place, 'alcohol'), {
    found: `${percent} percent of alcohol`,
    expected: 'percent by volume such as 5,0',
    mend: `if you mean ${Math.round(percent * 1000) / 10} %, write   alcohol: ${String(Math.round(percent * 1000) / 10).replace('.', ',')}`,
  })
}

/** How far ahead a guest plans. */
const daysAhead = 60

function warnHolidays({ hours }: Parts, today: CalendarDate) {
  if (!hours) return
  for (const { date, name } of holidaysBetween(today, addDays(today, daysAhead))) {
    if (hours.hours.exceptions.some(({ from, to }) => from <= date && date <= to)) continue
    const [year, month, day] = date.split('-').map(Number)
    warnAt(below(hours.place, 'exceptions'), {
      found: `nothing about ${day}. ${month}. ${year} (${name}), a public holiday`,
      expected: `hours of every public holiday in the ${daysAhead} days after ${today}`,
      mend: `add   - date: ${day}. ${month}. ${year}   with reason, reason_en and   closed: yes   or the hours of that day`,
    })
  }
}

function warnLunch({ lunches }: Parts, today: CalendarDate) {
  const newest = lunches.at(-1)
  if (!newest || addDays(newest.monday, 6) >= today) return
  warnAt(newest.place, {
    found: `a lunch week that was over on ${today}`,
    mend: 'add the file of a newer week, or delete this one',
  })
}

/** A contact that ends soon: an expired one misleads (RFC 9116 section 2.5.5). */
function warnSecurity({ pub }: Parts, today: CalendarDate) {
  const expires = pub?.pub.security?.expires
  if (!pub || expires === undefined) return
  const left = dayNumber(expires) - dayNumber(today)
  if (left > 30) return
  warnAt(below(pub.place, 'security_expires'), {
    found:
      left < 0
        ? `a security contact that had expired on ${today}`
        : `a security contact that expires ${left} days after ${today}`,
    mend: 'see that it still holds, and write a date within a year',
  })
}

/**
 * A dish whose dates are all over. A season comes again every year, and the page says when; to ask
 * for it in winter would be to ask twice a year about every dish that has one.
 */
function warnDates({ availability }: Item, place: Place, today: CalendarDate) {
  if (!availability?.dates || availability.status === 'sold_out') return
  if (!availability.dates.every((date) => date < today)) return
  warnAt(below(place, 'dates'), {
    found: 'dates that are all over',
    mend: 'delete the item until it is served again, or add a line   sold_out: yes',
  })
}
