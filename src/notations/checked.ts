// Codes of warnings that the owner has checked and wants to silence.

import { warningCodes } from '../messages/warning-codes.ts'
import { nearest } from '../model/suggest.ts'
import { commaList } from './basic.ts'
import { type Notation, refuse } from './notation.ts'

const code: Notation<string> = {
  expected: 'warning-codes',
  words: warningCodes,
  read: (text) => (warningCodes.includes(text.trim()) ? text.trim() : undefined),
  explain(text) {
    const typed = text.trim()
    const suggestion = nearest(typed, warningCodes)
    return refuse('checked-unknown', { typed, meant: suggestion ?? null }, suggestion)
  },
}

export const checkedCodes: Notation<string[]> = { ...commaList(code), expected: 'warning-codes' }
