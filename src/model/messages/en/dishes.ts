// What is told about allergens, diets, alcohol, sizes and prices.

import { type Currency, currencies } from '../../currencies.ts'
import { englishNames } from '../../languages.ts'
import { quote } from '../wording.ts'
import { notations } from './fields.ts'
import {
  type Currencies,
  example,
  inWords,
  type Messages,
  money,
  type Priced,
  type Typed,
  type UnknownLabel,
} from './parts.ts'

const withCommas = 'write the numbers with commas between them: 1, 3, 7'

/** Allergens, diets, alcohol, sizes and prices. */
export const dishes = {
  'alcohol-unreadable': ({ typed }: Typed) => ({
    found: quote(typed),
    mend: 'write the percentage, such as 4,1, or 0, or unknown',
  }),
  'alcohol-impossible': ({ typed }: Typed) => ({
    found: `${typed} % of alcohol`,
    mend: 'write a number from 0 to 96',
  }),
  'degree-unreadable': ({ typed }: Typed) => ({
    found: quote(typed),
    mend: typed.includes('%')
      ? 'write the degree from the tap, such as 12; percent belong to   alcohol:'
      : 'write the degree from the tap, such as 12',
  }),
  'allergens-unreadable': ({ typed }: Typed) => ({
    found: quote(typed),
    mend: 'write numbers such as 1, 3, 7, or none, or unknown',
  }),
  'allergens-parted': ({ typed }: Typed) => ({
    found: `${quote(typed)}, where a space may part two numbers or one`,
    mend: withCommas,
  }),
  'allergen-unreadable': ({ typed }: Typed) => ({
    found: quote(typed),
    mend: `${withCommas}; none where there are none of them, unknown where you cannot say`,
  }),
  'allergen-ambiguous': ({ typed }: Typed) => ({
    found: `"${typed}", which may mean two allergens or one of its kinds`,
    mend: `write   ${typed.replace('.', ', ')}   or   ${typed.split('.')[0]}`,
  }),
  'allergen-in-words': ({ typed, number }: Typed & { number: number }) => ({
    found: quote(typed),
    mend: `write its number:   ${number}`,
  }),
  'allergen-unknown': ({ number }: { number: number }) => ({
    found: `allergen ${number}, which does not exist`,
    mend: 'use the numbers 1 to 14',
  }),
  'price-in-other-currency': ({ typed, currency, other }: Typed & Currencies) => ({
    found: `${quote(typed)} as a price, where the prices of the pub are in ${currency}`,
    mend: `write the price in ${inWords(currency)}; that you take cash in ${inWords(other)} is said by   payment: ${currencies[other].cash}   in pub.md; if all prices are in ${inWords(other)}, write   currency: ${other}   there`,
  }),
  'price-unreadable': ({
    typed,
    several,
    currency,
  }: Typed & { several: boolean; currency: Currency }) => ({
    found: `${quote(typed)} as a price`,
    mend: several
      ? 'write one price, or two sizes with a semicolon between them'
      : `write ${inWords(currency)} with digits, such as ${currencies[currency].typed}, or 0 for what is free`,
  }),
  'price-too-fine': ({ typed }: Typed) => ({
    found: `${quote(typed)}, a price with more than two places behind its comma`,
    mend: 'round it to two places at most, such as 49,90',
  }),
  'price-too-high': ({ price, currency }: Priced) => ({
    found: `a price of ${money(price, currency)}`,
    mend: 'check the number of digits',
  }),
  'sizes-unreadable': ({ typed }: Typed) => ({
    found: quote(typed),
    mend: example(notations.sizes),
  }),
  'sizes-too-many': ({ count }: { count: number }) => ({
    found: `${count} sizes`,
    mend: 'keep at most 8 sizes',
  }),
  'size-twice': ({ typed }: Typed) => ({
    found: `the size ${quote(typed)} twice`,
    mend: 'delete one of the two, or give them different labels',
  }),
  'deposit-of-nothing': ({ typed }: Typed) => ({
    found: `a deposit of ${quote(typed)}`,
    mend: 'write what a guest gets back, or delete the line',
  }),
  'price-or-quantity': ({ typed, currency }: Typed & { currency: Currency }) => ({
    found: `${quote(typed)}, which may be a price or a quantity`,
    mend: `write   = ${typed}   or   ${typed} ${currencies[currency].sign}   for a price; write a quantity with its unit and its price:   150 g = ${currencies[currency].typed}`,
    besides: `if it is a quantity, with its unit and its price:   150 g = ${currencies[currency].typed}`,
  }),
  'price-without-size': () => ({
    found: 'a price that does not say of what, beside other sizes',
    mend: 'write its quantity or a label before it:   0,5 l = 62   or   s sebou = 65',
  }),
  'price-from-nothing': ({ typed }: Typed) => ({
    found: `${quote(typed)} as the least that it costs`,
    mend: 'write the price of the cheapest one, or 0 without "od" for what is free',
  }),
  'weight-missing': ({ typed }: Typed) => ({
    found: `${quote(typed)}, which goes by weight but says no weight`,
    mend: 'write for how much it is:   100 g = 59 podle váhy',
  }),
  'price-from-and-per': ({ typed }: Typed) => ({
    found: `${quote(typed)}, both the least and by weight`,
    mend: 'keep one of the two:   od   or   podle váhy',
  }),
  'people-impossible': ({ typed }: Typed) => ({
    found: quote(typed),
    mend: 'write for 1 to 30 people:   pro 2 osoby = 590',
  }),
  'size-with-two-labels': ({ typed, labels }: Typed & { labels: readonly string[] }) => ({
    found: `${quote(typed)} with a label before and behind the quantity`,
    mend: `keep one of the two:   ${labels.join('   or   ')}`,
  }),
  'part-of-what': ({ typed }: Typed) => ({
    found: `${quote(typed)}, a part of something`,
    mend: `say of what:   ${typed} porce   or   ${typed} l`,
  }),
  'unit-without-number': ({ typed }: Typed) => ({
    found: `the unit ${quote(typed)} without a number`,
    mend: `write how much:   1 ${typed}`,
  }),
  'size-unreadable': ({ typed }: Typed) => ({
    found: `${quote(typed)} as a size`,
    mend: 'write a quantity with its unit: 0,5 l, 150 g or 2 ks',
  }),
  'size-without-price': ({ typed, suggested }: Typed & { suggested: string }) => ({
    found: `${quote(typed)} without a price`,
    mend: `put an equals sign before the price:   ${suggested}`,
  }),
  'size-with-two-prices': ({ typed }: Typed) => ({
    found: `two prices in ${quote(typed)}`,
    mend: 'put a semicolon between two sizes:   0,3 l = 44; 0,5 l = 62',
  }),
  'size-with-two-quantities': ({ typed }: Typed) => ({
    found: `two quantities of one kind in ${quote(typed)}`,
    mend: 'put a semicolon between two sizes',
  }),
  'size-label-unknown': ({ label, missing, known }: UnknownLabel) => ({
    found: `a size "${label}" whose ${englishNames(missing)} is not known`,
    expected: `a label that the site knows (${known.join(', ')} ...), or its ${englishNames(missing)}`,
    mend: `add a line   ${missing.map((lang) => `labels_${lang}: ${label} = ...`).join('   and a line   ')}`,
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
    mend: `write   ${meant.length > 0 ? meant.join(' or ') : '0,5 l, 150 g or 2 ks'}`,
  }),
  'label-unreadable': ({ typed }: Typed) => ({
    found: quote(typed),
    mend: 'write   the label as it stands in sizes = the word for it',
  }),
} satisfies Messages
