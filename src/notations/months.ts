// Names of the months as owners type them, in four languages.

import { normalizeText } from '../model/suggest.ts'
import { splitColumns } from './typed-words.ts'

/** Folded month names as used in dates. No name means different months in two languages. */
export const monthNames = splitColumns(`ledna/january/januara/januar/janner
  | unora/february/februara/februar/feber | brezna/march/marca/marz | dubna/april/aprila
  | kvetna/may/maja/mai/maje | cervna/june/juna/juni | cervence/july/jula/juli | srpna/august/augusta
  | zari/september/septembra | rijna/october/oktobra/oktober | listopadu/november/novembra
  | prosince/december/decembra/dezember`)

/** Folded month names that differ from their form in dates: `leden`, not `ledna`. */
const monthsAlone = splitColumns(`leden/lednu | unor/unoru | brezen/breznu/marec/marci | duben/dubnu
  | kveten/kvetnu/maj/maji | cerven/cervnu/jun | cervenec/cervenci/jul | srpen/srpnu | zari
  | rijen/rijnu | listopad | prosinec/prosinci`)

const numberIn = (names: readonly (readonly string[])[], folded: string) =>
  names.findIndex((month) => month.includes(folded)) + 1

/** Number of a month in any form, from 1; 0 for an unknown word. */
export function anyMonthNumber(word: string): number {
  const folded = normalizeText(word)
  return numberIn(monthsAlone, folded) || numberIn(monthNames, folded)
}

/** Number of the only month that begins with these letters; 0 for none or several. */
export function monthStartingWith(word: string): number {
  const typed = normalizeText(word)
  const found = monthNames.flatMap((names, index) =>
    typed.length >= 3 && names.some((name) => name.startsWith(typed)) ? [index + 1] : [],
  )
  return found.length === 1 ? (found[0] ?? 0) : 0
}
