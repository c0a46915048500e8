// Address, contact, payment and operator of the pub, as words in one language.

import { companyNumbers, countries } from '../../../src/model/countries.ts'
import { listOpenFacts } from '../../../src/model/house.ts'
import { serviceRow } from '../../../src/model/services.ts'
import type { Language, Legal, PaymentMethod, Site, Transport } from '../../../src/model/site.ts'
import * as format from '../format.ts'
import { words } from '../words/words.ts'

/** `lang` is the language of the value if it differs from that of the page. */
export type Fact = { label: string; value: string; lang?: string | undefined }

export function addressLines({ pub: { address } }: Site): string[] {
  return [address.street, `${format.postcode(address.postal_code)} ${address.town}`]
}

/**
 * Return the pub's links to other sites. Their name is the owner's, that of the service, or our
 * word for a shop.
 */
export const linkFacts = ({ pub: { links } }: Site, lang: Language): LinkFact[] =>
  links.map((link) => {
    const row = 'service' in link ? serviceRow(link.service) : undefined
    const name = link.name?.[lang] ?? row?.name ?? words[lang].contact.shop
    return { name, url: link.url, role: row?.role }
  })
type LinkFact = { name: string; url: string; role: 'profile' | 'order' | undefined }

/** Return a mailto URL. The local part may contain characters with a meaning in URLs. */
export function mailUrl(address: string): string {
  const [local = '', host = ''] = address.split('@')
  return `mailto:${encodeURIComponent(local)}@${host}`
}

/** Return a link to the place on the map service that is common in the pub's country. */
export function mapUrl(site: Site): string {
  const { address, geo } = site.pub
  const { map } = countries[address.country]
  return geo ? map.point(geo) : map.search(format.plainSpaces(addressLines(site).join(', ')))
}

/** Return the language of local names such as streets, or undefined on a page in that language. */
export function placeLanguage({ pub }: Site, lang: Language): string | undefined {
  const { placeLanguage: there } = countries[pub.address.country]
  return there === lang ? undefined : there
}

/** Words of lines that name their vehicle, in any language: `S-Bahn 2`. */
const vehicleWords: Record<Exclude<Transport['kind'], 'foot'>, RegExp> = {
  bus: /bus/i,
  tram: /tram|šalin|električk|straßenbahn|(?<!\p{L})bim(?!\p{L})/iu,
  metro: /metro|u-?bahn|subway|underground/i,
  train: /bahn|zug|vlak|train|expres/i,
  trolleybus: /trolle|trolej|obus/i,
  ferry: /přívoz|prievoz|kompa|fähre|ferry|lo[ďd]|boat/i,
  cable_car: /lanov|bahn|gondel|gondola|cable/i,
  ski_bus: /ski/i,
}
export function transportFacts({ pub, languages }: Site, lang: Language): string[] {
  const { contact, names } = words[lang]
  const stopWords = languages.flatMap((own) => words[own].contact.stopWords.split(' '))
  const isStop = (stop: string) => stopWords.some((word) => format.includesWord(stop, word))
  return pub.transport.map(({ kind, line, stop, walk_min }) => {
    if (kind === 'foot') return format.capital(contact.onFoot(stop, format.minutes(walk_min, lang)))
    const noun = names.vehicles[kind]
    const vehicle = line && vehicleWords[kind].test(line) ? line : [noun, line].join(' ').trim()
    const place = isStop(stop) ? stop : names.stops[kind](stop)
    return walk_min === 0
      ? `${vehicle}, ${place}, ${contact.atDoor}`
      : `${vehicle}, ${contact.stop(place, format.minutes(walk_min, lang))}`
  })
}

const joinMethodNames = (methods: readonly PaymentMethod[], lang: Language) =>
  methods.map((method) => words[lang].names.paymentMethods[method]).join(', ')

/** Return the least amount for cards: `Kartou od 200 Kč`. Empty if it is not stated. */
function cardMinimum({ pub }: Site, lang: Language): string {
  const { card_minimum: amount } = pub.payment
  return amount === undefined
    ? ''
    : words[lang].contact.cardMinimum(format.money(amount, pub.currency, lang))
}

export function paymentFacts({ pub: { payment } }: Site, lang: Language): Fact[] {
  const { payment: label, notAccepted, notStatedYet } = words[lang].contact
  return [
    { label, value: payment.methods ? joinMethodNames(payment.methods, lang) : notStatedYet },
    ...(payment.not_accepted.length > 0
      ? [{ label: notAccepted, value: joinMethodNames(payment.not_accepted, lang) }]
      : []),
  ]
}

/**
 * Return the accepted and the refused payment methods in one line, then the owner's note, which may
 * be in another language.
 */
export function paymentLines(site: Site, lang: Language, noteLanguage = lang): string[] {
  const [accepted, refused] = paymentFacts(site, lang)
  const { note } = site.pub.payment
  const least = cardMinimum(site, lang)
  return [
    `${format.capital(accepted?.value ?? '')}.${refused ? ` ${refused.label}: ${refused.value}.` : ''}${least && ` ${least}.`}`,
    ...(note ? [format.sentence(note[noteLanguage])] : []),
  ]
}

/** Return the other houses of the operator: `The Lion` with `pub, Long Street 1`. */
export const branchFacts = ({ pub: { branches } }: Site, lang: Language) =>
  branches.map(({ name, kind, address, url }) => ({
    name: name[lang],
    about: [kind?.[lang], address].filter((part) => part !== undefined).join(', '),
    url,
  }))

export function operatorFacts(site: Site, lang: Language): Fact[] {
  const { legal } = site.pub
  const w = words[lang].contact
  const there = placeLanguage(site, lang)
  const open: readonly string[] = listOpenFacts(site.pub)
  const fact = (
    name: Exclude<keyof Legal, 'vat' | 'register' | 'age_notice' | 'asked'>,
    label: string,
  ) => {
    const value = legal[name]
    if (open.includes(name)) return [{ label, value: w.notStatedYet }]
    const isNumber = companyNumbers.some((one) => one === name)
    return value === undefined ? [] : [{ label, value, ...(!isNumber && { lang: there }) }]
  }
  return [
    ...fact('operator', w.operator),
    ...fact('managing_director', w.managingDirector),
    ...companyNumbers.flatMap((name) => fact(name, words[lang].names.companyNumbers[name])),
    ...fact('seat', w.seat),
    ...(registerSentence(site, lang) === undefined
      ? [{ label: w.register, value: legal.register?.[lang] ?? w.notStatedYet }]
      : []),
  ]
}

/** Return the entry in the register if it needs no label, such as "Entered in the register of …". */
export function registerSentence({ pub }: Site, lang: Language): string | undefined {
  const entry = pub.legal.register?.[lang]
  return entry && /^(?:zaps|zapís|entered|registered|eingetragen)/i.test(entry) ? entry : undefined
}

/** Return name, kind and town in one line: `U Lva, hospoda, Horní Dolní`. */
export const formatNameAndTown = (site: Site, lang: Language) =>
  `${formatNameAndKind(site, lang)}, ${site.pub.address.town}`

/** Return `U Lva, hospoda`, or the name alone if it already contains the kind of house. */
export const formatNameAndKind = ({ pub: { name, kind } }: Site, lang: Language, between = ', ') =>
  format.containsWords(name[lang], kind[lang]) ? name[lang] : name[lang] + between + kind[lang]
