// Turn a finding and its place into the problem that is printed.

import type { Expectation, Message } from '../../messages/catalogue.ts'
import type { Owner } from '../../messages/owner.ts'
import type { Problem } from '../../messages/problem.ts'
import { type Edit, placeEdit } from '../../model/edit.ts'
import { languages } from '../../model/languages.ts'
import { typedInstead } from '../../notations/typed-words.ts'
import type { Finding, Path, Position, Raw } from '../../reading/finding.ts'

export function toProblem(finding: Finding, found: Position | undefined): Problem {
  const { document, at, severity, message, notation, owner } = finding
  const position = found && asTyped(document, found)
  const source = position && (document.typed ?? document.text).split('\n')[position.line - 1]
  const subject = at && 'path' in at ? describe(at.path, document.data, owner) : ''
  const top: Position = { line: 1, column: 1, length: 1 }
  const resolved = typeof message === 'function' ? message(source ?? '', position ?? top) : message
  const edits = makeEdits(finding, position)
  return {
    ...resolved,
    severity: severity ?? 'error',
    file: document.file,
    ...position,
    ...(source !== undefined && { source }),
    ...(subject !== '' && { subject }),
    ...(notation !== undefined && { notation }),
    ...(owner && { owner: withWords(owner, resolved, notation) }),
    ...(edits.length > 0 && { edits }),
  }
}

/**
 * Convert a position in the parsed text to one in the text as typed: removed characters and repairs
 * shift columns.
 */
function asTyped({ left, text, typed }: Finding['document'], position: Position): Position {
  const { line, length } = position
  let { column } = position
  for (const gone of left?.get(line) ?? []) if (gone <= column) column++
  if (typed === undefined) return { ...position, column }
  // A repair added quotation marks to this line, so look for the marked text in the original line.
  const marked = (text.split('\n')[line - 1] ?? '').slice(position.column - 1).slice(0, length)
  const source = typed.split('\n')[line - 1] ?? ''
  if (source.startsWith(marked, column - 1)) return { ...position, column }
  const found = source.indexOf(marked, Math.max(0, column - 3))
  return { ...position, column: found < 0 ? column : found + 1 }
}

/** Make the edits of a finding; none if one of them does not fit the text. */
function makeEdits({ document, fix }: Finding, position: Position | undefined): Edit[] {
  const { file, typed: text = document.text } = document
  const at = position ?? { line: 1, column: 1, length: 0 }
  const source = text.split('\n')[at.line - 1] ?? ''
  const done = typeof fix === 'function' ? fix(source, at, text) : fix
  const placed = [done ?? []].flat().map((one) => placeEdit(one, { file, text, ...at }))
  return placed.every((edit) => edit !== undefined) ? placed : []
}

/** Describe a path for owners, counting from 1: `items › 3 (Kulajda) › sizes`. */
function describe(path: Path, data: Raw | undefined, owner?: Owner): string {
  // Prefer the name in the owner's first language.
  const nameOrder = [...(owner?.languages ?? []), ...languages]
  let raw = data
  const steps = path.map((step) => {
    raw =
      typeof raw === 'object' && raw !== null && Object.hasOwn(raw, step)
        ? (raw as { [key: string]: Raw })[step]
        : undefined
    if (typeof step === 'string') return step
    const entry = raw as Raw | undefined
    const fields = typeof entry === 'object' && !Array.isArray(entry) ? entry : undefined
    const name = nameOrder.map((lang) => fields?.[lang]).find(Boolean) ?? fields?.['reason']
    return typeof name === 'string' ? `${step + 1} (${cut(name)})` : String(step + 1)
  })
  return steps.join(' › ')
}

const cut = (name: string) => (name.length > 30 ? `${name.slice(0, 27).trim()}...` : name)

/** Add the words of the list that the problem is about, as owners type them in their language. */
function withWords(owner: Owner, complaint: Message, notation: Expectation | undefined): Owner {
  const listed = typeof notation === 'object' && !('like' in notation)
  const fromNotation = listed ? ('oneOf' in notation ? notation.oneOf : notation.someOf) : undefined
  const words = 'words' in complaint.values ? complaint.values.words : fromNotation
  const typed = words && typedInstead(words, owner.languages[0])
  return typed ? { ...owner, words: typed } : owner
}
