// Writes changed form values into the owner's file. Comments, order, blank lines and notation are
// preserved, and only the lines of changed fields are replaced. If the merged file does not read
// back as the form's values, the file is rewritten from the form.

import { dump } from 'js-yaml'
import { isEqual, matchEntries } from '../content/changes/match.ts'
import * as yaml from '../content/documents/tree.ts'
import * as formFile from '../engine/editor/form-file.ts'
import type { FormField } from '../model/forms.ts'

/** Return the file `before` with the values of the file `after`. */
export function keepLines(before: string, after: string, fields: readonly FormField[]): string {
  const lineEnd = before.includes('\r\n') ? '\r\n' : '\n'
  const original = before.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const normalize = (text: string) => formFile.toFile(formFile.fromFile(text, fields), fields)
  try {
    const merged = merge(original, after, fields)
    return normalize(merged) === normalize(after) ? merged.replaceAll('\n', lineEnd) : after
  } catch {
    // The old file cannot be parsed.
    return after
  }
}

export type EntryLines = NonNullable<ReturnType<typeof entryLines>>

/** Find the lines of an entry in a list of a file, if it has one entry a line. */
export function entryLines(text: string, name: string, index: number) {
  const lines = text.split('\n')
  const read = yaml.readTree(text)
  const pairs = read.root?.kind === 'mapping' ? read.root.pairs : []
  const at = pairs.findIndex(({ key }) => yaml.keyName(key) === name)
  const value = pairs[at]?.value
  const next = pairs[at + 1]?.key
  const to = next ? lineAt(read, next.start) : lines.indexOf('---', 1)
  const starts = value?.kind === 'sequence' ? findStarts(value, lines, read) : undefined
  const [piece] = starts ? splitPieces({ lines, from: 1, to, read }, starts)[0].slice(index) : []
  if (!piece || text.includes('\r')) return undefined
  return {
    depth: indentation(lines[piece.from]),
    lines: lines.slice(piece.from, piece.to),
    ...{ before: lines.slice(0, piece.from), after: lines.slice(piece.to) },
  }
}

/** Find the first line of each entry. Undefined if the list is not written with one entry a line. */
function findStarts(
  { items }: yaml.Sequence,
  lines: readonly string[],
  read: yaml.Tree,
): number[] | undefined {
  const starts = items.map((item) => lineAt(read, item.start))
  return starts.every((start) => /^ *- +\S/.test(lines[start] ?? '')) ? starts : undefined
}

type Change = {
  before: formFile.FormValues
  after: formFile.FormValues
  fields: readonly FormField[]
}

function merge(original: string, edited: string, fields: readonly FormField[]): string {
  const lines = original.split('\n')
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end < 0) return edited
  const [before, after] = [
    formFile.readNormalized(original, fields),
    formFile.readNormalized(edited, fields),
  ]
  const body =
    before['body'] === after['body']
      ? lines.slice(end)
      : edited.split('\n').slice(edited.split('\n').indexOf('---', 1))
  const change = { before: withoutBody(before), after: withoutBody(after), fields }
  const read = yaml.readTree(original)
  const top =
    read.root?.kind === 'mapping'
      ? mergeFields(read.root, { lines, from: 1, to: end, read }, change)
      : [...lines.slice(1, end), ...toYamlLines(change.after, 0)]
  return ['---', ...top, ...body].join('\n')
}

const withoutBody = ({ body: _, ...rest }: formFile.FormValues): formFile.FormValues => rest

/** A range of lines of the file, with its parsed YAML. */
type LineRange = { lines: readonly string[]; from: number; to: number; read: yaml.Tree }

/** The lines of one field or list entry, and the comments and blank lines above it. */
type Piece = { lead: readonly string[]; from: number; to: number }

const isBlankOrComment = (line = '') => /^\s*(?:#.*)?$/.test(line)
const isComment = (line: string) => /^\s*#/.test(line)
const indentation = (line = '') => /^ */.exec(line)?.[0].length ?? 0

/**
 * Split a range into the pieces that start at these lines. The second result is the lines after the
 * last piece.
 */
function splitPieces(
  { lines, from, to }: LineRange,
  starts: readonly number[],
): [Piece[], string[]] {
  let past = from
  const pieces = starts.map((start, index) => {
    const depth = indentation(lines[start])
    let end = starts[index + 1] ?? to
    while (
      end - 1 > start &&
      isBlankOrComment(lines[end - 1]) &&
      !isTextLine(lines[end - 1], depth)
    )
      end--
    const piece = { lead: lines.slice(past, start), from: start, to: end }
    past = end
    return piece
  })
  return [pieces, lines.slice(past, to)]
}

/** A line of a multi-line text may start with `#` without being a comment. */
const isTextLine = (line = '', depth: number) => isComment(line) && indentation(line) > depth

const lineAt = (tree: yaml.Tree, offset: number) => yaml.positionAt(tree, offset, 1).line - 1

/** Write the fields of a block. A new field goes after the one that precedes it in the form. */
function mergeFields(
  map: yaml.Mapping,
  part: LineRange,
  { before, after, fields }: Change,
): string[] {
  const { lines, read } = part
  const names = map.pairs.map(({ key }) => yaml.keyName(key))
  const starts = map.pairs.map(({ key }) => lineAt(read, key.start))
  const [pieces, tail] = splitPieces(part, starts)
  const fieldNames = names.map((name) => fields.find((one) => one.name === name)?.name ?? name)
  const depth = indentation(lines[starts[0] ?? part.from])
  const isChanged = (name: string) => !isEqual(before[name], after[name])
  const added = groupNewFields(Object.keys(after), fieldNames, isChanged)
  const write = (name: string) => toYamlLines({ [name]: after[name] }, depth)
  const old = pieces.flatMap(({ lead, from, to }, index) => {
    const name = fieldNames[index] ?? ''
    const original = lines.slice(from, to)
    const field = fields.find((one) => one.name === name)
    const fresh = (added.get(name) ?? []).flatMap(write)
    if (!isChanged(name)) return [...lead, ...original, ...fresh]
    const value = map.pairs[index]?.value
    if (after[name] === undefined)
      return [...lead, ...(value?.kind === 'sequence' ? original.filter(isComment) : []), ...fresh]
    const list =
      value?.kind === 'sequence' && !value.isInline && field
        ? mergeEntries(value, { ...part, from: from + 1, to }, before[name], after[name], field)
        : undefined
    if (list) return [...lead, lines[from] ?? '', ...list, ...fresh]
    const rewritten = toYamlLines({ [names[index] ?? name]: after[name] }, depth)
    const isShort = original.length === 1 && rewritten.length === 1 && !(field && 'sign' in field)
    const comment = isShort ? trailingComment(original[0], read, value) : ''
    const comments = original.slice(1).filter(isComment)
    return [...lead, ...comments, ...rewritten.map((line) => line + comment), ...fresh]
  })
  return [...(added.get('') ?? []).flatMap(write), ...old, ...tail]
}

/**
 * Group new fields by the existing field after which they go. The key '' means before all others.
 */
function groupNewFields(
  names: readonly string[],
  fieldNames: readonly string[],
  isChanged: (name: string) => boolean,
): Map<string, string[]> {
  const added = new Map<string, string[]>()
  let last = ''
  for (const name of names)
    if (fieldNames.includes(name)) last = name
    else if (isChanged(name)) added.set(last, [...(added.get(last) ?? []), name])
  return added
}

/** Return the comment after a value on the same line. */
function trailingComment(line = '', tree: yaml.Tree, value: yaml.YamlNode | undefined): string {
  const { column } = yaml.positionAt(tree, value?.end ?? 0, 1)
  return /^\s+#.*$/.exec(line.slice(column - 1))?.[0] ?? ''
}

/** Write the entries of a list. Undefined if the list is not written with one entry a line. */
function mergeEntries(
  sequence: yaml.Sequence,
  part: LineRange,
  before: unknown,
  after: unknown,
  field: FormField,
): string[] | undefined {
  const { lines, read } = part
  const { items } = sequence
  const starts = findStarts(sequence, lines, read)
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== items.length || !starts)
    return undefined
  const [pieces, tail] = splitPieces(part, starts)
  const depth = indentation(lines[starts[0] ?? 0])
  const pairs = matchEntries(before, after)
  const texts = after.map((entry: unknown, index) => {
    const old = pairs[index]
    const piece = old === undefined ? undefined : pieces[old]
    if (old === undefined || !piece) return toYamlLines([entry], depth)
    if (isEqual(before[old], entry)) return lines.slice(piece.from, piece.to)
    return mergeEntry(items[old], { ...part, ...piece }, before[old], entry, field, depth)
  })
  return [...arrangeEntries(pieces, pairs, texts), ...tail]
}

function mergeEntry(
  item: yaml.YamlNode | undefined,
  part: LineRange,
  before: unknown,
  after: unknown,
  field: FormField,
  depth: number,
): string[] {
  const { from, read } = part
  const first = part.lines[from] ?? ''
  if (item?.kind === 'mapping' && formFile.isBlock(before) && formFile.isBlock(after)) {
    const lines = [...part.lines]
    lines[from] = `${first.slice(0, depth)} ${first.slice(depth + 1)}`
    const change = { before, after, fields: formFile.fieldsOfBlock(after, field) }
    const made = mergeFields(item, { ...part, lines }, change)
    const begin = made.findIndex((line) => !isBlankOrComment(line))
    return made.map((line, at) =>
      at === begin ? `${line.slice(0, depth)}-${line.slice(depth + 1)}` : line,
    )
  }
  const made = toYamlLines([after], depth)
  const comment = made.length === 1 ? trailingComment(first, read, item) : ''
  return made.map((line) => line + comment)
}

/**
 * Return the entries in their new order. Comments above an entry move with it, and comments above a
 * removed entry stay where they are. If entries were only reordered, the blank lines between them
 * do not move.
 */
function arrangeEntries(
  pieces: readonly Piece[],
  pairs: readonly (number | undefined)[],
  texts: readonly (readonly string[])[],
): string[] {
  const [first, second] = pieces
  const between = (second ?? first)?.lead.includes('') ? [''] : []
  const isReordered = pairs.length === pieces.length && pairs.every((old) => old !== undefined)
  const merged = new Set(pairs)
  let orphans: string[] = []
  const leads = pieces.map(({ lead }, index) => {
    if (!merged.has(index)) {
      if (lead.some(isComment)) orphans = [...orphans, ...lead]
      return []
    }
    const all = [...orphans, ...lead]
    orphans = []
    return all
  })
  const ownComments = (lead: readonly string[]) =>
    lead.slice(lead.findLastIndex((line) => !isComment(line)) + 1)
  const made = texts.flatMap((text, index) => {
    const lead = leads[pairs[index] ?? -1] ?? between
    if (!isReordered) return [...lead, ...text]
    const here = leads[index] ?? []
    const gap = here.slice(0, here.length - ownComments(here).length)
    return [...gap, ...ownComments(lead), ...text]
  })
  return [...made, ...orphans]
}

/** Format a value as YAML lines with this indentation. */
function toYamlLines(value: object, depth: number): string[] {
  if (Object.keys(value).length === 0) return []
  const lines = dump(value, formFile.yamlOptions).trimEnd().split('\n')
  return lines.map((line) => (line === '' ? '' : ' '.repeat(depth) + line))
}
