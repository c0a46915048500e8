// Czech.

import { byAllergen } from '../../../src/model/allergens.ts'
import { byDay } from '../../../src/model/calendar.ts'
import type { Sentences } from './en.ts'

/** `ve 2:00`, `ve 23:00`, `v 1:00`: as the hour is said. */
const before = (time: string) => (/^(?:[2-4]|1[2-4]|2\d):/.test(time) ? 've' : 'v')

export const cs: Sentences = {
  format: {
    group: '\u00A0',
    money: { CZK: (amount) => `${amount}\u00A0Kč`, EUR: (amount) => `${amount}\u00A0€` },
    percent: (value) => `${value}\u00A0%`,
    from: (amount) => `od\u00A0${amount}`,
    byWeight: (amount) => `${amount} podle váhy`,
    byLitre: (amount) => `${amount} za litr`,
    serves: (count) => `pro ${count}\u00A0${count === 1 ? 'osobu' : count < 5 ? 'osoby' : 'osob'}`,
    pieces: () => 'ks',
    shortDays: byDay('Po, Út, St, Čt, Pá, So, Ne'),
    onDay: byDay('v pondělí, v úterý, ve středu, ve čtvrtek, v pátek, v sobotu, v neděli'),
    date: (day, month, year) => `${day}.\u00A0${month}.\u00A0${year}`,
    longDate: (weekday, day, month, year) => `${weekday} ${day}.\u00A0${month}\u00A0${year}`,
    monthDay: (day, month) => `${day}.\u00A0${month}`,
  },
  hours: {
    exceptionally: {
      kitchen: (where) => `Vaříme jen ve dnech uvedených v části „${where}“.`,
      lunch: (where) => `Polední menu máme jen ve dnech uvedených v části „${where}“.`,
    },
    untilNotice: (from) => `od ${from} do odvolání`,
    pastMidnight: (day, span, onNextDay, close) =>
      `Zavírá-li se po půlnoci, patří noc ke dni, kdy začala: ${day} ${span} znamená, že se zavírá ${onNextDay} ${before(close)}\u00A0${close}.`,
    next: (day, isClosed) => (isClosed ? `od ${day} zavřeno` : `od ${day} jiná otevírací doba`),
    openAgain: (onDay, date, time) => `znovu otevřeno ${onDay} ${date} od ${time}`,
    opens: (day) => `od ${day} znovu otevřeno`,
    openAt: (hours) => `otevřeno ${hours}`,
    kitchenAt: (hours) => `kuchyň ${hours}`,
    lunchAt: (hours) => `polední menu ${hours}`,
    checkedUntil: (date) => `Svátky do ${date} jsou tu zohledněny; na pozdější se prosím zeptejte.`,
    timeZone: (name) => `Časy platí v časovém pásmu ${name}.`,
  },
  events: {
    daily: (times) => `každý den ${times}`,
    start: (time) => `od ${time}`,
    every: byDay(
      'každé pondělí, každé úterý, každou středu, každý čtvrtek, každý pátek, každou sobotu, každou neděli',
    ),
    since: (date) => `od ${date}`,
    until: (date) => `do ${date}`,
    between: (from, to) => `od ${from} do ${to}`,
    except: (dates) => `kromě ${dates}`,
    more: (title) => `Více: ${title}`,
    question: (name) => `jaké akce jsou tento týden v podniku ${name}`,
  },
  menu: {
    title: { both: 'Jídelní a nápojový lístek', food: 'Jídelní lístek', drinks: 'Nápojový lístek' },
    pricesAsOf: (date) => `Ceny k ${date}, konečné a včetně DPH.`,
    pricesWithoutVat: (date) => `Ceny k ${date}, konečné; nejsme plátci DPH.`,
    priceAdvice: () => 'V případě rozdílu platí ceník v provozovně.',
    lunchWeek: (from, to) => `Týden ${from} – ${to}`,
    noLunch: (date) => `K ${date} tu není zveřejněné žádné polední menu.`,
    alcohol: (percent) => `alk. ${percent} obj.`,
    deposit: (amount) => `plus vratná záloha ${amount}`,
    soldOut: (date) => `vyprodáno (k ${date})`,
    notServed: (date) => `nepodává se (k ${date})`,
    servedOn: (days) => `jen ${days}`,
    season: (from, to) => `v sezoně od ${from} do ${to}`,
    servedDates: (dates) => `jen ${dates}`,
    served: (when) => `Podává se ${when}.`,
    dietAdvice: (claim) =>
      `Označení jako „${claim}“ uvádíme jen tam, kde za ním stojíme. Kde chybí, neznamená to opak: zeptejte se obsluhy.`,
    traces: (list) => `může obsahovat stopy: ${list}`,
  },
  filter: {
    diets: { vegetarian: 'vegetariánské', vegan: 'veganské', gluten_free: 'bezlepkové' },
    upTo: (price) => `do ${price}`,
    contains: byAllergen(
      'lepek, korýši, vejce, ryby, arašídy, sója, mléko, ořechy, celer, hořčice, sezam, siřičitany, lupina, měkkýši',
    ),
    free: byAllergen(
      'lepku, korýšů, vajec, ryb, arašídů, sóji, mléka, ořechů, celeru, hořčice, sezamu, siřičitanů, lupiny, měkkýšů',
    ),
  },
  contact: {
    stop: (name, minutes) => `${name}, ${minutes} pěšky`,
    onFoot: (place, minutes) => `${place}, ${minutes} pěšky`,
    fromTo: (from, to) => `od ${from} do ${to}`,
    telephoneHours: (times) => `Telefon bereme ${times}.`,
  },
  booking: {
    booked: (ways, only) => `Stůl lze rezervovat ${only ? 'jen ' : ''}${ways}`,
    onlyFor: (days) => `Rezervovat lze jen na tyto dny: ${days}.`,
    people: (from, to) =>
      `Rezervujeme pro ${from === undefined ? `nejvýš ${to}` : to === undefined ? `${from} a více` : `${from} až ${to}`} osob.`,
  },
  house: {
    age: (years) => `od ${years} let`,
    seats: (count) => `${count || 'žádná'} ${count === 1 ? 'místo' : count < 5 ? 'místa' : 'míst'}`,
    seasons: {
      terrace_season: (from, to) => `Terasa je otevřená od ${from} do ${to}.`,
      garden_season: (from, to) => `Zahrádka je otevřená od ${from} do ${to}.`,
    },
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
