// A node is a value of a document with its path. Mistakes are reported at nodes.

import { type Args, type Code, message } from '../messages/catalogue.ts'
import type { Region } from '../model/countries.ts'
import {
  type At,
  type ContentDocument,
  type Finding,
  type Path,
  type Position,
  pathKey,
  type Raw,
  type Report,
} from './finding.ts'

export type ContentNode = {
  document: ContentDocument
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
export type Entry<T> = { value: T | undefined; node: ContentNode }

/** Create the node of a whole document. */
export const rootNode = (
  document: ContentDocument,
  report: Report,
  region?: Region,
): ContentNode => ({
  document,
  path: [],
  raw: document.data,
  report,
  region,
})

/** Return the node of a field, or of a field in an entry of a list. */
export function nodeAt(
  { document, report, region, ...from }: ContentNode,
  ...steps: Path
): ContentNode {
  let { raw, typedNames }: Pick<ContentNode, 'raw' | 'typedNames'> = from
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
export const hasField = ({ raw, typedNames }: ContentNode, field: string): boolean =>
  raw !== null && typeof raw === 'object' && Object.hasOwn(raw, typedNames?.get(field) ?? field)

/** True if the owner wrote this field with a value. */
export const hasValue = (node: ContentNode, field: string): boolean =>
  hasField(node, field) && !isEmpty(nodeAt(node, field))

/**
 * True for an empty value. Forms leave `note:`, `note: ''`, `tags: []` and `photo: {}` for fields
 * that nobody filled in. A value that a ` #` turned into a comment is not empty.
 */
export const isEmpty = ({ raw, document, path }: ContentNode): boolean =>
  raw === undefined || (holdsNothing(raw) && !document.cut?.has(pathKey(path)))

export const holdsNothing = (raw: Raw): boolean =>
  raw === null || (typeof raw === 'string' ? raw.trim() === '' : Object.keys(raw).length === 0)

/** True for `seat: ask`: the owner still has to be asked for this fact. */
export const isAsked = ({ raw }: ContentNode): boolean =>
  typeof raw === 'string' && /^\s*ask\s*$/i.test(raw)

/** Return the nodes of the entries of a list; none if the value is not a list. */
export const entriesAt = (node: ContentNode): ContentNode[] =>
  Array.isArray(node.raw) ? node.raw.map((_, index) => nodeAt(node, index)) : []

/** Return the text at a node, or every text in the list at it. */
export const textsAt = (node: ContentNode): { node: ContentNode; text: string }[] =>
  typeof node.raw === 'string'
    ? [{ node, text: node.raw }]
    : entriesAt(node).flatMap((entry) => textsAt(entry))

export type Details = Pick<Finding, 'severity' | 'fix' | 'notation' | 'dated'> & {
  /** Position of the mistake in the file, if not at the value. */
  at?: Position
  /** The node that contradicts this one. */
  other?: ContentNode | undefined
}

/** Report an error: `complain(below(node, 'extras'), 'extras-too-many', { count })`. */
export const reportError = <C extends Code>(node: ContentNode, code: C, ...values: Args<C>) =>
  reportFinding(node, message(code, ...values))

/** Report a message that exists already or depends on its line, with details such as a fix. */
export function reportFinding(
  node: ContentNode,
  message: Finding['message'],
  { at, other, ...details }: Details = {},
) {
  const { document } = node
  node.report({
    document,
    at: at ?? toAddress(node),
    message,
    ...details,
    ...(other && { other: { document: other.document, at: toAddress(other) } }),
  })
}

/** Report a likely mistake; the build goes on. */
export const reportWarning = <C extends Code>(node: ContentNode, code: C, ...values: Args<C>) =>
  reportWarningMessage(node, message(code, ...values))

export const reportWarningMessage = (
  node: ContentNode,
  message: Finding['message'],
  details?: Details,
) => reportFinding(node, message, { ...details, severity: 'warning' })

const toAddress = ({ path, span, on }: ContentNode): At => ({ path, span, on })
