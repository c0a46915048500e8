/**
 * Invisible characters that could end up in a value: control characters, marks that reorder or hide
 * text, lone surrogates, and remains of a wrong encoding.
 */
export const invisible =
  /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u200B\u2060-\u2064\u202A-\u202E\u2066-\u2069\uFEFF\uFFF9-\uFFFD\u{E0000}-\u{E007F}](?<![\t\n])/u

/** Return the usual name of a character, such as `U+200B`. */
export const codePointName = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
