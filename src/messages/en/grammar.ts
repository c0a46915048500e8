// English words and forms that several files of this folder share.

export const list = (words: readonly string[]) => words.join(', ')

/** Index of the form of a noun for a count. */
export const form = (count: number) => (count === 1 ? 0 : 1)

/** `1 day`, `2 days`. */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
