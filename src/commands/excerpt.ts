// The line of a problem as a terminal shows it, with a caret under what is meant.

import type { Problem } from '../messages/problem.ts'
import { visible } from '../model/terminal.ts'
import { characters, width } from './width.ts'

/** As much of a line as is shown where nothing limits it. */
const maximumColumns = 120

/** Two lines of at most so many columns, or none where the problem has no place. */
export function excerpt(
  { line, column, length = 1, source }: Problem,
  columns = Number.POSITIVE_INFINITY,
): string[] {
  if (line === undefined || column === undefined || source === undefined) return []
  const gutter = `  ${line} | `
  // Only characters that are printed are measured. A tab is shown as an arrow: its width depends on
  // the text before it, which may be cut.
  const reach = 4 * maximumColumns
  const clean = (from: number, to: number) => visible(source.slice(from, to)).replaceAll('\t', '→')
  const start = column - 1
  const end = Math.max(start, Math.min(source.length, start + length))
  const parts = cut(
    clean(Math.max(0, start - reach), start),
    clean(start, Math.min(end, start + reach)),
    clean(end, end + reach),
    Math.max(20, Math.min(maximumColumns, columns - gutter.length)),
  )
  return [
    gutter + parts.before + parts.marked + parts.after,
    `${' '.repeat(gutter.length - 2)}| ${' '.repeat(width(parts.before))}${'^'.repeat(Math.max(1, width(parts.marked)))}`,
  ]
}

/** Cuts around what is marked: first of what follows it, as far as both sides have half the room. */
function cut(before: string, marked: string, after: string, room: number) {
  if (width(before) + Math.max(1, width(marked)) + width(after) <= room)
    return { before, marked, after }
  const inner = room - 2
  const shown = take(characters(marked), inner)
  const rest = inner - Math.max(1, width(shown))
  const behind = Math.min(width(after), Math.max(rest - width(before), Math.floor(rest / 2)))
  const left = take(characters(before).reverse(), rest - behind, true)
  const right = shown === marked ? take(characters(after), behind) : ''
  return {
    before: (left === before ? '' : '…') + left,
    marked: shown,
    after: right + (shown === marked && right === after ? '' : '…'),
  }
}

/** As many of the characters as fit; reversed ones are put back into their order. */
export function take(signs: readonly string[], columns: number, reversed = false): string {
  const taken: string[] = []
  let left = columns
  for (const sign of signs) {
    left -= width(sign)
    if (left < 0) break
    taken.push(sign)
  }
  return (reversed ? taken.reverse() : taken).join('')
}
