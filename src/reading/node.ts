// A node is a value of a document with its path. Mistakes are reported at nodes.

import { type Args, type Code, message } from '../messages/catalogue.ts'
import type { Region } from '../model/countries.ts'
import {
  type At,
  type Document,
  type Finding,
  keyOf,
  type Path,
  type Position,
  type Raw,
  type Report,
} from './finding.ts'

export type Node = {
  document: Document
  path: Path
  /** The value; undefined if the path does not exist. */
  raw: Raw | undefined
  report: Report
  /** Country and currency of the pub; undefined if its country is unknown. */
  region: Region | undefined
  /** Fields of this block that the owner misspelt: the typed name by the right one. */
  typedNames?: ReadonlyMap<string, string>
  /** Characters of the value to mark; without it the whole value. */
  span?: [start: number, end: number]
  /** Mark the name of the field instead of its value. */
  on?: 'key'
}

/** A value read at a node; undefined if a mistake was reported there. */
export type Entry<T> = { value: T | undefined; node: Node }

/** Create the node of a whole document. */
export const topOf = (document: Document, report: Report, region?: Region): Node => ({
  document,
  path: [],
  raw: document.data,
  report,
  region,
})

/** Return the node of a field, or of a field in an entry of a list. */
export function below({ document, report, region, ...from }: Node, ...steps: Path): Node {
  let { raw, typedNames }: Pick<Node, 'raw' | 'typedNames'> = from
  const path = [...from.path]
  for (const step of steps) {
    const typed = typedNames?.get(String(step)) ?? step
    typedNames = undefined
    raw = raw !== null && typeof raw === 'object' ? member(raw, typed) : undefined
    path.push(typed)
  }
  return { document, report, region, path, raw }
}

const member = (raw: Raw[] | { [key: string]: Raw }, step: string | number): Raw | undefined =>
  Object.hasOwn(raw, step) ? (raw as { [key: string]: Raw })[step] : undefined

/** True if the owner wrote this field. */
export const stands = ({ raw, typedNames }: Node, field: string): boolean =>
  raw !== null && typeof raw === 'object' && Object.hasOwn(raw, typedNames?.get(field) ?? field)

/** True if the owner wrote this field with a value. */
export const has = (node: Node, field: string): boolean =>
  stands(node, field) && !isEmpty(below(node, field))

/**
 * True for an empty value. Forms leave `note:`, `note: ''` and `tags: []` for fields that nobody
 * filled in. A value that a ` #` turned into a comment is not empty.
 */
export const isEmpty = ({ raw, document, path }: Node): boolean =>
  raw === undefined ||
  ((raw === null ||
    (typeof raw === 'string' && raw.trim() === '') ||
    (Array.isArray(raw) && raw.length === 0)) &&
    !document.cut?.has(keyOf(path)))

/** Return the nodes of the entries of a list; none if the value is not a list. */
export const entriesAt = (node: Node): Node[] =>
  Array.isArray(node.raw) ? node.raw.map((_, index) => below(node, index)) : []

/** Return the text at a node, or every text in the list at it. */
export const textsAt = (node: Node): { node: Node; text: string }[] =>
  typeof node.raw === 'string'
    ? [{ node, text: node.raw }]
    : entriesAt(node).flatMap((entry) => textsAt(entry))

type Details = Pick<Finding, 'severity' | 'mend' | 'notation'> & {
  /** Position of the mistake in the file, if not at the value. */
  at?: Position
  /** The node that contradicts this one. */
  other?: Node | undefined
}

/** Report an error: `complain(below(node, 'extras'), 'extras-too-many', { count })`. */
export const complain = <C extends Code>(node: Node, code: C, ...values: Args<C>) =>
  complainOf(node, message(code, ...values))

/** Report a message that exists already or depends on its line, with details such as a fix. */
export function complainOf(
  node: Node,
  message: Finding['message'],
  { at, other, ...details }: Details = {},
) {
  const { document } = node
  node.report({
    document,
    at: at ?? addressOf(node),
    message,
    ...details,
    ...(other && { other: { document: other.document, at: addressOf(other) } }),
  })
}

/** Report a likely mistake; the build goes on. */
export const warnAt = <C extends Code>(node: Node, code: C, ...values: Args<C>) =>
  warnOf(node, message(code, ...values))

export const warnOf = (node: Node, message: Finding['message'], details?: Details) =>
  complainOf(node, message, { ...details, severity: 'warning' })

const addressOf = ({ path, span, on }: Node): At => ({ path, span, on })
