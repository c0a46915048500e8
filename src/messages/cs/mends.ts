// Věta o opravě: what a program would do, in words for whoever does it by hand.

import type { Edit, Replacement } from '../../model/edit.ts'
import { counted } from './parts.ts'

const quoted = (text: string) => (/^\s|\s$/.test(text) ? `„${text}“` : text)

/** Characters without a shape of their own: to name them is all that can be done. */
const unseen = /^[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Zs}\uFFFD]+$/u

function deletion(old: string, line: number): string {
  const count = old.split('\n').length - 1
  if (count > 1) return `smažte řádky ${line} až ${line + count - 1}`
  return old.trim() === '' ? `smažte prázdný řádek ${line}` : `smažte řádek   ${old.trim()}`
}

/** Behind `začněte řádek`, or by itself behind `napište místo toho`. */
const spaces = (text: string) =>
  counted(text.length, 'obyčejnou mezeru', 'obyčejné mezery', 'obyčejných mezer')

const beginning = (text: string) =>
  text === ''
    ? 'začněte řádek bez mezery'
    : `začátek řádku odsaďte na ${counted(text.length, 'mezeru', 'mezery', 'mezer')}`

function sentence({ old, new: meant, line, column }: Replacement): string {
  if (meant === '' && old.endsWith('\n')) return deletion(old, line)
  if (old.trim() === meant.trim() && old !== meant && column === 1)
    return beginning(/^ */.exec(meant)?.[0] ?? '')
  if (meant === '') return unseen.test(old) ? 'smažte ho, a nic jiného' : `smažte   ${old}`
  if (old === '')
    return /^\n|\n$/.test(meant)
      ? `přidejte jako ${meant.startsWith('\n') ? line + 1 : line}. řádek   ${meant.trim()}`
      : `přidejte   ${quoted(meant)}`
  if (/^ +$/.test(meant)) return `napište místo toho ${spaces(meant)}`
  if (old.includes('\n'))
    return `napište   ${meant.trim()}   místo řádků ${line} až ${line + old.split('\n').length - 1}`
  return column === 1
    ? `napište   ${meant.trim()}   místo   ${old.trim()}`
    : `napište   ${quoted(meant)}   místo   ${quoted(old)}`
}

/** Another name, or another folder. */
function moved(from: string, to: string): string {
  const [here, there] = [from, to].map((path) => path.split('/').slice(0, -1))
  const name = to.split('/').at(-1)
  if (here?.join('/') === there?.join('/')) return `přejmenujte ho na ${name}`
  if ((here?.length ?? 0) > (there?.length ?? 0))
    return `přesuňte ho výš: ${name} stojí vedle složky ${here?.at(-1)}`
  return `přesuňte ho do složky ${there?.at(-1)}`
}

/** What is to be done, in the order in which it is done. */
export function mends(edits: readonly Edit[]): string {
  return edits
    .map((edit) => {
      if ('delete' in edit) return 'smažte tento soubor'
      return 'name' in edit ? moved(edit.file, edit.name) : sentence(edit)
    })
    .join(' a ')
}
