// How the owner writes one kind of value. `read` gives the value or says no; `explain` says what is
// wrong and what was meant, and is asked only then.

import type { Code, Expectation, Message, ValuesOf } from '../messages/catalogue.ts'
import type { Region } from '../model/countries.ts'
import type { Language } from '../model/languages.ts'

/** Characters of a text, from the first to the one after the last. */
export type Extent = [start: number, end: number]

/** Why a text is not of a notation. */
export type Fault = {
  message: Message
  /** The characters that are to blame; without it the whole text. */
  span?: Extent | undefined
  /** What the owner meant by these characters, where that can be told. */
  meant?: string | undefined
}

/** One fault, for an explanation: `refuse('price-too-fine', { typed })`. */
export const refuse = <C extends Code>(
  code: C,
  values: ValuesOf<C>,
  meant?: string,
  span?: Extent,
  // The signature ties the values to the code, which the compiler cannot follow through a union.
): Fault[] => [{ message: { code, values } as Message, span, meant }]

/** How a value, or a part of one, is read and explained. */
export type Grammar<T, K = Known | undefined> = {
  /** The value; undefined where the text is none. */
  read(text: string, known: K): T | undefined
  /** Why a text is none that `read` has refused. */
  explain(text: string, known: K): readonly Fault[]
}

/** No faults where the text can be read. */
export const faultsIn = <T, K>(grammar: Grammar<T, K>, text: string, known: K): readonly Fault[] =>
  grammar.read(text, known) === undefined ? grammar.explain(text, known) : []

/** A part of a text, with its place there. */
export type Part = { text: string; span: Extent }

/** The values of all parts; undefined where one of them cannot be read. */
export function readParts<T>(
  parts: readonly Part[],
  read: (text: string) => T | undefined,
): T[] | undefined {
  const values: T[] = []
  for (const { text } of parts) {
    const value = read(text)
    if (value === undefined) return undefined
    values.push(value)
  }
  return values
}

/** More faults than these in one value are the same one again and again. */
const mostFaults = 10

/** The faults of all parts, each at its place in the whole text. */
export function explainParts(
  parts: readonly Part[],
  explain: (text: string) => readonly Fault[],
): Fault[] {
  const faults: Fault[] = []
  for (const { text, span } of parts) {
    if (faults.length >= mostFaults) break
    faults.push(...explain(text).map((fault) => within(span, fault)))
  }
  return faults
}

/** A fault of a part as one of the whole text. */
export const within = ([start, end]: Extent, { span, ...fault }: Fault): Fault => ({
  ...fault,
  span: span ? [start + span[0], start + span[1]] : [start, end],
})

type Shape = {
  /** What a right value is, for the message and for editors. */
  expected: Expectation
  /** A shape that every right value has: for editors, which cannot run `read`. */
  pattern?: string
  /** The words that are allowed, where only some are. */
  words?: readonly string[]
  /** What owners type for them, as `plainWord` leaves it: for editors that offer the words. */
  meanings?: () => { readonly [typed: string]: string }
  /** Whether the owner may write a YAML list instead of a text with commas. */
  list?: true
  /** The separator between the values, where it is not a comma. */
  between?: string
  /** The owner's own words: a # in them is text and begins no comment. */
  prose?: true
  /** Whether it names a photo of the owner's: for editors that can take one. */
  photo?: true
  /** Whether a value may begin with #, which YAML would take for a comment. */
  sign?: true
}

/** What is known of the pub before its values are read. */
export type Known = {
  /** Without them the default ones; the same word means different things in two languages. */
  languages?: readonly Language[]
  region?: Region | undefined
  /** Whether the file says that it is of drinks. */
  drinks?: boolean
}

export type KnownRegion = Known & { region: Region }

/** One that means the same in every country. */
export type Notation<T> = Shape & {
  regional?: never
  read(text: string, known?: Known): T | undefined
  explain(text: string, known?: Known): readonly Fault[]
}

/** One that depends on the country of the pub, or on what its prices are in. */
export type RegionalNotation<T> = Shape &
  Grammar<T, KnownRegion> & {
    regional: true
    /** How a right value looks in a region, where that differs. */
    expects?(region: Region): Expectation
    /** What owners type for the words, where that differs. */
    meansIn?(region: Region): { readonly [typed: string]: string }
  }

export type AnyNotation<T> = Notation<T> | RegionalNotation<T>
