// The ordinary changes of changes.yaml, and the texts of files that they make of the full pub.

import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { fullPub } from '../pub.ts'

/** What was typed wrong, and what the owner is told about it in Czech. */
export type Slip = {
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

/** Every slip with its change, and with names for the title of a test. */
export const slips = changes.flatMap((change) =>
  change.slips.map(
    (slip) =>
      [change.name, slip.typed[1].trim().split('\n')[0] || 'left out', change, slip] as const,
  ),
)

/** The text of the file after the change; with a slip, after the change was typed wrong. */
export async function applyChange({ file, from, to }: Change, slip?: Slip): Promise<string> {
  const [right = '', wrong = ''] = slip?.typed ?? []
  if (!to.includes(right)) throw new Error(`the change does not contain ${right}`)
  const typed = to.replace(right, () => wrong)
  if (from === undefined) return typed
  const before = await readFile(join(fullPub, file), 'utf8')
  if (before.split(from).length !== 2) throw new Error(`${file} does not hold this once: ${from}`)
  return before.replace(from, () => typed)
}
