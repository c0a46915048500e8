// Edits that a program can apply, as plain data without words. The catalogue derives the sentence
// of a fix from them, so the words and the edit cannot differ.

/** Replace `old` with `new`. Lines and columns count from 1; lines end with LF. */
export type Replacement = {
  file: string
  line: number
  column: number
  old: string
  new: string
}

/** Replace characters of a file, rename a file, or delete it. */
export type Edit = Replacement | { file: string; name: string } | { file: string; delete: true }

/**
 * Edit relative to a message whose place is not known yet. `old`/`new`: replace the marked
 * characters. `line`: replace the whole line. `lines`/`new`: replace lines from there on.
 * `add`/`as`: insert a line at that line number. `name`: rename the file. `delete`: delete the line
 * or the file.
 */
export type Mend =
  | { old: string; new: string }
  | { line: string }
  | { lines: string; new: string }
  | { add: string; as: number }
  | { name: string }
  | { delete: 'line' | 'file' }

/** Write a text as a YAML value, quoted if a parser would misread it. */
export function asValue(text: string): string {
  const isSafe =
    /^[^\s?:,[\]{}#&*!|>'"%@`=-]/.test(text) && !/:(\s|$)|\s#|\t/.test(text) && text.trim() === text
  return isSafe || /^=\s/.test(text) ? text : inQuotes(text)
}

/** Quote a text with a quotation mark that it does not contain. */
export function inQuotes(value: string): string {
  const inner = value.replace(/^(["'])(.*)\1$/, '$2')
  if (!/["\\]/.test(inner)) return `"${inner}"`
  return inner.includes("'") ? `"${inner.replaceAll(/["\\]/g, '”')}"` : `'${inner}'`
}

type Marked = { file: string; text: string; line: number; column: number; length: number }

/**
 * Return the edit at the place of its message; undefined if the text there is not the expected one.
 */
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
