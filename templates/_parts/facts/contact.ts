// Where the pub is, how to reach and pay it, and who runs it, as words in one language.

import { companyNumbers, countries } from '../../../src/model/countries.ts'
import { saysOnly } from '../../../src/model/restricted.ts'
import { serviceRow } from '../../../src/model/services.ts'
import type { Language, PaymentMethod, Site } from '../../../src/model/site.ts'
import { latin } from '../../../src/model/suggest.ts'
import * as format from '../format.ts'
import { words } from '../words/words.ts'

/** `lang` is that of the value, where it is not that of the page. */
export type Fact = { label: string; value: string; lang?: string | undefined }

export function addressLines({ pub: { address } }: Site): string[] {
  return [address.street, `${format.postcode(address.postal_code)} ${address.town}`]
}

/** Where else the pub is found; the name is the owner's, that of the service, or our word for it. */
export const linkFacts = ({ pub: { links } }: Site, lang: Language): LinkFact[] =>
  links.map((link) => {
    const row = 'service' in link ? serviceRow(link.service) : undefined
    const name = link.name?.[lang] ?? row?.name ?? words[lang].contact.shop
    return { name, url: link.url, role: row?.role }
  })
type LinkFact = { name: string; url: string; role: 'profile' | 'order' | undefined }

/** A local part may hold signs that mean something in an address of the web. */
export function mailUrl(address: string): string {
  const [local = '', host = ''] = address.split('@')
  return `mailto:${encodeURIComponent(local)}@${host}`
}

/** The place on the map service that people use in the country of the pub. */
export function mapUrl(site: Site): string {
  const { address, geo } = site.pub
  const { map } = countries[address.country]
  return geo ? map.point(geo) : map.search(format.plainSpaces(addressLines(site).join(', ')))
}

/** What the place is called on the spot is in its language; nothing on a page in that language. */
export function placeLanguage({ pub }: Site, lang: Language): string | undefined {
  const { placeLanguage: there } = countries[pub.address.country]
  return there === lang ? undefined : there
}

export function transportFacts({ pub }: Site, lang: Language): string[] {
  const { contact, names } = words[lang]
  return pub.transport.map(({ kind, line, stop, walk_min }) => {
    if (kind === 'foot') return contact.onFoot(stop, format.minutes(walk_min))
    const noun = names.vehicles[kind]
    const vehicle = line && format.includesWord(line, noun) ? line : [noun, line].join(' ').trim()
    const place = format.includesWord(stop, names.stops[kind])
      ? stop
      : `${names.stops[kind]} ${stop}`
    return walk_min === 0
      ? `${vehicle}, ${place}, ${contact.atDoor}`
      : `${vehicle}, ${contact.stop(place, format.minutes(walk_min))}`
  })
}

const namesOf = (methods: readonly PaymentMethod[], lang: Language) =>
  methods.map((method) => words[lang].names.paymentMethods[method]).join(', ')

export function paymentFacts({ pub: { payment } }: Site, lang: Language): Fact[] {
  const { payment: label, notAccepted } = words[lang].contact
  return [
    { label, value: namesOf(payment.methods, lang) },
    ...(payment.not_accepted.length > 0
      ? [{ label: notAccepted, value: namesOf(payment.not_accepted, lang) }]
      : []),
  ]
}

/**
 * The same for people, in one line. Where the owner's own sentence names most of it, only what
 * it leaves out is told beside it.
 */
export function paymentLines({ pub: { payment } }: Site, lang: Language): string[] {
  const { alsoPaid, notAccepted } = words[lang].contact
  const { methods, not_accepted: refused } = payment
  const note = payment.note?.[lang] ?? ''
  const unnamed = (all: readonly PaymentMethod[]) =>
    all.filter((method) => !isNamed(method, methods, note, lang))
  const left = unnamed(methods)
  // `Cash only` refuses all cards.
  const leftOut = unnamed(refused).filter(
    (method) => isCash(method) || !methods.every(isCash) || !isCashOnly(note, lang),
  )
  const isNoteFirst = left.length * 2 <= methods.length
  const list = isNoteFirst ? `${alsoPaid} ${namesOf(left, lang)}.` : namesOf(methods, lang)
  const said = [
    isNoteFirst && note,
    (!isNoteFirst || left.length > 0) && list.charAt(0).toUpperCase() + list.slice(1),
    leftOut.length > 0 && `${notAccepted}: ${namesOf(leftOut, lang)}`,
  ].filter((part): part is string => !!part)
  // What is refused takes no line of its own.
  const join = (before: string, part: string) =>
    format.endsSentence(before) ? `${before} ${part}` : `${before}. ${part}`
  const first = said.length > 1 ? [`${said.reduce(join)}${leftOut.length > 0 ? '.' : ''}`] : said
  return [...first, ...(isNoteFirst || !note ? [] : [note])]
}

const isCash = (method: PaymentMethod) => method.startsWith('cash')
const speaksOfCash = (text: string, lang: Language) =>
  new RegExp(`(?<![${latin}])${words[lang].contact.cash}`, 'i').test(text)
const isCashOnly = (text: string, lang: Language) => speaksOfCash(text, lang) && saysOnly(text)

/** How words of one stem begin: `kartou`, `karty`. */
const beginnings = (text: string) =>
  (text.match(/\p{L}{4,}|\p{Lu}{2,}/gu) ?? []).map((word) => word.toLowerCase().slice(0, 3))

/**
 * Whether a text has every word of a name, in whatever form. The card of `stravenkovou kartou` is not
 * any card; where only one currency is taken, `hotově` alone names it.
 */
function isNamed(
  method: PaymentMethod,
  taken: readonly PaymentMethod[],
  text: string,
  lang: Language,
): boolean {
  const names = words[lang].names.paymentMethods
  const said = beginnings(text)
  const has = (begun: string) => said.includes(begun)
  const own = beginnings(names[method])
  if (taken.filter(isCash).join() === method) return speaksOfCash(text, lang)
  const longer = Object.values(names)
    .map(beginnings)
    .filter((all) => all.length > own.length && own.every((one) => all.includes(one)))
    .filter((all) => all.every(has))
  return own.every((begun) => said.filter((one) => one === begun).length > longer.length)
}

/** Other houses of the operator: `The Lion`, and `pub, Long Street 1` behind it. */
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
  return [
    { label: w.operator, value: legal.operator, lang: there },
    ...companyNumbers.flatMap((name) => {
      const value = legal[name]
      return value === undefined ? [] : [{ label: words[lang].names.companyNumbers[name], value }]
    }),
    { label: w.seat, value: legal.seat, lang: there },
  ]
}

/** `U Lva, hospoda, Horní Dolní`: what it is and where, in one line. */
export const oneLine = (site: Site, lang: Language) =>
  `${nameAndKind(site, lang)}, ${site.pub.address.town}`

/** `U Lva, hospoda`; a name that says what it is stands alone. */
export const nameAndKind = ({ pub: { name, kind } }: Site, lang: Language, between = ', ') =>
  format.saysWords(name[lang], kind[lang]) ? name[lang] : name[lang] + between + kind[lang]
