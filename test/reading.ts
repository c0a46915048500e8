// Helpers that read published files, and texts of the owner, in tests.

import type { Grammar } from '../src/notations/notation.ts'

type Files = { get(file: string): unknown }

/** Return a file with non-breaking spaces as plain ones. */
export const readText = (files: Files, file: string) =>
  String(files.get(file)).replaceAll('\u00A0', ' ')

export const parseJson = (files: Files, file: string) => JSON.parse(String(files.get(file)))

/** Return the structured data of a page. */
export const readStructuredData = (files: Files, file = 'index.html') =>
  JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(String(files.get(file)))?.[1] ?? '{}')

/** Return the faults that a notation finds in a text; empty if it reads the text. */
export const faultsIn = <T, K>(grammar: Grammar<T, K>, text: string, known: K) =>
  grammar.read(text, known) === undefined ? grammar.explain(text, known) : []
