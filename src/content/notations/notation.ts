// How the owner writes one kind of value.

import type { Language } from '../../model/languages.ts'
import type { Expectation, Message } from '../../model/messages/catalogue.ts'

/** Characters of a text, from the first to the one after the last. */
export type Extent = [start: number, end: number]

/** Why a text is not of a notation. `span` are the characters of the text that are to blame. */
export class Fault {
  readonly message: Message
  readonly span: Extent | undefined
  constructor(message: Message, span?: Extent) {
    this.message = message
    this.span = span
  }
}

export type Notation<T> = {
  /** What a right value is, for the message and for editors. */
  expected: Expectation
  /** A shape that every right value has: for editors, which cannot run `read`. */
  pattern?: string
  /** The words that are allowed, where only some are. */
  words?: readonly string[]
  /** Whether the owner may write a YAML list instead of a text with commas. */
  list?: true
  /** Words of the owner: a # in them is meant, and no comment. */
  prose?: true
  /** By the languages of the pub, where the same word means different things in two of them. */
  read(text: string, languages?: readonly Language[]): T | Fault
}
