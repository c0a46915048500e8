// What an editor does with the edit of a problem.

import type { Replacement } from '../../src/model/edit.ts'

/** The text with the edit done, which must stand at the very characters that it names. */
export function replaced(text: string, { line, column, old, new: meant }: Replacement): string {
  const before = text.split('\n').slice(0, line - 1)
  const start = before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1
  const there = text.slice(start, start + old.length)
  if (there !== old) throw new Error(`line ${line} holds "${there}" in place of "${old}"`)
  return text.slice(0, start) + meant + text.slice(start + old.length)
}
