// Slovak.

import { byAllergen } from '../../../src/model/allergens.ts'
import { byDay } from '../../../src/model/calendar.ts'
import type { Sentences } from './en.ts'

export const sk: Sentences = {
  format: {
    group: '\u00A0',
    money: { CZK: (amount) => `${amount}\u00A0Kč`, EUR: (amount) => `${amount}\u00A0€` },
    percent: (value) => `${value}\u00A0%`,
    from: (amount) => `od\u00A0${amount}`,
    byWeight: (amount) => `${amount} podľa váhy`,
    byLitre: (amount) => `${amount} za liter`,
    serves: (count) => `pre ${count}\u00A0${count === 1 ? 'osobu' : count < 5 ? 'osoby' : 'osôb'}`,
    pieces: () => 'ks',
    shortDays: byDay('Po, Ut, St, Št, Pi, So, Ne'),
    onDay: byDay('v pondelok, v utorok, v stredu, vo štvrtok, v piatok, v sobotu, v nedeľu'),
    date: (day, month, year) => `${day}.\u00A0${month}.\u00A0${year}`,
    longDate: (weekday, day, month, year) => `${weekday} ${day}.\u00A0${month}\u00A0${year}`,
    monthDay: (day, month) => `${day}.\u00A0${month}`,
  },
  hours: {
    exceptionally: {
      kitchen: (where) => `Varíme len v dňoch uvedených v časti „${where}“.`,
      lunch: (where) => `Obedové menu máme len v dňoch uvedených v časti „${where}“.`,
    },
    untilNotice: (from) => `od ${from} do odvolania`,
    pastMidnight: (day, span, onNextDay, close) =>
      `Ak sa zatvára po polnoci, noc patrí ku dňu, v ktorom sa začala: ${day} ${span} znamená, že sa zatvára ${onNextDay} o\u00A0${close}.`,
    next: (day, isClosed) => (isClosed ? `od ${day} zatvorené` : `od ${day} iné otváracie hodiny`),
    openAgain: (onDay, date, time) => `znova otvorené ${onDay} ${date} od ${time}`,
    opens: (day) => `od ${day} znova otvorené`,
    openAt: (hours) => `otvorené ${hours}`,
    kitchenAt: (hours) => `kuchyňa ${hours}`,
    lunchAt: (hours) => `obedové menu ${hours}`,
    checkedUntil: (date) =>
      `Sviatky do ${date} sú tu zohľadnené; na neskoršie sa, prosím, opýtajte.`,
    timeZone: (name) => `Časy platia v časovom pásme ${name}.`,
  },
  events: {
    daily: (times) => `každý deň ${times}`,
    start: (time) => `od ${time}`,
    every: byDay(
      'každý pondelok, každý utorok, každú stredu, každý štvrtok, každý piatok, každú sobotu, každú nedeľu',
    ),
    since: (date) => `od ${date}`,
    until: (date) => `do ${date}`,
    between: (from, to) => `od ${from} do ${to}`,
    except: (dates) => `okrem ${dates}`,
    more: (title) => `Viac: ${title}`,
    question: (name) => `aké podujatia sú tento týždeň v podniku ${name}`,
  },
  menu: {
    title: { both: 'Jedálny a nápojový lístok', food: 'Jedálny lístok', drinks: 'Nápojový lístok' },
    pricesAsOf: (date) => `Ceny k ${date}, konečné a vrátane DPH.`,
    pricesWithoutVat: (date) => `Ceny k ${date}, konečné; nie sme platiteľmi DPH.`,
    priceAdvice: () => 'V prípade rozdielu platí cenník v prevádzke.',
    lunchWeek: (from, to) => `Týždeň ${from} – ${to}`,
    noLunch: (date) => `K ${date} tu nie je zverejnené žiadne obedové menu.`,
    alcohol: (percent) => `alk. ${percent} obj.`,
    deposit: (amount) => `plus vratná záloha ${amount}`,
    soldOut: (date) => `vypredané (k ${date})`,
    notServed: (date) => `nepodáva sa (k ${date})`,
    servedOn: (days) => `len ${days}`,
    season: (from, to) => `v sezóne od ${from} do ${to}`,
    servedDates: (dates) => `len ${dates}`,
    served: (when) => `Podáva sa ${when}.`,
    dietAdvice: (claim) =>
      `Označenie ako „${claim}“ uvádzame len tam, kde si za ním stojíme. Kde chýba, neznamená to opak: opýtajte sa obsluhy.`,
    traces: (list) => `môže obsahovať stopy: ${list}`,
  },
  filter: {
    diets: { vegetarian: 'vegetariánske', vegan: 'vegánske', gluten_free: 'bezlepkové' },
    upTo: (price) => `do ${price}`,
    contains: byAllergen(
      'lepok, kôrovce, vajcia, ryby, arašidy, sója, mlieko, orechy, zeler, horčica, sezam, siričitany, lupina, mäkkýše',
    ),
    free: byAllergen(
      'lepku, kôrovcov, vajec, rýb, arašidov, sóje, mlieka, orechov, zeleru, horčice, sezamu, siričitanov, lupiny, mäkkýšov',
    ),
  },
  contact: {
    stop: (name, minutes) => `${name}, ${minutes} pešo`,
    onFoot: (place, minutes) => `${place}, ${minutes} pešo`,
    fromTo: (from, to) => `od ${from} do ${to}`,
    telephoneHours: (times) => `Sme na telefóne ${times}.`,
  },
  booking: {
    booked: (ways, only) => `Stôl sa dá rezervovať ${only ? 'len ' : ''}${ways}`,
    onlyFor: (days) => `Rezervovať sa dá len na tieto dni: ${days}.`,
    people: (from, to) =>
      `Rezervujeme pre ${from === undefined ? `najviac ${to}` : to === undefined ? `${from} a viac` : `${from} až ${to}`} osôb.`,
  },
  house: {
    age: (years) => `od ${years} rokov`,
    seats: (count) =>
      `${count || 'žiadne'} ${count === 1 ? 'miesto' : count < 5 ? 'miesta' : 'miest'}`,
    seasons: {
      terrace_season: (from, to) => `Terasa je otvorená od ${from} do ${to}.`,
      garden_season: (from, to) => `Záhradka je otvorená od ${from} do ${to}.`,
    },
  },
  agents: {
    inShort: ({ food }) =>
      `${food ? 'jedálny lístok' : 'nápojový lístok'}, otváracie hodiny, kontakt`,
    questions: ({ name, lunch, largeBeer }) => [
      `čo majú v podniku ${name} ${lunch ? 'na obed' : 'na jedálnom lístku'}`,
      largeBeer
        ? `koľko stojí v podniku ${name} veľké pivo`
        : `ako majú v podniku ${name} otvorené v sobotu`,
    ],
  },
}
