// What schemas of several resources share, and the publication of schemas.

import type { House } from '../../src/model/house.ts'

import { json, type Publication } from '../../src/model/resource.ts'
import { standalone } from '../../src/model/schema.ts'
import { address, as, line, list, object, oneOf, piece } from '../../src/model/schema-parts.ts'
import { url } from '../../src/model/site.ts'

/** Version of the interface, said by its description and by its documentation. */
export const apiVersion = '1.0.0' as const

/** The member by which the document at `path` names its schema. */
export const schemaMember = (house: House, path: string) =>
  as(address, 'Address of the JSON Schema of this document.', url(house, schemaPath(path)))

/** The member that names the languages of a document. */
export const languageList = (house: House) =>
  as(list(oneOf(house.languages)), 'The languages of every text.', house.languages)

const draft = 'https://json-schema.org/draft/2020-12/schema'

/** Free: JSON Schema knows its own keywords, and the tests know JSON Schema. */
const schemaDocument = piece(
  'JsonSchema',
  'A JSON Schema, draft 2020-12, whose $id is its own address.',
  {
    ...object({
      $schema: { const: draft, description: 'The dialect.' },
      $id: addressOf('The address of the schema.'),
      title: as(line, 'Name of the document.'),
      description: as(line, 'What the document holds.'),
      type: { const: 'object', description: 'The documents are objects.' },
      properties: as(
        { type: 'object', additionalProperties: true },
        'Members, each with title, description and examples.',
      ),
    }),
    additionalProperties: true,
  },
)

/** Publishes the open form of the schema that the build checks `path` with, at `/schemas/NAME.schema.json`. */
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
      ...standalone(schemaOf(site, path)),
    }),
  })
}

/** As the build checks with it. */
export function schemaOf({ resources }: Publication, path: string) {
  const schema = resources.find((candidate) => candidate.path === path)?.schema
  if (!schema) throw new Error(`no JSON resource ${path}`)
  return schema
}

/** `/menu.json` to `/schemas/menu.schema.json`. */
export const schemaPath = (path: string) =>
  path.replace(/^\/(.*)\.json$/, '/schemas/$1.schema.json')

/** An absolute address with a sentence about what is found there. */
export function addressOf(description: string) {
  return as(address, description)
}
