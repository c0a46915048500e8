// A mistake that an owner makes: what they type and where, which messages they get, how they fix it,
// and what is published then. `mistakes.ts` is the table of them.

/**
 * A fix by hand: text that replaces the marked characters, or other characters, or the file; a new
 * name of the file, or its removal.
 */
export type FixByHand =
  | string
  | [old: string, by: string]
  | { text: string }
  | { name: string }
  | { remove: true }

export type Mistake = {
  /** The owner's change. */
  name: string
  /** The pub of test/pubs that is changed; the full one by default. */
  pub?: string
  /** The file that is changed or added. */
  file: string
  /** A text of the file that `to` replaces; undefined for a file that is written from scratch. */
  from?: string
  to: string | Uint8Array
  /** Place of the message if no characters can be marked; undefined for a file as a whole. */
  at?: string
  /** Codes of the reported errors, in the order of their places. messages.txt has their words. */
  codes: string[]
  /** Text that the messages must show: values, edits, and the chosen one of two cases. */
  shown: string[]
  /**
   * How an owner fixes by hand what has no exact edit, and a part of some document, without white
   * space, that is published then. Without that part everything is as before the mistake.
   */
  byHand?: { fix: FixByHand; means?: string | undefined }
  /** Why no line can show a fix by hand. */
  unfixed?: string
  /** The same part of a document, after the edits of the messages were applied. */
  exactly?: string
}

/** Codes with a space between them, then what the messages must show. */
export type Reported = [codes: string, ...shown: string[]]

const report = ([codes, ...shown]: Reported) => ({ codes: codes.split(' '), shown })

export const change = (
  file: string,
  from: string,
  to: string,
  name: string,
  ...told: Reported
): Mistake => ({ name, file, from, to, ...report(told) })

/** A file with this text, which is new or replaces the whole file of the pub. */
export const writeFile = (
  file: string,
  to: string | Uint8Array,
  at: string | undefined,
  name: string,
  ...told: Reported
): Mistake => ({ name, file, to, ...(at !== undefined && { at }), ...report(told) })

/** In another pub than the full one. */
export const inPub = (pub: string, mistake: Mistake): Mistake => ({ ...mistake, pub })

/** For a mistake without characters to mark: where its message points. */
export const at = (place: string, mistake: Mistake): Mistake => ({ ...mistake, at: place })

/** Read these again when the words of a message change: the fix follows them. */
export const byHand = (mistake: Mistake, fix: FixByHand, means?: string): Mistake => ({
  ...mistake,
  byHand: { fix, means },
})

export const unfixed = (mistake: Mistake, why: string): Mistake => ({ ...mistake, unfixed: why })

export const exactly = (mistake: Mistake, means: string): Mistake => ({
  ...mistake,
  exactly: means,
})

const section =
  '---\nsection: Polévky\nsection_en: Soups\nkind: food\nitems:\n  - cs: Guláš\n    en: Goulash\n    sizes: 150 g = 100\n    allergens: 1\n---\n'

/** A file of which nothing can be used: the fix is a new file. */
export const rewritten = (mistake: Mistake): Mistake =>
  byHand(
    mistake,
    { text: section },
    '"id":"gulas","section":"polevky","name":{"cs":"Guláš","en":"Goulash"},"sizes":[{"weight_g":150',
  )
