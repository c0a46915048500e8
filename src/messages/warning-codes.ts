// The codes of warnings that an owner may confirm as right: `checked: price-high`.

import { keywordList } from '../model/word-list.ts'
import type { Code } from './catalogue.ts'
import type { Problem } from './problem.ts'

/** Values that look right and are probably a slip of the pen. */
export const slipCodes: readonly Code[] = keywordList(`
  alcohol-degree-swapped alcohol-unlikely degree-unlikely size-comma-missing size-larger-cheaper
  size-larger-dearer size-label-twice label-unused size-deposit-shared diet-unlikely
  allergens-in-name diet-in-name number-in-name size-in-name section-of-day event-status-in-title
  story-table text-address name-same answer-missing size-label-unlike wine-alcohol-unlikely
  size-unlikely size-across-gap coordinates-swapped coordinates-outside times-long exception-long
  exception-past exception-far exception-rule-idle exception-inside exception-opens
  exception-without-lunch section-left-out section-outside-hours section-outside-kitchen
  lunch-outside-hours soup-included-priced feature-contradicted booking-denied booking-of-some
  season-turned text-garbled text-html text-markdown`)

/** Values that are unusual, out of date or missing. */
const reminderCodes: readonly Code[] = keywordList(`
  text-untranslated emblem-faint name-long section-single price-high price-low price-unlike
  vintage-ahead alcohol-small holiday-unstated holidays-without-state kitchen-cooks lunch-over
  lunch-far lunch-year lunch-repeated updated-ahead updated-long-ago date-long-ago dates-over
  security-expired security-expiring exception-open-long item-on-rest-day section-part-closed`)

/** Other problems of events are errors. */
const eventCodes: readonly Code[] = keywordList(`
  event-left-out event-at-same-time event-outside-hours event-after-midnight event-clock-change
  event-far event-past`)

/**
 * Not among them: the warning about `checked` itself, those about the sample texts of a new pub, and
 * the one about an unused photo, which points at no line.
 */
export const warningCodes: readonly string[] = [...reminderCodes, ...slipCodes, ...eventCodes]

/** Return the code of a `checked` line that silences a warning, also one that `--strict` refuses. */
export const checkedCode = ({ severity, code, checked }: Problem): string | undefined =>
  severity === 'warning' && warningCodes.includes(code) ? code : checked
