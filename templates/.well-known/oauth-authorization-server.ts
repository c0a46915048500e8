// Authorization server metadata: RFC 8414 section 2, with the `agent_auth` object of auth.md 0.1.
// It is declarative: no server exists. The empty lists are explicit because their defaults are not
// empty (RFC 8414: authorization_code and implicit).

import type { FromSchema } from 'json-schema-to-ts'
import { json } from '../../src/model/resource.ts'
import { component, described, list, object, optional } from '../../src/model/schema-parts.ts'
import { url } from '../../src/model/site.ts'
import { urlSchema } from '../_parts/schema.ts'

const agentAuth = component(
  'AgentAuth',
  'How an agent registers (auth.md 0.1): anonymously, with nothing to receive.',
  {
    skill: urlSchema('The registration instructions in prose.'),
    register_uri: urlSchema('GET it: access is already public.'),
    claim_uri: urlSchema('GET it: there is no account to claim.'),
    identity_types_supported: described(
      list({ const: 'anonymous' }, { minItems: 1 }),
      'Only anonymous.',
    ),
    anonymous: described(
      object({
        credential_types_supported: described(
          list({ const: 'none' }, { minItems: 1 }),
          'none: no credential is returned.',
        ),
      }),
      'The anonymous method.',
    ),
  },
)

const none = list({ type: 'string' }, { maxItems: 0 })

const schema = component(
  'ServerMetadata',
  'RFC 8414 metadata stating that no authorization server operates.',
  {
    issuer: urlSchema('The base address, character for character.'),
    authorization_endpoint: urlSchema('Always answers access_denied.'),
    token_endpoint: urlSchema('Always answers unsupported_grant_type.'),
    jwks_uri: urlSchema('An empty key set.'),
    service_documentation: optional(urlSchema('The registration instructions in prose.')),
    grant_types_supported: described(none, 'Empty on purpose: no grant exists.'),
    response_types_supported: described(none, 'Empty on purpose: no response type exists.'),
    agent_auth: agentAuth,
  },
)

export default json({
  group: 'Authentication',
  title: 'Authorization server metadata',
  summary: 'RFC 8414 metadata with agent_auth; declarative, no authorization server operates.',
  relation: 'service-meta',
  schema,
  body: (site): FromSchema<typeof schema> => ({
    issuer: site.baseUrl,
    authorization_endpoint: url(site, '/oauth/authorize'),
    token_endpoint: url(site, '/oauth/token'),
    jwks_uri: url(site, '/.well-known/jwks.json'),
    service_documentation: url(site, '/auth.md'),
    grant_types_supported: [],
    response_types_supported: [],
    agent_auth: {
      skill: url(site, '/auth.md'),
      register_uri: url(site, '/agent/auth/register'),
      claim_uri: url(site, '/agent/auth/claim'),
      identity_types_supported: ['anonymous'],
      anonymous: { credential_types_supported: ['none'] },
    },
  }),
})
