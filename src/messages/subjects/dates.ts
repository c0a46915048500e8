// Problems of dates and seasons.

import type { Entries } from '../template.ts'

export const dates = {
  'date-unreadable': {
    en: '{"typed"} as a date → {yearMissing ? add the year, such as 24. 12. 2026 | write day, month and year:   24. 12. 2026}',
    cs: 'datum {"typed"} → {yearMissing ? přidejte rok, třeba 24. 12. 2026 | napište den, měsíc a rok:   24. 12. 2026}',
  },
  'date-impossible': {
    en: '{"typed"}, a date that does not exist → write a date that exists, such as 24. 12. 2026',
    cs: '{"typed"}, a to v kalendáři není → napište datum, které existuje, třeba 24. 12. 2026',
  },
  'year-impossible': {
    en: 'the year {year} in {"typed"} → correct the year; it must be from 2000 to 2099',
    cs: 'rok {year} v {"typed"} → opravte rok; může být od 2000 do 2099',
  },
  'dates-reversed': {
    en: 'an end before the beginning in {"typed"} → write the earlier date first, both with the year',
    cs: 'konec před začátkem v {"typed"} → napište napřed dřívější datum, obě i s rokem',
  },
  'dates-over': {
    en: 'dates that are all in the past → delete the item until it is served again, or add a line   sold_out: yes',
    cs: 'data, která už všechna minula → smažte položku, než ji budete zase podávat, nebo přidejte řádek   sold_out: yes',
  },
  'season-unreadable': {
    en: '{"typed"} as a season → write two days without a year, such as 1. 9. – 30. 11.',
    cs: 'období {"typed"} → napište dva dny bez roku, třeba 1. 9. – 30. 11.',
  },
  'season-impossible': {
    en: 'a day that does not exist in {"typed"} → write for example   1. 11. – 28. 2.',
    cs: 'den, který v kalendáři není, v {"typed"} → napište třeba   1. 11. – 28. 2.',
  },
  'season-turned': {
    en: '{"typed"}, which goes over New Year and leaves out only a few months → check whether the two days are swapped + if the two days are swapped',
    cs: '{"typed"}, což jde přes Nový rok a vynechává jen pár měsíců → podívejte se, jestli nejsou oba dny prohozené + jsou-li oba dny prohozené',
  },
} as const satisfies Entries
