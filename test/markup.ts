// Pages with all their markup. HTML allows leaving out quotation marks and the end tags of
// paragraphs, list entries, rows and cells, and minifiers do so. Tests that compare facts should
// not depend on it (HTML standard, optional tags).

const tag = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi

const voids = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])

/** Start tags that end a paragraph. */
const blocks = new Set(
  'address article aside details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul'.split(
    ' ',
  ),
)

/**
 * Elements that end where one of `by` begins, unless an element of `within` is open between them.
 */
const ended: { [name: string]: { by: readonly string[]; within: readonly string[] } } = {
  li: { by: ['li'], within: ['ul', 'ol'] },
  dt: { by: ['dt', 'dd'], within: ['dl'] },
  dd: { by: ['dt', 'dd'], within: ['dl'] },
  td: { by: ['td', 'th', 'tr', 'tbody', 'tfoot'], within: ['table'] },
  th: { by: ['td', 'th', 'tr', 'tbody', 'tfoot'], within: ['table'] },
  tr: { by: ['tr', 'tbody', 'tfoot'], within: ['table'] },
  thead: { by: ['tbody', 'tfoot'], within: ['table'] },
  tbody: { by: ['tbody', 'tfoot'], within: ['table'] },
}

/** Add the missing quotation marks and end tags. */
export function completeMarkup(html: string): string {
  const open: string[] = []
  let skipped = ''
  const close = (index: number) =>
    open
      .splice(index)
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  return html.replace(tag, (typed: string, slash: string, named: string, attributes: string) => {
    const name = named.toLowerCase()
    if (skipped !== '') {
      if (slash !== '' && name === skipped) skipped = ''
      return typed
    }
    if (slash !== '') {
      const index = open.lastIndexOf(name)
      return index < 0 ? '' : close(index)
    }
    const before = close(endedBy(name, open))
    if (name === 'script' || name === 'style') skipped = name
    else if (!voids.has(name) && !attributes.endsWith('/')) open.push(name)
    return `${before}<${named}${quoted(attributes)}>`
  })
}

/** Index of the first open element that ends where this one begins. */
function endedBy(name: string, open: readonly string[]): number {
  let from = open.length
  for (let index = open.length - 1; index >= 0; index--) {
    const outer = open[index] ?? ''
    if (outer === 'p' && blocks.has(name)) from = index
    else if (ended[outer]?.by.includes(name)) from = index
    else if (
      Object.values(ended).some(({ by, within }) => by.includes(name) && within.includes(outer))
    )
      break
    else if (blocks.has(outer) && outer !== 'p') break
  }
  return from
}

const attribute = /(\s+)([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

const quoted = (attributes: string) =>
  attributes.replace(
    attribute,
    (typed: string, space: string, name: string, ...values: (string | undefined)[]) => {
      const value = values.slice(0, 3).find((one) => one !== undefined)
      return value === undefined ? typed : `${space}${name}="${value.replaceAll('"', '&quot;')}"`
    },
  )
