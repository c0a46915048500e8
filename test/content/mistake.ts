// A mistake that an owner makes: what they type where, what they are told, how they mend it, and what
// is published then. `mistakes.ts` is the table of them.

/**
 * What takes the place of the marked characters, or of others in the file, or of the whole file; a
 * new name of the file, or its end.
 */
export type Mend =
  | string
  | [old: string, by: string]
  | { text: string }
  | { name: string }
  | { remove: true }

export type Mistake = {
  /** What the owner did. */
  name: string
  /** The pub of test/pubs that is changed; without it the full one. */
  pub?: string
  /** The file that is changed or added. */
  file: string
  /** A text of the its file, and what stands there instead; none for a file of its own. */
  from?: string
  to: string | Uint8Array
  /** Where the message points when no characters can be marked; none for a file as a whole. */
  at?: string
  /** Words that the message must hold, those that say how it is mended too. */
  words: string[]
  /** How many mistakes are reported; without it one. */
  count?: number
  /**
   * How an owner mends by hand what carries no exact edit, and a part of some document, without
   * blanks, that is published then; without that part all is as before the mistake.
   */
  byHand?: { mend: Mend; means?: string | undefined }
  /** Why no line can show how it is mended by hand. */
  unmended?: string
  /** The same part, after the exact edits of the message were done. */
  exactly?: string
}

export const change = (
  file: string,
  from: string,
  to: string,
  name: string,
  ...words: string[]
): Mistake => ({ name, file, from, to, words })

export const whole = (
  file: string,
  to: string | Uint8Array,
  at: string | undefined,
  name: string,
  ...words: string[]
): Mistake => ({ name, file, to, ...(at !== undefined && { at }), words })

export const of = (mistake: Mistake, count: number): Mistake => ({ ...mistake, count })

/** In another pub than the full one. */
export const inPub = (pub: string, mistake: Mistake): Mistake => ({ ...mistake, pub })

/** For a mistake that leaves nothing to mark: where its message points. */
export const at = (place: string, mistake: Mistake): Mistake => ({ ...mistake, at: place })

/** Whoever words a message anew reads these again: the mend follows its words. */
export const byHand = (mistake: Mistake, mend: Mend, means?: string): Mistake => ({
  ...mistake,
  byHand: { mend, means },
})

export const unmended = (mistake: Mistake, why: string): Mistake => ({ ...mistake, unmended: why })

export const exactly = (mistake: Mistake, means: string): Mistake => ({
  ...mistake,
  exactly: means,
})

const section =
  '---\nsection: Polévky\nsection_en: Soups\nkind: food\nitems:\n  - cs: Guláš\n    en: Goulash\n    sizes: 150 g = 100\n    allergens: 1\n---\n'

/** A file of which nothing can be kept. */
export const writtenAnew = (mistake: Mistake): Mistake =>
  byHand(
    mistake,
    { text: section },
    '"id":"gulas","section":"polevky","name":{"cs":"Guláš","en":"Goulash"},"sizes":[{"weight_g":150',
  )
