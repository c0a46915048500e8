// What a row says of a field beside how its value is written, and the loops over these answers.

import type { House } from '../model/house.ts'
import type { Text } from '../model/languages.ts'
import { onceFor } from '../model/once.ts'
import * as s from '../model/schema-parts.ts'
import type { AnyNotation } from '../notations/notation.ts'
import type { Called } from './names.ts'
import { type Field, optional, type Reader, required, type Values } from './record.ts'
import { type LanguageField, optionalText, requiredText } from './texts.ts'

/** What every field of every block must say. */
export type Row<M extends Member = Member> = (Field<unknown> | LanguageField<unknown>) & {
  /** What owners call it, in files and above the columns of a spreadsheet. */
  called: Called | undefined
  /**
   * The member of a document that its value is. `composed`: several values make a member, and its
   * schema stands in the document. `none`: it is about the site, or about warnings.
   */
  data: M | 'composed' | 'none'
}
export type Rows = { readonly [field: string]: Row }

export type Member = { member: string; schema(house: House): object }

export const member = <const M extends string, S extends object>(
  name: M,
  schema: (house: House) => S,
) => ({ member: name, schema })

/** A member that a schema has only where something on the menu of the house has it. */
export const statedMember = <const M extends string, S extends object>(
  name: M,
  schema: (house: House) => S,
) => member(name, (house) => s.optional(schema(house), s.has(house, name)))

type Read<T> = Reader<T> | AnyNotation<T>

/** A value that is a member by itself. */
export const valueRow = <const M extends string, T, S extends object>(
  name: M,
  read: Read<T>,
  called: Called | undefined,
  schema: (house: House) => S,
) => optional(read, { called, data: member(name, schema) })

/** One that must be there. */
export const neededRow = <const M extends string, T, S extends object>(
  name: M,
  read: Read<T>,
  called: Called | undefined,
  schema: (house: House) => S,
) => required(read, { called, data: member(name, schema) })

/** A text that must be there, with its meaning and an example. */
export const textRow = <const M extends string>(
  name: M,
  called: Called | undefined,
  about: string,
  example: Text | ((house: House) => Text),
) => ({
  ...requiredText,
  called,
  data: member(name, (house) =>
    s.words(house, about, typeof example === 'function' ? example(house) : example),
  ),
})

/** A text that is null where it was left out. */
export const textOrNullRow = <const M extends string>(
  name: M,
  called: Called | undefined,
  about: string,
  ...examples: readonly Text[]
) => ({
  ...optionalText,
  called,
  data: member(name, (house) => s.wordsOrNull(house, about, ...examples)),
})

/** For a value that is put together with others. */
export const composed = { data: 'composed' } as const

/** What the reader gives is known, whatever a table of rows expects. */
type Part<T, A> = Field<T> & { called: Called | undefined; data: 'composed' } & NoInfer<A>

/** Such a value. */
export const partRow = <T, const A = unknown>(
  read: Read<T>,
  called: Called | undefined,
  answers?: A,
) => ({ ...optional(read, { ...composed, called }), ...answers }) as Part<T, A>

/** For a field that no document has: it is about the site, or about warnings. */
export const noData = { called: undefined, data: 'none' } as const

/** The rows whose values are members of a document, by the names of these. */
const rowsWithMember = onceFor((rows: Rows) =>
  Object.entries(rows).flatMap(([field, { required, data }]) =>
    typeof data === 'string' ? [] : [{ field, required, ...data }],
  ),
)

/** The schemas of their members, which the document of the house lists. */
export const memberSchemas = <R extends Rows>(rows: R, house: House) =>
  Object.fromEntries(rowsWithMember(rows).map(({ member, schema }) => [member, schema(house)])) as {
    [F in keyof R as MemberName<R[F]>]: SchemaOf<R[F]>
  }

type MemberName<R> = R extends { data: { member: infer M extends string } } ? M : never
type SchemaOf<R> = R extends { data: { schema: (house: House) => infer S } } ? S : never
type Required<R, M> = R extends { required: true } ? M : never

/** What the owner said, under the names of the members. */
type Stated<R extends Rows> = {
  [F in keyof R as Required<R[F], MemberName<R[F]>>]: Exclude<Values<R>[F], undefined>
} & {
  [F in keyof R as Exclude<MemberName<R[F]>, Required<R[F], MemberName<R[F]>>>]?: Exclude<
    Values<R>[F],
    undefined
  >
}

/** Undefined where something is missing that must be there. */
export function toMembers<R extends Rows>(rows: R, values: Values<R>): Stated<R> | undefined {
  const all = rowsWithMember(rows)
  if (all.some(({ field, required }) => required && values[field] === undefined)) return undefined
  const members: { [name: string]: unknown } = {}
  for (const { field, member } of all)
    if (values[field] !== undefined) members[member] = values[field]
  return members as Stated<R>
}

/** Of a thing of the site the members that these rows have. */
export const pickMembers = <R extends Rows, V extends object>(rows: R, from: V) =>
  Object.fromEntries(
    rowsWithMember(rows).flatMap(({ member }) =>
      Object.hasOwn(from, member) ? [[member, from[member as keyof V]]] : [],
    ),
  ) as Pick<V, keyof V & MemberOf<R>>

/** All members of a document that lists what was not stated, too: as null. */
export const withNulls = <R extends Rows, V extends { [M in MemberOf<R>]?: unknown }>(
  rows: R,
  values: V,
) =>
  Object.fromEntries(
    rowsWithMember(rows).map(({ member }) => [member, values[member as keyof V] ?? null]),
  ) as {
    [M in MemberOf<R>]: undefined extends V[M] ? Exclude<V[M], undefined> | null : V[M]
  }

type MemberOf<R extends Rows> = MemberName<R[keyof R]>
