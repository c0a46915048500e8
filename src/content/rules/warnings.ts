// Warn about likely mistakes without stopping the build; `checked` confirms that one is intended.
// "Now" is the date of the site and not the clock, so the same files and date give the same
// warnings.

import type { LunchFile } from '../../fields/lunch.ts'
import type { SectionFile } from '../../fields/section.ts'
import { isPast } from '../../model/coming-times.ts'
import { findPrice } from '../../model/currencies.ts'
import { groupBy } from '../../model/runs.ts'
import type { CalendarDate, Drink, Item } from '../../model/site.ts'
import type { Report } from '../../reading/finding.ts'
import {
  type ContentNode,
  entriesAt,
  hasField,
  hasValue,
  isEmpty,
  nodeAt,
  reportWarning,
  rootNode,
} from '../../reading/node.ts'
import type { Documents, ParsedFiles } from '../parts.ts'
import type { SiteDate } from '../site-date.ts'
import { warnAlcohol } from './alcohol.ts'
import { warnDiet } from './diets.ts'
import { warnHolidays, warnHours, warnKitchen, warnTypedSeason } from './hours.ts'
import { warnLunch } from './lunch.ts'
import * as names from './names.ts'
import { listPrices, ofDrinks, warnExtras, warnPrice } from './prices.ts'
import { warnPub } from './pub.ts'
import { listWeighed, warnDeposit, warnSizes } from './sizes.ts'
import { warnHome, warnSameNames, warnStory, warnTexts } from './texts.ts'
import { warnUnfinished } from './unfinished.ts'

export function warn(parts: ParsedFiles, documents: Documents, siteDate: SiteDate, report: Report) {
  const { date: today } = siteDate
  for (const [file, document] of documents) {
    if (!document) continue
    const top = rootNode(document, report)
    warnTexts(top)
    warnStory(top)
    warnUnfinished(file, top)
  }
  const { pub, menu, lunches, events } = parts
  if (pub) warnPub(pub, siteDate)
  warnHome(parts)
  for (const files of groupBy(menu, ({ section }) => section.kind).values())
    for (const file of files) warnSection(file, files.length, today)
  warnSameNames(menu.flatMap(({ items }) => items))
  for (const week of lunches) warnDishesOfWeek(week)
  warnLunch(parts, today)
  warnHours(parts, today)
  warnKitchen(parts)
  warnHolidays(parts, today)
  // Weekly events often run from September to June, so a season over New Year is normal for them.
  for (const { event, node } of events?.events ?? []) {
    names.warnStatusInTitle(event, node)
    warnTypedSeason(nodeAt(node, 'season'), 366)
    for (const field of ['sold_out', 'cancelled']) warnUnanswered(node, field)
  }
}

/** Warn about an empty `sold_out:`: it is read as "no", but its owner may have meant "yes". */
function warnUnanswered(node: ContentNode, field: string) {
  if (hasField(node, field) && isEmpty(nodeAt(node, field)))
    reportWarning({ ...nodeAt(node, field), on: 'key' }, 'answer-missing', { field })
}

/** Warn about the items of a section. `siblings` is the number of sections of its kind. */
function warnSection(
  { section, items, node: top }: SectionFile,
  siblings: number,
  today: CalendarDate,
) {
  const list = nodeAt(top, 'items')
  const typed = Array.isArray(list.raw) ? list.raw.length : items.length
  // A section with its own season or hours cannot be merged into another one.
  const isMovable = section.served?.hours === undefined && section.served?.season === undefined
  if (items.length === 1 && typed === 1 && siblings > 1 && isMovable)
    reportWarning(list, 'section-single')
  warnTypedSeason(nodeAt(top, 'season'))
  names.warnDaySection(top)
  const numbered = names.warnNumbersInNames(items.map(({ node }) => node))
  const dishes = items.map(({ item }) => item)
  const [prices, weighed] = [listPrices(dishes), listWeighed(dishes)]
  const isDrinks = section.kind === 'drinks'
  for (const { item, node } of items) {
    const isReported = warnPrice(item, node, prices, isDrinks ? ofDrinks : undefined)
    warnSizes(item, node, isReported, weighed)
    warnDeposit(item, node)
    if (isDrinks) warnAlcohol(item, node)
    warnDiet(item, node)
    names.warnName(item, node, numbered.has(node))
    warnUnanswered(node, 'sold_out')
    warnTypedSeason(nodeAt(node, 'season'))
    warnDates(item, node, today)
    warnVintage(item, node, today)
  }
  for (const node of entriesAt(list)) names.warnAllergensOnlyInName(node)
  warnExtras(section.extras, top, items)
}

/** Compare the main courses of a week: they usually cost about the same. */
function warnDishesOfWeek({ lunch, dishes }: LunchFile) {
  const mainCourses = dishes.flatMap(({ dish, soup }) => (soup ? [] : dish))
  const [prices, weighed] = [listPrices(mainCourses), listWeighed(mainCourses)]
  for (const { dish, node, soup } of dishes) {
    warnSizes(dish, node, !soup && warnPrice(dish, node, prices), weighed)
    warnDiet(dish, node)
    names.warnName(dish, node, false)
  }
  warnSameNames(dishes.map(({ dish, node }) => ({ item: dish, node })))
  if (!lunch.soup_included) return
  // A soup that is included but has a price leaves guests in doubt.
  for (const { soup, more_soups = [] } of lunch.days) {
    const soups = soup ? [soup, ...more_soups] : []
    const priced = soups.every(({ sizes }) => sizes.some((size) => findPrice(size)?.amount))
    const typed = priced ? dishes.find(({ dish }) => dish.sizes === soup?.sizes) : undefined
    if (typed) reportWarning(nodeAt(typed.node, 'sizes'), 'soup-included-priced')
  }
}

/** Warn about a vintage in the future. */
function warnVintage(item: Item, node: ContentNode, today: CalendarDate) {
  const { vintage }: Partial<Drink> = item
  if (vintage !== undefined && vintage > Number(today.slice(0, 4)))
    reportWarning(nodeAt(node, 'vintage'), 'vintage-ahead', { vintage, today })
}

/**
 * Warn about a dish whose dates are all over. Seasons are not checked: they return every year, and
 * a warning in every winter would be noise.
 */
function warnDates(item: Item, node: ContentNode, today: CalendarDate) {
  const { recurring, status } = item.availability ?? {}
  if (status === 'sold_out') return
  const field = hasValue(node, 'dates') ? 'dates' : 'days'
  if (isPast(item, today)) reportWarning(nodeAt(node, field), 'dates-over')
  else if (recurring?.dates.length === 0) reportWarning(nodeAt(node, 'days'), 'item-never-served')
}
