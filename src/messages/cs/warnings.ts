// Co nejspíš takhle být nemá, ale může.

import { linesOf } from '../../model/languages.ts'
import { typedDate } from '../wording.ts'
import {
  adjective,
  counted,
  list,
  type Messages,
  money,
  number,
  priceTooHigh,
  quote,
  spansOf,
  sum,
} from './parts.ts'
import { listed } from './times.ts'

const days = (count: number) => counted(count, 'den', 'dny', 'dní')

type FaintColor = { color: string; ratio: number }

/** `v noci #000000 (1,1 : 1)`. */
const faint = (when: string, colors: readonly FaintColor[]) =>
  colors.length > 0 &&
  `${when} ${list(colors.map(({ color, ratio }) => `${color} (${number(Math.round(ratio * 10) / 10)} : 1)`))}`

const check = 'porovnejte to s lístkem'

export const warnings = {
  'text-unfinished': ({ typed }) => ({
    found: `${quote(typed)}, jak to bylo v souborech nové hospody`,
    expected: 'co platí pro vaši hospodu',
    mend: 'napište místo toho své',
  }),
  'notice-unfinished': ({ typed }) => ({
    found: `${quote(typed)}, jak to bylo v souborech nové hospody`,
    expected: 'vaše věta, nebo žádná',
    mend: 'až bude všechno ostatní platit, smažte notice, v každém jazyce',
  }),
  'text-untranslated': ({ language, same }) => ({
    found: `${adjective(language)} text, který je stejný jako ${adjective(same)}`,
    expected: 'slova, kterým rozumí host z ciziny',
    mend: 'přeložte ho',
  }),
  'checked-needless': ({ code }) => ({
    found: `kód „${code}“ mezi prověřenými, ale takové upozornění tu není`,
    expected: 'jen kódy upozornění, která tu jsou',
    mend: 'smažte tento kód, nebo celý řádek, není-li na něm jiný',
  }),
  'photo-unused': () => ({
    found: 'fotka, kterou žádný řádek nejmenuje, a na webu tedy není',
    mend: 'napište její jméno za   photo:   tam, kam patří, nebo ji smažte',
  }),
  'emblem-faint': ({ day, night }) => ({
    found: `barvy, které tam, kde kresba stojí, skoro nejsou vidět: ${[faint('ve dne', day), faint('v noci', night)].filter(Boolean).join('; ')}`,
    expected: 'kontrast aspoň 2 : 1, nebo jediná barva, ze které bude barva hospody',
    mend: 'změňte barvu, nebo nakreslete všechno jednou barvou; leží-li na jiné barvě kresby, je to v pořádku: pak napište do look.md   checked: emblem-faint   Na tmavé hlavičce stojí kresba na dlaždici ze světlého papíru',
  }),
  'name-long': ({ length, most, rest }) => ({
    found: `jméno, které má ${counted(length, 'znak', 'znaky', 'znaků')}`,
    expected: `nejvýš ${most}, jinak ho jiné služby uříznou`,
    mend: `zkraťte ho a zbytek napište na řádek   ${rest}:`,
  }),
  'section-single': () => ({
    found: 'oddíl s jedinou položkou',
    mend: 'dejte položku do jiného oddílu, nebo to nechte být, přibudou-li další',
  }),
  'price-high': priceTooHigh,
  'price-low': ({ price, currency }) => ({
    found: `vstupné ${money(price, currency)}`,
    expected: 'kolik host zaplatí, aby mohl dovnitř, nebo 0, když nic',
    mend: 'zkontrolujte počet číslic a měnu',
  }),
  'price-unlike': ({ price, least, most, currency }) => ({
    found: `cena ${money(price, currency)}, ale ostatní vedle ní jsou od ${sum(least)} do ${money(most, currency)}`,
    mend: 'zkontrolujte, jestli číslice nechybí nebo nepřebývá',
  }),
  'alcohol-small': ({ percent, meant }) => ({
    found: `${number(percent)} % alkoholu`,
    expected: 'objemová procenta, třeba 5,0',
    mend: `myslíte-li ${number(meant)} %, napište   alcohol: ${number(meant)}`,
    besides: `myslíte-li ${number(meant)} %`,
  }),
  'holiday-unstated': ({ date, name, today, days: count, languages }) => {
    const typed = typedDate(date)
    return {
      found: `nic o státním svátku ${typed} („${name}“)`,
      expected: `u každého svátku do ${days(count)} od ${typedDate(today)}, jak máte otevřeno`,
      mend: `přidejte   - date: ${typed}   s řádky ${list(linesOf('reason', languages))} a   closed: yes   nebo s hodinami toho dne`,
    }
  },
  'vintage-ahead': ({ vintage, today }) => ({
    found: `víno ročníku ${vintage}, po datu webu (${typedDate(today)})`,
    expected: 'ročník, který už byl',
    mend: 'opravte ročník',
  }),
  'lunch-over': ({ today }) => ({
    found: `obědový týden, který už ${typedDate(today)} skončil`,
    mend: 'přidejte soubor s novějším týdnem, nebo tento smažte',
  }),
  'lunch-far': ({ today }) => ({
    found: `obědový týden víc než pět týdnů po ${typedDate(today)}`,
    mend: 'podívejte se, jestli jméno souboru je datum jeho pondělí, se správným rokem',
  }),
  'lunch-year': ({ meant }) => ({
    found: 'obědový týden z minulého roku, ale letos na tento týden žádný',
    mend: `myslíte-li letošek, pojmenujte soubor ${meant}.md`,
  }),
  'lunch-repeated': ({ before }) => ({
    found: `přesně ta jídla, která byla v týdnu od ${typedDate(before)}`,
    mend: 'napište, co bude v tomto týdnu, nebo tento soubor smažte, než to budete vědět',
  }),
  'updated-ahead': ({ today }) => ({
    found: `den po ${typedDate(today)}, pro který se web tvoří`,
    expected: 'den, kdy jste naposledy prošli ceny a hodiny',
    mend: 'opravte datum',
  }),
  'updated-long-ago': ({ today, days: count }) => ({
    found: `den, který je ${days(count)} před ${typedDate(today)}: hosté ho vidí u každé ceny`,
    expected: 'nejvýš 60 dní',
    mend: 'projděte ceny a hodiny a napište datum toho dne',
  }),
  'date-long-ago': ({ today, days: count }) => ({
    found: `web, který se pokaždé tvoří pro ${typedDate(today)}, tedy ${days(count)} zpátky`,
    mend: 'řádek smažte: web se pak tvoří pro den, kdy ho vytváříte',
  }),
  'dates-over': () => ({
    found: 'data, která už všechna minula',
    mend: 'smažte položku, než ji budete zase podávat, nebo přidejte řádek   sold_out: yes',
  }),
  'security-expired': ({ today }) => ({
    found: `bezpečnostní kontakt, který ${typedDate(today)} už neplatil`,
    mend: 'ověřte, že kontakt platí, a napište datum do roka',
  }),
  'security-expiring': ({ today, days: count }) => ({
    found: `bezpečnostní kontakt, který přestane platit ${days(count)} po ${typedDate(today)}`,
    mend: 'ověřte, že kontakt platí, a napište datum do roka',
  }),
  'exception-open-long': ({ date, days }) => ({
    found: `výjimka do odvolání, která trvá už ${counted(days, 'den', 'dny', 'dní')}`,
    expected: 'hodiny, které pořád platí',
    mend: `místo „do odvolání“ napište poslední den, nebo změňte běžné hodiny na ty, které platí od ${typedDate(date)}`,
  }),
} satisfies Messages

export const slips = {
  'alcohol-degree-swapped': ({ percent, degree, typed, beside }) => ({
    found: `${number(percent)} % alkoholu v pivu, které má ${number(degree)}°`,
    expected: 'procent míň než polovina stupňů',
    mend: `jsou-li řádky prohozené, napište   alcohol: ${beside}   a   degree: ${typed}`,
  }),
  'alcohol-unlikely': ({ percent }) => ({
    found: `${number(percent)} % alkoholu, víc, než takový nápoj mívá`,
    expected: 'objemová procenta, třeba 4,1',
    mend: 'podívejte se, jestli nechybí čárka:   4,1   , ne   41   , nebo jestli není špatně číslice v množství',
    besides: 'chybí-li čárka',
  }),
  'degree-unlikely': ({ degree, percent }) => ({
    found: `pivo, které má ${number(degree)}° a ${number(percent)} % alkoholu`,
    expected: 'stupňů víc než dvakrát tolik co procent',
    mend: 'podívejte se, jestli tu není čárka navíc:   11   , ne   1,1',
  }),
  'size-comma-missing': ({ typed }) => ({
    found: `${quote(typed)} skoro za stejnou cenu jako mnohem menší velikost`,
    mend: 'podívejte se, jestli nechybí čárka:   0,5 l   , ne   5 l',
    besides: 'chybí-li čárka',
  }),
  'size-larger-cheaper': ({ typed }) => ({
    found: `větší velikost, která stojí míň než menší, nebo je na své množství o hodně levnější, v ${quote(typed)}`,
    mend: `${check}: možná jsou prohozené ceny nebo množství`,
  }),
  'size-larger-dearer': ({ typed }) => ({
    found: `větší velikost, která je na své množství o hodně dražší než menší, v ${quote(typed)}`,
    mend: `${check}: možná je v ceně nebo v množství špatná číslice`,
  }),
  'size-label-twice': ({ label }) => ({
    found: `dvě velikosti, které se obě jmenují ${quote(label)}`,
    mend: 'opravte jméno jedné z nich',
  }),
  'diet-unlikely': ({ diet, typed }) => ({
    found: `${diet}, a přitom ${quote(typed)} v názvu nebo popisu`,
    expected: 'na řádku diets jen to, co odpovídá talíři',
    mend: 'smažte to z řádku diets, nebo opravte slova',
  }),
  'name-same': ({ language, other }) => ({
    found: `${adjective(language)} název jiného jídla: ${quote(other)}`,
    expected: 'název, podle kterého host obě rozliší',
    mend: 'přeložte název tohoto jídla',
  }),
  'answer-missing': ({ field }) => ({
    found: `nic za   ${field}:   , což se čte jako no`,
    expected: 'yes, nebo no',
    mend: `napište   ${field}: yes   , nebo řádek smažte`,
  }),
  'size-label-unlike': ({ typed }) => ({
    found: `malá velikost ${quote(typed)}`,
    mend: 'podívejte se, jestli nechybí čárka:   0,3 l   , ne   3 l',
    besides: 'chybí-li čárka',
  }),
  'wine-alcohol-unlikely': ({ percent }) => ({
    found: `víno s ${number(percent)} % alkoholu`,
    expected: 'objemová procenta, třeba 12,5, nebo 0 bez alkoholu',
    mend: 'podívejte se, jestli není čárka o místo vedle:   13   a ne   1,3',
    besides: 'je-li čárka o místo vedle',
  }),
  'size-unlikely': ({ typed, comma }) => ({
    found: `${quote(typed)}, a to za takovou cenu nikdo nedostane`,
    mend: `podívejte se, jestli není špatně číslice nebo čárka${comma === null ? ':   150 g   a ne   15 g' : `:   ${comma}   a ne   ${typed}`}`,
    besides: 'chybí-li čárka',
  }),
  'size-across-gap': ({ typed }) => ({
    found: `${quote(typed)}, což se čte jako jedno číslo`,
    expected: 'jedno číslo, nebo lomítko mezi dvěma',
    mend: `napište   ${typed.replace(/\s/g, '').replace(/(\D+)$/, ' $1')}   nebo, je-li to tolik kusů,   ${typed.replace(/\s/, ' ks / ')}`,
  }),
  'coordinates-swapped': () => ({
    found: 'zeměpisná šířka a délka, které v zemi hospody leží, jen když se prohodí',
    mend: 'prohoďte je',
  }),
  'coordinates-outside': ({ country }) => ({
    found: `místo, které neleží v zemi „${country}“`,
    expected: 'místo hospody, v zemi, která je v adrese',
    mend: 'zkopírujte obě čísla z mapy znovu, napřed šířku',
  }),
  'times-long': ({ open, close }) => ({
    found: `${open}–${close}, víc než 16 hodin v kuse`,
    mend: 'podívejte se, jestli není špatně číslice nebo nejsou časy prohozené',
    besides: 'jsou-li časy prohozené',
  }),
  'exception-long': ({ days }) => ({
    found: `výjimka na ${counted(days, 'den', 'dny', 'dní')}`,
    expected: 'nejvýš 60 dní; co se vrací každý rok, je sezona',
    mend: 'podívejte se, jestli není špatně měsíc nebo rok, nebo to napište pod   seasons:',
  }),
  'exception-past': ({ date, today }) => ({
    found: `výjimka, která skončila ${typedDate(date)}, dávno před ${typedDate(today)}`,
    mend: 'myslíte-li příští rok, napište ho, jinak výjimku smažte',
  }),
  'exception-far': ({ today }) => ({
    found: `výjimka víc než dva roky po ${typedDate(today)}`,
    mend: 'podívejte se, jestli je správně rok',
  }),
  'exception-inside': ({ reason }) => ({
    found: `zavřený den uvnitř dnů jiné výjimky (${quote(reason)})`,
    expected: 'jedna z nich, nebo obě, je-li ten den opravdu zavřeno',
    mend: 'podívejte se, jestli je ten den zavřeno, a opravte, co je špatně',
  }),
  'exception-without-lunch': ({ open, close }) => ({
    found: 'výjimka, která neříká, jestli se podává polední menu, ač jindy se podává',
    expected: 'hodiny poledního menu, nebo no',
    mend: `přidejte řádek   lunch: no   nebo   lunch: ${open}–${close}`,
  }),
  'section-left-out': ({ dates: [first = '', ...others] }) => ({
    found: `oddíl, který se ${listed([first, ...others])} nepodává: když začíná, není otevřeno nebo se nevaří, a web to tak říká`,
    expected: 'hodiny těch dnů, u kterých se počítalo i s tímto oddílem',
    mend: `opravte hodiny výjimky, nebo dejte tomu dni pod hours vlastní řádek s časy, nebo s ne:   - ${typedDate(first)} ne`,
  }),
  'section-outside-hours': ({ date, open, close, bar }) => ({
    found: `oddíl, který se podává ${open}–${close}, ale ${typedDate(date)} je otevřeno ${spansOf(bar)}`,
    expected: 'časy, kdy je otevřeno',
    mend: `opravte hodiny výjimky, nebo dejte tomu dni pod hours vlastní řádek s časy, nebo s ne:   - ${typedDate(date)} ne`,
  }),
  'section-outside-kitchen': ({ date, open, close, kitchen }) => ({
    found: `oddíl, který se podává ${open}–${close}, ale ${typedDate(date)} se vaří ${spansOf(kitchen)}`,
    expected: 'časy, kdy se vaří, jako v jiné dny',
    mend: `opravte kitchen u výjimky, nebo dejte tomu dni pod hours vlastní řádek s časy, nebo s ne:   - ${typedDate(date)} ne`,
  }),
  'lunch-outside-hours': ({ date, bar }) => ({
    found: `oběd na ${typedDate(date)}, kdy je otevřeno ${spansOf(bar)}, tedy mimo dobu obědů`,
    expected: 'jídla jen ve dnech, kdy se obědy podávají',
    mend: 'smažte tu jídla toho dne, nebo napište do výjimky, kdy se obědy podávají:   lunch: 12:00–14:00',
  }),
  'soup-included-priced': () => ({
    found: 'cena polévky, a přitom   soup_included: yes   říká, že je v ceně oběda',
    mend: 'smažte cenu, nebo napište   soup_included: no',
  }),
  'feature-contradicted': ({ field, denied }) => ({
    found: `„${field}“, a přitom   ${denied}: no   říká, že to tu není`,
    mend: `smažte tento řádek, nebo napište   ${denied}: yes`,
  }),
  'booking-denied': ({ typed, ways }) => ({
    found: `${quote(typed)}, a přitom   booking_by: ${list(ways)}   říká, jak se stůl rezervuje`,
    mend: 'nerezervujete-li, napište   booking_by: none',
  }),
  'booking-of-some': ({ typed }) => ({
    found: `${quote(typed)}, a přitom   booking_by: none   říká, že se nerezervuje`,
    mend: 'napište, jak se rezervuje, třeba   booking_by: telephone   , a od kolika osob:   booking_people_from: 20',
  }),
  'season-turned': ({ typed }) => ({
    found: `${quote(typed)}, což jde přes Nový rok a vynechává jen pár měsíců`,
    mend: 'podívejte se, jestli nejsou oba dny prohozené',
    besides: 'jsou-li oba dny prohozené',
  }),
  'text-garbled': ({ typed }) => ({
    found: `${quote(typed)}: písmena, která nějaký program rozbil`,
    expected: 'písmena, jak je mají hosté číst',
    mend: 'napište slovo znovu a uložte soubor jako UTF-8',
  }),
  'text-html': ({ typed }) => ({
    found: `${quote(typed)}, značka HTML: hosté by ji četli tak, jak tu stojí`,
    expected: 'obyčejný text',
    mend: 'smažte ji',
  }),
  'text-markdown': ({ typed }) => ({
    found: `${quote(typed)}, znaky Markdownu: hosté by je četli tak, jak tu stojí`,
    expected: 'obyčejný text',
    mend: 'smažte ty znaky',
  }),
} satisfies Messages
