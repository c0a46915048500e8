// Invisible characters.

/**
 * What nobody sees and what ends up in a price all the same: control characters, marks that
 * reorder or hide text, halves of characters, what a wrong encoding left behind.
 */
export const invisible =
  /(?![\t\n])\p{Cc}|[\u200B\u2060-\u2064\u202A-\u202E\u2066-\u2069\uFEFF\uFFF9-\uFFFD]|[\u{E0000}-\u{E007F}]|\p{Cs}|\p{Noncharacter_Code_Point}/u

/** `U+200B`, as programs and tables call a character. */
export const nameOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
