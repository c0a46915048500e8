// Problems of alcohol, degrees of beer, and wines.

import type { Entries } from '../template.ts'

export const drinks = {
  'alcohol-unreadable':
    '{"typed"} → write the percentage from the label or the menu; 0 if it has none, unknown if you cannot say | {"typed"} → napište procenta z etikety nebo z lístku; 0, když v něm žádný není, a když to nevíte, unknown',
  'alcohol-impossible':
    '{typed} % alcohol → write a number from 0 to 96 | {typed} % alkoholu → napište číslo od 0 do 96',
  'alcohol-missing': {
    en: 'a drink without its alcohol ≠ percent by volume such as 5,0 → add a line   alcohol: ...   with the percentage (0 if it has none, unknown if you cannot say)',
    cs: 'nápoj, u kterého není alkohol ≠ objemová procenta, třeba 5,0 → přidejte řádek   alcohol: ...   s procenty (0, když v něm žádný není, unknown, když to nevíte)',
  },
  'alcohol-on-food':
    '"{field}" on food ≠ alcohol and degree on drinks only → delete the line, or move the item to a section of drinks | „{field}“ u jídla ≠ alkohol a stupně jen u nápojů → smažte řádek, nebo přesuňte položku do oddílu s nápoji',
  'alcohol-small': {
    en: '{percent} % alcohol ≠ percent by volume such as 5,0 → if you mean {meant} %, write   alcohol: {meant :comma} + if you mean {meant} %',
    cs: '{percent :number} % alkoholu ≠ objemová procenta, třeba 5,0 → myslíte-li {meant :number} %, napište   alcohol: {meant :comma} + myslíte-li {meant :number} %',
  },
  'alcohol-unlikely': {
    en: '{percent} % alcohol, more than such a drink has ≠ percent by volume such as 4,1 → check whether a comma is missing, or whether a digit of the quantity is wrong + if a comma is missing',
    cs: '{percent :number} % alkoholu, víc, než takový nápoj mívá ≠ objemová procenta, třeba 4,1 → podívejte se, jestli nechybí čárka, nebo jestli není špatně číslice v množství + chybí-li čárka',
  },
  'wine-alcohol-unlikely': {
    en: 'a wine with {percent} % alcohol ≠ percent by volume such as 12,5, or 0 without alcohol → check whether the comma is one place too far to the left + if the comma is one place too far to the left',
    cs: 'víno s {percent :number} % alkoholu ≠ objemová procenta, třeba 12,5, nebo 0 bez alkoholu → podívejte se, jestli není čárka o místo vedle + je-li čárka o místo vedle',
  },
  'drinks-without-alcohol': {
    en: 'drinks, but none of them states its alcohol ≠ what this section holds: food or drinks → write   kind: food   if these are dishes; otherwise add a line to each drink   alcohol: ...   with the percentage (0 if it has none, unknown if you cannot say)',
    cs: 'nápoje, a u žádného z nich není alkohol ≠ druh toho, co je níže: food (jídlo), nebo drinks (nápoje) → napište   kind: food   , jsou-li to jídla; jinak přidejte ke každému nápoji řádek   alcohol: ...   s procenty (0, když v něm žádný není, unknown, když to nevíte)',
  },
  'food-with-alcohol': {
    en: 'food, but every item states its alcohol ≠ what this section holds: food or drinks + if these are dishes, delete the lines   alcohol:',
    cs: 'jídlo, a u všeho je alkohol ≠ druh toho, co je níže: food (jídlo), nebo drinks (nápoje) + jsou-li to jídla, smažte řádky   alcohol:',
  },
  'degree-unreadable': {
    derive: ({ typed }: { typed: string }) => ({ isPercent: typed.includes('%') }),
    en: '{"typed"} → write only the number of its degrees{isPercent ? ; percentages go after   alcohol:}',
    cs: '{"typed"} → napište jen číslo, kolik má stupňů{isPercent ? ; procenta patří na řádek   alcohol:}',
  },
  'degree-unlikely': {
    en: 'a beer of {degree} degrees with {percent} % alcohol ≠ more than twice as many degrees as percent → check whether there is a comma too many',
    cs: 'pivo, které má {degree :number}° a {percent :number} % alkoholu ≠ stupňů víc než dvakrát tolik co procent → podívejte se, jestli tu není čárka navíc',
  },
  'alcohol-degree-swapped': {
    en: '{percent} % alcohol in a beer of {degree} degrees ≠ less than half as many percent as degrees → write   alcohol: {beside}   and   degree: {typed}   if the two lines were swapped',
    cs: '{percent :number} % alkoholu v pivu, které má {degree :number}° ≠ procent míň než polovina stupňů → jsou-li řádky prohozené, napište   alcohol: {beside}   a   degree: {typed}',
  },
  'vintage-unreadable':
    '{"typed"} as the year of a wine → write the year with four digits | ročník vína {"typed"} → napište rok čtyřmi číslicemi',
  'vintage-ahead':
    'a wine of {vintage}, later than the date of the site ({today :date}) ≠ a year in the past → correct the year | víno ročníku {vintage}, po datu webu ({today :date}) ≠ ročník, který už byl → opravte ročník',
  'drink-field-on-food': {
    en: '"{field}" on food ≠ {fields :and} on drinks only → delete the line, write it as   origin: ...   or move the item to a section of drinks',
    cs: '„{field}“ u jídla ≠ {fields :and} jen u nápojů → smažte řádek, napište to jako   origin: ...   nebo přesuňte položku do oddílu s nápoji',
  },
  'brewery-and-winery': {
    en: 'a second producer, next to a brewery or a winery ≠ one producer: brewery, winery or producer → keep one of the two lines',
    cs: 'druhý výrobce vedle pivovaru nebo vinařství ≠ kdo to dělá, jednou: brewery, winery, nebo producer → nechte jeden z obou řádků',
  },
} as const satisfies Entries
