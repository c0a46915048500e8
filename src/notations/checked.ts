// Codes of warnings that the owner has looked at and found to be as they should be.

import { warningCodes } from '../messages/warning-codes.ts'
import { nearest } from '../model/suggest.ts'
import { listOf } from './basic.ts'
import { type Notation, refuse } from './notation.ts'

const code: Notation<string> = {
  expected: 'warning-codes',
  words: warningCodes,
  read: (text) => (warningCodes.includes(text.trim()) ? text.trim() : undefined),
  explain(text) {
    const typed = text.trim()
    const meant = nearest(typed, warningCodes)
    return refuse('checked-unknown', { typed, meant: meant ?? null }, meant)
  },
}

export const checkedCodes: Notation<string[]> = { ...listOf(code), expected: 'warning-codes' }
