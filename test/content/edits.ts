// Applies the edit of a problem, as an editor does, and lists what it would take from the owner.

import type { Edit, Replacement } from '../../src/model/edit.ts'

/** Return the text with the edit applied. The old characters must be exactly at its place. */
export function replaced(text: string, { line, column, old, new: meant }: Replacement): string {
  const before = text.split('\n').slice(0, line - 1)
  const start = before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1
  const there = text.slice(start, start + old.length)
  if (there !== old) throw new Error(`line ${line} holds "${there}" in place of "${old}"`)
  return text.slice(0, start) + meant + text.slice(start + old.length)
}

/** Words and numbers of a text. Numbers are compared by value, words without accents and case. */
function listTokens(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
  return (plain.match(/\p{L}+|\d+(?:[.,]\d+)?/gu) ?? []).map((token) =>
    /^\d/.test(token) ? String(Number(token.replace(',', '.'))) : token,
  )
}

/** List the words and numbers that an edit removes, each with what is there then. */
export function listLost(edit: Edit): string[] {
  if ('name' in edit) return []
  const kept = listTokens(edit.new)
  const lost = listTokens(edit.old).filter((token) => {
    const at = kept.indexOf(token)
    if (at >= 0) kept.splice(at, 1)
    return at < 0
  })
  // Spaces may join or part words and digits: `1 50 0` is `1500`.
  const joined = (tokens: readonly string[]) => [...tokens.join('')].sort().join('')
  if (joined(lost) === joined(kept)) return []
  return lost.length === 0 ? [] : [`${lost.join(' ')} → ${kept.join(' ')}`]
}
