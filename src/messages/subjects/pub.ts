// Problems of the facts of the house in pub.md.

import type { AddressMistake } from '../../model/base-url.ts'
import type { Entries } from '../template.ts'
import { explainAddress } from './addresses.ts'

export const pub = {
  'coordinate-unreadable':
    '{"typed"} → copy the number from the map | {"typed"} → zkopírujte číslo z mapy',
  'coordinates-together':
    'a latitude and a longitude on one line → write   latitude: {latitude}   and on its own line   longitude: {longitude} | šířka a délka na jednom řádku → napište   latitude: {latitude}   a na další řádek   longitude: {longitude}',
  'coordinates-swapped':
    'a latitude and a longitude that are only in the country of the pub when swapped → swap them | zeměpisná šířka a délka, které v zemi hospody leží, jen když se prohodí → prohoďte je',
  'coordinates-outside': {
    en: 'a place outside {country} ≠ the place of the pub, in the country of its address → copy both numbers from the map again, latitude first',
    cs: 'místo, které neleží v zemi „{country}“ ≠ místo hospody, v zemi, která je v adrese → zkopírujte obě čísla z mapy znovu, napřed šířku',
  },
  'postal-code-unreadable':
    '{"typed"} as a post code → write {digits = 4 ? four | five} digits, such as {example} | PSČ {"typed"} → napište {digits = 4 ? čtyři číslice | pět číslic}, třeba {example}',
  'number-of-field':
    '{"typed"} as {label}, but it looks like {other} → write it after   {field}:   and put your {label} here | {label} {"typed"}, což má podobu {other} → napište to za   {field}:   a sem číslo, které je vaše {label}',
  'number-unreadable':
    '{"typed"} as {label} → write all letters and digits, including zeros at the beginning, such as {example} | {label} {"typed"} → napište všechna písmena a číslice, i nuly na začátku, třeba {example}',
  'number-impossible':
    '{label} {typed}, whose check digit is wrong → compare it with the register, because one of the digits is wrong; until you know it, write   {field}: ask | {label} {typed}, kterému nesedí kontrolní číslice → porovnejte je s rejstříkem, některá číslice je špatně; než to zjistíte, napište   {field}: ask',
  'number-foreign': {
    en: '{field}, which companies in {country} do not have → use the number that they have there ({known :list}), or state the right country after   country:',
    cs: '{field}; takové číslo firmy v zemi „{country}“ nemají → napište, co tam mají ({known :list}), nebo řekněte řádkem   country:   že hospoda je jinde',
  },
  'payment-contradictory': {
    derive: ({ method }: { method: string }) => ({ isCard: method.endsWith('card') }),
    en: '{method} is both accepted and refused ≠ each way to pay on only one of the two lines → delete it from one of the two lines{isCard ? ; if you accept only some cards, write which:   card   is debit_card and credit_card}',
    cs: '{method} mezi tím, co berete, i mezi tím, co neberete ≠ každý způsob placení jen na jednom z obou řádků → smažte ho na jednom z nich{isCard ? ; berete-li jen některé karty, napište které:   card   je debit_card i credit_card}',
  },
  'feature-contradicted':
    '"{field}", but   {denied}: no   says that there is none → delete this line, or write   {denied}: yes | „{field}“, a přitom   {denied}: no   říká, že to tu není → smažte tento řádek, nebo napište   {denied}: yes',
  'license-unreadable':
    '{"typed"} → write for example   CC-BY-4.0 | {"typed"} → napište třeba   CC-BY-4.0',
  'signals-unreadable':
    '{"typed"} → write   search=yes, ai-input=yes, ai-train=no | {"typed"} → napište   search=yes, ai-input=yes, ai-train=no',
  'security-contact-unreadable':
    '{"typed"} → write one of the three | {"typed"} → napište jedno z těch tří',
  'security-expired':
    'a security contact that expired before {today :date} → check that it is still right, and write a date within a year | bezpečnostní kontakt, který {today :date} už neplatil → ověřte, že kontakt platí, a napište datum do roka',
  'security-expiring': {
    en: 'a security contact that expires {days} days after {today :date} → check that it is still right, and write a date within a year',
    cs: 'bezpečnostní kontakt, který přestane platit {days # den | dny | dní} po {today :date} → ověřte, že kontakt platí, a napište datum do roka',
  },
  'address-unusable': {
    derive: ({ typed, mistake }: { typed: string; mistake: AddressMistake }) =>
      explainAddress(typed, mistake),
    en: 'an address that {wrong} → write for example   https://pub.example',
    cs: 'adresa, která {wrong} → napište třeba   https://pub.example',
  },
  'updated-ahead':
    'a day after {today :date}, the date of this build ≠ the day on which you last checked prices and hours → correct the date | den po {today :date}, pro který se web tvoří ≠ den, kdy jste naposledy prošli ceny a hodiny → opravte datum',
  'updated-long-ago': {
    en: 'a day {days} days before {today :date}: guests see it next to every price ≠ at most 60 days → check prices and hours, then write the date of that day',
    cs: 'den, který je {days # den | dny | dní} před {today :date}: hosté ho vidí u každé ceny ≠ nejvýš 60 dní → projděte ceny a hodiny a napište datum toho dne',
  },
  'date-long-ago': {
    en: 'a site that is always built for {today :date}, {days} days ago, whenever you build it → delete the line: the site is then built for the current day',
    cs: 'web, který se pokaždé tvoří pro {today :date}, tedy {days # den | dny | dní} zpátky → řádek smažte: web se pak tvoří pro den, kdy ho vytváříte',
  },
} as const satisfies Entries
