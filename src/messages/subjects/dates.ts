// Problems of dates and seasons.

import type { Entries } from '../template.ts'

export const dates = {
  'date-unreadable': {
    en: '{"typed"} as a date → {yearMissing ? add the year, with four digits | write day, month and year in digits, with a full stop after the day and the month}',
    cs: 'datum {"typed"} → {yearMissing ? přidejte rok, čtyřmi číslicemi | napište číslicemi den, měsíc a rok, za den a měsíc dejte tečku}',
  },
  'date-with-words':
    '{"typed"} as a date → write only   {date}   here, and “{rest}” on the line of the reason, or on another line of its own | datum {"typed"} → tady nechte jen   {date}   a slova „{rest}“ dejte k důvodu nebo na jiný vlastní řádek',
  'date-ambiguous':
    '{"typed"}, which may begin with the day or with the month ≠ one date → write   {readings :or} | {"typed"}, kde může být napřed den i měsíc ≠ jedno datum → napište   {readings :or}',
  'dates-half':
    '{"typed"}, the first or the last day without the other → add the other one:   {half} | {"typed"}, první nebo poslední den bez druhého → doplňte ten druhý:   {half}',
  'date-impossible':
    '{"typed"}, a date that does not exist → write a date that exists | {"typed"}, a to v kalendáři není → napište datum, které existuje',
  'year-impossible':
    'the year {year} in {"typed"} → correct the year; it must be from 2000 to 2099 | rok {year} v {"typed"} → opravte rok; může být od 2000 do 2099',
  'dates-reversed':
    'an end before the beginning in {"typed"} → write the earlier date first, both with the year | konec před začátkem v {"typed"} → napište napřed dřívější datum, obě i s rokem',
  'dates-over':
    'dates that are all in the past, so the item is no longer published → write its next dates, or delete the item | data, která už všechna minula, takže položka na webu není → napište další data, nebo položku smažte',
  'season-unreadable':
    '{"typed"} as a season → write its first and its last day, in digits and without a year, with a dash between them | období {"typed"} → napište první a poslední den, číslicemi a bez roku, a mezi ně pomlčku',
  'season-impossible':
    'a day that does not exist in {"typed"} → write days that exist | den, který v kalendáři není, v {"typed"} → napište dny, které existují',
  'season-turned': {
    en: '{"typed"}, which goes over New Year and leaves out only a few months → check whether the two days are swapped + if the two days are swapped',
    cs: '{"typed"}, což jde přes Nový rok a vynechává jen pár měsíců → podívejte se, jestli nejsou oba dny prohozené + jsou-li oba dny prohozené',
  },
} as const satisfies Entries
