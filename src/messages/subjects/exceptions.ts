// Problems of days with other hours than usual.

import type { Entries } from '../template.ts'

export const exceptions = {
  'exception-open-week': {
    en: 'an exception until further notice with its own week ≠ closed: yes, or the same times for every day → write the new week as your usual hours, or write the last day instead of the open end',
    cs: 'výjimka do odvolání, která má vlastní týden ≠ closed: ano, nebo stejné časy na každý den → nový týden napište jako běžné hodiny, nebo místo „do odvolání“ uveďte poslední den',
  },
  'exception-day-outside': {
    derive: ({ from, to }: { from: string; to: string }) => ({ isOneDay: from === to }),
    en: 'days that are not within the dates of this exception ≠ {isOneDay ? only {from :date} | days from {from :date} to {to :date}} → delete the line, or correct the days or the dates',
    cs: 'dny, které do dat této výjimky nespadají ≠ {isOneDay ? jen den {from :date} | dny od {from :date} do {to :date}} → smažte řádek, nebo opravte dny či data',
  },
  'exception-day-bare':
    '{"typed"}, a day of the week, as a date → write its date if it is once, or   every {typed}   if it is every week | místo data den v týdnu, {"typed"} → je-li to jednou, napište datum; je-li to každý týden, napište   vždy {typed}',
  'exception-never':
    'days that never come in this exception ≠ days on which it applies → correct the days or the dates | dny, které v této výjimce nikdy nejsou ≠ dny, kdy platí → opravte dny, nebo data',
  'exception-twice': {
    en: 'a date that is also in another exception ({reason}) ≠ each date once, or one exception fully inside a longer one → let one end before the other begins, or keep one of the two',
    cs: 'datum, které má i jiná výjimka ({"reason"}) ≠ každé datum jednou, nebo jedna výjimka celá uvnitř delší → nechte jednu skončit, než druhá začne, nebo nechte jen jednu z nich',
  },
  'exception-rule-idle':
    'days on which the pub is closed anyway → delete this exception, or correct its day | dny, kdy je stejně zavřeno → výjimku smažte, nebo opravte její den',
  'exception-inside': {
    en: 'a closed day inside another exception ({reason}) ≠ one of the two, or both if the pub really is closed that day → check whether the pub is closed on that day, and correct the one that is wrong',
    cs: 'zavřený den uvnitř dnů jiné výjimky ({"reason"}) ≠ jedna z nich, nebo obě, je-li ten den opravdu zavřeno → podívejte se, jestli je ten den zavřeno, a opravte, co je špatně',
  },
  'exception-opens': {
    derive: ({ from, to }: { from: string; to: string }) => ({ isOneDay: from === to }),
    en: 'opening hours inside days on which the pub is closed ({reason}); as it is, the pub opens {isOneDay ? on {from :date} | from {from :date} to {to :date}} ≠ one of the two → if the pub is closed then, delete this exception; if it opens, add the line   checked: exception-opens',
    cs: 'otevírací doba uvnitř dnů, kdy je zavřeno ({"reason"}); takhle bude {isOneDay ? {from :date} | od {from :date} do {to :date}} otevřeno ≠ jedno z obojího → má-li být zavřeno, tuto výjimku smažte; má-li být otevřeno, přidejte řádek   checked: exception-opens',
  },
  'exception-without-hours': {
    en: 'an exception that is neither closed nor has opening hours ≠ closed or hours, for each date → add a line   closed: yes   or   bar: ...   with the hours of that day',
    cs: 'výjimka, která neříká ani zavřeno, ani otevírací dobu ≠ u každého data buď zavřeno, nebo hodiny toho dne → přidejte řádek   closed: yes   nebo   bar: ...   s hodinami toho dne',
  },
  'other-hours-missing': {
    en: 'dates that are neither closed nor have hours ≠ closed or hours → add a line   closed: yes   or   hours:   with the times',
    cs: 'dny, které neříkají ani zavřeno, ani otevírací dobu ≠ buď zavřeno, nebo hodiny → přidejte řádek   closed: yes   nebo   hours:   s časy',
  },
  'exception-closed-and-open':
    'closed together with hours ≠ one of the two → keep one of the two | zavřeno, a vedle toho otevírací doba ≠ jedno z obojího → nechte jedno z obojího',
  'exception-without-kitchen': {
    en: 'an exception that does not say when the kitchen cooks ≠ the hours of the kitchen, or no → add a line   kitchen: {times}   if it cooks then, with its hours on that day, or   kitchen: no   , or   kitchen: ask   until you know',
    cs: 'výjimka, která neříká, kdy vaří kuchyně ≠ hodiny kuchyně, nebo no → přidejte řádek   kitchen: {times}   pokud vaří, s jejími hodinami toho dne, nebo   kitchen: no   , nebo   kitchen: ask   , dokud to nevíte',
  },
  'exception-without-lunch': {
    en: 'an exception that does not say whether lunch is served, although it is on other days ≠ the hours of lunch, or no → add a line   lunch: no   or   lunch: {open}–{close}',
    cs: 'výjimka, která neříká, jestli se podává polední menu, ač jindy se podává ≠ hodiny poledního menu, nebo no → přidejte řádek   lunch: no   nebo   lunch: {open}–{close}',
  },
  'exception-outside-bar':
    '{field} outside the hours of the bar ≠ times inside {bar :spans} → correct one of the two | {field} mimo otevírací dobu hospody ≠ časy uvnitř {bar :spans} → opravte jedno, nebo druhé',
  'exception-long': {
    en: 'an exception of {days} days ≠ at most 60 days; anything that returns every year is a season → check whether a month or a year is wrong, or write it under   seasons:',
    cs: 'výjimka na {days # den | dny | dní} ≠ nejvýš 60 dní; co se vrací každý rok, je sezona → podívejte se, jestli není špatně měsíc nebo rok, nebo to napište pod   seasons:',
  },
  'exception-open-long': {
    en: 'an exception until further notice, already {days} days long ≠ hours that are still right → replace the open end with the last day, or change your usual hours to those that apply since {date :date}',
    cs: 'výjimka do odvolání, která trvá už {days # den | dny | dní} ≠ hodiny, které pořád platí → místo „do odvolání“ napište poslední den, nebo změňte běžné hodiny na ty, které platí od {date :date}',
  },
  'exception-past': {
    en: 'an exception that ended on {date :date}, long before {today :date} → write next year if that is what you mean, or delete the exception',
    cs: 'výjimka, která skončila {date :date}, dávno před {today :date} → myslíte-li příští rok, napište ho, jinak výjimku smažte',
  },
  'exception-far':
    'an exception more than two years after {today :date} → check the year | výjimka víc než dva roky po {today :date} → podívejte se, jestli je správně rok',
} as const satisfies Entries
