// The sentence of an edit: what a program would do, in words for whoever does it by hand.

import type { Edit, Replacement } from '../../edit.ts'

const quoted = (text: string) => (/^\s|\s$/.test(text) ? `"${text}"` : text)

/** Characters without a shape of their own: to name them is all that can be done. */
const unseen = /^[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Zs}\uFFFD]+$/u

const spaces = (text: string) =>
  text.length === 1 ? 'one ordinary space' : `${text.length} ordinary spaces`

function sentence({ old, new: meant }: Replacement): string {
  if (meant === '' && old.endsWith('\n')) return `delete the line   ${old.trim()}`
  if (meant === '') return unseen.test(old) ? 'delete it, and nothing else' : `delete   ${old}`
  if (old === '')
    return meant.endsWith('\n') ? `add a line   ${meant.trim()}` : `add   ${quoted(meant)}`
  if (/^ +$/.test(meant)) return `write ${spaces(meant)} in its place`
  return `write   ${quoted(meant)}   in place of   ${quoted(old.trimEnd())}`
}

/** What is to be done, in the order in which it is done. */
export function mends(edits: readonly Edit[]): string {
  return edits
    .map((edit) => {
      if ('delete' in edit) return 'delete this file'
      return 'name' in edit ? `rename it to ${edit.name}` : sentence(edit)
    })
    .join(', and ')
}
