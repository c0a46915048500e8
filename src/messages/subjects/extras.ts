// Problems of extras: what can be added to a dish.

import type { WordLine } from '../formats.ts'
import type { Entries } from '../template.ts'
import { wordLines } from './derived.ts'

export const extras = {
  'extra-without-name': {
    derive: ({ typed }: { typed: string }) => ({ price: typed.replace(/^[\s=+]+/, '') }),
    en: '{"typed"}, an extra without a name → write its name in front of the price:   ... = {price}',
    cs: '{"typed"}, ale chybí, co se přidává → napište před cenu jméno:   ... = {price}',
  },
  'extra-ambiguous-number': {
    en: '{"typed"}, where {number} may be an allergen or a quantity → write   {name} ({number}) = {price}   for allergens, or   {name} {number} g = {price}   for a quantity',
    cs: '{"typed"}, kde {number} může být alergen i množství → napište pro alergeny   {name} ({number}) = {price}   a pro množství   {name} {number} g = {price}',
  },
  'extra-number-alone': {
    en: '{"typed"}, where {number} may be an allergen or the price → write   {name} = {number}   for a price, or   {name} ({number}) = ...   for allergens',
    cs: '{"typed"}, kde {number} může být alergen i cena → napište pro cenu   {name} = {number}   a pro alergeny   {name} ({number}) = ...',
  },
  'extra-ambiguous-comma': {
    derive: ({ names, price }: { names: readonly string[]; price: number }) => ({
      each: names.filter(Boolean).join(` = ${price}; `),
    }),
    en: '{"typed"}, which may be one extra or several → write   {each} = {price}   if each one costs that much, or join them without a comma if they cost it together',
    cs: '{"typed"}; to může být jeden přídavek, nebo víc → stojí-li tolik každý, napište   {each} = {price}   a stojí-li tolik dohromady, spojte je bez čárky',
  },
  'extra-brackets':
    'brackets in {"typed"} → write the allergens in one pair of brackets:   {name} (...) = {price} | závorky v {"typed"} → napište alergeny do jedné dvojice závorek:   {name} (...) = {price}',
  'extra-quantity-in-brackets':
    '{"typed"}, but brackets are for allergens → write the quantity without them:   {quantity} | {"typed"}, ale závorky jsou pro alergeny → napište množství bez nich:   {quantity}',
  'extra-twice': {
    en: 'the extra "{name}" twice ≠ each extra once, or with different quantities → delete one of the two, or add a quantity to each',
    cs: 'přídavek „{name}“ dvakrát ≠ každý přídavek jednou, nebo s jiným množstvím → jeden z nich smažte, nebo napište, kolik čeho je',
  },
  'extras-none': {
    en: 'a line that says there are no extras ≠ extras such as   {owner.extra}; leave the field out if there are none → delete the line',
    cs: 'řádek, který říká, že přídavky nejsou žádné ≠ přídavky, třeba   {owner.extra}; když žádné nejsou, tenhle řádek sem nepatří → smažte řádek',
  },
  'extras-too-many':
    '{count} extras ≠ at most 30 extras → make them a section of the menu | {count # přídavek | přídavky | přídavků} ≠ nejvýš 30 přídavků → udělejte z nich oddíl lístku',
  'extra-untranslated': {
    derive: ({ names, missing }: { names: readonly string[]; missing: readonly WordLine[] }) =>
      wordLines('extras', names, missing),
    en: '{names > 1 ? extras | an extra} {names :quotes} without a translation into {languages :languages} ≠ the name in {languages :languages} too → {lines :addOrWrite}',
    cs: '{names > 1 ? přídavky | přídavek} {names :quotes}, {names > 1 ? které nemají | který nemá} jméno {languages :missingIn} ≠ jméno i {languages :languages} → {lines :addOrWrite}',
  },
  'extra-name-unused': {
    en: '{names ? a translation of {names :quotes} | translations of extras, but no extras} ≠ translations of names in   extras: → write the name exactly as in   extras:   or delete the translation',
    cs: '{names ? překlad pro {names :quotes} | překlady přídavků, ale žádné přídavky} ≠ překlady jmen, která stojí v   extras: → napište jméno tak, jak stojí v   extras:   nebo překlad smažte',
  },
} as const satisfies Entries
