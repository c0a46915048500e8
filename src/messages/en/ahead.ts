// The page of the coming days that `npm run dev` shows to the owner.

import type { Paper, Typeface } from '../../model/looks.ts'
import { counted } from './parts.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `Thu 26 Nov`. */
const shortDay = (date: string): string => {
  const day = new Date(`${date}T00:00:00Z`)
  return `${weekdays[day.getUTCDay()]} ${day.getUTCDate()} ${months[day.getUTCMonth()]}`
}

const papers: Record<Paper, string> = { cream: 'cream', white: 'white', kraft: 'brown' }
const typefaces: Record<Typeface, string> = {
  book: 'letters of a book',
  plain: 'plain letters',
  poster: 'letters of a poster',
  typewriter: 'a typewriter',
}

const named = (before: string, name: string, behind: string) =>
  [before, name && `"${name}"`, behind].filter((part) => part !== '').join(' ')

export const ahead = {
  title: (days: number): string => `The next ${days} days`,
  asOf: (date: string): string => `As of ${shortDay(date)} ${date.slice(0, 4)}`,
  /** On every page of the preview, to this one. */
  link: (days: number, warnings: number): string =>
    `The next ${days} days${warnings === 0 ? '' : ` and ${counted(warnings, 'warning')}`}`,
  toSite: 'The site',
  day: shortDay,
  columns: { day: 'Day', bar: 'Open', kitchen: 'Kitchen', lunch: 'Lunch' },
  closed: 'closed',
  none: 'no',
  unstated: 'not stated',
  holiday: (name: string, asked: boolean): string =>
    `public holiday (${name})${asked ? ': hours.md says nothing of it' : ''}`,
  lunch: (dishes: string): string => `lunch: ${dishes}`,
  lunchMissing: 'lunch is served, and no file says what there is',
  event: (title: string, times: string): string => `${times} ${title}`,
  changes: {
    title: 'What changes by itself',
    none: 'Nothing.',
    about: 'A night build does it. What is gone from the site stays in your files.',
    'exception-hidden': (name: string): string => named('the exception', name, 'leaves the site'),
    'lunch-hidden': (_: string, monday: string): string =>
      `the lunches of the week from ${monday} leave the site`,
    'event-hidden': (name: string): string => named('the event', name, 'leaves the site'),
    'hours-season': (name: string): string =>
      name === '' ? 'other hours begin' : named('other hours begin:', name, ''),
    'hours-usual': (name: string): string =>
      name === '' ? 'the usual hours begin again' : named('', name, 'ends; the usual hours begin'),
    'section-served': (name: string): string => named('the season of the section', name, 'begins'),
    'section-not-served': (name: string): string =>
      named('the section', name, 'is out of season; it stays on the site, with its season'),
    'item-served': (name: string): string => named('the season of', name, 'begins'),
    'item-not-served': (name: string): string =>
      named('', name, 'is out of season; it stays on the site, with its season'),
    'item-over': (name: string): string =>
      named('the last date of', name, 'is over; delete it from the menu'),
  },
  unfinished: { title: 'Texts of the sample that are still there', none: 'None.' },
  warnings: { title: 'Warnings', none: 'None.' },
  looks: {
    title: 'What the site can look like',
    about: 'Each look by day and by night. To have one, write its lines into content/look.md:',
    of: (paper: Paper, typeface: Typeface): string =>
      `${papers[paper]} paper, ${typefaces[typeface]}`,
    day: 'by day',
    night: 'by night',
  },
  nothing: 'Nothing is built yet.',
}
