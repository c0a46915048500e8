// Verdicts of `verify` as text, for the terminal and for GitHub.

import type { VerifyWords } from '../messages/catalogue.ts'
import type { Verdict } from '../verify/verdict.ts'
import type { Judgement } from '../verify/verify.ts'

export const describeComparison = ({ found, expected }: Verdict, words: VerifyWords): string =>
  found === expected ? words.held(found) : words.differs(found, expected)

/** Explain who has to fix a broken promise and how, or why another one is tolerated. */
export function describeRemedy(
  { outcome, whose, fix, why }: Verdict,
  words: VerifyWords,
): string[] {
  if (outcome === 'broken')
    return [words.remedy(whose === undefined ? '' : words.whose[whose], fix ?? '')]
  return outcome === 'tolerated' ? [why ?? ''] : []
}

/** Count the promises that hold in a sentence. */
export function summarizeVerdicts(
  { verdicts, base, source }: Judgement,
  words: VerifyWords,
): string {
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
