// The country of the pub and the currency of its prices.

import { type Country, countries, countryCodes } from '../model/countries.ts'
import { type Currency, currencies, currencyCodes } from '../model/currencies.ts'
import { fold } from '../model/suggest.ts'
import { oneOf } from './basic.ts'
import type { Notation } from './notation.ts'

/** `AT`, and the names by which owners know it. */
export const country: Notation<Country> = oneOf(
  countryCodes,
  codeByWord(countryCodes, (code) => countries[code].names),
)

/** `EUR`, and what owners write behind an amount. */
export const currency: Notation<Currency> = oneOf(
  currencyCodes,
  codeByWord(currencyCodes, (code) => currencies[code].spellings),
)

function codeByWord<T extends string>(
  codes: readonly T[],
  wordsOf: (code: T) => readonly string[],
) {
  return Object.fromEntries(
    codes.flatMap((code) => wordsOf(code).map((word) => [fold(word), code] as const)),
  )
}
