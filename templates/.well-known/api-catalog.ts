// RFC 9727: the catalog of this origin's APIs, as a linkset (RFC 9264 section 4.2) with the
// relations of RFC 8631. `linkset` is the only member; every relation is an array.

import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import { essence, json, type Publication, type Resource } from '../../src/model/resource.ts'
import { address } from '../../src/model/schema-parts.ts'
import { url } from '../../src/model/site.ts'
import { catalogLinks } from '../_parts/links.ts'

const targets = {
  type: 'array',
  minItems: 1,
  items: {
    title: 'LinkTarget',
    description: 'RFC 9264 target object.',
    type: 'object',
    required: ['href'],
    additionalProperties: false,
    properties: {
      href: { ...address, description: 'The address of the target.' },
      type: { type: 'string', description: 'Its media type.' },
      title: { type: 'string', description: 'Its name.' },
    },
  },
} as const

const schema = {
  title: 'Linkset',
  description: 'RFC 9264 linkset: contexts with an anchor and link relations.',
  type: 'object',
  required: ['linkset'],
  additionalProperties: false,
  properties: {
    linkset: {
      type: 'array',
      minItems: 1,
      description: 'One context for each API, then the catalog itself.',
      items: {
        title: 'LinkContext',
        description: 'Links from one resource.',
        type: 'object',
        required: ['anchor'],
        additionalProperties: false,
        properties: {
          anchor: { ...address, description: 'What the links are from.' },
          'service-desc': { ...targets, description: 'Machine-readable description.' },
          'service-doc': { ...targets, description: 'Documentation for people.' },
          'service-meta': { ...targets, description: 'Metadata about authentication.' },
          status: { ...targets, description: 'Health signal.' },
          describedby: { ...targets, description: 'JSON Schema with an example of each member.' },
          item: { ...targets, description: 'Members of the catalog.' },
        },
      },
    },
  },
} as const satisfies JSONSchema

export default json({
  group: 'Documents',
  title: 'API catalog',
  summary: 'RFC 9727 catalog of the data and its descriptions, as an RFC 9264 linkset.',
  type: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  links: catalogLinks,
  schema,
  body: (site): FromSchema<typeof schema> => {
    const relations = {
      'service-desc': links(site, 'service-desc'),
      'service-doc': links(site, 'service-doc'),
      'service-meta': links(site, 'service-meta'),
      status: links(site, 'status'),
    }
    const items = [...links(site, 'item'), ...links(site, 'status')]
    return {
      linkset: [
        ...of(site, 'item').map((resource) => ({
          anchor: url(site, resource.path),
          ...relations,
          ...(resource.describedBy !== undefined && { describedby: schemaOf(site, resource) }),
        })),
        { anchor: url(site, '/.well-known/api-catalog'), item: items },
      ],
    }
  },
})

const of = (site: Publication, relation: Resource['relation']) =>
  site.resources.filter((resource) => resource.relation === relation)

const target = (site: Publication, { path, type, title }: Resource) => ({
  href: url(site, path),
  type: essence(type),
  title,
})

const links = (site: Publication, relation: Resource['relation']) =>
  of(site, relation).map((resource) => target(site, resource))

const schemaOf = (site: Publication, { describedBy }: Resource) =>
  site.resources.filter(({ path }) => path === describedBy).map((found) => target(site, found))
