// Where a value stands in a file of plain lines, which need no parser: a build that only warns
// should not wait for one. Files with mistakes are located by their tree instead.

import type { At, Position } from '../../fields/finding.ts'

type Step = { indent: number; step: string | number; entry: boolean }

/** The place of a text value; undefined where the path leads to none in these lines. */
export function scan(text: string, { path, on = 'value', span }: At): Position | undefined {
  const lines = text.split('\n')
  const wanted = path.join('\n')
  const steps: Step[] = []
  for (const [index, source] of lines.slice(1, lines.indexOf('---', 1)).entries()) {
    const line = /^( *)((?:- +)*)(?:([a-z_][a-z_0-9]*):)? *(.*)$/.exec(source)
    if (!line || /^ *(#|$)/.test(source)) continue
    const [, spaces = '', hyphens = '', key, rest = ''] = line
    const value = withoutEnd(rest)
    let indent = enter(steps, spaces.length, hyphens)
    if (key !== undefined) {
      leave(steps, indent)
      steps.push({ indent, step: key, entry: false })
      if (on === 'value') indent = source.lastIndexOf(value)
    }
    if (steps.map(({ step }) => step).join('\n') !== wanted) continue
    const found = on === 'key' ? (key ?? '') : value
    if (found === '') return undefined
    const quoted = /^["']/.test(found) ? 1 : 0
    const [start, end] = span ? [span[0] + quoted, span[1] + quoted] : [0, found.length]
    return { line: index + 2, column: indent + start + 1, length: Math.max(1, end - start) }
  }
  return undefined
}

/** Without the spaces behind it; a space of another kind is part of a text. */
function withoutEnd(text: string): string {
  let end = text.length
  while (text[end - 1] === ' ') end--
  return text.slice(0, end)
}

/** Counts the entries that hyphens begin; where the line goes on behind them. */
function enter(steps: Step[], indent: number, hyphens: string): number {
  let at = indent
  for (const hyphen of hyphens.match(/- +/g) ?? []) {
    while ((steps.at(-1)?.indent ?? -1) > at) steps.pop()
    const last = steps.at(-1)
    if (last?.entry && last.indent === at) last.step = Number(last.step) + 1
    else steps.push({ indent: at, step: 0, entry: true })
    at += hyphen.length
  }
  return at
}

/** What stands at this depth or deeper has ended when a field begins here. */
function leave(steps: Step[], indent: number) {
  while ((steps.at(-1)?.indent ?? -1) >= indent) steps.pop()
}
