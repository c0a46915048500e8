// Protected resource metadata: RFC 9728 section 2. Declarative: nothing is protected. The scope
// `public` and the method `header` are named because discovery clients refuse empty lists.

import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import {
  defaultLanguages,
  documentOrder,
  englishName,
  type Language,
  others,
  quotedLanguage,
} from '../../src/model/languages.ts'
import { json } from '../../src/model/resource.ts'
import { url } from '../../src/model/site.ts'
import { address, addressOf } from '../_parts/schema.ts'
import { inHouse } from '../_parts/text/in-house.ts'

/** A name by its language, as RFC 9728 section 2.1 has it; the one without a tag is quoted most. */
const names = (languages: readonly Language[]) => {
  const [quoted, ...others] = documentOrder({ languages })
  const named = (lang: Language) =>
    ({ type: 'string', description: `Name of the pub in ${englishName(lang)}.` }) as const
  return {
    ...(quoted && { resource_name: named(quoted) }),
    ...Object.fromEntries(others.map((lang) => [`resource_name#${lang}`, named(lang)])),
  }
}

const properties = (languages: readonly Language[]) =>
  ({
    resource: addressOf('The base address, character for character.'),
    authorization_servers: {
      type: 'array',
      minItems: 1,
      items: address,
      description: 'The issuer: this very site.',
    },
    scopes_supported: {
      type: 'array',
      minItems: 1,
      items: { const: 'public' },
      description: 'public, a name for reads without authentication; nothing to request.',
    },
    bearer_methods_supported: {
      type: 'array',
      minItems: 1,
      items: { const: 'header' },
      description: 'header, named for discovery only; no token exists or is inspected.',
    },
    ...names(languages),
    resource_documentation: addressOf('The API in prose.'),
  }) as const

const schema = {
  title: 'ResourceMetadata',
  description: 'RFC 9728 metadata of a resource that needs no authorization.',
  type: 'object',
  required: ['resource', 'authorization_servers', 'scopes_supported', 'bearer_methods_supported'],
  additionalProperties: false,
  properties: properties(defaultLanguages),
} as const satisfies JSONSchema

const schemaIn = (languages: readonly Language[]) => ({
  ...schema,
  properties: properties(languages),
})

export default json({
  group: 'Authentication',
  title: 'Protected resource metadata',
  summary: 'RFC 9728 metadata; declarative, nothing is protected.',
  relation: 'service-meta',
  schema,
  schemaFor: (content) => inHouse(schemaIn(content.languages), content),
  inLanguages: (languages, { schema: fitted = schema }) => ({
    schema: fitted === schema ? schemaIn(languages) : fitted,
  }),
  body: (site): FromSchema<typeof schema> => ({
    resource: site.baseUrl,
    authorization_servers: [site.baseUrl],
    scopes_supported: ['public'],
    bearer_methods_supported: ['header'],
    resource_name: site.pub.name[quotedLanguage(site)],
    ...Object.fromEntries(
      others(site, quotedLanguage(site)).map((lang) => [
        `resource_name#${lang}`,
        site.pub.name[lang],
      ]),
    ),
    resource_documentation: url(site, '/api/docs.md'),
  }),
})
