/** `a, b or c`, with the word of the language for the last of them. */
export const anyOf = (all: readonly string[], or: string): string =>
  [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(Boolean).join(` ${or} `)
