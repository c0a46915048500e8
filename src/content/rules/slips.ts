// Slips that look right to a reader: no value is wrong by itself, and still nobody means it. Each is
// a warning, with a bound that real menus and hours keep; `checked` says that one is meant.

import type { Document, Report } from '../../fields/finding.ts'
import type { HoursFile } from '../../fields/hours.ts'
import type { LunchFile } from '../../fields/lunch.ts'
import { below, type Place, warnAt } from '../../fields/place.ts'
import type { SectionFile } from '../../fields/section.ts'
import { message } from '../../messages/catalogue.ts'
import { addDays, dayNumber, toMinutes } from '../../model/calendar.ts'
import { countries } from '../../model/countries.ts'
import { amountOf } from '../../model/currencies.ts'
import { firstLanguage } from '../../model/languages.ts'
import { hasNoLunch, hoursOn, states, weeksOf } from '../../model/opening.ts'
import type { CalendarDate, Hours, Pub, Span } from '../../model/site.ts'
import { dateRange, season } from '../../notations/date.ts'
import type { Parts } from '../parts.ts'
import { rangeOfOthers, warnSizes, warnStrength, warnWine } from './dishes.ts'
import { garbledIn } from './garbled.ts'

/** Signs in a text that no guest should read. */
export function warnGarbled(place: Place) {
  const { raw } = place
  const garbled = typeof raw === 'string' ? garbledIn(raw) : undefined
  if (garbled) warnAt({ ...place, span: garbled.span }, garbled.message, garbled)
}

/** The same in the lines below the fields. */
export function warnStory(document: Document, report: Report) {
  for (const [index, source] of document.body.split('\n').entries()) {
    const garbled = garbledIn(source, 'story')
    if (!garbled) continue
    const { span, message: told, mend } = garbled
    const at = { line: document.bodyLine + index, column: span[0] + 1, length: span[1] - span[0] }
    report({ severity: 'warning', document, at, message: told, ...(mend && { mend }) })
  }
}

/** `told` are the places of which was said already that their price is unlike the others. */
export function warnSlips(
  { pub, hours, menu, lunches, events }: Parts,
  today: CalendarDate,
  told: ReadonlySet<string>,
) {
  for (const section of menu) warnItems(section, told)
  for (const { dishes } of lunches) {
    const others = rangeOfOthers(dishes.flatMap(({ dish, soup }) => (soup ? [] : dish)))
    for (const { dish, place } of dishes) warnSizes(dish, place, told, others(dish))
  }
  for (const lunch of lunches) warnSoups(lunch)
  if (pub) {
    warnDenied(pub.place, pub.pub)
    warnCoordinates(pub.place, pub.pub)
    warnTyped(below(pub.place, 'garden_season'))
  }
  if (hours) warnHours(hours, today)
  // What comes from September to June is natural, where it is what comes every week.
  for (const { place } of events?.events ?? []) warnTyped(below(place, 'season'), 366)
}

/** A soup that comes with the meal, and costs something: a guest would not know which holds. */
function warnSoups({ lunch, dishes }: LunchFile) {
  if (!lunch.soup_included) return
  for (const { soup, more_soups = [] } of lunch.days) {
    const soups = soup ? [soup, ...more_soups] : []
    const priced = soups.every(({ sizes }) => sizes.some((size) => amountOf(size) !== undefined))
    const typed = priced ? dishes.find(({ dish }) => dish.sizes === soup?.sizes) : undefined
    if (typed) warnAt(below(typed.place, 'sizes'), message('soup-included-priced'))
  }
}

/** Facts that say nothing where another one is denied. */
const partsOf = {
  garden: ['garden_season', 'garden_covered', 'garden_heated', 'seats_garden'],
  toilet: ['wheelchair_toilet'],
} as const

/** `garden: no`, and its season: one of the two is a slip. */
function warnDenied(place: Place, { features }: Pick<Pub, 'features'>) {
  for (const [denied, parts] of Object.entries(partsOf)) {
    if (features[denied as keyof typeof partsOf] !== false) continue
    const field = parts.find((part) => features[part])
    if (field) warnAt(below(place, field), message('feature-contradicted', { field, denied }))
  }
}

/** A season as it was typed; what cannot be read was told. */
function warnTyped(at: Place, most?: number) {
  const read = typeof at.raw === 'string' ? season.read(at.raw) : undefined
  if (read) warnSeason(at, read, most)
}

function warnItems({ section, items, place: top }: SectionFile, told: ReadonlySet<string>) {
  warnTyped(below(top, 'season'))
  const others = rangeOfOthers(items.map(({ item }) => item))
  for (const { item, place } of items) {
    warnSizes(item, place, told, others(item))
    if (section.kind === 'drinks') {
      warnStrength(item, place)
      warnWine(item, place)
    }
    warnTyped(below(place, 'season'))
  }
}

function warnCoordinates(place: Place, { geo, address }: Pick<Pub, 'geo' | 'address'>) {
  if (!geo) return
  const { south, north, west, east } = countries[address.country].bounds
  const within = (latitude: number, longitude: number) =>
    latitude >= south && latitude <= north && longitude >= west && longitude <= east
  if (within(geo.latitude, geo.longitude)) return
  warnAt(
    below(place, 'latitude'),
    within(geo.longitude, geo.latitude)
      ? message('coordinates-swapped')
      : message('coordinates-outside', { country: address.country }),
  )
}

function warnHours({ hours, place, seasons, exceptions }: HoursFile, today: CalendarDate) {
  for (const field of ['bar', 'kitchen', 'lunch']) {
    for (const block of [place, ...seasons.map((one) => one.place)])
      warnTimes(below(block, field), 16)
    // A feast may last longer than any usual day; a day with two entries is one.
    for (const at of new Map(exceptions.map((one) => [one.place.raw, one.place])).values())
      warnTimes(below(at, field), 18)
  }
  for (const one of seasons) warnSeason(below(one.place, 'season'), one)
  for (const { at, hours: week, from, to } of typedDates(exceptions)) {
    warnDays(at, from, to, today)
    if (week?.lunch === null && to >= today && !hasNoLunch(hours, { from, to, hours: week }))
      warnLunchSilent(at, hours, from)
    const outer = exceptions.find((other) => other.hours !== null && holds(other.place, from, to))
    if (week === null && outer)
      warnAt(at, message('exception-inside', { reason: outer.reason[firstLanguage(at.document)] }))
  }
}

/** Lunch is served, and nobody could tell whether silence means no, or as always. */
function warnLunchSilent(at: Place, hours: Hours, from: CalendarDate) {
  if (!states(hours, 'lunch')) return
  const { lunch } = hoursOn({ ...hours, exceptions: [] }, from)
  const example = lunch?.[0] ?? weeksOf(hours).flatMap((week) => week.lunch ?? [])[0]
  if (example) warnAt(at, message('exception-without-lunch', example))
}

/** Exceptions as they were typed: one that a day inside of it parts in two is one. */
function typedDates(exceptions: HoursFile['exceptions']) {
  const blocks = new Map(exceptions.map((one) => [one.place.raw, one]))
  return [...blocks.values()].flatMap(({ place, hours }) => {
    const typed = datesOf(place)
    return typed ? [{ at: below(place, 'date'), hours, ...typed }] : []
  })
}

const datesOf = (place: Place) => dateRange.read(String(below(place, 'date').raw))

/** Whether an exception goes on before or behind these days, and on all of them. */
function holds(place: Place, from: CalendarDate, to: CalendarDate): boolean {
  const outer = datesOf(place)
  if (!outer || outer.from > from || outer.to < to) return false
  return outer.from < from || outer.to > to
}

const longest = 60

function warnDays(at: Place, from: CalendarDate, to: CalendarDate, today: CalendarDate) {
  const days = dayNumber(to) - dayNumber(from) + 1
  const year = Number(to.slice(0, 4))
  if (days > longest) warnAt(at, message('exception-long', { days }))
  // Christmas stands there in January still: what was over long ago was typed with the old year.
  else if (year < Number(today.slice(0, 4)) && dayNumber(today) - dayNumber(to) > longest)
    warnAt(at, message('exception-past', { year, today }))
}

/** Around the clock is written 0:00–23:59, and meant. */
function warnTimes(place: Place, most: number) {
  const { raw } = place
  if (Array.isArray(raw)) for (const index of raw.keys()) warnTimes(below(place, index), most)
  if (typeof raw !== 'string') return
  const pattern =
    /(?<![\d,])(\d{1,2})(?:[:.](\d\d))?\s*(?:[-–—]|do|až)\s*(\d{1,2})(?:[:.](\d\d))?(?![\d.])/g
  for (const { 0: typed, 1: a, 2: b = '00', 3: c, 4: d = '00', index } of raw.matchAll(pattern)) {
    const at = (hour: string | undefined, minute: string) =>
      `${String(Number(hour) % 24).padStart(2, '0')}:${minute}`
    const span: Span = { open: at(a, b), close: at(c, d) }
    const [open, close] = toMinutes(span)
    if (close - open <= most * 60 || close - open >= 24 * 60 - 1) continue
    warnAt({ ...place, span: [index, index + typed.length] }, message('times-long', span))
  }
}

/** A season from the last day of a month to the first of another, over New Year: turned round. */
function warnSeason(at: Place, { from, to }: { from: string; to: string }, most = 270) {
  if (from <= to || typeof at.raw !== 'string') return
  const last = addDays(`2024-${from}`, 1).endsWith('-01')
  const length = dayNumber(`2025-${to === '02-29' ? '02-28' : to}`) - dayNumber(`2024-${from}`)
  if (!(last && to.endsWith('-01')) && length <= most) return
  const [begin = '', end = ''] = at.raw.split(/\s*[-–—]\s*/)
  const turned = { old: at.raw, new: `${end} – ${begin}` }
  const words = at.raw.split(/[-–—]/).length === 2
  warnAt(at, message('season-turned', { typed: at.raw }), { mend: words ? turned : undefined })
}
