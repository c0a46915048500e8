// Problems of events and what they cost.

import type { Entries } from '../template.ts'
import { typedDate } from '../wording.ts'
import { unknownLabels } from './derived.ts'

/** More dates than these are too many to type. */
const mostExceptions = 6

type Exclusion = { dates: readonly string[]; except: string | null }

/** The line `except:` of a weekly event with more dates added to it. */
const extendExcept = ({ dates, except }: Exclusion) => ({
  isLong: dates.length > mostExceptions,
  all: [...(except === null ? [] : [except]), ...dates.map(typedDate)].join(', '),
})

export const events = {
  'event-status-in-title': {
    en: '"{typed}" in the title, but calendars and agents still offer the event → add the line   {field}: yes   and leave the word out of the title',
    cs: '„{typed}“ v názvu, ale kalendáře a asistenti akci dál nabízejí → přidejte řádek   {field}: yes   a z názvu to slovo vynechte',
  },
  'event-without-date': {
    en: 'an event without a date ≠ a date, or the day of the week on which it repeats → add a line   date: ...   with its date or, if it takes place every week,   day: ...   with the day',
    cs: 'akce, která neříká, kdy je ≠ datum, nebo den v týdnu, koná-li se každý týden → přidejte řádek   date: ...   s datem nebo, koná-li se každý týden,   day: ...   se dnem',
  },
  'event-date-and-day':
    'a date together with a day of the week ≠ a date for a single event, a day for a weekly one → delete one of the two lines | datum, a vedle toho den v týdnu ≠ datum pro to, co je jednou, den pro to, co je každý týden → smažte jeden z obou řádků',
  'event-field-weekly': {
    en: '"{field}" together with a date ≠ {field} only with   day:   , for a weekly event → delete the line, or write   day:   instead of the date',
    cs: '„{field}“ vedle data ≠ „{field}“ jen s   day:   , tedy u toho, co je každý týden → smažte řádek, nebo napište místo data   day:',
  },
  'event-date-weekly': {
    en: '{"typed"}, a day of the week, as a date → write   day: {typed}   instead of this line if it repeats every week, or else its date',
    cs: 'místo data den v týdnu, {"typed"} → je-li to každý týden, napište místo tohoto řádku   day: {typed}   , jinak datum',
  },
  'event-day-dated': {
    en: '{"typed"} as a day of every week → write   date: {typed}   instead of this line if it happens once, or else only the day, such as {owner.fullDay}',
    cs: '{"typed"} jako den v každém týdnu → je-li to jednou, napište místo tohoto řádku   date: {typed}   , jinak jen den, třeba {owner.fullDay}',
  },
  'event-not-weekly': {
    en: '{"typed"}, which is not every week ≠ a day on which it repeats every week → write a block with its own date for each time, or a rule such as   first {owner.fullDay} of the month   or   every two weeks   with   from:   ; if it is every week, write only the day',
    cs: '{"typed"}, a to není každý týden ≠ den, kdy to je každý týden → napište pro každý termín samostatnou položku s datem, nebo pravidlo, třeba   {owner.fullDay} v lichém týdnu   nebo   jednou za 14 dní   s řádkem   from:   ; je-li to každý týden, jen ten den',
  },
  'event-second-of-what': {
    en: '{"typed"}, which may mean every two weeks or one day of the month → write   of the month   after the day, or   from   and the first date',
    cs: '{"typed"}; to může být jednou za 14 dní, nebo jednou v měsíci → napište   v měsíci   za den, nebo   od   a první datum',
  },
  'event-odd-of-what':
    '{"typed"}, but odd or even may be the date or the week → write   with an odd date   or   in odd weeks   after the day | {"typed"}; lichý a sudý může být den v měsíci, nebo týden → napište za den   s lichým datem   nebo   v lichém týdnu',
  'event-start-missing':
    'every second or third week, without the first date → write   from   and that date after it | jednou za dva nebo tři týdny, a chybí první datum → napište za to   od   a to datum',
  'event-limit-twice':
    '"{field}" here and in the line   day:   , with different dates ≠ one of the two → keep one of the two | „{field}“ tady a v řádku   day:   , a pokaždé jiné datum ≠ jedno z obojího → nechte jedno z obojího',
  'event-weekday-other':
    '{"typed"}, but {date :date} is {day :day} ≠ a date with its own day of the week, or only the date → correct the day or the date | {"typed"}, ale {date :date} je „{day :day}“ ≠ datum a jeho den v týdnu, nebo jen datum → opravte den, nebo datum',
  'event-night-or-two': {
    en: 'two dates with a time past midnight, which may mean one night or two ≠ for one night, the date on which it begins → write   date: {from :date}   for one night; for two nights write one block with   date: {from :date}   and one with   date: {to :date}',
    cs: 'dvě data s časem po půlnoci; to může být jedna noc, nebo dvě ≠ pro jednu noc datum, kdy začíná → je-li to jedna noc, napište   date: {from :date}   a jsou-li dvě, napište dvě akce: jednu s   date: {from :date}   a druhou s   date: {to :date}',
  },
  'event-too-long': {
    en: 'an event of more than {most} days → correct the dates; for a weekly event write   day:   with   from:   and   until:',
    cs: 'akce delší než {most # den | dny | dní} → opravte data; co je každý týden, napište jako   day:   s řádky   from:   a   until:',
  },
  'event-time-twice': {
    en: '{"typed"}, more than one time ≠ when it begins → write the beginning here and the rest after   description:   ; an event that takes place twice is two blocks',
    cs: '{"typed"}, tedy víc než jeden čas ≠ kdy to začíná → napište sem začátek a zbytek na řádek   description:   ; co je dvakrát, jsou dvě položky',
  },
  'event-time-cancelled': {
    en: '{"typed"}, a cancellation ≠ when it would have begun → write the beginning here, and on a line of its own   cancelled: yes',
    cs: '{"typed"}, tedy zrušení ≠ kdy to mělo začít → napište sem začátek a na vlastní řádek   cancelled: yes',
  },
  'event-at-24':
    '24:00 as a beginning → write 0:00 and the following date | začátek ve 24:00 → napište 0:00 a datum, které tím začíná',
  'event-clock-change': {
    en: '{time} on {date :date}, when the clocks change: this time {isSkipped ? does not exist | comes twice} ≠ a time that exists once → write a time before 2:00 or from 3:00 on',
    cs: '{time} dne {date :date}, kdy se mění čas: takový čas {isSkipped ? neexistuje | je dvakrát} ≠ čas, který je jednou → napište čas před 2:00 nebo od 3:00',
  },
  'event-until-before-from':
    'a last date before the first one → correct one of the two | poslední datum, které je před prvním → opravte jedno, nebo druhé',
  'event-except-outside': {
    derive: ({ from, to }: { from: string; to: string }) => ({ last: from === to ? null : to }),
    en: '{from :date}{last ?  – {last :date}}, a date without the event anyway ≠ dates on which it would otherwise take place → correct the date, or delete it',
    cs: '{from :date}{last ?  – {last :date}}, kdy by to stejně nebylo ≠ data, kdy by to jinak bylo → opravte datum, nebo ho smažte',
  },
  'event-cancelled-and-sold-out':
    'sold out together with cancelled ≠ one of the two → keep one of the two | vyprodáno, a vedle toho zrušeno ≠ jedno z obojího → nechte jedno z obojího',
  'event-twice':
    'the same event a second time: its title, date and time are already above → delete one of the two, or correct its time | tatáž akce podruhé: její název, datum a čas už jsou výš → jednu z nich smažte, nebo opravte její čas',
  'event-on-closed-day': {
    en: 'an event on a closed day: {dates :firstDates} ≠ a day on which the house is open → correct the date, or write the hours of that day into hours.md as an exception; if the event is off, add   cancelled: yes',
    cs: 'akce v den, kdy je zavřeno: {dates :firstDates} ≠ den, kdy je otevřeno → opravte datum, nebo napište hodiny toho dne do hours.md jako výjimku; co se nekoná, má   cancelled: yes',
  },
  'event-left-out': {
    derive: extendExcept,
    en: 'a recurring event on days when the house is not open at that time, so these dates are left out: {dates :firstDates} ≠ days on which the house is open → {by = week ? delete that day of the week here, or correct the hours | {by = season ? if that is right, state its season, such as   season: 1. 9. – 30. 6.   , or else correct the hours | {isLong ? if that is right, state the first and the last date, with   from:   and   until:   , or else correct the hours | if that is right, write   except: {all}   , or else correct the hours}}}',
    cs: 'opakovaná akce i ve dnech, kdy v tu dobu není otevřeno, a tak se vynechá: {dates :firstDates} ≠ dny, kdy je otevřeno → {by = week ? smažte tu ten den v týdnu, nebo opravte otevírací dobu | {by = season ? je-li to tak, napište, kdy se koná, třeba   season: 1. 9. – 30. 6.   , jinak opravte otevírací dobu | {isLong ? je-li to tak, napište, od kdy do kdy se koná, řádky   from:   a   until:   , jinak opravte otevírací dobu | je-li to tak, napište to:   except: {all}   , jinak opravte otevírací dobu}}}',
  },
  'event-at-same-time': {
    derive: extendExcept,
    en: 'a recurring event at the same time as {"title"}: {dates :firstDates} ≠ one event at a time, unless both take place → if it does not take place then, write   except: {all}',
    cs: 'opakovaná akce ve stejnou dobu jako {"title"}: {dates :firstDates} ≠ v jednu dobu jedna akce, ledaže se konají obě → nekoná-li se tehdy, napište to:   except: {all}',
  },
  'event-outside-hours': {
    en: '{end ? {start}–{end} | {start}} on {date :date}, but the house is open {bar :spans} ≠ a time at which the house is open → correct the time, or the hours; for a single date write an exception into hours.md',
    cs: '{end ? {start}–{end} | {start}} dne {date :date}, kdy je otevřeno {bar :spans} ≠ čas, kdy je otevřeno → opravte čas, nebo otevírací dobu; pro jediné datum napište výjimku do hours.md',
  },
  'event-after-midnight': {
    en: '{start} on {date :date}, in the night that began the day before ≠ the calendar day of that time → if you mean the night before {next :date}, write one day later',
    cs: '{start} dne {date :date}, tedy v noci, která začala den předtím ≠ den, který je v tu dobu v kalendáři → je-li míněna noc na {next :date}, napište o den víc',
  },
  'event-past':
    'an event on {date :date}, long before {today :date} → correct the year, or delete the event | akce z {date :date}, která {today :date} už dávno minula → napište správný rok, nebo akci smažte',
  'event-far':
    'an event more than a year after {today :date} → check the year | akce víc než rok po {today :date} → podívejte se, jestli je rok správně',
  'admission-unreadable':
    '{"typed"} → write the price in digits, or 0 if it is free; an age goes into the description | {"typed"} → napište cenu číslicemi, nebo 0, když se neplatí nic; věk patří do popisu',
  'admission-without-equals':
    '{"typed"} without = → write   {meant} | {"typed"} bez = → napište   {meant}',
  'admission-two-prices':
    'two prices in {"typed"} → put a semicolon between the prices, and a word and an equals sign in front of each | dvě ceny v {"typed"} → oddělte ceny středníkem a před každou napište slovo a rovnítko',
  'admission-bare': {
    en: '{"typed"} next to other prices, but without a word for whom or what it is → write in front of each price for whom or what it is:   ... = {typed :trim}',
    cs: '{"typed"} vedle jiných cen, ale není jasné, pro koho nebo za co → napište před každou, pro koho nebo za co je:   ... = {typed :trim}',
  },
  'admission-twice':
    'a second price for "{label}" ≠ each of them once → delete one of the two, or correct its word | druhá cena pro „{label}“ ≠ každá z nich jednou → jednu z nich smažte, nebo opravte slovo před ní',
  'admission-too-many':
    '{count} prices; at most {most} are shown → keep the most important ones, and link to a page with the others | {count # cena | ceny | cen}, a uvádí se jich nejvýš {most} → nechte ty nejdůležitější a na ostatní odkažte na jinou stránku',
  'admission-voluntary':
    '{"typed"} as a price → a voluntary contribution is not a price: write it after   description:   and delete this line | cena {"typed"} → co hosté dají podle svého, není cena: napište to na řádek   description:   a tento smažte',
  'admission-label-unknown': {
    derive: unknownLabels,
    en: '{labels > 1 ? prices | a price} {labels :quotes} without a translation into {languages :languages} ≠ a word that the site knows ({known :list} ...), or a translation into {languages :languages} → {lines :addOrWrite}',
    cs: '{labels > 1 ? ceny | cena} {labels :quotes}, {labels > 1 ? které nemají | která nemá} jméno {languages :missingIn} ≠ slovo, které web zná ({known :list} ...), nebo i jeho překlad → {lines :addOrWrite}',
  },
} as const satisfies Entries
