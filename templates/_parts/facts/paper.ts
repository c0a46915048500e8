// How large the letters of the printed menu are: as large as leaves it on as few sides of A4 as the
// smallest would take, in the widest face that a guest's machine may have. Counted, not measured: a
// build knows no browser. Tests print what it makes of it.

import { allergenCodes } from '../../../src/model/allergens.ts'
import { usualLook } from '../../../src/model/looks.ts'
import { onceFor } from '../../../src/model/once.ts'
import type { Language, Site } from '../../../src/model/site.ts'
import { houseNoun } from '../text/house.ts'
import { words } from '../words/words.ts'
import { operatorFacts } from './contact.ts'
import { eventFacts, eventsFirst, eventsOf, paidFor } from './events.ts'
import { groupOf } from './filter.ts'
import {
  exceptionFacts,
  exceptions,
  exceptionsSoon,
  presentWeek,
  weekGroups,
  weekInShort,
  weeks,
} from './hours.ts'
import {
  dietAdvice,
  type ExtraFacts,
  extraFacts,
  groupsOf,
  type ItemFacts,
  isNamedAbove,
  isUnavailable,
  itemFacts,
  kindsNamed,
  legendRows,
  menuParts,
  pricesHold,
  sectionClaims,
  servedFacts,
} from './menu.ts'

export type Letters = { points: number; columns: 1 | 2 }

/** From the largest: a short menu is one column. */
const choices: readonly Letters[] = [
  ...[22, 20, 18, 17, 16, 15, 14, 13].map((points) => ({ points, columns: 1 }) as const),
  ...[14, 13, 12.5, 12, 11.5, 11, 10.5, 10, 9.75, 9.5, 9.25, 9, 8.75, 8.5, 8.25, 8].map(
    (points) => ({ points, columns: 2 }) as const,
  ),
]
const smallest: Letters = { points: 8, columns: 2 }

/**
 * What the margins of A4 leave but for what cannot be foreseen, by the number of columns, in points. Of
 * long lines more is foreseen than of short ones, so that less than is counted there is needed.
 */
const side = { heights: { 1: 790, 2: 770 }, columns: { 1: 533, 2: 255 } } as const

/** Of each kind of letters, where those of dishes have so many points; as in print.css. */
const sizes = {
  name: (points: number) => Math.max(23, points * 1.8),
  title: (points: number) => points * 1.6,
  large: (points: number) => points,
  small: (points: number) => Math.max(7, points * 0.83),
  fine: (points: number) => Math.min(9, Math.max(7, points * 0.83)),
}

const kinds = Object.keys(sizes) as (keyof typeof sizes)[]

/**
 * The width of a letter as part of its size, in the widest face of each list in style.css and
 * typefaces/: Palatino, DejaVu Sans, Bahnschrift, and whatever looks like a typewriter.
 */
const letterWidths = { book: 0.475, plain: 0.47, poster: 0.46, typewriter: 0.49 } as const

/** A paragraph, or a dish beside its prices: how many letters of each kind. */
type Row = { [kind in keyof typeof sizes]?: number } & {
  /** The letters of the longest words beside its prices, with the price. */
  beside?: number
  /** Its least lines. */
  lines?: number
  /** Above and below it: in letters of dishes, and in points. */
  around?: number
  fixed?: number
  /** In two columns, whatever the menu has. */
  isHalf?: true
}

/** What stands in one column. */
type Block = readonly Row[]

export function lettersOf(site: Site, lang: Language): Letters {
  const [head = [], ...blocks] = [
    headRows(site, lang),
    ...(eventsFirst(site) ? eventBlocks(site, lang) : []),
    ...menuBlocks(site, lang),
    legendRowsOf(site, lang),
    ...(eventsFirst(site) ? [] : eventBlocks(site, lang)),
    ...hoursBlocks(site, lang),
    footRows(site, lang),
  ]
  const width = letterWidths[site.look?.typeface ?? usualLook.typeface]
  const sidesIn = (letters: Letters) => {
    const heightOf = (rows: Block) =>
      rows.reduce((sum, row) => sum + rowHeight(row, letters, width), 0)
    const top = heightOf(head.map((row) => ({ ...row, isWide: true })))
    return sidesFor(blocks.map(heightOf), top, letters.columns)
  }
  const fewest = sidesIn(smallest)
  // The larger the letters, the more sides: halved, so that no menu is counted with each of them.
  let [least, most] = [0, choices.length - 1]
  while (least < most) {
    const middle = (least + most) >> 1
    if (sidesIn(choices[middle] ?? smallest) <= fewest) most = middle
    else least = middle + 1
  }
  return choices[most] ?? smallest
}

/** How many sides these blocks fill, one after the other; on the first the head stands above them. */
function sidesFor(heights: readonly number[], head: number, columns: 1 | 2): number {
  let column = 0
  let filled = head
  for (const height of heights) {
    if (filled + height > side.heights[columns]) {
      column++
      filled = column < columns ? head : 0
    }
    filled += height
  }
  return Math.ceil((column + 1) / columns)
}

function rowHeight(row: Row & { isWide?: true }, { points, columns }: Letters, width: number) {
  const { beside = 0, lines = 0, around = 0, fixed = 0, isHalf = false, isWide = false } = row
  let [text, size] = [0, 0]
  for (const kind of kinds) {
    const letters = row[kind]
    if (!letters) continue
    text += letters * sizes[kind](points) * width
    size = Math.max(size, sizes[kind](points))
  }
  const all = side.columns[isWide ? 1 : isHalf ? 2 : columns] - (isHalf ? 26 : 0)
  // A line ends where a word does, about three letters before its edge.
  const room = all - (beside === 0 ? 2 * size * width : (beside + 4) * sizes.small(points) * width)
  const height = Math.max(lines, Math.ceil(text / room)) * 1.2 * size
  return (isHalf && columns === 1 ? height / 1.8 : height) + around * points + fixed
}

const longest = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length))
const lettersIn = (...texts: (string | undefined)[]) => texts.filter(Boolean).join('  · ').length

function headRows(site: Site, lang: Language): Row[] {
  const { pub, emblem } = site
  const { when, week, next } = presentWeek(site, lang)
  const short = weekInShort(week, lang).map(({ days, hours }) => `${days} ${hours}`)
  const soon = exceptionsSoon(site, lang).map(({ dates, reason, hours }) =>
    [dates, reason, hours].join(),
  )
  return [
    { name: pub.name[lang].length },
    { fine: pub.kind[lang].length + pub.address.town.length, fixed: 4 },
    { large: lettersIn(when, ...short, next), fixed: 5 },
    { large: lettersIn(...soon), fixed: 5 },
    { small: lettersIn(pub.notice?.[lang]) },
    // Its rule, the air around it, the emblem.
    { fixed: 24 + (emblem ? 40 : 0) },
  ]
}

const title: Row = { title: 1, around: 0.3, fixed: 9 }
const heading: Row = { large: 1, around: 0.7 }

/** A heading stands over the first of what it heads. */
const under = (above: readonly Row[], rows: readonly Row[]): Block[] =>
  rows.map((row, index) => (index === 0 ? [...above, row] : [row]))

function eventBlocks(site: Site, lang: Language): Block[] {
  const rows = eventsOf(site).map((event): Row => {
    const {
      title: name,
      when,
      status,
      description,
      age,
      prices,
      free,
    } = eventFacts(site, event, lang)
    const asked = prices.map(({ label, price }) => `${paidFor(label, lang)} ${price}`)
    return {
      large: name.length,
      small: lettersIn(when, status, age, description, free, ...asked),
      // Prices begin a line.
      around: 1.3,
    }
  })
  return under([title], rows)
}

function menuBlocks(site: Site, lang: Language): Block[] {
  const w = words[lang].menu
  const advice = [w.priceAdvice(houseNoun(site)), w.allergenNumbers, w.allergenLegend]
  const intro = { fine: lettersIn(pricesHold(site, lang), ...advice), around: 0.4 }
  const age = { fine: lettersIn(site.pub.legal.age_notice?.[lang]) }
  return menuParts(site, lang).flatMap((part, index) => {
    const above: Row[] = [title, ...(index === 0 ? [intro] : []), age]
    return part.sections.flatMap(({ section, items }) => {
      const served = items.filter((item) => !isUnavailable(site, item))
      if (served.length === 0) return []
      above.push(
        ...(isNamedAbove(part, section, lang) ? [] : [heading]),
        { small: lettersIn(servedFacts(site, section, lang)) },
        { small: lettersIn(sectionClaims(site, section, lang)) },
        { small: lettersIn(section.note?.[lang]) },
        { small: lettersIn(...extraFacts(section.extras, lang).map(extraText)) },
      )
      return groupsOf(served).flatMap((group) => {
        if (group.heading) above.push({ large: group.heading[lang].length, around: 0.8 })
        const rows = group.items.map((item) => dishRow(itemFacts(site, item, lang)))
        return under(above.splice(0), rows)
      })
    })
  })
}

/** Of a number with its word, about, and of the marks around them. */
const numbered = (codes: readonly string[] | null | undefined) =>
  ' '.repeat((codes?.length ?? 3) * 11)

const extraText = ({ name, quantity, price, allergens }: ExtraFacts) =>
  [name, quantity, price, numbered(allergens)].join(' ')

function dishRow(dish: ItemFacts): Row {
  const { name, description, note, details, traces, gluten, courses, extras, allergens } = dish
  const parts = courses.map((course) =>
    [course.name, course.description, numbered(course.allergens)].join(),
  )
  const inAll = [
    description,
    details.join(', '),
    numbered(allergens),
    ...parts,
    traces,
    gluten,
    note,
  ]
  return {
    large: name.length,
    small: lettersIn(...inAll, ...extras.map(extraText)),
    // A price has a column of its own.
    beside: longest(
      dish.sizes.map(({ label, quantity, price }) =>
        [label, quantity, ' '.repeat(Math.max(price.length * 1.25, 11))].join(' '),
      ),
    ),
    lines: Math.max(dish.sizes.length, courses.length),
    around: 0.12,
  }
}

function legendRowsOf(site: Site, lang: Language): Row[] {
  const explained = explainedOnPaper(site)
  return [
    { fine: 1, around: 0.7, fixed: 3 },
    { fine: words[lang].menu.allergenAdvice.length },
    { fine: lettersIn(dietAdvice(site, lang)) },
    ...legendRows(kindsNamed(site.menu), lang)
      .filter(({ label }) => explained.has(label))
      .map(({ value }) => ({ fine: value.length, isHalf: true }) as const),
  ]
}

/** Of a house with seasons all of them: paper is read in the next one, too. */
function hoursBlocks(site: Site, lang: Language): Block[] {
  const seasons = weeks(site, lang).filter(({ when }) => when !== undefined)
  const rows = seasons.map(
    ({ when, closed, week }): Block => [
      { small: lettersIn(when) * 1.3, around: 0.3 },
      {
        small: lettersIn(
          ...(closed ? [closed] : weekGroups(week, lang).map(({ name, bar }) => `${name} ${bar}`)),
        ),
      },
    ],
  )
  const coming = exceptions(site)
    .map(exceptionFacts(site, lang))
    .map(({ dates, reason, hours }) => ({ small: lettersIn(dates, reason, hours) }))
  return [
    ...(rows.length > 0 ? [[{ large: 1, fixed: 3 }]] : []),
    ...rows,
    ...under([heading], coming),
  ]
}

/** Who runs the house, and below it the code. */
const footRows = (site: Site, lang: Language): Row[] => [
  { fine: lettersIn(...operatorFacts(site, lang).map(({ label, value }) => `${label} ${value}`)) },
  { fine: site.pub.legal.register[lang].length, fixed: 104 },
]

/** What the legend of the printed menu explains: the numbers that stand on it, and those of their groups. */
export const explainedOnPaper = onceFor((site: Site): Set<string> => {
  const { sections, food, drinks } = site.menu
  const items = [...food, ...drinks].filter((item) => !isUnavailable(site, item))
  const all = [
    ...items.flatMap((item) => [item, ...(item.extras ?? []), ...(item.courses ?? [])]),
    ...sections.flatMap(({ extras = [] }) => extras),
  ]
  const codes = [
    ...all.flatMap((one) => allergenCodes(one.allergens ?? [], one.allergen_kinds)),
    ...items.flatMap(({ traces = [], trace_kinds }) => allergenCodes(traces, trace_kinds)),
  ]
  return new Set(codes.flatMap((code) => [code, String(groupOf(code))]))
})
