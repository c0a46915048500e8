// Fields as a content file has them: what is read back is what was given.

import type { Raw } from '../../content/documents/finding.ts'
import { asValue } from '../../model/edit.ts'

type Block = { [field: string]: Raw }

/** The text of a file with these fields between its two lines. */
export const writeFields = (data: Block): string => `---\n${blockLines(data).join('\n')}\n---\n`

/** Lists stand one entry below the other, a list of blocks with an empty line before each. */
function blockLines(block: Block): string[] {
  return Object.entries(block).flatMap(([field, value]) => {
    if (value === null || value === '') return []
    if (!Array.isArray(value))
      return [`${field}: ${typeof value === 'string' ? valueOf(value) : ''}`]
    return [`${field}:`, ...value.flatMap(entryLines)]
  })
}

function entryLines(entry: Raw): string[] {
  if (typeof entry === 'string') return [`  - ${valueOf(entry)}`]
  if (entry === null || Array.isArray(entry)) return []
  const [first = '', ...rest] = blockLines(entry)
  const isItem = Object.hasOwn(entry, 'sizes') || Object.hasOwn(entry, 'heading')
  return [...(isItem ? [''] : []), `  - ${first}`, ...rest.map((line) => line && `    ${line}`)]
}

/** In quotation marks that it does not hold; where it holds both, its apostrophes are doubled. */
function valueOf(text: string): string {
  const both = text.includes("'") && /["\\]/.test(text)
  const written = asValue(text)
  return both && written !== text ? `'${text.replaceAll("'", "''")}'` : written
}
