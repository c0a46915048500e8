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
  /** Return the value, or undefined if the text cannot be read. */
  read(text: string, known: K): T | undefined
  /** Explain why `read` refused the text. */
  explain(text: string, known: K): readonly Fault[]
}

/** Why a text cannot be read. The faults are computed only when somebody asks for them. */
export type Refusal = { findFaults: () => readonly Fault[] }

export const isRefusal = (found: unknown): found is Refusal =>
  typeof found === 'object' && found !== null && 'findFaults' in found

export const refusal = (findFaults: () => readonly Fault[]): Refusal => ({ findFaults })

/** Refusal with one fault: `reject('time-unreadable', { typed })`. */
export const reject = <C extends Code>(
  code: C,
  values: ValuesOf<C>,
  meant?: string,
  span?: Extent,
): Refusal => refusal(() => refuse(code, values, meant, span))

/** Read a text in one walk: return the value, or the reason why there is none. */
export type Parse<T, K = Known | undefined> = (text: string, known: K) => T | Refusal

/** Grammar of a parser that reads and explains in one walk. */
export const grammar = <T, K = Known | undefined>(parse: Parse<T, K>) => ({
  parse,
  read(text: string, known: K): T | undefined {
    const found = parse(text, known)
    return isRefusal(found) ? undefined : found
  },
  explain(text: string, known: K): readonly Fault[] {
    const found = parse(text, known)
    return isRefusal(found) ? found.findFaults() : []
  },
})

/** Parse with a grammar whose `read` and `explain` are separate functions. */
export function parseWith<T, K>(parts: Grammar<T, K>, text: string, known: K): T | Refusal {
  const value = parts.read(text, known)
  return value === undefined ? refusal(() => parts.explain(text, known)) : value
}

/** A part of a text, with its place there. */
export type Part = { text: string; span: Extent }

/** More faults in one value are usually the same mistake repeated. */
const mostFaults = 10

/** The values of all parts, or the faults of all parts that cannot be read, each at its place. */
export function parseParts<T>(
  parts: readonly Part[],
  parse: (text: string) => T | Refusal,
): T[] | Refusal {
  const values: T[] = []
  const refused: { span: Extent; found: Refusal }[] = []
  for (const { text, span } of parts) {
    const found = parse(text)
    if (isRefusal(found)) refused.push({ span, found })
    else values.push(found)
  }
  if (refused.length === 0) return values
  return refusal(() =>
    refused
      .slice(0, mostFaults)
      .flatMap(({ span, found }) => found.findFaults().map((fault) => within(span, fault))),
  )
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
