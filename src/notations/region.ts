import { type Country, countries, countryCodes } from '../model/countries.ts'
import { type Currency, currencies, currencyCodes } from '../model/currencies.ts'
import { normalizeText } from '../model/suggest.ts'
import { byWord } from '../model/word-list.ts'
import { wordNotation } from './basic.ts'
import type { Notation } from './notation.ts'

/** Country code such as `AT`, or a name of the country. */
export const country: Notation<Country> = wordNotation(
  countryCodes,
  byWord(countries, ({ names }) => names.map(normalizeText)),
)

/** State of a country whose holidays differ between states: `BY`, `Bayern`. */
const states = Object.fromEntries(
  Object.values(countries).flatMap((row) => Object.entries(row.states ?? {})),
)
export const state: Notation<string> = wordNotation(
  Object.keys(states),
  byWord(states, (names) => names),
)

/** Currency code such as `EUR`, or a spelling of the currency. */
export const currency: Notation<Currency> = wordNotation(
  currencyCodes,
  byWord(currencies, ({ spellings }) => spellings.map(normalizeText)),
)
