// Looks with an accent, as the reader of look.md makes them.

import type { Look, Sheet } from '../src/model/looks.ts'
import { findTones } from '../src/notations/color.ts'

/** Return a look with this accent, or undefined if it cannot be used on this paper. */
export function lookIn(color: string, paper: Sheet): Look | undefined {
  const tones = findTones(color, paper)
  return 'nearest' in tones ? undefined : { paper, typeface: 'book', accent: { color, tones } }
}
