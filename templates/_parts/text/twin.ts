// The Markdown twin of the home page: the same facts, from the same functions, in the same order.

import { allergens } from '../../../src/model/allergens.ts'
import type { Publication } from '../../../src/model/resource.ts'
import { type Kind, type Language, url } from '../../../src/model/site.ts'
import {
  addressLines,
  comingExceptions,
  dishFacts,
  exceptionFacts,
  homePath,
  houseFacts,
  type ItemFacts,
  itemFacts,
  lunchWeek,
  operatorFacts,
  other,
  pastMidnight,
  paymentFacts,
  sectionsOf,
  servesAlcohol,
  transportFacts,
  twinPath,
  weekRows,
} from '../facts.ts'
import * as format from '../format.ts'
import { interfaceLinks, linked } from '../links.ts'
import { words } from '../words/words.ts'
import { blocks, heading, inline, link, list, table } from './markdown.ts'

/** Lean on purpose: no emphasis, and plain spaces, since a language model pays for every mark. */
export const homeMarkdown = (site: Publication, lang: Language) =>
  write(site, lang).replaceAll('\u00A0', ' ')

function write(site: Publication, lang: Language): string {
  const { pub, home } = site
  const w = words[lang]
  return blocks(
    heading(1, pub.name[lang]),
    `${link(w.otherLanguage, url(site, twinPath(other(lang))))} · ${link(w.webPage, url(site, homePath(lang)))}`,
    `${inline(home[lang].tagline)} ${inline(pub.name[lang])}, ${inline(pub.kind[lang])}, ${addressLines(site).map(inline).join(', ')}. ${w.telephone}: ${format.phone(pub.phone)}.`,
    pub.notice && inline(pub.notice[lang]),
    hours(site, lang),
    lunch(site, lang),
    menu(site, 'food', lang),
    menu(site, 'drinks', lang),
    legend(site, lang),
    story(site, lang),
    findUs(site, lang),
    operator(site, lang),
    agents(site, lang),
  )
}

function hours(site: Publication, lang: Language): string {
  const w = words[lang]
  const rule = pastMidnight(site.hours, lang)
  const exceptions = comingExceptions(site).map((exception) => exceptionFacts(exception, lang))
  return blocks(
    heading(2, w.hours),
    table(
      [w.day, w.bar, w.kitchen, w.lunchHours],
      weekRows(site.hours, lang).map((row) => [row.name, row.bar, row.kitchen, row.lunch]),
    ),
    [rule, w.timezone].filter(Boolean).join(' '),
    site.hours.note && inline(site.hours.note[lang]),
    exceptions.length > 0 && heading(3, w.exceptions),
    list(
      exceptions.map(({ dates, reason, hours: held }) => `${dates} (${inline(reason)}): ${held}`),
    ),
  )
}

function lunch(site: Publication, lang: Language): string | false {
  const {
    menu: { lunch: week },
  } = site
  if (!week) return false
  const w = words[lang]
  const days = week.days.map(({ date, soup, mains }) =>
    blocks(
      heading(3, format.longDate(date, lang)),
      list([
        ...(soup ? [`${w.soup}: ${dish(dishFacts(soup, lang), lang)}`] : []),
        ...mains.map((main) => dish(dishFacts(main, lang), lang)),
      ]),
    ),
  )
  return blocks(
    heading(2, w.lunch),
    lunchWeek(week, lang),
    week.note && inline(week.note[lang]),
    ...days,
  )
}

function menu(site: Publication, kind: Kind, lang: Language): string | false {
  const w = words[lang]
  const sections = sectionsOf(site, kind)
  if (sections.length === 0) return false
  return blocks(
    heading(2, kind === 'food' ? w.food : w.drinks),
    kind === 'food' && `${w.pricesFrom(format.date(site.updated, lang))} ${w.priceAdvice}`,
    kind === 'drinks' &&
      servesAlcohol(site) &&
      site.pub.legal.age_notice &&
      inline(site.pub.legal.age_notice[lang]),
    ...sections.map(({ section, items }) =>
      blocks(
        heading(3, section.name[lang]),
        section.note && inline(section.note[lang]),
        list(items.map((item) => dish(itemFacts(item, lang), lang))),
      ),
    ),
  )
}

/** `Name (other name), details: small 0.3 l CZK 44; ... Allergens: 1, 3.` */
function dish(facts: ItemFacts, lang: Language): string {
  const w = words[lang]
  const original =
    lang === 'en' && facts.otherName !== facts.name ? ` (${inline(facts.otherName)})` : ''
  const details = facts.details.length > 0 ? `, ${facts.details.map(inline).join(', ')}` : ''
  const sizes = facts.sizes.map(({ label, quantity, price }) =>
    [label && inline(label), quantity, price].filter(Boolean).join(' '),
  )
  return [
    `${inline(facts.name)}${original}${details}: ${sizes.join('; ')}.`,
    facts.description && inline(facts.description),
    facts.note && inline(facts.note),
    `${w.allergens}: ${allergenList(facts.allergens, lang)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function allergenList(numbers: number[] | null, lang: Language): string {
  if (numbers === null) return words[lang].allergensUnknown
  return numbers.length === 0 ? words[lang].noAllergens : numbers.join(', ')
}

function legend(_site: Publication, lang: Language): string {
  return blocks(
    heading(2, words[lang].allergenLegend),
    words[lang].allergenAdvice,
    list(allergens.map(({ number, name }) => `${number}: ${inline(name[lang])}`)),
  )
}

function story({ home }: Publication, lang: Language): string {
  return blocks(
    heading(2, words[lang].story),
    ...home[lang].story.flatMap(({ heading: title, paragraphs }) => [
      title !== undefined && heading(3, title),
      ...paragraphs.map(inline),
    ]),
  )
}

function findUs(site: Publication, lang: Language): string {
  const { pub } = site
  const w = words[lang]
  const { geo, reservation, payment } = pub
  return blocks(
    heading(2, w.findUs),
    list([
      `${w.address}: ${addressLines(site).map(inline).join(', ')}`,
      ...(geo
        ? [
            `${w.map}: geo:${geo.latitude},${geo.longitude}${geo.note ? ` (${inline(geo.note[lang])})` : ''}`,
          ]
        : []),
      ...transportFacts(site, lang).map(inline),
      `${w.telephone}: ${link(format.phone(pub.phone), `tel:${pub.phone}`)}`,
      `${w.booking}: ${inline(reservation.note[lang])}${reservation.hours ? ` ${w.bookingHours(format.span(reservation.hours))}` : ''}`,
      ...paymentFacts(site, lang).map(({ label, value }) => `${label}: ${value}`),
      ...(payment.note ? [inline(payment.note[lang])] : []),
    ]),
    heading(3, w.house),
    list(houseFacts(site, lang).map(inline)),
  )
}

function operator(site: Publication, lang: Language): string {
  return blocks(
    heading(2, words[lang].operator),
    list(operatorFacts(site, lang).map(({ label, value }) => `${label}: ${inline(value)}`)),
    inline(site.pub.legal.register[lang]),
  )
}

function agents(site: Publication, lang: Language): string {
  const w = words[lang]
  return blocks(
    heading(2, w.forAgents),
    w.agentLine,
    list(
      linked(site, interfaceLinks(site.resources)).map(({ resource: { path, title } }) =>
        link(title, url(site, path)),
      ),
    ),
  )
}
