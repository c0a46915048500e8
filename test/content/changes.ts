// What the members of changes.yaml are.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'

/** What was typed wrong, and what the owner is told about it in Czech. */
type Slip = {
  /** These words of the change, and what was typed in their place. */
  typed: readonly [right: string, wrong: string]
  /** Of the words of the message: what there is, and what mends it. */
  told: readonly string[]
  /** Whether the schema of an editor of code sees it before anything is built. */
  underlined: boolean
}

export type Change = {
  /** As the owner would say it. */
  name: string
  file: string
  /** The lines before; without them the file is new. */
  from?: string
  to: string
  /** Photos that lie in the content besides. */
  photos?: readonly string[]
  /** A file of the site with words that stand there afterwards. */
  published: readonly [file: string, ...words: string[]]
  /** Words that no longer stand in that file. */
  gone?: string
  slips: readonly [Slip, ...Slip[]]
}

export const changes = load(
  readFileSync(join(import.meta.dirname, 'changes.yaml'), 'utf8'),
) as readonly Change[]
