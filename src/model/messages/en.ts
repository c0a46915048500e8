// Everything that an owner is told, in English. A code stays once it was published: programs and
// editors know a mistake by it. What a message speaks of comes as plain JSON values; a text in
// quotation marks is what the owner typed. Another language is a second file of the same shape,
// and the compiler names what it lacks (`Catalogue` in catalogue.ts).

import { allergens } from '../allergens.ts'
import { dayNames } from '../calendar.ts'
import { type Currency, currencies } from '../currencies.ts'
import type { FeatureFieldName } from '../features.ts'
import { englishName, englishNames, type Language, languages } from '../languages.ts'
import type { Day } from '../site.ts'
import { quote, shorten, type Wording } from './wording.ts'

type Messages = { [code: string]: (values: never) => Wording }

const number = (value: number) => String(value)
const money = (amount: number, currency: Currency) => `${amount} ${currencies[currency].sign}`
/** `crowns`. */
const inWords = (currency: Currency) => currencies[currency].word
type Priced = { price: number; currency: Currency }
type Currencies = { currency: Currency; other: Currency }
const list = (words: readonly string[]) => words.join(', ')

const contentFiles =
  'pub.md, hours.md, a home.CODE.md for each language (home.cs.md), emblem.svg, and files in menu/ and lunch/'
const beginning = 'agent-pub init writes the files of a new pub'

/** The language in which the owner's days are called. */
type Spoken = { language: Language }
type NotHad = { language: Language; languages: readonly Language[] }
type UnknownLabel = { label: string; missing: readonly Language[]; known: readonly string[] }
type DayReading = { lang: Language; day: Day; word: string }

/** The folder and its files. */
const files = {
  'folder-empty': () => ({ found: 'an empty folder', expected: contentFiles, mend: beginning }),
  'folder-missing': () => ({ found: 'no such folder', expected: contentFiles, mend: beginning }),
  'file-missing': () => ({
    found: 'no such file',
    mend: 'create it, or copy the one that agent-pub init writes',
  }),
  'menu-missing': () => ({
    found: 'no section of the menu',
    mend: 'create a file such as menu/10-polevky.md',
  }),
  'file-misnamed': ({ name, meant }: { name: string; meant: string }) => ({
    found: `a file called "${shorten(name)}"`,
    expected: meant,
    mend: `rename it to ${meant}`,
  }),
  'file-misplaced': ({ name, into }: { name: string; into: 'top' | 'menu' | 'lunch' }) => ({
    found: 'a file in the wrong folder',
    mend:
      into === 'top'
        ? `move it up: ${name} stands beside the folder menu`
        : `move it into the folder ${into}`,
  }),
  'file-unexpected': () => ({
    found: 'a file in the wrong folder',
    expected: contentFiles,
    mend: 'move or rename it, or delete it',
  }),
  'file-not-markdown': ({ meant }: { meant: string | null }) => ({
    found: 'a file that does not end in .md',
    expected: contentFiles,
    mend:
      meant === null
        ? 'move it out of this folder, or save its text as a file that ends in .md'
        : `rename it to ${meant}`,
  }),
  'file-not-regular': () => ({ found: 'something that is not a file', mend: 'delete it' }),
  'file-unopenable': () => ({
    found: 'a file that cannot be opened',
    mend: 'allow yourself to read it, or close it in other programs',
  }),
  'file-too-large': ({ megabytes }: { megabytes: number }) => ({
    found: `a file of ${megabytes.toFixed(1)} MB`,
    expected: 'a text file of at most 1 MB',
    mend: 'a menu is text only; move pictures and documents elsewhere',
  }),
  'link-outside': () => ({
    found: 'a link to a file outside of this folder',
    mend: 'put the file itself here in place of the link',
  }),
  'link-broken': () => ({
    found: 'a link that leads nowhere',
    mend: 'put the file itself here in place of the link',
  }),
  'section-file-misnamed': () => ({
    found: 'a file name with capitals, accents or spaces',
    expected: 'a number, a hyphen and a plain name: menu/20-hlavni-jidla.md',
    mend: 'rename the file',
  }),
  'section-file-twice': ({ id, first }: { id: string; first: string }) => ({
    found: `a second file for the section "${id}"; the first is ${first}`,
    expected: 'one file for each section; the number at the beginning only gives the order',
    mend: 'rename one of the two, or put their items into one file',
  }),
  'lunch-file-misnamed': ({ likeSection }: { likeSection: boolean }) => ({
    found: 'a file name that is not the date of a Monday',
    expected: 'the Monday of the week: lunch/2026-11-23.md',
    mend: likeSection
      ? 'rename the file, or move it into the folder menu if it is a section of the menu'
      : 'rename the file',
  }),
  'text-below-fields': () => ({
    found: 'text below the second ---, where nobody would see it',
    expected: 'all fields between the two lines ---',
    mend: 'delete the line --- above it if the fields go on, or else delete the text',
  }),
} satisfies Messages

const asUtf8 = {
  expected: 'a text file saved as UTF-8',
  mend: 'open the file in your editor, choose "Save with encoding" and there UTF-8',
}
const visible = 'letters, digits and signs that can be seen'
const threeHyphens = 'three hyphens, ---, and nothing else'
const mendFirstLine = {
  'blank-lines': 'delete the empty lines above ---',
  'words-behind': 'delete what stands behind the three hyphens',
  'other-dashes': 'write exactly three hyphens: ---',
  'text-above': 'delete what stands above ---',
  'no-line': 'add a line --- above it',
}
export type FirstLine = keyof typeof mendFirstLine

/** A file as text, before anything is parsed. */
const texts = {
  'encoding-utf16': () => ({ found: 'a file saved as UTF-16', ...asUtf8 }),
  'encoding-unknown': () => ({
    found: 'letters that are not saved as UTF-8 (Windows-1250 perhaps)',
    ...asUtf8,
  }),
  'letter-lost': () => ({
    found: 'a letter that was lost when the file was saved, U+FFFD',
    expected: visible,
    mend: 'type the letter again, and save as UTF-8',
  }),
  'character-invisible': ({ character }: { character: string }) => ({
    found: `an invisible character, ${character}`,
    expected: visible,
    mend: 'delete it and type the word again',
  }),
  'line-too-long': ({ length, most }: { length: number; most: number }) => ({
    found: `a line of ${length} characters`,
    expected: `lines of at most ${most} characters`,
    mend: 'break it into lines, each with its field, or shorten it',
  }),
  'file-empty': () => ({
    found: 'an empty file',
    expected: `a first line with ${threeHyphens}`,
    mend: mendFirstLine['no-line'],
  }),
  'first-line-wrong': ({ typed, cause }: { typed: string; cause: FirstLine }) => ({
    found: `a first line ${typed === '' ? 'that is empty' : `"${shorten(typed)}"`}`,
    expected: `a first line with ${threeHyphens}`,
    mend: mendFirstLine[cause],
  }),
  'fence-wrong': ({ typed, closed }: { typed: string; closed: boolean }) => ({
    found: `a line "${shorten(typed)}"`,
    expected: `${threeHyphens}, where the fields end`,
    mend: closed ? 'delete the line, or put its text in quotation marks' : 'write ---',
  }),
  'fence-open': () => ({
    found: 'fields that begin with --- and never end',
    expected: 'a second line --- after the last field',
    mend: 'add a line --- after the last field',
  }),
  'space-wrong': ({ tab, inside }: { tab: boolean; inside: boolean }) => ({
    found: `${tab ? 'a tab' : 'a special space'} ${inside ? 'beside the colon or hyphen' : 'at the beginning of the line'}`,
    expected: 'ordinary spaces',
    mend: 'delete it and type ordinary spaces',
  }),
} satisfies Messages

const inQuotes = (line: string) => `put the text in quotation marks:   ${shorten(line)}`

/** `line` is the line as it should be written. */
const lines = {
  'quote-open': ({ line }: { line: string }) => ({
    found: 'a quotation mark that is never closed',
    mend: inQuotes(line),
  }),
  'quote-continued': ({ line }: { line: string }) => ({
    found: 'text that goes on behind its closing quotation mark',
    mend: inQuotes(line),
  }),
  'backslash-wrong': ({ line }: { line: string }) => ({
    found: 'a backslash in quotation marks',
    mend: inQuotes(line),
  }),
  'sign-first': ({ sign, line }: { sign: string; line: string }) => ({
    found: `a text that begins with the sign ${sign}`,
    mend: inQuotes(line),
  }),
  'bracket-open': ({ sign, line }: { sign: string; line: string }) => ({
    found: `a bracket ${sign} that is not closed in its line`,
    mend: inQuotes(line),
  }),
  'colon-second': ({ line }: { line: string }) => ({
    found: 'a second colon in the line',
    mend: inQuotes(line),
  }),
  'colon-missing': () => ({
    found: 'a line without a colon',
    expected: 'field: value',
    mend: 'write the name of a field and a colon before it, or join it to the line above',
  }),
  'colon-tight': ({ line }: { line: string }) => ({
    found: 'no space after the colon',
    mend: `put a space after the colon:   ${shorten(line)}`,
  }),
  'hyphen-tight': ({ line }: { line: string }) => ({
    found: 'a hyphen without a space after it',
    mend: `put a space after the hyphen:   ${shorten(line)}`,
  }),
  'line-unfitting': ({ spaces }: { spaces: number }) => ({
    found: `a line that does not fit the lines above it${spaces > 0 ? ` (it begins with ${spaces} ${spaces === 1 ? 'space' : 'spaces'})` : ''}`,
    expected: 'the fields of one item one below the other, all beginning in the same column',
    mend: 'compare it with a similar line, and begin it with as many spaces',
  }),
  'text-ambiguous': () => ({
    found: 'a text that different programs read differently',
    mend: 'put the text in quotation marks, on one line',
  }),
  'fields-missing': ({ list }: { list: boolean }) => ({
    found: list ? 'a list instead of fields' : 'no fields between the two lines ---',
    expected: 'lines such as   name: U Kohouta',
    mend: 'write the fields between the two lines ---, each as   field: value',
  }),
  'field-twice': ({ field }: { field: string }) => ({
    found: `the field "${shorten(field)}" a second time in one block`,
    expected: 'each field once',
    mend: 'delete one of the two lines, or begin the next item with a hyphen',
  }),
} satisfies Messages

const onOneLine = (field: string, text: string) =>
  `write it on one line, in quotation marks if the brackets belong to it:   ${field}: "${text}"`

/** Fields and the shapes of their values. */
const shapes = {
  'field-missing': ({ record, field }: { record: string; field: string }) => ({
    found: `no field "${field}" (${about(record, field)})`,
    mend: `add a line   ${field}: ...`,
  }),
  'field-unknown': ({
    field,
    known,
    meant,
  }: {
    field: string
    known: readonly string[]
    meant: string | null
  }) => ({
    found: `a field "${shorten(field)}" that is not known here`,
    expected: known.length > 24 ? 'the name of a field' : `one of ${list(known)}`,
    mend: /^-\S/.test(field)
      ? `put a space after the hyphen:   - ${shorten(field.slice(1))}: ...`
      : meant === null
        ? 'correct the name, or delete the line'
        : `did you mean "${meant}"?`,
  }),
  'field-renamed': ({ former, field, line }: { former: string; field: string; line: string }) => ({
    found: `the field "${former}", which is called "${field}" now`,
    mend: `write   ${line}`,
  }),
  'field-under-both-names': ({ former, field }: { former: string; field: string }) => ({
    found: `the field "${former}", which is called "${field}" now, beside "${field}"`,
    expected: 'each field once',
    mend: `keep   ${field}:   and delete the other line`,
  }),
  'field-without-partner': ({ field, partner }: { field: string; partner: string }) => ({
    found: `"${field}" without "${partner}"`,
    expected: 'both of them, or neither',
    mend: `add a line   ${partner}: ...`,
  }),
  'language-missing': ({
    field,
    missing,
    language,
  }: {
    field: string
    missing: string
    language: Language
  }) => ({
    found: `"${field}" without its ${englishName(language)} text`,
    expected: 'every language of the pub, or none',
    mend: `add a line   ${missing}: ...`,
  }),
  'language-not-had': ({ field, language, languages: had }: NotHad & { field: string }) => ({
    found: `"${field}", a text in ${englishName(language)}, which is no language of the pub`,
    expected: `texts in ${englishNames(had)}`,
    mend: `delete it, or write   languages: ${[...had, language].join(', ')}   in pub.md`,
  }),
  'value-missing': ({ field, cut }: { field: string; cut: boolean }) => ({
    found: `"${field}" without a value${cut ? '; what stands behind # is not read' : ''}`,
    mend: cut
      ? `put the text in quotation marks:   ${field}: "#..."`
      : 'write the value behind the colon, or delete the line if you do not need it',
  }),
  'value-cut': ({ field, typed }: { field: string; typed: string }) => ({
    found: 'a # with a space before it: what follows would not be read',
    mend: `put the text in quotation marks:   ${field}: "${shorten(typed)} #..."`,
  }),
  'list-unexpected': ({ field }: { field: string }) => ({
    found: 'a list (brackets or hyphens) where one text belongs',
    mend: onOneLine(field, '[...]'),
  }),
  'block-unexpected': ({ field }: { field: string }) => ({
    found: 'fields, or a text in curly brackets, where one text belongs',
    mend: onOneLine(field, '{...}'),
  }),
  'list-expected': ({ field, empty }: { field: string; empty: boolean }) => ({
    found: empty ? `"${field}" with nothing under it` : 'something that is not a list',
    expected: 'a list: lines that begin with a hyphen',
    mend: 'begin each entry on a line of its own with   - ',
  }),
  'block-expected': ({ typed, fields }: { typed: string | null; fields: readonly string[] }) => ({
    found: typed === null ? 'an empty entry' : `only "${shorten(typed)}"`,
    expected: `a block with the fields ${list(fields.slice(0, 4))} ...`,
    mend: `write   ${fields[0]}: ...   and the other fields under it`,
  }),
} satisfies Messages

type Typed = { typed: string }
const oneWordOf = (words: readonly string[], meant: string | null) =>
  meant === null ? `write one of ${list(words)}` : `did you mean "${meant}"?`
const example = (text: string) => `write for example   ${text}`
const withCommas = 'write the numbers with commas between them: 1, 3, 7'

/** Words, numbers and texts. */
const values = {
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
  'word-unknown': ({
    typed,
    words,
    meant,
  }: Typed & { words: readonly string[]; meant: string | null }) => ({
    found: quote(typed),
    mend: oneWordOf(words, meant),
  }),
  'words-none': ({ typed }: Typed) => ({
    found: `${quote(typed)}, which says nothing`,
    mend: 'write a value, or delete the line',
  }),
  'yes-no-unreadable': ({ typed }: Typed) => ({
    found: quote(typed),
    mend: 'write   yes   or   no',
  }),
  'integer-unreadable': ({ typed }: Typed) => ({
    found: quote(typed),
    mend: 'write digits only, such as 40',
  }),
  'coordinate-unreadable': ({ typed }: Typed) => ({
    found: quote(typed),
    mend: 'copy the number from the map, such as 49.75',
  }),
  'id-unreadable': ({ typed, suggested }: Typed & { suggested: string | null }) => ({
    found: quote(typed),
    mend: `write   ${suggested ?? 'hovezi-gulas'}`,
  }),
} satisfies Messages

/** Allergens, diets, alcohol, sizes and prices. */
const dishes = {
  'alcohol-unreadable': ({ typed }: Typed) => ({
    found: quote(typed),
    mend: 'write the percentage, such as 4,1, or 0, or unknown',
  }),
  'alcohol-impossible': ({ typed }: Typed) => ({
    found: `${typed} % of alcohol`,
    mend: 'write a number from 0 to 96',
  }),
  'degree-unreadable': ({ typed }: Typed) => ({
    found: quote(typed),
    mend: typed.includes('%')
      ? 'write the degree from the tap, such as 12; percent belong to   alcohol:'
      : 'write the degree from the tap, such as 12',
  }),
  'allergens-unreadable': ({ typed }: Typed) => ({
    found: quote(typed),
    mend: 'write numbers such as 1, 3, 7, or none, or unknown',
  }),
  'allergens-parted': ({ typed }: Typed) => ({
    found: `${quote(typed)}, where a space may part two numbers or one`,
    mend: withCommas,
  }),
  'allergen-unreadable': ({ typed }: Typed) => ({
    found: quote(typed),
    mend: `${withCommas}; none where there are none of them, unknown where you cannot say`,
  }),
  'allergen-ambiguous': ({ typed }: Typed) => ({
    found: `"${typed}", which may mean two allergens or one of its kinds`,
    mend: `write   ${typed.replace('.', ', ')}   or   ${typed.split('.')[0]}`,
  }),
  'allergen-in-words': ({ typed, number }: Typed & { number: number }) => ({
    found: quote(typed),
    mend: `write its number:   ${number}`,
  }),
  'allergen-unknown': ({ number }: { number: number }) => ({
    found: `allergen ${number}, which does not exist`,
    mend: 'use the numbers 1 to 14',
  }),
  'price-in-other-currency': ({ typed, currency, other }: Typed & Currencies) => ({
    found: `${quote(typed)} as a price, where the prices of the pub are in ${currency}`,
    mend: `write the price in ${inWords(currency)}; that you take cash in ${inWords(other)} is said by   payment: ${currencies[other].cash}   in pub.md; if all prices are in ${inWords(other)}, write   currency: ${other}   there`,
  }),
  'price-unreadable': ({
    typed,
    several,
    currency,
  }: Typed & { several: boolean; currency: Currency }) => ({
    found: `${quote(typed)} as a price`,
    mend: several
      ? 'write one price, or two sizes with a semicolon between them'
      : `write ${inWords(currency)} with digits, such as ${currencies[currency].typed}, or 0 for what is free`,
  }),
  'price-too-high': ({ price, currency }: Priced) => ({
    found: `a price of ${money(price, currency)}`,
    mend: 'check the number of digits',
  }),
  'sizes-unreadable': ({ typed }: Typed) => ({
    found: quote(typed),
    mend: example(notations.sizes),
  }),
  'sizes-too-many': ({ count }: { count: number }) => ({
    found: `${count} sizes`,
    mend: 'keep at most 8 sizes',
  }),
  'size-twice': ({ typed }: Typed) => ({
    found: `the size ${quote(typed)} twice`,
    mend: 'delete one of the two, or give them different labels',
  }),
  'deposit-of-nothing': ({ typed }: Typed) => ({
    found: `a deposit of ${quote(typed)}`,
    mend: 'write what a guest gets back, or delete the line',
  }),
  'price-or-quantity': ({ typed, currency }: Typed & { currency: Currency }) => ({
    found: `${quote(typed)}, which may be a price or a quantity`,
    mend: `write   = ${typed}   or   ${typed} ${currencies[currency].sign}   for a price; write a quantity with its unit and its price:   150 g = ${currencies[currency].typed}`,
  }),
  'price-without-size': () => ({
    found: 'a price that does not say of what, beside other sizes',
    mend: 'write its quantity or a label before it:   0,5 l = 62   or   s sebou = 65',
  }),
  'price-from-nothing': ({ typed }: Typed) => ({
    found: `${quote(typed)} as the least that it costs`,
    mend: 'write the price of the cheapest one, or 0 without "od" for what is free',
  }),
  'weight-missing': ({ typed }: Typed) => ({
    found: `${quote(typed)}, which goes by weight but says no weight`,
    mend: 'write for how much it is:   100 g = 59 podle váhy',
  }),
  'price-from-and-per': ({ typed }: Typed) => ({
    found: `${quote(typed)}, both the least and by weight`,
    mend: 'keep one of the two:   od   or   podle váhy',
  }),
  'people-impossible': ({ typed }: Typed) => ({
    found: quote(typed),
    mend: 'write for 1 to 30 people:   pro 2 osoby = 590',
  }),
  'size-with-two-labels': ({ typed, labels }: Typed & { labels: readonly string[] }) => ({
    found: `${quote(typed)} with a label before and behind the quantity`,
    mend: `keep one of the two:   ${labels.join('   or   ')}`,
  }),
  'part-of-what': ({ typed }: Typed) => ({
    found: `${quote(typed)}, a part of something`,
    mend: `say of what:   ${typed} porce   or   ${typed} l`,
  }),
  'unit-without-number': ({ typed }: Typed) => ({
    found: `the unit ${quote(typed)} without a number`,
    mend: `write how much:   1 ${typed}`,
  }),
  'size-unreadable': ({ typed }: Typed) => ({
    found: `${quote(typed)} as a size`,
    mend: 'write a quantity with its unit: 0,5 l, 150 g or 2 ks',
  }),
  'size-without-price': ({ typed, suggested }: Typed & { suggested: string }) => ({
    found: `${quote(typed)} without a price`,
    mend: `put an equals sign before the price:   ${suggested}`,
  }),
  'size-with-two-prices': ({ typed }: Typed) => ({
    found: `two prices in ${quote(typed)}`,
    mend: 'put a semicolon between two sizes:   0,3 l = 44; 0,5 l = 62',
  }),
  'size-with-two-quantities': ({ typed }: Typed) => ({
    found: `two quantities of one kind in ${quote(typed)}`,
    mend: 'put a semicolon between two sizes',
  }),
  'size-label-unknown': ({ label, missing, known }: UnknownLabel) => ({
    found: `a size "${label}" whose ${englishNames(missing)} is not known`,
    expected: `a label that the site knows (${known.join(', ')} ...), or its ${englishNames(missing)}`,
    mend: `add a line   ${missing.map((lang) => `labels_${lang}: ${label} = ...`).join('   and a line   ')}`,
  }),
  'quantity-unreadable': ({ typed }: Typed) => ({
    found: `the quantity "${typed}"`,
    mend: 'write for example   0,5 l   or   150 g',
  }),
  'quantity-ambiguous': ({ typed, meant }: Typed & { meant: readonly string[] }) => ({
    found: `the quantity "${typed}", which may mean two things`,
    mend: `write   ${meant.join('   or   ')}`,
  }),
  'quantity-without-comma': ({ typed, meant }: Typed & { meant: string }) => ({
    found: `the quantity "${typed}", where a comma seems to be missing`,
    mend: `write   ${meant}`,
  }),
  'quantity-impossible': ({ typed, meant }: Typed & { meant: readonly string[] }) => ({
    found: `${typed}, which is not a size`,
    mend: `write   ${meant.length > 0 ? meant.join(' or ') : '0,5 l, 150 g or 2 ks'}`,
  }),
  'label-unreadable': ({ typed }: Typed) => ({
    found: quote(typed),
    mend: 'write   the label as it stands in sizes = the word for it',
  }),
} satisfies Messages

/** Times of day, days of the week, dates. */
const times = {
  'time-unreadable': ({ typed }: Typed) => ({
    found: `${quote(typed)} as a time`,
    mend: example('11:30'),
  }),
  'times-unreadable': ({ typed }: Typed) => ({
    found: quote(typed),
    mend: 'write two times with a dash:   11:00–23:00',
  }),
  'times-missing': ({ typed }: Typed) => ({
    found: `${quote(typed)}, which says no time`,
    mend: example('11:00–23:00'),
  }),
  'opening-at-24': () => ({
    found: '24:00 as an opening time',
    mend: 'write 0:00 and the day that begins then',
  }),
  'closing-at-opening': ({ time }: { time: string }) => ({
    found: `opening and closing at ${time}`,
    mend: 'write the real closing time; around the clock is 0:00–23:59',
  }),
  'day-unknown': ({ typed, meant }: Typed & { meant: string | null }) => ({
    found: `an unknown day ${quote(typed)}`,
    mend: meant === null ? example('Po–Pá   or   So, Ne') : `did you mean "${meant}"?`,
  }),
  'day-ambiguous': ({ typed, readings }: Typed & { readings: readonly DayReading[] }) => ({
    found: `${quote(typed)}, which is ${readings.map(({ lang, word }) => `${word} in ${englishName(lang)}`).join(' and ')}`,
    expected: 'a day that is the same in every language of the pub',
    mend: `write   ${readings.map(({ word }) => word).join('   or   ')}`,
  }),
  'days-unreadable': ({ typed }: Typed) => ({ found: quote(typed), mend: 'write   Po–Pá' }),
  'days-missing': ({ typed }: Typed) => ({
    found: `${quote(typed)}, which names no day`,
    mend: example('Po–Pá   or   So, Ne'),
  }),
  'days-without-times': ({ typed }: Typed) => ({
    found: `${quote(typed)} without times`,
    mend: example('Po–Čt 11:00–23:00'),
  }),
  'date-unreadable': ({ typed, yearMissing }: Typed & { yearMissing: boolean }) => ({
    found: `${quote(typed)} as a date`,
    mend: yearMissing
      ? 'add the year, such as 24. 12. 2026'
      : 'write day, month and year:   24. 12. 2026',
  }),
  'date-impossible': ({ typed }: Typed) => ({
    found: `${quote(typed)}, which is not in the calendar`,
    mend: 'write a date that exists, such as 24. 12. 2026',
  }),
  'year-impossible': ({ typed, year }: Typed & { year: number }) => ({
    found: `the year ${year} in ${quote(typed)}`,
    mend: 'write the year with four digits, such as 2026',
  }),
  'dates-reversed': ({ typed }: Typed) => ({
    found: `an end before its beginning in ${quote(typed)}`,
    mend: 'write the earlier date first, both with the year',
  }),
  'season-unreadable': ({ typed }: Typed) => ({
    found: `${quote(typed)} as a season`,
    mend: 'write two days without a year:   1. 9. – 30. 11.',
  }),
  'season-impossible': ({ typed }: Typed) => ({
    found: `a day that is not in the calendar in ${quote(typed)}`,
    mend: example('1. 11. – 28. 2.'),
  }),
  'lunch-day-unreadable': ({ typed }: Typed) => ({
    found: `${quote(typed)} as a day`,
    mend: 'write   Po   or   Po 23. 11.',
  }),
  'minutes-unreadable': ({ typed }: Typed) => ({ found: quote(typed), mend: example('5 min') }),
} satisfies Messages

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
  host: () => ({ found: 'ends its host name with a dot', mend: 'leave it out' }),
  characters: () => ({
    found: 'has a host name with other characters than letters, digits, dots and -',
    mend: 'correct it',
  }),
} satisfies { [mistake: string]: (typed: string) => { found: string; mend: string } }
export type AddressMistake = keyof typeof addressMistakes

/** Telephone, address, payment, numbers of the operator. */
const house = {
  'phone-unreadable': ({
    typed,
    example,
    trunk,
  }: Typed & { example: string; trunk: string | null }) => ({
    found: `${quote(typed)} as a telephone number`,
    mend: `write ${trunk === null ? 'nine digits' : `it with the ${trunk} before the area code`}, or the number with its country code: ${example}`,
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
  'booking-unstated': ({ typed }: { typed: string | null }) => ({
    found: `${typed === null ? 'a page to book on' : quote(typed)}, and nothing about the ways to book`,
    expected: 'a line booking_by, by which programs know what they may tell guests',
    mend: `add a line   booking_by: ${typed === null ? 'web' : 'none'}   if that is so, or one or more of telephone, email, web, message`,
  }),
  'field-needs-field': ({ field, needed }: { field: string; needed: string }) => ({
    found: `"${field}" without "${needed}"`,
    expected: `${needed} beside it`,
    mend: `add a line   ${needed}: ...   or delete this one`,
  }),
  'link-without-name': () => ({
    found: 'a page whose name nobody knows',
    expected: 'name and name_en beside its address, or   service: shop   for your own shop',
    mend: 'add lines   name: ...   and   name_en: ...',
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
  'postal-code-unreadable': ({
    typed,
    digits,
    example,
  }: Typed & { digits: 4 | 5; example: string }) => ({
    found: `${quote(typed)} as a post code`,
    mend: `write ${digits === 4 ? 'four' : 'five'} digits: ${example}`,
  }),
  'number-unreadable': ({ typed, label, example }: Typed & { label: string; example: string }) => ({
    found: `${quote(typed)} as ${label}`,
    mend: `write all its letters and digits, zeros at the beginning too:   ${example}`,
  }),
  'number-impossible': ({ typed, label }: Typed & { label: string }) => ({
    found: `${label} ${typed}, whose check digit does not fit`,
    mend: 'compare it with the register, a digit is wrong',
  }),
  'number-foreign': ({
    field,
    country,
    known,
  }: {
    field: string
    country: string
    known: readonly string[]
  }) => ({
    found: `${field}, which companies in ${country} do not have`,
    mend: `write what they have there (${list(known)}), or say by   country:   that the pub is elsewhere`,
  }),
  'license-unreadable': ({ typed }: Typed) => ({ found: quote(typed), mend: example('CC-BY-4.0') }),
  'security-contact-unreadable': ({ typed }: Typed) => ({
    found: quote(typed),
    mend: 'write one of the three',
  }),
  'signals-unreadable': ({ typed }: Typed) => ({
    found: quote(typed),
    mend: 'write   search=yes, ai-input=yes, ai-train=no',
  }),
  'address-unusable': ({ typed, mistake }: Typed & { mistake: AddressMistake }) => ({
    found: `an address that ${addressMistakes[mistake](typed).found}`,
    mend: example('https://pub.example'),
  }),
  'payment-contradictory': ({ method }: { method: string }) => ({
    found: `${method} both taken and refused`,
    expected: 'each way to pay on one of the two lines',
    mend: 'delete it from one of the two lines',
  }),
  'heading-level': ({ signs, heading }: { signs: string; heading: string }) => ({
    found: `a heading that begins with ${signs}`,
    expected: 'two hash signs and a space',
    mend: `write   ## ${heading}`,
  }),
  'heading-empty': () => ({
    found: 'a heading without words',
    mend: 'write the heading, or delete the line',
  }),
  'heading-tight': ({ heading }: { heading: string }) => ({
    found: 'a heading without a space',
    expected: 'two hash signs and a space',
    mend: `write   ## ${heading}`,
  }),
} satisfies Messages

/** The drawing over the name. */
const plainSvg = {
  expected: 'shapes only: paths, circles, rectangles, lines, groups, gradients and masks',
  mend: 'turn texts into paths in the drawing program and save as plain SVG',
}
const excess = {
  shapes: { found: 'shapes', mend: 'simplify it in the drawing program, and save as plain SVG' },
  levels: { found: 'groups in groups', mend: 'ungroup it in the drawing program' },
  layers: {
    found: 'masks, clips and transparent groups, counted as often as they are used',
    mend: 'cut the shapes themselves in the drawing program, and use colours that are not transparent',
  },
}
const drawings = {
  'emblem-not-svg': ({ element }: { element: string }) => ({
    found: `the root <${element}>`,
    ...plainSvg,
  }),
  'emblem-without-size': () => ({
    found: 'an <svg> without its size',
    expected: 'viewBox="0 0 200 200"',
    mend: 'add a viewBox to <svg>',
  }),
  'emblem-element': ({ element }: { element: string }) => ({
    found: `the element <${element}>`,
    ...plainSvg,
  }),
  'emblem-attribute': ({ name, value }: { name: string; value: string }) => ({
    found: `${name}="${value}"`,
    ...plainSvg,
  }),
  'emblem-excessive': ({ what, most }: { what: keyof typeof excess; most: number }) => ({
    found: `a drawing with more than ${most} ${excess[what].found}`,
    expected: 'a simple drawing: it is shown a few centimetres wide',
    mend: excess[what].mend,
  }),
  'emblem-definitions': () => ({ found: 'a document type with definitions', ...plainSvg }),
  'emblem-unreadable': ({ reason }: { reason: string }) => ({
    found: `text that is not XML: ${reason}`,
    ...plainSvg,
  }),
} satisfies Messages

type Times = { open: string; close: string }
const spansOf = (spans: readonly Times[]) =>
  spans.map(({ open, close }) => `${open}–${close}`).join(', ')
const oneOfBoth = 'correct one of the two'

/** Rules across lines and fields of the hours. */
const hours = {
  'hours-empty': ({ field }: { field: string }) => ({
    found: `"${field}" with an empty list`,
    expected: notations['weekly-line'],
    mend: 'write the times, or delete the line',
  }),
  'day-twice': ({ day, language }: { day: Day } & Spoken) => ({
    found: `hours for ${dayNames[language][day]} a second time`,
    expected: 'each day once',
    mend: 'put all times of a day on one line:   Po 11:00–14:30, 17:00–22:00',
  }),
  'nights-overlap': ({ day, before, language }: { day: Day; before: Day } & Spoken) => ({
    found: `${dayNames[language][day]} opens before ${dayNames[language][before]} has closed`,
    expected: 'times that do not overlap',
    mend: 'correct the closing time of the day before, or this opening time',
  }),
  'times-overlap': () => ({
    found: 'times that overlap',
    expected: 'times one after the other',
    mend: 'write one time from the first opening to the last closing',
  }),
  'times-outside-bar': ({
    field,
    day,
    open,
    close,
    bar,
    language,
  }: Times & Spoken & { field: string; day: Day; bar: readonly Times[] }) => ({
    found: `${field} from ${open} to ${close} on ${dayNames[language][day]}, when the pub is ${bar.length > 0 ? `open ${spansOf(bar)}` : 'closed'}`,
    expected: 'times inside the hours of the bar',
    mend: oneOfBoth,
  }),
  'times-without-days': ({ typed }: Typed) => ({
    found: `${quote(typed)} without days`,
    mend: `say on which days:   denně ${typed.trim()}   or   Po–Pá ${typed.trim()}`,
  }),
  'none-beside-hours': () => ({
    found: 'no, and hours besides',
    expected: 'one of the two',
    mend: 'keep one of the two; a day without times need not be written',
  }),
  'no-or-sunday': () => ({
    found: '"ne", which may mean no or Sunday',
    mend: 'for none write   no   on the line of the field, for Sunday its times:   Ne 12:00–20:00',
  }),
  'bar-none': () => ({
    found: 'a pub that is never open',
    mend: 'write the hours of the months in which it is open, and for the others a season with   closed: yes',
  }),
  'season-without-hours': () => ({
    found: 'a season that says neither closed nor opening hours',
    expected: 'closed, or the hours of a whole week',
    mend: 'add a line   closed: yes   or   bar:   with the hours',
  }),
  'season-overlap': ({ typed }: Typed) => ({
    found: `a season that shares days with another one (${typed.trim()})`,
    expected: 'every day of the year in one season at most',
    mend: 'let this one begin on the day after the other has ended',
  }),
  'week-incomplete': ({ field, usual }: { field: 'kitchen' | 'lunch'; usual: boolean }) => ({
    found: `a ${usual ? 'usual week' : 'season'} that does not say ${field === 'kitchen' ? 'when the kitchen cooks' : 'when the lunch menu is served'}, though other weeks do`,
    expected: 'its hours, or no: nothing is taken over from another week',
    mend: `add a line   ${field}: no   or its hours`,
  }),
  'times-mixed': () => ({
    found: 'times for every day beside times for certain days',
    expected: 'one of the two',
    mend: 'write the days before each of the times:   Po–Pá 11:00–20:00',
  }),
  'exception-day-outside': ({ from, to }: { from: string; to: string }) => ({
    found: 'days that do not occur in the dates of this exception',
    expected: `days between ${from} and ${to}`,
    mend: 'delete the line, or correct the days or the dates',
  }),
  'exception-twice': ({ reason }: { reason: string }) => ({
    found: `a date that another exception has too (${reason})`,
    expected: 'each date once, or one exception wholly inside a longer one',
    mend: 'let one end before the other begins, or keep one of the two',
  }),
  'exception-without-hours': () => ({
    found: 'an exception that says neither closed nor opening hours',
    expected: 'closed or hours, for each date',
    mend: 'add a line   closed: yes   or   bar: 12:00–22:00',
  }),
  'exception-closed-and-open': () => ({
    found: 'closed, and hours besides',
    expected: 'one of the two',
    mend: 'keep one of the two',
  }),
  'exception-without-kitchen': () => ({
    found: 'an exception that does not say when the kitchen cooks',
    expected: 'the hours of the kitchen, or no',
    mend: 'add a line   kitchen: 12:00–20:30   or   kitchen: no',
  }),
  'exception-outside-bar': ({ field, bar }: { field: string; bar: readonly Times[] }) => ({
    found: `${field} outside the hours of the bar`,
    expected: `times inside ${spansOf(bar)}`,
    mend: oneOfBoth,
  }),
} satisfies Messages

/** Rules across fields and files of the menu and the week's lunch. */
const menu = {
  'section-empty': () => ({
    found: 'a section without items',
    expected: 'at least one dish or drink',
    mend: 'add an item, or delete the file',
  }),
  'id-impossible': () => ({
    found: 'a name that gives no id, for want of Latin letters',
    expected: 'a line with an id besides',
    mend: 'add a line   id: borsc',
  }),
  'id-taken': ({ id }: { id: string }) => ({
    found: `the id "${id}", which another item has too`,
    expected: 'an id of its own for every dish and drink',
    mend: `add or change the line   id: ${id}-2`,
  }),
  'alcohol-missing': () => ({
    found: 'a drink without its alcohol',
    expected: 'percent by volume such as 5,0',
    mend: 'add a line   alcohol: 5,0   (0 where there is none, unknown where you cannot say)',
  }),
  'alcohol-on-food': ({ field }: { field: string }) => ({
    found: `"${field}" on food`,
    expected: 'alcohol and degree on drinks only',
    mend: 'delete the line, or move the item to a section of drinks',
  }),
  'diet-contradictory': ({ diet, allergen }: { diet: string; allergen: number }) => ({
    found: `${diet}, and allergen ${allergen} (${allergens[allergen - 1]?.short.en})`,
    expected: 'a diet that agrees with the allergens',
    mend: 'correct one of the two lines',
  }),
  'lunch-day-outside': ({ monday, sunday }: { monday: string; sunday: string }) => ({
    found: 'a day that is not in the week of this file',
    expected: `a day from ${monday} to ${sunday}`,
    mend: 'correct the day, or give the file the date of its Monday as its name',
  }),
  'lunch-price-missing': () => ({
    found: 'a quantity without a price',
    expected: 'a price for every main course',
    mend: 'write the price behind it:   150 g = 175',
  }),
  'lunch-on-closed-day': ({ dates, closed }: { dates: string[]; closed: boolean }) => ({
    found: `lunch on ${list(dates)}, ${closed ? 'when the pub is closed' : 'when no lunch is served'}`,
    expected: 'dishes on days with lunch only',
    mend: `delete the dishes of ${dates.length > 1 ? 'these days' : 'that day'} here, or correct what hours.md says`,
  }),
  'lunch-soup-twice': ({ date }: { date: string }) => ({
    found: `a second soup on ${date}`,
    expected: 'one soup a day',
    mend: 'keep one soup a day, or make this one   course: main',
  }),
} satisfies Messages

/** What is probably not meant, but may be. */
const warnings = {
  'text-unfinished': ({ typed }: Typed) => ({
    found: `${quote(typed)}, as in the files of a new pub`,
    expected: 'what is true of your pub',
    mend: 'write your own in its place',
  }),
  'notice-unfinished': ({ typed }: Typed) => ({
    found: `${quote(typed)}, as in the files of a new pub`,
    expected: 'a sentence of yours, or none',
    mend: 'when everything else is true, delete the lines notice and notice_en',
  }),
  'text-untranslated': ({ language, same }: { language: Language; same: Language }) => ({
    found: `${englishName(language)} text that is the same as the ${englishName(same)} one`,
    expected: 'words that a guest from abroad understands',
    mend: 'translate it',
  }),
  'name-long': ({ length, most, rest }: { length: number; most: number; rest: string }) => ({
    found: `a name of ${length} characters`,
    expected: `at most ${most}, or other services cut it off`,
    mend: `shorten it, and write the rest behind   ${rest}:`,
  }),
  'section-single': () => ({
    found: 'a section with one item only',
    mend: 'put the item into another section, or leave it if more will follow',
  }),
  'price-high': ({ price, currency }: Priced) => ({
    found: `a price of ${money(price, currency)}`,
    mend: 'check the number of digits',
  }),
  'price-unlike': ({ price, least, most, currency }: Priced & { least: number; most: number }) => ({
    found: `a price of ${money(price, currency)}, where the others of the section are from ${least} to ${money(most, currency)}`,
    mend: 'check the number of digits',
  }),
  'alcohol-small': ({ percent }: { percent: number }) => {
    const meant = Math.round(percent * 1000) / 10
    return {
      found: `${percent} percent of alcohol`,
      expected: 'percent by volume such as 5,0',
      mend: `if you mean ${meant} %, write   alcohol: ${number(meant).replace('.', ',')}`,
    }
  },
  'holiday-unstated': ({
    date,
    name,
    today,
    days,
  }: {
    date: string
    name: string
    today: string
    days: number
  }) => {
    const [year, month, day] = date.split('-').map(Number)
    const typed = `${day}. ${month}. ${year}`
    return {
      found: `nothing about ${typed} (${name}), a public holiday`,
      expected: `hours of every public holiday in the ${days} days after ${today}`,
      mend: `add   - date: ${typed}   with reason, reason_en and   closed: yes   or the hours of that day`,
    }
  },
  'lunch-over': ({ today }: { today: string }) => ({
    found: `a lunch week that was over on ${today}`,
    mend: 'add the file of a newer week, or delete this one',
  }),
  'lunch-far': ({ today }: { today: string }) => ({
    found: `a lunch week more than five weeks after ${today}`,
    mend: 'see that the name of the file is the date of its Monday, with the right year',
  }),
  'lunch-year': ({ meant }: { meant: string }) => ({
    found: 'a lunch week of a past year, and none of this week in the year that is now',
    mend: `if you mean this year, give the file the name ${meant}.md`,
  }),
  'updated-ahead': ({ today }: { today: string }) => ({
    found: `a day after ${today}, for which the site is built`,
    expected: 'the day on which you last went over prices and hours',
    mend: 'correct the date',
  }),
  'updated-long-ago': ({ today, days }: { today: string; days: number }) => ({
    found: `a day ${days} days before ${today}: guests read it beside every price`,
    expected: 'at most 60 days',
    mend: 'go over prices and hours, then write the date of that day',
  }),
  'dates-over': () => ({
    found: 'dates that are all over',
    mend: 'delete the item until it is served again, or add a line   sold_out: yes',
  }),
  'security-expired': ({ today }: { today: string }) => ({
    found: `a security contact that had expired on ${today}`,
    mend: 'see that it still holds, and write a date within a year',
  }),
  'security-expiring': ({ today, days }: { today: string; days: number }) => ({
    found: `a security contact that expires ${days} days after ${today}`,
    mend: 'see that it still holds, and write a date within a year',
  }),
} satisfies Messages

/** Whether the template is the owner's own. */
type Own = { own?: boolean }
const correctTemplate = 'correct the template'
const ofTemplate = (own = false) =>
  own ? correctTemplate : 'a fault of the template: the content cannot cause it'
const ofLink = (own = false) =>
  own ? correctTemplate : 'correct the address in the content or in the template'

/** The texts that would be published. */
const bodies = {
  'character-half': ({ own }: Own) => ({
    found: 'half a character (a lone surrogate)',
    mend: ofTemplate(own),
  }),
  'text-not-composed': ({ own }: Own) => ({
    found: 'text that is not in the composed form of Unicode (NFC)',
    mend: ofTemplate(own),
  }),
  'placeholder-left': ({ placeholder, own }: { placeholder: string } & Own) => ({
    found: `a leftover ${placeholder}`,
    mend: ofTemplate(own),
  }),
  'json-unreadable': ({ reason, own }: { reason: string } & Own) => ({
    found: `text that is not JSON: ${reason}`,
    mend: ofTemplate(own),
  }),
  'schema-broken': ({ pointer, reason, own }: { pointer: string; reason: string } & Own) => ({
    found: `${pointer || '/'} ${reason}`,
    mend: ofTemplate(own),
  }),
  'anchor-twice': ({ id, own }: { id: string } & Own) => ({
    found: `the id "${id}" twice on one page`,
    mend: ofTemplate(own),
  }),
  'link-dead': ({ address, own }: { address: string } & Own) => ({
    found: `a link to ${address}, which is not on this site`,
    mend: ofLink(own),
  }),
  'anchor-dead': ({ address, own }: { address: string } & Own) => ({
    found: `a link to ${address}, where no such anchor is`,
    mend: ofLink(own),
  }),
} satisfies Messages

/** The owner's own templates. */
const templates = {
  'template-unusable': ({ reason }: { reason: string }) => ({
    found: reason,
    mend: correctTemplate,
  }),
  'template-name-odd': ({ plain }: { plain: string }) => ({
    found: 'a name that would have to be quoted in an address',
    expected: 'letters without accents, digits, and . _ ~ -',
    mend: `rename it, for example to ${plain}`,
  }),
  'template-type-other': ({ type, path, kept }: { type: string; path: string; kept: string }) => ({
    found: `the media type ${type} for ${path}, which is ${kept} at every pub`,
    mend: `give it the type ${kept}, or a path of its own`,
  }),
  'template-address-twice': ({ path }: { path: string }) => ({
    found: `two templates for the address ${path}`,
    mend: 'rename it',
  }),
  'template-in-file': ({ file, inside }: { file: string; inside: string }) => ({
    found: `${file} cannot be a file and the folder of ${inside}`,
    mend: 'rename it',
  }),
  'template-schema-title': ({ reason }: { reason: string }) => ({
    found: reason,
    mend: 'give the piece another title',
  }),
} satisfies Messages

/** The owner's files that are published as they are. */
const publicFiles = {
  'public-hidden': () => ({
    found: 'a hidden file; only those in .well-known are published',
    mend: 'delete it, or move it out of this folder',
  }),
  'public-underscored': () => ({
    found: 'a name that begins with _: such files give orders to hosts',
    mend: 'rename it; the rules of hosts are made by the build',
  }),
  'public-name-odd': ({ plain }: { plain: string }) => ({
    found: 'a name that would have to be quoted in an address',
    expected: 'letters without accents, digits, and . _ ~ -',
    mend: `rename it, for example to ${plain}`,
  }),
  'public-over-resource': ({ path }: { path: string }) => ({
    found: `a file in the place of the resource ${path}`,
    mend: 'rename it; what stands at that address is made by a template',
  }),
  'public-over-file': ({ file }: { file: string }) => ({
    found: `a file in the place of the file ${file}`,
    mend: 'rename one of the two',
  }),
  'public-too-large': ({ megabytes, limit }: { megabytes: number; limit: number }) => ({
    found: `a file of ${megabytes.toFixed(1)} MB`,
    expected: `at most ${limit} MB`,
    mend: 'make it smaller, or publish it elsewhere',
  }),
  'public-type-unknown': () => ({
    found: 'a file whose media type nobody knows',
    expected: 'a name with a known ending, such as .pdf, .html or .jpg',
    mend: 'rename it',
  }),
  'public-not-utf8': () => ({ found: 'text that is not UTF-8', mend: 'save it as UTF-8' }),
} satisfies Messages

/** What a right value of a notation is, for the row `expected` and for editors. */
const notations = {
  text: 'a text',
  'plain-text': 'plain text, or text between two quotation marks',
  id: 'small letters without accents, digits and hyphens, such as hovezi-gulas',
  'yes-no': 'yes or no',
  integer: 'a whole number',
  latitude: 'a latitude such as 49.75',
  longitude: 'a longitude such as 15.5',
  alcohol: 'percent of alcohol by volume such as 5,0, or unknown',
  degree: 'the degree of the beer such as 12',
  allergens: 'numbers from 1 to 14 such as 1, 3, 7, or none, or unknown',
  sizes: 'sizes such as   malé 0,3 l = 44; velké 0,5 l = 62',
  quantity: 'a quantity such as   0,22 l   and perhaps its price:   0,22 l = 45',
  price: 'a price such as 62',
  deposit: 'what is given back, such as 3',
  labels: 'labels with their translation, such as   pro dva = for two',
  times: 'opening and closing time such as 11:00–23:00',
  days: 'days such as Po–Pá or So, Ne',
  'weekly-line': 'days and times such as Po–Čt 11:00–23:00',
  'weekly-line-or-none': 'days and times such as Po–Čt 11:00–23:00, or no',
  'times-or-week': 'times such as 11:00–23:00, days and times such as Po–Pá 11:00–23:00, or no',
  date: 'a date such as 24. 12. 2026',
  dates: 'a date such as 24. 12. 2026, or two with a dash: 8. 2. 2027 – 14. 2. 2027',
  season: 'days of the year such as 1. 9. – 30. 11.',
  'lunch-day': 'a day such as Po or Po 23. 11.',
  minutes: 'minutes such as 5 min',
  phone: 'a telephone number such as +420 123 456 789',
  email: 'an e-mail address such as hospoda@pub.example',
  'page-url': 'the address of a page, such as https://www.facebook.com/hospoda',
  'postal-code': 'a post code such as 299 99',
  ico: 'an IČO of eight digits',
  dic: 'a DIČ such as CZ12345679',
  ic_dph: 'an IČ DPH such as SK2020317079',
  uid: 'a UID such as ATU13585627',
  firmenbuch: 'a Firmenbuchnummer such as FN 123456a',
  ust_idnr: 'a USt-IdNr. such as DE136695976',
  w_idnr: 'a W-IdNr. such as DE136695976-00001',
  handelsregister: 'a Handelsregisternummer such as HRB 12345',
  license: 'the SPDX identifier of a licence such as CC-BY-4.0',
  'security-contact': 'a telephone number, an e-mail address or a page that begins with https://',
  signals: 'search=yes, ai-input=yes, ai-train=no',
  address: 'the address of the site such as https://pub.example',
}

const dish = {
  name: 'the name of the dish or drink',
  description: 'what is on the plate',
  labels: 'words for labels of sizes that the site does not know',
  allergens: 'the numbers of allergens, or none, or unknown',
  diets: 'what the house vouches for: vegetarian, vegan, gluten_free',
}

/** What each field is for, by the block that it stands in. */
const fields = {
  pub: {
    languages: 'the languages of the pub, its own first: cs, en, sk, de; without it cs, en',
    base_url: 'the address of the site, used when the host does not say it',
    markdown_negotiation: 'whether the host may answer programs in Markdown',
    https_only:
      'what may only be reached by https: site, the whole domain, or the lists of browsers too',
    updated: 'the day on which you last went over prices and hours',
    date: 'the day that the site is built for; without it today',
    name: 'the name of the pub',
    kind: 'what it is: hospoda, pivnice ...',
    type: 'what it is to programs; without it the word in kind decides',
    notice: 'a sentence on every page',
    street: 'street and number',
    postal_code: 'the post code',
    town: 'the town',
    country: 'the country; without it CZ',
    currency: 'what the prices are in; without it that of the country',
    latitude: 'from the map',
    longitude: 'from the map',
    map_note: 'a sentence about the place on the map',
    phone: 'the telephone',
    phone_2: 'a second telephone',
    email: 'the e-mail address for guests',
    booking_by:
      'the ways to book a table, or none; without it a sentence about the telephone means: only so',
    booking_url: 'the page on which a guest books',
    booking_hours: 'when somebody answers the telephone',
    booking: 'how a table is booked',
    links:
      'your pages elsewhere: Facebook, Instagram, Google, Tripadvisor, Wolt, foodora, a shop ...',
    branches: 'your other houses, with the addresses of their sites',
    transport: 'stops nearby',
    payment: 'what you take',
    payment_refused: 'what you do not take',
    payment_note: 'a sentence about paying',
    garden: 'whether there is a garden',
    garden_season: 'when it is open',
    garden_note: 'a sentence about the garden',
    dogs: 'whether dogs may come in',
    dogs_note: 'a sentence about dogs',
    smoking: 'whether guests may smoke inside',
    smoking_note: 'a sentence about smoking',
    wheelchair: 'step-free access',
    wheelchair_note: 'a sentence about access',
    wifi: 'whether there is Wi-Fi',
    children_corner: "whether there is a children's corner",
    tv_sport: 'whether matches are shown',
    parking: 'where to park',
    parking_note: 'a sentence about parking',
    seats_inside: 'seats inside',
    seats_garden: 'seats in the garden',
    garden_covered: 'whether the garden has a roof',
    garden_heated: 'whether the garden is heated',
    terrace: 'whether there is a terrace',
    wheelchair_toilet: 'whether a wheelchair gets into a toilet',
    toilet: 'whether guests have a toilet',
    hearing_loop: 'whether there is a hearing loop',
    coach_parking: 'whether a coach can park',
    car_charging: 'whether electric cars can be charged',
    bike_stands: 'whether there are stands for bicycles',
    bike_charging: 'whether electric bicycles can be charged',
    children_menu: "whether there is a children's menu",
    high_chair: 'whether there is a high chair',
    changing_table: 'whether there is a changing table',
    playground: 'whether there is a playground',
    table_service: 'whether guests are served at the table',
    take_away: 'whether food can be taken away',
    take_away_note: 'a sentence about it',
    own_container: 'whether food is put into containers that guests bring',
    delivery: 'whether you deliver',
    delivery_note: 'a sentence about it',
    catering: 'whether you cater elsewhere',
    private_room: 'whether there is a private room',
    private_room_note: 'a sentence about it',
    projector: 'whether there is a projector',
    celebrations: 'whether you hold celebrations',
    celebrations_note: 'a sentence about it',
    accommodation: 'whether guests can stay overnight',
    accommodation_note: 'a sentence about it',
    gift_vouchers: 'whether you sell gift vouchers',
    air_conditioning: 'whether there is air conditioning',
    fireplace: 'whether there is a fireplace',
    sockets: 'whether guests find sockets at the tables',
    live_music: 'whether there is live music',
    live_music_note: 'a sentence about it',
    dancing: 'whether guests may dance',
    board_games: 'whether there are board games',
    billiards: 'whether there are billiards',
    darts: 'whether there are darts',
    table_football: 'whether there is table football',
    bowling: 'whether there are skittles or bowling',
    quiet_hours: 'when it is quiet, such as 22:00–06:00',
    staff_languages: 'languages that the staff speak: cs, en, de ...',
    more: 'what none of these fields is for, as pairs of text',
    license: 'the licence of the data, as the owner decides: CC-BY-4.0',
    content_signals: 'what crawlers may do: find you, answer from the site, train on it',
    security_contact: 'where a weakness of the site is reported',
    security_expires: 'until when that contact holds, at most a year ahead',
    operator: 'the company or person that runs the pub',
    ico: 'its identification number; Czechia and Slovakia',
    dic: 'its tax number; Czechia and Slovakia',
    ic_dph: 'its VAT number; Slovakia',
    uid: 'its VAT number; Austria',
    firmenbuch: 'its number in the commercial register; Austria',
    ust_idnr: 'its VAT number; Germany',
    w_idnr: 'its business number; Germany',
    handelsregister: 'its number in the commercial register; Germany',
    seat: 'its seat',
    register: 'its entry in the register',
    age_notice: 'the sentence about alcohol and age',
  } satisfies Record<FeatureFieldName, string> & { [field: string]: string },
  link: {
    url: 'the address of the page',
    service: 'what the address alone does not tell: shop for your own shop',
    name: 'its name, where it is none of the known services',
  },
  branch: {
    name: 'the name of the house',
    url: 'the address of its site',
  },
  more: {
    name: 'what it is about',
    text: 'what you say about it',
  },
  stop: {
    kind: 'bus, tram, metro or train',
    line: 'the number of the line',
    stop: 'the name of the stop',
    walk: 'minutes on foot',
  },
  hours: {
    bar: 'when the pub is open',
    kitchen: 'when the kitchen cooks, or no where there is none',
    lunch: 'when the lunch menu is served, or no where there is none',
    note: 'a sentence under the hours',
    seasons: 'parts of the year with a week of their own, or closed',
    exceptions: 'days that differ: holidays, parties, annual leave',
    holidays_as_usual: 'yes when public holidays without an exception are days like others',
  },
  hoursSeason: {
    season: 'from which day of the year to which one',
    note: 'a few words about the season',
    closed: 'yes when the pub is closed in these months',
    bar: 'when the pub is open in the season',
    kitchen: 'when the kitchen cooks in the season, or no',
    lunch: 'when the lunch menu is served in the season, or no',
  },
  exception: {
    date: 'the date, or two dates with a dash',
    reason: 'why',
    closed: 'yes when the pub is closed',
    bar: 'when the pub is open on that day, or a week of its own',
    kitchen: 'when the kitchen cooks, or no',
    lunch: 'when the lunch menu is served, or no',
  },
  home: {
    tagline: 'one sentence under the name',
    description: 'one or two sentences for search results',
  },
  section: {
    section: 'the name of the section',
    kind: 'food or drinks',
    note: 'a sentence under the heading',
    items: 'the dishes or drinks',
  },
  item: {
    id: 'the anchor of the item; without it the first name is used',
    ...dish,
    note: 'a condition, such as "Friday to Sunday only."',
    sizes: 'sizes with their prices',
    deposit: 'what a guest pays beside the price and gets back, such as for a bottle',
    tags: 'house_special, spicy, new, kids, raw, to_share',
    alcohol: 'percent of alcohol by volume; drinks only',
    degree: 'the degree of a beer',
    sold_out: 'yes while the item is sold out',
    days: 'the days of the week on which it is served',
    season: 'the part of each year in which it is served',
    dates: 'the dates on which it is served',
  },
  lunch: {
    soup_included: 'whether the soup is part of the price of a main course',
    note: 'a sentence under the heading',
    items: 'the soups and main courses, day by day',
  },
  lunchDish: {
    ...dish,
    day: 'the day: Po, Út, St, Čt, Pá',
    course: 'soup or main; without it a main course',
    sizes: 'the quantity and the price',
  },
}

/** A message knows its block and field by name only; a text has a field for each language. */
function about(record: string, field: string): string {
  const known = (fields as { [record: string]: { [field: string]: string } })[record] ?? {}
  const [, name = 'name', code = ''] = /^(?:(\w+)_)?([a-z]{2})$/.exec(field) ?? []
  const language = languages.find((lang) => lang === code)
  return known[field] ?? (language ? inLanguage(known[name] ?? '', language) : '')
}

/** What the field of a text is for, in one of the languages. */
const inLanguage = (said: string, language: Language) => `${said}, in ${englishName(language)}`

export const en = {
  messages: {
    ...files,
    ...texts,
    ...lines,
    ...shapes,
    ...values,
    ...dishes,
    ...times,
    ...house,
    ...drawings,
    ...hours,
    ...menu,
    ...warnings,
    ...bodies,
    ...templates,
    ...publicFiles,
  },
  notations,
  /** Where only some words are allowed. */
  oneOf: (words: readonly string[]): string => `one of ${list(words)}`,
  someOf: (words: readonly string[]): string => `one or more of ${list(words)}`,
  /** What differs by country, with an example from there. */
  like: {
    phone: (example: string): string => `a telephone number such as ${example}`,
    'postal-code': (example: string): string => `a post code such as ${example}`,
    number: (example: string, label: string): string => `${label} such as ${example}`,
  },
  fields,
  /** Titles of the editors' schemas. */
  titles: {
    pub: 'The facts of the house',
    hours: 'Opening hours',
    home: 'Texts of the home page',
    section: 'A section of the menu',
    lunch: 'A week of lunches',
  },
  inLanguage,
  /** For editors, about a field under the name that it once had. */
  renamed: (field: string): string => `called "${field}" now`,
  /** The rows of a printed problem, and the line under all of them. */
  report: {
    warning: 'warning',
    found: 'found',
    expected: 'expected',
    mend: 'mend it',
    other: 'see also',
    outcome: (errors: number, warnings: number): string => {
      const counts = [counted(errors, 'problem'), counted(warnings, 'warning')]
      const untouched = errors > 0 ? '. Nothing was written; the site is as it was.' : '.'
      return counts.filter((count) => count !== '').join(', ') + untouched
    },
  },
}

const counted = (count: number, noun: string) =>
  count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`
