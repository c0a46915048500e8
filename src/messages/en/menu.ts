// What is told across fields and files of the menu and the week's lunch.

import { allergens } from '../../model/allergens.ts'
import { dayNames } from '../../model/calendar.ts'
import type { Day, Span } from '../../model/site.ts'
import type { OwnerExamples } from '../owner.ts'
import { quote, typedDate } from '../wording.ts'
import { allOf, list, type Messages, type Nothing, type Spoken, spansOf } from './parts.ts'

type SectionOutsideBar = Spoken & { day: Day; open: string; close: string; bar: readonly Span[] }

export const menu = {
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
  'id-taken': ({ id, meant, same }: { id: string; meant: string; same: boolean }) => ({
    found: same ? 'the same name a second time' : `the id "${id}", which another item has too`,
    expected: 'an id of its own for every dish and drink',
    mend: same
      ? `delete one of the two; if they are two dishes, give this one a name that tells them apart, or add   id: ${meant}`
      : `add or change the line   id: ${meant}`,
  }),
  'alcohol-missing': () => ({
    found: 'a drink without its alcohol',
    expected: 'percent by volume such as 5,0',
    mend: 'add a line   alcohol: 5,0   (0 where there is none, unknown where you cannot say)',
  }),
  'drinks-without-alcohol': () => ({
    found: 'drinks, and none of them says its alcohol',
    expected: 'the kind of what is listed below: food or drinks',
    mend: 'write   kind: food   if these are dishes; else add to each drink a line   alcohol: 5,0   (0 where there is none, unknown where you cannot say)',
  }),
  'food-with-alcohol': () => ({
    found: 'food, and all of it says its alcohol',
    expected: 'the kind of what is listed below: food or drinks',
    besides: 'if these are dishes, delete the lines   alcohol:',
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
  'diet-against-traces': ({ diet, allergen }: { diet: string; allergen: number }) => ({
    found: `${diet}, and traces of allergen ${allergen} (${allergens[allergen - 1]?.short.en})`,
    expected: 'a diet that agrees with the traces',
    mend: 'delete the diet, or the traces if there are none of this allergen; what a guest should know of gluten beside its traces is said by   gluten_note: ...',
  }),
  'gluten-note-without-traces': () => ({
    found: 'a sentence on gluten of what has no traces of it, or has gluten in it',
    expected: 'traces: 1, and no 1 among the allergens',
    mend: 'write   traces: 1   where there may be traces; what has at most 20 mg of gluten in a kilogram is   diets: gluten_free',
  }),
  'gluten-note-alone': ({ typed }: { typed: string }) => ({
    found: `${quote(typed)} of what may contain traces of gluten`,
    expected: 'a sentence that says how it is made',
    mend: 'write the sentence that a guest with coeliac disease should read',
  }),
  'halal-with-alcohol': ({ percent }: { percent: number }) => ({
    found: `halal, and ${percent} % of alcohol`,
    expected: 'a diet that agrees with the alcohol',
    mend: 'correct one of the two lines',
  }),
  'traces-contained': ({ twice }: { twice: string }) => ({
    found: `traces of ${twice}, which allergens says that it contains`,
    expected: 'each allergen in one of the two lines',
    mend: `delete   ${twice}   from traces, or from allergens if it is no ingredient`,
  }),
  'drink-field-on-food': ({ field, fields }: { field: string; fields: readonly string[] }) => ({
    found: `"${field}" on food`,
    expected: `${allOf(fields)} on drinks only`,
    mend: 'delete the line, say it with   origin: ...   or move the item to a section of drinks',
  }),
  'brewery-and-winery': () => ({
    found: 'a second one who makes it, beside a brewery or a winery',
    expected: 'who makes it, once: brewery, winery or producer',
    mend: 'keep one of the two lines',
  }),
  'heading-on-item': () => ({
    found: 'a heading among the lines of an item',
    expected: 'a heading as an entry of its own, over the items that it is for',
    mend: 'write the heading above the item, with a hyphen before it, and begin the item with its own hyphen',
  }),
  'heading-without-items': () => ({
    found: 'a heading without an item under it',
    expected: 'at least one dish or drink under each heading',
    mend: 'add an item under it, or delete the heading',
  }),
  'section-never-served': (_: Nothing, own: OwnerExamples) => ({
    found: 'a section that is never served',
    expected: `days and times such as ${own.days} 8:00–10:30`,
    mend: 'write the times, or delete the line; what is out for a while is   sold_out: yes',
  }),
  'section-outside-bar': ({ day, open, close, bar, language }: SectionOutsideBar) => ({
    found: `a section served from ${open} to ${close} on ${dayNames[language][day]}, when the pub is ${bar.length > 0 ? `open ${spansOf(bar)}` : 'closed'}`,
    expected: 'times inside the opening hours, in every part of the year in which it is served',
    mend: 'correct one of the two, or give the section a season',
  }),
  'section-date-twice': ({ typed }: { typed: string }) => ({
    found: `a date that another line has too (${typed})`,
    expected: 'each date once',
    mend: 'write all times of the date on one line, or delete one of the two',
  }),
  'section-while-closed': () => ({
    found: 'a section of months in which the pub is closed',
    expected: 'a season of which some days are open',
    mend: 'correct one of the two seasons, or delete the section',
  }),
  'item-outside-section': ({ field }: { field: string }) => ({
    found: `"${field}" outside of the time in which the section is served`,
    expected: 'a time at which the section is served too',
    mend: 'correct one of the two lines, or move the item to another section',
  }),
  'lunch-week-without-days': (_: Nothing, own: OwnerExamples) => ({
    found: 'a dish of the whole week, in a week in which no other dish has a day',
    expected: 'the days on which lunch is served',
    mend: `write the days:   day: ${own.days}`,
  }),
  'courses-too-few': ({ count }: { count: number }) => ({
    found: count === 1 ? 'one course' : 'no course',
    expected: 'two or more courses for one price',
    mend: 'add a course, or write a single dish without   courses:',
  }),
  'course-allergens-missing': ({ beside, whole }: { beside: boolean; whole: boolean }) => ({
    found: beside
      ? 'a course without allergens beside one that has them'
      : 'a course without allergens, in a menu that says them nowhere else',
    expected: 'allergens of every course, or of the whole alone',
    mend: `add a line   allergens: none   where it has none, or   allergens: unknown   where you cannot say${whole ? '; or delete those of the other courses' : ''}`,
  }),
  'course-allergens-contradictory': ({ more, whole }: { more: number[]; whole: number[] }) => ({
    found:
      more.length > 0
        ? `a course with allergen ${list(more.map(String))}, which the whole does not have`
        : 'a course whose allergens are not known, and a whole whose allergens are',
    expected: 'allergens of the whole that hold all those of its courses',
    mend: `write for the whole   allergens: ${more.length > 0 ? list([...whole, ...more].sort((a, b) => a - b).map(String)) : 'unknown'}   or correct those of the course`,
  }),
  'lunch-day-outside': ({ monday, sunday }: { monday: string; sunday: string }) => ({
    found: 'a day that is not in the week of this file',
    expected: `a day from ${typedDate(monday)} to ${typedDate(sunday)}`,
    mend: 'correct the day, or give the file the date of its Monday as its name',
  }),
  'lunch-price-missing': () => ({
    found: 'a quantity without a price',
    expected: 'a price for every main course',
    mend: 'write the price behind an equals sign; to a soup add a line   course: soup',
  }),
  'lunch-on-closed-day': ({ dates, closed }: { dates: string[]; closed: boolean }) => ({
    found: `lunch on ${list(dates.map(typedDate))}, ${closed ? 'when the pub is closed' : 'when no lunch is served'}`,
    expected: 'dishes on days with lunch only',
    mend: `delete the dishes of ${dates.length > 1 ? 'these days here, leave them' : 'that day here, leave it'} out where a dish is of several days, or correct what hours.md says`,
  }),
  'lunch-soup-twice': ({ date }: { date: string }) => ({
    found: `the same soup a second time on ${typedDate(date)}`,
    expected: 'each soup of a day once',
    mend: 'delete one of the two, or correct its day',
  }),
} satisfies Messages
