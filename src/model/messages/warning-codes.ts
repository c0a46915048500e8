// The codes of warnings that an owner may say to have looked at: `checked: price-high`.

import { slips } from './en/slips.ts'
import { warnings } from './en/warnings.ts'

/** Not among them: the warning about `checked` itself, and those about files of a new pub. */
const always = ['checked-needless', 'text-unfinished', 'notice-unfinished']

export const warningCodes: readonly string[] = [
  ...Object.keys(warnings),
  ...Object.keys(slips),
].filter((code) => !always.includes(code))
