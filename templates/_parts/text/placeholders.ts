// What the literal Markdown documents may ask for between angle brackets. Anything else in angle
// brackets is a mistake of the document and ends the build.

import { countries } from '../../../src/model/countries.ts'
import { currencies } from '../../../src/model/currencies.ts'
import { documentLanguage } from '../../../src/model/languages.ts'
import { bodyOf, type JsonSchema, type Publication } from '../../../src/model/resource.ts'
import { type LunchDish, type LunchSoup, url } from '../../../src/model/site.ts'
import * as format from '../format.ts'
import { apiVersion } from '../schema.ts'
import { skillDescription, skillName } from './discovery.ts'
import { examples } from './examples.ts'
import { inline, link, list, resourceTable, table } from './markdown.ts'

type Fill = (site: Publication, argument: string | undefined) => string

const placeholders: { [name: string]: Fill } = {
  base_url: (site) => site.baseUrl,
  api_version: () => apiVersion,
  time_zone: ({ pub }) => countries[pub.address.country].timeZone,
  price_member: ({ pub }) => currencies[pub.currency].member,
  /** What members of a size mean that not every pub has. */
  size_words: ({ menu }) => {
    const sizes = [...menu.food, ...menu.drinks, ...lunchDishes(menu)].flatMap((item) => item.sizes)
    const used = sizeWords.filter(([member]) => sizes.some((size) => member in size))
    return used.map(([, words]) => ` ${words}`).join('')
  },
  currency: ({ pub }) => currencies[pub.currency].english,
  /** What the law of the country says of all its pubs; nothing where we know of no such law. */
  alcohol_age: ({ pub }) => {
    const law = countries[pub.address.country].alcoholAge
    return law ? `; ${law.sentence}` : ''
  },
  phone: ({ pub }) => format.phone(pub.phone),
  pub_name: ({ pub }) => inline(pub.name[documentLanguage]),
  resource_table: resourceTable,
  /** The data and its descriptions: where an agent goes after registering. */
  data_list: (site) =>
    list(
      site.resources
        .filter(({ relation, group }) => relation !== undefined && group !== 'Authentication')
        .map(({ path, title, summary }) => `${link(title, url(site, path))}: ${inline(summary)}`),
    ),
  /** `<skill name>`, `<skill description>`: quoted for YAML, which reads JSON strings. */
  skill: (site, which) => JSON.stringify(which === 'name' ? skillName : skillDescription(site)),
  /** `<fields /menu.json>`: the members of a JSON document, from its schema. */
  fields: (site, path) => {
    const resource = site.resources.find((candidate) => candidate.path === path)
    if (!resource?.schema) throw new Error(`no JSON resource ${path}`)
    return table(['Member', 'Type', 'Meaning'], rows(resource.schema, '', new Map()))
  },
  /** `<body /api/status.json>`: the whole answer, as it is published. */
  body: (site, path = '') => `\`\`\`json\n${bodyOf(site, path)}\`\`\``,
  /** `<example price>`: a question, the member that answers it, and the answer. */
  example: (site, name = '') => {
    const example = examples[name]
    if (!example) throw new Error(`no example ${name}`)
    return example(site)
  },
  updated: ({ updated }) => updated,
}

const sizeWords = [
  ['price_from', 'With `price_from: true` it is the least that it costs: say "from".'],
  ['price_per', 'With `price_per: true` it is for that quantity, and the bill goes by weight.'],
  ['serves', '`serves` is for how many people one is.'],
] as const

const lunchDishes = ({ lunch }: Publication['menu']) =>
  (lunch?.days ?? []).flatMap(({ soup, mains }): (LunchDish | LunchSoup)[] =>
    soup ? [soup, ...mains] : mains,
  )

export default placeholders

/**
 * Members and, below arrays and objects, their members: `food[].name`. A piece that stood before
 * is not written out again: `shown` holds the member that showed it, by its title.
 */
function rows(schema: JsonSchema, prefix: string, shown: Map<string, string>): string[][] {
  const properties = (schema['properties'] ?? {}) as { [name: string]: JsonSchema }
  const required = (schema['required'] ?? []) as string[]
  return Object.entries(properties).flatMap(([name, member]) => {
    const path = `${prefix}${name}`
    const about = inline(String(member['description'] ?? ''))
    const inner = deeper(member, path, shown)
    const more = typeof inner === 'string' ? ` Members as in \`${inner}\`.` : ''
    const meaning = (required.includes(name) ? about : `Optional. ${about}`) + more
    return [[`\`${path}\``, typeOf(member), meaning], ...(typeof inner === 'string' ? [] : inner)]
  })
}

/** The rows below a member, or the path where they stand already. */
function deeper(member: JsonSchema, path: string, shown: Map<string, string>): string[][] | string {
  const items = member['items'] as JsonSchema | undefined
  const piece = items?.['properties'] ? items : member
  const title = piece['title'] as string | undefined
  // Texts are explained once, above the table of fields.
  if (title === 'Text' || !piece['properties']) return []
  const before = title === undefined ? undefined : shown.get(title)
  if (before !== undefined) return before
  if (title !== undefined) shown.set(title, path)
  return rows(piece, piece === items ? `${path}[].` : `${path}.`, shown)
}

function typeOf(schema: JsonSchema): string {
  if (schema['title'] === 'Text') return '`{cs, en}`'
  if (schema['const'] !== undefined) return `\`${JSON.stringify(schema['const'])}\``
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => `\`${value}\``).join(', ')
  const types = ([] as unknown[]).concat(schema['type'] ?? 'any').join(' or ')
  const items = schema['items'] as JsonSchema | undefined
  return items && !items['properties'] ? `${types} of ${typeOf(items)}` : types
}
