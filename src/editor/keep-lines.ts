// What a form changed, put into the file as its owner wrote it: comments, order, empty lines and the
// way of writing stay; lines of a field change with the field alone. Whether the file then says what
// the form says is asked at the end. If not, it is written anew.

import { dump } from 'js-yaml'
import {
  type Mapping,
  nameOf,
  positionAt,
  readTree,
  type Sequence,
  type Tree,
  type YamlNode,
} from '../content/documents/tree.ts'
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

/** The file before with what it says after. */
export function keepLines(before: string, after: string, fields: readonly FormField[]): string {
  const ends = before.includes('\r\n') ? '\r\n' : '\n'
  const typed = before.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const meant = (text: string) => toFile(fromFile(text, fields), fields)
  try {
    const kept = merge(typed, after, fields)
    return meant(kept) === meant(after) ? kept.replaceAll('\n', ends) : after
  } catch {
    // It could not be read before either.
    return after
  }
}

type Change = { before: FormData; after: FormData; fields: readonly FormField[] }

function merge(typed: string, meant: string, fields: readonly FormField[]): string {
  const lines = typed.split('\n')
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end < 0) return meant
  const [before, after] = [said(typed, fields), said(meant, fields)]
  const body =
    before['body'] === after['body']
      ? lines.slice(end)
      : meant.split('\n').slice(meant.split('\n').indexOf('---', 1))
  const change = { before: withoutBody(before), after: withoutBody(after), fields }
  const read = readTree(typed)
  const { root } = read
  const top =
    root?.kind === 'mapping'
      ? mapping(root, { lines, from: 1, to: end, read }, change)
      : [...lines.slice(1, end), ...written(change.after, 0)]
  return ['---', ...top, ...body].join('\n')
}

const withoutBody = ({ body: _, ...rest }: FormData): FormData => rest

/** Lines of a file; those of a part of it. */
type Part = { lines: readonly string[]; from: number; to: number; read: Tree }

/** A field or an entry: its lines, and those above it that belong to nobody else. */
type Piece = { lead: readonly string[]; from: number; to: number }

const isSilent = (line = '') => /^\s*(?:#.*)?$/.test(line)
const isNote = (line: string) => /^\s*#/.test(line)
const indentOf = (line = '') => /^ */.exec(line)?.[0].length ?? 0

/** The parts that begin at these lines, and what stands below the last. */
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

/** A line of a text of many lines may begin with the sign of a comment. */
const isInside = (line = '', depth: number) => isNote(line) && indentOf(line) > depth

const lineOf = (tree: Tree, offset = 0) => positionAt(tree, offset, 1).line - 1

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Fields of a block; new ones stand behind those that the form has above them. */
function mapping(map: Mapping, part: Part, { before, after, fields }: Change): string[] {
  const { lines, read } = part
  const names = map.pairs.map(({ key }) => nameOf(key))
  const starts = map.pairs.map(({ key }) => lineOf(read, key.start))
  const [pieces, tail] = piecesOf(part, starts)
  const own = names.map(
    (name) => fields.find((one) => one.name === name)?.name ?? name,
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
    const value = map.pairs[index]?.value
    if (after[name] === undefined)
      return [...lead, ...(value?.kind === 'sequence' ? typed.filter(isNote) : []), ...fresh]
    const list =
      value?.kind === 'sequence' && !value.isInline && field
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

/** The names that the file does not have, by the name behind which they come; '' is above all. */
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

/** The comment behind a value. */
function noteBehind(line = '', tree: Tree, value: YamlNode | undefined): string {
  const { column } = positionAt(tree, value?.end ?? 0, 1)
  return /^\s+#.*$/.exec(line.slice(column - 1))?.[0] ?? ''
}

/** Entries of a list; undefined where they do not stand one below the other. */
function entries(
  { items }: Sequence,
  part: Part,
  before: unknown,
  after: unknown,
  field: FormField,
): string[] | undefined {
  const { lines, read } = part
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== items.length)
    return undefined
  const starts = items.map((item) => lineOf(read, item.start))
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
  item: YamlNode | undefined,
  part: Part,
  before: unknown,
  after: unknown,
  field: FormField,
  depth: number,
): string[] {
  const { from, read } = part
  const first = part.lines[from] ?? ''
  if (item?.kind === 'mapping' && isBlock(before) && isBlock(after)) {
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
 * The entries in their new order. What stands above an entry goes where it goes; notes above one
 * that is gone stay. Where entries only change places, the empty lines between them do not.
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

/** Which entry before each entry after is: the same one, else the one that it is most like. */
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

/** How many of its fields say the same; what it is called counts most. */
function likeness(one: unknown, other: unknown): number {
  if (!isBlock(one) || !isBlock(other)) return 0
  const [first = ''] = Object.keys(other)
  const same = Object.keys(other).filter((name) => isSame(one[name], other[name]))
  return same.length * 2 > Object.keys(other).length || same.includes(first) ? same.length : 0
}

/** As people write it, this far from the left. */
function written(value: object, depth: number): string[] {
  if (Object.keys(value).length === 0) return []
  const lines = dump(value, writing).trimEnd().split('\n')
  return lines.map((line) => (line === '' ? '' : ' '.repeat(depth) + line))
}
