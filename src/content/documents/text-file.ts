// Decode one file of content: encoding, invisible characters, the lines `---`, indentation. A YAML
// parser would accept these mistakes silently or report them at another place (`menu-domain` 5.2),
// so they are found before anything is parsed.

import { type Message, message } from '../../messages/catalogue.ts'
import type { Fix } from '../../model/edit.ts'
import { codePointName, invisible } from '../../notations/hidden.ts'
import type { ContentDocument, Position, Report } from '../../reading/finding.ts'
import { positionAt } from './tree.ts'

/** The text of a file as it is parsed, and as it was typed if that differs. */
export type ReadText = Pick<ContentDocument, 'text' | 'typed' | 'left'>

/**
 * Read the text of a file: line ends as LF, no byte order mark, fields between two lines `---`. A
 * mistake with an exact repair is reported and repaired in memory, so that it hides no other.
 * Returns undefined if the file cannot be read any further.
 */
export function readText(file: string, bytes: Uint8Array, report: Report): ReadText | undefined {
  const typed = decode(file, bytes, report)
  if (typed === undefined) return undefined
  const complain: Complain = (at, complaint, fix) =>
    report({ document: { file, text: typed }, at, message: complaint, ...(fix && { fix: fix }) })
  if (refuseLong(typed, complain)) return undefined
  const { visible, left } = refuseInvisible(typed, complain)
  let text: string | undefined = leaveConflicts(visible, complain)
  text = refuseFence(text, complain)
  if (text === undefined) return undefined
  text = refuseIndentation(text, complain)
  return text === typed ? { text } : { text, typed, ...(left.size > 0 && { left }) }
}

type Complain = (at: Position, complaint: Message, fix?: Fix) => void

function decode(file: string, bytes: Uint8Array, report: Report): string | undefined {
  const complain = (complaint: Message, text: string, at: Position) =>
    report({ document: { file, text }, at, message: complaint })
  const utf16 = utf16Of(bytes)
  if (utf16 !== undefined) {
    const text = new TextDecoder(utf16).decode(bytes)
    complain(message('encoding-utf16'), text, { line: 1, column: 1, length: 1 })
    return undefined
  }
  try {
    return normalizeLines(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    const damaged = normalizeLines(new TextDecoder().decode(bytes))
    const at = positionAt({ text: damaged }, damaged.indexOf('\uFFFD'), 1)
    // Show the line as it looks in the owner's editor, so that it can be found there.
    const text = normalizeLines(new TextDecoder('windows-1250').decode(bytes))
    complain(message('encoding-unknown'), text, at)
    return undefined
  }
}

/** Detect UTF-16 by its byte order mark, or by a zero byte next to each of the first hyphens. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes[0] === 0x2d && bytes[1] === 0 && bytes[2] === 0x2d) return 'utf-16le'
  return bytes[0] === 0 && bytes[1] === 0x2d && bytes[2] === 0 ? 'utf-16be' : undefined
}

/** Remove byte order marks, convert line ends to LF and drop spaces after the fences. */
const normalizeLines = (text: string) =>
  text
    .replace(/^\uFEFF+/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^---[ \t]+$/gm, '---')

/** A paragraph of a story may be one line. A longer line means that the file lost its line ends. */
const maximumLineLength = 10_000

function refuseLong(text: string, complain: Complain): boolean {
  if (text.length <= maximumLineLength) return false
  let found = false
  for (const [index, { length }] of text.split('\n').entries())
    if (length > maximumLineLength) {
      found = true
      const at = { line: index + 1, column: 1, length: 1 }
      complain(at, message('line-too-long', { length, most: maximumLineLength }))
    }
  return found
}

const everyInvisible = new RegExp(invisible, 'gu')
/** A binary file has thousands; the first ten are enough to recognise it. */
const maximumInvisible = 10

/** Remove invisible characters, and list the columns where they were, by line. */
function refuseInvisible(text: string, complain: Complain) {
  const removed = new Map<number, number[]>()
  let count = 0
  const visible = text.replace(everyInvisible, (found, index: number) => {
    count++
    if (count > maximumInvisible) return found
    const at = positionAt({ text }, index, found.length)
    const columns = Array.from({ length: found.length }, (_, unit) => at.column + unit)
    removed.set(at.line, [...(removed.get(at.line) ?? []), ...columns])
    if (found === '\uFFFD') complain(at, message('letter-lost'))
    else {
      const complaint = message('character-invisible', { character: codePointName(found) })
      complain(at, complaint, { old: found, new: '' })
    }
    return ''
  })
  return { visible, left: removed }
}

/** Resolve merge conflicts to the first side, so that both sides are reported as one problem. */
function leaveConflicts(text: string, complain: Complain): string {
  if (!/^<{7}/m.test(text)) return text
  let side: 'none' | 'first' | 'second' = 'none'
  const read = text.split('\n').map((line, index) => {
    if (/^<{7}( |$)/.test(line)) {
      complain({ line: index + 1, column: 1, length: line.length }, message('conflict-unresolved'))
      side = 'first'
    } else if (side !== 'none' && /^(={7}|\|{7})/.test(line)) side = 'second'
    else if (side !== 'none' && /^>{7}/.test(line)) side = 'none'
    else return side === 'second' ? '' : line
    return ''
  })
  return read.join('\n')
}

const coverLine = (lines: readonly string[], index: number): Position => ({
  line: index + 1,
  column: 1,
  length: Math.max(lines[index]?.length ?? 0, 1),
})

/** Restore the two lines `---`; undefined if the file cannot be read without them. */
function refuseFence(text: string, complain: Complain): string | undefined {
  const lines = text.split('\n')
  const opened = refuseFirst(lines, complain)
  const end = lines.indexOf('---', 1)
  const inside = lines.slice(1, end < 0 ? undefined : end)
  const near = inside.findIndex((line) => /^(---|\s*[-–—−]{2,}\s*$|\.\.\.\s*$)/.test(line)) + 1
  if (near > 0) {
    const edit: Fix = end >= 0 ? { delete: 'line' } : { line: '---' }
    complain(coverLine(lines, near), message('fence-wrong', { typed: lines[near] ?? '' }), edit)
    lines[near] = end >= 0 ? '' : '---'
  } else if (end < 0 && text.trim() !== '' && (opened || lines.some(isField))) {
    const fence = { add: '---', as: lastOfFields(lines) + 2 }
    complain(coverLine(lines, 0), message('fence-open'), fence)
    return undefined
  }
  return opened ? lines.join('\n') : undefined
}

/** Repair the first line in place; false if the file cannot be read any further. */
function refuseFirst(lines: string[], complain: Complain): boolean {
  const [first = ''] = lines
  if (first === '---') return true
  const at = coverLine(lines, 0)
  const cause = explainFirst(first, lines)
  const fence = lines.indexOf('---')
  const complaint = message('first-line-wrong', { typed: first, cause })
  if (lines.every((line) => line.trim() === '')) complain(at, message('file-empty'))
  else if (cause === 'no-fields') complain(at, complaint)
  else if (cause === 'no-line') complain(at, complaint, { add: '---', as: 1 })
  else if (cause === 'blank-lines' || cause === 'text-above')
    complain(at, complaint, { lines: `${lines.slice(0, fence).join('\n')}\n`, new: '' })
  else complain(at, complaint, { line: '---' })
  if (cause === 'no-line' || cause === 'no-fields') return false
  // Blank the lines above instead of removing them, so that line numbers stay the same.
  if (cause === 'blank-lines' || cause === 'text-above') lines.fill('', 0, fence + 1)
  lines[0] = '---'
  return true
}

/** Matches a line of front matter: a field, a list entry, a comment or an indented line. */
const fieldLine = /^(?:\s*[\w-]+\s*:(?:\s|$)|\s*-\s|\s*#|\s+\S)/

const isField = (line: string) => /^\s*[\w-]+\s*:(?:\s|$)/.test(line)

/** Find the last line of the fields in a file without a closing `---`. */
function lastOfFields(lines: readonly string[]): number {
  const past = lines.findIndex(
    (line, index) => index > 0 && line.trim() !== '' && !fieldLine.test(line),
  )
  const end = past < 0 ? lines.length : past
  return lines.findLastIndex((line, index) => index < end && line.trim() !== '')
}

function explainFirst(first: string, lines: readonly string[]) {
  if (/^\s*[-–—−]+\s*$/.test(first)) return 'other-dashes'
  if (/^---\s*\w/.test(first)) return 'words-behind'
  const fence = lines.indexOf('---')
  if (fence < 0 && !lines.some(isField)) return 'no-fields'
  const above = lines.slice(0, Math.max(0, fence)).filter((line) => line.trim() !== '')
  if (fence > 0 && above.length === 0) return 'blank-lines'
  // Fields above the first `---` belong to the front matter: the opening line is missing.
  return above.length > 0 && !above.some((line) => fieldLine.test(line)) ? 'text-above' : 'no-line'
}

const special = '\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000'
/**
 * Matches the text before a tab or special space where YAML allows only plain spaces: nothing, a
 * hyphen or a field name.
 */
const beforeWrongSpace = new RegExp(
  [
    `^ *(?=[\\t${special}])`,
    `^ *(?:- +)*-(?=[\\t${special}])`,
    `^ *(?:- +)*[\\w-]+:(?=[${special}])`,
    `^ *(?:- +)*[\\w-]+(?=[${special}]\\s*:)`,
  ].join('|'),
)

/** Characters that word processors substitute for a hyphen at the start of a line. */
const bullet = /^( *)([•·▪◦‣*–—−])(?= +[\w-]+:(?:\s|$))/

const mayBeWrong = new RegExp(`[\\t${special}]|${bullet.source}`, 'm')

/** Replace special spaces and bullets with plain spaces and hyphens where only these count. */
function refuseIndentation(text: string, complain: Complain): string {
  if (!mayBeWrong.test(text)) return text
  const lines = text.split('\n')
  const end = lines.indexOf('---', 1)
  for (const index of lines.slice(0, end).keys()) {
    refuseSpaces(lines, index, complain)
    const line = lines[index] ?? ''
    const [, indent = '', sign] = bullet.exec(line) ?? []
    if (sign === undefined) continue
    const at = { line: index + 1, column: indent.length + 1, length: 1 }
    complain(at, message('bullet-typographic', { sign }), { old: sign, new: '-' })
    lines[index] = `${indent}-${line.slice(indent.length + 1)}`
  }
  return lines.join('\n')
}

/** Replace a tab or special space. Indentation is copied from the neighbouring lines. */
function refuseSpaces(lines: string[], index: number, complain: Complain) {
  const line = lines[index] ?? ''
  const before = beforeWrongSpace.exec(line)?.[0]
  const [blank = ''] = leadingSpaces.exec(line) ?? []
  if (before === undefined || blank === line) return
  const isInside = before.trim() !== ''
  const rest = line.slice(before.length)
  const text = line.slice(blank.length)
  const usual = () => blank.replace(/\t/g, '  ').replace(/[^ ]/g, ' ')
  const repaired = isInside
    ? `${before} ${rest.replace(wrongSpaces, '')}`
    : (findIndent(lines, index, text) ?? usual()) + text
  const at = { line: index + 1, column: before.length + 1, length: 1 }
  const found = message('space-wrong', { tab: rest.startsWith('\t'), inside: isInside })
  complain(at, found, inPlace(line, repaired, before.length))
  lines[index] = repaired
}

const leadingSpaces = new RegExp(`^[ \\t${special}]*`)
const wrongSpaces = new RegExp(`^[\\t${special}]+`)

/**
 * Reduce a repair to the characters that differ, so that other repairs of the same line still
 * apply.
 */
function inPlace(line: string, meant: string, from: number): Fix {
  let same = 0
  while (same < line.length && line.at(-1 - same) === meant.at(-1 - same)) same++
  const old = line.slice(from, line.length - same)
  return meant.length - same >= from && old !== ''
    ? { old, new: meant.slice(from, meant.length - same) }
    : { line: meant }
}

/** Return the indentation that lines of this kind have in the block above. */
function findIndent(lines: readonly string[], index: number, source: string): string | undefined {
  const above = lastAbove(lines, index, (line) => line.trim() !== '' && !/^\s*#/.test(line))
  const [, indent = '', hyphen = ''] = /^( *)(- +)?/.exec(above ?? '') ?? []
  if (above === undefined || /^\t/.test(above)) return undefined
  // An entry aligns with the previous entry, a field with the previous field.
  if (/^- /.test(source)) {
    const entry = lastAbove(lines, index, (line) => /^ *- /.test(line))
    return entry === undefined ? undefined : (/^ */.exec(entry)?.[0] ?? '')
  }
  if (/:\s*$/.test(above) && hyphen === '') return undefined
  return indent + ' '.repeat(hyphen.length)
}

/** Find the nearest matching line above. It loops without copying, because every line may ask. */
function lastAbove(lines: readonly string[], index: number, isMeant: (line: string) => boolean) {
  for (let at = index - 1; at > 0; at--) {
    const line = lines[at] ?? ''
    if (isMeant(line)) return line
  }
  return undefined
}
