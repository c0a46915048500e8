// Read one value by its notation. A list, a block or a hidden character in place of a text is reported.

import { asValue, type Fix, inQuotes } from '../model/edit.ts'
import { kind } from '../notations/dish.ts'
import { codePointName, invisible } from '../notations/hidden.ts'
import {
  type AnyNotation,
  type Extent,
  expectationIn,
  type Fault,
  type RegionalContext,
} from '../notations/notation.ts'
import { type Path, type Position, pathKey, type Raw } from './finding.ts'
import {
  type ContentNode,
  holdsNothing,
  isEmpty,
  nodeAt,
  reportError,
  reportFinding,
} from './node.ts'
import type { ValueReader } from './reader.ts'

/** Create a reader for the values of a notation. */
export function value<T>(notation: AnyNotation<T>): ValueReader<T> {
  return {
    shape: { kind: 'value', notation },
    read(node) {
      const signed = notation.sign ? readAfterSign(node) : undefined
      const text = signed?.text ?? readText(node, notation)
      if (text === undefined) return { value: undefined, node }
      const context = contextFor(notation, node)
      if (!context) return { value: undefined, node }
      const read = notation.read(text, context)
      if (read !== undefined) return { value: read, node }
      const expected = expectationIn(notation, context?.region)
      const isRead = (meant: string) => notation.read(meant, context) !== undefined
      const explain = (meant: string) => notation.explain(meant, context)
      const faults = withReadSuggestions(explain(text), text, { isRead, explain })
      for (const fault of faults) {
        const at = findBlamedNode(node, fault.span)
        const fix = (of: Fault) => makeFix(of, at, text)
        const { dated, ...now } = fault
        reportFinding(at, fault.message, {
          notation: expected,
          ...(signed ? { at: signed.at } : fix(now)),
          ...(dated && {
            dated: (today) => {
              const known = [{ ...now, ...dated(today) }]
              const [checked = now] = withReadSuggestions(known, text, { isRead, explain })
              return { message: checked.message, ...fix(checked) }
            },
          }),
        })
      }
      return {
        value: undefined,
        node,
        repaired: notation.read(replaceSuggested(text, faults), context),
      }
    },
  }
}

type Rereading = { isRead: (text: string) => boolean; explain: (text: string) => readonly Fault[] }

/**
 * Read a text again with all suggestions applied. If the new text has faults other than those
 * without a suggestion, the suggestions are dropped.
 */
function withReadSuggestions(faults: readonly Fault[], text: string, again: Rereading) {
  const suggested = faults.filter(({ suggestion }) => suggestion !== undefined)
  const isKept = (some: readonly Fault[]) => {
    const meant = replaceSuggested(text, some)
    // The whole value moves to other fields.
    if (again.isRead(meant) || (meant === '' && some.every(({ beside }) => beside))) return true
    const left = faults.filter((one) => !some.includes(one)).map(({ message }) => message.code)
    return again.explain(meant).every(({ message }) => left.includes(message.code))
  }
  if (suggested.length === 0 || isKept(suggested)) return faults
  return faults.map((fault) => {
    const { suggestion: _, beside: __, ...plain } = fault
    return suggested.includes(fault) && !isKept([fault]) ? plain : fault
  })
}

const replaceSuggested = (text: string, faults: readonly Fault[]) =>
  faults.reduceRight(
    (before, { span: [start, end] = [0, text.length], suggestion }) =>
      suggestion === undefined ? before : before.slice(0, start) + suggestion + before.slice(end),
    text,
  )

/** Find a value such as `#7b2d1c` that stands alone: YAML reads it as a comment. */
export function readAfterSign({ document, path, raw }: ContentNode) {
  const at = raw === null || raw === '' ? document.cut?.get(pathKey(path)) : undefined
  if (!at) return undefined
  const line = document.text.split('\n')[at.line - 1] ?? ''
  const [typed = ''] = line.slice(at.column - 1).split(/\s#/)
  const text = typed.trim()
  return { text, at: { ...at, length: text.length } }
}

/** Return what a notation needs to read a value; undefined if its region is unknown. */
export function contextFor({ regional }: AnyNotation<unknown>, node: ContentNode) {
  const { document, region, path } = node
  const { kind: typedKind } = document.data
  const drinks = typeof typedKind === 'string' && kind.read(typedKind) === 'drinks'
  const isEntry = typeof path.at(-1) === 'number'
  const entries = isEntry ? valueAt(document, path.slice(0, -1)) : undefined
  const { kitchen, lunch, other_hours } = document.data
  const services = { kitchen, lunch, other_hours }
  const field = path.findLast((step) => typeof step === 'string')
  const context = { languages: document.languages, region, drinks, field, entries, services }
  // A notation that is not regional never reads the region.
  return regional && !region ? undefined : (context as RegionalContext)
}

const valueAt = ({ data }: ContentNode['document'], path: Path) =>
  path.reduce<Raw>((raw, key) => Object(raw)[key], data)

const separator = ', '

/** Create the fix that replaces the wrong characters with the intended ones. */
function makeFix(fault: Fault, { raw, span, document, path }: ContentNode, text: string) {
  const { suggestion: meant } = fault
  const beside = (fault.beside ?? []).map((one) => ({
    ...one,
    field: one.field.startsWith('_') ? `${path.at(-1)}${one.field}` : one.field,
  }))
  const isJoined = raw !== null && typeof raw === 'object' && !Array.isArray(raw)
  if (meant === undefined || (typeof raw !== 'string' && !isJoined)) return {}
  // An entry that has a colon is no text in the file, but its line may have the part once.
  const old = text.slice(...(fault.span ?? [0, text.length]))
  const inLine = (line: string): Fix | undefined =>
    line.split(old).length === 2 ? { line: line.replace(old, () => meant) } : undefined
  const inValue = (typed: string): Fix =>
    span ? { old: typed.slice(...span), new: meant } : { old: typed, new: asValue(meant) }
  // `allergens: -` is read as a dash, which is not in the file.
  const inPlaceOfDash = (line: string) => ({ line: line.replace(/: +[-–]+ *$/, `: ${meant}`) })
  const isDash = raw === '–' && meant !== ''
  const edit = isDash ? inPlaceOfDash : typeof raw === 'string' ? inValue(raw) : inLine
  if (beside.length === 0) return { fix: edit }
  // In a list the fields come before the list itself.
  const isEntry = typeof path.at(-1) === 'number'
  const above = path.slice(0, isEntry ? -2 : -1)
  const block = Object(valueAt(document, above))
  // Also true for a longer form of the field, such as `holidays_as_usual`.
  const isTyped = (field: string) => Object.keys(block).some((name) => name.startsWith(field))
  const isBelow = above.length > 0
  // The owner's words for a reason are not removed, even if it has them already.
  const isMissing = (field: string, rest: string) => field === 'reason' || block[field] !== rest
  const missing = beside.filter(({ field, value: rest }) => isMissing(field, rest))
  const [only] = missing
  const note = block[only?.field ?? '']
  // Notes in other languages lack the words, but a yes or no says the same in all of them.
  const isNote = only && (/._note$/.test(only.field) || document.languages.length === 1)
  if (isNote && missing.length === 1 && /note$/.test(only.field) && typeof note === 'string')
    return {
      fix: (typed: string, { line }: Position, file: string): Fix[] | undefined => {
        const own = typeof edit === 'function' ? edit(typed) : edit
        const lines = file.split('\n')
        const index = [line - 2, line].find((at) =>
          lines[at]?.trimEnd().endsWith(`${only.field}: ${note}`),
        )
        const column = (lines[index ?? -1]?.indexOf(note) ?? -1) + 1
        const more = { line: (index ?? 0) + 1, column, old: note, new: `${note}, ${only.value}` }
        return own && column > 0 ? [own, more] : undefined
      },
    }
  if (missing.some(({ field, isTop }) => isTyped(field) || (isTop && isBelow))) return {}
  if (missing.length === 0) return { fix: edit }
  return {
    fix: (typed: string, { line }: Position, file: string): Fix[] | undefined => {
      const lines = file.split('\n')
      const list = `${path.at(-2)}:`
      const at = isEntry
        ? lines.slice(0, line).findLastIndex((one) => one.includes(list))
        : line - 1
      const indent = ' '.repeat(/^ *(?:- +)?/.exec(lines[at] ?? '')?.[0].length ?? 0)
      const added = missing.map(({ field, value: rest }) => `${indent}${field}: ${asValue(rest)}`)
      const isEntireEntry = isEntry && meant === '' && typed.trim() === `- ${old.trim()}`
      const isOnly = isEntry && Object(valueAt(document, path.slice(0, -1))).length === 1
      const own: Fix | undefined =
        isEntireEntry && !isOnly
          ? { delete: 'line' }
          : typeof edit === 'function'
            ? edit(typed)
            : edit
      return own && [own, { add: added.join('\n'), as: isEntry ? at + 1 : line + 1 }]
    },
  }
}

/** Return the node of the wrong characters; in a list, of the entry that holds them. */
function findBlamedNode(node: ContentNode, span: Extent | undefined): ContentNode {
  if (span && typeof node.raw === 'object' && !Array.isArray(node.raw)) return node
  if (!span || !Array.isArray(node.raw)) return { ...node, ...(span && { span }) }
  let next = 0
  const starts = node.raw.map((part) => {
    const start = next
    next += String(part).length + separator.length
    return start
  })
  const index = Math.max(
    0,
    starts.findLastIndex((start) => start <= span[0]),
  )
  const start = starts[index] ?? 0
  return { ...nodeAt(node, index), span: [span[0] - start, span[1] - start] }
}

export const nameAt = (node: ContentNode) => String(node.path.at(-1))

/** Maximum length as typed, spaces included. No notation accepts more than 1000 characters. */
const longestValue = 2000

/** Return the text of a value as typed. Lists, blocks and invisible characters are reported. */
function readText(node: ContentNode, notation: AnyNotation<unknown>): string | undefined {
  const text = readPlainText(node, notation)
  if (text === undefined) return undefined
  if (text.length > longestValue)
    return reportError(node, 'value-too-long', { length: text.length, most: longestValue })
  const { expected } = notation
  const cut = notation.prose ? node.document.cut?.get(pathKey(node.path)) : undefined
  if (cut) {
    const place = { ...node, notation: expected, at: cut, fix: quoteValue }
    return reportError(place, 'value-cut', { field: nameAt(node), typed: text })
  }
  const hidden = invisible.exec(text)?.[0]
  if (hidden === undefined) return text
  const character = codePointName(hidden)
  return reportError({ ...node, notation: expected }, 'character-invisible', { character })
}

/** Return the node of a line whose beginning YAML read as the name of a field. */
export const lineAt = (node: ContentNode, key: string): ContentNode => ({
  ...nodeAt(node, key),
  raw: { [key]: nodeAt(node, key).raw ?? null },
})

/** Return `Po–Pá: 11–22` for an entry, or a line of a block, that YAML read as a field. */
export function joinColon({ raw, path }: ContentNode): string | undefined {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) return undefined
  const [[key = '', value] = [], more] = Object.entries(raw)
  const isEntry = more === undefined && (typeof path.at(-1) === 'number' || path.at(-1) === key)
  return isEntry && typeof value === 'string' && value !== '' ? `${key}: ${value}` : undefined
}

function readPlainText(node: ContentNode, notation: AnyNotation<unknown>): string | undefined {
  const { raw } = node
  // A name that is a dash is missing; other notations explain what they want instead of it.
  if (typeof raw === 'string' && raw.trim() !== '' && !(notation.prose && holdsNothing(raw)))
    return raw
  const joined = notation.colon && joinColon(node)
  if (joined) return joined
  const field = nameAt(node)
  const place = { ...node, notation: notation.expected }
  if (Array.isArray(raw) && raw.length > 0) {
    if (notation.list && raw.every((part) => typeof part === 'string')) return raw.join(separator)
    const edit = joinEntries(raw, node, notation.between ?? separator)
    return reportError({ ...place, fix: edit }, 'list-unexpected', { field })
  }
  if (raw !== null && typeof raw === 'object' && !isEmpty(node)) {
    const [[key = '', value] = [], more] = Object.entries(raw)
    const isEntry = typeof node.path.at(-1) === 'number'
    if (typeof value !== 'string' || more !== undefined || !isEntry)
      return reportError({ ...place, fix: quoteValue }, 'block-unexpected', { field })
    const edit = (line: string) => ({ line: line.replace(`${key}:`, key) })
    return reportError({ ...place, ...nodeAt(node, key), on: 'key', fix: edit }, 'colon-inside')
  }
  const cut = node.document.cut?.has(pathKey(node.path)) ?? false
  const edit = cut ? quoteValue : undefined
  return reportError({ ...place, ...(edit && { fix: edit }) }, 'value-missing', { field, cut })
}

const fieldAndValue = /^( *(?:- +)*[\w-]+:) *(\S.*)$/

/** Put everything after the colon of a line in quotation marks. */
function quoteValue(line: string): Fix | undefined {
  const [, field, value = ''] = fieldAndValue.exec(line.trimEnd()) ?? []
  return field === undefined ? undefined : { line: `${field} ${inQuotes(value)}` }
}

/** Join a list of texts in one line: an inline list as typed, separate lines with commas. */
const joinEntries =
  (parts: readonly Raw[], node: ContentNode, parted: string) =>
  (line: string, at: Position, text: string): Fix | undefined => {
    const [, field, value = ''] = fieldAndValue.exec(line.trimEnd()) ?? []
    if (field !== undefined && parted !== separator) {
      // YAML also splits `2,90` at its comma; people type a space after a separating comma.
      const typed = value.replace(/^\[|\]$/g, '').split(/,\s+/)
      const isPairs = typed.every((one) => /^[^=]+=[^=]+$/.test(one))
      return isPairs ? { line: `${field} ${asValue(typed.join(parted))}` } : undefined
    }
    if (field !== undefined) return quoteValue(line)
    const following = text.split('\n').slice(at.line, at.line + parts.length)
    const listed = following.every(
      (entry, index) => entry.trim().replace(/^- */, '') === parts[index],
    )
    return listed && typeof node.path.at(-1) === 'string'
      ? {
          lines: [line, ...following].join('\n'),
          new: `${line.trimEnd()} ${asValue(parts.join(parted))}`,
        }
      : undefined
  }
