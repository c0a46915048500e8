import { makeFormats } from '../formats.ts'
import { about } from './fields.ts'
import { adjective, counted, inCurrency, within, withinAll } from './grammar.ts'

export const formats = makeFormats({
  quotes: ['„', '“'],
  decimalSign: ',',
  form: (count) => (count === 1 ? 0 : 1),
  and: 'und',
  or: 'oder',
  nor: 'oder',
  more: (count) => ` und ${counted(count, 'weiteres', 'weitere')}`,
  language: within,
  adjective,
  languages: withinAll,
  missingIn: withinAll,
  reading: (word, language) => `${language} „${word}“`,
  add: 'fügen Sie die Zeile hinzu',
  write: 'schreiben Sie',
  ratio: ':',
  inCurrency,
  asTyped: (words, { words: typed }) => words.map((word) => typed[word] ?? word),
  help: about,
})
