// Czech.

import { byAllergen } from '../../../src/model/allergens.ts'
import { byDay } from '../../../src/model/calendar.ts'
import type { Sentences } from './en.ts'

/**
 * Return the preposition before a time, as the hour is pronounced: `ve 2:00`, `ve 23:00`, `v 1:00`.
 */
const before = (time: string) => (/^(?:[2-4]|1[2-4]|2\d):/.test(time) ? 've' : 'v')

const genders = { mon: 'n', tue: 'n', wed: 'f', thu: 'm', fri: 'm', sat: 'f', sun: 'f' } as const
const ordinals = {
  n: ['', 'první', 'druhé', 'třetí', 'čtvrté', 'páté'],
  f: ['', 'první', 'druhou', 'třetí', 'čtvrtou', 'pátou'],
  m: ['', 'první', 'druhý', 'třetí', 'čtvrtý', 'pátý'],
}
const onDay = byDay('v pondělí, v úterý, ve středu, ve čtvrtek, v pátek, v sobotu, v neděli')
const accusative = byDay('pondělí, úterý, středu, čtvrtek, pátek, sobotu, neděli')

export const cs: Sentences = {
  format: {
    group: '\u00A0',
    serves: (count) => `pro ${count}\u00A0${count === 1 ? 'osobu' : count < 5 ? 'osoby' : 'osob'}`,
    pieces: () => 'ks',
    minutes: (count) => `${count}\u00A0${count === 1 ? 'minuta' : count < 5 ? 'minuty' : 'minut'}`,
    shortDays: byDay('Po, Út, St, Čt, Pá, So, Ne'),
    onDays: onDay,
    onDay,
  },
  hours: {
    pastMidnight: (day, span, onNextDay, close) =>
      `Zavírá-li se po půlnoci, patří noc ke dni, kdy začala: ${day} ${span} znamená, že se zavírá ${onNextDay} ${before(close)}\u00A0${close}.`,
    next: (day, isClosed) => (isClosed ? `od ${day} zavřeno` : `od ${day} jiná otevírací doba`),
  },
  events: {
    every: byDay(
      'každé pondělí, každé úterý, každou středu, každý čtvrtek, každý pátek, každou sobotu, každou neděli',
    ),
    nthOfMonth: (day, _name, nth) => {
      const gender = genders[day]
      return `každ${gender === 'f' ? 'ou' : gender === 'm' ? 'ý' : 'é'} ${nth < 0 ? 'poslední' : ordinals[gender][nth]} ${accusative[day]} v měsíci`
    },
    everyWeeks: (count, day) =>
      `jednou za ${count === 2 ? '14 dní' : count < 5 ? `${count} týdny` : `${count} týdnů`} ${onDay[day]}`,
  },
  filter: {
    contains: byAllergen(
      'lepek, korýši, vejce, ryby, arašídy, sója, mléko, ořechy, celer, hořčice, sezam, siřičitany, lupina, měkkýši',
    ),
    free: byAllergen(
      'lepku, korýšů, vajec, ryb, arašídů, sóji, mléka, ořechů, celeru, hořčice, sezamu, siřičitanů, lupiny, měkkýšů',
    ),
  },
  booking: {
    booked: (ways, only) => `Stůl lze rezervovat ${only ? 'jen ' : ''}${ways}`,
    people: (from, to) =>
      to === undefined
        ? `Rezervujeme jen pro ${from} a více osob.`
        : `Rezervujeme ${from === undefined ? 'nejvýše pro' : `pro ${from} až`} ${to} ${to === 1 ? 'osobu' : to < 5 ? 'osoby' : 'osob'}.`,
  },
  house: {
    seats: (count) => `${count || 'žádná'} ${count === 1 ? 'místo' : count < 5 ? 'místa' : 'míst'}`,
  },
  agents: {
    inShort: ({ food }) =>
      `${food ? 'jídelní lístek' : 'nápojový lístek'}, otevírací doba, kontakt`,
    questions: ({ name, lunch, largeBeer }) => [
      `co mají v podniku ${name} ${lunch ? 'k obědu' : 'na lístku'}`,
      largeBeer
        ? `kolik stojí v podniku ${name} velké pivo`
        : `jak mají v podniku ${name} otevřeno v sobotu`,
    ],
  },
}
