// The mistakes that owners make: what they type and where, which messages they get, how they fix it,
// and what is published then. mistakes.yaml is the table of them; the type Row documents it.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'

/**
 * A fix by hand: text that replaces the marked characters, or other characters, or the file; a new
 * name of the file, or its removal.
 */
export type FixByHand =
  | string
  | [old: string, by: string]
  | { text: string }
  | { name: string }
  | { remove: true }

type Row = {
  /** A text of the file that `to` replaces; absent for a file that is written from scratch. */
  from?: string
  /** The caret must be under the characters between ⟦ and ⟧. */
  to?: string
  /** Place of the message if no characters can be marked; absent for a file as a whole. */
  at?: string
  /** Codes of the reported errors, in the order of their places. messages.txt has their words. */
  reports: string | string[]
  /** Text that the messages must show: values, edits, and the chosen one of two cases. */
  shows?: string | string[]
  /** For messages without an exact edit. Read it again when the words of a message change. */
  fix?: FixByHand
  /** Why no line can show a fix by hand. */
  unfixed?: string
  /**
   * Part of a document, without white space, that is published after the fix by hand. Without it
   * everything is as before the mistake.
   */
  publishes?: string
  /** The same after the edits of the messages were applied. */
  repaired?: string
  /** The second place of a contradiction: the text from there to the end of its line. */
  contradicts?: string
  /**
   * Words and numbers of the owner that an edit replaces, each with the new text. Only keywords of
   * the format, misspelt or in another language, and signs of a notation may be replaced.
   */
  takes?: string | string[]
}

/** Mistakes in one file, and often in one text of it, by the name of the owner's change. */
type Group = {
  /** The pub of test/pubs that is changed; the full one by default. */
  pub?: string
  file: string
  from?: string
  mistakes: { [name: string]: Row }
}

export type Mistake = Omit<Row, 'to' | 'reports' | 'shows'> & {
  name: string
  pub?: string
  file: string
  to: string | Uint8Array
  codes: string[]
  shown: string[]
}

/** Files that YAML cannot hold, by the name of the mistake. */
const files: { [mistake: string]: string | Uint8Array } = {
  'a file in Windows-1250': Buffer.from('---\nsection: Pol\xE9vky\n---\n', 'latin1'),
  'a file in UTF-16 with a mark': Buffer.from('\uFEFF---\nsection: Polévky\n---\n', 'utf16le'),
  'a file in UTF-16 without a mark': Buffer.from('---\nsection: Polévky\n---\n', 'utf16le'),
  'a file in UTF-16 the other way round': Buffer.from(
    '\uFEFF---\nsection: A\n---\n',
    'utf16le',
  ).swap16(),
  'half a character': Buffer.from('---\nsection: A\xED\xA0\x80\n---\n', 'latin1'),
  'a file over 1 MB': Buffer.alloc(1024 * 1024 + 1, 'a'),
  'thousands of brackets': `---\nsection: A\nsection_en: B\nkind: food\nitems:\n  ${'[ '.repeat(4900)}\n---\n`,
  'a photo of an iPhone': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  'a GIF': Buffer.from('GIF89a'),
  'a menu as PDF among the photos': Buffer.from('%PDF-1.7'),
  'a photo beside pub.md': Buffer.from([0xff, 0xd8, 0xff]),
  'a photo beside the dishes': Buffer.from([0xff, 0xd8, 0xff]),
  'a photo in a folder of photos': Buffer.from([0xff, 0xd8, 0xff]),
  'a photo of more than 20 MB': Buffer.alloc(20_000_001),
}

const groups = load(readFileSync(join(import.meta.dirname, 'mistakes.yaml'), 'utf8')) as Group[]

export const mistakes: Mistake[] = groups.flatMap(({ mistakes: rows, ...group }) =>
  Object.entries(rows).map(([name, { to = files[name], reports, shows = [], ...row }]) => {
    if (to === undefined) throw new Error(`no text for ${name}`)
    return { ...group, ...row, name, to, codes: [reports].flat(), shown: [shows].flat() }
  }),
)
