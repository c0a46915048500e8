// The fields of pub.md that say what guests ask about the house: made from the table of facts.

import {
  type FeatureField,
  type FeatureName,
  type FeatureRow,
  type Features,
  type FeatureValue,
  featureRows,
  fieldOf,
  type NotedField,
} from '../../model/features.ts'
import type { Text } from '../../model/languages.ts'
import { season } from '../notations/time.ts'
import { integer, line, oneOf, yesNo } from '../notations/words.ts'
import { type Field, type Notation, optional, type Values } from './record.ts'
import { present } from './text.ts'

type FeatureFields = {
  [Name in FeatureName as FeatureField<Name>]: Field<FeatureValue<Name>>
} & { [Name in NotedField as `${Name}_note` | `${Name}_note_en`]: Field<string> }

export const featureFields = Object.fromEntries(
  featureRows.flatMap((entry) => {
    const [, row] = entry
    const field = fieldOf(entry)
    return [
      [field, optional(notationOf(row), row.about)],
      ...(row.note === undefined
        ? []
        : [
            [`${field}_note`, optional(line, row.note)],
            [`${field}_note_en`, optional(line, 'the sentence in English')],
          ]),
    ]
  }),
) as FeatureFields

function notationOf(row: FeatureRow): Notation<unknown> {
  switch (row.kind) {
    case 'yes_no':
      return yesNo
    case 'count':
      return integer
    case 'season':
      return season
    case 'choice':
      return oneOf(Object.keys(row.choices), meaningsOf(row.choices))
  }
}

/** `{ yes: ['ano'] }` to `{ ano: 'yes' }`. */
function meaningsOf(choices: { readonly [choice: string]: readonly string[] }) {
  return Object.fromEntries(
    Object.entries(choices).flatMap(([choice, typed]) => typed.map((word) => [word, choice])),
  )
}

type Notes = { [Name in NotedField as `${Name}_note`]?: Text | undefined }

export function readFeatures(fields: Values<FeatureFields>, texts: Notes): Features {
  const values: { [field: string]: unknown } = fields
  const notes: { [field: string]: Text | undefined } = texts
  return {
    ...present(Object.fromEntries(featureRows.map((row) => [row[0], values[fieldOf(row)]]))),
    notes: present(
      Object.fromEntries(featureRows.map((row) => [fieldOf(row), notes[`${fieldOf(row)}_note`]])),
    ),
  } as Features
}
