// Writes changed form values into the owner's file. Comments, order, blank lines and notation are
// preserved, and only the lines of changed fields are replaced. If the merged file does not read
// back as the form's values, the file is rewritten from the form.

import { dump } from 'js-yaml'
import { isMap, isScalar, isSeq, type YAMLMap, type YAMLSeq } from 'yaml'
import { readTree, type Tree } from '../content/documents/tree.ts'
import {
  type FormData,
  fieldsOfBlock,
  fromFile,
  isBlock,
  said,
  toFile,
  writing,
} from '../engine/editor/form-file.ts'
import type { FormField } from '../model/forms.ts'

/** Return the file `before` with the values of the file `after`. */
export function keepLines(before: string, after: string, fields: readonly FormField[]): string {
  const ends = before.includes('\r\n') ? '\r\n' : '\n'
  const typed = before.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const meant = (text: string) => toFile(fromFile(text, fields), fields)
  try {
    const kept = merge(typed, after, fields)
    return meant(kept) === meant(after) ? kept.replaceAll('\n', ends) : after
  } catch {
    // The old file cannot be parsed.
    return after
  }
}

type Change = { before: FormData; after: FormData; fields: readonly FormField[] }

function merge(typed: string, meant: string, fields: readonly FormField[]): string {
  const lines = typed.split('\n')
  const end = lines.indexOf('---', 1)
  const { contents } = readTree(typed).tree
  if (lines[0] !== '---' || end < 0) return meant
  const [before, after] = [said(typed, fields), said(meant, fields)]
  const body =
    before['body'] === after['body']
      ? lines.slice(end)
      : meant.split('\n').slice(meant.split('\n').indexOf('---', 1))
  const change = { before: withoutBody(before), after: withoutBody(after), fields }
  const read = readTree(typed)
  const top = isMap(contents)
    ? mapping(contents, { lines, from: 1, to: end, read }, change)
    : [...lines.slice(1, end), ...written(change.after, 0)]
  return ['---', ...top, ...body].join('\n')
}

const withoutBody = ({ body: _, ...rest }: FormData): FormData => rest

/** A range of lines of the file, with its parsed YAML. */
type Part = { lines: readonly string[]; from: number; to: number; read: Tree }

/** The lines of one field or list entry, and the comments and blank lines above it. */
type Piece = { lead: readonly string[]; from: number; to: number }

const isSilent = (line = '') => /^\s*(?:#.*)?$/.test(line)
const isNote = (line: string) => /^\s*#/.test(line)
const indentOf = (line = '') => /^ */.exec(line)?.[0].length ?? 0

/**
 * Split a range into the pieces that start at these lines. The second result is the lines after the
 * last piece.
 */
function piecesOf({ lines, from, to }: Part, starts: readonly number[]): [Piece[], string[]] {
  let past = from
  const pieces = starts.map((start, index) => {
    const depth = indentOf(lines[start])
    let end = starts[index + 1] ?? to
    while (end - 1 > start && isSilent(lines[end - 1]) && !isInside(lines[end - 1], depth)) end--
    const piece = { lead: lines.slice(past, start), from: start, to: end }
    past = end
    return piece
  })
  return [pieces, lines.slice(past, to)]
}

/** A line of a multi-line text may start with `#` without being a comment. */
const isInside = (line = '', depth: number) => isNote(line) && indentOf(line) > depth

const lineOf = ({ counter }: Tree, offset = 0) => counter.linePos(offset).line - 1

const rangeOf = (node: unknown) =>
  (node as { range?: readonly [number, number, number] | null } | null)?.range ?? undefined

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Write the fields of a block. A new field goes after the one that precedes it in the form. */
function mapping(map: YAMLMap, part: Part, { before, after, fields }: Change): string[] {
  const { lines, read } = part
  const names = map.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''))
  const starts = map.items.map(({ key }) => lineOf(read, rangeOf(key)?.[0]))
  const [pieces, tail] = piecesOf(part, starts)
  const own = names.map(
    (name) => fields.find((one) => one.name === name || one.former?.includes(name))?.name ?? name,
  )
  const depth = indentOf(lines[starts[0] ?? part.from])
  const isNew = (name: string) => !isSame(before[name], after[name])
  const added = newOnes(Object.keys(after), own, isNew)
  const write = (name: string) => written({ [name]: after[name] }, depth)
  const old = pieces.flatMap(({ lead, from, to }, index) => {
    const name = own[index] ?? ''
    const typed = lines.slice(from, to)
    const field = fields.find((one) => one.name === name)
    const fresh = (added.get(name) ?? []).flatMap(write)
    if (!isNew(name)) return [...lead, ...typed, ...fresh]
    const value = map.items[index]?.value
    if (after[name] === undefined)
      return [...lead, ...(isSeq(value) ? typed.filter(isNote) : []), ...fresh]
    const list =
      isSeq(value) && !value.flow && field
        ? entries(value, { ...part, from: from + 1, to }, before[name], after[name], field)
        : undefined
    if (list) return [...lead, lines[from] ?? '', ...list, ...fresh]
    const anew = written({ [names[index] ?? name]: after[name] }, depth)
    const isShort = typed.length === 1 && anew.length === 1 && !(field && 'sign' in field)
    const behind = isShort ? noteBehind(typed[0], read, value) : ''
    const notes = typed.slice(1).filter(isNote)
    return [...lead, ...notes, ...anew.map((line) => line + behind), ...fresh]
  })
  return [...(added.get('') ?? []).flatMap(write), ...old, ...tail]
}

/**
 * Group new fields by the existing field after which they go. The key '' means before all others.
 */
function newOnes(
  names: readonly string[],
  own: readonly string[],
  isNew: (name: string) => boolean,
): Map<string, string[]> {
  const added = new Map<string, string[]>()
  let last = ''
  for (const name of names)
    if (own.includes(name)) last = name
    else if (isNew(name)) added.set(last, [...(added.get(last) ?? []), name])
  return added
}

/** Return the comment after a value on the same line. */
function noteBehind(line = '', { counter }: Tree, value: unknown): string {
  const { col } = counter.linePos(rangeOf(value)?.[1] ?? 0)
  return /^\s+#.*$/.exec(line.slice(col - 1))?.[0] ?? ''
}

/** Write the entries of a list. Undefined if the list is not written with one entry a line. */
function entries(
  { items }: YAMLSeq,
  part: Part,
  before: unknown,
  after: unknown,
  field: FormField,
): string[] | undefined {
  const { lines, read } = part
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== items.length)
    return undefined
  const starts = items.map((item) => lineOf(read, rangeOf(item)?.[0]))
  if (starts.some((start) => !/^ *- +\S/.test(lines[start] ?? ''))) return undefined
  const [pieces, tail] = piecesOf(part, starts)
  const depth = indentOf(lines[starts[0] ?? 0])
  const pairs = alike(before, after)
  const texts = after.map((entry: unknown, index) => {
    const old = pairs[index]
    const piece = old === undefined ? undefined : pieces[old]
    if (old === undefined || !piece) return written([entry], depth)
    if (isSame(before[old], entry)) return lines.slice(piece.from, piece.to)
    return changedEntry(items[old], { ...part, ...piece }, before[old], entry, field, depth)
  })
  return [...arranged(pieces, pairs, texts), ...tail]
}

function changedEntry(
  item: unknown,
  part: Part,
  before: unknown,
  after: unknown,
  field: FormField,
  depth: number,
): string[] {
  const { from, read } = part
  const first = part.lines[from] ?? ''
  if (isMap(item) && isBlock(before) && isBlock(after)) {
    const lines = [...part.lines]
    lines[from] = `${first.slice(0, depth)} ${first.slice(depth + 1)}`
    const change = { before, after, fields: fieldsOfBlock(after, field) }
    const made = mapping(item, { ...part, lines }, change)
    const begin = made.findIndex((line) => !isSilent(line))
    return made.map((line, at) =>
      at === begin ? `${line.slice(0, depth)}-${line.slice(depth + 1)}` : line,
    )
  }
  const made = written([after], depth)
  const behind = made.length === 1 ? noteBehind(first, read, item) : ''
  return made.map((line) => line + behind)
}

/**
 * Return the entries in their new order. Comments above an entry move with it, and comments above a
 * removed entry stay where they are. If entries were only reordered, the blank lines between them
 * do not move.
 */
function arranged(
  pieces: readonly Piece[],
  pairs: readonly (number | undefined)[],
  texts: readonly (readonly string[])[],
): string[] {
  const [first, second] = pieces
  const between = (second ?? first)?.lead.includes('') ? [''] : []
  const isMoved = pairs.length === pieces.length && pairs.every((old) => old !== undefined)
  const kept = new Set(pairs)
  let orphans: string[] = []
  const leads = pieces.map(({ lead }, index) => {
    if (!kept.has(index)) {
      if (lead.some(isNote)) orphans = [...orphans, ...lead]
      return []
    }
    const all = [...orphans, ...lead]
    orphans = []
    return all
  })
  const ownNotes = (lead: readonly string[]) =>
    lead.slice(lead.findLastIndex((line) => !isNote(line)) + 1)
  const made = texts.flatMap((text, index) => {
    const lead = leads[pairs[index] ?? -1] ?? between
    if (!isMoved) return [...lead, ...text]
    const here = leads[index] ?? []
    const gap = here.slice(0, here.length - ownNotes(here).length)
    return [...gap, ...ownNotes(lead), ...text]
  })
  return [...made, ...orphans]
}

/**
 * Match each new entry with an old one: an equal one if there is one, otherwise the most similar.
 */
function alike(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const free = new Set(before.keys())
  const take = (index: number | undefined) => {
    if (index !== undefined) free.delete(index)
    return index
  }
  const same = after.map((entry) => take([...free].find((index) => isSame(before[index], entry))))
  return same.map((found, at) => {
    if (found !== undefined) return found
    const entry = after[at]
    const ranked = [...free]
      .map((index) => [index, likeness(before[index], entry)] as const)
      .sort(([, one], [, other]) => other - one)
    const [best] = ranked
    if (best && best[1] > 0) return take(best[0])
    return !isBlock(entry) && before.length === after.length && free.has(at) ? take(at) : undefined
  })
}

/**
 * Count the equal fields. Zero if less than half are equal and the first one, the name, differs.
 */
function likeness(one: unknown, other: unknown): number {
  if (!isBlock(one) || !isBlock(other)) return 0
  const [first = ''] = Object.keys(other)
  const same = Object.keys(other).filter((name) => isSame(one[name], other[name]))
  return same.length * 2 > Object.keys(other).length || same.includes(first) ? same.length : 0
}

/** Format a value as YAML lines with this indentation. */
function written(value: object, depth: number): string[] {
  if (Object.keys(value).length === 0) return []
  const lines = dump(value, writing).trimEnd().split('\n')
  return lines.map((line) => (line === '' ? '' : ' '.repeat(depth) + line))
}
