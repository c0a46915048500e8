// The country of the pub and the currency of its prices.

import { type Country, countries, countryCodes } from '../model/countries.ts'
import { type Currency, currencies, currencyCodes } from '../model/currencies.ts'
import { fold } from '../model/suggest.ts'
import { byWord } from '../model/word-list.ts'
import { oneOf } from './basic.ts'
import type { Notation } from './notation.ts'

/** `AT`, and the names by which owners know it. */
export const country: Notation<Country> = oneOf(
  countryCodes,
  byWord(countries, ({ names }) => names.map(fold)),
)

/** `EUR`, and what owners write behind an amount. */
export const currency: Notation<Currency> = oneOf(
  currencyCodes,
  byWord(currencies, ({ spellings }) => spellings.map(fold)),
)
