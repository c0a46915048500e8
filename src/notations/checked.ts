// Codes of warnings that the owner has looked at and found to be as they should be.

import { message } from '../messages/catalogue.ts'
import { warningCodes } from '../messages/warning-codes.ts'
import { nearest } from '../model/suggest.ts'
import { Fault, type Notation } from './notation.ts'
import { several } from './plain.ts'

const code: Notation<string> = {
  expected: 'warning-codes',
  words: warningCodes,
  read(text) {
    const typed = text.trim()
    if (warningCodes.includes(typed)) return typed
    const meant = nearest(typed, warningCodes)
    return new Fault(message('checked-unknown', { typed, meant: meant ?? null }), undefined, meant)
  },
}

export const checkedCodes: Notation<string[]> = { ...several(code), expected: 'warning-codes' }
