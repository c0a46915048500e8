// Mistakes in words, numbers and texts, and in the facts and the look of the house.

import type { AddressMistake } from '../../model/base-url.ts'
import { type Language, linesOf } from '../../model/languages.ts'
import type { Paper } from '../../model/looks.ts'
import { quote, shorten } from '../wording.ts'
import { example, list, type Messages, oneWordOf, type Typed, unreadable } from './parts.ts'

type WordUnknown = Typed & { words: readonly string[]; meant: string | null; orMore?: boolean }

/** What is wrong with an address; also for messages that are not about content. */
export const addressMistakes = {
  malformed: () => ({ found: 'is not an address', mend: 'write for example https://pub.example' }),
  scheme: (typed: string) => ({
    found: `begins with ${/^[a-z]+:/i.exec(typed)?.[0].toLowerCase()}//`,
    mend: 'write https:// (http:// is for localhost only)',
  }),
  credentials: () => ({ found: 'holds a name or password', mend: 'leave it out' }),
  query: () => ({
    found: 'holds a query or fragment',
    mend: 'leave out everything from ? or # on',
  }),
  path: () => ({
    found: 'has a path with other characters than letters, digits, . _ ~ and -',
    mend: 'leave them out',
  }),
  page: () => ({ found: 'names one page of the site', mend: 'leave out the name of the page' }),
  long: () => ({ found: 'is longer than 1000 characters', mend: 'shorten its path' }),
  host: () => ({ found: 'ends its host name with a dot', mend: 'leave it out' }),
  characters: () => ({
    found: 'has a host name with other characters than letters, digits, dots and -',
    mend: 'correct it',
  }),
} satisfies Record<AddressMistake, (typed: string) => { found: string; mend: string }>

type NumberOfField = Typed & { label: string; other: string; field: string }
type YesNoNote = Typed & { field: string; season: string | null; languages: readonly Language[] }
type PhoneUnreadable = Typed & { example: string; trunk: string | null }
type PostalCodeUnreadable = Typed & { digits: 4 | 5; example: string }
type NumberForeign = { field: string; country: string; known: readonly string[] }

const asHeading = (heading: string) => ({
  expected: 'two hash signs and a space',
  mend: `write   ## ${heading}`,
})

const write = (color: string) => `write   accent: "${color}"`

type ColorTooPale = Typed & { paper: Paper; nearest: string }

export const values = {
  'value-too-long': ({ length, most }: { length: number; most: number }) => ({
    found: `a value of ${length} characters`,
    expected: `at most ${most} characters, spaces too`,
    mend: 'shorten it',
  }),
  'text-too-long': ({ length }: { length: number }) => ({
    found: `a text of ${length} characters`,
    mend: 'shorten it to 1000 characters',
  }),
  'accent-first': () => ({
    found: 'a text that begins with an accent without its letter',
    mend: 'type the first letter again',
  }),
  'word-unknown': unreadable(
    ({ words, meant, orMore }: WordUnknown) =>
      `${oneWordOf(words, meant)}${orMore && meant === null ? '; a telephone of another thing is written with its name under   more:' : ''}`,
  ),
  'word-of-field': ({ typed, field, word }: Typed & { field: 'diets' | 'tags'; word: string }) => ({
    found: `${quote(typed)}, which is a word of   ${field}:`,
    mend: `write it there:   ${field}: ${word}`,
  }),
  'checked-unknown': ({ typed, meant }: Typed & { meant: string | null }) => ({
    found: `${quote(typed)}, which is the code of no warning that can be silenced`,
    mend: meant === null ? 'delete it' : `did you mean "${meant}"?`,
  }),
  'words-none': ({ typed }: Typed) => ({
    found: `${quote(typed)}, which says nothing`,
    mend: 'write a value, or delete the line',
  }),
  'yes-no-unreadable': unreadable('write   yes   or   no'),
  'yes-no-note': unreadable(({ typed, field, season, languages }: YesNoNote) =>
    season === null
      ? `write   ${field}: yes   or   ${field}: no   , and your words on a line of their own, behind ${list(linesOf(`${field}_note`, languages))}`
      : `write   ${field}: yes   and on a line of its own   ${season}: ${typed.trim()}`,
  ),
  'integer-unreadable': unreadable('write digits only, such as 40'),
  'coordinate-unreadable': unreadable('copy the number from the map'),
  'coordinates-together': ({ latitude, longitude }: { latitude: string; longitude: string }) => ({
    found: 'a latitude and a longitude on one line',
    mend: `write   latitude: ${latitude}   and on a line of its own   longitude: ${longitude}`,
  }),
  'id-unreadable': unreadable(
    ({ suggested }: Typed & { suggested: string | null }) =>
      `write   ${suggested ?? 'hovezi-gulas'}`,
  ),

  'phone-unreadable': ({ typed, example, trunk }: PhoneUnreadable) => ({
    found: `${quote(typed)} as a telephone number`,
    mend: `write ${trunk === null ? 'nine digits' : `it with the ${trunk} before the area code`}, or the number with its country code, such as ${example}`,
  }),
  'phone-several': ({ numbers }: { numbers: readonly string[] }) => ({
    found: `${numbers.length} telephone numbers on one line`,
    mend: `write   phone: ${numbers[0]}   and on a line of its own   phone_2: ${numbers[1]}`,
  }),
  'email-unreadable': ({ typed }: Typed) => ({
    found: `${quote(typed)} as an e-mail address`,
    mend: example('hospoda@pub.example'),
  }),
  'page-url-unreadable': ({ typed, meant }: Typed & { meant: string | null }) => ({
    found: `${quote(typed)} as the address of a page`,
    mend:
      meant === null
        ? 'copy the whole address from the browser; it begins with https://'
        : `write   ${shorten(meant)}   if the page opens under it`,
  }),
  'booking-none-and-more': ({ ways }: { ways: readonly string[] }) => ({
    found: `none, and ${list(ways)} besides`,
    expected: 'the ways to book, or none alone',
    mend: `write   booking_by: ${list(ways)}   or   booking_by: none`,
  }),
  'booking-way-unreachable': ({ way, fields }: { way: string; fields: readonly string[] }) => ({
    found: `${way} without ${fields.map((field) => `"${field}"`).join(' or ')}`,
    expected: 'where a guest turns who books in this way',
    mend: `add a line   ${fields[0]}: ...   or leave ${way} out`,
  }),
  'booking-url-unused': ({ ways }: { ways: readonly string[] }) => ({
    found: `a page to book on, where tables are booked by ${ways.length > 0 ? list(ways) : 'none'}`,
    expected: 'web among the ways to book, or no booking_url',
    mend: `write   booking_by: ${list([...ways, 'web'])}   or delete this line`,
  }),
  'booking-unstated': ({ typed, ways }: { typed: string | null; ways: readonly string[] }) => ({
    found: `${typed === null ? 'a page to book on' : quote(typed)}, and nothing about the ways to book`,
    expected: 'a line booking_by, by which programs know what they may tell guests',
    mend: `add a line   booking_by: ${list(ways)}   if that is so; the ways are telephone, email, web, message, or none where no table is booked`,
  }),
  'field-needs-field': ({ field, needed }: { field: string; needed: string }) => ({
    found: `"${field}" without "${needed}"`,
    expected: `${needed} beside it`,
    mend: `add a line   ${needed}: ...   or delete this one`,
  }),
  'link-without-name': ({ languages }: { languages: readonly Language[] }) => ({
    found: 'a page whose name nobody knows',
    expected: `${linesOf('name', languages).join(' and ')} beside its address, or   service: shop   for your own shop`,
    mend: `add   ${linesOf('name', languages)
      .map((line) => `${line}: ...`)
      .join('   and   ')}`,
  }),
  'link-service-other': ({ typed, url }: Typed & { url: string }) => ({
    found: `${typed}, and an address of another place (${shorten(url)})`,
    expected: 'the service that the address belongs to',
    mend: 'delete the line service, or correct the address',
  }),
  'link-twice': () => ({
    found: 'the same page a second time',
    expected: 'each page once',
    mend: 'delete one of the two',
  }),
  'postal-code-unreadable': ({ typed, digits, example }: PostalCodeUnreadable) => ({
    found: `${quote(typed)} as a post code`,
    mend: `write ${digits === 4 ? 'four' : 'five'} digits, such as ${example}`,
  }),
  'number-of-field': ({ typed, label, other, field }: NumberOfField) => ({
    found: `${quote(typed)} as ${label}, which has the form of ${other}`,
    mend: `write it behind   ${field}:   and here the number that is your ${label}`,
  }),
  'number-unreadable': ({ typed, label, example }: Typed & { label: string; example: string }) => ({
    found: `${quote(typed)} as ${label}`,
    mend: `write all its letters and digits, zeros at the beginning too, such as ${example}`,
  }),
  'number-impossible': ({ typed, label }: Typed & { label: string }) => ({
    found: `${label} ${typed}, whose check digit does not fit`,
    mend: 'compare it with the register, a digit is wrong',
  }),
  'number-foreign': ({ field, country, known }: NumberForeign) => ({
    found: `${field}, which companies in ${country} do not have`,
    mend: `write what they have there (${list(known)}), or say by   country:   that the pub is elsewhere`,
  }),
  'license-unreadable': unreadable(example('CC-BY-4.0')),
  'security-contact-unreadable': unreadable('write one of the three'),
  'signals-unreadable': unreadable('write   search=yes, ai-input=yes, ai-train=no'),
  'address-unusable': ({ typed, mistake }: Typed & { mistake: AddressMistake }) => ({
    found: `an address that ${addressMistakes[mistake](typed).found}`,
    mend: example('https://pub.example'),
  }),
  'payment-contradictory': ({ method }: { method: string }) => ({
    found: `${method} both taken and refused`,
    expected: 'each way to pay on one of the two lines',
    mend: method.endsWith('card')
      ? 'delete it from one of the two lines; if you take some cards only, write which:   card   is debit_card and credit_card'
      : 'delete it from one of the two lines',
  }),
  'heading-level': ({ signs, heading }: { signs: string; heading: string }) => ({
    found: `a heading that begins with ${signs}`,
    ...asHeading(heading),
  }),
  'heading-empty': () => ({
    found: 'a heading without words',
    mend: 'write the heading, or delete the line',
  }),
  'heading-tight': ({ heading }: { heading: string }) => ({
    found: 'a heading without a space',
    ...asHeading(heading),
  }),

  'color-unreadable': ({ typed, meant }: Typed & { meant: string | null }) => ({
    found: `${quote(typed)} as a colour`,
    mend: meant === null ? `${write('#7b2d1c')}   with the number of your colour` : write(meant),
  }),
  'color-transparent': ({ typed, opaque }: Typed & { opaque: string }) => ({
    found: `${quote(typed)}, through which the paper shows`,
    mend: write(opaque),
  }),
  'color-too-pale': ({ typed, paper, nearest }: ColorTooPale) => ({
    found: `${quote(typed)}, which is too pale for a page on ${paper} paper: dark enough to be read it would be another colour`,
    mend: `${write(nearest)}   which is the nearest that can be read, or a darker one`,
  }),
} satisfies Messages
