// O otevírací době: co si odporuje mezi řádky a údaji.

import { dayNames } from '../../model/calendar.ts'
import { typedDate } from '../wording.ts'
import { notations } from './notations.ts'
import { either, type Messages, quote, spansOf } from './parts.ts'

const oneOfBoth = 'opravte jedno z obou'

export const hours = {
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
} satisfies Messages
