// Tables of words that were typed by hand, in the Markdown files of this folder.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Table = { title: string; notes: string[]; rows: string[][] }

/**
 * Read every table of a file with the heading above it, without its header row. Lines that begin
 * with `>` are notes.
 */
export async function readTables(file: string): Promise<Table[]> {
  const text = await readFile(join(import.meta.dirname, file), 'utf8')
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n').map((line) => line.trim())
      const cells = (line: string) => line.split('|').slice(1, -1)
      return {
        title,
        notes: lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2)),
        rows: lines
          .filter((line) => line.startsWith('|'))
          .slice(2)
          .map((line) => cells(line).map((cell) => cell.trim())),
      }
    })
}
