// The front matter of a file as a tree: every value as text, with its place in the file.

import * as yaml from 'js-yaml'
import { cachePerObject } from '../../model/once.ts'
import type { Position, Raw } from '../../reading/finding.ts'

/** Offsets in the text of the file, quotation marks and brackets included; -1 for an empty value. */
type Range = { start: number; end: number }

export type Scalar = Range & { kind: 'scalar'; value: string; isPlain: boolean }
export type Mapping = Range & { kind: 'mapping'; pairs: Pair[] }
export type Sequence = Range & { kind: 'sequence'; isInline: boolean; items: YamlNode[] }
export type YamlNode = Scalar | Mapping | Sequence
type Pair = { key: YamlNode; value: YamlNode }

export type Tree = {
  /** The whole file. */
  text: string
  /** Undefined for front matter without fields. */
  root: YamlNode | undefined
  /** Offsets of `&`, `!` and `*` that YAML reads as an anchor, a tag or an alias. */
  commands: readonly number[]
  /** Keys that are empty, lists or blocks: YAML allows them, and no field has such a name. */
  nameless: readonly YamlNode[]
}

/** Maximum nesting of lists and blocks. A menu needs five levels, and nobody types more by hand. */
const maximumDepth = 11

/** Length of the opening fence with its line end. */
const fieldsStart = '---\n'.length

/**
 * Parse the fields between the two lines `---` of a file. Throws a YAMLException for text that is
 * not YAML; its mark counts lines from the line after the opening fence.
 */
export function readTree(text: string): Tree {
  const end = text.indexOf('\n---\n', fieldsStart - 1)
  const source = text.slice(fieldsStart, end < 0 ? undefined : end + 1)
  const events = yaml.parseEvents(source, { maxDepth: maximumDepth })
  const reader: EventReader = { source, events, next: 1, commands: [], nameless: [] }
  const { commands, nameless } = reader
  // A file without fields has no document, and so no events.
  const root = events.length === 0 ? undefined : readNode(reader)
  if (root && events[reader.next + 1])
    yaml.YAMLException.throwAt(source, Math.max(0, root.end - fieldsStart), 'a second document')
  return { text, root, commands, nameless }
}

/** Events are read one after the other; `next` is the index of the next one. */
type EventReader = {
  source: string
  events: readonly yaml.Event[]
  next: number
  commands: number[]
  nameless: YamlNode[]
}

function readNode(reader: EventReader): YamlNode {
  const event = reader.events[reader.next++]
  switch (event?.type) {
    case yaml.EVENT_ID.MAPPING:
      return readMapping(reader, event)
    case yaml.EVENT_ID.SEQUENCE:
      return readSequence(reader, event)
    case yaml.EVENT_ID.SCALAR:
      return readScalar(reader, event)
    case yaml.EVENT_ID.ALIAS: {
      const start = event.anchorStart - 1 + fieldsStart
      reader.commands.push(start)
      return { kind: 'scalar', value: '', isPlain: true, start, end: event.anchorEnd + fieldsStart }
    }
    default:
      throw new yaml.YAMLException('a value is missing')
  }
}

function readMapping(reader: EventReader, event: yaml.MappingEvent): Mapping {
  noteCommand(reader, event)
  const pairs: Pair[] = []
  let end = event.start + fieldsStart
  while (!endsHere(reader)) {
    const key = readNode(reader)
    // An empty key has no place of its own: mark its colon.
    if (key.start < 0) key.start = reader.source.indexOf(':', end - fieldsStart) + fieldsStart
    if (key.end < 0) key.end = key.start + 1
    if (key.kind !== 'scalar' || key.value === '') reader.nameless.push(key)
    const value = readNode(reader)
    end = value.start < 0 ? key.end + 1 : value.end
    pairs.push({ key, value })
  }
  return { kind: 'mapping', pairs, ...findRange(reader.source, event, end, '}') }
}

function readSequence(reader: EventReader, event: yaml.SequenceEvent): Sequence {
  noteCommand(reader, event)
  const items: YamlNode[] = []
  while (!endsHere(reader)) items.push(readNode(reader))
  const isInline = event.style === yaml.COLLECTION_STYLE.FLOW
  const end = items.at(-1)?.end ?? event.start + fieldsStart
  return { kind: 'sequence', isInline, items, ...findRange(reader.source, event, end, ']') }
}

function endsHere(reader: EventReader): boolean {
  const isEnd = reader.events[reader.next]?.type === yaml.EVENT_ID.POP
  if (isEnd) reader.next++
  return isEnd
}

/** Events have no end of a list or block: it is the end of its last value, or the bracket after it. */
function findRange(
  source: string,
  event: yaml.MappingEvent | yaml.SequenceEvent,
  lastEnd: number,
  bracket: string,
): Range {
  const start = event.start + fieldsStart
  if (event.style !== yaml.COLLECTION_STYLE.FLOW) return { start, end: lastEnd }
  return { start, end: source.indexOf(bracket, lastEnd - fieldsStart) + 1 + fieldsStart }
}

function readScalar(reader: EventReader, event: yaml.ScalarEvent): Scalar {
  noteCommand(reader, event)
  const { style, valueStart, valueEnd } = event
  const isPlain = style === yaml.SCALAR_STYLE.PLAIN
  if (valueStart < 0) return { kind: 'scalar', value: '', isPlain, start: -1, end: -1 }
  const value = yaml.getScalarValue(reader.source, event)
  const isQuoted =
    style === yaml.SCALAR_STYLE.SINGLE_QUOTED || style === yaml.SCALAR_STYLE.DOUBLE_QUOTED
  const marks = isQuoted ? 1 : 0
  const start = isPlain || isQuoted ? valueStart - marks : headerStart(reader.source, valueStart)
  const end = valueEnd + marks + fieldsStart
  return { kind: 'scalar', value, isPlain, start: start + fieldsStart, end }
}

/** Find the `|` or `>` in the line above a text of several lines. */
function headerStart(source: string, valueStart: number): number {
  const lineStart = source.lastIndexOf('\n', valueStart - 2) + 1
  const header = source.slice(lineStart, valueStart - 1)
  return lineStart + Math.max(0, header.search(/[|>][-+\d]*[ \t]*(?:[ \t]#.*)?$/))
}

function noteCommand(
  { commands }: EventReader,
  { anchorStart, tagStart }: yaml.ScalarEvent | yaml.MappingEvent | yaml.SequenceEvent,
) {
  const start = anchorStart >= 0 ? anchorStart - 1 : tagStart
  if (start >= 0) commands.push(start + fieldsStart)
}

/** True for `~` and `null`, which YAML and its editors write for an empty value. */
export const isNull = (node: YamlNode) =>
  node.kind === 'scalar' && node.isPlain && /^(?:~|null|Null|NULL)$/.test(node.value)

/** Convert a tree to plain values, with null for an empty value. Every key must be a name. */
export function toRaw(node: YamlNode): Raw {
  if (node.kind === 'sequence') return node.items.map(toRaw)
  if (node.kind === 'scalar')
    return isNull(node) || (node.isPlain && node.value === '') ? null : node.value
  const block: { [name: string]: Raw } = {}
  for (const { key, value } of node.pairs) {
    const name = keyName(key)
    // Assigning to `__proto__` would change the prototype instead of adding a field.
    if (name === '__proto__') Object.defineProperty(block, name, { value: toRaw(value), ...member })
    else block[name] = toRaw(value)
  }
  return block
}

const member = { enumerable: true, configurable: true, writable: true }

/** Return the text of a key; empty for a key that is a list or a block. */
export const keyName = (key: YamlNode): string => (key.kind === 'scalar' ? key.value : '')

const findLineStarts = cachePerObject(({ text }: Pick<Tree, 'text'>) => {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
})

/** Find line and column of an offset by binary search. */
export function positionAt(tree: Pick<Tree, 'text'>, offset: number, length: number): Position {
  const starts = findLineStarts(tree)
  let first = 0
  let last = starts.length - 1
  while (first < last) {
    const middle = Math.ceil((first + last) / 2)
    if ((starts[middle] ?? 0) <= offset) first = middle
    else last = middle - 1
  }
  return { line: first + 1, column: offset - (starts[first] ?? 0) + 1, length }
}
