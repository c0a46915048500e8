// How the owner writes one kind of value.

import type { Expectation, Message } from '../messages/catalogue.ts'
import type { Region } from '../model/countries.ts'
import type { Language } from '../model/languages.ts'

/** Characters of a text, from the first to the one after the last. */
export type Extent = [start: number, end: number]

/** Why a text is not of a notation. `span` are the characters of the text that are to blame. */
export class Fault {
  readonly message: Message
  readonly span: Extent | undefined
  /** What the owner meant by these characters, where that can be told. */
  readonly meant: string | undefined
  /** Faults of other parts of the same text. */
  more: readonly Fault[] = []
  /** More faults than these in one value are the same one again and again. */
  static readonly most = 10
  constructor(message: Message, span?: Extent, meant?: string) {
    this.message = message
    this.span = span
    this.meant = meant
  }

  /** The same fault in a text of which this one was a part that begins at `offset`. */
  within(span: Extent): Fault {
    const [offset] = span
    const own: Extent = this.span ? [offset + this.span[0], offset + this.span[1]] : span
    const moved = new Fault(this.message, own, this.meant)
    moved.more = this.more.map((fault) => fault.within(span))
    return moved
  }

  /** All faults of a text as one; undefined where there are none. */
  static all(faults: readonly Fault[]): Fault | undefined {
    const [first, ...rest] = faults.flatMap((fault) => [fault, ...fault.more])
    if (!first) return undefined
    const joined = new Fault(first.message, first.span, first.meant)
    joined.more = rest.map(({ message, span, meant }) => new Fault(message, span, meant))
    return joined
  }
}

type Shape = {
  /** What a right value is, for the message and for editors. */
  expected: Expectation
  /** A shape that every right value has: for editors, which cannot run `read`. */
  pattern?: string
  /** The words that are allowed, where only some are. */
  words?: readonly string[]
  /** What owners type for them, as `plainWord` leaves it: for editors that offer the words. */
  meanings?: { readonly [typed: string]: string }
  /** Whether the owner may write a YAML list instead of a text with commas. */
  list?: true
  /** What parts the values of a text, where that is no comma. */
  between?: string
  /** Words of the owner: a # in them is meant, and no comment. */
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
}

/** One that means the same in every country. */
export type Notation<T> = Shape & { regional?: never; read(text: string, known?: Known): T | Fault }

/** One that depends on the country of the pub, or on what its prices are in. */
export type RegionalNotation<T> = Shape & {
  regional: true
  /** How a right value looks in a region, where that differs. */
  expects?(region: Region): Expectation
  /** What owners type for the words, where that differs. */
  meansIn?(region: Region): { readonly [typed: string]: string }
  read(text: string, known: Known & { region: Region }): T | Fault
}

export type AnyNotation<T> = Notation<T> | RegionalNotation<T>
