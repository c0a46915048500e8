// Parts that several schemas share, and the published form of schemas.

import type { House } from '../../src/model/house.ts'

import { json, type Publication } from '../../src/model/resource.ts'
import { standalone } from '../../src/model/schema.ts'
import * as s from '../../src/model/schema-parts.ts'
import { url } from '../../src/model/site.ts'

/** Version of the interface, in the OpenAPI description and in the documentation. */
export const apiVersion = '1.0.0' as const

/** Return the member with which the document at `path` names its schema. */
export const schemaMember = (house: House, path: string) =>
  s.described(
    s.address,
    'Address of the JSON Schema of this document.',
    url(house, schemaPath(path)),
  )

/** Return the member that lists the languages of a document. */
export const languageList = (house: House) =>
  s.described(
    s.list(s.enumSchema(house.languages)),
    'The languages of every text.',
    house.languages,
  )

const draft = 'https://json-schema.org/draft/2020-12/schema'

/**
 * Keywords are not restricted here: the tests validate published schemas against JSON Schema
 * itself.
 */
const schemaDocument = s.titled(
  'JsonSchema',
  'A JSON Schema, draft 2020-12, whose $id is its own address.',
  {
    ...s.object({
      $schema: { const: draft, description: 'The dialect.' },
      $id: urlSchema('The address of the schema.'),
      title: s.described(s.line, 'Name of the document.'),
      description: s.described(s.line, 'What the document holds.'),
      type: { const: 'object', description: 'The documents are objects.' },
      properties: s.described(
        { type: 'object', additionalProperties: true },
        'Members, each with title, description and examples.',
      ),
    }),
    additionalProperties: true,
  },
)

/**
 * Publish the schema of the document at `path` as `/schemas/NAME.schema.json`, open to members that
 * are added later.
 */
export function publishedSchema(path: string, name?: string) {
  const own = schemaPath(path)
  return json({
    group: 'Schemas',
    title: `Schema of ${path}`,
    ...(name !== undefined && { name: `${name}Schema` }),
    summary: 'JSON Schema 2020-12: units, meanings, examples.',
    type: 'application/schema+json',
    schema: schemaDocument,
    body: (site) => ({
      $schema: draft,
      $id: url(site, own),
      ...standalone(findSchema(site, path)),
    }),
  })
}

/** Return the schema that the build validates `path` with. Throws if there is none. */
export function findSchema({ resources }: Publication, path: string) {
  const schema = resources.find((candidate) => candidate.path === path)?.schema
  if (!schema) throw new Error(`no JSON resource ${path}`)
  return schema
}

/** Return `/schemas/menu.schema.json` for `/menu.json`. */
export const schemaPath = (path: string) =>
  path.replace(/^\/(.*)\.json$/, '/schemas/$1.schema.json')

/** Return the schema of an absolute URL with a description. */
export function urlSchema(description: string) {
  return s.described(s.address, description)
}
