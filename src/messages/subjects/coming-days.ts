// Texts of the page of the coming days (`npm run dev`).

import type { Mood, Paper, Typeface } from '../../model/looks.ts'
import { readRows } from '../template.ts'

const weekdays = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  cs: ['ne', 'po', 'út', 'st', 'čt', 'pá', 'so'],
}
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `Thu 26 Nov`. */
function englishDay(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  return `${weekdays.en[day.getUTCDay()]} ${day.getUTCDate()} ${months[day.getUTCMonth()]}`
}

/** `čt 26. 11.` */
function czechDay(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  return `${weekdays.cs[day.getUTCDay()]} ${day.getUTCDate()}. ${day.getUTCMonth() + 1}.`
}

const joinEvent = (title: string, times: string) => `${times} ${title}`

const papers = readRows({
  cream: 'cream | krémový',
  white: 'white | bílý',
  kraft: 'brown | hnědý',
})
const moods = readRows({
  classic: 'old letters on cream paper | staré knižní písmo na krémovém papíru',
  dark: 'dark by day too, for bars and clubs | tmavý i ve dne, pro bary a kluby',
  bright: 'white and sunny, for cafés and bistros | bílý a slunečný, pro kavárny a bistra',
  river: 'cool and merry, for kiosks and gardens | svěží a veselý, pro stánky a zahrádky',
  fine: 'light letters and much air, for fine dining | jemné písmo a hodně místa, pro dobrou kuchyni a víno',
})
const typefaces = readRows({
  book: 'letters of a book | knižní písmo',
  plain: 'plain letters | jednoduché písmo',
  poster: 'letters of a poster | plakátové písmo',
  typewriter: 'a typewriter | psací stroj',
})

export const ahead = {
  title: 'The next {days} days | Příštích {days} dní',
  asOf: {
    en: (date: string) => `As of ${englishDay(date)} ${date.slice(0, 4)}`,
    cs: (date: string) => `Ke dni ${czechDay(date)} ${date.slice(0, 4)}`,
  },
  /** Link from every page of the preview to the page of the coming days. */
  link: 'The next {days} days{warnings ?  and {warnings # warning | warnings}} | Příštích {days} dní{warnings ?  a {warnings # upozornění | upozornění | upozornění}}',
  toSite: 'The site | Web',
  day: { en: englishDay, cs: czechDay },
  columns: {
    day: 'Day | Den',
    bar: 'Open | Otevřeno',
    kitchen: 'Kitchen | Kuchyň',
    lunch: 'Lunch | Oběd',
  },
  closed: 'closed | zavřeno',
  none: 'no | ne',
  unstated: 'not stated | neuvedeno',
  holiday:
    'public holiday ({name}){asked ? : hours.md does not say its hours} | svátek ({name}){asked ? : v hours.md není, kdy máte otevřeno}',
  lunch: 'lunch: {dishes} | k obědu: {dishes}',
  lunchMissing:
    'lunch is served, but no file lists the dishes | polední menu se podává, ale v žádném souboru není, co bude',
  event: { en: joinEvent, cs: joinEvent },
  changes: {
    title: 'What changes by itself | Co se změní samo',
    none: 'Nothing. | Nic.',
    about:
      'A nightly build does it. Anything that leaves the site stays in your files. | Postará se o to noční obnova webu. Co z webu zmizí, ve vašich souborech zůstane.',
    'exception-hidden':
      'the exception {name ? "{name}" }leaves the site | výjimka {name ? „{name}“ }z webu zmizí',
    'lunch-hidden': {
      en: (_: string, monday: string) => `the lunches of the week from ${monday} leave the site`,
      cs: (_: string, monday: string) => `obědy týdne od ${monday} z webu zmizí`,
    },
    'event-hidden':
      'the event {name ? "{name}" }leaves the site | akce {name ? „{name}“ }z webu zmizí',
    'hours-season':
      'other hours begin{name ? : "{name}"} | začne jiná otevírací doba{name ? : „{name}“}',
    'hours-usual':
      '{name ? "{name}" ends; the usual hours begin | the usual hours begin again} | {name ? skončí „{name}“ a začne zase obvyklá otevírací doba | začne zase obvyklá otevírací doba}',
    'section-served':
      'the season of the section {name ? "{name}" }begins | začne sezona oddílu{name ?  „{name}“}',
    'section-not-served':
      'the section {name ? "{name}" }is out of season; it stays on the site, with its season | oddíl {name ? „{name}“ }už nebude v sezoně; na webu zůstane i s tím, kdy se podává',
    'item-served':
      'the season of {name ? "{name}" }begins | začne sezona položky{name ?  „{name}“}',
    'item-not-served':
      '{name ? "{name}" }is out of season; it stays on the site, with its season | položka {name ? „{name}“ }už nebude v sezoně; na webu zůstane i s tím, kdy se podává',
    'item-over':
      'the last date of {name ? "{name}" }is over; delete it from the menu | poslední den položky {name ? „{name}“ }už minul; smažte ji z lístku',
  },
  unfinished: {
    title: 'Sample texts that are still there | Vzorové texty, které ještě zbývají',
    none: 'None. | Žádné.',
  },
  warnings: {
    title: 'Warnings | Upozornění',
    none: 'None. | Žádná.',
  },
  looks: {
    title: 'What the site can look like | Jak může web vypadat',
    about:
      'Each look by day and by night. To use one, write its lines into content/look.md: | Každý vzhled ve dne a v noci. Který se vám líbí, jeho řádky napište do content/look.md:',
    of: {
      en: (paper: Paper, typeface: Typeface) =>
        `${papers[paper].en} paper, ${typefaces[typeface].en}`,
      cs: (paper: Paper, typeface: Typeface) =>
        `${papers[paper].cs} papír, ${typefaces[typeface].cs}`,
    },
    mood: {
      en: (mood: Mood) => `Mood ${mood}: ${moods[mood].en}`,
      cs: (mood: Mood) => `Vzhled ${mood}: ${moods[mood].cs}`,
    },
    day: 'by day | ve dne',
    night: 'by night | v noci',
  },
  nothing: 'Nothing has been built yet. | Ještě není nic hotovo.',
} as const
