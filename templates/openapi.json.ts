// OpenAPI 3.1.0 description of all resources except web pages and pictures. Paths, types, summaries
// and schemas come from the table of resources. The schemas are the ones that the build validates
// with, opened to additional members.

import type { FromSchema } from 'json-schema-to-ts'
import { documentLanguage, homePath, quotedLanguage } from '../src/model/languages.ts'
import { cachePerObject } from '../src/model/once.ts'
import {
  aboutGroup,
  essence,
  type Group,
  groups,
  isData,
  isFace,
  isPage,
  type JsonSchema,
  json,
  type Publication,
  type Resource,
  renderBody,
} from '../src/model/resource.ts'
import { extract, opened } from '../src/model/schema.ts'
import { component, described, list, object } from '../src/model/schema-parts.ts'
import { type Site, url } from '../src/model/site.ts'
import { apiVersion } from './_parts/schema.ts'
import { describeBooking } from './_parts/text/booking.ts'

/** Objects that OpenAPI itself specifies; the tests run a linter on them. */
const free = { type: 'object', additionalProperties: true } as const

const schema = component('OpenApi', 'An OpenAPI 3.1.0 document.', {
  openapi: described({ const: '3.1.0' }, 'Version of the OpenAPI specification.'),
  info: described(
    { ...object({ title: { type: 'string' }, version: { const: apiVersion } }), ...free },
    'Name and version of this description.',
  ),
  servers: described(list(free, { minItems: 1, maxItems: 1 }), 'The site itself.'),
  security: described(list(free, { maxItems: 0 }), 'Empty: no authentication.'),
  tags: described(list(free), 'Groups of resources.'),
  paths: described(free, 'Every resource but web pages and pictures.'),
  components: described(free, 'Schemas and responses.'),
})

export default json({
  group: 'Documents',
  title: 'OpenAPI description',
  summary: 'OpenAPI 3.1.0 description of all data and texts.',
  relation: 'service-desc',
  schema,
  body: (site): FromSchema<typeof schema> => {
    const described = site.resources.filter(
      (resource) =>
        !isPage(resource) &&
        !isFace(resource) &&
        resource.copyOf === undefined &&
        // Files that share a rule are copies, or single events of a calendar.
        resource.sharedRule === undefined &&
        !resource.type.startsWith('image/'),
    )
    const { schemas, definitions } = extract(
      described.flatMap(({ schema: root }) => (root ? [withoutExamples(opened(root))] : [])),
      '#/components/schemas/',
    )
    const refs = schemas.values()
    const names = operationIds(described)
    const paths = described.map((resource) => [
      resource.path,
      { get: operation(site, resource, names, resource.schema && refs.next().value) },
    ])
    return {
      openapi: '3.1.0',
      info: info(site),
      servers: [{ url: site.baseUrl, description: 'The site itself' }],
      security: [],
      tags: tags(site, described),
      paths: Object.fromEntries(paths),
      components: { schemas: definitions, responses: { NotDeployed: notDeployed } },
    }
  },
})

function info(site: Publication) {
  const { pub } = site
  const name = pub.name[quotedLanguage(site)]
  return {
    title: `${name}: public read-only interface`,
    version: apiVersion,
    description: `Static, public, read-only resources of ${name}. No authentication is operated. ${describeBooking(site, documentLanguage)} The OAuth and registration metadata is declarative: no authorization server operates and nothing is issued. Unknown is null, none is an empty list; ignore members that you do not know.`,
    contact: { name, url: url(site, homePath(site, quotedLanguage(site))) },
    license:
      pub.license === undefined
        ? { name: 'None stated: the law holds', url: url(site, '/api/docs.md') }
        : { name: pub.license, identifier: pub.license },
  }
}

function tags({ languages }: Site, described: readonly Resource[]) {
  return (Object.keys(groups) as Group[])
    .filter((group) => described.some((resource) => resource.group === group))
    .map((group) => ({ name: group, description: aboutGroup(group, languages) }))
}

function operation(
  site: Publication,
  resource: Resource,
  names: ReadonlyMap<string, string>,
  body: unknown,
) {
  const { path, group, title, summary, type, describedBy } = resource
  // Resources with constant content have it as an example.
  const constant =
    resource.schema !== undefined && (group === 'Status' || group === 'Authentication')
  return {
    operationId: names.get(path),
    tags: [group],
    summary: title,
    description: summary,
    // Tell generators of agent tools to make tools of data only.
    ...(!isData(resource) && { 'x-mcp': false }),
    ...(describedBy !== undefined && {
      externalDocs: { description: 'JSON Schema with examples', url: url(site, describedBy) },
    }),
    responses: {
      200: {
        description: title,
        content: {
          // A text has no schema, because clients would parse its response as JSON.
          [essence(type)]: {
            ...(body !== undefined && { schema: body }),
            ...(constant && { example: JSON.parse(renderBody(site, path)) }),
          },
        },
      },
      404: { $ref: '#/components/responses/NotDeployed' },
    },
  }
}

/** Examples are in the published schemas. Here they would not fit a small context window. */
const withoutExamples = cachePerObject(
  (schema: JsonSchema): JsonSchema =>
    Object.fromEntries(
      Object.entries(schema)
        .filter(([keyword, value]) => !(keyword === 'examples' && Array.isArray(value)))
        .map(([keyword, value]) => [keyword, leaveOut(value)]),
    ),
)

function leaveOut(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(leaveOut)
  return typeof value === 'object' && value !== null ? withoutExamples(value as JsonSchema) : value
}

/**
 * Return a unique operation id for each path, from the title of the resource: `getOpeningHours` for
 * `Opening hours`.
 */
function operationIds(described: readonly Resource[]): Map<string, string> {
  const usedIds = new Set<string>()
  const ids = described.map(({ path, title, name = camelCase(title) }): [string, string] => {
    const free = [name, camelCase(path), `${name}${usedIds.size}`].find(
      (each) => each !== '' && !usedIds.has(each),
    )
    usedIds.add(free ?? name)
    return [path, `get${free ?? name}`]
  })
  return new Map(ids)
}

/** Return the words in camel case, without accents, because code is generated from it. */
function camelCase(words: string): string {
  const parts = words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('')
}

const notDeployed = {
  description:
    'Answered by the static host when the file is not deployed at this path. Not part of the contract; the body is unspecified.',
}
