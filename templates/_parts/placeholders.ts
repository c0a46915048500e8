// What the literal Markdown documents may ask for between angle brackets. Anything else in angle
// brackets is a mistake of the document and ends the build.

import { isPage, type JsonSchema } from '../../src/resource.ts'
import { type Site, url } from '../../src/site.ts'
import { skillDescription, skillName } from './discovery.ts'
import * as format from './format.ts'
import { inline, link, list, resourceTable, table } from './markdown.ts'

type Fill = (site: Site, argument: string | undefined) => string

const placeholders: { [name: string]: Fill } = {
  base_url: (site) => site.baseUrl,
  phone: ({ pub }) => format.phone(pub.phone),
  pub_name: ({ pub }) => inline(pub.name.en),
  resource_table: resourceTable,
  /** Links to the data: where an agent goes after registering. */
  data_list: (site) =>
    list(
      site.resources
        .filter(
          (resource) =>
            resource.group !== 'Authentication' && !isPage(resource) && !resource.unlisted,
        )
        .map(({ path, title, summary }) => `${link(title, url(site, path))}: ${inline(summary)}`),
    ),
  /** `<skill name>`, `<skill description>`: quoted for YAML, which reads JSON strings. */
  skill: (site, which) => JSON.stringify(which === 'name' ? skillName : skillDescription(site)),
  /** `<fields /menu.json>`: the members of a JSON document, from its schema. */
  fields: (site, path) => {
    const resource = site.resources.find((candidate) => candidate.path === path)
    if (!resource?.schema) throw new Error(`no JSON resource ${path}`)
    return table(['Member', 'Type', 'Meaning'], rows(resource.schema, ''))
  },
}

export default placeholders

/** Members and, below arrays and objects, their members: `food[].name`. */
function rows(schema: JsonSchema, prefix: string): string[][] {
  const properties = (schema['properties'] ?? {}) as { [name: string]: JsonSchema }
  const required = (schema['required'] ?? []) as string[]
  return Object.entries(properties).flatMap(([name, member]) => {
    const path = `${prefix}${name}`
    const about = inline(String(member['description'] ?? ''))
    const row = [
      `\`${path}\``,
      typeOf(member),
      required.includes(name) ? about : `Optional. ${about}`,
    ]
    // Texts are explained once, above the table of fields.
    const inner = member['title'] === 'Text' ? [] : deeper(member, path)
    return [row, ...inner]
  })
}

function deeper(member: JsonSchema, path: string): string[][] {
  const items = member['items'] as JsonSchema | undefined
  return items?.['properties'] ? rows(items, `${path}[].`) : rows(member, `${path}.`)
}

function typeOf(schema: JsonSchema): string {
  if (schema['title'] === 'Text') return '`{cs, en}`'
  if (schema['const'] !== undefined) return `\`${JSON.stringify(schema['const'])}\``
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => `\`${value}\``).join(', ')
  const types = ([] as unknown[]).concat(schema['type'] ?? 'any').join(' or ')
  const items = schema['items'] as JsonSchema | undefined
  return items && !items['properties'] ? `${types} of ${typeOf(items)}` : types
}
