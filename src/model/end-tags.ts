// End tags that HTML lets one omit: nothing is lost without them, and whoever reads a menu as text
// pays for each. Browsers put them back by the same rules
// (https://html.spec.whatwg.org/multipage/syntax.html#optional-tags).

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** What ends a paragraph by beginning. */
const blocks = names(
  'address article aside blockquote details div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul',
)
/** What ends a paragraph by ending; not every parent does, such as a link. */
const parents = names(
  'address article aside blockquote body dd details div dt fieldset figcaption figure footer form header li main nav section td th',
)
const cells = names('td th')
const groups = names('tbody tfoot')
const rows = names('tr')
const terms = names('dd dt')

type Rule = {
  /** The beginnings before which the end tag may be left out. */
  before: ReadonlySet<string>
  /** The parents at whose end it may be; with `undefined` it never may. */
  within: ReadonlySet<string> | undefined
}

const rules: { readonly [name: string]: Rule } = {
  p: { before: blocks, within: parents },
  li: { before: names('li'), within: names('ol ul') },
  dt: { before: terms, within: undefined },
  dd: { before: terms, within: names('div dl') },
  thead: { before: groups, within: undefined },
  tbody: { before: groups, within: names('table') },
  tr: { before: rows, within: names('table tbody tfoot thead') },
  td: { before: cells, within: rows },
  th: { before: cells, within: rows },
}

/** Elements whose content is not markup or keeps every space. */
const verbatim = /<(style|script|pre|textarea)(?=[\s>])/g

/** Everything but those parts, changed; in one walk, since a stranger's page may be anything. */
function outsideVerbatim(markup: string, change: (part: string) => string): string {
  const parts: string[] = []
  let at = 0
  for (const { index, 1: name = '' } of markup.matchAll(verbatim)) {
    if (index < at) continue
    const end = markup.indexOf(`</${name}>`, index)
    parts.push(change(markup.slice(at, index)))
    at = end < 0 ? markup.length : end
    parts.push(markup.slice(index, at))
  }
  return [...parts, change(markup.slice(at))].join('')
}

const endTag = new RegExp(
  `</(${Object.keys(rules).join('|')})>(?=<(/?)([a-z][a-z0-9]*)[\\s/>])`,
  'g',
)
/** Attributes that a menu has hundreds of. Others keep the quotation marks that programs expect. */
const quoted =
  / (aria-hidden|class|for|form|height|id|name|role|scope|type|width)="([a-z0-9_-]+)"(?=[ >])/g
const bodyTag = /<(?!html|link|meta)[a-z][^<>]*>/g
const voidTag = /<(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)(\s[^<>]*?)?\/>/g

/**
 * Well-formed markup without the end tags that may be left out, without the slash of elements that
 * have none, and without quotation marks round a class. A tag that white space or words follow
 * stays: it would take them in.
 */
export const withoutEndTags = (markup: string): string =>
  outsideVerbatim(markup, (part) =>
    part
      .replace(voidTag, '<$1$2>')
      .replace(bodyTag, (tag) => tag.replace(quoted, ' $1=$2'))
      .replace(endTag, (tag, name: string, ending: string, next: string) => {
        const { before, within } = rules[name] ?? {}
        return (ending === '' ? before : within)?.has(next) ? '' : tag
      }),
  )
