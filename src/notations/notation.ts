// Shape of a notation: the way owners write one kind of value. `read` returns the value; `explain`
// reports what is wrong with a text that `read` refused, and what was probably meant.

import type { Code, Expectation, Message, MessageValues } from '../messages/catalogue.ts'
import type { Region } from '../model/countries.ts'
import type { Language } from '../model/languages.ts'
import type { CalendarDate } from '../model/site.ts'

/** Range of characters in a text; the end is exclusive. */
export type Extent = [start: number, end: number]

/** One reason why a text cannot be read. */
export type Fault = {
  message: Message
  /** The faulty characters; absent: the whole text. */
  span?: Extent | undefined
  /** Suggested replacement for these characters, if there is a safe guess. */
  suggestion?: string | undefined
  /**
   * Other fields into which the fix moves parts of the typed text. `isTop`: a field at the top of
   * the file. A name such as `_hours` continues that of the field itself.
   */
  beside?: readonly { field: string; value: string; isTop?: true }[]
  /** Parts that depend on the date of the site, such as the year in which a day comes next. */
  dated?: (today: CalendarDate) => { message?: Message; suggestion?: string | undefined }
}

/** List with one fault: `refuse('price-too-fine', { typed })`. */
export const refuse = <C extends Code>(
  code: C,
  values: MessageValues<C>,
  suggestion?: string,
  span?: Extent,
  // The signature ties the values to the code, but the compiler cannot follow that through the
  // union.
): Fault[] => [{ message: { code, values } as Message, span, suggestion: suggestion }]

/** Reads and explains a value, or a part of one. */
export type Grammar<T, K = NotationContext | undefined> = {
  /** Return the value, or undefined if the text cannot be read. */
  read(text: string, context: K): T | undefined
  /** Explain why `read` refused the text. */
  explain(text: string, context: K): readonly Fault[]
}

/** Reason why a text cannot be read. The faults are computed on demand. */
export type Refusal = { findFaults: () => readonly Fault[] }

export const isRefusal = (found: unknown): found is Refusal =>
  typeof found === 'object' && found !== null && 'findFaults' in found

export const refusal = (findFaults: () => readonly Fault[]): Refusal => ({ findFaults })

/** Make a refusal with one fault: `reject('time-unreadable', { typed })`. */
export const reject = <C extends Code>(
  code: C,
  values: MessageValues<C>,
  suggestion?: string,
  span?: Extent,
): Refusal => refusal(() => refuse(code, values, suggestion, span))

/** Reads a text in one walk and returns the value, or the reason why there is none. */
export type Parse<T, K = NotationContext | undefined> = (text: string, context: K) => T | Refusal

/** Make a grammar from a parser that reads and explains in one walk. */
export const grammar = <T, K = NotationContext | undefined>(parse: Parse<T, K>) => ({
  parse,
  read(text: string, context: K): T | undefined {
    const found = parse(text, context)
    return isRefusal(found) ? undefined : found
  },
  explain(text: string, context: K): readonly Fault[] {
    const found = parse(text, context)
    return isRefusal(found) ? found.findFaults() : []
  },
})

/**
 * Remember what was read in each region, because a menu repeats its prices and allergens. The value
 * may depend on the text, the region and the languages only.
 */
export function remember<T extends object, K extends AnyContext>(parse: Parse<T, K>): Parse<T, K> {
  const byRegion = new WeakMap<object, Map<string, T>>()
  const anywhere = {}
  return (text, context) => {
    const region = context?.region ?? anywhere
    const known = byRegion.get(region) ?? new Map<string, T>()
    const key = `${context?.languages}: ${text}`
    const found = known.get(key) ?? parse(text, context)
    if (!isRefusal(found)) byRegion.set(region, known.set(key, found))
    return found
  }
}

/** Parse a text with a grammar whose `read` and `explain` are separate functions. */
export function parseWith<T, K>(parts: Grammar<T, K>, text: string, context: K): T | Refusal {
  const value = parts.read(text, context)
  return value === undefined ? refusal(() => parts.explain(text, context)) : value
}

/** Part of a text, with its place in it. */
export type TextPart = { text: string; span: Extent }

/** Maximum number of faults in one value: more of them are usually the same mistake repeated. */
const mostFaults = 10

/** Return the values of all parts, or the faults of all unreadable parts, each at its place. */
export function parseParts<T>(
  parts: readonly TextPart[],
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

/** Move a fault of a part to its place in the whole text. */
export const within = ([start, end]: Extent, { span, ...fault }: Fault): Fault => ({
  ...fault,
  span: span ? [start + span[0], start + span[1]] : [start, end],
})

type Shape = {
  /** Description of a valid value, for messages and editors. */
  expected: Expectation
  /** Regular expression that every valid value matches, for editors that cannot call `read`. */
  pattern?: string
  /** The allowed words, if the values are a fixed list. */
  words?: readonly string[]
  /** Typed synonyms of the words, normalised by `plainWord`, for editors that offer the words. */
  meanings?: () => { readonly [typed: string]: string }
  /** The owner may write a YAML list instead of a comma-separated text. */
  list?: true
  /** Separator between values, if it is not a comma. */
  between?: string
  /** Free text: a # in it does not begin a comment. */
  prose?: true
  /** The value names a photo, so editors may offer an upload. */
  photo?: true
  /** A colon in a value means nothing, so an entry `Po–Pá: 11–22` is read as a text. */
  colon?: true
  /** A value may begin with #, which YAML would read as a comment. */
  sign?: true
}

/** Facts about the pub that decide how its values are read. */
export type NotationContext = {
  /** Default: `defaultLanguages`. The same word can mean different things in two languages. */
  languages?: readonly Language[]
  region?: Region | undefined
  /** True if the file declares that it lists drinks. */
  drinks?: boolean
  /** Name of the field. */
  field?: string | undefined
  /** All entries of the list that contains the value. */
  entries?: unknown
  /** Typed hours of the kitchen, of lunch and of parts of the house in the same file. */
  services?: unknown
}

/** The context of a notation that needs none to read its values. */
export type AnyContext = NotationContext | undefined

export type RegionalContext = NotationContext & { region: Region }

/** Notation that is the same in every country. */
export type Notation<T> = Shape & {
  regional?: never
  read(text: string, context?: NotationContext): T | undefined
  explain(text: string, context?: NotationContext): readonly Fault[]
}

/** Notation that depends on the country of the pub or the currency of its prices. */
export type RegionalNotation<T> = Shape &
  Grammar<T, RegionalContext> & {
    regional: true
    /** Description of a valid value in a region, if it differs there. */
    expects?(region: Region): Expectation
    /** Typed synonyms of the words in a region, if they differ there. */
    meansIn?(region: Region): { readonly [typed: string]: string }
  }

export type AnyNotation<T> = Notation<T> | RegionalNotation<T>

/** Describe a valid value where the pub is. */
export const expectationIn = (notation: AnyNotation<unknown>, region: Region | undefined) =>
  (notation.regional && region && notation.expects?.(region)) || notation.expected
