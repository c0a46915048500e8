// O akcích.

import { dayNames } from '../../model/calendar.ts'
import { mostLeftOut } from '../en/events.ts'
import { typedDate } from '../wording.ts'
import {
  counted,
  either,
  list,
  type Messages,
  quote,
  spansOf,
  unreadable,
  within,
  writeWords,
} from './parts.ts'

/** The first three, and how many more. */
const listed = (dates: readonly string[]) => {
  const more =
    dates.length > 3 ? ` a ${counted(dates.length - 3, 'další', 'další', 'dalších')}` : ''
  return dates.slice(0, 3).map(typedDate).join(', ') + more
}

export const events = {
  'event-without-date': (_, own) => ({
    found: 'akce, která neříká, kdy je',
    expected: 'datum, nebo den v týdnu, koná-li se každý týden',
    mend: `přidejte řádek   date: 27. 11. 2026   nebo, koná-li se každý týden,   day: ${own.fullDay}`,
  }),
  'event-date-and-day': () => ({
    found: 'datum, a vedle toho den v týdnu',
    expected: 'datum pro to, co je jednou, den pro to, co je každý týden',
    mend: 'smažte jeden z obou řádků',
  }),
  'event-field-weekly': ({ field }) => ({
    found: `„${field}“ vedle data`,
    expected: `„${field}“ jen s   day:   , tedy u toho, co je každý týden`,
    mend: 'smažte řádek, nebo napište místo data   day:',
  }),
  'event-date-weekly': ({ typed }) => ({
    found: `místo data den v týdnu, ${quote(typed)}`,
    mend: `je-li to každý týden, napište místo tohoto řádku   day: ${typed}   , jinak datum`,
  }),
  'event-day-dated': ({ typed }, own) => ({
    found: `${quote(typed)} jako den v každém týdnu`,
    mend: `je-li to jednou, napište místo tohoto řádku   date: ${typed}   , jinak jen den, třeba ${own.fullDay}`,
  }),
  'event-not-weekly': ({ typed }) => ({
    found: `${quote(typed)}, a to není každý týden`,
    expected: 'den, kdy to je každý týden',
    mend: 'napište pro každý termín samostatnou položku s datem; je-li to přece každý týden, jen ten den, a kdy výjimečně není, řekněte řádkem   except:',
  }),
  'event-weekday-other': ({ typed, date, day, language }) => ({
    found: `${quote(typed)}, ale ${typedDate(date)} je „${dayNames[language][day]}“`,
    expected: 'datum a jeho den v týdnu, nebo jen datum',
    mend: 'opravte den, nebo datum',
  }),
  'event-night-or-two': ({ from, to }) => ({
    found: 'dvě data s časem po půlnoci; to může být jedna noc, nebo dvě',
    expected: 'pro jednu noc datum, kdy začíná',
    mend: `je-li to jedna noc, napište   date: ${typedDate(from)}   a jsou-li dvě, napište dvě akce: jednu s   date: ${typedDate(from)}   a druhou s   date: ${typedDate(to)}`,
  }),
  'event-too-long': ({ most }) => ({
    found: `akce delší než ${counted(most, 'den', 'dny', 'dní')}`,
    mend: 'opravte data; co je každý týden, napište jako   day:   s řádky   from:   a   until:',
  }),
  'event-time-twice': ({ typed }) => ({
    found: `${quote(typed)}, tedy víc než jeden čas`,
    expected: 'kdy to začíná',
    mend: 'napište sem začátek a zbytek na řádek   description:   ; co je dvakrát, jsou dvě položky',
  }),
  'event-at-24': () => ({
    found: 'začátek ve 24:00',
    mend: 'napište 0:00 a datum, které tím začíná',
  }),
  'event-until-before-from': () => ({
    found: 'poslední datum, které je před prvním',
    mend: 'opravte jedno z obou',
  }),
  'event-except-outside': ({ from, to }) => ({
    found: `${typedDate(from)}${from === to ? '' : ` – ${typedDate(to)}`}, kdy by to stejně nebylo`,
    expected: 'data, kdy by to jinak bylo',
    mend: 'opravte datum, nebo ho smažte',
  }),
  'event-cancelled-and-sold-out': () => ({ found: 'vyprodáno, a vedle toho zrušeno', ...either }),
  'event-twice': () => ({
    found: 'tatáž akce podruhé: její název, datum a čas už jsou výš',
    mend: 'jednu z nich smažte, nebo opravte její čas',
  }),
  'event-on-closed-day': ({ dates }) => ({
    found: `akce v den, kdy je zavřeno: ${listed(dates)}`,
    expected: 'den, kdy je otevřeno',
    mend: 'opravte datum, nebo napište hodiny toho dne do hours.md jako výjimku; co se nekoná, má   cancelled: yes',
  }),
  'event-left-out': ({ dates, by, except }) => ({
    found: `akce každý týden, která se v zavřené dny vynechá: ${listed(dates)}`,
    expected: 'dny, kdy je otevřeno',
    mend: {
      exception:
        dates.length > mostLeftOut
          ? 'je-li to tak, napište, od kdy do kdy se koná, řádky   from:   a   until:   , jinak opravte otevírací dobu'
          : `je-li to tak, napište to:   except: ${list([...(except === null ? [] : [except]), ...dates.map(typedDate)])}   , jinak opravte otevírací dobu`,
      season:
        'je-li to tak, napište, kdy se koná, třeba   season: 1. 9. – 30. 6.   , jinak opravte otevírací dobu',
      week: 'smažte tu ten den v týdnu, nebo opravte otevírací dobu',
    }[by],
  }),
  'event-outside-hours': ({ date, start, end, bar }) => ({
    found: `${end === null ? start : `${start}–${end}`} dne ${typedDate(date)}, kdy je otevřeno ${spansOf(bar)}`,
    expected: 'čas, kdy je otevřeno',
    mend: 'opravte čas, nebo otevírací dobu; pro jediné datum napište výjimku do hours.md',
  }),
  'event-past': ({ date, today }) => ({
    found: `akce z ${typedDate(date)}, která ${typedDate(today)} už dávno minula`,
    mend: 'napište správný rok, nebo akci smažte',
  }),
  'event-far': ({ today }) => ({
    found: `akce víc než rok po ${typedDate(today)}`,
    mend: 'podívejte se, jestli je rok správně',
  }),
  'admission-unreadable': unreadable('napište cenu, třeba   250   , nebo 0, když se neplatí nic'),
  'admission-without-equals': ({ typed, meant }) => ({
    found: `${quote(typed)} bez =`,
    mend: `napište   ${meant}`,
  }),
  'admission-two-prices': ({ typed }, own) => ({
    found: `dvě ceny v ${quote(typed)}`,
    mend: `oddělte ceny středníkem:   ${own.admissions}`,
  }),
  'admission-bare': ({ typed }, own) => ({
    found: `${quote(typed)} vedle jiných cen, a nikde pro koho nebo jak`,
    mend: `napište před každou slovo:   ${own.admissions}`,
  }),
  'admission-twice': ({ label }) => ({
    found: `druhá cena pro „${label}“`,
    expected: 'každá z nich jednou',
    mend: 'jednu z nich smažte, nebo opravte její slovo',
  }),
  'admission-too-many': ({ count, most }) => ({
    found: `${counted(count, 'cena', 'ceny', 'cen')}, a uvádí se jich nejvýš ${most}`,
    mend: 'nechte ty nejdůležitější a na ostatní odkažte na jinou stránku',
  }),
  'admission-voluntary': ({ typed }) => ({
    found: `cena ${quote(typed)}`,
    mend: 'co hosté dají podle svého, není cena: napište to na řádek   description:   a tento smažte',
  }),
  'admission-label-unknown': ({ labels, missing, known }) => ({
    found: `${labels.length > 1 ? 'ceny' : 'cena'} ${labels.map(quote).join(', ')}, ${labels.length > 1 ? 'které nemají' : 'která nemá'} jméno ${missing.map(({ language }) => within(language)).join(' ani ')}`,
    expected: `slovo, které web zná (${list(known)} ...), nebo i jeho překlad`,
    mend: writeWords('labels', labels, missing),
  }),
} satisfies Messages
