// How guests reach and book the pub: addresses of mail and of pages, and the ways to book.

import { saysOnly } from '../model/restricted.ts'
import { type BookingWay, bookingWays } from '../model/site.ts'
import { fold } from '../model/suggest.ts'
import { listOf, oneOf, split } from './basic.ts'
import { type Notation, refuse } from './notation.ts'
import { bookingWords, meaningByWord } from './typed-words.ts'

/** What browsers take for an address (HTML, section on type=email), with a dot in its host. */
const mailbox =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/

export const email: Notation<string> = {
  expected: 'email',
  read(text) {
    const typed = withoutScheme(text)
    return typed.length <= 254 && mailbox.test(typed) ? typed : undefined
  },
  explain: (text) => refuse('email-unreadable', { typed: text }, addressIn(withoutScheme(text))),
}

const withoutScheme = (text: string) => text.trim().replace(/^mailto:/i, '')

/** `Kohout <a@pub.example>`, `a(zavinac)pub.example`: the one address that is in it. */
function addressIn(typed: string): string | undefined {
  if (typed.length > 254) return undefined
  const inside = /^[^<>]*<([^<>]+)>$/.exec(typed)?.[1] ?? typed
  const meant = inside
    .replace(/\s*[([](?:zavin[aá][cč]|at)[)\]]\s*/i, '@')
    .replace(/(?<=@\S+),(?=\w+$)/, '.')
  return meant !== typed && mailbox.test(meant) ? meant : undefined
}

/** The address of a page elsewhere: with TLS, and without a name or password in it. */
export const pageUrl: Notation<string> = {
  expected: 'page-url',
  pattern: '^https://',
  read(text) {
    const typed = text.trim()
    const isPage = /^https:\/\/[^\s/@]+\.[^\s/@]+(?:\/\S*)?$/.test(typed)
    return isPage && URL.canParse(typed) ? new URL(typed).href : undefined
  },
  explain(text) {
    const typed = text.trim()
    const bare = typed.replace(/^http:\/\//i, '')
    const meant = /^[^\s:/@]+\.[^\s:@]+$/.test(bare) ? `https://${bare}` : undefined
    return refuse('page-url-unreadable', { typed, meant: meant ?? null }, meant)
  },
}

const way = oneOf([...bookingWays, 'none'], meaningByWord(bookingWords))
const ways = listOf(way)

/** Ways to book a table; `none` alone: there are none, `[]`. */
export const bookingList: Notation<BookingWay[]> = {
  ...ways,
  read(text) {
    const found = ways.read(text)
    if (!found?.includes('none')) return found?.filter((one) => one !== 'none')
    return found.length === 1 ? [] : undefined
  },
  explain(text) {
    const booked = ways.read(text)?.filter((one) => one !== 'none')
    const none = split(text, /[,;]/).find((part) => way.read(part.text) === 'none')
    return booked
      ? refuse('booking-none-and-more', { ways: booked }, undefined, none?.span)
      : ways.explain(text)
  },
}

/** Stems without accents, in the languages that owners write. */
const telephone = /telefon|phone|\btel\b|mobil|\bcall|\bring\b|\bvol[ae]j|anruf|\d{3}\s?\d{3}/
const onlySo =
  /(?:\bjen|\bjenom|pouze|vyhradne|\bonly|\biba|\blen|\bnur)(?: \S+)? (?:telefon|telephon|phone|tel\b|mobil)|phone only/
const otherWay =
  /mail|\bweb|on-?line|formular|\bform\b|zprav|sprav|nachricht|message|\bsms|facebook|instagram|messenger|whatsapp|osobn|in person/
const negation =
  /neprij|neber|nerezerv|nelze|nedela|nevede|bez rezerv|\bno\b|\bnot\b|\bkein|\bnicht|nemozn|neda\b|(?:\bohne|without)(?: \S+)? (?:reserv|book)/

/** `Na terase nerezervujeme` denies nothing of the tables inside. */
const place = /teras|terrace|zahrad|garden|garten|\bdvor|courtyard|\bbaru\b|at the bar|theke/

const wordsOfWays: readonly (readonly [BookingWay, RegExp])[] = [
  ['telephone', telephone],
  ['email', /mail/],
  ['web', /\bweb|on-?line|formular|\bform\b/],
  ['message', /zprav|sprav|nachricht|message|\bsms|messenger|whatsapp/],
]

/** What a sentence seems to say of the ways to book: for a message that asks, never as a fact. */
export function waysIn(sentence: string): readonly (BookingWay | 'none')[] {
  const said = fold(sentence)
  if (saysOnlyTelephone(sentence)) return ['telephone']
  const found = wordsOfWays.filter(([, words]) => words.test(said)).map(([way]) => way)
  return negation.test(said) || found.length === 0 ? ['none'] : found
}

/** Whether a sentence says that no table is booked, and names no way to do it. */
export const deniesBooking = (sentence: string): boolean => {
  const said = fold(sentence)
  return negation.test(said) && ![telephone, otherWay, place].some((words) => words.test(said))
}

/** `Rezervace není potřeba, jen přijďte` denies no booking, and says of none who may. */
const needless = /\bne(?:ni|jsou|treba|potreb|mus)|\bnie (?:je|su)\b|n['’]t\b/

/** Whether it says who alone may book: `Jen skupinám od 20 osob rezervujeme stůl.` */
export const booksOnlySome = (sentence: string): boolean =>
  saysOnly(sentence) &&
  /rezerv|reserv|book/i.test(sentence) &&
  ![negation, needless].some((words) => words.test(fold(sentence)))

/** Whether a sentence says it in so many words: whatever else the house can be reached by. */
export const saysOnlyTelephone = (sentence: string) =>
  telephone.test(fold(sentence)) && onlySo.test(fold(sentence))

/**
 * Whether a sentence says that tables are booked by telephone and not otherwise. It is asked only
 * where `booking_by` is missing: pubs that were written before that field mean it by their sentence.
 */
export function meansTelephoneOnly(sentence: string): boolean {
  const said = fold(sentence)
  return (
    telephone.test(said) && (onlySo.test(said) || !(otherWay.test(said) || negation.test(said)))
  )
}
