// The rule of days that repeat, as data: of events, hours and dishes.

import * as s from '../../src/model/schema-parts.ts'
import type { Recurrence } from '../../src/model/site.ts'

/** Members of the rule of days that repeat. */
export const ruleMembers = {
  days: s.described(s.dayList, 'Days of the week, limited by one of the next three.', ['sun']),
  nth: s.optional(
    s.list(s.enumSchema([1, 2, 3, 4, 5, -1])),
    'Only the first to fifth, or the last (-1), of these days in a month.',
    [1],
  ),
  every_weeks: s.optional(s.integer, 'Only every so many weeks, counted from `from`.', 2),
  parity: s.optional(
    s.group('Only odd or even ones.', {
      of: s.described(
        s.enumSchema(['dates', 'weeks']),
        'Of the day of the month, or of the week (ISO 8601).',
        'dates',
      ),
      are: s.described(s.enumSchema(['odd', 'even']), 'Which ones.', 'odd'),
    }),
  ),
}

/** Members of a rule with its first and last date. */
export const limitedRuleMembers = {
  ...ruleMembers,
  from: s.optional(s.date, 'Not before this date. Absent: not stated.'),
  until: s.optional(s.date, 'Not after this date. Absent: not stated.'),
}

/** Return the published form of the rule, without its first and last date. */
export const makeRule = ({ days, nth, every_weeks, parity }: Recurrence) => ({
  days,
  ...(nth && { nth }),
  ...(every_weeks && { every_weeks }),
  ...(parity && { parity }),
})

/** Return the published form of the rule with its first and last date. */
export const makeLimitedRule = (rule: Recurrence) => ({
  ...makeRule(rule),
  ...(rule.from && { from: rule.from }),
  ...(rule.until && { until: rule.until }),
})
