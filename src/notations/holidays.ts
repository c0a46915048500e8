// The rule for public holidays, in the words of owners.

import type { HolidayRule } from '../model/site.ts'
import { wordNotation } from './basic.ts'
import type { Notation } from './notation.ts'
import { holidayWords, meaningByWord } from './typed-words.ts'

const words = ['closed', 'as usual', 'as Saturday', 'as Sunday', 'ask'] as const

const word = wordNotation(words, meaningByWord(holidayWords))

/** `closed`, `as usual`, `as Sunday`, `ask`. */
export const holidayRule: Notation<HolidayRule> = {
  ...word,
  read: (text, context) =>
    word.read(text, context)?.toLowerCase().replace(' ', '_') as HolidayRule | undefined,
}
