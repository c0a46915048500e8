// From raw front matter to typed values: a record says which fields a block has, a notation how
// one value is written. Whatever does not fit is reported with its place; nothing is guessed.

import { fold, nearest } from '../../model/suggest.ts'
import {
  type Document,
  type Finding,
  keyOf,
  type Path,
  type Position,
  type Raw,
  type Report,
} from '../documents/document.ts'
import { invisible, nameOf, shorten } from '../files/text-file.ts'

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
  /** Words of the owner: a # in them is meant, and no comment. */
  prose?: true
  read(text: string): T | Fault
}

/** A place in a document, with the raw value found there. */
export type Place = {
  document: Document
  path: Path
  raw: Raw | undefined
  report: Report
  /** The characters of the value that are meant; without it the whole value. */
  span?: [start: number, end: number]
  on?: 'key'
}

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
      complain(blamed(place, result.span), {
        found: result.found,
        expected: notation.expected,
        mend: result.mend,
      })
      return undefined
    },
  }
}

const between = ', '

/** The characters that are to blame; in a list, the entry that holds them. */
function blamed(place: Place, span: [number, number] | undefined): Place {
  if (!span || !Array.isArray(place.raw)) return { ...place, ...(span && { span }) }
  let start = 0
  const index = place.raw.findIndex((part) => {
    start += String(part).length + between.length
    return span[0] < start
  })
  return below(place, Math.max(0, index))
}

/** The text of a value as typed; other shapes are not text, and a hidden character is no letter. */
function scalar(place: Place, notation: Notation<unknown>): string | undefined {
  const text = plainText(place, notation)
  if (text === undefined) return undefined
  const name = String(place.path.at(-1))
  const cut = notation.prose ? place.document.cut?.get(keyOf(place.path)) : undefined
  if (cut) {
    complain(place, {
      at: cut,
      found: 'a # with a space before it: what follows would not be read',
      expected: notation.expected,
      mend: `put the text in quotation marks:   ${name}: "${shorten(text)} #..."`,
    })
    return undefined
  }
  const hidden = invisible.exec(text)?.[0]
  if (hidden === undefined) return text
  complain(place, {
    found: `an invisible character, ${nameOf(hidden)}`,
    expected: notation.expected,
    mend: 'delete it and type the word again',
  })
  return undefined
}

function plainText(place: Place, notation: Notation<unknown>): string | undefined {
  const { raw } = place
  if (typeof raw === 'string' && raw.trim() !== '') return raw
  const name = String(place.path.at(-1))
  if (Array.isArray(raw) && raw.length > 0) {
    if (notation.list && raw.every((part) => typeof part === 'string')) return raw.join(between)
    complain(place, {
      found: 'a list (brackets or hyphens) where one text belongs',
      expected: notation.expected,
      mend: `write it on one line, in quotation marks if the brackets belong to it:   ${name}: "[...]"`,
    })
  } else if (raw !== null && typeof raw === 'object' && !Array.isArray(raw)) {
    complain(place, {
      found: 'fields, or a text in curly brackets, where one text belongs',
      expected: notation.expected,
      mend: `write it on one line, in quotation marks if the brackets belong to it:   ${name}: "{...}"`,
    })
  } else {
    const hidden = place.document.cut?.has(keyOf(place.path))
    complain(place, {
      found: `"${name}" without a value${hidden ? '; what stands behind # is not read' : ''}`,
      expected: notation.expected,
      mend: hidden
        ? `put the text in quotation marks:   ${name}: "#..."`
        : 'write the value behind the colon, or delete the line if you do not need it',
    })
  }
  return undefined
}

/** Entries keep their index: one that was reported is undefined. */
export function list<T>(of: Reader<T> | Notation<T>): Reader<(T | undefined)[]> {
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
      return entries.map((raw, index) =>
        reader.read({
          ...place,
          path: Array.isArray(place.raw) ? [...place.path, index] : place.path,
          raw,
        }),
      )
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
      const unknown = Object.keys(raw).filter((name) => !Object.hasOwn(fields, name))
      for (const name of unknown) reportUnknown(place, name, fields)
      // A field under a wrong name is there: that it is missing would be a second complaint.
      const misnamed = new Set(unknown.map((name) => meantBy(name, Object.keys(fields))))
      const values = Object.entries(fields).map(([name, field]) => [
        name,
        misnamed.has(name) && !Object.hasOwn(raw, name)
          ? undefined
          : readField(place, raw, name, field),
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

/** What owners call fields; the names of the fields themselves are near enough to be suggested. */
const meanings: { [typed: string]: string } = {
  alergeny: 'allergens',
  alkohol: 'alcohol',
  anglicky: 'en',
  cena: 'sizes',
  cesky: 'cs',
  datum: 'date',
  den: 'day',
  diety: 'diets',
  dny: 'days',
  duvod: 'reason',
  english: 'en',
  jmeno: 'cs',
  kuchyn: 'kitchen',
  mnozstvi: 'sizes',
  name: 'cs',
  name_en: 'en',
  nazev: 'cs',
  obed: 'lunch',
  oteviraci_doba: 'bar',
  popis: 'description',
  polozky: 'items',
  poznamka: 'note',
  price: 'sizes',
  sekce: 'section',
  sezona: 'season',
  stupen: 'degree',
  svatky: 'exceptions',
  telefon: 'phone',
  vyprodano: 'sold_out',
  volume: 'sizes',
  weight: 'sizes',
  zavreno: 'closed',
}

/** The field that an owner who typed this name wants, if that can be told. */
function meantBy(name: string, known: readonly string[]): string | undefined {
  const typed = fold(name)
    .trim()
    .replace(/[\s-]+/g, '_')
  const meaning = new Map(Object.entries(meanings)).get(typed)
  return meaning !== undefined && known.includes(meaning) ? meaning : nearest(name, known)
}

function reportUnknown(place: Place, name: string, fields: Fields) {
  const known = Object.keys(fields)
  const meant = meantBy(name, known)
  place.report({
    document: place.document,
    at: { path: [...place.path, name], on: 'key' },
    found: `a field "${shorten(name)}" that is not known here`,
    expected: known.length > 24 ? 'the name of a field' : `one of ${known.join(', ')}`,
    mend: /^-\S/.test(name)
      ? `put a space after the hyphen:   - ${shorten(name.slice(1))}: ...`
      : meant === undefined
        ? 'correct the name, or delete the line'
        : `did you mean "${meant}"?`,
  })
}

type Complaint = Pick<Finding, 'found' | 'expected' | 'mend' | 'severity'> & {
  /** A place in the text, where it is not the one of the value. */
  at?: Position
  other?: Place
}

export function complain(place: Place, { at, other, ...words }: Complaint) {
  const { document } = place
  place.report({
    document,
    at: at ?? addressOf(place),
    ...words,
    ...(other && { other: { document: other.document, at: addressOf(other) } }),
  })
}

const addressOf = ({ path, span, on }: Place) => ({
  path,
  ...(span && { span }),
  ...(on && { on }),
})

/** A place below another one: where a rule across fields points to. */
export function below(place: Place, ...path: Path): Place {
  return { ...place, path: [...place.path, ...path] }
}
