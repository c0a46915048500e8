// The sentence of an edit, for people who apply it by hand. The phrases are in the catalogues; this
// file chooses between them.

import type { Edit, Replacement } from '../model/edit.ts'
import type { en } from './en.ts'

type Phrases = (typeof en)['edits']

/** Invisible characters: they cannot be shown, so the sentence does not quote them. */
const unseen = /^[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Zs}\uFFFD]+$/u

function deletion(old: string, line: number, phrases: Phrases): string {
  const count = old.split('\n').length - 1
  if (count > 1) return phrases.deleteLines(line, line + count - 1)
  return old.trim() === '' ? phrases.deleteEmpty(line) : phrases.deleteLine(old.trim())
}

function sentence({ old, new: meant, line, column }: Replacement, phrases: Phrases): string {
  const quoted = (text: string) => (/^\s|\s$/.test(text) ? phrases.quote(text) : text)
  if (meant === '' && old.endsWith('\n')) return deletion(old, line, phrases)
  if (old.trim() === meant.trim() && old !== meant && column === 1)
    return phrases.begin(/^ */.exec(meant)?.[0].length ?? 0)
  if (meant === '') return unseen.test(old) ? phrases.deleteUnseen : phrases.deleteText(old)
  if (old === '')
    return /^\n|\n$/.test(meant)
      ? phrases.addLine(meant.startsWith('\n') ? line + 1 : line, meant.trim())
      : phrases.add(quoted(meant))
  if (/^ +$/.test(meant)) return phrases.spaces(meant.length)
  const lines = meant.trim().replace(/\n */g, phrases.below)
  if (old.includes('\n'))
    return phrases.writeForLines(lines, line, line + old.split('\n').length - 1)
  return column === 1 ? phrases.write(lines, old.trim()) : phrases.write(quoted(meant), quoted(old))
}

/** Sentence for a file that gets a new name or another folder. */
function moved(from: string, to: string, phrases: Phrases): string {
  const here = from.split('/').slice(0, -1)
  const there = to.split('/').slice(0, -1)
  const name = to.split('/').at(-1) ?? to
  if (here.join('/') === there.join('/')) return phrases.rename(name)
  return here.length > there.length
    ? phrases.moveUp(name, here.at(-1) ?? '')
    : phrases.moveInto(there.at(-1) ?? '')
}

/** Edits that are described; a longer list repeats itself. */
const mostEdits = 3

/** Describe edits in the order in which they are applied, equal ones once. */
export function formatEdits(
  edits: readonly Edit[],
  { edits: phrases }: { edits: Phrases },
  /** True to set off what is typed on both sides, also at the end of a sentence. */
  isClosed = false,
): string {
  const all = edits.map((edit) =>
    'name' in edit ? moved(edit.file, edit.name, phrases) : sentence(edit, phrases),
  )
  const close = (text: string) =>
    isClosed && text.split('   ').length % 2 === 0 ? `${text}   ` : text
  const different = [...new Set(all)].map(close)
  if (different.length <= mostEdits) return different.join(phrases.and)
  const shown = different.slice(0, mostEdits - 1)
  return [...shown, phrases.more(different.length - shown.length)].join(phrases.and)
}
