// Food and drinks, one dish per line, and the legend of allergen numbers.

import type { Item, Language, Site } from '../../../../src/model/site.ts'
import { type AllergenFacts, listStatedKinds } from '../../facts/allergens.ts'
import { photoUrl } from '../../facts/photos.ts'
import { type FullSection, groupByHeading, servesAlcohol } from '../../facts/sections.ts'
import * as format from '../../format.ts'
import { words } from '../../words/words.ts'
import { allergenWord, dietAdvice, legendRows } from '../allergens.ts'
import {
  type CourseFacts,
  type ExtraFacts,
  extraFacts,
  extrasText,
  type ItemFacts,
  itemFacts,
} from '../items.ts'
import { blocks, heading, inline, link, list, sentence } from '../markdown.ts'
import {
  hasSameHeading,
  menuParts,
  pricesHold,
  sectionClaims,
  sectionExtras,
  sectionPrices,
} from '../menu.ts'
import { servedFacts } from '../served.ts'

export function menu(site: Site, lang: Language): string {
  const { age_notice: age } = site.pub.legal
  return blocks(
    ...menuParts(site, lang).flatMap((part, index) => [
      heading(2, part.heading),
      index === 0 && pricesHold(site, lang),
      part.kinds.includes('drinks') && servesAlcohol(site) && age && inline(age[lang]),
      ...part.sections.map((one) =>
        menuSection(site, one, hasSameHeading(part, one.section, lang), lang),
      ),
    ]),
  )
}

const menuSection = (
  site: Site,
  { section, items }: FullSection,
  isNamed: boolean,
  lang: Language,
) =>
  blocks(
    !isNamed && heading(3, section.name[lang]),
    servedFacts(site, section, lang),
    inline(sectionClaims(site, section, lang) ?? ''),
    section.note && inline(section.note[lang]),
    ...sectionPrices(site, section, lang).map(sentence),
    extras(sectionExtras(items, lang), extraFacts(site, section.id, section.extras, lang), lang),
    ...groupByHeading(items).flatMap(({ heading: title, items: group }) => [
      title && heading(isNamed ? 3 : 4, title[lang]),
      list(group.map((item) => dish(itemFacts(site, item, lang), lang) + photo(site, item, lang))),
    ]),
  )

const photo = (site: Site, { photo: own }: Item, lang: Language) =>
  own ? ` ${words[lang].page.photo}: ${link(own.alt[lang], photoUrl(site, own))}.` : ''

/** `Name (original name), details: small 0.3 l CZK 44; ... Allergens: 1 gluten, 3 eggs.` */
export function dish(facts: ItemFacts, lang: Language): string {
  const w = words[lang].menu
  const original = formatOriginal(facts)
  // A text that begins in lower case and has no end of a sentence continues the name.
  const texts = [facts.description, facts.note].filter((text) => text !== undefined)
  const isPhrase = (text: string) => /^\p{Ll}[^.!?]*$/u.test(text)
  const after = (text: string | undefined) =>
    text === undefined || isPhrase(text) ? [] : [sentence(text)]
  const details = [...texts.filter(isPhrase), ...facts.details].map((text) => `, ${inline(text)}`)
  const paid = facts.sizes
    .map(({ label, quantity, price, deposit }) =>
      [inline(label), quantity, price, deposit].filter(Boolean).join(' '),
    )
    .join('; ')
  return [
    `${inline(facts.name)}${original}${details.join('')}${paid && `: ${paid}`}.`,
    ...after(facts.description),
    courses(facts.courses, lang),
    ...after(facts.note),
    `${w.allergens}: ${allergenList(facts.allergens, lang)}.`,
    facts.traces && `${format.capital(facts.traces)}.`,
    facts.gluten && sentence(facts.gluten),
    ...facts.otherPrices.map(sentence),
    extras(w.extras, facts.extras, lang),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Return the name on the menu at the pub in brackets, or behind a stroke next to other brackets. */
function formatOriginal({ name, originalName }: ItemFacts): string {
  if (originalName === undefined) return ''
  const own = inline(originalName.name)
  return /[()]/.test(name + originalName.name) ? ` / ${own}` : ` (${own})`
}

/** `Courses: 1. Beef broth, with noodles (allergens: 1 gluten, 9 celery); 2. ...` */
function courses(facts: readonly CourseFacts[], lang: Language): string | false {
  if (facts.length === 0) return false
  const served = facts.map(({ name, description, allergens }, index) => {
    const texts = [name, description].filter((part) => part !== undefined).map(inline)
    return `${index + 1}. ${texts.join(', ')}${allergens === undefined ? '' : ` ${inBrackets(allergens, lang)}`}`
  })
  return `${words[lang].menu.courses}: ${served.join('; ')}.`
}

/** `Extras: cheese CZK 20 (allergens: 7 milk); ...` */
function extras(title: string, facts: readonly ExtraFacts[], lang: Language): string | false {
  const contained = (allergens: AllergenFacts) => inBrackets(allergens, lang)
  return facts.length > 0 && `${title}: ${extrasText(facts, lang, { name: inline, contained })}.`
}

const inBrackets = (facts: AllergenFacts, lang: Language) =>
  `(${format.withoutCapital(words[lang].menu.allergens, lang)}: ${allergenList(facts, lang)})`

/** Return `1 gluten, 9 celery`, so that a single line needs no legend. */
function allergenList({ codes, isComplete }: AllergenFacts, lang: Language): string {
  const { allergensUnknown, noAllergens, otherAllergensUnknown } = words[lang].menu
  if (codes.length === 0) return isComplete ? noAllergens : allergensUnknown
  const listed = codes.map((code) => `${code} ${allergenWord(code, lang)}`).join(', ')
  return isComplete ? listed : `${listed}; ${otherAllergensUnknown}`
}

export function legend(site: Site, lang: Language): string {
  const w = words[lang].menu
  return blocks(
    heading(2, w.allergenLegend),
    w.allergenAdvice,
    dietAdvice(site, lang),
    list(
      legendRows(listStatedKinds(site.menu), lang).map(
        ({ label, value }) => `${label}: ${inline(value)}`,
      ),
    ),
  )
}
