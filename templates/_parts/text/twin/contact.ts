// Contact, facts about the house, and its operator.

import type { Language, Site } from '../../../../src/model/site.ts'
import * as format from '../../format.ts'
import { words } from '../../words/words.ts'
import { formatBooking, formatOtherPhoneHours, formatPhoneAbout, listPhones } from '../booking.ts'
import * as contactFacts from '../contact.ts'
import { houseFacts, pairFacts } from '../house-facts.ts'
import { blocks, heading, inline, link, list, sentence } from '../markdown.ts'

export function findUs(site: Site, lang: Language): string {
  const { pub } = site
  const { geo, reservation } = pub
  const w = words[lang].contact
  const booking = formatBooking(site, lang)
  const phoneHours = formatOtherPhoneHours(site, lang)
  const facts = [
    ...houseFacts(site, lang),
    ...pairFacts(site, lang).map(({ name, text }) => [name, text].filter(Boolean).join(': ')),
  ].map(inline)
  return blocks(
    heading(2, w.title),
    list([
      `${w.address}: ${contactFacts.addressLines(site).map(inline).join(', ')}`,
      geo
        ? `${w.map}: geo:${geo.latitude},${geo.longitude}${geo.note ? `. ${sentence(geo.note[lang])}` : ''}`
        : link(w.showOnMap, contactFacts.mapUrl(site)),
      ...contactFacts.transportFacts(site, lang).map(inline),
      ...listPhones(pub).map(
        (phone) =>
          `${w.telephone}${formatPhoneAbout(phone, lang)}: ${link(format.phone(phone.number), `tel:${phone.number}`)}`,
      ),
      phoneHours,
      pub.email && `${w.email}: ${link(pub.email, contactFacts.mailUrl(pub.email))}`,
      booking && `${w.booking}: ${inline(booking)}`,
      reservation.url && link(w.bookTable, reservation.url),
      ...contactFacts.linkFacts(site, lang).map(({ name, url }) => link(name, url)),
      branches(site, lang),
      `${w.payment}: ${contactFacts.paymentLines(site, lang).map(inline).join(' ')}`,
    ]),
    facts.length > 0 && heading(3, words[lang].house.title),
    list(facts),
  )
}

/** Return all branches in one line. */
function branches(site: Site, lang: Language): string {
  const all = contactFacts
    .branchFacts(site, lang)
    .map(({ name, about, url }) =>
      [url === undefined ? inline(name) : link(name, url), about && `(${inline(about)})`]
        .filter(Boolean)
        .join(' '),
    )
  return all.length > 0 ? `${words[lang].contact.branches}: ${all.join(', ')}` : ''
}

export function operator(site: Site, lang: Language): string {
  return blocks(
    heading(2, words[lang].contact.legal),
    list(
      contactFacts
        .operatorFacts(site, lang)
        .map(({ label, value }) => `${label}: ${inline(value)}`),
    ),
    inline(contactFacts.registerSentence(site, lang) ?? ''),
  )
}
