// A mend that a program can carry out: plain data, the same in every language. Its sentence is made
// of it by the catalogue, so that what is said and what is done cannot differ.

/** Lines and columns count from 1; `old` are the characters that stand there, lines ended by LF. */
export type Replacement = {
  file: string
  line: number
  column: number
  old: string
  new: string
}

/** Characters of a file that become others, a file that gets another name, or one that goes. */
export type Edit = Replacement | { file: string; name: string } | { file: string; delete: true }

/**
 * What is to be done at the place of a message, before that place is known: `new` in place of the
 * characters `old` that are marked, of the whole line, of the `lines` that begin with it, or of the
 * file; `add` as a line of its own, `as` the one with that number.
 */
export type Mend =
  | { old: string; new: string }
  | { line: string }
  | { lines: string; new: string }
  | { add: string; as: number }
  | { name: string }
  | { delete: 'line' | 'file' }

/** A value as it may stand behind a colon: in quotation marks where a parser would misread it. */
export function asValue(text: string): string {
  const isSafe =
    /^[^\s?:,[\]{}#&*!|>'"%@`=-]/.test(text) && !/:(\s|$)|\s#|\t/.test(text) && text.trim() === text
  return isSafe || /^=\s/.test(text) ? text : inQuotes(text)
}

/** The text in quotation marks that it does not hold itself. */
export function inQuotes(value: string): string {
  const inner = value.replace(/^(["'])(.*)\1$/, '$2')
  if (!/["\\]/.test(inner)) return `"${inner}"`
  return inner.includes("'") ? `"${inner.replaceAll(/["\\]/g, '”')}"` : `'${inner}'`
}

type Marked = { file: string; text: string; line: number; column: number; length: number }

/** The edit of a mend at its place; undefined where the characters are not those that are meant. */
export function editAt(mend: Mend, marked: Marked): Edit | undefined {
  const { file, text, line, column, length } = marked
  if ('name' in mend) return { file, name: mend.name }
  if ('delete' in mend && mend.delete === 'file') return { file, delete: true }
  if ('add' in mend) {
    const lines = text.split('\n')
    const last = lines.at(-1) ?? ''
    return mend.as <= lines.length
      ? { file, line: mend.as, column: 1, old: '', new: `${mend.add}\n` }
      : { file, line: lines.length, column: last.length + 1, old: '', new: `\n${mend.add}` }
  }
  const source = text.split('\n')[line - 1]
  if (source === undefined) return undefined
  if ('delete' in mend) return { file, line, column: 1, old: `${source}\n`, new: '' }
  if ('line' in mend) return { file, line, column: 1, old: source, new: mend.line }
  if ('lines' in mend) return { file, line, column: 1, old: mend.lines, new: mend.new }
  if (source.startsWith(mend.old, column - 1))
    return { file, line, column, old: mend.old, new: mend.new }
  const there = source.slice(column - 1, column - 1 + length)
  const quoted = ["'", '"'].find((mark) => there === mark + mend.old + mark)
  if (quoted !== undefined && !mend.new.includes(quoted))
    return { file, line, column: column + 1, old: mend.old, new: mend.new }
  return undefined
}
