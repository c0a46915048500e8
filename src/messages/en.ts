// The English catalogue. Every other catalogue has the same shape, and the compiler names what it
// lacks.

import type { MessageLanguage } from '../model/languages.ts'
import { fields, formats, inLanguage, notations, translate } from './en/fields.ts'
import { list } from './en/grammar.ts'
import type { OwnerExamples } from './owner.ts'
import { textsIn } from './rows.ts'
import type { Target } from './template.ts'
import { messagesIn, sentencesIn, shortTexts } from './texts.ts'

const target: Target = { translate, formats }

export const en = {
  ...textsIn(shortTexts, target),
  tongue: 'en' as MessageLanguage,
  translate,
  messages: messagesIn(target),
  sentences: sentencesIn(target),
  notations,
  /** For fields that allow only certain words. */
  oneOf: (words: readonly string[], _: OwnerExamples) => `one of ${list(words)}`,
  someOf: (words: readonly string[], _: OwnerExamples) => `one or more of ${list(words)}`,
  fields,
  inLanguage,
}
