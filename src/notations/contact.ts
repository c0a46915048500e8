// Contact details and booking: email addresses, page URLs and the ways to book a table.

import { type BookingWay, bookingWays } from '../model/site.ts'
import { normalizeText } from '../model/suggest.ts'
import { commaList, split, wordNotation } from './basic.ts'
import { grammar, isRefusal, type Notation, parseWith, refuse, reject } from './notation.ts'
import * as vocabulary from './typed-words.ts'

/** Email address as browsers accept it (`type=email`), but with a dot in its host. */
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

/** Read the sign in `a(zavinac)pub.example`, and the brackets of `<a@pub.example>`. */
function addressIn(typed: string): string | undefined {
  if (typed.length > 254) return undefined
  const inside = /^<([^<>]+)>$/.exec(typed)?.[1] ?? typed
  const suggestion = inside
    .replace(/\s*[([](?:zavin[aá][cč]|at)[)\]]\s*/i, '@')
    .replace(/(?<=@\S+),(?=\w+$)/, '.')
  return suggestion !== typed && mailbox.test(suggestion) ? suggestion : undefined
}

/** URL of a page on another site: https, without a user name or password. */
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
    const suggestion = /^[^\s:/@]+\.[^\s:@]+$/.test(bare) ? `https://${bare}` : undefined
    return refuse('page-url-unreadable', { typed, meant: suggestion ?? null }, suggestion)
  },
}

const way = wordNotation(
  [...bookingWays, 'none'],
  vocabulary.meaningByWord(vocabulary.bookingWords),
)
const ways = commaList(way)

const onlyPattern = new RegExp(
  `(?<![a-z])(?:${vocabulary.wordsFor(vocabulary.onlyWords.only).join('|')})(?![a-z])`,
  'g',
)

const joining = new RegExp(`\\s(?:${vocabulary.andOr()})(?=\\s)`, 'gi')

/**
 * Convert `pouze telefonicky` and `telefonicky i mailem` to lists: neither leaves out a way to
 * book. Each character keeps its place.
 */
const asList = (typed: string) =>
  [...normalizeText(typed).matchAll(onlyPattern)]
    .reduce(
      (text, { index, 0: { length } }) =>
        text.slice(0, index) + ' '.repeat(length) + text.slice(index + length),
      typed.normalize('NFC'),
    )
    .replace(joining, (found) => ','.padEnd(found.length))

/** Ways to book a table. `none` alone means that tables cannot be booked: `[]`. */
export const bookingList: Notation<BookingWay[]> = {
  ...ways,
  ...grammar<BookingWay[]>((typed, context) => {
    const text = asList(typed)
    const found = parseWith(ways, text, context)
    if (isRefusal(found)) return found
    const booked = found.filter((one) => one !== 'none')
    if (booked.length === found.length || booked.length === 0) return booked
    const none = split(text, /[,;]/).find((part) => way.read(part.text) === 'none')
    return reject('booking-none-and-more', { ways: booked }, undefined, none?.span)
  }),
}

/** Word stems without accents, in the languages that owners write. */
const telephone = /telefon|phone|\btel\b|mobil|\bcall|\bring\b|\bvol[ae]j|anruf|\d{3}\s?\d{3}/
const exclusive =
  /(?:\bjen|\bjenom|pouze|vyhradne|\bonly|\biba|\blen|\bnur)(?: \S+)? (?:telefon|telephon|phone|tel\b|mobil)|phone only/
const contactWithoutPhone =
  /mail|\bweb|on-?line|formular|\bform\b|zprav|sprav|nachricht|message|\bsms|facebook|instagram|messenger|whatsapp|osobn|in person/
const negation =
  /neprij|neber|nerezerv|nelze|nedela|nevede|bez rezerv|\bno\b|\bnot\b|\bkein|\bnicht|nemozn|neda\b|(?:\bohne|without)(?: \S+)? (?:reserv|book)/

/** A place in the house: `Na terase nerezervujeme` does not exclude tables inside. */
const place = /teras|terrace|zahrad|garden|garten|\bdvor|courtyard|\bbaru\b|at the bar|theke/

const wordsOfWays: readonly (readonly [BookingWay, RegExp])[] = [
  ['telephone', telephone],
  ['email', /mail/],
  ['web', /\bweb|on-?line|formular|\bform\b/],
  ['message', /zprav|sprav|nachricht|message|\bsms|messenger|whatsapp/],
]

const includes = (sentence: string, ...words: readonly RegExp[]) =>
  words.some((one) => one.test(normalizeText(sentence)))

/** Guess the ways to book from a sentence. Used to ask the owner, never to publish a fact. */
export function guessBookingWays(sentence: string): readonly (BookingWay | 'none')[] {
  if (statesTelephoneOnly(sentence)) return ['telephone']
  const found = wordsOfWays.flatMap(([way, words]) => (includes(sentence, words) ? way : []))
  return includes(sentence, negation) || found.length === 0 ? ['none'] : found
}

const someDays =
  /(?<![a-z])(?:vikend|weekend|wochenend|pondel|uter|utor|stred|ctvrt|stvrt|pat(?:ek|k)|piat|sobot|nedel)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch/
/** Occasions, groups and conditions: a refusal with one of them holds for a part of the guests. */
const somePart =
  /\d|(?<![a-z])(?:zapas|match|spiel|turnaj|koncert|concert|konzert|udalost|veranstalt|svat|sviat|feiertag|holiday|silvest|vanoc|vianoc|christmas|weihnacht|poledn|mittag|vecer|evening|abend|breakfast|fruhstuck|summer|sommer|sezon|season|saison|skupin|group|grupp|ausser|except|unless|wahrend|(?:akci|akce|akcie|events?|obed[ey]?|lunch|leto|lete|let[ae]|krome|okrem|pokud|if|when|kdyz|ked|wenn|during|while|behem|pri|pocas|bei)(?![a-z]))/

/**
 * True if a sentence excludes bookings and names neither a way to book, nor one part of the house,
 * nor some days, occasions or groups.
 */
export const deniesBooking = (sentence: string): boolean =>
  includes(sentence, negation) &&
  !includes(sentence, telephone, contactWithoutPhone, place, someDays, somePart)

/** `Rezervace není potřeba, jen přijďte` allows bookings; it only makes them optional. */
const needless = /\bne(?:ni|jsou|treba|potreb|mus)|\bnie (?:je|su)\b|n['’]t\b/

/** True if only some guests may book: `Jen skupinám od 20 osob rezervujeme stůl.` */
export const limitsBookings = (sentence: string): boolean =>
  normalizeText(sentence).search(onlyPattern) >= 0 &&
  includes(sentence, /rezerv|reserv|book/) &&
  !includes(sentence, negation, needless)

/** True if a sentence explicitly limits bookings to the telephone. */
export const statesTelephoneOnly = (sentence: string) =>
  includes(sentence, telephone) && includes(sentence, exclusive)

/**
 * True if a sentence implies that tables are booked by telephone only. Used only if `booking_by` is
 * missing: pubs written before that field existed state it in their sentence.
 */
export const impliesTelephoneOnly = (sentence: string): boolean =>
  includes(sentence, telephone) &&
  (includes(sentence, exclusive) || !includes(sentence, contactWithoutPhone, negation))
