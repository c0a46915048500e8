// lunch/2026-11-23.md: one week of lunches. The file is named after its Monday.

import { addDays, isoWeek, weekday } from '../model/calendar.ts'
import { findPrice } from '../model/currencies.ts'
import { firstLanguage, parseTextRow } from '../model/languages.ts'
import * as s from '../model/schema-parts.ts'
import * as site from '../model/site.ts'
import { normalizeText } from '../model/suggest.ts'
import { wordNotation, yesNo } from '../notations/basic.ts'
import { sizes } from '../notations/sizes.ts'
import { lunchDay } from '../notations/time.ts'
import { closedWords, courseWords, meaningByWord, wordsFor } from '../notations/typed-words.ts'
import { type ContentNode, hasValue, nodeAt, reportError } from '../reading/node.ts'
import type { Values } from '../reading/reader.ts'
import { list, record, required } from '../reading/record.ts'
import { composed, type FieldRows, member, neededRow, partRow, toMembers } from '../reading/row.ts'
import { present } from '../reading/texts.ts'
import { checkDiets } from './claims.ts'
import { checkedRow, noteRow } from './common.ts'
import { dishRows, sizesAnswers, toDish } from './dish.ts'

const goulash = parseTextRow(
  'Segedínský guláš | Pork and sauerkraut goulash | Segedínsky guláš | Szegediner Gulasch',
)

/** Rows of a dish on a day. A soup that is included in the price of the meal has no price. */
export const lunchDishRows = {
  ...dishRows,
  name: {
    ...dishRows.name,
    data: member('name', (house) => s.textMember(house, 'Name of the dish.', goulash)),
  },
  day: required(lunchDay, { ...composed, called: 'den | | deň | tag' }),
  course: partRow(
    wordNotation(['soup', 'main'], meaningByWord(courseWords)),
    'chod | | chod | gang',
  ),
  // `checkPrices` decides whether a soup needs a price.
  sizes: required(sizes(false), { ...sizesAnswers, unless: 'course' }),
  checked: checkedRow,
} as const satisfies FieldRows

const lunchDish = record('lunchDish', lunchDishRows)

const closed = new RegExp(
  `^(?:\\p{L}+\\.?:?\\s+)?(?:closed|${wordsFor(closedWords.closed).join('|')})(?=[\\s!.]*$|\\s?[,(–-])`,
  'iu',
)

/** Reader of a dish that reports `zavřeno` in its place, which belongs into hours.md. */
const dishOfDay: typeof lunchDish = {
  ...lunchDish,
  read(node) {
    const { raw } = node
    const texts = typeof raw === 'string' ? [raw] : Object.entries(raw ?? {}).flat()
    const typed = texts.find((text) => typeof text === 'string' && closed.test(normalizeText(text)))
    if (typeof typed !== 'string') return lunchDish.read(node)
    reportError(node, 'lunch-closed', { typed })
    return { value: undefined, node }
  },
}

export const lunchRows = {
  soup_included: neededRow('soup_included', yesNo, 'polévka v ceně | | |', () =>
    s.described(s.boolean, 'Whether the soup is part of the price of a main course.', true),
  ),
  note: noteRow(
    'When and how lunch is served.',
    parseTextRow(
      'Od 11:00 do 14:00. | From 11:00 to 14:00. | Od 11:00 do 14:00. | Von 11:00 bis 14:00 Uhr.',
    ),
  ),
  items: required(list(dishOfDay), {
    ...composed,
    called: 'položky | | položky | gerichte',
  }),
  checked: checkedRow,
} as const satisfies FieldRows

export const lunchRecord = record('lunch', lunchRows)

type Dish = {
  date: site.CalendarDate
  soup: boolean
  /** The same object for every day of one entry. */
  dish: NonNullable<ReturnType<typeof toDish>>
  node: ContentNode
}

/** An entry as read, before "all week" is resolved to dates. */
type DishRead = Omit<Dish, 'date'> & { dates: site.CalendarDate[] | 'week' }

export type LunchFile = {
  lunch: site.Lunch
  monday: site.CalendarDate
  node: ContentNode
  dishes: readonly { dish: site.LunchSoup; soup: boolean; node: ContentNode }[]
  /** The first dish of each day, for messages about contradictions in other files. */
  days: { date: site.CalendarDate; node: ContentNode }[]
}

/** Find a day that was typed as a field: `Pondělí:` above its dishes, as on a blackboard. */
const findDayField = ({ raw, document: { languages } }: ContentNode): string | undefined =>
  Object.keys(raw ?? {}).find((name) => lunchDay.read(name, { languages }) !== undefined)

export function readLunchFile(top: ContentNode, monday: site.CalendarDate): LunchFile | undefined {
  const day = findDayField(top)
  if (day !== undefined) {
    const fields = [firstLanguage(top.document), 'day', 'sizes', 'allergens']
    reportError({ ...nodeAt(top, day), on: 'key' }, 'dishes-as-text', { fields })
    return undefined
  }
  const { value: fields, node } = lunchRecord.read(top)
  if (!fields) return undefined
  const entries = (fields.items ?? []).flatMap(
    ({ value, node: here }) => (value && readDish(here, monday, value)) ?? [],
  )
  const members = toMembers(lunchRows, fields)
  if (!members) return undefined
  checkPrices(entries, members.soup_included)
  const dishes = expandDates(entries)
  // A dish that could not be read may be the one that gives the days of the week.
  if (entries.length === fields.items?.length) checkWeek(entries)
  // A dish for the whole week takes its days from the others, so problems with a day are reported
  // there.
  const dated = entries.filter(({ dates }) => dates !== 'week')
  const lunch = { week: isoWeek(monday), ...members, days: toDays(dishes) }
  return {
    lunch,
    monday,
    node,
    dishes: entries.map(toPriced),
    days: keepFirstOfDays(expandDates(dated)),
  }
}

const toPriced = ({ dish, soup, node }: DishRead) => ({
  dish: dish as site.LunchSoup,
  soup,
  node,
})

const keepFirstOfDays = (dishes: readonly Dish[]) =>
  dishes.filter(({ date }, index) => dishes.findIndex((dish) => dish.date === date) === index)

function readDish(
  node: ContentNode,
  monday: site.CalendarDate,
  values: Values<typeof lunchDishRows>,
): DishRead | undefined {
  checkDiets(node, values)
  const dates = toDates(node, monday, values.day)
  const unstated = hasValue(node, 'sizes') ? undefined : []
  const read = toDish(node, { ...values, sizes: values.sizes ?? unstated })
  const dish = read && dates === 'week' ? { ...read, all_week: true as const } : read
  // Without a readable course we cannot tell whether a price is required.
  if (hasValue(node, 'course') && values.course === undefined) return undefined
  return dates && dish && { dates, soup: values.course === 'soup', dish, node }
}

/** Expand each entry to one dish for each of its days. "All week" means every day with lunch. */
function expandDates(entries: readonly DishRead[]): Dish[] {
  const served = new Set(entries.flatMap(({ dates }) => (dates === 'week' ? [] : dates)))
  return entries.flatMap(({ dates, ...entry }) =>
    [...(dates === 'week' ? served : dates)].map((date) => ({ date, ...entry })),
  )
}

function checkWeek(entries: readonly DishRead[]) {
  if (entries.some(({ dates }) => dates !== 'week')) return
  for (const { node } of entries) reportError(nodeAt(node, 'day'), 'lunch-week-without-days')
}

/** Find the dates of the typed days. A typed date must be in this week and match its weekday. */
function toDates(
  node: ContentNode,
  monday: site.CalendarDate,
  typed: Values<typeof lunchDishRows>['day'],
): DishRead['dates'] | undefined {
  if (!typed || typed === 'week') return typed
  const week = site.days.map((_, index) => addDays(monday, index))
  if ('days' in typed) return week.filter((date) => typed.days.includes(weekday(date)))
  const found = week.find(
    (date) =>
      (typed.day === undefined || weekday(date) === typed.day) &&
      (typed.date === undefined ||
        (Number(date.slice(5, 7)) === typed.date.month &&
          Number(date.slice(8)) === typed.date.day &&
          (typed.date.year === undefined || Number(date.slice(0, 4)) === typed.date.year))),
  )
  if (!found)
    reportError(nodeAt(node, 'day'), 'lunch-day-outside', { monday, sunday: addDays(monday, 6) })
  return found === undefined ? undefined : [found]
}

function checkPrices(dishes: readonly DishRead[], soupIncluded: boolean) {
  for (const { dish, soup, node } of dishes) {
    const priced = dish.sizes.every((size) => findPrice(size) !== undefined)
    if (soup && soupIncluded) continue
    // Without a course the record has already reported that `sizes` is missing.
    if (dish.sizes.length === 0 && hasValue(node, 'course'))
      reportError({ ...node, notation: 'quantity' }, 'field-missing', {
        record: 'lunchDish',
        field: 'sizes',
        askable: false,
      })
    else if (!priced) reportError(nodeAt(node, 'sizes'), 'lunch-price-missing')
  }
}

function toDays(dishes: readonly Dish[]): site.LunchDay[] {
  const byDate = new Map<site.CalendarDate, site.LunchDay>()
  const twice = new Map<ContentNode, site.CalendarDate>()
  for (const { date, soup, dish, node } of dishes) {
    const day = byDate.get(date) ?? { date, mains: [] }
    byDate.set(date, day)
    if (!soup) day.mains.push(dish as site.LunchDish)
    else if (hasSoup(day, dish, node) && !twice.has(node)) twice.set(node, date)
    else addSoup(day, dish)
  }
  for (const [node, date] of twice) reportError(node, 'lunch-soup-twice', { date })
  return [...byDate.values()]
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ date, soup, more_soups, mains }) => present({ date, soup, more_soups, mains }))
}

/** True if the day already has this soup: it may have several soups, but each of them once. */
function hasSoup(
  { soup, more_soups = [] }: site.LunchDay,
  { name }: Dish['dish'],
  node: ContentNode,
) {
  const lang = firstLanguage(node.document)
  return [soup, ...more_soups].some((other) => other?.name[lang] === name[lang])
}

function addSoup(day: site.LunchDay, soup: Dish['dish']) {
  if (day.soup) day.more_soups = [...(day.more_soups ?? []), soup]
  else day.soup = soup
}
