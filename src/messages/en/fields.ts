// English descriptions of the fields and notations.

import { currencies } from '../../model/currencies.ts'
import { featureDescriptions } from '../../model/features.ts'
import { englishName, englishNames, type Language } from '../../model/languages.ts'
import { makeFormats } from '../formats.ts'
import { notationsIn, textsIn } from '../rows.ts'
import { fieldHelp } from '../subjects/field-help.ts'
import type { Target, Translate } from '../template.ts'
import { formatHelp, type Help, makeFieldDescriber } from '../wording.ts'
import { form } from './grammar.ts'

export const translate: Translate = ({ en }) => en

export const formats = makeFormats({
  quotes: ['"', '"'],
  decimalSign: '.',
  form,
  and: 'and',
  or: 'or',
  nor: 'or',
  more: (count) => ` and ${count} more`,
  language: englishName,
  adjective: englishName,
  languages: englishNames,
  missingIn: englishNames,
  reading: (word, language) => `${word} in ${language}`,
  add: 'add a line',
  write: 'write',
  ratio: ':',
  inCurrency: (currency) => `in ${currencies[currency].word}`,
  asTyped: (words) => words,
  help: (record, field) => about(record, field),
})

const target: Target = { translate, formats }

const help = textsIn(fieldHelp, target)

export const fields = { ...help, pub: { ...featureDescriptions, ...help.pub } }

/** Description of a text field in one of its languages. */
export const inLanguage = (help: Help, language: Language) =>
  formatHelp(help, `, in ${englishName(language)}`)

/** Description of a field in a message. */
const about = makeFieldDescriber(fields, inLanguage)

export const notations = notationsIn(target)
