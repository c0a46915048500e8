// Documents as they are read, and findings about them.

import type { Expectation, Message } from '../messages/catalogue.ts'
import type { Owner } from '../messages/owner.ts'
import type { Fix } from '../model/edit.ts'
import type { Language } from '../model/languages.ts'
import type { CalendarDate } from '../model/site.ts'

/**
 * Front matter as read with YAML's failsafe schema: text, lists and maps, and null for an empty
 * value.
 */
export type Raw = string | null | Raw[] | { [key: string]: Raw }

/** Keys and indexes from the top of the front matter to a value. */
export type Path = readonly (string | number)[]

export type ContentDocument = {
  /** Path as shown to the owner: `content/pub.md`. */
  file: string
  /** The whole file as parsed: line ends as LF, no byte order mark, exact repairs applied. */
  text: string
  /** The file as the owner typed it, if that differs. */
  typed?: string
  /** Columns of characters that were removed, by line. */
  left?: ReadonlyMap<number, readonly number[]>
  data: { [key: string]: Raw }
  /** Languages of the pub, in which texts are expected. */
  languages: readonly Language[]
  /** Text after the front matter. */
  body: string
  /** Line of the file on which the body begins. */
  bodyLine: number
  /** Position of the # for values cut short by a comment, keyed by `keyOf(path)`. */
  cut?: ReadonlyMap<string, Position>
}

/** A mistake in a document, before its line and column are known. */
export type Finding = {
  severity?: 'warning'
  document: Pick<ContentDocument, 'file' | 'text' | 'typed' | 'left'> & {
    data?: ContentDocument['data']
  }
  /** A path in the front matter or a position in the file; null for the file as a whole. */
  at: At | Position | null
  /** The message, or a function that makes it from the line, once that is known. */
  message: Message | ((line: string, position: Position) => Message)
  /** What the field expects, unless the message already explains it. */
  notation?: Expectation
  /** Language and sample values for the owner, added when all files are read. */
  owner?: Owner
  /** An exact fix, or a function that makes it from the line, once that is known. */
  fix?:
    | Fix
    | ((line: string, position: Position, text: string) => Fix | Fix[] | undefined)
    | undefined
  /** Parts that depend on the date of the site, which is known when all files are read. */
  dated?: (today: CalendarDate) => Partial<Pick<Finding, 'message' | 'fix'>>
  /** The other place, if two places contradict each other. */
  other?: { document: Finding['document']; at: At | Position }
}

export type At = {
  path: Path
  /** Mark the name of the field instead of its value. */
  on?: 'key' | 'value' | undefined
  /** Characters of the value to mark; without it the whole value. */
  span?: [start: number, end: number] | undefined
}

/** Line and column, both counted from 1. */
export type Position = { line: number; column: number; length: number }

export type Report = (finding: Finding) => void

export const pathKey = (path: Path) => path.join('\n')
