// What is probably not meant, but may be: printed, and the build goes on; `checked` says that one is
// meant. "Now" is the date of the site and never the clock, so that the same files and the same date
// give the same warnings.

import type { Report } from '../../fields/finding.ts'
import type { LunchFile } from '../../fields/lunch.ts'
import { below, type Node, topOf, warnAt } from '../../fields/node.ts'
import type { SectionFile } from '../../fields/section.ts'
import { amountOf } from '../../model/currencies.ts'
import type { CalendarDate, Drink, Item } from '../../model/site.ts'
import type { Documents, Parts } from '../parts.ts'
import type { SiteDate } from '../site-date.ts'
import { warnAlcohol } from './alcohol.ts'
import { warnDiet } from './diets.ts'
import { warnHolidays, warnHours, warnTypedSeason } from './hours.ts'
import { warnLunch } from './lunch.ts'
import { ofDrinks, pricesIn, warnExtras, warnPrice } from './prices.ts'
import { warnPub } from './pub.ts'
import { warnSizes, weighedIn } from './sizes.ts'
import { warnHome, warnSameNames, warnStory, warnTexts } from './texts.ts'
import { warnUnfinished } from './unfinished.ts'

export function warn(parts: Parts, documents: Documents, siteDate: SiteDate, report: Report) {
  const { date: today } = siteDate
  for (const [file, document] of documents) {
    if (!document) continue
    const top = topOf(document, report)
    warnTexts(top)
    warnStory(top)
    warnUnfinished(file, top)
  }
  const { pub, menu, lunches, events } = parts
  if (pub) warnPub(pub, siteDate)
  warnHome(parts)
  for (const file of menu) {
    const siblings = menu.filter(({ section }) => section.kind === file.section.kind)
    warnSection(file, siblings.length, today)
  }
  warnSameNames(menu.flatMap(({ items }) => items))
  for (const week of lunches) warnDishesOfWeek(week)
  warnLunch(parts, today)
  warnHours(parts, today)
  warnHolidays(parts, today)
  // What comes from September to June is natural, where it is what comes every week.
  for (const { node } of events?.events ?? []) {
    warnTypedSeason(below(node, 'season'), 366)
    for (const field of ['sold_out', 'cancelled']) warnUnanswered(node, field)
  }
}

/** `sold_out:` with nothing behind it would be a no to a program, and a yes to whoever typed it. */
function warnUnanswered(node: Node, field: string) {
  const at = below(node, field)
  if (at.raw === null || at.raw === '') warnAt({ ...at, on: 'key' }, 'answer-missing', { field })
}

/** `siblings` counts the sections of its kind, itself too. */
function warnSection(
  { section, items, node: top }: SectionFile,
  siblings: number,
  today: CalendarDate,
) {
  const list = below(top, 'items')
  const typed = Array.isArray(list.raw) ? list.raw.length : items.length
  // What has times of its own can stand in no other section.
  const isMovable = section.served?.hours === undefined && section.served?.season === undefined
  if (items.length === 1 && typed === 1 && siblings > 1 && isMovable) warnAt(list, 'section-single')
  warnTypedSeason(below(top, 'season'))
  const dishes = items.map(({ item }) => item)
  const [prices, weighed] = [pricesIn(dishes), weighedIn(dishes)]
  const isDrinks = section.kind === 'drinks'
  for (const { item, node } of items) {
    const isReported = warnPrice(item, node, prices, isDrinks ? ofDrinks : undefined)
    warnSizes(item, node, isReported, weighed)
    if (isDrinks) warnAlcohol(item, node)
    warnDiet(item, node)
    warnUnanswered(node, 'sold_out')
    warnTypedSeason(below(node, 'season'))
    warnDates(item, node, today)
    warnVintage(item, node, today)
  }
  warnExtras(section.extras, top, items)
}

/** A main course of a week costs about what the others of the week do. */
function warnDishesOfWeek({ lunch, dishes }: LunchFile) {
  const mains = dishes.flatMap(({ dish, soup }) => (soup ? [] : dish))
  const [prices, weighed] = [pricesIn(mains), weighedIn(mains)]
  for (const { dish, node, soup } of dishes) {
    warnSizes(dish, node, !soup && warnPrice(dish, node, prices), weighed)
    warnDiet(dish, node)
  }
  warnSameNames(dishes.map(({ dish, node }) => ({ item: dish, node })))
  if (!lunch.soup_included) return
  // A soup that comes with the meal, and costs something: a guest would not know which holds.
  for (const { soup, more_soups = [] } of lunch.days) {
    const soups = soup ? [soup, ...more_soups] : []
    const priced = soups.every(({ sizes }) => sizes.some((size) => amountOf(size)?.amount))
    const typed = priced ? dishes.find(({ dish }) => dish.sizes === soup?.sizes) : undefined
    if (typed) warnAt(below(typed.node, 'sizes'), 'soup-included-priced')
  }
}

/** A wine of a year that is still to come. */
function warnVintage(item: Item, node: Node, today: CalendarDate) {
  const { vintage }: Partial<Drink> = item
  if (vintage !== undefined && vintage > Number(today.slice(0, 4)))
    warnAt(below(node, 'vintage'), 'vintage-ahead', { vintage, today })
}

/**
 * A dish whose dates are all over. A season comes again every year, and the page says when; to ask
 * for it in winter would be to ask twice a year about every dish that has one.
 */
function warnDates({ availability }: Item, node: Node, today: CalendarDate) {
  if (!availability?.dates || availability.status === 'sold_out') return
  if (availability.dates.every((date) => date < today)) warnAt(below(node, 'dates'), 'dates-over')
}
