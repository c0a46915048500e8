// The content of the printed menu as rows with their number of characters.

import type { Language, Site } from '../../../src/model/site.ts'
import type { AllergenFacts } from '../facts/allergens.ts'
import { listPrintedCodes, listStatedKinds } from '../facts/allergens.ts'
import { isUnavailable } from '../facts/availability.ts'
import { groupByHeading } from '../facts/sections.ts'
import { dietAdvice, legendRows } from '../text/allergens.ts'
import { operatorFacts, registerSentence } from '../text/contact.ts'
import { eventFacts, listEvents } from '../text/events.ts'
import {
  type ExceptionFacts,
  findPresentWeek,
  formatShortWeek,
  listExceptionsSoon,
  listServiceHours,
  listWeeks,
  ownExceptionFacts,
  weekGroups,
} from '../text/hours.ts'
import { type ExtraFacts, extraFacts, type ItemFacts, itemFacts } from '../text/items.ts'
import {
  hasSameHeading,
  menuParts,
  pricesHold,
  sectionClaims,
  sectionPrices,
} from '../text/menu.ts'
import { servedFacts } from '../text/served.ts'
import { words } from '../words/words.ts'

/** Kinds of text on the printed menu; paper.ts has their font sizes. */
export type LetterKind = 'name' | 'title' | 'large' | 'small' | 'fine'

/** A paragraph or a dish: the number of characters of each kind of text. */
export type PrintRow = { [kind in LetterKind]?: number } & {
  /** Number of characters of the longest text in the price column. */
  beside?: number
  /** Minimum number of lines. */
  lines?: number
  /** Space above and below: as a multiple of the font size, and in points. */
  around?: number
  fixed?: number
  /** True for rows that are always in two columns. */
  isHalf?: true
}

/** Rows that stay together in one column. */
export type PrintBlock = readonly PrintRow[]

const longest = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length))

const lettersIn = (...texts: (string | undefined)[]) => texts.filter(Boolean).join('  · ').length

export function headRows(site: Site, lang: Language): PrintRow[] {
  const { pub, emblem } = site
  const { when, week, next } = findPresentWeek(site, lang)
  const short = formatShortWeek(week, lang).map(({ days, hours }) => `${days} ${hours}`)
  const soon = listExceptionsSoon(site, lang).map(({ dates, reason, hours }) =>
    [dates, reason, hours].join(),
  )
  return [
    { name: pub.name[lang].length },
    { fine: pub.kind[lang].length + pub.address.town.length, fixed: 4 },
    { large: lettersIn(when, ...short, next), fixed: 5 },
    { large: lettersIn(...soon), fixed: 5 },
    { small: lettersIn(pub.notice?.[lang]) },
    // The rule, the space around it, and the emblem.
    { fixed: 24 + (emblem ? 40 : 0) },
  ]
}

const title: PrintRow = { title: 1, around: 0.3, fixed: 9 }

const heading: PrintRow = { large: 1, around: 0.7 }

/** Keep headings together with the first row below them. */
const withHeading = (above: readonly PrintRow[], rows: readonly PrintRow[]): PrintBlock[] =>
  rows.map((row, index) => (index === 0 ? [...above, row] : [row]))

export function eventBlocks(site: Site, lang: Language): PrintBlock[] {
  const rows = listEvents(site).map((event): PrintRow => {
    const {
      title: name,
      when,
      status,
      description,
      age,
      prices,
      free,
    } = eventFacts(site, event, lang)
    const asked = prices.map(({ label, price }) => `${label} ${price}`)
    return {
      large: name.length,
      small: lettersIn(when, status, age, description, free, ...asked),
      around: 0.3,
    }
  })
  return withHeading([title], rows)
}

export function menuBlocks(site: Site, lang: Language): PrintBlock[] {
  const w = words[lang].menu
  const advice = [w.allergenNumbers, w.allergenLegend]
  const intro = { fine: lettersIn(pricesHold(site, lang), ...advice), around: 0.4 }
  const age = { fine: lettersIn(site.pub.legal.age_notice?.[lang]) }
  return menuParts(site, lang).flatMap((part, index) => {
    const above: PrintRow[] = [title, ...(index === 0 ? [intro] : []), age]
    return part.sections.flatMap(({ section, items }) => {
      const served = items.filter((item) => !isUnavailable(site, item))
      if (served.length === 0) return []
      above.push(
        ...(hasSameHeading(part, section, lang) ? [] : [heading]),
        { small: lettersIn(servedFacts(site, section, lang)) },
        { small: lettersIn(sectionClaims(site, section, lang)) },
        { small: lettersIn(section.note?.[lang]) },
        { small: lettersIn(...sectionPrices(site, section, lang)) },
        { small: lettersIn(...extraFacts(site, section.id, section.extras, lang).map(extraText)) },
      )
      return groupByHeading(served).flatMap((group) => {
        if (group.heading) above.push({ large: group.heading[lang].length, around: 0.8 })
        const rows = group.items.map((item) => dishRow(itemFacts(site, item, lang)))
        return withHeading(above.splice(0), rows)
      })
    })
  })
}

/** Estimate the text of allergen codes with their words and punctuation: 11 characters each. */
const estimateCodes = ({ codes, isComplete }: AllergenFacts = { codes: [], isComplete: false }) =>
  ' '.repeat((codes.length + (isComplete ? 0 : 3)) * 11)

const extraText = ({ name, quantity, price, allergens }: ExtraFacts) =>
  [name, quantity, price, estimateCodes(allergens)].join(' ')

function dishRow(dish: ItemFacts): PrintRow {
  const { name, description, note, details, traces, gluten, courses, extras, allergens } = dish
  const parts = courses.map((course) =>
    [course.name, course.description, estimateCodes(course.allergens)].join(),
  )
  const inAll = [
    description,
    details.join(', '),
    estimateCodes(allergens),
    ...parts,
    traces,
    gluten,
    note,
  ]
  return {
    large: name.length,
    small: lettersIn(...inAll, ...dish.otherPrices, ...extras.map(extraText)),
    // A price has a column of its own.
    beside: longest(
      dish.sizes.flatMap(({ label, quantity, price, deposit }) => [
        [label, quantity, ' '.repeat(Math.max(price.length * 1.25, 11))].join(' '),
        deposit,
      ]),
    ),
    lines: Math.max(
      dish.sizes.length + dish.sizes.filter(({ deposit }) => deposit !== '').length,
      courses.length,
    ),
    around: 0.12,
  }
}

export function printedLegendRows(site: Site, lang: Language): PrintRow[] {
  const explained = listPrintedCodes(site)
  return [
    { fine: 1, around: 0.7, fixed: 3 },
    { fine: words[lang].menu.allergenAdvice.length },
    { fine: lettersIn(dietAdvice(site, lang)) },
    ...legendRows(listStatedKinds(site.menu), lang)
      .filter(({ label }) => explained.has(label))
      .map(({ value }) => ({ fine: value.length, isHalf: true }) as const),
  ]
}

/**
 * Return all seasons of a seasonal house, because a printed menu is still used in the next season.
 */
export function hoursBlocks(site: Site, lang: Language): PrintBlock[] {
  const seasons = listWeeks(site, lang).filter(({ when }) => when !== undefined)
  const rows = seasons.map(
    ({ when, instead, week }): PrintBlock => [
      { small: lettersIn(when) * 1.3, around: 0.3 },
      {
        small: lettersIn(
          ...(instead
            ? [instead]
            : weekGroups(week, lang).map(({ name, bar }) => `${name} ${bar}`)),
        ),
      },
    ],
  )
  const exceptionRow = ({ dates, reason, hours }: ExceptionFacts): PrintRow => ({
    small: lettersIn(dates, reason, hours),
  })
  const parts = listServiceHours(site, lang).map(
    ({ lines, exceptions }): PrintBlock => [
      heading,
      { small: lettersIn(...lines), lines: lines.length },
      ...exceptions.map(exceptionRow),
    ],
  )
  return [
    ...(rows.length > 0 ? [[{ large: 1, fixed: 3 }]] : []),
    ...rows,
    ...parts,
    ...withHeading([heading], ownExceptionFacts(site, lang).map(exceptionRow)),
  ]
}

/** Return the operator, and the space for the QR code below. */
export const footRows = (site: Site, lang: Language): PrintRow[] => [
  { fine: lettersIn(...operatorFacts(site, lang).map(({ label, value }) => `${label} ${value}`)) },
  { fine: registerSentence(site, lang)?.length ?? 0, fixed: 104 },
]
