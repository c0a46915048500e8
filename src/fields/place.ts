// A place in a document, and what is said about it.

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

export type Place = {
  document: Document
  path: Path
  /** What stands there; undefined where nothing does. */
  raw: Raw | undefined
  report: Report
  /** Where the pub is; undefined when its country is not known. */
  region: Region | undefined
  /** Fields of this block that are written under a former name: that name, by the one of today. */
  former?: ReadonlyMap<string, string>
  /** The characters of the value that are meant; without it the whole value. */
  span?: [start: number, end: number]
  /** The name of the field is meant and not its value. */
  on?: 'key'
}

/** A value with the place where it was read; undefined when it was reported there. */
export type Entry<T> = { value: T | undefined; place: Place }

/** All fields of a document. */
export const topOf = (document: Document, report: Report, region?: Region): Place => ({
  document,
  path: [],
  raw: document.data,
  report,
  region,
})

/** The place of a field, or of a field in an entry of a list. */
export function below({ document, report, region, ...from }: Place, ...path: Path): Place {
  let { raw, former }: Pick<Place, 'raw' | 'former'> = from
  const steps = path.map((step) => {
    const typed = former?.get(String(step)) ?? step
    former = undefined
    raw = raw !== null && typeof raw === 'object' ? member(raw, typed) : undefined
    return typed
  })
  return { document, report, region, path: [...from.path, ...steps], raw }
}

const member = (raw: Raw[] | { [key: string]: Raw }, step: string | number): Raw | undefined =>
  Object.hasOwn(raw, step) ? (raw as { [key: string]: Raw })[step] : undefined

/** Whether the owner wrote this field, and something behind it. */
export const has = (place: Place, field: string): boolean => !isEmpty(below(place, field))

/**
 * A form leaves `note:`, `note: ''` and `tags: []` for what nobody filled in: nothing is said by it.
 * Where a ` #` has cut the text off, there was something.
 */
export const isEmpty = ({ raw, document, path }: Place): boolean =>
  raw === undefined ||
  ((raw === null ||
    (typeof raw === 'string' && raw.trim() === '') ||
    (Array.isArray(raw) && raw.length === 0)) &&
    !document.cut?.has(keyOf(path)))

/** The places of the entries of a list; of what is no list, none. */
export const entriesAt = (place: Place): Place[] =>
  Array.isArray(place.raw) ? place.raw.map((_, index) => below(place, index)) : []

/** The text that stands at a place, or all of them where a list does. */
export const textsAt = (place: Place): { place: Place; text: string }[] =>
  typeof place.raw === 'string'
    ? [{ place, text: place.raw }]
    : entriesAt(place).flatMap((entry) => textsAt(entry))

type Details = Pick<Finding, 'severity' | 'mend' | 'notation'> & {
  /** A place in the text, where it is not the one of the value. */
  at?: Position
  /** Where the contradiction stands. */
  other?: Place | undefined
}

export function complain(
  place: Place,
  message: Finding['message'],
  { at, other, ...details }: Details = {},
) {
  const { document } = place
  place.report({
    document,
    at: at ?? addressOf(place),
    message,
    ...details,
    ...(other && { other: { document: other.document, at: addressOf(other) } }),
  })
}

/** What is probably not meant, but may be: it is told, and the build goes on. */
export const warnAt = (place: Place, message: Finding['message'], details?: Details) =>
  complain(place, message, { ...details, severity: 'warning' })

const addressOf = ({ path, span, on }: Place): At => ({ path, span, on })
