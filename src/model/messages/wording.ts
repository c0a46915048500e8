// What every catalogue of messages is made of.

/**
 * A message in words: what stands there, what should, and what to do about it. Where an edit is
 * known, the sentence of the edit takes the place of `mend`, and `besides` stands behind it.
 */
export type Wording = { found: string; expected?: string; mend?: string; besides?: string }

/** At most 60 characters: a message is one line. */
export const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}...` : text)

export const quote = (text: string) => `"${shorten(text.trim())}"`
