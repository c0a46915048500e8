// The line of a problem as a terminal shows it, with a caret under what is meant.

import type { Problem } from '../model/problem.ts'

/** As much of a line as fits a terminal, on both sides of the caret. */
const reach = 60

/** Two lines, or none where the problem has no place. */
export function excerpt({ line, column, length = 1, source }: Problem): string[] {
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
