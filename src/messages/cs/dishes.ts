// O alergenech, dietách, alkoholu, velikostech a cenách.

import { currencies } from '../../model/currencies.ts'
import { ofWhat } from '../en/dishes.ts'
import {
  counted,
  inCurrency,
  list,
  type Messages,
  priceTooHigh,
  quote,
  unreadable,
  within,
  writeWords,
} from './parts.ts'

const withCommas = 'napište čísla a mezi ně čárky: 1, 3, 7'

/** What is sold on request, by the day, or with something else. */
const noFixedPrice = (typed: string) =>
  /\d/.test(typed) ? '' : '; co nemá stálou cenu, napište větou pod   note:   oddílu'

export const dishes = {
  'alcohol-unreadable': unreadable('napište procenta, třeba 4,1, nebo 0, nebo unknown'),
  'alcohol-impossible': ({ typed }) => ({
    found: `${typed} % alkoholu`,
    mend: 'napište číslo od 0 do 96',
  }),
  'degree-unreadable': unreadable(({ typed }) =>
    typed.includes('%')
      ? 'napište stupně piva, třeba 12; procenta patří na řádek   alcohol:'
      : 'napište stupně piva, třeba 12',
  ),
  'allergens-unreadable': unreadable('napište čísla, třeba 1, 3, 7, nebo none, nebo unknown'),
  'allergens-parted': ({ typed }) => ({
    found: /[;+&|]/.test(typed)
      ? `${quote(typed)} bez čárek`
      : `${quote(typed)}; z mezery se nepozná, jestli jsou to dvě čísla, nebo jedno`,
    mend: withCommas,
  }),
  'allergen-unreadable': unreadable(
    `${withCommas}; když v jídle žádný není, none, a když to nevíte, unknown`,
  ),
  'allergens-letters': ({ letters, austrian, others }) => ({
    found: `${quote(list(letters))}; písmena znamenají v každém lístku něco jiného${others.length > 0 ? `; a stejně jinde (${others.length}×): ${list(others)}` : ''}`,
    mend: `napište čísla, která u těch písmen stojí ve vašem vlastním seznamu alergenů${austrian === null ? '' : `; jak je má většina lístků v Rakousku, je to   ${austrian}`}`,
  }),
  'allergen-ambiguous': ({ typed }) => ({
    found: `„${typed}“; to můžou být dva alergeny, nebo druh jednoho z nich`,
    mend: `napište   ${typed.replace('.', ', ')}   nebo   ${typed.split('.')[0]}`,
  }),
  'allergen-in-words': unreadable(({ number }) => `napište jeho číslo:   ${number}`),
  'allergen-kind-in-words': unreadable(({ code }) => `napište jeho číslo a písmeno:   ${code}`),
  'allergen-kind-unknown': ({ typed, number, kinds }) => ({
    found: `${quote(typed)}, druh alergenu ${number}, který nemá písmeno`,
    mend:
      kinds.length > 0
        ? `napište samotné   ${number}   nebo jedno z: ${list(kinds.map(({ code }) => code))}`
        : `napište samotné   ${number}   protože druhy mají jen 1 (obiloviny) a 8 (ořechy)`,
  }),
  'allergen-group-and-kind': ({ number: group, kind }) => ({
    found: `${group} vedle ${kind}; nepozná se, jestli jde jen o tento druh, nebo i o jiné`,
    mend: `nechte   ${kind}   je-li to jediný druh, nebo   ${group}   jsou-li i jiné, nebo to nevíte`,
  }),
  'traces-denied': unreadable(
    'smažte řádek: bez něj se o stopách neříká nic, a že žádné nejsou, nemůže nikdo slíbit',
  ),
  'vintage-unreadable': ({ typed }) => ({
    found: `ročník vína ${quote(typed)}`,
    mend: 'napište rok čtyřmi číslicemi, třeba 2023',
  }),
  'allergen-unknown': ({ number }) => ({
    found: `alergen ${number}, a takový není`,
    mend: 'použijte čísla 1 až 14',
  }),
  'price-in-other-currency': ({ typed, currency, other }) => ({
    found: `cena ${quote(typed)}, ale ceny hospody jsou ${inCurrency(currency)}`,
    mend: `napište cenu ${inCurrency(currency)}; že berete hotovost ${inCurrency(other)}, řekne   payment: ${currencies[other].cash}   v pub.md; jsou-li ${inCurrency(other)} všechny ceny, napište tam   currency: ${other}`,
  }),
  'price-unreadable': ({ typed, several, currency }, own) => ({
    found: `cena ${quote(typed)}`,
    mend: several
      ? `napište jednu cenu, nebo dvě velikosti oddělené středníkem; mění-li se, tu nejnižší:   ${own.from} 85`
      : `napište cenu ${inCurrency(currency)} číslicemi; co je zadarmo, má 0${noFixedPrice(typed)}`,
  }),
  'price-too-fine': ({ typed }) => ({
    found: `cena ${quote(typed)}, která má za čárkou víc než dvě místa`,
    mend: 'zaokrouhlete ji nejvýš na dvě místa',
  }),
  'price-too-high': priceTooHigh,
  'sizes-unreadable': unreadable('napište, kolik toho je, rovnítko a cenu'),
  'sizes-too-many': ({ count }) => ({
    found: counted(count, 'velikost', 'velikosti', 'velikostí'),
    mend: 'nechte nejvýš 8 velikostí',
  }),
  'size-twice': ({ typed }) => ({
    found: `velikost ${quote(typed)} dvakrát`,
    mend: 'jednu z nich smažte, nebo je každou jinak pojmenujte',
  }),
  'deposit-unreadable': ({ typed, currency }) => ({
    found: `záloha ${quote(typed)}`,
    mend: `napište jednu částku ${inCurrency(currency)}`,
  }),
  'deposit-of-nothing': ({ typed }) => ({
    found: `záloha ${quote(typed)}`,
    mend: 'napište, kolik se hostovi vrací, nebo řádek smažte',
  }),
  'price-range-unreadable': ({ typed }) => ({
    found: `${quote(typed)}; to není cenové rozpětí`,
    mend: 'napište, kolik host utratí nejméně a kolik nejvíc, a mezi to pomlčku',
  }),
  'price-range-turned': ({ typed }) => ({
    found: `${quote(typed)}; vyšší cena je první`,
    mend: 'napište nejdřív tu nižší',
  }),
  'price-or-quantity': ({ typed, currency }) => ({
    found: `${quote(typed)}; to může být cena i množství`,
    mend: `cenu napište   = ${typed}   nebo   ${typed} ${currencies[currency].sign}   a množství s jednotkou a cenou:   ${typed} g = ...`,
    besides: `je-li to množství, s jednotkou a cenou:   ${typed} g = ...`,
  }),
  'price-without-size': () => ({
    found: 'cena, která vedle dalších velikostí neříká, za kolik je',
    mend: 'napište před ni množství nebo jméno velikosti a rovnítko',
  }),
  'price-from-nothing': ({ typed, own }) => ({
    found: `nejnižší cena ${quote(typed)}`,
    mend: `napište cenu toho nejlevnějšího, nebo 0 bez „${own.from}“, když je to zadarmo`,
  }),
  'weight-missing': ({ typed, price, own }) => ({
    found: `${quote(typed)}; prodává se to podle váhy, ale váha tu není`,
    mend: `napište, za kolik gramů ta cena je:   ... g = ${price} ${own.byWeight}`,
  }),
  'price-from-and-per': ({ typed, own }) => ({
    found: `${quote(typed)}, tedy nejnižší cena a zároveň cena podle váhy`,
    mend: `nechte jen jedno:   ${own.from}   nebo   ${own.byWeight}`,
  }),
  'people-impossible': unreadable(({ own }) => `napište pro 1 až 30 osob:   ${own.people} = ...`),
  'size-with-two-labels': ({ typed, labels }) => ({
    found: `${quote(typed)}, se jménem velikosti před množstvím i za ním`,
    mend: `nechte jen jedno:   ${labels.join('   nebo   ')}`,
  }),
  'part-of-what': (of) => ({
    found: `${quote(of.typed)}, tedy část něčeho`,
    mend: `napište, čeho:   ${ofWhat(of).join('   nebo   ')}`,
  }),
  'unit-without-number': ({ typed }) => ({
    found: `jednotka ${quote(typed)} bez čísla`,
    mend: `napište kolik, třeba   1 ${typed}`,
  }),
  'size-unreadable': ({ typed }, own) => ({
    found: `velikost ${quote(typed)}`,
    mend: `napište množství s jednotkou: 0,5 l, 150 g nebo ${own.pieces}`,
  }),
  'size-without-price': ({ typed, suggested, priced }) => ({
    found: `${quote(typed)} bez ${priced ? 'rovnítka' : 'ceny'}`,
    mend: `napište před cenu rovnítko${suggested === null ? ' a mezi dvě velikosti středník' : `:   ${suggested}`}${noFixedPrice(typed)}`,
  }),
  'price-before-weight': ({ typed, price, weight, own }) => ({
    found: `${quote(typed)}, cena před svou váhou`,
    mend: `napište   ${weight} = ${price}   nebo, váží-li se až při podávání,   ${weight} = ${price} ${own.byWeight}`,
  }),
  'size-with-two-prices': ({ typed }) => ({
    found: `dvě ceny v ${quote(typed)}`,
    mend: 'oddělte dvě velikosti středníkem a do každé napište jedno rovnítko',
  }),
  'size-with-two-quantities': ({ typed }) => ({
    found: `dvě množství stejného druhu v ${quote(typed)}`,
    mend: 'oddělte dvě velikosti středníkem',
  }),
  'size-label-unknown': ({ labels, missing, known }) => ({
    found: `${labels.length > 1 ? 'velikosti' : 'velikost'} ${labels.map(quote).join(', ')}, ${labels.length > 1 ? 'které nemají' : 'která nemá'} jméno ${missing.map(({ language }) => within(language)).join(' ani ')}`,
    expected: `jméno velikosti, které web zná (${list(known)} ...), nebo i jeho překlad`,
    mend: writeWords('labels', labels, missing),
  }),
  'quantity-unreadable': ({ typed }) => ({
    found: `množství „${typed}“`,
    mend: 'napište třeba   0,5 l   nebo   150 g',
  }),
  'quantity-ambiguous': ({ typed, meant }) => ({
    found: `množství „${typed}“, které se dá číst dvojím způsobem`,
    mend: `napište   ${meant.join('   nebo   ')}`,
  }),
  'quantity-without-comma': ({ typed, meant }) => ({
    found: `množství „${typed}“, kde nejspíš chybí čárka`,
    mend: `napište   ${meant}`,
  }),
  'quantity-impossible': ({ typed, meant }) => ({
    found: `„${typed}“, a to není velikost`,
    mend: `napište   ${meant.length > 0 ? meant.join('   nebo   ') : 'velikost, třeba 0,5 l, 150 g nebo 2 ks'}`,
  }),
  'extra-without-name': ({ typed }) => ({
    found: `${quote(typed)}, ale chybí, co se přidává`,
    mend: `napište před cenu jméno:   ... = ${typed.replace(/^[\s=+]+/, '')}`,
  }),
  'extra-ambiguous-number': ({ typed, name, number, price }) => ({
    found: `${quote(typed)}, kde ${number} může být alergen i množství`,
    mend: `napište pro alergeny   ${name} (${number}) = ${price}   a pro množství   ${name} ${number} g = ${price}`,
  }),
  'extra-number-alone': ({ typed, name, number }) => ({
    found: `${quote(typed)}, kde ${number} může být alergen i cena`,
    mend: `napište pro cenu   ${name} = ${number}   a pro alergeny   ${name} (${number}) = ...`,
  }),
  'extra-ambiguous-comma': ({ typed, names, price }) => ({
    found: `${quote(typed)}; to může být jeden přídavek, nebo víc`,
    mend: `stojí-li tolik každý, napište   ${names.filter((name) => name !== '').join(` = ${price}; `)} = ${price}   a stojí-li tolik dohromady, spojte je bez čárky`,
  }),
  'extra-brackets': ({ typed, name, price }) => ({
    found: `závorky v ${quote(typed)}`,
    mend: `napište alergeny do jedné dvojice závorek:   ${name} (...) = ${price}`,
  }),
  'extra-quantity-in-brackets': ({ typed, quantity }) => ({
    found: `${quote(typed)}, ale závorky jsou pro alergeny`,
    mend: `napište množství bez nich:   ${quantity}`,
  }),
  'extra-twice': ({ name }) => ({
    found: `přídavek „${name}“ dvakrát`,
    expected: 'každý přídavek jednou, nebo s jiným množstvím',
    mend: 'jeden z nich smažte, nebo napište, kolik čeho je',
  }),
  'extras-none': (_, own) => ({
    found: 'řádek, který říká, že přídavky nejsou žádné',
    expected: `přídavky, třeba   ${own.extra}; když žádné nejsou, tenhle řádek sem nepatří`,
    mend: 'smažte řádek',
  }),
  'extras-too-many': ({ count }) => ({
    found: counted(count, 'přídavek', 'přídavky', 'přídavků'),
    expected: 'nejvýš 30 přídavků',
    mend: 'udělejte z nich oddíl lístku',
  }),
  'extra-untranslated': ({ names, missing }) => ({
    found: `${names.length > 1 ? 'přídavky' : 'přídavek'} ${names.map(quote).join(', ')}, ${names.length > 1 ? 'které nemají' : 'který nemá'} jméno ${missing.map(({ language }) => within(language)).join(' ani ')}`,
    expected: `jméno i ${missing.map(({ language }) => within(language)).join(' a ')}`,
    mend: writeWords('extras', names, missing),
  }),
  'extra-name-unused': ({ names }) => ({
    found: names
      ? `překlad pro ${names.map(quote).join(', ')}`
      : 'překlady přídavků, ale žádné přídavky',
    expected: 'překlady jmen, která stojí v   extras:',
    mend: 'napište jméno tak, jak stojí v   extras:   nebo překlad smažte',
  }),
  'label-unreadable': unreadable(
    'napište jméno velikosti tak, jak stojí v sizes, rovnítko a překlad:   malé = small',
  ),
} satisfies Messages
