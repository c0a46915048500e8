// Text and tables in CommonMark. Owners' texts are plain text, so everything that could start
// markup is escaped.

import { essence, isDescribed, type Publication } from '../../../src/model/resource.ts'
import { endsSentence } from '../format.ts'

/**
 * Escape a text so that every CommonMark renderer prints it as typed, at any position of a line
 * except for the number of a list (`escapeNumber`). This covers tildes, pipes and autolinks of
 * GitHub's dialect too.
 */
function escapeText(text: string): string {
  return text
    .replace(/[\\`*_[\]<>~|#]/g, '\\$&')
    .replace(/&(?=[#\w]+;)/g, '\\&')
    .replace(/^(\s*)([-+=])/, '$1\\$2')
    .replace(/\b(https?|ftp)(:)(?=\/\/)/gi, '$1\\$2')
    .replace(/\bwww(\.)/gi, 'www\\.')
}

/** Escape a number that would begin a list: `1. May` at the start of a paragraph or entry. */
const escapeNumber = (text: string) => text.replace(/^(\s*\d{1,9})([.)])(?=\s|$)/, '$1\\$2')

/** Escape a text and put it on one line, so that it cannot end its paragraph. */
export const inline = (text: string) =>
  isPlain.test(text) ? text : escapeText(text.replace(/\s*\n\s*/g, ' '))

/** Most names have nothing to escape. */
const isPlain = /^[\p{L}\p{N} ,()]*$/u

/** Escape a text and end it with a full stop, so that it does not run into the following text. */
export const sentence = (text: string) => (endsSentence(text) ? inline(text) : `${inline(text)}.`)

/**
 * Escape a character in a URL. encodeURIComponent would keep parentheses, which end a Markdown
 * link.
 */
const escapeByte = (sign: string) =>
  `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`

export const link = (text: string, address: string) =>
  `[${inline(text)}](${address.replace(/[()\s]/g, escapeByte)})`

export const quote = (text: string) => `> ${escapeNumber(text)}`

export const heading = (level: number, text: string) => `${'#'.repeat(level)} ${inline(text)}`

/** Return the lines of a list; empty without entries. */
export const list = (entries: readonly (string | undefined)[]) =>
  entries.flatMap((entry) => (entry ? `- ${escapeNumber(entry)}` : [])).join('\n')

/** Return a table. Headings are plain text. Cells are Markdown, in which `inline` escapes pipes. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head.map(inline)), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Join blocks with one empty line between them; missing blocks leave no gap. */
export const blocks = (...parts: (string | undefined | false)[]) =>
  parts.flatMap((part) => (part ? [escapeNumber(part)] : [])).join('\n\n')

/** Move the headings of an embedded document down by some levels. Fenced code is not changed. */
export function demote(document: string, levels: number): string {
  let fenced = false
  return document
    .split('\n')
    .map((line) => {
      if (line.startsWith('```')) fenced = !fenced
      return !fenced && /^#{1,6} /.test(line) ? '#'.repeat(levels) + line : line
    })
    .join('\n')
}

/** Return a table of all described resources, including the fixed errors, by their paths. */
export function resourceTable(site: Publication): string {
  return table(
    ['Address', 'Media type', 'What it is'],
    site.resources
      .filter(isDescribed)
      .map(({ path, type, summary }) => [`\`${path}\``, `\`${essence(type)}\``, inline(summary)]),
  )
}
