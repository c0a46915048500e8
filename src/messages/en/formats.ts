import { currencies } from '../../model/currencies.ts'
import { englishName, englishNames } from '../../model/languages.ts'
import { makeFormats } from '../formats.ts'
import { about } from './fields.ts'
import { form } from './grammar.ts'

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
  help: about,
})
