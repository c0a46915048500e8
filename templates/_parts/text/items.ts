// Dishes and drinks as words in one language.

import { details } from '../../../src/fields/item.ts'
import { depositOf } from '../../../src/model/currencies.ts'
import { firstLanguage, type Language } from '../../../src/model/languages.ts'
import { onceFor } from '../../../src/model/once.ts'
import type {
  Drink,
  Extra,
  Item,
  LunchDish,
  LunchSoup,
  Quantity,
  Site,
  Size,
} from '../../../src/model/site.ts'
import { containedIn, shownDiets } from '../facts/allergens.ts'
import { isOver } from '../facts/availability.ts'
import { hasAlcohol, sharedIn } from '../facts/sections.ts'
import * as format from '../format.ts'
import { words } from '../words/words.ts'
import { traceFacts } from './allergens.ts'
import { availabilityFacts } from './served.ts'

export type SizeFacts = { label: string; quantity: string; price: string }

export type ItemFacts = {
  name: string
  /** What the pub's own menu calls it, where this language calls it something else. */
  originalName: { lang: Language; name: string } | undefined
  description: string | undefined
  note: string | undefined
  sizes: SizeFacts[]
  /** Alcohol, degree, diets, tags, season, days, sold out: in words. */
  details: string[]
  /** Those of the details on which it depends whether one gets it, and for what. */
  conditions: string[]
  /** The word that it is a special of the house, which is one of the details. */
  special: string | undefined
  /** Why nobody can order it: sold out, out of season, over; on which day that was so. */
  unavailable: string | undefined
  /** Numbers of allergens, with the letter of a kind where one is named; `[]` none, `null` not stated. */
  allergens: string[] | null
  /** What it may contain traces of, in words; apart from what it contains. */
  traces: string | undefined
  /** The owner's sentence on gluten, which stands behind these traces only. */
  gluten: string | undefined
  extras: ExtraFacts[]
  courses: CourseFacts[]
}

export type ExtraFacts = Pick<ItemFacts, 'name' | 'allergens'> & Omit<SizeFacts, 'label'>

/** Allergens are absent where they are said of the whole only. */
export type CourseFacts = Pick<ItemFacts, 'name' | 'description'> & {
  allergens: string[] | null | undefined
}

/**
 * Facts are kept by the object of the item: page, twin and JSON-LD share them, and so do later builds
 * of the same process, which make new objects for the items of a file that was saved.
 */
const known = onceFor((_: Item | Drink): { [siteAndLanguage: string]: ItemFacts } => ({}))

export function itemFacts(site: SiteFacts, item: Item | Drink, lang: Language): ItemFacts {
  const facts = known(item)
  const key = `${lang} ${firstLanguage(site)} ${site.updated} ${site.date}`
  const found = facts[key] ?? makeFacts(site, item, lang)
  facts[key] = found
  return found
}

/** What the facts of an item depend on, beside it. */
type SiteFacts = Pick<Site, 'updated' | 'date' | 'languages' | 'menu' | 'pub'>

function makeFacts(site: SiteFacts, item: Item | Drink, lang: Language): ItemFacts {
  const shared = sharedIn(site, item.section)
  const soldOut =
    item.availability?.status === 'sold_out'
      ? words[lang].menu.soldOut(format.date(site.updated, lang, site))
      : undefined
  const said = [item.description, item.note]
    .map((text) => text?.[lang].toLowerCase() ?? '')
    .join(' ')
  const conditions = [
    ...depositFacts(item, lang),
    ...(soldOut === undefined ? [] : [soldOut]),
    ...availabilityFacts(site, item, lang),
  ]
  return {
    ...dishFacts(site, item, lang),
    note: item.note?.[lang],
    details: [
      ...alcoholFacts(item, shared.alcoholFree || !hasAlcohol(site.menu), lang),
      ...statedDetails(item, lang),
      ...claims(
        { ...item, diets: item.diets.filter((diet) => !shared.diets.includes(diet)) },
        lang,
      ),
      // What the owner says beside it in the same words is not said twice.
      ...conditions.filter((one) => !said.includes(one.toLowerCase())),
      ...(item.extras?.length === 0 ? [words[lang].menu.noExtras] : []),
    ],
    conditions,
    unavailable:
      soldOut ??
      (isOver(site, item)
        ? words[lang].menu.notServed(format.date(site.date, lang, site))
        : undefined),
    extras: extraFacts(item.extras, lang),
    courses: courseFacts(item, lang),
  }
}

/** Of an item or of a section. */
export const extraFacts = (extras: readonly Extra[] = [], lang: Language): ExtraFacts[] =>
  extras.map((extra) => ({
    name: extra.name[lang],
    quantity: format.quantity(extra, lang),
    price: format.price(extra, lang),
    allergens: containedIn(extra),
  }))

type Writing = { name: (text: string) => string; contained: (codes: readonly string[]) => string }

/** `cheese CZK 20 (milk 7); ...`; where the allergens of several are not stated, that is said once. */
export function extrasText(extras: readonly ExtraFacts[], lang: Language, write: Writing): string {
  const { allergens: label, allergensUnknown, someUnknown } = words[lang].menu
  const unstated = `(${format.inner(label, lang)}: ${allergensUnknown})`
  const unknown = extras.filter(({ allergens }) => allergens === null)
  const [isOfAll, isOfOne] = [unknown.length === extras.length, unknown.length === 1]
  const said = extras.map(({ name, quantity, price, allergens }) => {
    const contained = allergens ? write.contained(allergens) : isOfOne && !isOfAll && unstated
    return [write.name(name), quantity, price, contained].filter(Boolean).join(' ')
  })
  const those = unknown.map(({ name }) => write.name(name)).join(', ')
  const behind = isOfAll ? unstated : unknown.length > 1 && `(${those}: ${someUnknown})`
  return [said.join('; '), behind].filter(Boolean).join(' ')
}

const courseFacts = ({ courses = [] }: Item, lang: Language): CourseFacts[] =>
  courses.map(({ name, description, allergens, allergen_kinds }) => ({
    name: name[lang],
    description: description?.[lang],
    allergens: allergens === undefined ? undefined : containedIn({ allergens, allergen_kinds }),
  }))

const specialFact = (dish: LunchDish | LunchSoup | Item, lang: Language) =>
  'tags' in dish && dish.tags.includes('house_special')
    ? words[lang].names.tags.house_special
    : undefined

export function dishFacts(
  site: Pick<Site, 'languages'>,
  dish: LunchDish | LunchSoup,
  lang: Language,
): ItemFacts {
  const original = dish.name[firstLanguage(site)]
  return {
    name: dish.name[lang],
    originalName:
      // `Liptauer cheese spread` says what it is called on the menu.
      format.saysWords(dish.name[lang], original)
        ? undefined
        : { lang: firstLanguage(site), name: original },
    description: dish.description?.[lang],
    note: undefined,
    sizes: dish.sizes.map((size) => sizeFacts(size, lang)),
    details: claims(dish, lang),
    conditions: [],
    special: specialFact(dish, lang),
    unavailable: undefined,
    allergens: containedIn(dish),
    traces: traceFacts(dish, lang),
    gluten: dish.gluten_note?.[lang],
    extras: [],
    courses: [],
  }
}

function sizeFacts(size: Quantity | Size, lang: Language): SizeFacts {
  return {
    label: size.label?.[lang] ?? '',
    quantity: format.quantity(size, lang),
    price: format.price(size, lang),
  }
}

function alcoholFacts(item: Item | Drink, isFreeKnown: boolean, lang: Language): string[] {
  if (!('alcohol_percent' in item)) return []
  const { alcohol_percent, beer_degree } = item
  const facts = beer_degree === undefined ? [] : [format.degree(beer_degree, lang)]
  if (alcohol_percent === null) return [...facts, words[lang].menu.alcoholUnknown]
  const { alcoholFree } = words[lang].menu
  if (alcohol_percent === 0)
    return isFreeKnown || format.includesWord(item.name[lang], alcoholFree)
      ? facts
      : [...facts, alcoholFree]
  return [...facts, words[lang].menu.alcohol(format.percent(alcohol_percent, lang))]
}

/** Its maker, its year, where it comes from. */
function statedDetails(item: Partial<Drink>, lang: Language): string[] {
  return details.flatMap(({ field, member }) => {
    const { [member]: value } = item
    if (value === undefined) return []
    const word = words[lang].names.details[field]
    if (typeof value === 'number') return [`${word} ${value}`]
    return [typeof value === 'string' ? maker(word, value) : `${word}: ${value[lang]}`]
  })
}

/** `pivovar: Antoš`; a name that says it is not told twice. */
const maker = (what: string, name: string) =>
  name.toLowerCase().includes(what.toLowerCase()) ? name : `${what}: ${name}`

function depositFacts(item: Item, lang: Language): string[] {
  const found = depositOf(item)
  return found ? [words[lang].menu.deposit(format.money(found.amount, found.currency, lang))] : []
}

function claims(dish: LunchDish | LunchSoup | Item, lang: Language): string[] {
  const tags = 'tags' in dish ? dish.tags : []
  return [
    ...shownDiets(dish).map((diet) => words[lang].names.diets[diet]),
    ...tags.map((tag) => words[lang].names.tags[tag]),
    ...('all_week' in dish ? [words[lang].menu.allWeek] : []),
  ]
}
