/** The words of a table, with white space between them: as many to a line as there is room for. */
export const wordList = (words: string): string[] => words.trim().split(/\s+/)
