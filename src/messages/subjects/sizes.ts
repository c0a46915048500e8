// Problems of sizes and quantities.

import type { Entries } from '../template.ts'
import { findNumber, unknownLabels } from './derived.ts'

type PartOfWhat = { typed: string; own: { portion: string }; drinks: boolean }

export const sizes = {
  'sizes-unreadable':
    '{"typed"} → write a quantity, an equals sign and the price | {"typed"} → napište, kolik toho je, rovnítko a cenu',
  'sizes-too-many':
    '{count} sizes → keep at most 8 sizes | {count # velikost | velikosti | velikostí} → nechte nejvýš 8 velikostí',
  'size-twice':
    'the size {"typed"} twice → delete one of the two, or give them different labels | velikost {"typed"} dvakrát → jednu z nich smažte, nebo je každou jinak pojmenujte',
  'size-unreadable':
    '{"typed"} as a size → write a quantity with its unit: 0,5 l, 150 g or {owner.pieces} | velikost {"typed"} → napište množství s jednotkou: 0,5 l, 150 g nebo {owner.pieces}',
  'size-without-price': {
    derive: findNumber,
    en: '{"typed"} without {priced ? an equals sign | a price} → put an equals sign before the price{suggested ? :   {suggested} | , and a semicolon between two sizes}{hasNoNumber ? ; what has no fixed price belongs in a sentence,   note:   of the section}',
    cs: '{"typed"} bez {priced ? rovnítka | ceny} → napište před cenu rovnítko{suggested ? :   {suggested} |  a mezi dvě velikosti středník}{hasNoNumber ? ; co nemá stálou cenu, napište větou pod   note:   oddílu}',
  },
  'size-with-two-labels':
    '{"typed"} with a label before and after the quantity → keep one of the two:   {labels :or} | {"typed"}, se jménem velikosti před množstvím i za ním → nechte jen jedno:   {labels :or}',
  'size-with-two-prices':
    'two prices in {"typed"} → put a semicolon between the two sizes, and one equals sign in each | dvě ceny v {"typed"} → oddělte dvě velikosti středníkem a do každé napište jedno rovnítko',
  'size-with-two-quantities':
    'two quantities of the same kind in {"typed"} → put a semicolon between the two sizes | dvě množství stejného druhu v {"typed"} → oddělte dvě velikosti středníkem',
  'size-label-unknown': {
    derive: unknownLabels,
    en: '{labels > 1 ? sizes | a size} {labels :quotes} without a translation into {languages :languages} ≠ a label that the site knows ({known :list} ...), or a translation into {languages :languages} → {lines :addOrWrite}',
    cs: '{labels > 1 ? velikosti | velikost} {labels :quotes}, {labels > 1 ? které nemají | která nemá} jméno {languages :missingIn} ≠ jméno velikosti, které web zná ({known :list} ...), nebo i jeho překlad → {lines :addOrWrite}',
  },
  'label-unused': {
    en: 'a translation of {labels :quotes}, but no price here is called that ≠ translations of {known ? {known :quotes} | labels of prices, and no price has one} → write the label as it is in the line of prices, or delete its translation',
    cs: 'překlad pro {labels :quotes}, ale tak se tu žádná velikost ani cena nejmenuje ≠ překlady {known ? toho, co tu stojí: {known :quotes} | jmen velikostí a cen, a žádná tu jméno nemá} → napište jméno tak, jak stojí na řádku s cenami, nebo jeho překlad smažte',
  },
  'size-label-twice':
    'two sizes with the same name, {"label"} → correct the name of one of them | dvě velikosti, které se obě jmenují {"label"} → opravte jméno jedné z nich',
  'size-deposit-shared': {
    en: '{"typed"} as a deposit for every size, also for {"poured"} ≠ a deposit for what guests bring back → delete this line and write the deposit with each size that has one:   {line}',
    cs: 'záloha {"typed"} na každou velikost, i na {"poured"} ≠ záloha na to, co hosté vracejí → tento řádek smažte a zálohu napište ke každé velikosti, u které ji vybíráte:   {line}',
  },
  'size-label-unlike':
    'a small size of {"typed"} → check whether a comma is missing:   0,3 l   and not   3 l + if a comma is missing | malá velikost {"typed"} → podívejte se, jestli nechybí čárka:   0,3 l   , ne   3 l + chybí-li čárka',
  'size-comma-missing': {
    en: '{"typed"}, hardly dearer than a much smaller size → check whether a comma is missing:   0,5 l   and not   5 l + if a comma is missing',
    cs: '{"typed"} skoro za stejnou cenu jako mnohem menší velikost → podívejte se, jestli nechybí čárka:   0,5 l   , ne   5 l + chybí-li čárka',
  },
  'size-larger-cheaper': {
    en: 'in {"typed"} a larger size costs less than a smaller one, or much less for its quantity → check it against the menu: prices or quantities may be swapped',
    cs: 'větší velikost, která stojí míň než menší, nebo je na své množství o hodně levnější, v {"typed"} → porovnejte to s lístkem: možná jsou prohozené ceny nebo množství',
  },
  'size-larger-dearer': {
    en: 'in {"typed"} a larger size costs much more for its quantity than a smaller one → check it against the menu: a digit may be wrong in a price or a quantity',
    cs: 'větší velikost, která je na své množství o hodně dražší než menší, v {"typed"} → porovnejte to s lístkem: možná je v ceně nebo v množství špatná číslice',
  },
  'size-unlikely': {
    en: '{"typed"}, which no guest gets for that price → check whether a digit or a comma is wrong{comma ? :   {comma}   and not   {typed} | :   150 g   and not   15 g} + if a comma is missing',
    cs: '{"typed"}, a to za takovou cenu nikdo nedostane → podívejte se, jestli není špatně číslice nebo čárka{comma ? :   {comma}   a ne   {typed} | :   150 g   a ne   15 g} + chybí-li čárka',
  },
  'size-across-gap': {
    derive: ({ typed }: { typed: string }) => ({
      joined: typed.replace(/\s/g, '').replace(/(\D+)$/, ' $1'),
      pieces: typed.replace(/\s/, ' ks / '),
    }),
    en: '{"typed"}, which is read as one number ≠ one number, or a slash between two → write   {joined}   or, if that is the number of pieces,   {pieces}',
    cs: '{"typed"}, což se čte jako jedno číslo ≠ jedno číslo, nebo lomítko mezi dvěma → napište   {joined}   nebo, je-li to tolik kusů,   {pieces}',
  },
  'price-before-weight': {
    en: '{"typed"}, a price in front of its weight → write   {weight} = {price}   or, if it is weighed when it is served,   {weight} = {price} {own.byWeight}',
    cs: '{"typed"}, cena před svou váhou → napište   {weight} = {price}   nebo, váží-li se až při podávání,   {weight} = {price} {own.byWeight}',
  },
  'people-impossible':
    '{"typed"} → write for 1 to 30 people:   {own.people} = ... | {"typed"} → napište pro 1 až 30 osob:   {own.people} = ...',
  'price-per-person': {
    en: '{"typed"}, a price for each person and for all of them → write what all pay together,   {all} = ...   or what one of them pays,   {each} = ...   with "{all}" in its   note:',
    cs: '{"typed"}, cena za každého a zároveň za všechny → napište, kolik zaplatí všichni dohromady,   {all} = ...   nebo kolik každý,   {each} = ...   a „{all}“ pod   note:',
  },
  'part-of-what': {
    derive: ({ typed, own, drinks }: PartOfWhat) => {
      const [portion, litre] = [`${typed} ${own.portion}`, `${typed} l`]
      return { examples: drinks ? [litre, portion] : [portion, litre] }
    },
    en: '{"typed"}, a part of something → write what it is a part of:   {examples :or}',
    cs: '{"typed"}, tedy část něčeho → napište, čeho:   {examples :or}',
  },
  'unit-without-number':
    'the unit {"typed"} without a number → write how much, such as   1 {typed} | jednotka {"typed"} bez čísla → napište kolik, třeba   1 {typed}',
  'label-unreadable':
    '{"typed"} → write   the label exactly as in sizes = its translation | {"typed"} → napište jméno velikosti tak, jak stojí v sizes, rovnítko a překlad:   malé = small',
  'quantity-unreadable':
    'the quantity "{typed}" → write for example   0,5 l   or   150 g | množství „{typed}“ → napište třeba   0,5 l   nebo   150 g',
  'quantity-ambiguous':
    'the quantity "{typed}", which may mean two things → write   {meant :or} | množství „{typed}“, které se dá číst dvojím způsobem → napište   {meant :or}',
  'quantity-without-comma':
    'the quantity "{typed}", which seems to lack a comma → write   {meant} | množství „{typed}“, kde nejspíš chybí čárka → napište   {meant}',
  'quantity-impossible':
    '{typed}, which is not a size → write   {meant ? {meant :or} | a size such as 0,5 l, 150 g or 2 ks} | „{typed}“, a to není velikost → napište   {meant ? {meant :or} | velikost, třeba 0,5 l, 150 g nebo 2 ks}',
} as const satisfies Entries
