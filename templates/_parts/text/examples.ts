// Worked examples for the documentation. They are made from the published content, so that an agent
// gets the very answers that it reads there.

import { dayNames, toMinutes, weekday } from '../../../src/model/calendar.ts'
import { findDeposit } from '../../../src/model/currencies.ts'
import { documentLanguage as lang, quotedLanguage } from '../../../src/model/languages.ts'
import { cachePerObject } from '../../../src/model/once.ts'
import { hoursOnDay } from '../../../src/model/opening.ts'
import { type Json, serialize } from '../../../src/model/resource.ts'
import {
  type Day,
  type Drink,
  days,
  type Item,
  type Menu,
  type Site,
  url,
} from '../../../src/model/site.ts'
import { listNumbers } from '../facts/allergens.ts'
import { withSection } from '../facts/availability.ts'
import * as format from '../format.ts'
import { words } from '../words/words.ts'
import { allergenName } from './allergens.ts'
import { inBrackets, listExceptions } from './hours.ts'
import { houseNoun } from './house.ts'
import { blocks, inline } from './markdown.ts'

export const examples: { [name: string]: (site: Site) => string } = {
  price: priceExample,
  night: nightExample,
  exception: exceptionExample,
}

const fenced = (value: object) => `\`\`\`json\n${serialize(value as Json)}\`\`\``

/** "How much is it, and how strong?", for the item that uses most members. */
function priceExample(site: Site): string {
  const item = findRichest(site.menu)
  // Prefer a size with a quantity: a label alone may mean for whom a price is.
  const size =
    item?.sizes.findLast((one) => format.quantity(one, lang) !== '') ?? item?.sizes.at(-1)
  if (!item || !size) return ''
  const name = inline(item.name[quotedLanguage(site)])
  const label = size.label && inline(size.label[quotedLanguage(site)])
  const which = [label, format.quantity(size, lang)].filter(Boolean).join(', ')
  return blocks(
    `Question: how much is ${name}${which && ` (${which})`}, and what is in it?`,
    `\`GET ${url(site, '/menu.json')}\`; in \`drinks\` or \`food\` the item whose \`name\` fits${inWhich(site)}:`,
    fenced(withSection(site, item)),
    `Answer: ${[
      [format.price(size, lang), depositWords(item)].filter(Boolean).join(' '),
      strength(item),
      `allergens by recipe: ${allergenWords(item)}`,
      traceWords(item),
      `as of ${site.updated}`,
    ]
      .filter(Boolean)
      .join('; ')}.`,
  )
}

/** Return the deposit, which is paid in addition to the price and given back. */
function depositWords(item: Item): string {
  const found = findDeposit(item)
  return found ? `and a deposit of ${format.money(found.amount, found.currency, lang)}` : ''
}

/** Mention languages only if the pub has several. */
const inWhich = ({ languages: { length } }: Site) =>
  length === 1 ? '' : length === 2 ? ', in either language' : ', in any language'

/** Return the item that uses most members. */
const findRichest = cachePerObject(({ drinks, food }: Menu): Item | Drink | undefined => {
  const items = [...drinks, ...food]
  const scores = items.map(richness)
  return items[scores.indexOf(scores.reduce((most, score) => Math.max(most, score), 0))]
})

const richness = (item: Item | Drink) =>
  Math.min(item.sizes.length, 2) +
  ('beer_degree' in item ? 2 : 0) +
  (listNumbers(item).length > 0 ? 1 : 0) +
  (item.sizes.some(({ label }) => label) ? 1 : 0)

function strength(item: Item | Drink): string {
  if (!('alcohol_percent' in item)) return ''
  const { alcohol_percent: percent, beer_degree: degree } = item
  const alcohol =
    percent === null ? 'its alcohol is not known' : `${format.percent(percent, lang)} alcohol`
  return degree === undefined
    ? alcohol
    : `${alcohol} (the ${format.degree(degree, lang)} is extract of the wort, not alcohol)`
}

function allergenWords(item: Item): string {
  const numbers = listNumbers(item).join(', ')
  if (item.allergens !== null) return numbers || 'none of the fourteen'
  return numbers === '' ? 'not stated' : `${numbers}, and the others are not stated`
}

const traceWords = ({ traces = [] }: Item) =>
  traces.length === 0
    ? ''
    : `apart from them perhaps traces of ${traces.map((number) => `${number} (${allergenName(String(number), lang)})`).join(', ')}`

/** "Open at half past midnight?", for a day of the week that closes later than that. */
function nightExample(site: Site): string {
  const { hours } = site
  const late = hours.bar.find((row) => toMinutes(row)[1] > 1440 + 30)
  const on = late?.days[0]
  if (!late || on === undefined) return ''
  const next = days[(days.indexOf(on) + 1) % 7] as Day
  const { [on]: evening, [next]: morning } = dayNames[lang]
  const [open_min, close_min] = toMinutes(late)
  const { open, close, open_end } = late
  const span = { open, close, ...(open_end && { open_end }), open_min, close_min }
  const until = open_end ? words[lang].format.orAfter(close) : close
  return blocks(
    `Question: is the ${houseNoun(site)} open at 00:30 on ${morning}?`,
    `T is 30. No span of \`week.${next}.bar\` begins at or before minute 30, so ask ${evening}: T + 1440 is 1470, and \`week.${on}.bar\` holds`,
    fenced(span),
    `Answer: yes, until ${until}, since ${open_min} ≤ 1470 < ${close_min}; unless an exception${hours.seasons.length > 0 ? ' or a season' : ''} replaces that ${evening}.`,
  )
}

/** "Open on that holiday?", for the first exception that is not over. */
function exceptionExample(site: Site): string {
  const next = listExceptions(site).find(({ to }) => to >= site.date)
  if (!next) return ''
  const spans = hoursOnDay(next.hours, weekday(next.from)).bar
  const bar =
    spans.length > 0
      ? `open ${format.spans(spans, lang)}, whatever the weekday says`
      : 'closed all day'
  return `On ${format.longDate(next.from, lang, site)} an exception holds${inline(inBrackets(next.reason?.[quotedLanguage(site)]))}: ${bar}.`
}
