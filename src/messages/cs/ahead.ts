// Stránka příštích dní: the page of the coming days that `npm run dev` shows to the owner.

import type { Paper, Typeface } from '../../model/looks.ts'
import type { Catalogue } from '../catalogue.ts'
import { counted } from './parts.ts'

const weekdays = ['ne', 'po', 'út', 'st', 'čt', 'pá', 'so']

/** `čt 26. 11.` */
const shortDay = (date: string): string => {
  const day = new Date(`${date}T00:00:00Z`)
  return `${weekdays[day.getUTCDay()]} ${day.getUTCDate()}. ${day.getUTCMonth() + 1}.`
}

const papers: Record<Paper, string> = { cream: 'krémový', white: 'bílý', kraft: 'hnědý' }
const typefaces: Record<Typeface, string> = {
  book: 'knižní písmo',
  plain: 'jednoduché písmo',
  poster: 'plakátové písmo',
  typewriter: 'psací stroj',
}

const named = (before: string, name: string, behind: string) =>
  [before, name && `„${name}“`, behind].filter((part) => part !== '').join(' ')

export const ahead: Catalogue['ahead'] = {
  title: (days) => `Příštích ${days} dní`,
  asOf: (date) => `Ke dni ${shortDay(date)} ${date.slice(0, 4)}`,
  link: (days, warnings) =>
    `Příštích ${days} dní${warnings === 0 ? '' : ` a ${counted(warnings, 'upozornění', 'upozornění', 'upozornění')}`}`,
  toSite: 'Web',
  day: shortDay,
  columns: { day: 'Den', bar: 'Otevřeno', kitchen: 'Kuchyň', lunch: 'Oběd' },
  closed: 'zavřeno',
  none: 'ne',
  unstated: 'neuvedeno',
  holiday: (name, asked) => `svátek (${name})${asked ? ': v hours.md o něm nic není' : ''}`,
  lunch: (dishes) => `k obědu: ${dishes}`,
  lunchMissing: 'polední menu se podává, ale v žádném souboru není, co bude',
  event: (title, times) => `${times} ${title}`,
  changes: {
    title: 'Co se změní samo',
    none: 'Nic.',
    about: 'Udělá to noční stavba webu. Co z webu zmizí, ve vašich souborech zůstane.',
    'exception-hidden': (name) => named('výjimka', name, 'z webu zmizí'),
    'lunch-hidden': (_, monday) => `obědy týdne od ${monday} z webu zmizí`,
    'event-hidden': (name) => named('akce', name, 'z webu zmizí'),
    'hours-season': (name) =>
      name === '' ? 'začne jiná otevírací doba' : named('začne jiná otevírací doba:', name, ''),
    'hours-usual': (name) =>
      name === ''
        ? 'začne zase obvyklá otevírací doba'
        : named('skončí', name, 'a začne zase obvyklá otevírací doba'),
    'section-served': (name) => named('začne sezona oddílu', name, ''),
    'section-not-served': (name) =>
      named('oddíl', name, 'už nebude v sezoně; na webu zůstane i s tím, kdy se podává'),
    'item-served': (name) => named('začne sezona položky', name, ''),
    'item-not-served': (name) =>
      named('položka', name, 'už nebude v sezoně; na webu zůstane i s tím, kdy se podává'),
    'item-over': (name) => named('poslední den položky', name, 'už minul; smažte ji z lístku'),
  },
  unfinished: { title: 'Vzorové texty, které ještě zbývají', none: 'Žádné.' },
  warnings: { title: 'Upozornění', none: 'Žádná.' },
  looks: {
    title: 'Jak může web vypadat',
    about:
      'Každý vzhled ve dne a v noci. Který se vám líbí, jeho řádky napište do content/look.md:',
    of: (paper, typeface) => `${papers[paper]} papír, ${typefaces[typeface]}`,
    day: 've dne',
    night: 'v noci',
  },
  nothing: 'Ještě není nic hotovo.',
}
