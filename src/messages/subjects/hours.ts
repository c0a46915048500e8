// Problems of times of day, days of the week, and the hours of a usual week or a season.

import type { Language } from '../../model/languages.ts'
import type { Entries } from '../template.ts'

export const hours = {
  'time-unreadable': {
    derive: ({ typed }: { typed: string }) => {
      const hour = Number.parseInt(typed, 10)
      return { isPastMidnight: hour > 24 && hour < 36 }
    },
    en: `{"typed"} as a time → {isPastMidnight ? the last time of a day is 24:00; one o'clock at night is written   01:00 | write for example   11:30}`,
    cs: 'čas {"typed"} → {isPastMidnight ? hodiny jdou jen do 24:00; jedna po půlnoci se píše   01:00 | napište třeba   11:30}',
  },
  'times-unreadable': {
    derive: ({ typed }: { typed: string }) => ({
      isEnd: /^(?:until|till|do|bis|clos|zav[ií]r|zatv|schlie)\D*$/i.test(typed),
    }),
    en: '{"typed"} → {isEnd ? write the time at which it ends, for each day:   until 21:00 | write two times with a dash:   11:00–23:00}',
    cs: '{"typed"} → {isEnd ? napište čas, do kdy, ke každému dni:   do 21:00 | napište dva časy a mezi ně pomlčku:   11:00–23:00}',
  },
  'times-missing':
    '{"typed"}, which has no time → write for example   11:00–23:00 | {"typed"}, a žádný čas → napište třeba   11:00–23:00',
  'hours-not-stated':
    '{"typed"} in place of days and times → write the days and times, or delete the line until you know them | {"typed"} místo dnů a časů → napište dny a časy, a dokud je nevíte, řádek smažte',
  'end-missing': {
    en: '{start} without an end → add the closing time:   {start}–...   If you often stay open longer, add the earliest closing time with a plus:   {start}–...+',
    cs: '{start} bez konce → doplňte, do kdy:   {start}–...   Kdo mívá otevřeno i déle, doplní nejdřívější konec a plus:   {start}–...+',
  },
  'start-missing':
    'only until {end} → add the opening time:   ...–{end} | jen do {end} → doplňte, od kdy:   ...–{end}',
  'times-unsure':
    '{typed} on a clock of twelve hours ≠ one meaning → write   {readings :or} | {typed} ve dvanáctihodinovém čase ≠ jediný význam → napište   {readings :or}',
  'times-backwards':
    '{typed}, where a later time comes first ≠ times one after the other → write the times in the order of the day | {typed}, kde je pozdější čas první ≠ časy jeden po druhém → napište časy v tom pořadí, jak jdou za sebou',
  'days-unsure':
    '{"typed"}, which is Monday to Friday to some and Monday to Saturday to others → write   Mo–Fr   or   Mo–Sa | {"typed"}, což může být pondělí až pátek i pondělí až sobota → napište   Mo–Fr   nebo   Mo–Sa',
  'kitchen-in-hours':
    '{"typed"}: hours of the {field} among other hours → write them on a line of their own:   {field}: | {"typed"}, tedy i doba, která patří jinam → napište ji na vlastní řádek   {field}:',
  'kitchen-cooks': {
    en: 'no, but the menu has {"name"}: guests read "No kitchen." ≠ the hours of the kitchen, or a menu without cooked food → write when the kitchen cooks, or delete this line to state nothing about it; what others cook, such as a food truck, is in a section with its own hours',
    cs: 'no, ale na lístku je {"name"}: hosté čtou „Nevaříme.“ ≠ kdy se vaří, nebo lístek bez vařeného jídla → napište, kdy se vaří, nebo tento řádek smažte, a web o tom nic neřekne; co vaří někdo jiný, třeba food truck, patří do oddílu s vlastními hodinami',
  },
  'date-in-week': {
    en: '{"typed"}: a date or a month among the days of the week → write a single date below   exceptions:   with its hours, and a part of the year below   seasons:',
    cs: '{"typed"}, tedy datum nebo měsíc mezi dny v týdnu → jednotlivé datum napište pod   exceptions:   s jeho dobou, část roku pod   seasons:',
  },
  'seldom-in-week': {
    en: '{"typed"}: days that do not come every week → write here only the days of every week, and the other dates below   exceptions:   with their hours',
    cs: '{"typed"}, tedy i dny, které nejsou každý týden → sem napište jen dny každého týdne, ostatní data pod   exceptions:   s jejich dobou',
  },
  'note-in-hours': {
    en: '{"typed"}: more than days and times → write only the days and times here{noted ? , and the rest on a line of its own:   note: | }',
    cs: '{"typed"}, tedy víc než dny a časy → sem napište jen dny a časy{noted ? , zbytek na vlastní řádek   note: | }',
  },
  'notice-in-week':
    '{"typed"}: hours that hold only for some time → write here the usual hours, and these below   exceptions:   with   date: from ... until further notice | {"typed"}, tedy doba jen na čas → sem napište obvyklou dobu a tuhle pod   exceptions:   s   date: od ... do odvolání',
  'season-in-week':
    '{"typed"}: hours of a season in the usual week → write them below   seasons:   with the dates of the season | {"typed"}, tedy doba sezony v běžném týdnu → napište ji pod   seasons:   s daty sezony',
  'opening-at-24':
    '24:00 as an opening time → write 0:00 and the following day | otevření ve 24:00 → napište 0:00 a den, který tím začíná',
  'closing-at-opening':
    'opening and closing at {time} → write the real closing time; for around the clock write 0:00–23:59 | otevření i zavření v {time} → napište skutečnou zavírací dobu; nonstop je 0:00–23:59',
  'day-unknown':
    'an unknown day {"typed"} → {meant ? did you mean "{meant}"? | write for example   {owner.days}   or   {owner.weekend}} | neznámý den {"typed"} → {meant ? nemělo to být „{meant}“? | napište třeba   {owner.days}   nebo   {owner.weekend}}',
  'day-ambiguous': {
    derive: ({ readings }: { readings: readonly { lang: Language; word: string }[] }) => ({
      words: readings.map(({ word }) => word),
    }),
    en: '{"typed"}, which is {readings :readings} ≠ a day that reads the same in every language of the pub → write   {words :or}{places ? ; the same is in {places :list} | }',
    cs: '{"typed"}; to je {readings :readings} ≠ den, který se ve všech jazycích hospody čte stejně → napište   {words :or}{places ? ; totéž je v {places :list} | }',
  },
  'day-twice': {
    en: 'a second line of hours for {day :day} ≠ each day once → put all times of a day on one line:   {owner.day} 11:00–14:30, 17:00–22:00',
    cs: 'druhý řádek pro den „{day :day}“ ≠ každý den jen jednou → napište všechny časy dne na jeden řádek:   {owner.day} 11:00–14:30, 17:00–22:00',
  },
  'holidays-in-week': {
    en: '{"typed"}: holidays among the days of the week → write only days, and for public holidays a line of its own:   holidays: as Sunday   (the kitchen too) or their times, or   closed   or   as usual; a single one goes below exceptions, with its date',
    cs: '{"typed"}, tedy svátky mezi dny v týdnu → napište jen dny a pro svátky vlastní řádek:   holidays: jako v neděli   (i kuchyně) nebo jejich čas, nebo   zavřeno   nebo   jako obvykle; jednotlivý svátek patří pod exceptions, se svým datem',
  },
  'days-unreadable': '{"typed"} → write   {owner.days} | {"typed"} → napište   {owner.days}',
  'days-missing':
    '{"typed"}, which has no day → write for example   {owner.days}   or   {owner.weekend} | {"typed"}, a žádný den → napište třeba   {owner.days}   nebo   {owner.weekend}',
  'days-without-times':
    '{"typed"} without times → write for example   {owner.fewDays} 11:00–23:00 | {"typed"} bez časů → napište třeba   {owner.fewDays} 11:00–23:00',
  'hours-empty':
    '"{field}" with an empty list ≠ days and times such as {owner.fewDays} 11:00–23:00 → write the times, or delete the line | „{field}“ s prázdným seznamem ≠ dny a časy, třeba {owner.fewDays} 11:00–23:00 → napište časy, nebo řádek smažte',
  'minutes-unreadable': '{"typed"} → write for example   5 min | {"typed"} → napište třeba   5 min',
  'nights-overlap': {
    en: '{day :day} opens before {before :day} has closed ≠ times that do not overlap → correct the closing time of the previous day, or this opening time',
    cs: '„{day :day}“ otevírá dřív, než zavře „{before :day}“ ≠ časy, které se nepřekrývají → opravte zavírací dobu předchozího dne, nebo tuto otevírací',
  },
  'times-overlap':
    'times that overlap ≠ times one after the other → write one time from the first opening to the last closing | časy, které se překrývají ≠ časy jeden po druhém → napište jediný čas od prvního otevření do posledního zavření',
  'times-outside-bar': {
    en: '{field} from {open} to {close} on {day :day}, when the pub is {bar ? open {bar :spans} | closed} ≠ times inside the hours of the bar → {bar ? correct one of the two | take the day out of these times{partner ?  and out of {partner}}, or correct the hours of the bar}',
    cs: '{field} od {open} do {close} v den „{day :day}“, kdy má hospoda {bar ? otevřeno {bar :spans} | zavřeno} ≠ časy uvnitř otevírací doby hospody → {bar ? opravte jedno, nebo druhé | vynechte ten den tady{partner ?  i za {partner}}, nebo opravte otevírací dobu}',
  },
  'times-turned': {
    en: '{"typed"}, but the kitchen cooks or lunch is served outside these times ≠ the opening time first → swap the two times + if the two times are swapped',
    cs: '{"typed"}, a vaří se nebo podává oběd mimo ty časy ≠ napřed čas, kdy se otvírá → časy prohoďte + jsou-li časy prohozené',
  },
  'open-end-elsewhere':
    '{"typed"} with an open end, which only the hours of the house may have → write the real closing time | {"typed"} s otevřeným koncem, který může mít jen otevírací doba → napište skutečný konec',
  'times-at-night': {
    en: '{open}–{close}, which begins at night and ends before noon → if it is the end of a night, write it on the day on which the night begins, with its opening:   ...–{close} + if the afternoon is meant',
    cs: '{open}–{close}, což začíná v noci a končí dopoledne → je-li to konec noci, napište ji ke dni, kdy začíná, i s otevřením:   ...–{close} + jde-li o odpoledne',
  },
  'times-long': {
    en: '{open}–{close}, more than 16 hours without a break → check whether a digit is wrong, the two times are swapped, or the afternoon is meant + if that is meant',
    cs: '{open}–{close}, víc než 16 hodin v kuse → podívejte se, jestli není špatně číslice, nejsou časy prohozené nebo nemá být odpoledne + má-li to tak být',
  },
  'times-without-days': {
    en: '{"typed"} without days → write on which days:   {owner.daily} {typed :trim}   or   {owner.days} {typed :trim} + if these are the hours of every day',
    cs: '{"typed"} bez dnů → napište, které dny:   {owner.daily} {typed :trim}   nebo   {owner.days} {typed :trim} + jsou-li to časy každého dne',
  },
  'times-mixed': {
    en: 'times for every day mixed with times for certain days ≠ one of the two → write the days in front of each time:   {owner.days} 11:00–20:00',
    cs: 'časy pro každý den vedle časů pro určité dny ≠ jedno z obojího → napište před každý čas dny:   {owner.days} 11:00–20:00',
  },
  'none-beside-hours':
    'no together with hours ≠ one of the two → keep one of the two; you can leave out a day without times | no, a vedle toho časy ≠ jedno z obojího → nechte jedno z obojího; den bez časů se psát nemusí',
  'no-or-sunday':
    '"ne", which may mean no or Sunday → for no hours write   no   on the line of the field; for Sunday add its times:   Ne 12:00–20:00 | „ne“; to může být zápor i neděle → zápor napište   no   na řádek údaje, neděli s časy:   Ne 12:00–20:00',
  'bar-none': {
    en: 'a pub that is never open → write the hours of the months in which it is open, and add a season with   closed: yes   for the others; if it opens only on certain dates, write them as exceptions with their hours',
    cs: 'hospoda, která nemá nikdy otevřeno → napište hodiny měsíců, kdy je otevřeno, a pro ostatní sezonu s   closed: yes; kdo má otevřeno jen v některé dny, napíše je jako výjimky s jejich hodinami',
  },
  'season-without-hours': {
    en: 'a season that is neither closed nor has opening hours ≠ closed, or the hours of a whole week → add a line   closed: yes   or   bar:   with the hours',
    cs: 'sezona, která neříká ani zavřeno, ani otevírací dobu ≠ zavřeno, nebo hodiny celého týdne → přidejte řádek   closed: yes   nebo   bar:   s časy',
  },
  'season-overlap': {
    en: 'a season that shares days with another one ({typed :trim}) ≠ every day of the year in at most one season → let this one begin on the day after the other one ends',
    cs: 'sezona, která má společné dny s jinou ({"typed"}) ≠ každý den roku nejvýš v jedné sezoně → nechte tuto začít den po tom, co druhá skončí',
  },
  'week-incomplete': {
    en: 'a {usual ? usual week | season} that does not say {field = kitchen ? when the kitchen cooks | when the lunch menu is served}, although other weeks do ≠ its hours, or no: nothing is copied from another week → add a line   {field}: no   or its hours',
    cs: '{usual ? běžný týden, který | sezona, která} neříká, {field = kitchen ? kdy vaří kuchyně | kdy se podávají obědy}, ačkoli jiné týdny to říkají ≠ hodiny, nebo no: z jiného týdne se nic nepřebírá → přidejte řádek   {field}: no   nebo hodiny',
  },
  'holidays-twice':
    'two different rules for public holidays ≠ one of the two → keep   holidays:   and delete the line   holidays_as_usual | dvě různá pravidla pro svátky ≠ jedno z nich → nechte   holidays:   a řádek   holidays_as_usual   smažte',
  'holidays-without-state': {
    en: 'a rule for public holidays, but not in which federal state the pub is ≠ the state, because some holidays are not holidays in all of them → add a line   state:   with its name to pub.md',
    cs: 'pravidlo pro svátky, ale ne spolková země, kde podnik je ≠ spolková země, protože některé svátky neplatí ve všech → doplňte do pub.md řádek   state:   s jejím jménem',
  },
  'holiday-unstated': {
    en: 'no hours for {date :date} ({name}), a public holiday ≠ hours for every public holiday in the {days} days after {today :date} → add   - date: {date :date}   and   closed: yes   or the hours of that day; one line for all of them is   holidays: closed   or   as usual   or   as Sunday   or   ask',
    cs: 'nic o státním svátku {date :date} („{name}“) ≠ u každého svátku do {days # den | dny | dní} od {today :date}, jak máte otevřeno → přidejte   - date: {date :date}   a   closed: yes   nebo hodiny toho dne; jeden řádek pro všechny je   holidays: zavřeno   nebo   jako obvykle   nebo   jako v neděli   nebo   dotaz',
  },
} as const satisfies Entries
