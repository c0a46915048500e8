// RFC 9727: the catalog of this origin's APIs, as a linkset (RFC 9264 section 4.2) with the
// relations of RFC 8631. `linkset` is the only member; every relation is an array.

import type { FromSchema } from 'json-schema-to-ts'
import { essence, json, type Publication, type Resource } from '../../src/model/resource.ts'
import { component, described, list, optional } from '../../src/model/schema-parts.ts'
import { url } from '../../src/model/site.ts'
import { catalogLinks } from '../_parts/links.ts'
import { urlSchema } from '../_parts/schema.ts'

const text = { type: 'string' } as const

const targets = list(
  component('LinkTarget', 'RFC 9264 target object.', {
    href: urlSchema('The address of the target.'),
    type: optional(text, 'Its media type.'),
    title: optional(text, 'Its name.'),
  }),
  { minItems: 1 },
)

const context = component('LinkContext', 'Links from one resource.', {
  anchor: urlSchema('What the links are from.'),
  'service-desc': optional(targets, 'Machine-readable description.'),
  'service-doc': optional(targets, 'Documentation for people.'),
  'service-meta': optional(targets, 'Metadata about authentication.'),
  status: optional(targets, 'Health signal.'),
  describedby: optional(targets, 'JSON Schema with an example of each member.'),
  item: optional(targets, 'Members of the catalog.'),
})

const schema = component(
  'Linkset',
  'RFC 9264 linkset: contexts with an anchor and link relations.',
  {
    linkset: described(
      list(context, { minItems: 1 }),
      'The catalog with its members, then one context for each API.',
    ),
  },
)

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
        // First, because some clients read only one context.
        { anchor: url(site, '/.well-known/api-catalog'), item: items, ...relations },
        ...withRelation(site, 'item').map((resource) => ({
          anchor: url(site, resource.path),
          ...relations,
          ...(resource.describedBy !== undefined && { describedby: schemaTargets(site, resource) }),
        })),
      ],
    }
  },
})

const withRelation = (site: Publication, relation: Resource['relation']) =>
  site.resources.filter((resource) => resource.relation === relation)

const target = (site: Publication, { path, type, title }: Resource) => ({
  href: url(site, path),
  type: essence(type),
  title,
})

const links = (site: Publication, relation: Resource['relation']) =>
  withRelation(site, relation).map((resource) => target(site, resource))

const schemaTargets = (site: Publication, { describedBy }: Resource) =>
  site.resources.filter(({ path }) => path === describedBy).map((found) => target(site, found))
