// Problems of the sections and items of the menu.

import { addDays } from '../../model/calendar.ts'
import { groupRuns } from '../../model/runs.ts'
import type { Entries } from '../template.ts'
import { typedDate } from '../wording.ts'

/** More lines than these are too many to type. */
const mostLines = 6

/** Lines that take dates out of the hours of a section, one for each run of days. */
const closingLines = (dates: readonly string[], no: string) =>
  groupRuns(dates, (before, next) => addDays(before, 1) === next)
    .slice(0, mostLines)
    .map((run) => [run[0] ?? '', ...run.slice(1).slice(-1)].map(typedDate).join(' – '))
    .map((days) => `- ${days} ${no}`)
const deriveLines = ({ dates }: { dates: readonly string[] }) => ({
  no: closingLines(dates, 'no'),
  ne: closingLines(dates, 'ne'),
})

type CourseAllergens = { more: readonly number[]; whole: readonly number[]; isPartial: boolean }

export const menu = {
  'section-empty':
    'a section without items ≠ at least one dish or drink → add an item, or delete the file | oddíl bez položek ≠ aspoň jedno jídlo nebo nápoj → přidejte položku, nebo soubor smažte',
  'section-single':
    'a section with only one item → put the item into another section, or leave it if more will follow | oddíl s jedinou položkou → dejte položku do jiného oddílu, nebo to nechte být, přibudou-li další',
  'section-of-day': {
    en: 'a section called {"day"}, but the site offers its items on all days → add to each of its items the line   days: {day} + if lunches change every week, put them into the folder lunch instead, in a file named after the Monday of its week',
    cs: 'oddíl se jménem {"day"}, ale jeho položky web nabízí každý den → ke každé položce přidejte řádek   days: {day} + polední menu, které se každý týden mění, patří do složky lunch, do souboru pojmenovaného podle pondělí toho týdne',
  },
  'number-in-name': {
    en: '{"typed"} in a name, which looks like the number of the dish on your menu → leave it out of the name, and add the line   number: {number}',
    cs: '{"typed"} ve jméně, což vypadá jako číslo jídla na lístku → ze jména ho vynechte a přidejte řádek   number: {number}',
  },
  'diet-in-name': {
    en: '{"typed"} in a name, where guests who filter by diets do not find it → leave it out there and write in the line of diets what it means:   diets: {diets ? {diets} | vegetarian   or   diets: vegan}',
    cs: '{"typed"} ve jméně, kde to host, který podle toho vybírá, nenajde → tady to vynechte a na řádek diets napište, co to znamená:   diets: {diets ? {diets} | vegetarian   nebo   diets: vegan}',
  },
  'size-in-name':
    '{"typed"} in a name, but the sizes are   {sizes} → correct the one that is wrong, or leave it out of the name | {"typed"} ve jméně, ale na řádku sizes je   {sizes} → opravte, co neplatí, nebo to ze jména vynechte',
  'section-never-served': {
    en: 'a section that is never served ≠ days and times such as {owner.days} 8:00–10:30 → write the times, or delete the line; if it is off for a while, write   sold_out: yes',
    cs: 'oddíl, který se nikdy nepodává ≠ dny a časy, třeba {owner.days} 8:00–10:30 → napište časy, nebo řádek smažte; co jen chvíli není, má   sold_out: yes',
  },
  'section-outside-bar': {
    en: 'a section served from {open} to {close} on {day :day}, but the pub is {bar ? open {bar :spans} | closed} ≠ times within the opening hours, in every part of the year in which it is served → correct one of the two, give the section a season, or name its hours in   other_hours:   if it is served while the pub is closed',
    cs: 'oddíl se podává od {open} do {close} v den „{day :day}“, kdy má hospoda {bar ? otevřeno {bar :spans} | zavřeno} ≠ časy uvnitř otevírací doby, v každé části roku, kdy se oddíl podává → opravte jedno z obojího, dejte oddílu   season:   , nebo jeho hodiny pojmenujte v   other_hours:   , podává-li se i mimo otevírací dobu',
  },
  'section-date-twice': {
    en: 'a date that is also on another line ({typed}) ≠ each date once → write all times of the date on one line, or delete one of the two',
    cs: 'datum, které má i jiný řádek ({typed}) ≠ každé datum jednou → všechny časy toho dne napište na jeden řádek, nebo jeden z řádků smažte',
  },
  'section-while-closed': {
    en: 'a section for months in which the pub is closed ≠ a season with at least some open days → correct one of the two seasons, or delete the section',
    cs: 'oddíl na měsíce, kdy má hospoda zavřeno ≠ sezona, ve které je aspoň některý den otevřeno → opravte jednu z obou sezon, nebo oddíl smažte',
  },
  'section-left-out': {
    derive: deriveLines,
    en: 'a section that is not served on {dates :firstDates}, because the house is not open or does not cook when it begins; the site says so ≠ hours of these days that take this section into account → correct the hours of the exception, or give the day its own line below hours, with its times or no:   {no :andLine}',
    cs: 'oddíl, který se {dates :firstDates} nepodává: když začíná, není otevřeno nebo se nevaří, a web to tak říká ≠ hodiny těch dnů, u kterých se počítalo i s tímto oddílem → opravte hodiny výjimky, nebo dejte tomu dni pod hours vlastní řádek s časy, nebo s ne:   {ne :andLine}',
  },
  'item-on-rest-day': {
    en: '{day :day}, on which the pub is closed ≠ days on which it is open → correct the days, or the hours',
    cs: 'den „{day :day}“, kdy má hospoda zavřeno ≠ dny, kdy je otevřeno → opravte dny, nebo otevírací dobu',
  },
  'section-part-closed': {
    derive: deriveLines,
    en: 'a section with the same hours as {"name"}, which is closed on {dates :firstDates} or open at other times ≠ the same for both, if it is served there → give the day its own line below hours, with its times or no:   {no :andLine}',
    cs: 'oddíl se stejnými hodinami jako {"name"}; tam je {dates :firstDates} zavřeno, nebo otevřeno jindy ≠ totéž u obou, podává-li se oddíl tam → dejte tomu dni pod hours vlastní řádek s časy, nebo s ne:   {ne :andLine}',
  },
  'section-outside-hours': {
    en: 'a section served {open}–{close}, but the house is open {bar :spans} on {date :date} ≠ times at which the house is open → correct the hours of the exception, or give the day its own line below hours, with its times or no:   - {date :date} no',
    cs: 'oddíl, který se podává {open}–{close}, ale {date :date} je otevřeno {bar :spans} ≠ časy, kdy je otevřeno → opravte hodiny výjimky, nebo dejte tomu dni pod hours vlastní řádek s časy, nebo s ne:   - {date :date} ne',
  },
  'section-outside-kitchen': {
    en: 'a section served {open}–{close}, but the kitchen is open {kitchen :spans} on {date :date} ≠ times at which the kitchen is open, as on other days → correct the kitchen of the exception, or give the day its own line below hours, with its times or no:   - {date :date} no',
    cs: 'oddíl, který se podává {open}–{close}, ale {date :date} se vaří {kitchen :spans} ≠ časy, kdy se vaří, jako v jiné dny → opravte kitchen u výjimky, nebo dejte tomu dni pod hours vlastní řádek s časy, nebo s ne:   - {date :date} ne',
  },
  'item-never-served':
    'days on which it is never served in the next year → correct the days, or the opening hours | dny, kdy se to v příštím roce ani jednou nepodává → opravte dny, nebo otevírací dobu',
  'item-outside-section': {
    en: '"{field}" outside the time in which the section is served ≠ a time at which the section is served too → correct one of the two lines, or move the item to another section',
    cs: '„{field}“ mimo dobu, kdy se podává celý oddíl ≠ doba, kdy se podává i oddíl → opravte jeden z obou řádků, nebo přesuňte položku do jiného oddílu',
  },
  'item-outside-season':
    'dates outside the season of the item itself, so it is not served then ≠ dates within its season → correct one of the two lines, or delete   season:   if only the dates hold | data mimo vlastní sezonu položky, takže se tehdy nepodává ≠ data v její sezoně → opravte jeden z obou řádků, nebo smažte   season:   , platí-li jen data',
  'sold-out-date':
    'the date {"typed"} → write   sold_out: yes   and on its own line   sold_out_since: {typed} | datum {"typed"} → napište   sold_out: yes   a na další řádek   sold_out_since: {typed}',
  'sold-out-since-alone': {
    en: 'a date of something that is not sold out ≠ sold_out: yes next to it → add a line   sold_out: yes   , or delete this line once it is served again',
    cs: 'datum u něčeho, co není vyprodané ≠ vedle něj sold_out: yes → přidejte řádek   sold_out: yes   , nebo tento smažte, když se to zase podává',
  },
  'id-impossible': {
    en: 'a name without letters, so it gives no id ≠ an additional line with an id → add a line   id: ...   with a short name in small letters without accents',
    cs: 'jméno, ze kterého nejde udělat id, protože v něm nejsou písmena ≠ vedle něj řádek s id → přidejte řádek   id: ...   a do něj krátké jméno malými písmeny bez háčků a čárek',
  },
  'id-taken': {
    en: '{same ? the same name a second time | the id "{id}", which another item already has} ≠ its own id for every dish and drink → {same ? delete one of the two; if they are two dishes, give this one a different name, or add   id: {meant} | add or change the line   id: {meant}}',
    cs: '{same ? stejné jméno podruhé | id „{id}“, které má i jiná položka} ≠ pro každé jídlo a každý nápoj jiné id → {same ? jednu z nich smažte; jsou-li to dvě jídla, dejte této jméno, které je odliší, nebo přidejte   id: {meant} | přidejte nebo změňte řádek   id: {meant}}',
  },
  'name-same': {
    en: 'the {language :adjective} name of another dish, {"other"} ≠ a name that tells guests the two apart → translate the name of this dish',
    cs: '{language :adjective} název jiného jídla: {"other"} ≠ název, podle kterého host obě rozliší → přeložte název tohoto jídla',
  },
  'heading-on-item': {
    en: 'a heading among the lines of an item ≠ a heading as its own entry, above its items → write the heading above the item, with a hyphen in front of it, and begin the item with its own hyphen',
    cs: 'mezititulek mezi řádky položky ≠ mezititulek jako samostatný záznam, nad položkami, ke kterým patří → napište mezititulek nad položku, se spojovníkem před ním, a položku začněte jejím vlastním spojovníkem',
  },
  'heading-without-items': {
    en: 'a heading without any items below it ≠ at least one dish or drink below each heading → add an item below it, or delete the heading',
    cs: 'mezititulek, pod kterým nic není ≠ pod každým mezititulkem aspoň jedno jídlo nebo nápoj → přidejte pod něj položku, nebo ho smažte',
  },
  'courses-too-few': {
    en: '{count = 1 ? one course | no course} ≠ two or more courses for one price → add a course, or write a single dish without   courses:',
    cs: '{count = 1 ? jen jeden chod | žádný chod} ≠ za jednu cenu dva chody nebo víc → přidejte chod, nebo napište samotné jídlo bez   courses:',
  },
  'course-allergens-missing': {
    en: '{beside ? a course without allergens next to one that has them | a course without allergens, and the menu has none of its own} ≠ allergens for every course, or only for the whole menu → add a line   allergens: none   if it has none, or   allergens: unknown   if you cannot say{whole ? ; or delete those of the other courses}',
    cs: '{beside ? chod bez alergenů vedle chodu, který je má | chod bez alergenů v menu, které je nemá ani jinde} ≠ alergeny u každého chodu, nebo jen u celku → přidejte řádek   allergens: none   když v něm žádný není, nebo   allergens: unknown   když to nevíte{whole ? ; nebo smažte ty u ostatních chodů}',
  },
  'course-allergens-contradictory': {
    derive: ({ more, whole, isPartial }: CourseAllergens) => ({
      all: [
        ...[...new Set([...whole, ...more])].sort((a, b) => a - b),
        ...(isPartial ? ['unknown'] : []),
      ].join(', '),
    }),
    en: '{more ? a course with allergen {more :list}, which the whole menu does not list | a course with unknown allergens in a menu with known ones} ≠ all allergens of the courses in the list of the whole menu → write for the whole menu   allergens: {all}   or correct those of the course',
    cs: '{more ? chod s alergenem {more :list}, který celek nemá | chod, u kterého alergeny nejsou známé, a celek, u kterého jsou} ≠ alergeny celku, ve kterých jsou všechny z jeho chodů → napište k celku   allergens: {all}   nebo opravte ty u chodu',
  },
} as const satisfies Entries
