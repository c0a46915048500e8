// Applies the edit of a problem, as an editor does.

import type { Replacement } from '../../src/model/edit.ts'

/** Return the text with the edit applied. The old characters must be exactly at its place. */
export function replaced(text: string, { line, column, old, new: meant }: Replacement): string {
  const before = text.split('\n').slice(0, line - 1)
  const start = before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1
  const there = text.slice(start, start + old.length)
  if (there !== old) throw new Error(`line ${line} holds "${there}" in place of "${old}"`)
  return text.slice(0, start) + meant + text.slice(start + old.length)
}
