import { makeFormats } from '../formats.ts'
import { about } from './fields.ts'
import { adjective, counted, form, inCurrency, within, withinAll, withinNone } from './grammar.ts'

export const formats = makeFormats({
  quotes: ['„', '“'],
  decimalSign: ',',
  form,
  and: 'a',
  or: 'nebo',
  nor: 'ani',
  more: (count) => ` a ${counted(count, 'další', 'další', 'dalších')}`,
  language: within,
  adjective,
  languages: withinAll,
  missingIn: withinNone,
  reading: (word, language) => `${language} „${word}“`,
  add: 'přidejte řádek',
  write: 'napište',
  ratio: ' : ',
  inCurrency,
  asTyped: (words, { words: typed }) => words.map((word) => typed[word] ?? word),
  help: about,
})
