// Problems of prices and deposits.

import { type Currency, currencies, currencyCodes } from '../../model/currencies.ts'
import type { Entries } from '../template.ts'
import { findNumber } from './derived.ts'

export const prices = {
  'price-reduced': {
    en: '{"typed"}, perhaps a reduction ≠ what a guest pays → write after an equals sign what a guest pays, or the reduction in a sentence,   note:',
    cs: '{"typed"}, možná sleva ≠ kolik host zaplatí → napište za rovnítko, kolik host zaplatí, nebo slevu větou na řádek   note:',
  },
  'price-unreadable': {
    derive: findNumber,
    en: '{"typed"} as a price → {several ? write one price, or two sizes with a semicolon between them; if the price varies, write the lowest one after   {owner.from} | write {currency :currencyName} in digits, or 0 if it is free{hasNoNumber ? ; if it has no fixed price, put it in a sentence,   note:   of the section}}',
    cs: 'cena {"typed"} → {several ? napište jednu cenu, nebo dvě velikosti oddělené středníkem; mění-li se, napište tu nejnižší za   {owner.from} | napište cenu {currency :inCurrency} číslicemi; co je zadarmo, má 0{hasNoNumber ? ; co nemá stálou cenu, napište větou pod   note:   oddílu}}',
  },
  'price-in-other-currency': {
    derive: ({ other }: { other: Currency }) => ({ cash: currencies[other].cash }),
    en: '{"typed"} as a price, but the prices of the pub are in {currency} → write the price in {currency :currencyName}; to say that you accept cash in {other :currencyName}, write   payment: {cash}   in pub.md; if all prices are in {other :currencyName}, write   currency: {other}   there',
    cs: 'cena {"typed"}, ale ceny hospody jsou {currency :inCurrency} → napište cenu {currency :inCurrency}; že berete hotovost {other :inCurrency}, řekne   payment: {cash}   v pub.md; jsou-li {other :inCurrency} všechny ceny, napište tam   currency: {other}',
  },
  'currency-unknown': {
    derive: () => ({ currencies: currencyCodes }),
    en: '{"typed"} as a price, in a currency that no site can have → only prices in {currencies :list} can be published',
    cs: 'cena {"typed"} v měně, kterou žádný web mít nemůže → zveřejnit jdou jen ceny v měnách {currencies :list}',
  },
  'price-too-fine':
    '{"typed"}, a price with more than two decimal places → round it to two decimal places at most | cena {"typed"}, která má za čárkou víc než dvě místa → zaokrouhlete ji nejvýš na dvě místa',
  'price-too-high':
    'a price of {price :money} → check the number of digits | cena {price :money} → zkontrolujte, jestli nepřebývá číslice',
  'price-high':
    'a price of {price :money} → check the number of digits | cena {price :money} → zkontrolujte, jestli nepřebývá číslice',
  'price-low': {
    en: 'an entry price of {price :money} ≠ what a guest pays to come in, or 0 if it is free → check the number of digits, and the currency',
    cs: 'vstupné {price :money} ≠ kolik host zaplatí, aby mohl dovnitř, nebo 0, když nic → zkontrolujte počet číslic a měnu',
  },
  'price-unlike': {
    en: 'a price of {price :money}, but the others near it are from {least :sum} to {most :money} → check the number of digits',
    cs: 'cena {price :money}, ale ostatní vedle ní jsou od {least :sum} do {most :money} → zkontrolujte, jestli číslice nechybí nebo nepřebývá',
  },
  'price-or-quantity': {
    derive: ({ currency }: { currency: Currency }) => ({ sign: currencies[currency].sign }),
    en: '{"typed"}, which may be a price or a quantity → for a price write   = {typed}   or   {typed} {sign}   ; write a quantity with its unit and its price:   {typed} g = ... + if it is a quantity, with its unit and its price:   {typed} g = ...',
    cs: '{"typed"}; to může být cena i množství → cenu napište   = {typed}   nebo   {typed} {sign}   a množství s jednotkou a cenou:   {typed} g = ... + je-li to množství, s jednotkou a cenou:   {typed} g = ...',
  },
  'price-without-size': {
    en: 'a price that does not say what it is for, next to other sizes → write its quantity or a label in front of the price, with an equals sign between them',
    cs: 'cena, která vedle dalších velikostí neříká, za kolik je → napište před ni množství nebo jméno velikosti a rovnítko',
  },
  'price-from-nothing':
    '{"typed"} as the lowest price → write the price of the cheapest one, or 0 without "{own.from}" if it is free | nejnižší cena {"typed"} → napište cenu toho nejlevnějšího, nebo 0 bez „{own.from}“, když je to zadarmo',
  'price-from-and-per':
    '{"typed"}, both a lowest price and a price by weight → keep one of the two:   {own.from}   or   {own.byWeight} | {"typed"}, tedy nejnižší cena a zároveň cena podle váhy → nechte jen jedno:   {own.from}   nebo   {own.byWeight}',
  'weight-missing': {
    en: '{"typed"}, a price {litre ? per litre for another volume | by weight without a weight} → write {litre ?   1 l = {price} {own.byLitre}   or the price of that volume | the weight that the price is for:   ... g = {price} {own.byWeight}}',
    cs: '{"typed"}; {litre ? cena za litr u jiného objemu | prodává se to podle váhy, ale váha tu není} → napište{litre ?    1 l = {price} {own.byLitre}   nebo cenu za ten objem | , za kolik gramů ta cena je:   ... g = {price} {own.byWeight}}',
  },
  'price-range-unreadable':
    '{"typed"}, which is not a price range → write the lowest and the highest amount that a guest spends, with a dash between them | {"typed"}; to není cenové rozpětí → napište, kolik host utratí nejméně a kolik nejvíc, a mezi to pomlčku',
  'price-range-turned':
    '{"typed"}, where the higher price comes first → write the lower one first | {"typed"}; vyšší cena je první → napište nejdřív tu nižší',
  'other-price-always':
    'prices without a time ≠ when they hold → add a line   days: ...   ,   hours: ...   or   from: ... | ceny bez času ≠ kdy platí → přidejte řádek   days: ...   ,   hours: ...   nebo   from: ...',
  'other-price-of-what': {
    en: '{isSection ? a section needs a discount | either prices or a discount} ≠ {isSection ? what everything in the section costs less | what it costs then} → {isSection ? write   discount: ... %   ; prices belong to the items | write one of   sizes: ...   and   discount: ... %}',
    cs: '{isSection ? oddíl potřebuje slevu | buď ceny, nebo sleva} ≠ {isSection ? o kolik je vše v oddílu levnější | kolik to pak stojí} → {isSection ? napište   discount: ... %   ; ceny patří k položkám | napište jedno z   sizes: ...   a   discount: ... %}',
  },
  'other-price-unmatched': {
    en: '{"typed"}, which names no single size of this item ≠ a size as in its   sizes:   → write{fields ?    other_prices:   with   {fields :list}   and} a line   sizes:   with what it is for:   {choices :or}',
    cs: '{"typed"}, což není právě jedna velikost této položky ≠ velikost, jak stojí v jejích   sizes:   → napište{fields ?    other_prices:   s řádky   {fields :list}   a} řádek   sizes:   s tím, za co je:   {choices :or}',
  },
  'discount-unreadable':
    '{"typed"} as a discount → write by how many percent the price is lower, such as   ... % | sleva {"typed"} → napište, o kolik procent je cena nižší:   ... %',
  'deposit-unreadable':
    '{"typed"} as a deposit → write one amount in {currency :currencyName}{amount ? :   {amount}} | záloha {"typed"} → napište jednu částku {currency :inCurrency}{amount ? :   {amount}}',
  'deposit-of-nothing':
    'a deposit of {"typed"} → write what a guest gets back, or delete the line | záloha {"typed"} → napište, kolik se hostovi vrací, nebo řádek smažte',
} as const satisfies Entries
