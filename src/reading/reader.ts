// What a record is made of: readers of values, fields with their options, and the types of both.

import type { RecordName } from '../messages/catalogue.ts'
import type { Language, Text } from '../model/languages.ts'
import type { AnyNotation } from '../notations/notation.ts'
import type { FieldAliases } from './names.ts'
import type { ContentNode, Details, Entry } from './node.ts'
import type { LanguageField } from './texts.ts'

export type ValueReader<T> = {
  read(node: ContentNode): Entry<T>
  /** Shape of the value, from which the JSON Schema for editors is made. */
  shape:
    | { kind: 'value'; notation: AnyNotation<unknown> }
    | RecordShape
    | { kind: 'list'; of: ValueReader<unknown> }
    /** An entry for the first reader, or for another one if it has fields of that one. */
    | { kind: 'either'; of: readonly ValueReader<unknown>[] }
}

export type RecordShape = {
  kind: 'record'
  name: RecordName
  fields: Fields
  /** Suggests the fields of an entry that was typed as one text. */
  suggestLine?: (node: ContentNode, typed: string, needed: readonly string[]) => Details
}
export type RecordReader<T> = ValueReader<T> & { shape: RecordShape }

/** Options of a field, all optional. */
export type Answers = {
  /** Another field that makes this required one optional. */
  unless?: string
  called?: FieldAliases | undefined
  /** Names of parts of the value that have a column of their own in tables. */
  parts?: { readonly [part: string]: FieldAliases }
  /** Example value, as an owner types it. */
  example?: string
  /** True for a required fact that may be left open with `ask`. */
  askable?: true
  /** True for rarely used fields: forms show them last. */
  last?: true
}
export type Field<T> = Answers & { reader: ValueReader<T>; required: boolean }
export type Fields = { [name: string]: Field<unknown> | LanguageField<unknown> }
/** A field as it occurs in a file: texts have one field for each language. */
export type PlainField = Field<unknown> & { row: string; lang?: Language }
export type PlainFields = { [name: string]: PlainField }

/** Values of a record. A field is undefined if it is missing or wrong; wrong ones were reported. */
export type Values<F extends Fields> = {
  [K in keyof F]: FieldValue<F[K]> | undefined
}

type FieldValue<F> =
  F extends LanguageField<infer T>
    ? T extends string
      ? Text
      : { [L in Language]?: T }
    : F extends Field<infer T>
      ? T
      : never
