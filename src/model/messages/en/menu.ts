// What is told across fields and files of the menu and the week's lunch.

import { allergens } from '../../allergens.ts'
import { list, type Messages } from './parts.ts'

/** Rules across fields and files of the menu and the week's lunch. */
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
