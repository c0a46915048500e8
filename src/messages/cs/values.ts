// O slovech, číslech a textech.

import { asTyped, counted, type Messages, oneWordOf, quote, unreadable } from './parts.ts'

const signs = (count: number) => counted(count, 'znak', 'znaky', 'znaků')

export const values = {
  'value-too-long': ({ length, most }) => ({
    found: `hodnota, která má ${signs(length)}`,
    expected: `nejvýš ${signs(most)}, i s mezerami`,
    mend: 'zkraťte ji',
  }),
  'text-too-long': ({ length }) => ({
    found: `text, který má ${signs(length)}`,
    mend: 'zkraťte ho na 1000 znaků',
  }),
  'accent-first': () => ({
    found: 'text, který začíná háčkem nebo čárkou bez písmene',
    mend: 'napište první písmeno znovu',
  }),
  'word-unknown': ({ typed, words, meant }, own) => ({
    found: quote(typed),
    mend: oneWordOf(asTyped(words, own), meant),
  }),
  'word-of-field': ({ typed, field, word }) => ({
    found: `${quote(typed)}, slovo, které patří do   ${field}:`,
    mend: `napište ho tam:   ${field}: ${word}`,
  }),
  'checked-unknown': ({ typed, meant }) => ({
    found: `${quote(typed)}, a takový kód upozornění, které jde umlčet, není`,
    mend: meant === null ? 'smažte ho' : `nemělo to být „${meant}“?`,
  }),
  'words-none': ({ typed }) => ({
    found: `${quote(typed)}, a to nic neříká`,
    mend: 'napište hodnotu, nebo řádek smažte',
  }),
  'yes-no-unreadable': unreadable('napište   yes   nebo   no'),
  'integer-unreadable': unreadable('napište jen číslice, třeba 40'),
  'coordinate-unreadable': unreadable('zkopírujte číslo z mapy, třeba 49.75'),
  'coordinates-together': ({ latitude, longitude }) => ({
    found: 'šířka a délka na jednom řádku',
    mend: `napište   latitude: ${latitude}   a na další řádek   longitude: ${longitude}`,
  }),
  'id-unreadable': ({ typed, suggested }) => ({
    found: quote(typed),
    mend: `napište   ${suggested ?? 'hovezi-gulas'}`,
  }),
} satisfies Messages
