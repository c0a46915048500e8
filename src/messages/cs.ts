// The Czech catalogue. Names of fields and examples to type stay as they are in the owner's files.

import type { Catalogue } from './catalogue.ts'
import { fields, formats, inLanguage, notations, translate } from './cs/fields.ts'
import { textsIn } from './rows.ts'
import type { Target } from './template.ts'
import { messagesIn, sentencesIn, shortTexts } from './texts.ts'

const target: Target = { translate, formats }

export const cs: Catalogue = {
  ...textsIn(shortTexts, target),
  tongue: 'cs',
  translate,
  messages: messagesIn(target),
  sentences: sentencesIn(target),
  notations,
  oneOf: (words, own) => `jedno z: ${formats.asTyped(words, { owner: own })}`,
  someOf: (words, own) => `jedno nebo víc z: ${formats.asTyped(words, { owner: own })}`,
  fields,
  inLanguage,
}
