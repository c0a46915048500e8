// The codes of warnings that an owner may say to have looked at: `checked: price-high`.

import type { times } from './en/times.ts'
import { slips, warnings } from './en/warnings.ts'

/**
 * Not among them: the warning about `checked` itself, those about files of a new pub, and that about
 * a photo, which has no lines.
 */
const always = ['checked-needless', 'text-unfinished', 'notice-unfinished', 'photo-unused']

/** What is told about events is a mistake, but for these. */
const ofEvents: readonly (keyof typeof times)[] = [
  'event-left-out',
  'event-at-same-time',
  'event-outside-hours',
  'event-after-midnight',
  'event-far',
  'event-past',
]

export const warningCodes: readonly string[] = [
  ...Object.keys(warnings),
  ...Object.keys(slips),
  ...ofEvents,
].filter((code) => !always.includes(code))
