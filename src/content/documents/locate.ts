// Turn findings into the problems that are printed: a finding names a path in the front matter, a
// problem a line and column.

import type { Expectation, Message } from '../../messages/catalogue.ts'
import type { Owner } from '../../messages/owner.ts'
import type { Problem } from '../../messages/problem.ts'
import { type Edit, placeEdit } from '../../model/edit.ts'
import { languages } from '../../model/languages.ts'
import { usualWords } from '../../notations/typed-words.ts'
import type { At, Finding, Path, Position, Raw } from '../../reading/finding.ts'
import { keyName, positionAt, readTree, type Tree, type YamlNode } from './tree.ts'

/** Give every finding its line, column and source line. */
export function locate(findings: readonly Finding[]): Problem[] {
  const trees = new Map<string, Tree>()
  const find = (document: Finding['document'], at: At | Position | null) => {
    if (at === null || 'line' in at) return at ?? undefined
    const tree = trees.get(document.file) ?? readTree(document.text)
    trees.set(document.file, tree)
    return findPosition(tree, at)
  }
  return findings.map((finding) => {
    const { other } = finding
    const related = other && find(other.document, other.at)
    return {
      ...toProblem(finding, find(finding.document, finding.at)),
      ...(related && {
        other: { file: other.document.file, line: related.line, column: related.column },
      }),
    }
  })
}

function findPosition(tree: Tree, at: At): Position {
  const [start, end] = findRange(tree.root, at) ?? [4, 5]
  const lineEnd = tree.text.indexOf('\n', start)
  return positionAt(tree, start, Math.max(1, Math.min(end, lineEnd) - start))
}

type Range = [start: number, end: number]

/** Find the deepest value on the path that exists; a block is shown by its first field. */
function findRange(root: YamlNode | undefined, { path, on = 'value', span }: At) {
  let node = root
  let key: Range | undefined
  for (const [depth, step] of path.entries()) {
    if (node?.kind === 'mapping') {
      const pair = node.pairs.find((each) => keyName(each.key) === String(step))
      if (!pair) return firstField(node)
      key = getRange(pair.key)
      if (depth === path.length - 1 && on === 'key') return key
      node = pair.value
    } else if (node?.kind === 'sequence' && typeof step === 'number') node = node.items[step]
    else return key
  }
  if (node?.kind === 'mapping') return firstField(node)
  if (node?.kind === 'sequence' && !node.isInline) return key ?? getRange(node)
  const found = getRange(node)
  return !found || found[0] === found[1] ? key : span ? narrow(node, found, span) : found
}

/** Part of a value on one line. Quotation marks shift it; escapes make its place unknowable. */
function narrow(node: YamlNode | undefined, [start, end]: Range, span: Range): Range {
  if (node?.kind !== 'scalar') return [start, end]
  const shift = (end - start - node.value.length) / 2
  if (shift !== 0 && shift !== 1) return [start, end]
  return [start + shift + span[0], start + shift + Math.max(span[1], span[0] + 1)]
}

const firstField = (node: YamlNode): Range | undefined =>
  (node.kind === 'mapping' && getRange(node.pairs[0]?.key)) || getRange(node)

const getRange = (node: YamlNode | undefined): Range | undefined =>
  node && node.start >= 0 ? [node.start, node.end] : undefined

function toProblem(finding: Finding, found: Position | undefined): Problem {
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
    const names = [...nameOrder, 'title', 'reason', 'name']
    const name = names.map((one) => fields?.[one]).find(Boolean)
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
  const typed = words && usualWords(words, owner.languages[0])
  return typed ? { ...owner, words: typed } : owner
}
