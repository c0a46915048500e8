// Problems of the week's lunches.

import type { Entries } from '../template.ts'

export const lunch = {
  'lunch-day-unreadable':
    '{"typed"} as a day → write   {owner.day}   or   {owner.day} 23. 11.   or   {owner.days}   or   {owner.wholeWeek} | den {"typed"} → napište   {owner.day}   nebo   {owner.day} 23. 11.   nebo   {owner.days}   nebo   {owner.wholeWeek}',
  'lunch-week-without-days': {
    en: 'a dish of the whole week, but no other dish has a day ≠ the days on which lunch is served → write the days:   day: {owner.days}',
    cs: 'jídlo na celý týden, ale žádné jiné jídlo v něm nemá den ≠ dny, kdy se podávají obědy → napište dny:   day: {owner.days}',
  },
  'lunch-day-outside': {
    en: 'a day outside the week of this file ≠ a day from {monday :date} to {sunday :date} → correct the day, or rename the file to the date of its Monday',
    cs: 'den, který není v týdnu tohoto souboru ≠ den od {monday :date} do {sunday :date} → opravte den, nebo pojmenujte soubor datem jeho pondělí',
  },
  'lunch-price-missing': {
    en: 'a quantity without a price ≠ a price for every main course → write the price after an equals sign; for a soup add a line   course: soup',
    cs: 'množství bez ceny ≠ cena každého hlavního jídla → napište za rovnítko cenu; k polévce přidejte řádek   course: soup',
  },
  'lunch-on-closed-day': {
    en: 'lunch on {dates :dates}, {closed ? when the pub is closed | when no lunch is served} ≠ dishes only on days with lunch → delete the dishes of {dates > 1 ? these days here, leave them | that day here, leave it} out of dishes for several days, or correct hours.md',
    cs: 'oběd na {dates :dates}, kdy {closed ? má hospoda zavřeno | se obědy nepodávají} ≠ jídla jen ve dnech, kdy se obědy podávají → smažte tu jídla {dates > 1 ? těch dnů | toho dne}, u jídla na víc dnů {dates > 1 ? je | ho} vynechte, nebo opravte, co říká hours.md',
  },
  'lunch-outside-hours': {
    en: 'lunch on {date :date}, but the house is open {bar :spans}, outside the hours of lunch ≠ dishes only on days with lunch → delete the dishes of that day here, or write the hours of lunch into the exception, after   lunch:',
    cs: 'oběd na {date :date}, kdy je otevřeno {bar :spans}, tedy mimo dobu obědů ≠ jídla jen ve dnech, kdy se obědy podávají → smažte tu jídla toho dne, nebo napište do výjimky za   lunch:   kdy se obědy podávají',
  },
  'lunch-soup-twice':
    'the same soup a second time on {date :date} ≠ each soup of a day once → delete one of the two, or correct its day | tatáž polévka na {date :date} podruhé ≠ každá polévka na den jednou → jednu z nich smažte, nebo opravte její den',
  'soup-included-priced': {
    en: 'a price for the soup, but   soup_included: yes   says that it comes with the meal → delete the price, or write   soup_included: no',
    cs: 'cena polévky, a přitom   soup_included: yes   říká, že je v ceně oběda → smažte cenu, nebo napište   soup_included: no',
  },
  'lunch-over':
    'a lunch week that ended before {today :date} → add the file of a newer week, or delete this one | obědový týden, který už {today :date} skončil → přidejte soubor s novějším týdnem, nebo tento smažte',
  'lunch-far': {
    en: 'a lunch week more than five weeks after {today :date} → check that the file name is the date of its Monday, with the right year',
    cs: 'obědový týden víc než pět týdnů po {today :date} → podívejte se, jestli jméno souboru je datum jeho pondělí, se správným rokem',
  },
  'lunch-year':
    'a lunch week of a past year, and none for this week this year → if you mean this year, rename the file to {meant}.md | obědový týden z minulého roku, ale letos na tento týden žádný → myslíte-li letošek, pojmenujte soubor {meant}.md',
  'lunch-repeated': {
    en: 'exactly the dishes of the week from {before :date} → write the dishes of this week, or delete this file until you know them',
    cs: 'přesně ta jídla, která byla v týdnu od {before :date} → napište, co bude v tomto týdnu, nebo tento soubor smažte, než to budete vědět',
  },
  'lunch-closed': {
    en: '"{typed}" as a dish ≠ what is served → delete this entry: a day without dishes has no lunch; a day on which you close goes into hours.md, below   exceptions:   with   date: ...   and   closed: yes',
    cs: '„{typed}“ jako jídlo ≠ co se podává → smažte tuto položku: den bez jídel je bez oběda; den, kdy máte zavřeno, patří do hours.md pod   exceptions:   s řádky   date: ...   a   closed: yes',
  },
  'lunch-line-without-price':
    'no price at the end of {"typed"} → write the price last, and the allergens in brackets:   ... 169 (1,3,7) | na konci {"typed"} není cena → napište cenu na konec a alergeny do závorky:   ... 169 (1,3,7)',
} as const satisfies Entries
