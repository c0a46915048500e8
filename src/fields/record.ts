// Read raw front matter into typed values. A record lists the fields of a block; a notation defines
// how one value is written. Whatever does not fit is reported with its place, and nothing is
// guessed.

import { type FieldName, message, type RecordName } from '../messages/catalogue.ts'
import { asValue, inQuotes, type Mend } from '../model/edit.ts'
import type { Language, Text } from '../model/languages.ts'
import { once } from '../model/once.ts'
import { plainWord } from '../model/suggest.ts'
import { invisible, nameOf } from '../notations/hidden.ts'
import type { AnyNotation, Extent, Fault, KnownRegion } from '../notations/notation.ts'
import { keyOf, type Position, type Raw } from './finding.ts'
import { type Called, type FieldNames, meantBy, namesIn } from './names.ts'
import { below, complain, complainOf, type Entry, has, type Node, stands } from './node.ts'
import { inLanguages, type LanguageField, languageOf, type TextField } from './texts.ts'

export type Reader<T> = {
  read(node: Node): Entry<T>
  /** Shape of the value, from which the JSON Schema for editors is made. */
  shape:
    | { kind: 'value'; notation: AnyNotation<unknown> }
    | RecordShape
    | { kind: 'list'; of: Reader<unknown> }
    /** An entry of the first reader, or of another one if it has the fields of that. */
    | { kind: 'either'; of: readonly Reader<unknown>[] }
}

export type RecordShape = { kind: 'record'; name: RecordName; fields: Fields }
export type RecordReader<T> = Reader<T> & { shape: RecordShape }

/** Options of a field, all optional. */
type Answers = {
  /** Another field that makes this required one optional. */
  unless?: string
  called?: Called | undefined
  /** Names of parts of the value that have a column of their own in tables. */
  parts?: { readonly [part: string]: Called }
  /** Example value, as an owner types it. */
  example?: string
  /** True for rarely used fields: forms show them last. */
  last?: true
}
export type Field<T> = Answers & { reader: Reader<T>; required: boolean }
export type Fields = { [name: string]: Field<unknown> | LanguageField<unknown> }
/** A field as it occurs in a file: texts have one field for each language. */
export type PlainField = Field<unknown> & { row: string; lang?: Language }
type PlainFields = { [name: string]: PlainField }

/** Values of a record. A field is undefined if it is missing or wrong; wrong ones were reported. */
export type Values<F extends Fields> = {
  [K in keyof F]: ValueOf<F[K]> | undefined
}

type ValueOf<F> =
  F extends LanguageField<infer T>
    ? T extends string
      ? Text
      : { [L in Language]?: T }
    : F extends Field<infer T>
      ? T
      : never

export const required = <T, const A extends Answers>(
  reader: Reader<T> | AnyNotation<T>,
  answers?: A,
): Field<T> & { required: true } & A => ({
  reader: toReader(reader),
  required: true,
  ...(answers as A),
})

export const optional = <T, const A extends Omit<Answers, 'unless'>>(
  reader: Reader<T> | AnyNotation<T>,
  answers?: A,
): Field<T> & A => ({ reader: toReader(reader), required: false, ...(answers as A) })

function toReader<T>(from: Reader<T> | AnyNotation<T>): Reader<T> {
  return 'shape' in from ? from : value(from)
}

function value<T>(notation: AnyNotation<T>): Reader<T> {
  return {
    shape: { kind: 'value', notation },
    read(node) {
      const signed = notation.sign ? behindSign(node) : undefined
      const text = signed?.text ?? scalar(node, notation)
      if (text === undefined) return { value: undefined, node }
      const known = knownFor(notation, node)
      if (!known) return { value: undefined, node }
      const read = notation.read(text, known)
      if (read !== undefined) return { value: read, node }
      const own = notation.regional && notation.expects?.(known.region)
      const expected = own ?? notation.expected
      for (const fault of notation.explain(text, known)) {
        const at = blamed(node, fault.span)
        complainOf(at, fault.message, {
          notation: expected,
          ...(signed ? { at: signed.at } : mendOf(fault, at)),
        })
      }
      return { value: undefined, node }
    },
  }
}

/** Find a value such as `#7b2d1c` that stands alone: YAML reads it as a comment. */
export function behindSign({ document, path, raw }: Node) {
  const at = raw === null || raw === '' ? document.cut?.get(keyOf(path)) : undefined
  if (!at) return undefined
  const line = document.text.split('\n')[at.line - 1] ?? ''
  const [typed = ''] = line.slice(at.column - 1).split(/\s#/)
  const text = typed.trim()
  return { text, at: { ...at, length: text.length } }
}

/**
 * Return what a notation needs to read a value; undefined if it depends on a region that is
 * unknown.
 */
function knownFor({ regional }: AnyNotation<unknown>, { document, region }: Node) {
  const drinks = document.data['kind'] === 'drinks'
  const known = { languages: document.languages, region, drinks }
  // A notation that is not regional never reads the region.
  return regional && !region ? undefined : (known as KnownRegion)
}

const between = ', '

/** Create the fix that replaces the wrong characters with the intended ones. */
function mendOf({ meant }: Fault, { raw, span }: Node) {
  if (meant === undefined || typeof raw !== 'string') return {}
  return {
    mend: span ? { old: raw.slice(...span), new: meant } : { old: raw, new: asValue(meant) },
  }
}

/** Return the node of the wrong characters; in a list, of the entry that holds them. */
function blamed(node: Node, span: Extent | undefined): Node {
  if (!span || !Array.isArray(node.raw)) return { ...node, ...(span && { span }) }
  let start = 0
  const index = node.raw.findIndex((part) => {
    start += String(part).length + between.length
    return span[0] < start
  })
  return below(node, Math.max(0, index))
}

const nameAt = (node: Node) => String(node.path.at(-1))

/** Maximum length as typed, spaces included. No notation accepts more than 1000 characters. */
const longestValue = 2000

/** Return the text of a value as typed. Lists, blocks and invisible characters are reported. */
function scalar(node: Node, notation: AnyNotation<unknown>): string | undefined {
  const text = plainText(node, notation)
  if (text === undefined) return undefined
  const details = { notation: notation.expected }
  if (text.length > longestValue) {
    complain(node, 'value-too-long', { length: text.length, most: longestValue })
    return undefined
  }
  const cut = notation.prose ? node.document.cut?.get(keyOf(node.path)) : undefined
  if (cut) {
    complainOf(node, message('value-cut', { field: nameAt(node), typed: text }), {
      ...details,
      at: cut,
      mend: wholeInQuotes,
    })
    return undefined
  }
  const hidden = invisible.exec(text)?.[0]
  if (hidden === undefined) return text
  complainOf(node, message('character-invisible', { character: nameOf(hidden) }), details)
  return undefined
}

function plainText(node: Node, notation: AnyNotation<unknown>): string | undefined {
  const { raw } = node
  if (typeof raw === 'string' && raw.trim() !== '') return raw
  const field = nameAt(node)
  const told = { notation: notation.expected }
  if (Array.isArray(raw) && raw.length > 0) {
    if (notation.list && raw.every((part) => typeof part === 'string')) return raw.join(between)
    complainOf(node, message('list-unexpected', { field }), {
      ...told,
      mend: onOneLine(raw, node, notation.between ?? between),
    })
  } else if (raw !== null && typeof raw === 'object' && !Array.isArray(raw)) {
    const [[key = '', value] = [], more] = Object.entries(raw)
    if (typeof value === 'string' && more === undefined && typeof node.path.at(-1) === 'number')
      complainOf({ ...below(node, key), on: 'key' }, message('colon-inside'), {
        ...told,
        mend: (line) => ({ line: line.replace(`${key}:`, key) }),
      })
    else complainOf(node, message('block-unexpected', { field }), { ...told, mend: wholeInQuotes })
  } else {
    const cut = node.document.cut?.has(keyOf(node.path)) ?? false
    complainOf(node, message('value-missing', { field, cut }), {
      ...told,
      ...(cut && { mend: wholeInQuotes }),
    })
  }
  return undefined
}

const fieldAndValue = /^( *(?:- +)*[\w-]+:) *(\S.*)$/

/** Put everything after the colon of a line in quotation marks. */
function wholeInQuotes(line: string): Mend | undefined {
  const [, field, value = ''] = fieldAndValue.exec(line.trimEnd()) ?? []
  return field === undefined ? undefined : { line: `${field} ${inQuotes(value)}` }
}

/** Join a list of texts in one line: an inline list as typed, separate lines with commas. */
const onOneLine =
  (parts: readonly Raw[], node: Node, parted: string) =>
  (line: string, at: Position, text: string): Mend | undefined => {
    const [, field, value = ''] = fieldAndValue.exec(line.trimEnd()) ?? []
    if (field !== undefined && parted !== between) {
      // YAML also splits `2,90` at its comma; people type a space after a separating comma.
      const typed = value.replace(/^\[|\]$/g, '').split(/,\s+/)
      const isWhole = typed.every((one) => /^[^=]+=[^=]+$/.test(one))
      return isWhole ? { line: `${field} ${asValue(typed.join(parted))}` } : undefined
    }
    if (field !== undefined) return wholeInQuotes(line)
    const below = text.split('\n').slice(at.line, at.line + parts.length)
    const listed = below.every((entry, index) => entry.trim().replace(/^- */, '') === parts[index])
    return listed && typeof node.path.at(-1) === 'string'
      ? {
          lines: [line, ...below].join('\n'),
          new: `${line.trimEnd()} ${asValue(parts.join(parted))}`,
        }
      : undefined
  }

/**
 * Create a reader for lists. Entries keep their positions; one with a reported mistake has no
 * value.
 */
export function list<T>(of: Reader<T> | AnyNotation<T>): Reader<Entry<T>[]> {
  const reader = toReader(of)
  return {
    shape: { kind: 'list', of: reader },
    read(node) {
      const { raw } = node
      if (Array.isArray(raw))
        return { value: raw.map((_, index) => reader.read(below(node, index))), node }
      if (typeof raw === 'string' && reader.shape.kind === 'value')
        return { value: [reader.read(node)], node }
      const { shape } = reader
      const fields =
        shape.kind === 'record'
          ? Object.keys(plainFields(shape.fields, node.document.languages))
          : []
      complain(node, 'list-expected', {
        field: nameAt(node),
        empty: !raw,
        first: fields[0] ?? null,
      })
      return { value: undefined, node }
    },
  }
}

/** List the fields of a block as written by an owner with these languages. */
export const plainFields = (fields: Fields, languages: readonly Language[]): PlainFields =>
  outlineOf(fields, languages).ownerFields

/** Lookup tables for the fields of a block. Cached, because a menu has many items. */
type Outline = {
  ownerFields: PlainFields
  entries: [string, Field<unknown>][]
  /** Current field names, as messages list them. */
  fieldNames: string[]
  texts: TextField[]
  /** Needed only for misspelt fields. */
  called: () => FieldNames
}

const outlines = new WeakMap<Fields, Map<string, Outline>>()

function outlineOf(fields: Fields, languages: readonly Language[]): Outline {
  const spoken = languages.join()
  const made = outlines.get(fields) ?? new Map<string, Outline>()
  const outline = made.get(spoken) ?? {
    ...toOutline(toPlain(fields, languages)),
    texts: textFields(fields, languages),
    called: once(() => fieldNamesIn(fields, languages)),
  }
  outlines.set(fields, made.set(spoken, outline))
  return outline
}

function toOutline(ownerFields: PlainFields) {
  const entries = Object.entries(ownerFields)
  return { ownerFields, entries, fieldNames: entries.map(([field]) => field) }
}

const toPlain = (fields: Fields, languages: readonly Language[]): PlainFields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([row, field]): [string, PlainField][] =>
      'each' in field
        ? field
            .keys(row, languages)
            .map(({ lang, key }) => [key, { ...field, reader: value(field.each), row, lang }])
        : [[row, { ...field, row }]],
    ),
  )

/**
 * List the names that owners use for each field. A text is listed under its key in the first
 * language.
 */
export function fieldNamesIn(fields: Fields, languages: readonly Language[]): FieldNames {
  const found = new Map<string, string>()
  for (const [name, field] of Object.entries(fields)) {
    const key = 'each' in field ? field.keys(name, languages)[0]?.key : name
    const parts = 'parts' in field ? Object.values(field.parts ?? {}) : []
    for (const { name: typed } of [field.called, ...parts].flatMap(namesIn))
      if (key !== undefined && !found.has(plainWord(typed))) found.set(plainWord(typed), key)
  }
  return found
}

const textFields = (fields: Fields, languages: readonly Language[]): TextField[] =>
  Object.entries(fields).flatMap(([field, shape]) =>
    'each' in shape ? [{ field, shape, keys: shape.keys(field, languages) }] : [],
  )

/** Create a reader for a block. The message catalogues know its fields under `name`. */
export function record<
  R extends RecordName,
  F extends { [K in FieldName<R>]: Field<unknown> | LanguageField<unknown> } & Fields,
>(name: R, fields: F & { [K in Exclude<keyof F, FieldName<R>>]: never }): RecordReader<Values<F>> {
  return {
    shape: { kind: 'record', name, fields },
    read(node) {
      const { raw } = node
      const outline = outlineOf(fields, node.document.languages)
      const { ownerFields, fieldNames } = outline
      if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
        const typed = typeof raw === 'string' ? raw : null
        complainOf(
          node,
          message('block-expected', { typed, fields: fieldNames }),
          typed === null ? {} : behindField(node, typed, outline),
        )
        return { value: undefined, node }
      }
      // `- Sauna: v neděli`: the owner wrote a value where the name of a field belongs.
      const [own = '', ...more] = Object.keys(raw)
      if (isOneEntry(node, raw) && more.length === 0 && !Object.hasOwn(ownerFields, own)) {
        const typed = `${own}: ${raw[own]}`
        if (meantBy(own, fieldNames, outline.called()) === undefined) {
          const key: Node = { ...below(node, own), on: 'key' }
          complain(key, 'block-expected', { typed, fields: fieldNames })
          return { value: undefined, node }
        }
      }
      const { misnamed, typedNames } = reportUnknown(node, raw, outline)
      // Also read values under misspelt names, so that one run reports all their mistakes.
      const block = { ...node, typedNames }
      const values: { [field: string]: unknown } = {}
      for (const [field, { reader, required, unless }] of outline.entries) {
        const isThere = required ? stands(block, field) : has(block, field)
        values[field] = isThere ? reader.read(below(block, field)).value : undefined
        // A misspelt field is not missing: do not report it twice.
        const asked = required && !isThere && (unless === undefined || !has(block, unless))
        if (asked && !misnamed.has(field)) reportMissing(node, name, field, reader)
      }
      for (const text of outline.texts)
        values[text.field] = inLanguages(block, text, values, misnamed)
      return { value: values as Values<F>, node: block }
    },
  }
}

/**
 * Suggest the field for a bare value such as `- https://...`, if only one required field can hold
 * it.
 */
function behindField(node: Node, typed: string, { entries }: Outline) {
  const [only, ...more] = entries.filter(([, { required }]) => required)
  if (!only || more.length > 0 || typeof node.path.at(-1) !== 'number') return {}
  const [field, { reader }] = only
  if (reader.shape.kind !== 'value' || !reader.shape.notation.pattern) return {}
  const known = knownFor(reader.shape.notation, node)
  return !known || reader.shape.notation.read(typed, known) === undefined
    ? {}
    : { mend: { old: typed, new: `${field}: ${typed}` } }
}

/** True for an entry of a list that is a single name with a text. */
const isOneEntry = ({ path }: Node, raw: { [key: string]: Raw }) =>
  typeof path.at(-1) === 'number' && Object.values(raw).every((value) => typeof value === 'string')

function reportMissing(node: Node, record: string, field: string, { shape }: Reader<unknown>) {
  complainOf(
    node,
    message('field-missing', { record, field }),
    shape.kind === 'value' ? { notation: shape.notation.expected } : {},
  )
}

/** True if the right name is not in the block yet. */
const isFree = (field: string, raw: { [key: string]: Raw }) => !Object.hasOwn(raw, field)

/**
 * Create the fix that renames a field; a bare price also needs an equals sign if it becomes
 * `sizes`.
 */
const withRightName =
  (typed: string, field: string, value: Raw | undefined) =>
  (line: string): Mend => {
    return isPriceAlone(field, value)
      ? { line: line.replace(new RegExp(`${typed}:.*`), `${field}: = ${String(value).trim()}`) }
      : { old: typed, new: field }
  }

/** True for `price: 229`, whose right form is `sizes: = 229`. */
const isPriceAlone = (field: string, value: Raw | undefined) =>
  field === 'sizes' && typeof value === 'string' && /^\d+$/.test(value.trim())

/**
 * A file with more unknown fields is not a pub's, and suggesting names for all of them would be
 * slow.
 */
const maximumSuggestions = 100

/**
 * Report unknown field names. Returns the fields that were probably meant, and for those whose
 * value can be read anyway, the typed name by the right one.
 */
function reportUnknown(
  node: Node,
  raw: { [key: string]: Raw },
  { ownerFields, fieldNames, texts, called }: Outline,
): { misnamed: Set<string>; typedNames: Map<string, string> } {
  const { languages } = node.document
  const misnamed = new Set<string>()
  const typedNames = new Map<string, string>()
  const unknown = Object.keys(raw).filter((name) => !Object.hasOwn(ownerFields, name))
  for (const [index, field] of unknown.entries()) {
    const key: Node = { ...below(node, field), on: 'key' }
    const language = languageOf(field, texts)
    if (language !== undefined && !languages.includes(language)) {
      complain(key, 'language-not-had', { field, language, languages })
      continue
    }
    // `note_cs` where Czech is the first language: this text is called `note`.
    const base = language === languages[0] ? field.replace(/_\w+$/, '') : ''
    const near = index < maximumSuggestions ? meantBy(field, fieldNames, called()) : undefined
    const meant = fieldNames.includes(base) ? base : near
    if (meant !== undefined) misnamed.add(meant)
    const there = meant !== undefined && !isFree(meant, raw)
    const fits =
      meant !== undefined &&
      !there &&
      (ownerFields[meant]?.reader.shape.kind === 'value') === (typeof raw[field] === 'string')
    complainOf(
      key,
      message('field-unknown', { field, known: fieldNames, meant: meant ?? null, there }),
      {
        ...(fits && { mend: withRightName(field, meant, raw[field]) }),
      },
    )
    if (fits && !typedNames.has(meant) && !isPriceAlone(meant, raw[field]))
      typedNames.set(meant, field)
  }
  return { misnamed, typedNames }
}
