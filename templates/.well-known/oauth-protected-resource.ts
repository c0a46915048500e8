// Protected resource metadata: RFC 9728 section 2. It is declarative: nothing is protected. The
// scope `public` and the method `header` are listed because discovery clients refuse empty lists.

import type { FromSchema } from 'json-schema-to-ts'
import type { House } from '../../src/model/house.ts'
import {
  documentOrder,
  englishName,
  quotedLanguage,
  remainingLanguages,
} from '../../src/model/languages.ts'
import { json } from '../../src/model/resource.ts'
import { address, component, described, list, optional } from '../../src/model/schema-parts.ts'
import { url } from '../../src/model/site.ts'
import { urlSchema } from '../_parts/schema.ts'
import { houseNoun } from '../_parts/text/house.ts'

const text = { type: 'string' } as const

/**
 * Return the name with a language tag for each language (RFC 9728 section 2.1); the name without a
 * tag is the one most clients quote.
 */
const names = (house: House) =>
  Object.fromEntries(
    documentOrder(house).map((lang, index) => [
      index === 0 ? 'resource_name' : `resource_name#${lang}`,
      optional(text, `Name of the ${houseNoun(house)} in ${englishName(lang)}.`),
    ]),
  ) as { resource_name: ReturnType<typeof optional<typeof text>> }

const schema = (house: House) =>
  component('ResourceMetadata', 'RFC 9728 metadata of a resource that needs no authorization.', {
    resource: urlSchema('The base address, character for character.'),
    authorization_servers: described(list(address, { minItems: 1 }), 'The issuer: this very site.'),
    scopes_supported: described(
      list({ const: 'public' }, { minItems: 1 }),
      'public, a name for reads without authentication; nothing to request.',
    ),
    bearer_methods_supported: described(
      list({ const: 'header' }, { minItems: 1 }),
      'header, named for discovery only; no token exists or is inspected.',
    ),
    ...names(house),
    resource_documentation: optional(urlSchema('The API in prose.')),
    resource_logo_uri: optional(urlSchema('The sign of the house, a picture.')),
  })

export default json({
  group: 'Authentication',
  title: 'Protected resource metadata',
  summary: 'RFC 9728 metadata; declarative, nothing is protected.',
  relation: 'service-meta',
  schema,
  body: (site): FromSchema<ReturnType<typeof schema>> => ({
    resource: site.baseUrl,
    authorization_servers: [site.baseUrl],
    scopes_supported: ['public'],
    bearer_methods_supported: ['header'],
    resource_name: site.pub.name[quotedLanguage(site)],
    ...Object.fromEntries(
      remainingLanguages(site, quotedLanguage(site)).map((lang) => [
        `resource_name#${lang}`,
        site.pub.name[lang],
      ]),
    ),
    resource_documentation: url(site, '/api/docs.md'),
    resource_logo_uri: url(site, '/apple-touch-icon.png'),
  }),
})
