// What is probably not meant, but may be.

import { englishName, type Language, linesOf } from '../../model/languages.ts'
import type { Span } from '../../model/site.ts'
import { quote, typedDate } from '../wording.ts'
import {
  list,
  type Messages,
  money,
  number,
  type Priced,
  priceTooHigh,
  spansOf,
  sum,
  type Typed,
} from './parts.ts'
import { listed } from './times.ts'

type HolidayUnstated = {
  date: string
  name: string
  today: string
  days: number
  languages: readonly Language[]
}

type OnShortDay = Span & { date: string; bar: readonly Span[] }

type FaintColor = { color: string; ratio: number }

/** `at night #000000 (1.1:1)`. */
const faint = (when: string, colors: readonly FaintColor[]) =>
  colors.length > 0 &&
  `${when} ${list(colors.map(({ color, ratio }) => `${color} (${number(Math.round(ratio * 10) / 10)}:1)`))}`

const check = 'check it against the menu'

type AlcoholDegreeSwapped = Typed & { percent: number; degree: number; beside: string }

export const warnings = {
  'text-unfinished': ({ typed }: Typed) => ({
    found: `${quote(typed)}, as in the files of a new pub`,
    expected: 'what is true of your pub',
    mend: 'write your own in its place',
  }),
  'notice-unfinished': ({ typed }: Typed) => ({
    found: `${quote(typed)}, as in the files of a new pub`,
    expected: 'a sentence of yours, or none',
    mend: 'when everything else is true, delete notice, in each language',
  }),
  'text-untranslated': ({ language, same }: { language: Language; same: Language }) => ({
    found: `${englishName(language)} text that is the same as the ${englishName(same)} one`,
    expected: 'words that a guest from abroad understands',
    mend: 'translate it',
  }),
  'checked-needless': ({ code }: { code: string }) => ({
    found: `"${code}" as looked at, where nothing warns of it`,
    expected: 'only codes of warnings that there are',
    mend: 'delete this code, or the line if it stands there alone',
  }),
  'photo-unused': () => ({
    found: 'a photo that no line names, and that is not published',
    mend: 'write its name behind   photo:   where it belongs, or delete it',
  }),
  'emblem-faint': ({
    day,
    night,
  }: {
    day: readonly FaintColor[]
    night: readonly FaintColor[]
  }) => ({
    found: `colours that can hardly be seen where the drawing stands: ${[faint('by day', day), faint('at night', night)].filter(Boolean).join('; ')}`,
    expected: 'a contrast of 2:1 at least, or a single colour, which becomes that of the house',
    mend: 'change the colour, or draw it all in one; where it lies on another colour of the drawing all is well: then write   checked: emblem-faint   into look.md. On a dark head it stands on a tile of light paper',
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
  'price-high': priceTooHigh,
  'price-low': ({ price, currency }: Priced) => ({
    found: `an entry of ${money(price, currency)}`,
    expected: 'what a guest pays to come in, or 0 where nothing is paid',
    mend: 'check the number of digits, and the currency',
  }),
  'price-unlike': ({ price, least, most, currency }: Priced & { least: number; most: number }) => ({
    found: `a price of ${money(price, currency)}, where the others beside it are from ${sum(least)} to ${money(most, currency)}`,
    mend: 'check the number of digits',
  }),
  'vintage-ahead': ({ vintage, today }: { vintage: number; today: string }) => ({
    found: `a wine of ${vintage}, after the date of the site (${typedDate(today)})`,
    expected: 'a year that has been',
    mend: 'correct the year',
  }),
  'alcohol-small': ({ percent, meant }: { percent: number; meant: number }) => ({
    found: `${percent} percent of alcohol`,
    expected: 'percent by volume such as 5,0',
    mend: `if you mean ${meant} %, write   alcohol: ${number(meant).replace('.', ',')}`,
    besides: `if you mean ${meant} %`,
  }),
  'holiday-unstated': ({ date, name, today, days, languages }: HolidayUnstated) => {
    const typed = typedDate(date)
    return {
      found: `nothing about ${typed} (${name}), a public holiday`,
      expected: `hours of every public holiday in the ${days} days after ${typedDate(today)}`,
      mend: `add   - date: ${typed}   with ${list(linesOf('reason', languages))} and   closed: yes   or the hours of that day`,
    }
  },
  'lunch-over': ({ today }: { today: string }) => ({
    found: `a lunch week that was over on ${typedDate(today)}`,
    mend: 'add the file of a newer week, or delete this one',
  }),
  'lunch-far': ({ today }: { today: string }) => ({
    found: `a lunch week more than five weeks after ${typedDate(today)}`,
    mend: 'see that the name of the file is the date of its Monday, with the right year',
  }),
  'lunch-year': ({ meant }: { meant: string }) => ({
    found: 'a lunch week of a past year, and none of this week in the year that is now',
    mend: `if you mean this year, give the file the name ${meant}.md`,
  }),
  'lunch-repeated': ({ before }: { before: string }) => ({
    found: `the very dishes of the week from ${typedDate(before)}`,
    mend: 'write what there is in this week, or delete this file until you know',
  }),
  'updated-ahead': ({ today }: { today: string }) => ({
    found: `a day after ${typedDate(today)}, for which the site is built`,
    expected: 'the day on which you last went over prices and hours',
    mend: 'correct the date',
  }),
  'updated-long-ago': ({ today, days }: { today: string; days: number }) => ({
    found: `a day ${days} days before ${typedDate(today)}: guests read it beside every price`,
    expected: 'at most 60 days',
    mend: 'go over prices and hours, then write the date of that day',
  }),
  'date-long-ago': ({ today, days }: { today: string; days: number }) => ({
    found: `a site that is built for ${typedDate(today)}, ${days} days ago, on whatever day you build it`,
    mend: 'delete the line: each site is then built for the day on which you build it',
  }),
  'dates-over': () => ({
    found: 'dates that are all over',
    mend: 'delete the item until it is served again, or add a line   sold_out: yes',
  }),
  'security-expired': ({ today }: { today: string }) => ({
    found: `a security contact that had expired on ${typedDate(today)}`,
    mend: 'see that it still holds, and write a date within a year',
  }),
  'security-expiring': ({ today, days }: { today: string; days: number }) => ({
    found: `a security contact that expires ${days} days after ${typedDate(today)}`,
    mend: 'see that it still holds, and write a date within a year',
  }),
  'exception-open-long': ({ date, days }: { date: string; days: number }) => ({
    found: `an exception until further notice, for ${days} days now`,
    expected: 'hours that still hold',
    mend: `write the last day instead of the open end, or your usual hours as they are since ${typedDate(date)}`,
  }),
} satisfies Messages

/** Slips that look right: what a reader takes for true, and what is probably not. */
export const slips = {
  'alcohol-degree-swapped': ({ percent, degree, typed, beside }: AlcoholDegreeSwapped) => ({
    found: `${percent} % of alcohol in a beer of ${degree} degrees`,
    expected: 'less than half as many percent as degrees',
    mend: `write   alcohol: ${beside}   and   degree: ${typed}   if the two lines were swapped`,
  }),
  'alcohol-unlikely': ({ percent }: { percent: number }) => ({
    found: `${percent} % of alcohol, more than such a drink has`,
    expected: 'percent by volume such as 4,1',
    mend: 'see whether a comma is missing:   4,1   and not   41   , or a digit is wrong in the quantity',
    besides: 'if a comma is missing',
  }),
  'degree-unlikely': ({ degree, percent }: { degree: number; percent: number }) => ({
    found: `a beer of ${degree} degrees with ${percent} % of alcohol`,
    expected: 'more than twice as many degrees as percent',
    mend: 'see whether a comma is too many:   11   and not   1,1',
  }),
  'size-comma-missing': ({ typed }: Typed) => ({
    found: `${quote(typed)}, for hardly more than a far smaller size`,
    mend: 'see whether a comma is missing:   0,5 l   and not   5 l',
    besides: 'if a comma is missing',
  }),
  'size-larger-cheaper': ({ typed }: Typed) => ({
    found: `a larger size that costs less than a smaller one, or far less by its quantity, in ${quote(typed)}`,
    mend: `${check}: prices or quantities may be swapped`,
  }),
  'size-larger-dearer': ({ typed }: Typed) => ({
    found: `a larger size that costs far more by its quantity than a smaller one, in ${quote(typed)}`,
    mend: `${check}: a digit may be wrong in a price or a quantity`,
  }),
  'size-label-twice': ({ label }: { label: string }) => ({
    found: `two sizes that are both called ${quote(label)}`,
    mend: 'correct the name of one of them',
  }),
  'diet-unlikely': ({ diet, typed }: Typed & { diet: string }) => ({
    found: `${diet}, and ${quote(typed)} in the name or the description`,
    expected: 'a diet that agrees with what is on the plate',
    mend: 'delete the diet, or correct the words',
  }),
  'name-same': ({ language, other }: { language: Language; other: string }) => ({
    found: `the ${englishName(language)} name of another dish, ${quote(other)}`,
    expected: 'a name by which a guest can tell the two apart',
    mend: 'translate the name of this dish',
  }),
  'answer-missing': ({ field }: { field: string }) => ({
    found: `nothing behind   ${field}:   , which counts as no`,
    expected: 'yes or no',
    mend: `write   ${field}: yes   or delete the line`,
  }),
  'size-label-unlike': ({ typed }: Typed) => ({
    found: `a small size of ${quote(typed)}`,
    mend: 'see whether a comma is missing:   0,3 l   and not   3 l',
    besides: 'if a comma is missing',
  }),
  'wine-alcohol-unlikely': ({ percent }: { percent: number }) => ({
    found: `a wine with ${percent} % of alcohol`,
    expected: 'percent by volume such as 12,5, or 0 without alcohol',
    mend: 'see whether the comma is one place too far to the left:   13   and not   1,3',
    besides: 'if the comma is one place too far to the left',
  }),
  'size-unlikely': ({ typed, comma }: Typed & { comma: string | null }) => ({
    found: `${quote(typed)}, which nobody gets for that price`,
    mend: `see whether a digit or a comma is wrong${comma === null ? ':   150 g   and not   15 g' : `:   ${comma}   and not   ${typed}`}`,
    besides: 'if a comma is missing',
  }),
  'size-across-gap': ({ typed }: Typed) => ({
    found: `${quote(typed)}, which is read as one number`,
    expected: 'one number, or a stroke between two',
    mend: `write   ${typed.replace(/\s/g, '').replace(/(\D+)$/, ' $1')}   or, for so many pieces,   ${typed.replace(/\s/, ' ks / ')}`,
  }),
  'coordinates-swapped': () => ({
    found: 'a latitude and a longitude that fit the country the other way round',
    mend: 'put the one in place of the other',
  }),
  'coordinates-outside': ({ country }: { country: string }) => ({
    found: `a place outside of ${country}`,
    expected: 'the place of the pub, in the country that its address says',
    mend: 'copy both numbers from the map once more, latitude first',
  }),
  'times-long': ({ open, close }: { open: string; close: string }) => ({
    found: `${open}–${close}, more than 16 hours at a stretch`,
    mend: 'see whether a digit is wrong, or the two times are swapped',
    besides: 'if the two times are swapped',
  }),
  'exception-long': ({ days }: { days: number }) => ({
    found: `an exception of ${days} days`,
    expected: 'at most 60 days; what comes every year is a season',
    mend: 'see whether a month or a year is wrong, or write it under   seasons:',
  }),
  'exception-past': ({ date, today }: { date: string; today: string }) => ({
    found: `an exception that was over on ${typedDate(date)}, long before ${typedDate(today)}`,
    mend: 'write the next year if you mean that, or delete the exception',
  }),
  'exception-far': ({ today }: { today: string }) => ({
    found: `an exception more than two years after ${typedDate(today)}`,
    mend: 'see that the year is right',
  }),
  'exception-inside': ({ reason }: { reason: string }) => ({
    found: `a closed day inside the days of another exception (${reason})`,
    expected: 'one of the two, or both if the day is really closed',
    mend: 'see whether the pub is closed on that day, and correct the one that is wrong',
  }),
  'exception-without-lunch': ({ open, close }: Span) => ({
    found: 'an exception that does not say whether lunch is served, though it is on other days',
    expected: 'the hours of lunch, or no',
    mend: `add a line   lunch: no   or   lunch: ${open}–${close}`,
  }),
  'section-left-out': ({ dates: [first = '', ...others] }: { dates: readonly string[] }) => ({
    found: `a section that is not served on ${listed([first, ...others])}: the house is not open, or does not cook, when it begins, and the site says so`,
    expected: 'the hours of these days, looked at with this section in mind',
    mend: `correct the hours of the exception, or give the day a line of its own below hours, with its times or no:   - ${typedDate(first)} no`,
  }),
  'section-outside-hours': ({ date, open, close, bar }: OnShortDay) => ({
    found: `a section served ${open}–${close}, when the house is open ${spansOf(bar)} on ${typedDate(date)}`,
    expected: 'times at which the house is open',
    mend: `correct the hours of the exception, or give the day a line of its own below hours, with its times or no:   - ${typedDate(date)} no`,
  }),
  'section-outside-kitchen': ({
    date,
    open,
    close,
    kitchen,
  }: Omit<OnShortDay, 'bar'> & { kitchen: readonly Span[] }) => ({
    found: `a section served ${open}–${close}, when food is cooked ${spansOf(kitchen)} on ${typedDate(date)}`,
    expected: 'times at which food is cooked, as on other days',
    mend: `correct the kitchen of the exception, or give the day a line of its own below hours, with its times or no:   - ${typedDate(date)} no`,
  }),
  'lunch-outside-hours': ({ date, bar }: Omit<OnShortDay, 'open' | 'close'>) => ({
    found: `lunch on ${typedDate(date)}, when the house is open ${spansOf(bar)} and lunch is over at other times`,
    expected: 'dishes on days with lunch only',
    mend: 'delete the dishes of that day here, or write when lunch is served into the exception:   lunch: 12:00–14:00',
  }),
  'soup-included-priced': () => ({
    found: 'a price of the soup, where   soup_included: yes   says that it comes with the meal',
    mend: 'delete the price, or write   soup_included: no',
  }),
  'feature-contradicted': ({ field, denied }: { field: string; denied: string }) => ({
    found: `"${field}", where   ${denied}: no   says that there is none`,
    mend: `delete this line, or write   ${denied}: yes`,
  }),
  'booking-denied': ({ typed, ways }: Typed & { ways: readonly string[] }) => ({
    found: `${quote(typed)}, where   booking_by: ${list(ways)}   says how tables are booked`,
    mend: 'write   booking_by: none   if no table is booked',
  }),
  'booking-of-some': ({ typed }: Typed) => ({
    found: `${quote(typed)}, where   booking_by: none   says that no table is booked`,
    mend: 'write how it is booked, such as   booking_by: telephone   , and from how many people:   booking_people_from: 20',
  }),
  'season-turned': ({ typed }: Typed) => ({
    found: `${quote(typed)}, which goes over New Year and leaves a few months out`,
    mend: 'see whether the two days are swapped',
    besides: 'if the two days are swapped',
  }),
  'text-garbled': ({ typed }: Typed) => ({
    found: `${quote(typed)}: letters that a program has broken`,
    expected: 'letters as guests read them',
    mend: 'type the word again, and save the file as UTF-8',
  }),
  'text-html': ({ typed }: Typed) => ({
    found: `${quote(typed)}, a sign of HTML: guests would read it as it stands here`,
    expected: 'plain text',
    mend: 'delete it',
  }),
  'text-markdown': ({ typed }: Typed) => ({
    found: `${quote(typed)}, signs of Markdown: guests would read them as they stand here`,
    expected: 'plain text',
    mend: 'delete the signs',
  }),
} satisfies Messages
