/** Split a list of words at white space. */
export const wordList = (words: string): string[] => words.trim().split(/\s+/)

/** Join words as `a, b or c`. */
export const inSentence = (words: readonly string[], joining: string): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(` ${joining} `)

/** Invert a table: `{ soup: 'polévka' }` becomes `{ polévka: 'soup' }`. */
export const byWord = <Meaning extends string, Row>(
  table: { readonly [meaning in Meaning]: Row },
  wordsOf: (row: Row) => readonly string[],
) =>
  Object.fromEntries(
    Object.entries<Row>(table).flatMap(([meaning, row]) =>
      wordsOf(row).map((word) => [word, meaning]),
    ),
  ) as { [word: string]: Meaning }
