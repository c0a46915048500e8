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
  /** The other place, where two contradict each other. */
  other?: { file: string; line: number; column: number }
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
  const { severity, found, expected, mend, other } = problem
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined)
  const rows = [
    [severity === 'warning' ? 'warning' : 'found', found],
    ['expected', expected],
    ['mend it', mend],
    ['see also', other && `${other.file}:${other.line}:${other.column}`],
  ]
  return [
    [place.join(':'), problem.subject].filter(Boolean).join('  '),
    ...excerpt(problem),
    ...rows.flatMap(([name = '', text]) => (text ? [`  ${name.padEnd(8)}  ${text}`] : [])),
  ]
    .map(visible)
    .join('\n')
}

/** As much of a line as fits a terminal, on both sides of the caret. */
const reach = 60

function excerpt({ line, column, length = 1, source }: Problem): string[] {
  if (line === undefined || column === undefined || source === undefined) return []
  const start = column - 1 > reach ? column - 1 - reach : 0
  const end = Math.min(
    source.length,
    Math.max(column - 1 + Math.min(length, reach), start + 2 * reach),
  )
  const before = (start > 0 ? '…' : '') + source.slice(start, column - 1)
  const under = source.slice(column - 1, Math.min(end, column - 1 + length))
  const gutter = `  ${line} | `
  return [
    gutter + before + source.slice(column - 1, end) + (end < source.length ? '…' : ''),
    `${' '.repeat(gutter.length - 2)}| ${blank(before)}${'^'.repeat(Math.max(1, width(under)))}`,
  ]
}

/** Tabs stay tabs, so that the caret stands under the character whatever the width of a tab. */
const blank = (text: string) =>
  text
    .split('\t')
    .map((part) => ' '.repeat(width(part)))
    .join('\t')

/** Columns on a terminal: marks take none, emoji and the letters of East Asia two. */
function width(text: string): number {
  let columns = 0
  for (const character of text) {
    if (/\p{M}|\u200D|\uFE0F/u.test(character)) continue
    columns +=
      /\p{Emoji_Presentation}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(
        character,
      )
        ? 2
        : 1
  }
  return columns
}

/** What a terminal would obey or hide is shown as one sign: the text may come from anywhere. */
const visible = (text: string) =>
  text.replace(
    /(?![\t])\p{Cc}|[\u200B\u2028\u2029\u2060-\u2064\u202A-\u202E\u2066-\u2069\uFEFF]|\p{Cs}/gu,
    '\u2370',
  )
