// The source line of a problem on a terminal, with a caret below the marked characters.

import type { Problem } from '../messages/problem.ts'
import { visible } from '../model/terminal.ts'
import { characters, width } from './width.ts'

/** Maximum length of a source line if the output has no width. */
const maximumColumns = 120

/**
 * Return a line and its caret in at most `columns` columns, or no lines if the problem has no
 * place.
 */
export function excerpt(
  { line, column, length = 1, source }: Problem,
  columns = Number.POSITIVE_INFINITY,
): string[] {
  if (line === undefined || column === undefined || source === undefined) return []
  const gutter = `  ${line} | `
  // Measure only characters that are printed. Show a tab as an arrow, because its width depends on
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

/**
 * Cut a line on both sides of the marked characters. The side after them is cut first, until both
 * sides have half of the room.
 */
function cut(before: string, marked: string, after: string, room: number) {
  if (width(before) + Math.max(1, width(marked)) + width(after) <= room)
    return { before, marked, after }
  const inner = room - 2
  const shown = take(characters(marked), inner)
  const rest = inner - Math.max(1, width(shown))
  const afterWidth = Math.min(width(after), Math.max(rest - width(before), Math.floor(rest / 2)))
  const shownBefore = take(characters(before).reverse(), rest - afterWidth, true)
  const shownAfter = shown === marked ? take(characters(after), afterWidth) : ''
  return {
    before: (shownBefore === before ? '' : '…') + shownBefore,
    marked: shown,
    after: shownAfter + (shown === marked && shownAfter === after ? '' : '…'),
  }
}

/** Take as many characters as fit. `reversed` takes them from the end and restores their order. */
export function take(signs: readonly string[], columns: number, reversed = false): string {
  const fitting: string[] = []
  let remaining = columns
  for (const sign of signs) {
    remaining -= width(sign)
    if (remaining < 0) break
    fitting.push(sign)
  }
  return (reversed ? fitting.reverse() : fitting).join('')
}
