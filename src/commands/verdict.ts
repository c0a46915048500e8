// A verdict of verify in words, for the terminal and for GitHub.

import type { VerifyWords } from '../messages/catalogue.ts'
import type { Verdict } from '../verify/verdict.ts'
import type { Judgement } from '../verify/verify.ts'

export const comparisonOf = ({ found, expected }: Verdict, words: VerifyWords): string =>
  found === expected ? words.held(found) : words.differs(found, expected)

/** For a broken promise, whose fault it is and how to mend it; for a tolerated one, why. */
export function remedyOf({ outcome, whose, mend, why }: Verdict, words: VerifyWords): string[] {
  if (outcome === 'broken')
    return [words.remedy(whose === undefined ? '' : words.whose[whose], mend ?? '')]
  return outcome === 'tolerated' ? [why ?? ''] : []
}

/** How many promises hold, in one sentence. */
export function conclusionOf({ verdicts, base, source }: Judgement, words: VerifyWords): string {
  const count = (outcome: Verdict['outcome']) =>
    verdicts.filter((one) => one.outcome === outcome).length
  return words.conclusion({
    base,
    held: count('held'),
    broken: count('broken'),
    tolerated: count('tolerated'),
    warnings: count('warning'),
    source,
  })
}
