/** The words of a table, with white space between them: as many to a line as there is room for. */
export const wordList = (words: string): string[] => words.trim().split(/\s+/)

/** `a, b or c`, with the word that stands before the last of them. */
export const inSentence = (words: readonly string[], joining: string): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(` ${joining} `)

/** `{ soup: 'polévka' }` turned round, `{ polévka: 'soup' }`: what is meant by each word of a row. */
export const byWord = <Meaning extends string, Row>(
  table: { readonly [meaning in Meaning]: Row },
  wordsOf: (row: Row) => readonly string[],
) =>
  Object.fromEntries(
    Object.entries<Row>(table).flatMap(([meaning, row]) =>
      wordsOf(row).map((word) => [word, meaning]),
    ),
  ) as { [word: string]: Meaning }
