// What is probably not meant, but may be: printed, and the build goes on. "Now" is the date of the
// site and never the clock, so that the same files and the same date give the same warnings.

import { addDays, dayNumber } from '../../model/calendar.ts'
import { amountOf, currencies } from '../../model/currencies.ts'
import { type Message, message } from '../../model/messages/catalogue.ts'
import type { CalendarDate, Item, Size } from '../../model/site.ts'
import type { Report } from '../documents/finding.ts'
import { tidy } from '../notations/plain.ts'
import type { Documents, Parts } from '../records/parts.ts'
import { below, complain, type Place, topOf } from '../records/place.ts'
import type { SectionFile } from '../records/section.ts'
import { holidaysBetween } from './holidays.ts'
import { warnUnfinished } from './unfinished.ts'

const warnAt = (place: Place, told: Message) => complain(place, told, { severity: 'warning' })

export function warn(parts: Parts, documents: Documents, today: CalendarDate, report: Report) {
  for (const document of documents.values()) if (document) warnTexts(topOf(document, report))
  warnUnfinished(documents, report)
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
function warnTexts(place: Place) {
  const { raw } = place
  if (Array.isArray(raw)) for (const index of raw.keys()) warnTexts(below(place, index))
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return
  for (const [name, value] of Object.entries(raw)) {
    if (typeof value !== 'string') {
      warnTexts(below(place, name))
      continue
    }
    const text = tidy(value)
    if ((name === 'cs' || name === 'en') && text.length > longestName) {
      const rest = name === 'en' ? 'description_en' : 'description'
      warnAt(
        below(place, name),
        message('name-long', { length: text.length, most: longestName, rest }),
      )
    }
    const czech = name === 'en' ? 'cs' : name.endsWith('_en') ? name.slice(0, -3) : undefined
    const other = czech === undefined ? undefined : raw[czech]
    if (typeof other === 'string' && tidy(other) === text && !mayBeEqual(place, name, text))
      warnAt(below(place, name), message('text-untranslated'))
  }
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
      warnAt(below(en.place, field), message('text-untranslated'))
}

function warnSection({ section, items, place }: SectionFile, all: readonly SectionFile[]) {
  const others = all.filter((other) => other.section.kind === section.kind)
  if (items.length === 1 && others.length > 1)
    warnAt(below(place, 'items'), message('section-single'))
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
  (['price_per', 'serves', 'volume_ml', 'weight_g', 'size_cm', 'pieces'] as const).find(
    (unit) => size[unit] !== undefined,
  )

/** Digits too many or too few: three times dearer or cheaper than everything beside it. */
function warnPrice(item: Item, place: Place, others: readonly Size[]) {
  for (const size of item.sizes) {
    const found = amountOf(size)
    if (!found) continue
    const { amount: price, currency } = found
    const prices = others
      .filter((other) => measure(other) === measure(size))
      .flatMap((other) => amountOf(other)?.amount ?? [])
    const at = below(place, 'sizes')
    if (price > currencies[currency].unlikely)
      warnAt(at, message('price-high', { price, currency }))
    else if (prices.length >= 2 && price > 0) {
      const [least, most] = [Math.min(...prices), Math.max(...prices)]
      if (price < 3 * most && (least === 0 || 3 * price > least)) continue
      warnAt(at, message('price-unlike', { price, least, most, currency }))
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
  warnAt(below(place, 'alcohol'), message('alcohol-small', { percent }))
}

/** How far ahead a guest plans. */
const daysAhead = 60

function warnHolidays({ hours, region }: Parts, today: CalendarDate) {
  if (!hours || !region) return
  for (const { date, name } of holidaysBetween(today, addDays(today, daysAhead), region.country)) {
    if (hours.hours.exceptions.some(({ from, to }) => from <= date && date <= to)) continue
    const told = message('holiday-unstated', { date, name, today, days: daysAhead })
    warnAt(below(hours.place, 'exceptions'), told)
  }
}

function warnLunch({ lunches }: Parts, today: CalendarDate) {
  const newest = lunches.at(-1)
  if (!newest || addDays(newest.monday, 6) >= today) return
  warnAt(newest.place, message('lunch-over', { today }))
}

/** A contact that ends soon: an expired one misleads (RFC 9116 section 2.5.5). */
function warnSecurity({ pub }: Parts, today: CalendarDate) {
  const expires = pub?.pub.security?.expires
  if (!pub || expires === undefined) return
  const days = dayNumber(expires) - dayNumber(today)
  if (days > 30) return
  warnAt(
    below(pub.place, 'security_expires'),
    days < 0
      ? message('security-expired', { today })
      : message('security-expiring', { today, days }),
  )
}

/**
 * A dish whose dates are all over. A season comes again every year, and the page says when; to ask
 * for it in winter would be to ask twice a year about every dish that has one.
 */
function warnDates({ availability }: Item, place: Place, today: CalendarDate) {
  if (!availability?.dates || availability.status === 'sold_out') return
  if (!availability.dates.every((date) => date < today)) return
  warnAt(below(place, 'dates'), message('dates-over'))
}
