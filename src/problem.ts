// A mistake in the owner's files: a value that is collected and printed, never thrown.

export type Severity = 'error' | 'warning'

/** One mistake, in the owner's words. Lines and columns count from 1. */
export type Problem = {
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
  found: string
  expected?: string
  /** What to do about it. */
  mend?: string
}

/** Errors before nothing else: by file, then line, then column. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      compare(a.found, b.found),
  )
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The block that a person reads: place, line with caret, found, expected, mend it. */
export function formatProblem(problem: Problem): string {
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined)
  const lines = [[place.join(':'), problem.subject].filter(Boolean).join('  ')]
  if (problem.line !== undefined && problem.column !== undefined && problem.source !== undefined) {
    const gutter = `  ${problem.line} | `
    lines.push(gutter + problem.source)
    lines.push(
      `${' '.repeat(gutter.length - 2)}| ${caretIndent(problem.source, problem.column)}${'^'.repeat(problem.length ?? 1)}`,
    )
  }
  lines.push(`  ${problem.severity === 'warning' ? 'warning   ' : 'found     '}${problem.found}`)
  if (problem.expected !== undefined) lines.push(`  expected  ${problem.expected}`)
  if (problem.mend !== undefined) lines.push(`  mend it   ${problem.mend}`)
  return lines.join('\n')
}

/** Tabs stay tabs, so that the caret stands under the character whatever the width of a tab. */
function caretIndent(source: string, column: number): string {
  return source.slice(0, column - 1).replace(/[^\t]/g, ' ')
}
