// One file of content as text: encoding, invisible characters, the lines `---`, indentation. Each
// trap is one that a parser would fall into silently, or complain about somewhere else
// (`menu-domain` 5.2); so they are found before anything is parsed.

import { isUtf8 } from 'node:buffer'
import { type Message, message } from '../../model/messages/catalogue.ts'
import type { FirstLine } from '../../model/messages/en/texts.ts'
import type { Position, Report } from '../documents/finding.ts'

/** A file of this size is no menu; a parser would be busy with it for minutes. */
export const largestFile = 1024 * 1024

/**
 * The text of a file: line ends as LF, no byte order mark, fields between two lines `---`.
 * Undefined when it was reported as something else.
 */
export function readText(file: string, bytes: Uint8Array, report: Report): string | undefined {
  const text = decode(file, bytes, report)
  if (text === undefined) return undefined
  for (const trap of [refuseLong, refuseInvisible, refuseFence, refuseIndentation]) {
    let trapped = false
    trap(text, (at, told) => {
      trapped = true
      report({ document: { file, text }, at, message: told })
    })
    if (trapped) return undefined
  }
  return text
}

type Complain = (at: Position, told: Message) => void

function decode(file: string, bytes: Uint8Array, report: Report): string | undefined {
  const complain = (told: Message, text: string, at: Position) =>
    report({ document: { file, text }, at, message: told })
  const top = { line: 1, column: 1, length: 1 }
  const utf16 = utf16Of(bytes)
  if (utf16 !== undefined) {
    complain(message('encoding-utf16'), new TextDecoder(utf16).decode(bytes), top)
    return undefined
  }
  if (isUtf8(bytes)) return normalizeLines(new TextDecoder().decode(bytes))
  const lines = splitLines(bytes)
  const line = lines.findIndex((part) => !isUtf8(part))
  const text = normalizeLines(lines.map(guess).join('\n'))
  const column = new TextDecoder().decode(lines[line]).indexOf('\uFFFD') + 1
  complain(
    message('encoding-unknown'),
    text,
    line < 0 ? top : { line: line + 1, column, length: 1 },
  )
  return undefined
}

/** The byte order mark says it; without one, every second byte of Czech in UTF-16 is 0 or 1. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes[0] === 0x2d && bytes[1] === 0 && bytes[2] === 0x2d) return 'utf-16le'
  return bytes[0] === 0 && bytes[1] === 0x2d && bytes[2] === 0 ? 'utf-16be' : undefined
}

/** Lines of bytes, ended by LF, CR LF or CR. */
function splitLines(bytes: Uint8Array): Uint8Array[] {
  const lines = []
  let start = 0
  for (const [index, byte] of bytes.entries()) {
    if (byte !== 10 && !(byte === 13 && bytes[index + 1] !== 10)) continue
    lines.push(bytes.subarray(start, byte === 10 && bytes[index - 1] === 13 ? index - 1 : index))
    start = index + 1
  }
  return [...lines, bytes.subarray(start)]
}

/** How the line looked in the owner's editor, so that it is found there. */
const guess = (line: Uint8Array) =>
  new TextDecoder(isUtf8(line) ? 'utf-8' : 'windows-1250').decode(line)

/** Byte order marks go, line ends become LF, spaces behind the fences are nobody's intention. */
const normalizeLines = (text: string) =>
  text
    .replace(/^\uFEFF+/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^---[ \t]+$/gm, '---')

/** A paragraph of a story may stand on one line; more than this is a file that lost its line ends. */
const longestLine = 10_000

function refuseLong(text: string, complain: Complain) {
  for (const [index, { length }] of text.split('\n').entries())
    if (length > longestLine)
      complain(
        { line: index + 1, column: 1, length: 1 },
        message('line-too-long', { length, most: longestLine }),
      )
}

/**
 * What nobody sees and what ends up in a price all the same: control characters, marks that
 * reorder or hide text, halves of characters, what a wrong encoding left behind.
 */
export const invisible =
  /(?![\t\n])\p{Cc}|[\u200B\u2060-\u2064\u202A-\u202E\u2066-\u2069\uFEFF\uFFF9-\uFFFD]|[\u{E0000}-\u{E007F}]|\p{Cs}|\p{Noncharacter_Code_Point}/u

export const nameOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

function refuseInvisible(text: string, complain: Complain) {
  const matches = [...text.matchAll(new RegExp(invisible, 'gu'))]
  // A binary file has thousands; ten are enough to see what it is.
  for (const match of matches.slice(0, 10)) {
    complain(
      positionAt(text, match.index, match[0].length),
      match[0] === '\uFFFD'
        ? message('letter-lost')
        : message('character-invisible', { character: nameOf(match[0]) }),
    )
  }
}

function refuseFence(text: string, complain: Complain) {
  const lines = text.split('\n')
  const first = lines[0] ?? ''
  const whole = (line: number): Position => ({
    line: line + 1,
    column: 1,
    length: Math.max(lines[line]?.length ?? 0, 1),
  })
  if (first !== '---') {
    const cause = explainFirst(first, lines)
    complain(
      whole(0),
      text.trim() === ''
        ? message('file-empty')
        : message('first-line-wrong', { typed: first, cause }),
    )
    return
  }
  const end = lines.indexOf('---', 1)
  const inside = lines.slice(1, end < 0 ? undefined : end)
  const near = inside.findIndex((line) => /^(---|\s*[-–—−]{2,}\s*$|\.\.\.\s*$)/.test(line)) + 1
  if (near > 0) {
    const typed = lines[near] ?? ''
    complain(whole(near), message('fence-wrong', { typed, closed: end >= 0 }))
  } else if (end < 0) complain(whole(0), message('fence-open'))
}

function explainFirst(first: string, lines: readonly string[]): FirstLine {
  if (first.trim() === '' && lines.find((line) => line.trim() !== '') === '---')
    return 'blank-lines'
  if (/^---\s*\w/.test(first)) return 'words-behind'
  if (/^\s*[-–—−]{2,}\s*$/.test(first)) return 'other-dashes'
  return lines.indexOf('---') > 0 ? 'text-above' : 'no-line'
}

const special = '\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000'
/** A special space or tab where only spaces count: at the beginning, round a hyphen or a colon. */
const wrongSpace = new RegExp(
  [
    `^( *)([\\t${special}])`,
    `^( *(?:- +)*-)([\\t${special}])`,
    `^( *(?:- +)*[\\w-]+:)([${special}])`,
    `^( *(?:- +)*[\\w-]+)([${special}])\\s*:`,
  ].join('|'),
)

function refuseIndentation(text: string, complain: Complain) {
  const lines = text.split('\n')
  const end = lines.indexOf('---', 1)
  lines.slice(0, end).forEach((line, index) => {
    const match = wrongSpace.exec(line)
    if (!match || /^[ \t]*$/.test(line)) return
    const before = match[1] ?? match[3] ?? match[5] ?? match[7] ?? ''
    complain(
      { line: index + 1, column: before.length + 1, length: 1 },
      message('space-wrong', {
        tab: (match[2] ?? match[4]) === '\t',
        inside: match[2] === undefined,
      }),
    )
  })
}

function positionAt(text: string, index: number, length: number): Position {
  const before = text.slice(0, index)
  return { line: before.split('\n').length, column: index - before.lastIndexOf('\n'), length }
}
