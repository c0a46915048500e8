// O časech, dnech v týdnu a datech.

import { example, type Messages, quote, unreadable, within } from './parts.ts'

export const times = {
  'time-unreadable': ({ typed }) => ({
    found: `čas ${quote(typed)}`,
    mend:
      Number.parseInt(typed, 10) > 24
        ? 'hodiny jdou jen do 24:00; jedna po půlnoci se píše   01:00'
        : example('11:30'),
  }),
  'times-unreadable': unreadable('napište dva časy a mezi ně pomlčku:   11:00–23:00'),
  'times-missing': ({ typed }) => ({
    found: `${quote(typed)}, a žádný čas`,
    mend: example('11:00–23:00'),
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
  'days-unreadable': ({ typed }, own) => ({ found: quote(typed), mend: `napište   ${own.days}` }),
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
    mend: `napište je na vlastní řádky:   ${lines.map((line) => `- ${line}`).join('   ')}`,
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
} satisfies Messages
