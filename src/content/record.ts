// From raw front matter to typed values: a record says which fields a block has, a notation how
// one value is written. Whatever does not fit is reported with its place; nothing is guessed.

import { suggest } from '../suggest.ts'
import { type Document, type Path, type Raw, type Report, shorten } from './document.ts'

/** Why a text is not of a notation. `span` are the characters of the text that are to blame. */
export class Fault {
  readonly found: string
  readonly mend: string
  readonly span: [start: number, end: number] | undefined
  constructor(found: string, mend: string, span?: [start: number, end: number]) {
    this.found = found
    this.mend = mend
    this.span = span
  }
}

/** How the owner writes one kind of value. */
export type Notation<T> = {
  /** What a right value is, for the message: `a time of day such as 11:30`. */
  expected: string
  /** A shape that every right value has: for editors, which cannot run `read`. */
  pattern?: string
  /** The words that are allowed, where only some are. */
  words?: readonly string[]
  /** Whether the owner may write a YAML list instead of a text with commas. */
  list?: true
  read(text: string): T | Fault
}

/** A place in a document, with the raw value found there. */
export type Place = { document: Document; path: Path; raw: Raw | undefined; report: Report }

export type Reader<T> = {
  /** The value, or undefined when it was reported. */
  read(place: Place): T | undefined
  /** For the JSON Schema that editors use. */
  shape:
    | { kind: 'value'; notation: Notation<unknown> }
    | { kind: 'record'; fields: Fields }
    | { kind: 'list'; of: Reader<unknown> }
}

export type Field<T> = { reader: Reader<T>; required: boolean; about: string }
export type Fields = { [name: string]: Field<unknown> }

/** What a record gives: a field that is missing or wrong is undefined, and was reported if it is wrong. */
export type Values<F extends Fields> = {
  [K in keyof F]: (F[K] extends Field<infer T> ? T : never) | undefined
}

export function required<T>(reader: Reader<T> | Notation<T>, about: string): Field<T> {
  return { reader: toReader(reader), required: true, about }
}

export function optional<T>(reader: Reader<T> | Notation<T>, about: string): Field<T> {
  return { reader: toReader(reader), required: false, about }
}

function toReader<T>(from: Reader<T> | Notation<T>): Reader<T> {
  return 'shape' in from ? from : value(from)
}

function value<T>(notation: Notation<T>): Reader<T> {
  return {
    shape: { kind: 'value', notation },
    read(place) {
      const text = scalar(place, notation)
      if (text === undefined) return undefined
      const result = notation.read(text)
      if (!(result instanceof Fault)) return result
      complain(place, {
        found: result.found,
        expected: notation.expected,
        mend: result.mend,
        span: result.span,
      })
      return undefined
    },
  }
}

/** The text of a value as typed, less the spaces around it; other shapes of YAML are not text. */
function scalar(place: Place, notation: Notation<unknown>): string | undefined {
  const { raw } = place
  if (typeof raw === 'string' && raw.trim() !== '') return raw
  if (notation.list && Array.isArray(raw) && raw.every((part) => typeof part === 'string'))
    return raw.join(', ')
  const name = String(place.path.at(-1))
  const found =
    raw === null || raw === undefined || typeof raw === 'string'
      ? `"${name}" without a value`
      : Array.isArray(raw)
        ? 'a list in brackets or with hyphens'
        : 'a block of fields (or text in curly brackets)'
  complain(place, {
    found,
    expected: notation.expected,
    mend: `put the text in quotation marks:   ${name}: "..."`,
  })
  return undefined
}

export function list<T>(of: Reader<T> | Notation<T>): Reader<T[]> {
  const reader = toReader(of)
  return {
    shape: { kind: 'list', of: reader },
    read(place) {
      const entries = Array.isArray(place.raw)
        ? place.raw
        : typeof place.raw === 'string' && reader.shape.kind === 'value'
          ? [place.raw]
          : undefined
      if (entries === undefined) {
        const name = String(place.path.at(-1))
        complain(place, {
          found: place.raw ? 'something that is not a list' : `"${name}" with nothing under it`,
          expected: 'a list: lines that begin with a hyphen',
          mend: 'begin each entry on a line of its own with   - ',
        })
        return undefined
      }
      return entries.flatMap((raw, index) => {
        const single = Array.isArray(place.raw) ? [...place.path, index] : place.path
        const entry = reader.read({ ...place, path: single, raw })
        return entry === undefined ? [] : [entry]
      })
    },
  }
}

/** A block of named fields; an unknown name is reported with the nearest known one. */
export function record<F extends Fields>(fields: F): Reader<Values<F>> {
  return {
    shape: { kind: 'record', fields },
    read(place) {
      const { raw } = place
      if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
        complain(place, {
          found: typeof raw === 'string' ? `only "${shorten(raw)}"` : 'an empty entry',
          expected: `a block with the fields ${Object.keys(fields).slice(0, 4).join(', ')} ...`,
          mend: `write   ${Object.keys(fields)[0]}: ...   and the other fields under it`,
        })
        return undefined
      }
      for (const name of Object.keys(raw))
        if (!Object.hasOwn(fields, name)) reportUnknown(place, name, fields)
      const values = Object.entries(fields).map(([name, field]) => [
        name,
        readField(place, raw, name, field),
      ])
      return Object.fromEntries(values) as Values<F>
    },
  }
}

function readField(
  place: Place,
  raw: { [key: string]: Raw },
  name: string,
  field: Field<unknown>,
): unknown {
  const at = {
    ...place,
    path: [...place.path, name],
    raw: Object.hasOwn(raw, name) ? raw[name] : undefined,
  }
  if (Object.hasOwn(raw, name)) return field.reader.read(at)
  if (!field.required) return undefined
  const expected =
    field.reader.shape.kind === 'value' ? field.reader.shape.notation.expected : undefined
  complain(
    { ...at, path: place.path },
    {
      found: `no field "${name}" (${field.about})`,
      ...(expected !== undefined && { expected }),
      mend: `add a line   ${name}: ...`,
    },
  )
  return undefined
}

function reportUnknown(place: Place, name: string, fields: Fields) {
  const known = Object.keys(fields)
  place.report({
    document: place.document,
    at: { path: [...place.path, name], on: 'key' },
    found: `a field "${shorten(name)}" that is not known here`,
    expected: `one of ${known.join(', ')}`,
    mend: suggest(name, known) ?? 'correct the name, or delete the line',
  })
}

type Complaint = {
  found: string
  expected?: string
  mend?: string
  span?: [number, number] | undefined
}

export function complain(place: Place, { found, expected, mend, span }: Complaint) {
  place.report({
    document: place.document,
    at: { path: place.path, ...(span && { span }) },
    found,
    ...(expected !== undefined && { expected }),
    ...(mend !== undefined && { mend }),
  })
}

/** A place below another one: where a rule across fields points to. */
export function below(place: Place, ...path: Path): Place {
  return { ...place, path: [...place.path, ...path] }
}
