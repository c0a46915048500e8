// Pair the blocks of two versions of a content folder: a dish with the dish it was before.

import { fileRecords } from '../../fields/files.ts'
import type { Message } from '../../messages/catalogue.ts'
import type { Region } from '../../model/countries.ts'
import type { Language } from '../../model/languages.ts'
import { normalizeText } from '../../model/suggest.ts'
import type { AnyNotation } from '../../notations/notation.ts'
import type { Finding, Raw } from '../../reading/finding.ts'
import { type ContentNode, entriesAt, nodeAt, rootNode } from '../../reading/node.ts'
import { plainFields } from '../../reading/outline.ts'
import type { PlainFields, RecordShape, ValueReader } from '../../reading/reader.ts'
import { contextFor } from '../../reading/value.ts'
import { classifyFile } from '../files/folder.ts'
import type { Documents } from '../parts.ts'
import { matchEntries } from './match.ts'

/** One version of the content, as `readContent` read it. */
export type Version = {
  documents: Documents
  region: Region | undefined
  languages: readonly Language[]
}

/** A block at its node, with the fields that it may have. */
export type Block = { node: ContentNode; shape: RecordShape; fields: PlainFields }

/** A block in both versions. A new block has no `before`, a removed one no `after`. */
export type Pair = { before?: Block | undefined; after?: Block | undefined }

/** Ask the owner about a value. `other` is the place that it may contradict. */
export type Ask = (
  node: ContentNode,
  asked: Message,
  details?: { other?: ContentNode; fix?: Finding['fix'] },
) => void

/** Pair the blocks of all files. A dish that moved to another section is found by its name. */
export function pairBlocks(before: Version, after: Version): Pair[] {
  const old = topBlocks(before)
  const fresh = topBlocks(after)
  const keys = new Set([...old.keys(), ...fresh.keys()])
  const pairs = [...keys].flatMap((key) =>
    pairInside({ before: old.get(key), after: fresh.get(key) }),
  )
  return pairMoved(pairs)
}

/** Blocks of whole files. The number of a section may change, so it is not part of the key. */
const topBlocks = ({ documents, region }: Version): Map<string, Block> =>
  new Map(
    [...documents].flatMap(([file, document]) => {
      const record = findRecord(file)
      if (!record || !document) return []
      const node = rootNode(document, () => undefined, region)
      return [[file.replace(/^menu\/\d+-/, 'menu/'), toBlock(node, record.shape)] as const]
    }),
  )

function findRecord(file: string) {
  const kind = classifyFile(file)
  if (kind === 'menu' || kind === 'lunch') return fileRecords[kind]
  if (kind === 'page') return fileRecords.pages
  if (/^home\./.test(file)) return fileRecords.home
  return {
    'pub.md': fileRecords.pub,
    'hours.md': fileRecords.hours,
    'events.md': fileRecords.events,
  }[file]
}

const toBlock = (node: ContentNode, shape: RecordShape): Block => ({
  ...{ node, shape },
  fields: plainFields(shape.fields, node.document.languages),
})

/** Return the pair and the pairs of all blocks inside it. */
function pairInside(pair: Pair): Pair[] {
  const { before, after } = pair
  const { fields = {} } = after ?? before ?? {}
  const inner = Object.entries(fields).flatMap(([name, { reader }]) => {
    if (reader.shape.kind !== 'list') return []
    const shapes = recordsIn(reader.shape.of)
    if (shapes.length === 0) return []
    const [old, fresh] = [before, after].map((block) =>
      block ? entriesAt(nodeAt(block.node, name)).map((entry) => pickShape(entry, shapes)) : [],
    )
    return pairLists(old ?? [], fresh ?? [])
  })
  return [pair, ...inner]
}

function pairLists(before: readonly Block[], after: readonly Block[]): Pair[] {
  const raw = (blocks: readonly Block[]) => blocks.map(({ node }) => node.raw)
  const matches = matchEntries(raw(before), raw(after))
  const gone = before.filter((_, index) => !matches.includes(index))
  return [
    ...after.map((one, index) => ({ before: before[matches[index] ?? -1], after: one })),
    ...gone.map((one) => ({ before: one })),
  ].flatMap(pairInside)
}

const recordsIn = ({ shape }: ValueReader<unknown>): RecordShape[] =>
  shape.kind === 'record' ? [shape] : shape.kind === 'either' ? shape.of.flatMap(recordsIn) : []

/** Choose the record that has all fields of the entry, otherwise the first. */
function pickShape(node: ContentNode, shapes: readonly RecordShape[]): Block {
  const names = Object.keys(node.raw ?? {})
  const blocks = shapes.map((shape) => toBlock(node, shape))
  const fitting = blocks.findLast(({ fields }) =>
    names.every((name) => Object.hasOwn(fields, name)),
  )
  return (fitting ?? blocks[0]) as Block
}

function pairMoved(pairs: readonly Pair[]): Pair[] {
  const gone = new Map(
    pairs.flatMap((pair) => (pair.before && !pair.after ? [[nameKey(pair.before), pair]] : [])),
  )
  gone.delete('')
  const moved = new Set<Pair>()
  const made = pairs.map((pair) => {
    const old = pair.after && !pair.before ? gone.get(nameKey(pair.after)) : undefined
    if (!old) return pair
    moved.add(old)
    return { before: old.before, after: pair.after }
  })
  return made.filter((pair) => !moved.has(pair))
}

/** Kind and name of a block; empty if it has no name. */
const nameKey = (block: Block) => {
  const name = entryName(block)
  return name === '' || block.node.path.length === 0
    ? ''
    : `${block.shape.name} ${normalizeText(name)}`
}

/** Return the first text of a block in the first language, such as the name of a dish. */
export function entryName({ node, fields }: Block): string {
  const [first] = Object.entries(fields).filter(([, { lang }]) => lang !== undefined)
  return first ? textAt(node, first[0]) : ''
}

export const rawAt = (node: ContentNode, field: string): Raw | undefined => nodeAt(node, field).raw

/** The text of a field; empty if it has none. */
export const textAt = (node: ContentNode, field: string): string => {
  const raw = rawAt(node, field)
  return typeof raw === 'string' ? raw.trim() : ''
}

/** The notation of a field; undefined if it holds blocks. */
export function findNotation({ fields }: Block, name: string): AnyNotation<unknown> | undefined {
  const { shape } = fields[name]?.reader ?? {}
  // Extras may be typed as one line or as a list of lines.
  const line = shape?.kind === 'list' ? shape.of.shape : shape
  if (line?.kind !== 'value') return undefined
  return line === shape || line.notation.between ? line.notation : undefined
}

/** Read the value of a field; undefined if there is none or it cannot be read. */
export function readField(block: Block, name: string): unknown {
  const notation = findNotation(block, name)
  const raw = rawAt(block.node, name)
  const context = notation && contextFor(notation, block.node)
  if (!notation || !context || raw === undefined || raw === null) return undefined
  const text = Array.isArray(raw) ? raw.join(notation.between ?? ', ') : raw
  return typeof text === 'string' ? notation.read(text, context) : undefined
}
