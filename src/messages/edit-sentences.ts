// The sentence of an edit, for people who apply it by hand. The phrases are in the catalogues; this
// file chooses between them.

import type { Edit, Replacement } from '../model/edit.ts'
import type { en } from './en.ts'

type Phrases = (typeof en)['edits']

/** Invisible characters: they cannot be shown, so the sentence does not quote them. */
const unseen = /^[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Zs}\uFFFD]+$/u

function deletion(old: string, line: number, said: Phrases): string {
  const count = old.split('\n').length - 1
  if (count > 1) return said.deleteLines(line, line + count - 1)
  return old.trim() === '' ? said.deleteEmpty(line) : said.deleteLine(old.trim())
}

function sentence({ old, new: meant, line, column }: Replacement, said: Phrases): string {
  const quoted = (text: string) => (/^\s|\s$/.test(text) ? said.quote(text) : text)
  if (meant === '' && old.endsWith('\n')) return deletion(old, line, said)
  if (old.trim() === meant.trim() && old !== meant && column === 1)
    return said.begin(/^ */.exec(meant)?.[0].length ?? 0)
  if (meant === '') return unseen.test(old) ? said.deleteUnseen : said.deleteText(old)
  if (old === '')
    return /^\n|\n$/.test(meant)
      ? said.addLine(meant.startsWith('\n') ? line + 1 : line, meant.trim())
      : said.add(quoted(meant))
  if (/^ +$/.test(meant)) return said.spaces(meant.length)
  const lines = meant.trim().replace(/\n */g, said.below)
  if (old.includes('\n')) return said.writeForLines(lines, line, line + old.split('\n').length - 1)
  return column === 1 ? said.write(lines, old.trim()) : said.write(quoted(meant), quoted(old))
}

/** A new name, or another folder. */
function moved(from: string, to: string, said: Phrases): string {
  const here = from.split('/').slice(0, -1)
  const there = to.split('/').slice(0, -1)
  const name = to.split('/').at(-1) ?? to
  if (here.join('/') === there.join('/')) return said.rename(name)
  return here.length > there.length
    ? said.moveUp(name, here.at(-1) ?? '')
    : said.moveInto(there.at(-1) ?? '')
}

/** Edits that are described; a longer list repeats itself. */
const mostEdits = 3

/** Describe edits in the order in which they are applied, equal ones once. */
export function formatEdits(edits: readonly Edit[], { edits: said }: { edits: Phrases }): string {
  const all = edits.map((edit) =>
    'name' in edit ? moved(edit.file, edit.name, said) : sentence(edit, said),
  )
  const different = [...new Set(all)]
  if (different.length <= mostEdits) return different.join(said.and)
  const shown = different.slice(0, mostEdits - 1)
  return [...shown, said.more(different.length - shown.length)].join(said.and)
}
