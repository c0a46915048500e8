// A node is a value of a document with its path. Mistakes are reported at nodes.

import { type Args, type Code, type Message, message } from '../messages/catalogue.ts'
import type { Region } from '../model/countries.ts'
import { cachePerKey } from '../model/once.ts'
import { normalizeText } from '../model/suggest.ts'
import { absenceWords, statedWords, wordsFor, yesNoWords } from '../notations/typed-words.ts'
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
  /** Values of unreadable fields of this block, as their fixes would make them. */
  repaired?: ReadonlyMap<string, unknown>
  /** Characters of the value to mark; without it the whole value. */
  span?: [start: number, end: number]
  /** Mark the name of the field instead of its value. */
  on?: 'key'
}

/**
 * A value read at a node; undefined if a mistake was reported there. `repaired` is the value with its
 * fixes, so that one run reports what these still lack.
 */
export type Entry<T> = { value: T | undefined; node: ContentNode; repaired?: T | undefined }

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

/** Return the node of a field, or of an entry of a list. */
export function nodeAt(from: ContentNode, step: string | number): ContentNode {
  const { document, report, region, path, raw, typedNames } = from
  const typed = typedNames?.get(String(step)) ?? step
  const isBlock = raw !== null && typeof raw === 'object'
  const value = isBlock ? member(raw, typed) : undefined
  const isNone = typeof value === 'string' && mayBeNone(step) && statesNone(value)
  return { document, report, region, path: [...path, typed], raw: isNone ? '' : value }
}

/** `description: none` states no description. */
const mayBeNone = cachePerKey((step: string | number) =>
  /^(?:\w+_)?(?:note|description)(?:_[a-z]{2})?$/.test(`${step}`),
)
const noneWords = new Set([statedWords.none, yesNoWords.no, absenceWords.none].flatMap(wordsFor))
const statesNone = (text: string) => text.length < 20 && noneWords.has(normalizeText(text.trim()))

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
 * that nobody filled in, and people type a dash. A value that a ` #` turned into a comment is not empty.
 */
export const isEmpty = ({ raw, document, path }: ContentNode): boolean =>
  raw === undefined || (holdsNothing(raw) && !document.cut?.has(pathKey(path)))

export const holdsNothing = (raw: Raw): boolean =>
  raw === null ||
  (typeof raw === 'string' ? /^(?:[-–—]+|n\/a)?$/i.test(raw.trim()) : Object.keys(raw).length === 0)

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
  /** A message that says more than the usual one. */
  instead?: Message
  /** Position of the mistake in the file, if not at the value. */
  at?: Position
  /** The node that contradicts this one. */
  other?: ContentNode | undefined
}

/** The node of a mistake, with details such as a fix. */
type Place = ContentNode & Details

/** Span of typed text that starts here. */
export const markSpan = (start: number, typed: string): [start: number, end: number] => [
  start,
  start + typed.length,
]

/** The place of a field that contradicts another field of its block. */
export const contradiction = (block: ContentNode, field: string, other: string) => ({
  ...nodeAt(block, field),
  other: nodeAt(block, other),
})

/** Report an error: `reportError({ ...nodeAt(node, 'kind'), fix }, 'kind-wrong', { typed })`. */
export const reportError = <C extends Code>(place: Place, code: C, ...values: Args<C>) =>
  reportFinding(place, message(code, ...values))

/** Report a likely mistake; the build goes on. */
export const reportWarning = <C extends Code>(place: Place, code: C, ...values: Args<C>) =>
  reportError({ ...place, severity: 'warning' }, code, ...values)

/** Report a message that exists already or depends on its line. */
export function reportFinding(
  place: Place,
  message: Finding['message'],
  more?: Details,
): undefined {
  const { document, report, severity, fix, notation, dated, at, other, instead } = {
    ...place,
    ...more,
  }
  report({
    ...{ document, at: at ?? toAddress(place), message: instead ?? message },
    ...(severity && { severity }),
    ...(fix && { fix }),
    ...(notation !== undefined && { notation }),
    ...(dated && { dated }),
    ...(other && { other: { document: other.document, at: toAddress(other) } }),
  })
}

const toAddress = ({ path, span, on }: ContentNode): At => ({ path, span, on })
