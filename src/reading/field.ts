// Make the fields of a record: required, optional, and lists.

import type { AnyNotation } from '../notations/notation.ts'
import { type Entry, isEmpty, nodeAt, reportError } from './node.ts'
import { plainFields } from './outline.ts'
import type { Answers, Field, ValueReader } from './reader.ts'
import { lineAt, nameAt, value } from './value.ts'

export const required = <T, const A extends Answers>(
  reader: ValueReader<T> | AnyNotation<T>,
  answers?: A,
): Field<T> & { required: true } & A => ({
  reader: toReader(reader),
  required: true,
  ...(answers as A),
})

export const optional = <T, const A extends Omit<Answers, 'unless'>>(
  reader: ValueReader<T> | AnyNotation<T>,
  answers?: A,
): Field<T> & A => ({ reader: toReader(reader), required: false, ...(answers as A) })

function toReader<T>(from: ValueReader<T> | AnyNotation<T>): ValueReader<T> {
  return 'shape' in from ? from : value(from)
}

/**
 * Create a reader for lists. Entries keep their positions; one with a reported mistake has no
 * value.
 */
export function list<T>(of: ValueReader<T> | AnyNotation<T>): ValueReader<Entry<T>[]> {
  const reader = toReader(of)
  return {
    shape: { kind: 'list', of: reader },
    read(node) {
      const { raw } = node
      if (Array.isArray(raw))
        return { value: raw.map((_, index) => reader.read(nodeAt(node, index))), node }
      const { shape } = reader
      if (shape.kind === 'value' && typeof raw === 'string')
        return { value: [reader.read(node)], node }
      // `Po–Pá: 11–22` on lines without the dashes of a list.
      if (shape.kind === 'value' && shape.notation.colon && raw && !isEmpty(node))
        return { value: Object.keys(raw).map((key) => reader.read(lineAt(node, key))), node }
      const fields =
        shape.kind === 'record'
          ? Object.keys(plainFields(shape.fields, node.document.languages))
          : []
      reportError(node, 'list-expected', {
        field: nameAt(node),
        empty: isEmpty(node),
        first: fields[0] ?? null,
      })
      return { value: undefined, node }
    },
  }
}
