// Values that several messages derive from what they are given.

import type { Language } from '../../model/languages.ts'
import type { WordLine } from '../formats.ts'

/** Find prices without a number: on request, by the day, or included in something else. */
export const findNumber = ({ typed }: { typed: string }) => ({ hasNoNumber: !/\d/.test(typed) })

/** Return the lines for words without a translation: `labels_en: hrnek = mug; hrnec = ...`. */
export function wordLines(field: string, words: readonly string[], missing: readonly WordLine[]) {
  const blanks = words.map((word) => `${word} = ...`).join('; ')
  return {
    languages: missing.map(({ language }): Language => language),
    lines: missing.map(({ language, typed }) => ({
      text: `${field}_${language}: ${typed === null ? '' : `${typed}; `}${blanks}`,
      isNew: typed === null,
    })),
  }
}

type UnknownLabels = { labels: readonly string[]; missing: readonly WordLine[] }

export const unknownLabels = ({ labels, missing }: UnknownLabels) =>
  wordLines('labels', labels, missing)
