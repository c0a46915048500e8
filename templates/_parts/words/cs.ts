// Czech.

import { byAllergen } from '../../../src/model/allergens.ts'
import { byDay, monthNames } from '../../../src/model/calendar.ts'
import type { HouseType } from '../../../src/model/house-types.ts'
import type { Sentences } from './en.ts'

const { cs: months } = monthNames

const inTheHouse: Record<HouseType, string> = {
  pub: 'v hospodě',
  wine_bar: 've vinárně',
  cafe: 'v kavárně',
  brewery: 'v pivovaru',
  inn: 'v hostinci',
  restaurant: 'v restauraci',
  bistro: 'v bistru',
  club: 'v klubu',
  kiosk: 'u stánku',
  bar: 'v baru',
  hut: 'na chatě',
  canteen: 'v jídelně',
  hotel_restaurant: 'v hotelové restauraci',
  beer_garden: 'v pivní zahradě',
  takeaway: 'v podniku',
  other: 'v podniku',
}

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
    longDate: (weekday, day, month, year) =>
      `${weekday} ${day}.\u00A0${months[month - 1]}\u00A0${year}`,
    monthDay: (day, month) => `${day}.\u00A0${months[month - 1]}`,
  },
  hours: {
    none: 'není',
    without: { kitchen: 'Nevaříme.', lunch: 'Polední menu nemáme.' },
    exceptionally: {
      kitchen: (where) => `Vaříme jen ve dnech, které stojí v části „${where}“.`,
      lunch: (where) => `Polední menu máme jen ve dnech, které stojí v části „${where}“.`,
    },
    pastMidnight: (day, span, onNextDay, close) =>
      `Zavírá-li se po půlnoci, patří noc ke dni, kdy začala: ${day} ${span} znamená, že se zavírá ${onNextDay} v ${close}.`,
    next: (day, isClosed) => (isClosed ? `od ${day} zavřeno` : `od ${day} jiné hodiny`),
    openAgain: (onDay, date, time) => `znovu otevřeno ${onDay} ${date} od ${time}`,
    openAt: (hours) => `otevřeno ${hours}`,
    kitchenAt: (hours) => `kuchyň ${hours}`,
    lunchAt: (hours) => `polední menu ${hours}`,
    holidaysAsUsual: 'Ve svátky, které mezi výjimkami nejsou, máme otevřeno jako v jiné dny.',
    timeZone: (name) => `Časy platí v pásmu ${name}.`,
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
    except: (dates) => `kromě: ${dates}`,
    more: (title) => `Více: ${title}`,
    question: (name) => `jaké akce jsou tento týden v podniku ${name}`,
  },
  menu: {
    title: { both: 'Jídelní a nápojový lístek', food: 'Jídelní lístek', drinks: 'Nápojový lístek' },
    pricesAsOf: (date) => `Ceny k ${date}, konečné a včetně DPH.`,
    pricesWithoutVat: (date) => `Ceny k ${date}, konečné; nejsme plátci DPH.`,
    priceAdvice: () => 'Liší-li se od ceníku v provozovně, platí ceník v provozovně.',
    lunchWeek: (from, to) => `Týden ${from} – ${to}`,
    noLunch: (date) => `K ${date} tu žádné polední menu zveřejněné není.`,
    soupOfChoice: 'V ceně hlavního jídla je jedna polévka dne podle výběru.',
    alcohol: (percent) => `alk. ${percent} obj.`,
    deposit: (amount) => `k ceně vratná záloha ${amount}`,
    sectionExtrasBut: 'Na přání ke všemu v tomto oddílu, u čeho nestojí „bez přídavků“',
    soldOut: (date) => `vyprodáno (k ${date})`,
    notServed: (date) => `nepodává se (k ${date})`,
    servedOn: (days) => `jen ${days}`,
    season: (from, to) => `v sezoně ${from} – ${to}`,
    servedDates: (dates) => `jen ${dates}`,
    served: (when) => `Podává se ${when}.`,
    dietAdvice: (claim) =>
      `Slova jako „${claim}“ stojí jen tam, kde to tvrdíme. Kde chybí, netvrdíme ani opak: zeptejte se obsluhy.`,
    traces: (list) => `může obsahovat stopy: ${list}`,
    allergenAdvice:
      'Číslo u položky říká, co obsahuje podle receptury; položka bez čísla žádný ze čtrnácti neobsahuje, leda u ní stojí, že alergeny nejsou uvedeny. Stopy jiných alergenů nelze vyloučit; máte-li alergii nebo celiakii, zeptejte se před objednáním obsluhy.',
    allergenNumbers: 'Čísla alergenů vysvětluje seznam',
  },
  filter: {
    diets: { vegetarian: 'vegetariánské', vegan: 'veganské', gluten_free: 'bezlepkové' },
    upTo: (price) => `do ${price}`,
    advice:
      'Co nemá uvedené alergeny nebo může obsahovat stopy toho, co jste vybrali, se neukáže. Stopy jiných alergenů nelze vyloučit; máte-li alergii nebo celiakii, zeptejte se před objednáním obsluhy.',
    contains: byAllergen(
      'lepek, korýši, vejce, ryby, arašídy, sója, mléko, ořechy, celer, hořčice, sezam, siřičitany, lupina, měkkýši',
    ),
    free: byAllergen(
      'lepku, korýšů, vajec, ryb, arašídů, sóji, mléka, ořechů, celeru, hořčice, sezamu, siřičitanů, lupiny, měkkýšů',
    ),
  },
  contact: {
    stop: (name, minutes) => `zastávka ${name}, ${minutes} pěšky`,
    onFoot: (place, minutes) => `Pěšky, výchozí místo ${place}, ${minutes}`,
    telephoneHours: (hours) => `Telefon bereme ${hours}.`,
  },
  booking: {
    booked: (ways, only) => `Stůl lze rezervovat ${only ? 'jen ' : ''}${ways}`,
    onlyFor: (days) => `Rezervovat lze jen na tyto dny: ${days}.`,
    people: (from, to) =>
      `Rezervujeme pro ${from === undefined ? `nejvýš ${to}` : to === undefined ? `${from} a více` : `${from} až ${to}`} osob.`,
    notBooked: { guests: 'Stoly nerezervujeme.', programs: 'Stoly se nerezervují.' },
    unstated: 'Jak se rezervuje stůl, není uvedeno.',
  },
  house: {
    age: (years) => `od ${years} let`,
    seasons: {
      terrace_season: (from, to) => `Terasa je otevřená ${from} – ${to}.`,
      garden_season: (from, to) => `Zahrádka je otevřená ${from} – ${to}.`,
    },
  },
  agents: {
    about: 'Všechno je veřejné a jen ke čtení, bez klíče, účtu a přihlášení.',
    inShort: ({ food }) =>
      `${food ? 'jídelní lístek' : 'nápojový lístek'}, otevírací doba, kontakt`,
    questions: ({ name, type, lunch, largeBeer }) => [
      `co mají ${inTheHouse[type]} ${name} ${lunch ? 'k obědu' : 'na lístku'}`,
      largeBeer
        ? `kolik stojí ${inTheHouse[type]} ${name} velké pivo`
        : `jak má ${name} otevřeno v sobotu`,
    ],
    hoursRule:
      'Noc patří ke dni, kdy začala. Otevřeno v čase T (minuty po půlnoci) dne D: T leží v rozpětí dne D, nebo T + 1440 leží v rozpětí předchozího dne. Dny s výjimkou platí místo celého dne v týdnu; den po výjimce má své vlastní hodiny.',
    seasonsRule:
      'Ve dnech od from do to (MM-DD, i přes Nový rok) platí místo week týden té sezony v seasons.',
    noAccount: 'web je veřejný, žádná registrace ani přihlášení neprobíhá.',
    notRegistered:
      'Přístup je už veřejný. Registrace není potřeba a žádný přihlašovací údaj se nevydává.',
    nothingToClaim: 'Neexistuje účet, který by šlo převzít, ani uživatelský kód.',
  },
}
