// A node is a value of a document with the path that leads to it. Mistakes are reported at nodes.

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
  /** The value; undefined where nothing stands at the path. */
  raw: Raw | undefined
  report: Report
  /** Where the pub is; undefined when its country is not known. */
  region: Region | undefined
  /** Fields of this block that are written under a former name: that name, by the one of today. */
  former?: ReadonlyMap<string, string>
  /** The characters of the value that a caret underlines; without it the whole value. */
  span?: [start: number, end: number]
  /** The caret underlines the name of the field and not its value. */
  on?: 'key'
}

/** What was read at a node; undefined when a mistake was reported there. */
export type Entry<T> = { value: T | undefined; node: Node }

/** The node of a whole document. */
export const topOf = (document: Document, report: Report, region?: Region): Node => ({
  document,
  path: [],
  raw: document.data,
  report,
  region,
})

/** The node of a field, or of a field in an entry of a list. */
export function below({ document, report, region, ...from }: Node, ...steps: Path): Node {
  let { raw, former }: Pick<Node, 'raw' | 'former'> = from
  const path = [...from.path]
  for (const step of steps) {
    const typed = former?.get(String(step)) ?? step
    former = undefined
    raw = raw !== null && typeof raw === 'object' ? member(raw, typed) : undefined
    path.push(typed)
  }
  return { document, report, region, path, raw }
}

const member = (raw: Raw[] | { [key: string]: Raw }, step: string | number): Raw | undefined =>
  Object.hasOwn(raw, step) ? (raw as { [key: string]: Raw })[step] : undefined

/** Whether the owner wrote this field. */
export const stands = ({ raw, former }: Node, field: string): boolean =>
  raw !== null && typeof raw === 'object' && Object.hasOwn(raw, former?.get(field) ?? field)

/** Whether it has a value, too; most fields of most blocks are left out. */
export const has = (node: Node, field: string): boolean =>
  stands(node, field) && !isEmpty(below(node, field))

/**
 * A form leaves `note:`, `note: ''` and `tags: []` for fields that nobody filled in: they are empty.
 * A value that a ` #` turned into a comment is not.
 */
export const isEmpty = ({ raw, document, path }: Node): boolean =>
  raw === undefined ||
  ((raw === null ||
    (typeof raw === 'string' && raw.trim() === '') ||
    (Array.isArray(raw) && raw.length === 0)) &&
    !document.cut?.has(keyOf(path)))

/** The nodes of the entries of a list; none where the value is no list. */
export const entriesAt = (node: Node): Node[] =>
  Array.isArray(node.raw) ? node.raw.map((_, index) => below(node, index)) : []

/** The text at a node, or every text below it where a list stands. */
export const textsAt = (node: Node): { node: Node; text: string }[] =>
  typeof node.raw === 'string'
    ? [{ node, text: node.raw }]
    : entriesAt(node).flatMap((entry) => textsAt(entry))

type Details = Pick<Finding, 'severity' | 'mend' | 'notation'> & {
  /** Where the mistake stands in the text, if not at the value. */
  at?: Position
  /** The node that contradicts this one. */
  other?: Node | undefined
}

/** `complain(below(node, 'extras'), 'extras-too-many', { count })`. */
export const complain = <C extends Code>(node: Node, code: C, ...values: Args<C>) =>
  complainOf(node, message(code, ...values))

/** Of a message that was made before, that is made of its line, or beside which more is known. */
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

/** Reports what is probably a mistake; the build goes on. */
export const warnAt = <C extends Code>(node: Node, code: C, ...values: Args<C>) =>
  warnOf(node, message(code, ...values))

export const warnOf = (node: Node, message: Finding['message'], details?: Details) =>
  complainOf(node, message, { ...details, severity: 'warning' })

const addressOf = ({ path, span, on }: Node): At => ({ path, span, on })
