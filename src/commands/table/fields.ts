// Fields as a content file has them: what is read back is what was given.

import type { Raw } from '../../fields/finding.ts'
import { asValue } from '../../model/edit.ts'
import { languages } from '../../model/languages.ts'

type Block = { [field: string]: Raw }

/** In the order in which one reads a menu; what is not among them stands last. */
const order = [
  ...['row', 'file', 'country', 'currency', 'section', 'heading', ...languages, 'id', 'kind'],
  ...['description', 'note', 'season', 'hours', 'labels', 'sizes', 'extras', 'allergens', 'traces'],
  ...['diets', 'tags', 'deposit', 'alcohol', 'degree', 'brewery', 'winery', 'vintage', 'origin'],
  ...['sold_out', 'days', 'dates', 'courses', 'checked', 'items'],
]

const placeOf = (field: string) => {
  const place = order.indexOf(order.includes(field) ? field : field.replace(/_\w\w$/, ''))
  return place < 0 ? order.length : place
}

/** Names of fields in their order; those of one place stay as they are. */
export const inOrder = (fields: readonly string[]): string[] =>
  fields.toSorted((a, b) => placeOf(a) - placeOf(b))

/** The text of a file with these fields between its two lines. */
export const writeFields = (data: Block): string => `---\n${blockLines(data).join('\n')}\n---\n`

/** Lists stand one entry below the other, a list of blocks with an empty line before each. */
function blockLines(block: Block): string[] {
  return inOrder(Object.keys(block)).flatMap((field) => {
    const { [field]: value = null } = block
    if (value === null || value === '') return []
    if (!Array.isArray(value))
      return [`${field}: ${typeof value === 'string' ? written(value) : ''}`]
    return [`${field}:`, ...value.flatMap(entryLines)]
  })
}

function entryLines(entry: Raw): string[] {
  if (typeof entry === 'string') return [`  - ${written(entry)}`]
  if (entry === null || Array.isArray(entry)) return []
  const [first = '', ...rest] = blockLines(entry)
  const isItem = Object.hasOwn(entry, 'sizes') || Object.hasOwn(entry, 'heading')
  return [...(isItem ? [''] : []), `  - ${first}`, ...rest.map((line) => line && `    ${line}`)]
}

/** In quotation marks that it does not hold; where it holds both, its apostrophes are doubled. */
function written(text: string): string {
  const both = text.includes("'") && /["\\]/.test(text)
  const plain = asValue(text)
  return both && plain !== text ? `'${text.replaceAll("'", "''")}'` : plain
}
