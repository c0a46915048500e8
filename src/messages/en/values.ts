// What is told about words, numbers and texts.

import { quote } from '../wording.ts'
import { type Messages, oneWordOf, type Typed, unreadable } from './parts.ts'

type WordUnknown = Typed & { words: readonly string[]; meant: string | null }

export const values = {
  'value-too-long': ({ length, most }: { length: number; most: number }) => ({
    found: `a value of ${length} characters`,
    expected: `at most ${most} characters, spaces too`,
    mend: 'shorten it',
  }),
  'text-too-long': ({ length }: { length: number }) => ({
    found: `a text of ${length} characters`,
    mend: 'shorten it to 1000 characters',
  }),
  'accent-first': () => ({
    found: 'a text that begins with an accent without its letter',
    mend: 'type the first letter again',
  }),
  'word-unknown': ({ typed, words, meant }: WordUnknown) => ({
    found: quote(typed),
    mend: oneWordOf(words, meant),
  }),
  'word-of-field': ({ typed, field, word }: Typed & { field: 'diets' | 'tags'; word: string }) => ({
    found: `${quote(typed)}, which is a word of   ${field}:`,
    mend: `write it there:   ${field}: ${word}`,
  }),
  'checked-unknown': ({ typed, meant }: Typed & { meant: string | null }) => ({
    found: `${quote(typed)}, which is the code of no warning that can be silenced`,
    mend: meant === null ? 'delete it' : `did you mean "${meant}"?`,
  }),
  'words-none': ({ typed }: Typed) => ({
    found: `${quote(typed)}, which says nothing`,
    mend: 'write a value, or delete the line',
  }),
  'yes-no-unreadable': unreadable('write   yes   or   no'),
  'integer-unreadable': unreadable('write digits only, such as 40'),
  'coordinate-unreadable': unreadable('copy the number from the map, such as 49.75'),
  'coordinates-together': ({ latitude, longitude }: { latitude: string; longitude: string }) => ({
    found: 'a latitude and a longitude on one line',
    mend: `write   latitude: ${latitude}   and on a line of its own   longitude: ${longitude}`,
  }),
  'id-unreadable': ({ typed, suggested }: Typed & { suggested: string | null }) => ({
    found: quote(typed),
    mend: `write   ${suggested ?? 'hovezi-gulas'}`,
  }),
} satisfies Messages
