// What is told about allergens, diets, alcohol, sizes and prices.

import { type Currency, currencies } from '../../model/currencies.ts'
import type { OwnerExamples } from '../owner.ts'
import { quote } from '../wording.ts'
import {
  type Currencies,
  counted,
  inWords,
  list,
  type Messages,
  type Nothing,
  namesOf,
  type PriceWords,
  priceTooHigh,
  type Typed,
  type UnknownLabels,
  unreadable,
  type WordLine,
  writeWords,
} from './parts.ts'

const withCommas = 'write the numbers with commas between them: 1, 3, 7'

type AmbiguousNumber = Typed & { name: string; number: string; price: string }
type AmbiguousComma = Typed & { names: readonly string[]; price: number }

type AllergensLetters = {
  letters: readonly string[]
  austrian: string | null
  /** Where else in the house. */
  others: readonly string[]
}
type AllergenKindUnknown = Typed & {
  number: number
  kinds: readonly { code: string; name: string }[]
}
type AllergenGroupAndKind = { number: number; kind: string; name: string }
type PriceUnreadable = Typed & { several: boolean; currency: Currency }
type SizeWithoutPrice = Typed & { suggested: string | null; priced: boolean }
type PartOfWhat = Typed & PriceWords & { drinks: boolean }
type PriceBeforeWeight = Typed & PriceWords & { price: string; weight: string }
type ExtraUntranslated = { names: readonly string[]; missing: readonly WordLine[] }

/** What is sold on request, by the day, or with something else. */
const noFixedPrice = (typed: string) =>
  /\d/.test(typed)
    ? ''
    : '; what has no fixed price belongs in a sentence,   note:   of the section'

/** What may be halved: of a drink the litre first. */
export const ofWhat = ({ typed, own, drinks }: PartOfWhat) => {
  const portion = `${typed} ${own.portion}`
  return drinks ? [`${typed} l`, portion] : [portion, `${typed} l`]
}

export const dishes = {
  'alcohol-unreadable': unreadable('write the percentage, such as 4,1, or 0, or unknown'),
  'alcohol-impossible': ({ typed }: Typed) => ({
    found: `${typed} % of alcohol`,
    mend: 'write a number from 0 to 96',
  }),
  'degree-unreadable': unreadable(({ typed }: Typed) =>
    typed.includes('%')
      ? 'write the degree from the tap, such as 12; percent belong to   alcohol:'
      : 'write the degree from the tap, such as 12',
  ),
  'allergens-unreadable': unreadable('write numbers such as 1, 3, 7, or none, or unknown'),
  'allergens-parted': ({ typed }: Typed) => ({
    found: /[;+&|]/.test(typed)
      ? `${quote(typed)} without commas`
      : `${quote(typed)}, where a space may part two numbers or one`,
    mend: withCommas,
  }),
  'allergen-unreadable': unreadable(
    `${withCommas}; none where there are none of them, unknown where you cannot say`,
  ),
  'allergens-letters': ({ letters, austrian, others }: AllergensLetters) => ({
    found: `${quote(list(letters))}, letters whose meaning differs from menu to menu${others.length > 0 ? `; and at ${counted(others.length, 'more place')}: ${list(others)}` : ''}`,
    mend: `write the numbers that the letters stand for in your own list of allergens${austrian === null ? '' : `; as most menus in Austria have them that is   ${austrian}`}`,
  }),
  'allergen-ambiguous': ({ typed }: Typed) => ({
    found: `"${typed}", which may mean two allergens or one of its kinds`,
    mend: `write   ${typed.replace('.', ', ')}   or   ${typed.split('.')[0]}`,
  }),
  'allergen-in-words': unreadable(
    ({ number }: Typed & { number: number }) => `write its number:   ${number}`,
  ),
  'allergen-kind-in-words': unreadable(
    ({ code }: Typed & { code: string }) => `write its number and letter:   ${code}`,
  ),
  'allergen-kind-unknown': ({ typed, number, kinds }: AllergenKindUnknown) => ({
    found: `${quote(typed)}, a kind of allergen ${number} that has no letter`,
    mend:
      kinds.length > 0
        ? `write   ${number}   alone, or one of ${list(kinds.map(({ code, name }) => `${code} ${name}`))}`
        : `write   ${number}   alone: only 1 (cereals) and 8 (nuts) have kinds`,
  }),
  'allergen-group-and-kind': ({ number: group, kind, name }: AllergenGroupAndKind) => ({
    found: `${group} beside ${kind}, which may mean ${name} alone or others too`,
    mend: `keep   ${kind}   if it is the only kind, or   ${group}   if there are others or you do not know`,
  }),
  'traces-denied': unreadable(
    'delete the line: without it nothing is said of traces, and that there are none nobody can promise',
  ),
  'vintage-unreadable': ({ typed }: Typed) => ({
    found: `${quote(typed)} as the year of a wine`,
    mend: 'write the year with four digits, such as 2023',
  }),
  'allergen-unknown': ({ number }: { number: number }) => ({
    found: `allergen ${number}, which does not exist`,
    mend: 'use the numbers 1 to 14',
  }),
  'price-in-other-currency': ({ typed, currency, other }: Typed & Currencies) => ({
    found: `${quote(typed)} as a price, where the prices of the pub are in ${currency}`,
    mend: `write the price in ${inWords(currency)}; that you take cash in ${inWords(other)} is said by   payment: ${currencies[other].cash}   in pub.md; if all prices are in ${inWords(other)}, write   currency: ${other}   there`,
  }),
  'price-unreadable': ({ typed, several, currency }: PriceUnreadable, own: OwnerExamples) => ({
    found: `${quote(typed)} as a price`,
    mend: several
      ? `write one price, or two sizes with a semicolon between them; of what varies, the least:   ${own.from} 85`
      : `write ${inWords(currency)} with digits, or 0 for what is free${noFixedPrice(typed)}`,
  }),
  'price-too-fine': ({ typed }: Typed) => ({
    found: `${quote(typed)}, a price with more than two places behind its comma`,
    mend: 'round it to two places at most',
  }),
  'price-too-high': priceTooHigh,
  'sizes-unreadable': unreadable('write how much it is, an equals sign and the price'),
  'sizes-too-many': ({ count }: { count: number }) => ({
    found: `${count} sizes`,
    mend: 'keep at most 8 sizes',
  }),
  'size-twice': ({ typed }: Typed) => ({
    found: `the size ${quote(typed)} twice`,
    mend: 'delete one of the two, or give them different labels',
  }),
  'deposit-unreadable': ({ typed, currency }: Typed & { currency: Currency }) => ({
    found: `${quote(typed)} as a deposit`,
    mend: `write one amount in ${inWords(currency)}`,
  }),
  'deposit-of-nothing': ({ typed }: Typed) => ({
    found: `a deposit of ${quote(typed)}`,
    mend: 'write what a guest gets back, or delete the line',
  }),
  'price-range-unreadable': ({ typed }: Typed) => ({
    found: `${quote(typed)}, which is no range of prices`,
    mend: 'write the least and the most that a guest spends, with a dash between them',
  }),
  'price-range-turned': ({ typed }: Typed) => ({
    found: `${quote(typed)}, where the greater price comes first`,
    mend: 'write the least first',
  }),
  'price-or-quantity': ({ typed, currency }: Typed & { currency: Currency }) => ({
    found: `${quote(typed)}, which may be a price or a quantity`,
    mend: `write   = ${typed}   or   ${typed} ${currencies[currency].sign}   for a price; write a quantity with its unit and its price:   ${typed} g = ...`,
    besides: `if it is a quantity, with its unit and its price:   ${typed} g = ...`,
  }),
  'price-without-size': () => ({
    found: 'a price that does not say of what, beside other sizes',
    mend: 'write its quantity or a label before the price, with an equals sign between them',
  }),
  'price-from-nothing': ({ typed, own }: Typed & PriceWords) => ({
    found: `${quote(typed)} as the least that it costs`,
    mend: `write the price of the cheapest one, or 0 without "${own.from}" for what is free`,
  }),
  'weight-missing': ({ typed, price, own }: Typed & PriceWords & { price: string }) => ({
    found: `${quote(typed)}, which goes by weight but says no weight`,
    mend: `write for how much it is:   ... g = ${price} ${own.byWeight}`,
  }),
  'price-from-and-per': ({ typed, own }: Typed & PriceWords) => ({
    found: `${quote(typed)}, both the least and by weight`,
    mend: `keep one of the two:   ${own.from}   or   ${own.byWeight}`,
  }),
  'people-impossible': unreadable(
    ({ own }: Typed & PriceWords) => `write for 1 to 30 people:   ${own.people} = ...`,
  ),
  'size-with-two-labels': ({ typed, labels }: Typed & { labels: readonly string[] }) => ({
    found: `${quote(typed)} with a label before and behind the quantity`,
    mend: `keep one of the two:   ${labels.join('   or   ')}`,
  }),
  'part-of-what': (of: PartOfWhat) => ({
    found: `${quote(of.typed)}, a part of something`,
    mend: `say of what:   ${ofWhat(of).join('   or   ')}`,
  }),
  'unit-without-number': ({ typed }: Typed) => ({
    found: `the unit ${quote(typed)} without a number`,
    mend: `write how much, such as   1 ${typed}`,
  }),
  'size-unreadable': ({ typed }: Typed, own: OwnerExamples) => ({
    found: `${quote(typed)} as a size`,
    mend: `write a quantity with its unit: 0,5 l, 150 g or ${own.pieces}`,
  }),
  'size-without-price': ({ typed, suggested, priced }: SizeWithoutPrice) => ({
    found: `${quote(typed)} without ${priced ? 'an equals sign' : 'a price'}`,
    mend: `put an equals sign before the price${suggested === null ? ', and a semicolon between two sizes' : `:   ${suggested}`}${noFixedPrice(typed)}`,
  }),
  'price-before-weight': ({ typed, price, weight, own }: PriceBeforeWeight) => ({
    found: `${quote(typed)}, a price before its weight`,
    mend: `write   ${weight} = ${price}   or, if it is weighed when it is served,   ${weight} = ${price} ${own.byWeight}`,
  }),
  'size-with-two-prices': ({ typed }: Typed) => ({
    found: `two prices in ${quote(typed)}`,
    mend: 'put a semicolon between two sizes, and one equals sign into each',
  }),
  'size-with-two-quantities': ({ typed }: Typed) => ({
    found: `two quantities of one kind in ${quote(typed)}`,
    mend: 'put a semicolon between two sizes',
  }),
  'size-label-unknown': ({ labels, missing, known }: UnknownLabels) => ({
    found: `${labels.length > 1 ? 'sizes' : 'a size'} ${labels.map(quote).join(', ')} whose ${namesOf(missing)} is not known`,
    expected: `a label that the site knows (${known.join(', ')} ...), or its ${namesOf(missing)}`,
    mend: writeWords('labels', labels, missing),
  }),
  'quantity-unreadable': ({ typed }: Typed) => ({
    found: `the quantity "${typed}"`,
    mend: 'write for example   0,5 l   or   150 g',
  }),
  'quantity-ambiguous': ({ typed, meant }: Typed & { meant: readonly string[] }) => ({
    found: `the quantity "${typed}", which may mean two things`,
    mend: `write   ${meant.join('   or   ')}`,
  }),
  'quantity-without-comma': ({ typed, meant }: Typed & { meant: string }) => ({
    found: `the quantity "${typed}", where a comma seems to be missing`,
    mend: `write   ${meant}`,
  }),
  'quantity-impossible': ({ typed, meant }: Typed & { meant: readonly string[] }) => ({
    found: `${typed}, which is not a size`,
    mend: `write   ${meant.length > 0 ? meant.join(' or ') : 'a size such as 0,5 l, 150 g or 2 ks'}`,
  }),
  'extra-without-name': ({ typed }: Typed) => ({
    found: `${quote(typed)}, which does not say what is added`,
    mend: `write its name before the price:   ... = ${typed.replace(/^[\s=+]+/, '')}`,
  }),
  'extra-ambiguous-number': ({ typed, name, number, price }: AmbiguousNumber) => ({
    found: `${quote(typed)}, where ${number} may be an allergen or a quantity`,
    mend: `write   ${name} (${number}) = ${price}   for allergens, or   ${name} ${number} g = ${price}   for a quantity`,
  }),
  'extra-number-alone': ({ typed, name, number }: Typed & { name: string; number: string }) => ({
    found: `${quote(typed)}, where ${number} may be an allergen or the price`,
    mend: `write   ${name} = ${number}   for a price, or   ${name} (${number}) = ...   for allergens`,
  }),
  'extra-ambiguous-comma': ({ typed, names, price }: AmbiguousComma) => ({
    found: `${quote(typed)}, which may be one extra or several`,
    mend: `write   ${names.filter(Boolean).join(` = ${price}; `)} = ${price}   where each costs that, or join them without a comma where all cost it together`,
  }),
  'extra-brackets': ({ typed, name, price }: Typed & { name: string; price: string }) => ({
    found: `brackets in ${quote(typed)}`,
    mend: `write the allergens in one pair of brackets:   ${name} (...) = ${price}`,
  }),
  'extra-quantity-in-brackets': ({ typed, quantity }: Typed & { quantity: string }) => ({
    found: `${quote(typed)}, where brackets are for allergens`,
    mend: `write the quantity without them:   ${quantity}`,
  }),
  'extra-twice': ({ name }: { name: string }) => ({
    found: `the extra "${name}" twice`,
    expected: 'each extra once, or with different quantities',
    mend: 'delete one of the two, or say how much each is',
  }),
  'extras-none': (_: Nothing, own: OwnerExamples) => ({
    found: 'extras that are none',
    expected: `extras such as   ${own.extra}; without the field there are none to be named`,
    mend: 'delete the line',
  }),
  'extras-too-many': ({ count }: { count: number }) => ({
    found: `${count} extras`,
    expected: 'at most 30 extras',
    mend: 'make them a section of the menu',
  }),
  'extra-untranslated': ({ names, missing }: ExtraUntranslated) => ({
    found: `${names.length > 1 ? 'extras' : 'an extra'} ${names.map(quote).join(', ')} without ${names.length > 1 ? 'their' : 'its'} ${namesOf(missing)}`,
    expected: `the name in ${namesOf(missing)} too`,
    mend: writeWords('extras', names, missing),
  }),
  'extra-name-unused': ({ names }: { names: readonly string[] | null }) => ({
    found: names ? `a word for ${names.map(quote).join(', ')}` : 'words for extras without extras',
    expected: 'words for names that stand in   extras:',
    mend: 'write the name as it stands in   extras:   or delete the word',
  }),
  'label-unreadable': unreadable('write   the label as it stands in sizes = the word for it'),
} satisfies Messages
