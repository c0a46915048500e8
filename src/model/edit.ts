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

/** Replace characters of a file, or rename a file. No edit deletes an owner's file. */
export type Edit = Replacement | { file: string; name: string }

/**
 * Edit relative to a message whose place is not known yet. `old`/`new`: replace the marked
 * characters; with `line` and `column` at that place instead. `line`: replace the whole line. `lines`/`new`: replace lines from there on.
 * `add`/`as`: insert a line at that line number. `name`: rename the file. `delete`: delete the line.
 */
export type Fix =
  | { old: string; new: string }
  | Omit<Replacement, 'file'>
  | { line: string }
  | { lines: string; new: string }
  | { add: string; as: number }
  | { name: string }
  | { delete: 'line' }

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
export function placeEdit(fix: Fix, marked: Marked): Edit | undefined {
  const { file, text, line, column, length } = marked
  if ('name' in fix) return { file, name: fix.name }
  if ('column' in fix) return { file, ...fix }
  if ('add' in fix) {
    const lines = text.split('\n')
    const last = lines.at(-1) ?? ''
    return fix.as <= lines.length
      ? { file, line: fix.as, column: 1, old: '', new: `${fix.add}\n` }
      : { file, line: lines.length, column: last.length + 1, old: '', new: `\n${fix.add}` }
  }
  const source = text.split('\n')[line - 1]
  if (source === undefined) return undefined
  if ('delete' in fix) return { file, line, column: 1, old: `${source}\n`, new: '' }
  if ('line' in fix) return { file, line, column: 1, old: source, new: fix.line }
  if ('lines' in fix) return { file, line, column: 1, old: fix.lines, new: fix.new }
  if (source.startsWith(fix.old, column - 1))
    return { file, line, column, old: fix.old, new: fix.new }
  const there = source.slice(column - 1, column - 1 + length)
  const quoted = ["'", '"'].find((mark) => there === mark + fix.old + mark)
  if (quoted !== undefined && !fix.new.includes(quoted))
    return { file, line, column: column + 1, old: fix.old, new: fix.new }
  return undefined
}
