// lunch/2026-11-23.md: one week of lunches; the name of the file is the date of its Monday.

import { addDays, isoWeek, weekday } from '../../model/calendar.ts'
import {
  type CalendarDate,
  days,
  type Lunch,
  type LunchDay,
  type LunchDish,
} from '../../model/site.ts'
import type { Document, Report } from '../documents/document.ts'
import { lunchDay } from '../notations/time.ts'
import { line, yesNo } from '../notations/words.ts'
import { checkDiets, lunchDishFields, toDish } from './menu.ts'
import {
  below,
  complain,
  list,
  optional,
  type Place,
  record,
  required,
  type Values,
} from './record.ts'
import { pair, present } from './text.ts'

const dishFields = { ...lunchDishFields, day: required(lunchDay, 'the day: Po, Út, St, Čt, Pá') }

export const lunchFields = {
  soup_included: required(yesNo, 'whether the soup is part of the price of a main course'),
  note: optional(line, 'a sentence under the heading'),
  note_en: optional(line, 'the sentence in English'),
  items: required(list(record(dishFields)), 'the soups and main courses, day by day'),
}

type Dish = {
  date: CalendarDate
  soup: boolean
  dish: NonNullable<ReturnType<typeof toDish>>
  place: Place
}

export type LunchFile = { lunch: Lunch; monday: CalendarDate; place: Place }

export function readLunchFile(
  document: Document,
  monday: CalendarDate,
  report: Report,
): LunchFile | undefined {
  const place: Place = { document, path: [], raw: document.data, report }
  const fields = record(lunchFields).read(place)
  if (!fields) return undefined
  const note = pair(place, 'note', fields.note, fields.note_en)
  const raws = document.data['items']
  const dishes = (fields.items ?? []).flatMap((values, index) => {
    if (!values) return []
    const at = {
      ...below(place, 'items', index),
      raw: Array.isArray(raws) ? raws[index] : undefined,
    }
    const dish = readDish(at, monday, values)
    return dish ? [dish] : []
  })
  if (fields.soup_included === undefined) return undefined
  const { soup_included } = fields
  checkPrices(dishes, soup_included)
  const lunch = { week: isoWeek(monday), soup_included, ...present({ note }), days: toDays(dishes) }
  return { lunch, monday, place }
}

function readDish(
  place: Place,
  monday: CalendarDate,
  values: Values<typeof dishFields>,
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
  typed: Values<typeof dishFields>['day'],
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
  if (!found) {
    complain(below(place, 'day'), {
      found: 'a day that is not in the week of this file',
      expected: `a day from ${monday} to ${week[6]}`,
      mend: 'correct the day, or give the file the date of its Monday as its name',
    })
  }
  return found
}

function checkPrices(dishes: readonly Dish[], soupIncluded: boolean) {
  for (const { dish, soup, place } of dishes) {
    const priced = dish.sizes.every((size) => size.price_czk !== undefined)
    if (priced || (soup && soupIncluded)) continue
    complain(below(place, 'sizes'), {
      found: 'a quantity without a price',
      expected: 'a price for every main course',
      mend: 'write the price behind it:   150 g = 175',
    })
  }
}

function toDays(dishes: readonly Dish[]): LunchDay[] {
  const byDate = new Map<CalendarDate, LunchDay>()
  for (const { date, soup, dish, place } of dishes) {
    const day = byDate.get(date) ?? { date, mains: [] }
    byDate.set(date, day)
    if (!soup) day.mains.push(dish as LunchDish)
    else if (day.soup)
      complain(place, {
        found: `a second soup on ${date}`,
        expected: 'one soup a day',
        mend: 'keep one soup a day, or make this one   course: main',
      })
    else day.soup = dish
  }
  return [...byDate.values()]
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ date, soup, mains }) => ({ date, ...(soup && { soup }), mains }))
}
