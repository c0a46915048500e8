// Text and tables in CommonMark. The owner's words are text: whatever could begin markup is escaped.

import { essence, isDescribed, type Publication } from '../../../src/model/resource.ts'
import { url } from '../../../src/model/site.ts'
import { endsSentence } from '../format.ts'

/**
 * A text that comes out of any CommonMark renderer as it was typed, wherever in a line it stands.
 * Tildes, pipes and autolinks of GitHub's dialect are covered too.
 */
function escapeText(text: string): string {
  return text
    .replace(/[\\`*_[\]<>~|#]/g, '\\$&')
    .replace(/&(?=[#\w]+;)/g, '\\&')
    .replace(/^(\s*)([-+=])/, '$1\\$2')
    .replace(/^(\s*\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
    .replace(/\b(https?|ftp)(:)(?=\/\/)/gi, '$1\\$2')
    .replace(/\bwww(\.)/gi, 'www\\.')
}

/** The owner's line breaks and our own become one space: a text never ends its paragraph. */
export const inline = (text: string) => escapeText(text.replace(/\s*\n\s*/g, ' '))

/** An owner's text with its full stop, so that it does not run into what follows. */
export const sentence = (text: string) => (endsSentence(text) ? inline(text) : `${inline(text)}.`)

/** Brackets too, which encodeURIComponent leaves and which would end the link. */
const escapeByte = (sign: string) =>
  `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`

export const link = (text: string, address: string) =>
  `[${inline(text)}](${address.replace(/[()\s]/g, escapeByte)})`

export const heading = (level: number, text: string) => `${'#'.repeat(level)} ${inline(text)}`

/** Lines of a list; empty when there is nothing to list. */
export const list = (entries: readonly string[]) => entries.map((entry) => `- ${entry}`).join('\n')

/** Cells are markup already; pipes of the owner's text are escaped by `inline`. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Blocks with one empty line between them; what is not there leaves no gap. */
export const blocks = (...parts: (string | undefined | false)[]) =>
  parts.filter(Boolean).join('\n\n')

/** Headings of an embedded document, so many levels down; fenced code stays as it is. */
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

/** The table of resources in a document, the fixed errors too: derived, so never out of date. */
export function resourceTable(site: Publication): string {
  return table(
    ['Address', 'Media type', 'What it is'],
    site.resources
      .filter(isDescribed)
      .map(({ path, type, summary }) => [
        link(path, url(site, path)),
        `\`${essence(type)}\``,
        inline(summary),
      ]),
  )
}
