// lunch/2026-11-23.md: one week of lunches; the name of the file is the date of its Monday.

import { addDays, isoWeek, weekday } from '../../model/calendar.ts'
import type { Region } from '../../model/countries.ts'
import { amountOf } from '../../model/currencies.ts'
import { message } from '../../model/messages/catalogue.ts'
import {
  type CalendarDate,
  days,
  type Lunch,
  type LunchDay,
  type LunchDish,
} from '../../model/site.ts'
import type { Document, Report } from '../documents/finding.ts'
import { oneOf, yesNo } from '../notations/plain.ts'
import { sizes } from '../notations/sizes.ts'
import { lunchDay } from '../notations/time.ts'
import { courseWords, meaningsOf } from '../notations/typed-words.ts'
import { checkDiets, dishFields, toDish } from './dish.ts'
import { below, complain, type Place, topOf } from './place.ts'
import { list, optional, record, required, type Values } from './record.ts'
import { optionalText, present } from './texts.ts'

/** A dish on a day; a soup whose price is part of the meal has none of its own. */
const lunchDishFields = {
  ...dishFields,
  day: required(lunchDay),
  course: optional(oneOf(['soup', 'main'], meaningsOf(courseWords))),
  sizes: required(sizes(false)),
}

export const lunchRecord = record('lunch', {
  soup_included: required(yesNo),
  note: optionalText,
  items: required(list(record('lunchDish', lunchDishFields))),
})

type Dish = {
  date: CalendarDate
  soup: boolean
  dish: NonNullable<ReturnType<typeof toDish>>
  place: Place
}

export type LunchFile = {
  lunch: Lunch
  monday: CalendarDate
  place: Place
  /** The first dish of each day, for what contradicts it elsewhere. */
  days: { date: CalendarDate; place: Place }[]
}

export function readLunchFile(
  document: Document,
  monday: CalendarDate,
  report: Report,
  region: Region | undefined,
): LunchFile | undefined {
  const { value: fields, place } = lunchRecord.read(topOf(document, report, region))
  if (!fields) return undefined
  const note = fields.note
  const dishes = (fields.items ?? []).flatMap(
    ({ value, place: here }) => (value && readDish(here, monday, value)) ?? [],
  )
  if (fields.soup_included === undefined) return undefined
  const { soup_included } = fields
  checkPrices(dishes, soup_included)
  const lunch = { week: isoWeek(monday), soup_included, ...present({ note }), days: toDays(dishes) }
  return { lunch, monday, place, days: firstOfDays(dishes) }
}

const firstOfDays = (dishes: readonly Dish[]) =>
  dishes.filter(({ date }, index) => dishes.findIndex((dish) => dish.date === date) === index)

function readDish(
  place: Place,
  monday: CalendarDate,
  values: Values<typeof lunchDishFields>,
): Dish | undefined {
  checkDiets(place, values)
  const date = toDate(place, monday, values.day)
  const dish = toDish(place, values)
  return date !== undefined && dish
    ? { date, soup: values.course === 'soup', dish, place }
    : undefined
}

/** The date of a day of this week; a typed date must be that very day. */
function toDate(
  place: Place,
  monday: CalendarDate,
  typed: Values<typeof lunchDishFields>['day'],
): CalendarDate | undefined {
  if (!typed) return undefined
  const week = days.map((_, index) => addDays(monday, index))
  const found = week.find(
    (date) =>
      (typed.day === undefined || weekday(date) === typed.day) &&
      (typed.date === undefined ||
        (Number(date.slice(5, 7)) === typed.date.month &&
          Number(date.slice(8)) === typed.date.day &&
          (typed.date.year === undefined || Number(date.slice(0, 4)) === typed.date.year))),
  )
  if (!found)
    complain(
      below(place, 'day'),
      message('lunch-day-outside', { monday, sunday: addDays(monday, 6) }),
    )
  return found
}

function checkPrices(dishes: readonly Dish[], soupIncluded: boolean) {
  for (const { dish, soup, place } of dishes) {
    const priced = dish.sizes.every((size) => amountOf(size) !== undefined)
    if (priced || (soup && soupIncluded)) continue
    complain(below(place, 'sizes'), message('lunch-price-missing'))
  }
}

function toDays(dishes: readonly Dish[]): LunchDay[] {
  const byDate = new Map<CalendarDate, LunchDay>()
  for (const { date, soup, dish, place } of dishes) {
    const day = byDate.get(date) ?? { date, mains: [] }
    byDate.set(date, day)
    if (!soup) day.mains.push(dish as LunchDish)
    else if (day.soup) complain(place, message('lunch-soup-twice', { date }))
    else day.soup = dish
  }
  return [...byDate.values()]
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ date, soup, mains }) => ({ date, ...(soup && { soup }), mains }))
}
