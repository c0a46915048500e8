/**
 * Replace control and invisible characters with a visible sign. The text may come from anywhere and
 * must not control the terminal.
 */
export const visible = (text: string) =>
  text.replace(
    /(?![\t])\p{Cc}|[\u061C\u200B\u200E\u200F\u2028\u2029\u2060-\u2064\u202A-\u202E\u2066-\u2069\uFEFF]|\p{Cs}/gu,
    '\u2370',
  )

/**
 * Serialise as JSON with control characters from U+007F escaped, which JSON does not require but a
 * terminal would obey.
 */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f]/g,
    (control) => `\\u00${control.charCodeAt(0).toString(16)}`,
  )
