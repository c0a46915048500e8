// The lunch of one week on a sheet of its own: when it is served, which allergens its legend explains,
// and how large its letters may be on one side of A4.

import { allergenKinds } from '../../../src/model/allergens.ts'
import { addDays, weekday } from '../../../src/model/calendar.ts'
import { firstLanguage, type Language } from '../../../src/model/languages.ts'
import { hoursOn } from '../../../src/model/opening.ts'
import { type Day, days, type Lunch, type Site } from '../../../src/model/site.ts'
import * as format from '../format.ts'
import { namesSpan } from './booking.ts'
import { exceptionFacts, exceptions, inShort } from './hours.ts'
import { dishesOf, type ItemFacts, legendRows } from './menu.ts'

/** Of the first language at the root, of each other one below its code. */
export const sheetPath = (site: Pick<Site, 'languages'>, lang: Language) =>
  lang === firstLanguage(site) ? '/lunch/' : `/${lang}/lunch/`

/** When lunch is served on the days that have dishes: `Po–Pá 11:00–14:00`; nothing where not stated. */
export function lunchTimes(
  { hours }: Site,
  { days: served, note }: Lunch,
  lang: Language,
): string[] {
  const times = new Map<Day, string>(
    served.map(({ date }) => [weekday(date), format.spans(hoursOn(hours, date).lunch ?? [])]),
  )
  const stated = days.filter((day) => times.get(day))
  // The owner's own sentence stands alone.
  const spans = served.flatMap(({ date }) => hoursOn(hours, date).lunch ?? [])
  const own = note?.[lang] ?? ''
  if (spans.every((span) => namesSpan(own, span))) return []
  return inShort(stated, (day) => times.get(day) ?? '', lang).map(
    ({ days: names, hours: span }) => `${names} ${span}`,
  )
}

/** What is otherwise in this week than in others: closed days above all. */
export function exceptionsIn(site: Site, { days: served }: Lunch, lang: Language) {
  const [first] = served
  if (!first) return []
  const monday = addDays(first.date, -days.indexOf(weekday(first.date)))
  return exceptions(site)
    .filter(({ from, to }) => from <= addDays(monday, 6) && to >= monday)
    .map(exceptionFacts(site, lang))
}

/** The numbers and kinds that stand beside dishes of this week, and no other. */
export function legendOf({ days: served }: Lunch, lang: Language) {
  const dishes = served.flatMap(dishesOf).map(({ dish }) => dish)
  const numbers = new Set(
    dishes.flatMap((dish) => [...(dish.allergens ?? []), ...(dish.traces ?? [])]),
  )
  const kinds = new Set(
    dishes.flatMap((dish) => [...(dish.allergen_kinds ?? []), ...(dish.trace_kinds ?? [])]),
  )
  return legendRows(
    allergenKinds.filter(({ code }) => kinds.has(code)),
    lang,
  ).filter(({ number }) => numbers.has(number))
}

/** The sizes of letters that a sheet may have, in points: the largest with which the week fits. */
export const letterSizes = [14, 13, 12, 11, 10, 9, 8, 7] as const
export type LetterSize = (typeof letterSizes)[number]

/** What the margins of A4 leave, in points; some of the height is for what cannot be foreseen. */
const side = { width: 527, height: 760 }

/**
 * The width of a letter as part of its size. Nobody knows which face a guest's machine prints; this is
 * more than the letters of a text have on average in any but a typewriter's.
 */
const letterWidth = 0.52

const linesOf = (letters: number, points: number, width = side.width) =>
  Math.max(1, Math.ceil((letters * points * letterWidth) / width))

export type SheetTexts = {
  /** Each day with its dishes. */
  days: readonly (readonly ItemFacts[])[]
  /** Paragraphs over the days, in small letters. */
  small: readonly string[]
  /** What the legend explains, in two columns. */
  legend: readonly string[]
}

/** Counted, not measured: a build knows no browser. A test prints what it makes of it. */
export function letterSize(texts: SheetTexts): LetterSize {
  const fits = letterSizes.find((points) => heightOf(texts, points) <= side.height)
  return fits ?? letterSizes[letterSizes.length - 1] ?? 7
}

/** Of the head, of the code, and of what stands over the legend. */
const fixedHeight = 195

function heightOf({ days: served, small, legend }: SheetTexts, points: number): number {
  const paragraphs = small.map((text) => linesOf(text.length, 8) * 10)
  const rows = legend.map((text) => (linesOf(text.length, 7, side.width / 2 - 40) * 9) / 2)
  const dishes = served.map(
    (day) =>
      1.6 * points + day.reduce((sum, dish) => sum + dishLines(dish, points) * points * 1.2, 0),
  )
  return [...paragraphs, ...rows, ...dishes].reduce((sum, height) => sum + height, fixedHeight)
}

/** The letters behind a name as a part of its own size: of words in general, and of allergens. */
const smaller = { words: 0.85, allergens: 0.72 }

/** Of a number with its word, about. */
const allergenLetters = 13

/** The name and all that follows it in smaller letters, beside its sizes and prices. */
function dishLines(dish: ItemFacts, points: number): number {
  const { name, description = '', details, allergens: numbers, sizes } = dish
  const traces = [dish.traces, dish.gluten].filter(Boolean).join('. ')
  const words = [description, details.join(', '), traces].join('   ')
  const letters =
    name.length +
    words.length * smaller.words +
    (numbers?.length ?? 0) * allergenLetters * smaller.allergens
  const price = Math.max(
    ...sizes.map(({ label, quantity, price: paid }) => [label, quantity, paid].join(' ').length),
    0,
  )
  const textWidth = Math.max(side.width * 0.45, side.width - 50 - price * points * letterWidth)
  return Math.max(linesOf(letters, points, textWidth), sizes.length)
}
