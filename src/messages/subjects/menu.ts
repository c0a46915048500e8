// Problems of the sections and items of the menu.

import type { Entries } from '../texts.ts'

export const menu = {
  'section-empty': {
    en: 'a section without items ≠ at least one dish or drink → add an item, or delete the file',
    cs: 'oddíl bez položek ≠ aspoň jedno jídlo nebo nápoj → přidejte položku, nebo soubor smažte',
  },
  'section-single': {
    en: 'a section with one item only → put the item into another section, or leave it if more will follow',
    cs: 'oddíl s jedinou položkou → dejte položku do jiného oddílu, nebo to nechte být, přibudou-li další',
  },
  'section-never-served': {
    en: 'a section that is never served ≠ days and times such as {owner.days} 8:00–10:30 → write the times, or delete the line; what is out for a while is   sold_out: yes',
    cs: 'oddíl, který se nikdy nepodává ≠ dny a časy, třeba {owner.days} 8:00–10:30 → napište časy, nebo řádek smažte; co jen chvíli není, má   sold_out: yes',
  },
  'section-outside-bar': {
    en: 'a section served from {open} to {close} on {day :day}, when the pub is {bar ? open {bar :spans} | closed} ≠ times inside the opening hours, in every part of the year in which it is served → correct one of the two, or give the section a season',
    cs: 'oddíl se podává od {open} do {close} v den „{day :day}“, kdy má hospoda {bar ? otevřeno {bar :spans} | zavřeno} ≠ časy uvnitř otevírací doby, v každé části roku, kdy se oddíl podává → opravte jedno z obojího, nebo dejte oddílu   season:',
  },
  'section-date-twice': {
    en: 'a date that another line has too ({typed}) ≠ each date once → write all times of the date on one line, or delete one of the two',
    cs: 'datum, které má i jiný řádek ({typed}) ≠ každé datum jednou → všechny časy toho dne napište na jeden řádek, nebo jeden z řádků smažte',
  },
  'section-while-closed': {
    en: 'a section of months in which the pub is closed ≠ a season of which some days are open → correct one of the two seasons, or delete the section',
    cs: 'oddíl na měsíce, kdy má hospoda zavřeno ≠ sezona, ve které je aspoň některý den otevřeno → opravte jednu z obou sezon, nebo oddíl smažte',
  },
  'section-left-out': {
    derive: ({ dates }: { dates: readonly string[] }) => ({ first: dates[0] ?? '' }),
    en: 'a section that is not served on {dates :firstDates}: the house is not open, or does not cook, when it begins, and the site says so ≠ the hours of these days, looked at with this section in mind → correct the hours of the exception, or give the day a line of its own below hours, with its times or no:   - {first :date} no',
    cs: 'oddíl, který se {dates :firstDates} nepodává: když začíná, není otevřeno nebo se nevaří, a web to tak říká ≠ hodiny těch dnů, u kterých se počítalo i s tímto oddílem → opravte hodiny výjimky, nebo dejte tomu dni pod hours vlastní řádek s časy, nebo s ne:   - {first :date} ne',
  },
  'section-outside-hours': {
    en: 'a section served {open}–{close}, when the house is open {bar :spans} on {date :date} ≠ times at which the house is open → correct the hours of the exception, or give the day a line of its own below hours, with its times or no:   - {date :date} no',
    cs: 'oddíl, který se podává {open}–{close}, ale {date :date} je otevřeno {bar :spans} ≠ časy, kdy je otevřeno → opravte hodiny výjimky, nebo dejte tomu dni pod hours vlastní řádek s časy, nebo s ne:   - {date :date} ne',
  },
  'section-outside-kitchen': {
    en: 'a section served {open}–{close}, when food is cooked {kitchen :spans} on {date :date} ≠ times at which food is cooked, as on other days → correct the kitchen of the exception, or give the day a line of its own below hours, with its times or no:   - {date :date} no',
    cs: 'oddíl, který se podává {open}–{close}, ale {date :date} se vaří {kitchen :spans} ≠ časy, kdy se vaří, jako v jiné dny → opravte kitchen u výjimky, nebo dejte tomu dni pod hours vlastní řádek s časy, nebo s ne:   - {date :date} ne',
  },
  'item-outside-section': {
    en: '"{field}" outside of the time in which the section is served ≠ a time at which the section is served too → correct one of the two lines, or move the item to another section',
    cs: '„{field}“ mimo dobu, kdy se podává celý oddíl ≠ doba, kdy se podává i oddíl → opravte jeden z obou řádků, nebo přesuňte položku do jiného oddílu',
  },
  'id-impossible': {
    en: 'a name that gives no id, for want of Latin letters ≠ a line with an id besides → add a line   id: borsc',
    cs: 'jméno, ze kterého nejde udělat id, protože nemá latinská písmena ≠ vedle něj řádek s id → přidejte řádek   id: borsc',
  },
  'id-taken': {
    en: '{same ? the same name a second time | the id "{id}", which another item has too} ≠ an id of its own for every dish and drink → {same ? delete one of the two; if they are two dishes, give this one a name that tells them apart, or add   id: {meant} | add or change the line   id: {meant}}',
    cs: '{same ? stejné jméno podruhé | id „{id}“, které má i jiná položka} ≠ pro každé jídlo a každý nápoj jiné id → {same ? jednu z nich smažte; jsou-li to dvě jídla, dejte této jméno, které je odliší, nebo přidejte   id: {meant} | přidejte nebo změňte řádek   id: {meant}}',
  },
  'name-same': {
    en: 'the {language :language} name of another dish, {"other"} ≠ a name by which a guest can tell the two apart → translate the name of this dish',
    cs: '{language :adjective} název jiného jídla: {"other"} ≠ název, podle kterého host obě rozliší → přeložte název tohoto jídla',
  },
  'heading-on-item': {
    en: 'a heading among the lines of an item ≠ a heading as an entry of its own, over the items that it is for → write the heading above the item, with a hyphen before it, and begin the item with its own hyphen',
    cs: 'mezititulek mezi řádky položky ≠ mezititulek jako samostatný záznam, nad položkami, ke kterým patří → napište mezititulek nad položku, se spojovníkem před ním, a položku začněte jejím vlastním spojovníkem',
  },
  'heading-without-items': {
    en: 'a heading without an item under it ≠ at least one dish or drink under each heading → add an item under it, or delete the heading',
    cs: 'mezititulek, pod kterým nic není ≠ pod každým mezititulkem aspoň jedno jídlo nebo nápoj → přidejte pod něj položku, nebo ho smažte',
  },
  'courses-too-few': {
    en: '{count = 1 ? one course | no course} ≠ two or more courses for one price → add a course, or write a single dish without   courses:',
    cs: '{count = 1 ? jen jeden chod | žádný chod} ≠ za jednu cenu dva chody nebo víc → přidejte chod, nebo napište samotné jídlo bez   courses:',
  },
  'course-allergens-missing': {
    en: '{beside ? a course without allergens beside one that has them | a course without allergens, in a menu that says them nowhere else} ≠ allergens of every course, or of the whole alone → add a line   allergens: none   where it has none, or   allergens: unknown   where you cannot say{whole ? ; or delete those of the other courses}',
    cs: '{beside ? chod bez alergenů vedle chodu, který je má | chod bez alergenů v menu, které je nemá ani jinde} ≠ alergeny u každého chodu, nebo jen u celku → přidejte řádek   allergens: none   když v něm žádný není, nebo   allergens: unknown   když to nevíte{whole ? ; nebo smažte ty u ostatních chodů}',
  },
  'course-allergens-contradictory': {
    derive: ({ more, whole }: { more: readonly number[]; whole: readonly number[] }) => ({
      all: [...whole, ...more].sort((a, b) => a - b),
    }),
    en: '{more ? a course with allergen {more :list}, which the whole does not have | a course whose allergens are not known, and a whole whose allergens are} ≠ allergens of the whole that hold all those of its courses → write for the whole   allergens: {more ? {all :list} | unknown}   or correct those of the course',
    cs: '{more ? chod s alergenem {more :list}, který celek nemá | chod, u kterého alergeny nejsou známé, a celek, u kterého jsou} ≠ alergeny celku, ve kterých jsou všechny z jeho chodů → napište k celku   allergens: {more ? {all :list} | unknown}   nebo opravte ty u chodu',
  },
} as const satisfies Entries
