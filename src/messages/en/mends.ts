// The sentence of an edit: what a program would do, in words for whoever does it by hand.

import type { Edit, Replacement } from '../../model/edit.ts'

const quoted = (text: string) => (/^\s|\s$/.test(text) ? `"${text}"` : text)

/** Characters without a shape of their own: to name them is all that can be done. */
const unseen = /^[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Zs}\uFFFD]+$/u

const spaces = (text: string) =>
  text === ''
    ? 'no space'
    : text.length === 1
      ? 'one ordinary space'
      : `${text.length} ordinary spaces`

function deletion(old: string, line: number): string {
  const count = old.split('\n').length - 1
  if (count > 1) return `delete lines ${line} to ${line + count - 1}`
  return old.trim() === '' ? `delete the empty line ${line}` : `delete the line   ${old.trim()}`
}

function sentence({ old, new: meant, line, column }: Replacement): string {
  if (meant === '' && old.endsWith('\n')) return deletion(old, line)
  if (old.trim() === meant.trim() && old !== meant && column === 1)
    return `begin the line with ${spaces(/^ */.exec(meant)?.[0] ?? '')}`
  if (meant === '') return unseen.test(old) ? 'delete it, and nothing else' : `delete   ${old}`
  if (old === '')
    return /^\n|\n$/.test(meant)
      ? `add as line ${meant.startsWith('\n') ? line + 1 : line}   ${meant.trim()}`
      : `add   ${quoted(meant)}`
  if (/^ +$/.test(meant)) return `write ${spaces(meant)} in its place`
  if (old.includes('\n'))
    return `write   ${meant.trim()}   in place of lines ${line} to ${line + old.split('\n').length - 1}`
  return column === 1
    ? `write   ${meant.trim()}   in place of   ${old.trim()}`
    : `write   ${quoted(meant)}   in place of   ${quoted(old)}`
}

/** Another name, or another folder. */
function moved(from: string, to: string): string {
  const [here, there] = [from, to].map((path) => path.split('/').slice(0, -1))
  const name = to.split('/').at(-1)
  if (here?.join('/') === there?.join('/')) return `rename it to ${name}`
  if ((here?.length ?? 0) > (there?.length ?? 0))
    return `move it up: ${name} stands beside the folder ${here?.at(-1)}`
  return `move it into the folder ${there?.at(-1)}`
}

/** What is to be done, in the order in which it is done. */
export function mends(edits: readonly Edit[]): string {
  return edits
    .map((edit) => {
      if ('delete' in edit) return 'delete this file'
      return 'name' in edit ? moved(edit.file, edit.name) : sentence(edit)
    })
    .join(', and ')
}
