// What a document is once it is read, and what may be wrong in it.

import type { Expectation, Message } from '../messages/catalogue.ts'
import type { Owner } from '../messages/owner.ts'
import type { Mend } from '../model/edit.ts'
import type { Language } from '../model/languages.ts'

/** Front matter as read with YAML's failsafe schema: text, lists and maps, `null` where nothing stands. */
export type Raw = string | null | Raw[] | { [key: string]: Raw }

/** Keys and indexes from the top of the front matter to a value. */
export type Path = readonly (string | number)[]

export type Document = {
  /** As the owner knows it: `content/pub.md`. */
  file: string
  /** The whole file, line ends as LF, without byte order mark, exact mends done. */
  text: string
  /** The same as the owner typed it, where it is another. */
  typed?: string
  /** Columns of characters that were left out, by line. */
  left?: ReadonlyMap<number, readonly number[]>
  data: { [key: string]: Raw }
  /** The languages of the pub, in which its texts are asked for. */
  languages: readonly Language[]
  /** What stands below the front matter. */
  body: string
  /** Line of the file on which the body begins. */
  bodyLine: number
  /** Whether every line of the front matter has one meaning for everybody. */
  isUnambiguous?: boolean
  /** Values that a ` #` cut short, by `keyOf` their path: where the # stands. */
  cut?: ReadonlyMap<string, Position>
}

/** A mistake somewhere in a document, before its line and column are known. */
export type Finding = {
  severity?: 'warning'
  document: Pick<Document, 'file' | 'text' | 'typed' | 'left'> & {
    data?: Document['data']
    isUnambiguous?: boolean
  }
  /** A place in the front matter, or one in the text of the file; null for the file as a whole. */
  at: At | Position | null
  /** One that quotes its line is made when the line is known. */
  message: Message | ((line: string, position: Position) => Message)
  /** What the field expects, where the message does not say it by itself. */
  notation?: Expectation
  /** Who typed it; known when all files are read. */
  owner?: Owner
  /** What mends it exactly; one that depends on its line is made when the line is known. */
  mend?: Mend | ((line: string, position: Position, text: string) => Mend | undefined) | undefined
  /** The other place, where two places contradict each other. */
  other?: { document: Finding['document']; at: At | Position }
}

export type At = {
  path: Path
  /** The name of the field is meant and not its value. */
  on?: 'key' | 'value' | undefined
  /** The characters of the value that are meant; without it the whole value. */
  span?: [start: number, end: number] | undefined
}

/** Line and column from 1. */
export type Position = { line: number; column: number; length: number }

export type Report = (finding: Finding) => void

export const keyOf = (path: Path) => path.join('\n')
