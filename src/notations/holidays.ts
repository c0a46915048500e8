// The rule for public holidays, in the words of owners.

import type { HolidayRule, Span } from '../model/site.ts'
import { normalizeText } from '../model/suggest.ts'
import { wordNotation } from './basic.ts'
import { kindOf } from './hours-words.ts'
import { grammar, isRefusal, type Notation, parseWith, reject } from './notation.ts'
import { timesOrWeek } from './time.ts'
import { holidayWords, meaningByWord } from './typed-words.ts'

const words = ['closed', 'as usual', 'as Saturday', 'as Sunday', 'ask'] as const

const word = wordNotation(words, meaningByWord(holidayWords))

/** `closed`, `as usual`, `as Sunday`, `ask`, or times: `12–20`. */
export const holidayRule: Notation<HolidayRule | Span[]> = {
  expected: 'holiday-rule',
  ...grammar<HolidayRule | Span[]>((text, context) => {
    const rule = word.read(text, context)?.toLowerCase().replace(' ', '_')
    if (rule) return rule as HolidayRule
    if (kindOf(normalizeText(text.trim())) === 'closed') return 'closed'
    if (!/\d/.test(text))
      return parseWith<HolidayRule, typeof context>(word as never, text, context)
    const found = timesOrWeek.parse(text, context)
    if (isRefusal(found)) return found
    return found.days || found.spans.length === 0
      ? reject('times-unreadable', { typed: text })
      : found.spans
  }),
}
