// Slovak.

import { byAllergen } from '../../../src/model/allergens.ts'
import { byDay, monthNames } from '../../../src/model/calendar.ts'
import type { Sentences } from './en.ts'

const { sk: months } = monthNames

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
    longDate: (weekday, day, month, year) =>
      `${weekday} ${day}.\u00A0${months[month - 1]}\u00A0${year}`,
    monthDay: (day, month) => `${day}.\u00A0${months[month - 1]}`,
  },
  hours: {
    none: 'nie je',
    without: { kitchen: 'Nevaríme.', lunch: 'Obedové menu nemáme.' },
    exceptionally: {
      kitchen: (where) => `Varíme len v dňoch, ktoré sú v časti „${where}“.`,
      lunch: (where) => `Obedové menu máme len v dňoch, ktoré sú v časti „${where}“.`,
    },
    pastMidnight: (day, span, onNextDay, close) =>
      `Ak sa zatvára po polnoci, noc patrí ku dňu, v ktorom sa začala: ${day} ${span} znamená, že sa zatvára ${onNextDay} o ${close}.`,
    next: (day, isClosed) => (isClosed ? `od ${day} zatvorené` : `od ${day} iné hodiny`),
    openAgain: (onDay, date, time) => `znova otvorené ${onDay} ${date} od ${time}`,
    openAt: (hours) => `otvorené ${hours}`,
    kitchenAt: (hours) => `kuchyňa ${hours}`,
    lunchAt: (hours) => `obedové menu ${hours}`,
    holidaysAsUsual: 'Vo sviatky, ktoré medzi výnimkami nie sú, máme otvorené ako v iné dni.',
    timeZone: (name) => `Časy platia v pásme ${name}.`,
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
    except: (dates) => `okrem: ${dates}`,
    more: (title) => `Viac: ${title}`,
    question: (name) => `aké podujatia sú tento týždeň v podniku ${name}`,
  },
  menu: {
    title: { both: 'Jedálny a nápojový lístok', food: 'Jedálny lístok', drinks: 'Nápojový lístok' },
    pricesAsOf: (date) => `Ceny k ${date}, konečné a vrátane DPH.`,
    pricesWithoutVat: (date) => `Ceny k ${date}, konečné; nie sme platiteľmi DPH.`,
    priceAdvice: () => 'Ak sa líšia od cenníka v prevádzke, platí cenník v prevádzke.',
    lunchWeek: (from, to) => `Týždeň ${from} – ${to}`,
    noLunch: (date) => `K ${date} tu nie je zverejnené žiadne obedové menu.`,
    soupOfChoice: 'V cene hlavného jedla je jedna polievka dňa podľa výberu.',
    alcohol: (percent) => `alk. ${percent} obj.`,
    deposit: (amount) => `k cene vratná záloha ${amount}`,
    sectionExtrasBut: 'Na želanie ku všetkému v tejto časti, pri čom nestojí „bez prídavkov“',
    soldOut: (date) => `vypredané (k ${date})`,
    notServed: (date) => `nepodáva sa (k ${date})`,
    servedOn: (days) => `len ${days}`,
    season: (from, to) => `v sezóne ${from} – ${to}`,
    servedDates: (dates) => `len ${dates}`,
    served: (when) => `Podáva sa ${when}.`,
    dietAdvice: (claim) =>
      `Slová ako „${claim}“ stoja len tam, kde to tvrdíme. Kde chýbajú, netvrdíme ani opak: opýtajte sa obsluhy.`,
    traces: (list) => `môže obsahovať stopy: ${list}`,
    allergenAdvice:
      'Číslo pri položke hovorí, čo obsahuje podľa receptúry; položka bez čísla neobsahuje žiadny zo štrnástich, iba ak pri nej stojí, že alergény nie sú uvedené. Stopy iných alergénov nemožno vylúčiť; ak máte alergiu alebo celiakiu, opýtajte sa pred objednaním obsluhy.',
    allergenNumbers: 'Čísla alergénov vysvetľuje zoznam',
  },
  filter: {
    diets: { vegetarian: 'vegetariánske', vegan: 'vegánske', gluten_free: 'bezlepkové' },
    upTo: (price) => `do ${price}`,
    advice:
      'Čo má alergény neuvedené alebo môže obsahovať stopy vybraného, sa pri výbere neukáže. Stopy iných alergénov nemožno vylúčiť; ak máte alergiu alebo celiakiu, opýtajte sa pred objednaním obsluhy.',
    contains: byAllergen(
      'lepok, kôrovce, vajcia, ryby, arašidy, sója, mlieko, orechy, zeler, horčica, sezam, siričitany, lupina, mäkkýše',
    ),
    free: byAllergen(
      'lepku, kôrovcov, vajec, rýb, arašidov, sóje, mlieka, orechov, zeleru, horčice, sezamu, siričitanov, lupiny, mäkkýšov',
    ),
  },
  contact: {
    stop: (name, minutes) => `zastávka ${name}, ${minutes} pešo`,
    onFoot: (place, minutes) => `Pešo, východiskové miesto ${place}, ${minutes}`,
    telephoneHours: (hours) => `Na telefóne sme ${hours}.`,
  },
  booking: {
    booked: (ways, only) => `Stôl sa dá rezervovať ${only ? 'len ' : ''}${ways}`,
    onlyFor: (days) => `Rezervovať sa dá len na tieto dni: ${days}.`,
    people: (from, to) =>
      `Rezervujeme pre ${from === undefined ? `najviac ${to}` : to === undefined ? `${from} a viac` : `${from} až ${to}`} osôb.`,
    notBooked: { guests: 'Stoly nerezervujeme.', programs: 'Stoly sa nerezervujú.' },
    unstated: 'Ako sa rezervuje stôl, nie je uvedené.',
  },
  house: {
    age: (years) => `od ${years} rokov`,
    seasons: {
      terrace_season: (from, to) => `Terasa je otvorená ${from} – ${to}.`,
      garden_season: (from, to) => `Záhradka je otvorená ${from} – ${to}.`,
    },
  },
  agents: {
    about: 'Všetko je verejné a len na čítanie, bez kľúča, účtu a prihlásenia.',
    inShort: ({ food }) =>
      `${food ? 'jedálny lístok' : 'nápojový lístok'}, otváracie hodiny, kontakt`,
    questions: ({ name, lunch, largeBeer }) => [
      `čo majú v podniku ${name} ${lunch ? 'na obed' : 'na jedálnom lístku'}`,
      largeBeer
        ? `koľko stojí v podniku ${name} veľké pivo`
        : `ako má podnik ${name} otvorené v sobotu`,
    ],
    hoursRule:
      'Noc patrí ku dňu, v ktorom sa začala. Otvorené v čase T (minúty po polnoci) dňa D: T leží v rozpätí dňa D, alebo T + 1440 leží v rozpätí predchádzajúceho dňa. Dni s výnimkou platia namiesto celého dňa v týždni; deň po výnimke má svoje vlastné hodiny.',
    seasonsRule:
      'V dňoch od from do to (MM-DD, aj cez Nový rok) platí namiesto week týždeň tej sezóny v seasons.',
    noAccount: 'web je verejný, nikto sa neregistruje ani neprihlasuje.',
    notRegistered:
      'Prístup je už verejný. Registrácia nie je potrebná a žiadny prihlasovací údaj sa nevydáva.',
    nothingToClaim: 'Neexistuje účet, ktorý by sa dal prevziať, ani používateľský kód.',
  },
}
