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
} from './parts.ts'

const days = (count: number) => counted(count, 'den', 'dny', 'dní')

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
    found: `„${code}“ jako zkontrolované, a nic na to neupozorňuje`,
    expected: 'jen kódy upozornění, která tu jsou',
    mend: 'smažte tento kód, nebo celý řádek, není-li na něm jiný',
  }),
  'photo-unused': () => ({
    found: 'fotka, kterou žádný řádek nejmenuje, a na webu tedy není',
    mend: 'napište její jméno za   photo:   tam, kam patří, nebo ji smažte',
  }),
  'name-long': ({ length, most, rest }) => ({
    found: `jméno, které má ${counted(length, 'znak', 'znaky', 'znaků')}`,
    expected: `nejvýš ${most}, jinak ho jiné služby uříznou`,
    mend: `zkraťte ho a zbytek napište na řádek   ${rest}:`,
  }),
  'section-single': () => ({
    found: 'oddíl s jedinou položkou',
    mend: 'dejte položku do jiného oddílu, nebo to nechte, přibudou-li další',
  }),
  'price-high': priceTooHigh,
  'price-low': ({ price, currency }) => ({
    found: `vstupné ${money(price, currency)}`,
    expected: 'kolik host zaplatí, aby mohl dovnitř, nebo 0, když nic',
    mend: 'zkontrolujte počet číslic a měnu',
  }),
  'price-unlike': ({ price, least, most, currency }) => ({
    found: `cena ${money(price, currency)}, ale ostatní vedle ní jsou od ${number(least)} do ${money(most, currency)}`,
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
    found: 'obědový týden z minulého roku, a žádný na tento týden v letošním',
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
} satisfies Messages
