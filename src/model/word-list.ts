/** Split a list of words at white space. */
export const wordList = <Word extends string = string>(words: string) =>
  words.trim().split(/\s+/) as Word[]

type WordsOfLine<Line> = Line extends `${infer First} ${infer Rest}`
  ? WordsOfLine<First> | WordsOfLine<Rest>
  : Exclude<Line, ''>
type WordsIn<Text> = Text extends `${infer Line}\n${infer Rest}`
  ? WordsOfLine<Line> | WordsIn<Rest>
  : WordsOfLine<Text>

/** Split a list of keywords. Its type is that of the keywords. */
export const keywordList = <const Words extends string>(
  words: Words,
): readonly (WordsIn<Words> & string)[] => wordList(words)

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
