// The ordinary changes of changes.yaml, and the texts of files that they make of the full pub.

import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { fullPub } from '../pub.ts'

/** A typing mistake in a change, and what its owner reads about it in Czech. */
export type Slip = {
  /** Text of the change, and what was typed instead. */
  typed: readonly [right: string, wrong: string]
  /** Words of the message: what was found, and how to fix it. */
  told: readonly string[]
  /** True if a code editor underlines it by the schema, before any build. */
  underlined: boolean
}

export type Change = {
  /** Name in the owner's words. */
  name: string
  file: string
  /** Lines to replace; absent if the file is new. */
  from?: string
  to: string
  /** Photos that are added to the content. */
  photos?: readonly string[]
  /** Published file, and words that it contains after the change. */
  published: readonly [file: string, ...words: string[]]
  /** Words that the file no longer contains. */
  gone?: string
  /** Codes of the questions that the editor asks before it saves the change. */
  questions?: readonly string[]
  slips: readonly [Slip, ...Slip[]]
}

export const changes = load(
  readFileSync(join(import.meta.dirname, 'changes.yaml'), 'utf8'),
) as readonly Change[]

/** Every slip with its change, and with names for test titles. */
export const slips = changes.flatMap((change) =>
  change.slips.map(
    (slip) =>
      [change.name, slip.typed[1].trim().split('\n')[0] || 'left out', change, slip] as const,
  ),
)

/** Return the text of the file after the change, or after the change with a slip. */
export async function applyChange({ file, from, to }: Change, slip?: Slip): Promise<string> {
  const [right = '', wrong = ''] = slip?.typed ?? []
  if (!to.includes(right)) throw new Error(`the change does not contain ${right}`)
  const typed = to.replace(right, () => wrong)
  if (from === undefined) return typed
  const before = await readFile(join(fullPub, file), 'utf8')
  if (before.split(from).length !== 2) throw new Error(`${file} does not hold this once: ${from}`)
  return before.replace(from, () => typed)
}
