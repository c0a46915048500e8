// Tables of short texts: a row for each, `English | Czech`. A row with values in braces becomes a
// function of these values, in the order of their first use in English; template.ts describes the
// braces. What no row can say is an object with both languages.

import { mapMembers } from '../model/schema-parts.ts'
import type { OwnerExamples } from './owner.ts'
import { notations } from './subjects/field-help.ts'
import { fill, readRow, type Target, type ValuesIn } from './template.ts'

/** A text in both languages that is no row: a function, a list, or a text with braces of its own. */
type Pair = { readonly en: unknown; readonly cs: unknown }

/** Name of the value that a hole begins with: `count` of `count # day | days} left`. */
type NameIn<Hole> = Hole extends `"${infer Name}"${string}`
  ? Name
  : Hole extends `${infer Inner}}${string}`
    ? Inner extends `${infer Name} ${string}`
      ? Name
      : Inner
    : never

/** Names of the values of a row, each once. */
type Names<Row, Before extends string[] = []> = Row extends `${string}{${infer Rest}`
  ? NameIn<Rest> extends Before[number]
    ? Names<Rest, Before>
    : Names<Rest, [...Before, NameIn<Rest>]>
  : Before

type RowValues<Row extends string, All extends string[]> = {
  [Index in keyof All]: Exclude<ValuesIn<Row>[All[Index] & keyof ValuesIn<Row>], null | false>
}

type Loose<Value> = Value extends string ? string : Value

/** The texts of a table in one language. */
export type TableTexts<Table> = Table extends string
  ? Names<Table> extends infer All extends [string, ...string[]]
    ? (...values: RowValues<Table, All>) => string
    : string
  : Table extends Pair
    ? Loose<Table['en']>
    : { -readonly [Name in keyof Table]: TableTexts<Table[Name]> }

/** Return the texts of a table in the language of the target. */
export function textsIn<const Table extends object>(
  table: Table,
  target: Target,
): TableTexts<Table> {
  return mapMembers(table, (row) => textIn(row as string | object, target)) as TableTexts<Table>
}

function textIn(row: string | Pair | object, target: Target): unknown {
  if (typeof row === 'object')
    return 'en' in row ? target.translate(row as never) : textsIn(row, target)
  const text = target.translate(readRow(row))
  if (!row.includes('{')) return text
  const names = [...new Set([...row.matchAll(/\{"?(\w+)/g)].map(([, name]) => String(name)))]
  return (...values: unknown[]) =>
    fill(text, Object.fromEntries(names.map((name, index) => [name, values[index]])), target)
}

/** Make the notations of a language: each with the examples of an owner, written when it is read. */
export const notationsIn =
  (target: Target) =>
  (own: OwnerExamples): Record<keyof typeof notations, string> => {
    const write = (row: string) => fill(target.translate(readRow(row)), own, target)
    const getters = Object.entries(notations).map(
      ([name, row]) => [name, { get: () => write(row), enumerable: true }] as const,
    )
    return Object.defineProperties({}, Object.fromEntries(getters)) as Record<
      keyof typeof notations,
      string
    >
  }
