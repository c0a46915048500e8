// Reads the output of a build, and texts of the owner, as tests need them.

import type { Grammar } from '../src/notations/notation.ts'

type Files = { get(file: string): unknown }

/** A text, with its bound spaces as plain ones. */
export const textOf = (files: Files, file: string) =>
  String(files.get(file)).replaceAll('\u00A0', ' ')

/** The same without its markup. */
export const wordsOf = (files: Files, file: string) =>
  textOf(files, file)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

export const jsonOf = (files: Files, file: string) => JSON.parse(String(files.get(file)))

/** What search engines read of a page. */
export const structuredOf = (files: Files, file = 'index.html') =>
  JSON.parse(/ld\+json"?>(.*?)<\/script>/s.exec(String(files.get(file)))?.[1] ?? '{}')

/** The faults that a notation finds in a text; empty if it reads the text. */
export const faultsIn = <T, K>(grammar: Grammar<T, K>, text: string, known: K) =>
  grammar.read(text, known) === undefined ? grammar.explain(text, known) : []
