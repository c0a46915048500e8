// A mistake in the owner's files: a value that is collected and printed, never thrown. Its words
// are in the catalogue of a language (`messages/`).

import type { Edit } from '../model/edit.ts'
import type { Expectation, Message } from './catalogue.ts'
import type { Owner } from './owner.ts'

export type Severity = 'error' | 'warning'

/** One mistake. Lines and columns count from 1. */
export type Problem = Message & {
  severity: Severity
  /** The file as the owner knows it: `content/menu/20-hlavni-jidla.md`. */
  file: string
  line?: number
  column?: number
  /** How many characters the caret underlines. */
  length?: number
  /** The text of that line. */
  source?: string
  /** Where in the file, in words: `items › 3 › sizes`. */
  subject?: string
  /** What the field expects, where the message does not say it by itself. */
  notation?: Expectation
  /** Who typed it: examples are theirs. */
  owner?: Owner
  /** What mends it exactly, where that is known. */
  edits?: readonly Edit[]
  /** The other place, where two contradict each other. */
  other?: { file: string; line: number; column: number }
}

/** By file, then line, then column. */
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
