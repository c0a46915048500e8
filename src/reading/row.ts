// Rows: the full description of a field, and the functions that loop over rows.

import type { House } from '../model/house.ts'
import type { Text } from '../model/languages.ts'
import { cachePerObject } from '../model/once.ts'
import * as s from '../model/schema-parts.ts'
import type { AnyNotation } from '../notations/notation.ts'
import type { FieldAliases } from './names.ts'
import type { Field, ValueReader, Values } from './reader.ts'
import { optional, required } from './record.ts'
import { type LanguageField, optionalText, requiredText } from './texts.ts'

/** A field with all the answers that every row must give. */
export type FieldRow<M extends Member = Member> = (Field<unknown> | LanguageField<unknown>) & {
  /** Names that owners use for it, in files and as column headings of a spreadsheet. */
  called: FieldAliases | undefined
  /**
   * The data member that holds its value. `composed`: several values form one member, whose schema
   * is in the document. `none`: the field is about the site or about warnings.
   */
  data: M | 'composed' | 'none'
}
export type FieldRows = { readonly [field: string]: FieldRow }

export type Member = { member: string; schema(house: House): object }

export const member = <const M extends string, S extends object>(
  name: M,
  schema: (house: House) => S,
) => ({ member: name, schema })

/** Create a member that the schema has only if something on the menu of the pub has it. */
export const statedMember = <const M extends string, S extends object>(
  name: M,
  schema: (house: House) => S,
) => member(name, (house) => s.optionalIf(s.isInMenu(house, name), schema(house)))

type Read<T> = ValueReader<T> | AnyNotation<T>

/** Create the row of an optional value that is a member by itself. */
export const valueRow = <const M extends string, T, S extends object>(
  name: M,
  read: Read<T>,
  called: FieldAliases | undefined,
  schema: (house: House) => S,
) => optional(read, { called, data: member(name, schema) })

/** Create the row of a required value that is a member by itself. */
export const neededRow = <const M extends string, T, S extends object>(
  name: M,
  read: Read<T>,
  called: FieldAliases | undefined,
  schema: (house: House) => S,
) => required(read, { called, data: member(name, schema) })

/** Create the row of a required text, with its meaning and an example. */
export const textRow = <const M extends string>(
  name: M,
  called: FieldAliases | undefined,
  about: string,
  example: Text | ((house: House) => Text),
) => ({
  ...requiredText,
  called,
  data: member(name, (house) =>
    s.textMember(house, about, typeof example === 'function' ? example(house) : example),
  ),
})

/** Create the row of an optional text, which is null if it is missing. */
export const textOrNullRow = <const M extends string>(
  name: M,
  called: FieldAliases | undefined,
  about: string,
  ...examples: readonly Text[]
) => ({
  ...optionalText,
  called,
  data: member(name, (house) => s.textOrNull(house, about, ...examples)),
})

/** For a value that forms a member together with others. */
export const composed = { data: 'composed' } as const

/** The exact type of a composed row, so that a table of rows does not widen it. */
type Part<T, A> = Field<T> & { called: FieldAliases | undefined; data: 'composed' } & NoInfer<A>

/** Create the row of an optional value that forms a member together with others. */
export const partRow = <T, const A = unknown>(
  read: Read<T>,
  called: FieldAliases | undefined,
  answers?: A,
) => ({ ...optional(read, { ...composed, called }), ...answers }) as Part<T, A>

/** For a field without data: it is about the site or about warnings. */
export const noData = { called: undefined, data: 'none' } as const

/** List the rows whose values are data members. */
const rowsWithMember = cachePerObject((rows: FieldRows) =>
  Object.entries(rows).flatMap(([field, { required, askable, data }]) =>
    typeof data === 'string' ? [] : [{ field, required: required && !askable, ...data }],
  ),
)

/** Create the schemas of the members, for the document that lists them. */
export const memberSchemas = <R extends FieldRows>(rows: R, house: House) =>
  Object.fromEntries(rowsWithMember(rows).map(({ member, schema }) => [member, schema(house)])) as {
    [F in keyof R as MemberName<R[F]>]: RowSchema<R[F]>
  }

type MemberName<R> = R extends { data: { member: infer M extends string } } ? M : never
type RowSchema<R> = R extends { data: { schema: (house: House) => infer S } } ? S : never
type Required<R, M> = R extends { askable: true } ? never : R extends { required: true } ? M : never

/** The stated values under the names of their members. */
type Stated<R extends FieldRows> = {
  [F in keyof R as Required<R[F], MemberName<R[F]>>]: Exclude<Values<R>[F], undefined>
} & {
  [F in keyof R as Exclude<MemberName<R[F]>, Required<R[F], MemberName<R[F]>>>]?: Exclude<
    Values<R>[F],
    undefined
  >
}

/** Collect the members; undefined if a required one is missing. */
export function toMembers<R extends FieldRows>(rows: R, values: Values<R>): Stated<R> | undefined {
  const all = rowsWithMember(rows)
  if (all.some(({ field, required }) => required && values[field] === undefined)) return undefined
  const members: { [name: string]: unknown } = {}
  for (const { field, member } of all)
    if (values[field] !== undefined) members[member] = values[field]
  return members as Stated<R>
}

/** Pick the members of these rows from an object of the site. */
export const pickMembers = <R extends FieldRows, V extends object>(rows: R, from: V) =>
  Object.fromEntries(
    rowsWithMember(rows).flatMap(({ member }) =>
      Object.hasOwn(from, member) ? [[member, from[member as keyof V]]] : [],
    ),
  ) as Pick<V, keyof V & MemberNames<R>>

/** Return all members of these rows, with null for those that were not stated. */
export const withNulls = <R extends FieldRows, V extends { [M in MemberNames<R>]?: unknown }>(
  rows: R,
  values: V,
) =>
  Object.fromEntries(
    rowsWithMember(rows).map(({ member }) => [member, values[member as keyof V] ?? null]),
  ) as {
    [M in MemberNames<R>]: undefined extends V[M] ? Exclude<V[M], undefined> | null : V[M]
  }

type MemberNames<R extends FieldRows> = MemberName<R[keyof R]>
