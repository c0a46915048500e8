// Names of the months as owners type them, in four languages.

import { normalizeText } from '../model/suggest.ts'
import { splitColumns } from './typed-words.ts'

/** Folded names in any form. No name means different months in two languages. */
export const monthNames =
  splitColumns(`leden/lednu/ledna/january/januara/januar/janner | unor/unoru/unora/february/februara/februar/feber
  | brezen/breznu/brezna/march/marec/marci/marca/marz | duben/dubnu/dubna/april/aprila
  | kveten/kvetnu/kvetna/may/maj/maji/maja/mai/maje | cerven/cervnu/cervna/june/jun/juna/juni
  | cervenec/cervenci/cervence/july/jul/jula/juli | srpen/srpnu/srpna/august/augusta
  | zari/september/septembra | rijen/rijnu/rijna/october/oktobra/oktober
  | listopad/listopadu/november/novembra | prosinec/prosinci/prosince/december/decembra/dezember`)

/** Number of a month in any form, from 1; 0 for an unknown word. */
export const anyMonthNumber = (word: string): number =>
  monthNames.findIndex((month) => month.includes(normalizeText(word))) + 1

/** Number of the only month that begins with these letters; 0 for none or several. */
export function monthStartingWith(word: string): number {
  const typed = normalizeText(word)
  const found = monthNames.flatMap((names, index) =>
    typed.length >= 3 && names.some((name) => name.startsWith(typed)) ? [index + 1] : [],
  )
  return found.length === 1 ? (found[0] ?? 0) : 0
}
