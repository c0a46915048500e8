// Slovak.

import { byAllergen } from '../../../src/model/allergens.ts'
import { byDay } from '../../../src/model/calendar.ts'
import type { Sentences } from './en.ts'

const ordinals = {
  m: ['', 'prvý', 'druhý', 'tretí', 'štvrtý', 'piaty'],
  f: ['', 'prvú', 'druhú', 'tretiu', 'štvrtú', 'piatu'],
}
const onDay = byDay('v pondelok, v utorok, v stredu, vo štvrtok, v piatok, v sobotu, v nedeľu')
const accusative = byDay('pondelok, utorok, stredu, štvrtok, piatok, sobotu, nedeľu')

export const sk: Sentences = {
  format: {
    group: '\u00A0',
    serves: (count) => `pre ${count}\u00A0${count === 1 ? 'osobu' : count < 5 ? 'osoby' : 'osôb'}`,
    pieces: () => 'ks',
    minutes: (count) => `${count}\u00A0${count === 1 ? 'minúta' : count < 5 ? 'minúty' : 'minút'}`,
    shortDays: byDay('Po, Ut, St, Št, Pi, So, Ne'),
    onDays: onDay,
    onDay,
  },
  hours: {
    pastMidnight: (day, span, onNextDay, close) =>
      `Ak sa zatvára po polnoci, noc patrí ku dňu, v ktorom sa začala: ${day} ${span} znamená, že sa zatvára ${onNextDay} o\u00A0${close}.`,
    next: (day, isClosed) => (isClosed ? `od ${day} zatvorené` : `od ${day} iné otváracie hodiny`),
  },
  events: {
    every: byDay(
      'každý pondelok, každý utorok, každú stredu, každý štvrtok, každý piatok, každú sobotu, každú nedeľu',
    ),
    nthOfMonth: (day, _name, nth) => {
      const isFeminine = accusative[day].endsWith('u')
      const which =
        nth < 0 ? (isFeminine ? 'poslednú' : 'posledný') : ordinals[isFeminine ? 'f' : 'm'][nth]
      return `každ${isFeminine ? 'ú' : 'ý'} ${which} ${accusative[day]} v mesiaci`
    },
    everyWeeks: (count, day) =>
      `raz za ${count === 2 ? '14 dní' : count < 5 ? `${count} týždne` : `${count} týždňov`} ${onDay[day]}`,
  },
  filter: {
    contains: byAllergen(
      'lepok, kôrovce, vajcia, ryby, arašidy, sója, mlieko, orechy, zeler, horčica, sezam, siričitany, vlčí bôb, mäkkýše',
    ),
    free: byAllergen(
      'lepku, kôrovcov, vajec, rýb, arašidov, sóje, mlieka, orechov, zeleru, horčice, sezamu, siričitanov, vlčieho bôbu, mäkkýšov',
    ),
  },
  booking: {
    booked: (ways, only) => `Stôl sa dá rezervovať ${only ? 'len ' : ''}${ways}`,
    people: (from, to) =>
      to === undefined
        ? `Rezervujeme len pre ${from} a viac osôb.`
        : `Rezervujeme ${from === undefined ? 'najviac pre' : `pre ${from} až`} ${to} ${to === 1 ? 'osobu' : to < 5 ? 'osoby' : 'osôb'}.`,
  },
  house: {
    seats: (count) =>
      `${count || 'žiadne'} ${count === 1 ? 'miesto' : count < 5 ? 'miesta' : 'miest'}`,
  },
  agents: {
    inShort: ({ food }) =>
      `${food ? 'jedálny lístok' : 'nápojový lístok'}, otváracie hodiny, kontakt`,
    questions: ({ name, lunch, largeBeer }) => [
      `čo majú v podniku ${name} ${lunch ? 'na obed' : 'v ponuke'}`,
      largeBeer
        ? `koľko stojí v podniku ${name} veľké pivo`
        : `ako majú v podniku ${name} otvorené v sobotu`,
    ],
  },
}
