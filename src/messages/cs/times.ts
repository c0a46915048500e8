// Chyby v časech, dnech a datech, v otevírací době a v akcích.

import { dayNames } from '../../model/calendar.ts'
import { isLateHour, mostLeftOut, withExcept } from '../en/times.ts'
import { typedDate } from '../wording.ts'
import { notations } from './fields.ts'
import {
  counted,
  either,
  example,
  list,
  type Messages,
  quote,
  spansOf,
  unreadable,
  within,
  writeWords,
} from './parts.ts'

const oneOfBoth = 'opravte jedno, nebo druhé'

/** The first three, and how many more. */
export const listed = (dates: readonly string[]) => {
  const more =
    dates.length > 3 ? ` a ${counted(dates.length - 3, 'další', 'další', 'dalších')}` : ''
  return dates.slice(0, 3).map(typedDate).join(', ') + more
}

export const times = {
  'time-unreadable': ({ typed }) => ({
    found: `čas ${quote(typed)}`,
    mend: isLateHour(typed)
      ? 'hodiny jdou jen do 24:00; jedna po půlnoci se píše   01:00'
      : example('11:30'),
  }),
  'times-unreadable': unreadable('napište dva časy a mezi ně pomlčku:   11:00–23:00'),
  'times-missing': ({ typed }) => ({
    found: `${quote(typed)}, a žádný čas`,
    mend: example('11:00–23:00'),
  }),
  'end-missing': ({ start }) => ({
    found: `${start} bez konce`,
    mend: `doplňte, do kdy:   ${start}–...`,
  }),
  'opening-at-24': () => ({
    found: 'otevření ve 24:00',
    mend: 'napište 0:00 a den, který tím začíná',
  }),
  'closing-at-opening': ({ time }) => ({
    found: `otevření i zavření v ${time}`,
    mend: 'napište skutečnou zavírací dobu; nonstop je 0:00–23:59',
  }),
  'day-unknown': ({ typed, meant }, own) => ({
    found: `neznámý den ${quote(typed)}`,
    mend:
      meant === null ? example(`${own.days}   nebo   ${own.weekend}`) : `nemělo to být „${meant}“?`,
  }),
  'holidays-in-week': ({ typed }) => ({
    found: `${quote(typed)}, tedy svátky mezi dny v týdnu`,
    mend: 'napište jen dny; svátek patří pod exceptions, se svým datem a svou dobou',
  }),
  'day-ambiguous': ({ typed, readings }) => ({
    found: `${quote(typed)}; to je ${readings.map(({ lang, word }) => `${within(lang)} „${word}“`).join(' a ')}`,
    expected: 'den, který se ve všech jazycích hospody čte stejně',
    mend: `napište   ${readings.map(({ word }) => word).join('   nebo   ')}`,
  }),
  'days-unreadable': unreadable((_, own) => `napište   ${own.days}`),
  'days-missing': ({ typed }, own) => ({
    found: `${quote(typed)}, a žádný den`,
    mend: example(`${own.days}   nebo   ${own.weekend}`),
  }),
  'days-without-times': ({ typed }, own) => ({
    found: `${quote(typed)} bez časů`,
    mend: example(`${own.fewDays} 11:00–23:00`),
  }),
  'hours-on-one-line': ({ typed, lines }) => ({
    found: `${quote(typed)}, tedy doba různých dnů na jednom řádku`,
    mend: `napište každou na vlastní řádek:   ${lines.map((line) => `- ${line}`).join('   ')}`,
  }),
  'date-unreadable': ({ typed, yearMissing }) => ({
    found: `datum ${quote(typed)}`,
    mend: yearMissing
      ? 'přidejte rok, třeba 24. 12. 2026'
      : 'napište den, měsíc a rok:   24. 12. 2026',
  }),
  'date-impossible': ({ typed }) => ({
    found: `${quote(typed)}, a to v kalendáři není`,
    mend: 'napište datum, které existuje, třeba 24. 12. 2026',
  }),
  'year-impossible': ({ typed, year }) => ({
    found: `rok ${year} v ${quote(typed)}`,
    mend: 'opravte rok; může být od 2000 do 2099',
  }),
  'dates-reversed': ({ typed }) => ({
    found: `konec před začátkem v ${quote(typed)}`,
    mend: 'napište napřed dřívější datum, obě i s rokem',
  }),
  'season-unreadable': ({ typed }) => ({
    found: `období ${quote(typed)}`,
    mend: 'napište dva dny bez roku, třeba 1. 9. – 30. 11.',
  }),
  'season-impossible': ({ typed }) => ({
    found: `den, který v kalendáři není, v ${quote(typed)}`,
    mend: example('1. 11. – 28. 2.'),
  }),
  'lunch-day-unreadable': ({ typed }, own) => ({
    found: `den ${quote(typed)}`,
    mend: `napište   ${own.day}   nebo   ${own.day} 23. 11.   nebo   ${own.days}   nebo   ${own.wholeWeek}`,
  }),
  'minutes-unreadable': unreadable(example('5 min')),

  'hours-empty': ({ field }, own) => ({
    found: `„${field}“ s prázdným seznamem`,
    expected: notations(own)['weekly-line'],
    mend: 'napište časy, nebo řádek smažte',
  }),
  'day-twice': ({ day, language }, own) => ({
    found: `druhý řádek pro den „${dayNames[language][day]}“`,
    expected: 'každý den jen jednou',
    mend: `napište všechny časy dne na jeden řádek:   ${own.day} 11:00–14:30, 17:00–22:00`,
  }),
  'nights-overlap': ({ day, before, language }) => ({
    found: `„${dayNames[language][day]}“ otevírá dřív, než zavře „${dayNames[language][before]}“`,
    expected: 'časy, které se nepřekrývají',
    mend: 'opravte zavírací dobu předchozího dne, nebo tuto otevírací',
  }),
  'times-overlap': () => ({
    found: 'časy, které se překrývají',
    expected: 'časy jeden po druhém',
    mend: 'napište jediný čas od prvního otevření do posledního zavření',
  }),
  'times-outside-bar': ({ field, day, open, close, bar, language }) => ({
    found: `${field} od ${open} do ${close} v den „${dayNames[language][day]}“, kdy má hospoda ${bar.length > 0 ? `otevřeno ${spansOf(bar)}` : 'zavřeno'}`,
    expected: 'časy uvnitř otevírací doby hospody',
    mend: oneOfBoth,
  }),
  'times-turned': ({ typed }) => ({
    found: `${quote(typed)}, a vaří se nebo podává oběd mimo ty časy`,
    expected: 'napřed čas, kdy se otvírá',
    mend: 'časy prohoďte',
    besides: 'jsou-li časy prohozené',
  }),
  'times-without-days': ({ typed }, own) => ({
    found: `${quote(typed)} bez dnů`,
    mend: `napište, které dny:   ${own.daily} ${typed.trim()}   nebo   ${own.days} ${typed.trim()}`,
  }),
  'none-beside-hours': () => ({
    found: 'no, a vedle toho časy',
    expected: 'jedno z obojího',
    mend: 'nechte jedno z obojího; den bez časů se psát nemusí',
  }),
  'no-or-sunday': () => ({
    found: '„ne“; to může být zápor i neděle',
    mend: 'zápor napište   no   na řádek údaje, neděli s časy:   Ne 12:00–20:00',
  }),
  'bar-none': () => ({
    found: 'hospoda, která nemá nikdy otevřeno',
    mend: 'napište hodiny měsíců, kdy je otevřeno, a pro ostatní sezonu s   closed: yes; kdo má otevřeno jen v některé dny, napíše je jako výjimky s jejich hodinami',
  }),
  'season-without-hours': () => ({
    found: 'sezona, která neříká ani zavřeno, ani otevírací dobu',
    expected: 'zavřeno, nebo hodiny celého týdne',
    mend: 'přidejte řádek   closed: yes   nebo   bar:   s časy',
  }),
  'season-overlap': ({ typed }) => ({
    found: `sezona, která má společné dny s jinou (${quote(typed)})`,
    expected: 'každý den roku nejvýš v jedné sezoně',
    mend: 'nechte tuto začít den po tom, co druhá skončí',
  }),
  'week-incomplete': ({ field, usual }) => ({
    found: `${usual ? 'běžný týden, který' : 'sezona, která'} neříká, ${field === 'kitchen' ? 'kdy vaří kuchyně' : 'kdy se podávají obědy'}, ačkoli jiné týdny to říkají`,
    expected: 'hodiny, nebo no: z jiného týdne se nic nepřebírá',
    mend: `přidejte řádek   ${field}: no   nebo hodiny`,
  }),
  'times-mixed': (_, own) => ({
    found: 'časy pro každý den vedle časů pro určité dny',
    expected: 'jedno z obojího',
    mend: `napište před každý čas dny:   ${own.days} 11:00–20:00`,
  }),
  'exception-open-week': () => ({
    found: 'výjimka do odvolání, která má vlastní týden',
    expected: 'closed: ano, nebo stejné časy na každý den',
    mend: 'nový týden napište jako běžné hodiny, nebo místo „do odvolání“ uveďte poslední den',
  }),
  'exception-day-outside': ({ from, to }) => ({
    found: 'dny, které do dat této výjimky nespadají',
    expected:
      from === to ? `jen den ${typedDate(from)}` : `dny od ${typedDate(from)} do ${typedDate(to)}`,
    mend: 'smažte řádek, nebo opravte dny či data',
  }),
  'exception-twice': ({ reason }) => ({
    found: `datum, které má i jiná výjimka (${quote(reason)})`,
    expected: 'každé datum jednou, nebo jedna výjimka celá uvnitř delší',
    mend: 'nechte jednu skončit, než druhá začne, nebo nechte jen jednu z nich',
  }),
  'exception-without-hours': () => ({
    found: 'výjimka, která neříká ani zavřeno, ani otevírací dobu',
    expected: 'u každého data buď zavřeno, nebo hodiny toho dne',
    mend: 'přidejte řádek   closed: yes   nebo   bar: 12:00–22:00',
  }),
  'exception-closed-and-open': () => ({ found: 'zavřeno, a vedle toho otevírací doba', ...either }),
  'exception-without-kitchen': () => ({
    found: 'výjimka, která neříká, kdy vaří kuchyně',
    expected: 'hodiny kuchyně, nebo no',
    mend: 'přidejte řádek   kitchen: 12:00–20:30   nebo   kitchen: no',
  }),
  'exception-outside-bar': ({ field, bar }) => ({
    found: `${field} mimo otevírací dobu hospody`,
    expected: `časy uvnitř ${spansOf(bar)}`,
    mend: oneOfBoth,
  }),

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
    mend: 'opravte jedno, nebo druhé',
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
    found: `akce každý týden i ve dnech, kdy v tu dobu není otevřeno, a tak se vynechá: ${listed(dates)}`,
    expected: 'dny, kdy je otevřeno',
    mend: {
      exception:
        dates.length > mostLeftOut
          ? 'je-li to tak, napište, od kdy do kdy se koná, řádky   from:   a   until:   , jinak opravte otevírací dobu'
          : `je-li to tak, napište to:   except: ${withExcept(except, dates)}   , jinak opravte otevírací dobu`,
      season:
        'je-li to tak, napište, kdy se koná, třeba   season: 1. 9. – 30. 6.   , jinak opravte otevírací dobu',
      week: 'smažte tu ten den v týdnu, nebo opravte otevírací dobu',
    }[by],
  }),
  'event-at-same-time': ({ dates, title, except }) => ({
    found: `akce každý týden ve stejnou dobu jako ${quote(title)}: ${listed(dates)}`,
    expected: 'v jednu dobu jedna akce, ledaže se konají obě',
    mend: `nekoná-li se tehdy, napište to:   except: ${withExcept(except, dates)}`,
  }),
  'event-outside-hours': ({ date, start, end, bar }) => ({
    found: `${end === null ? start : `${start}–${end}`} dne ${typedDate(date)}, kdy je otevřeno ${spansOf(bar)}`,
    expected: 'čas, kdy je otevřeno',
    mend: 'opravte čas, nebo otevírací dobu; pro jediné datum napište výjimku do hours.md',
  }),
  'event-after-midnight': ({ date, start, next }) => ({
    found: `${start} dne ${typedDate(date)}, tedy v noci, která začala den předtím`,
    expected: 'den, který je v tu dobu v kalendáři',
    mend: `je-li míněna noc na ${typedDate(next)}, napište o den víc`,
  }),
  'event-past': ({ date, today }) => ({
    found: `akce z ${typedDate(date)}, která ${typedDate(today)} už dávno minula`,
    mend: 'napište správný rok, nebo akci smažte',
  }),
  'event-far': ({ today }) => ({
    found: `akce víc než rok po ${typedDate(today)}`,
    mend: 'podívejte se, jestli je rok správně',
  }),
  'admission-unreadable': unreadable('napište cenu číslicemi, nebo 0, když se neplatí nic'),
  'admission-without-equals': ({ typed, meant }) => ({
    found: `${quote(typed)} bez =`,
    mend: `napište   ${meant}`,
  }),
  'admission-two-prices': ({ typed }) => ({
    found: `dvě ceny v ${quote(typed)}`,
    mend: 'oddělte ceny středníkem a před každou napište slovo a rovnítko',
  }),
  'admission-bare': ({ typed }) => ({
    found: `${quote(typed)} vedle jiných cen, ale není jasné, pro koho nebo za co`,
    mend: `napište před každou, pro koho nebo za co je:   ... = ${typed.trim()}`,
  }),
  'admission-twice': ({ label }) => ({
    found: `druhá cena pro „${label}“`,
    expected: 'každá z nich jednou',
    mend: 'jednu z nich smažte, nebo opravte slovo před ní',
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
