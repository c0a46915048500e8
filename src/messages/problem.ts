// A problem in the owner's files: a value that is collected and printed, never thrown. Its words
// are in the catalogue of a language.

import type { Edit } from '../model/edit.ts'
import type { Expectation, Message } from './catalogue.ts'
import type { Owner } from './owner.ts'

export type Severity = 'error' | 'warning'

/** One problem. Lines and columns count from 1. */
export type Problem = Message & {
  severity: Severity
  /** The file as the owner knows it: `content/menu/20-hlavni-jidla.md`. */
  file: string
  line?: number
  column?: number
  /** Number of characters that the caret underlines. */
  length?: number
  /** The text of that line. */
  source?: string
  /** Path within the file, in words: `items › 3 › sizes`. */
  subject?: string
  /** Expectation of the field, if the message has none of its own. */
  notation?: Expectation
  /** The code that silences a warning, if `--strict` turned it into an error. */
  checked?: string | undefined
  /** The owner of the pub, for examples in their words. */
  owner?: Owner
  /** Edits that fix the problem exactly, if there are any. */
  edits?: readonly Edit[]
  /** Lines of the same file that have the same mistake. Its edits are among those above. */
  also?: readonly number[]
  /** The other place, if two places contradict each other. */
  other?: { file: string; line: number; column: number }
}

/** Sort by file, then line, then column. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      compare(a.code, b.code),
  )
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
