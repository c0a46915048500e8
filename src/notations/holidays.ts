// The rule for public holidays, in the words of owners.

import type { HolidayRule, Span } from '../model/site.ts'
import { normalizeText } from '../model/suggest.ts'
import { wordNotation } from './basic.ts'
import { isAnyHoliday } from './hours-elsewhere.ts'
import { type HoursToken, hoursTokens } from './hours-tokens.ts'
import { kindOf } from './hours-words.ts'
import {
  grammar,
  isRefusal,
  type Notation,
  parseWith,
  refusal,
  reject,
  within,
} from './notation.ts'
import { timesOrWeek } from './time.ts'
import { holidayWords, meaningByWord } from './typed-words.ts'

const words = ['closed', 'as usual', 'as Saturday', 'as Sunday', 'ask'] as const

const word = wordNotation(words, meaningByWord(holidayWords))

/** Remove what the field says already: `o svátcích zavřeno`, `closed on bank holidays`. */
function withoutHolidays(text: string): string {
  const tokens = hoursTokens(text)
  const isAll = ({ text: word }: HoursToken) => /^(?:all|any|alle[nr]?|vš\p{L}+)$/iu.test(word)
  const own = tokens.filter((one) => !isAnyHoliday(one) && !isAll(one))
  const [first, last] = [own[0], own.at(-1)]
  const typed = first && last ? text.slice(first.span[0], last.span[1]) : text.trim()
  return typed.replace(/^(?:same|genauso|stejně|rovnako) (?=\p{L})/iu, '')
}

/** `closed`, `as usual`, `as Sunday`, `ask`, or times: `12–20`. */
export const holidayRule: Notation<HolidayRule | Span[]> = {
  expected: 'holiday-rule',
  ...grammar<HolidayRule | Span[]>((text, context) => {
    const typed = withoutHolidays(text)
    const rule = word.read(typed, context)?.toLowerCase().replace(' ', '_')
    if (rule) return rule as HolidayRule
    if (kindOf(normalizeText(typed)) === 'closed') return 'closed'
    if (!/\d/.test(typed))
      return parseWith<HolidayRule, typeof context>(word as never, text, context)
    const found = timesOrWeek.parse(typed, context)
    const start = text.indexOf(typed)
    if (isRefusal(found))
      return refusal(() =>
        found.findFaults().map((fault) => within([start, start + typed.length], fault)),
      )
    return found.days || found.spans.length === 0
      ? reject('times-unreadable', { typed: text })
      : found.spans
  }),
}
