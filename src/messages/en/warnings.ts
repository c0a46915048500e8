// What is probably not meant, but may be.

import { englishName, type Language, linesOf } from '../../model/languages.ts'
import { quote, typedDate } from '../wording.ts'
import {
  list,
  type Messages,
  money,
  number,
  type Priced,
  priceTooHigh,
  type Typed,
} from './parts.ts'

type HolidayUnstated = {
  date: string
  name: string
  today: string
  days: number
  languages: readonly Language[]
}

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
    found: `a price of ${money(price, currency)}, where the others beside it are from ${least} to ${money(most, currency)}`,
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
} satisfies Messages
