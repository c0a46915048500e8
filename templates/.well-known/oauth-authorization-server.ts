// Authorization server metadata: RFC 8414 section 2, with the `agent_auth` object of auth.md 0.1.
// Declarative: no server operates. The empty lists are written out because leaving them out would
// claim the defaults (RFC 8414: authorization_code and implicit).

import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import { json } from '../../src/model/resource.ts'
import { url } from '../../src/model/site.ts'
import { addressOf, emptyList } from '../_parts/schema.ts'

const agentAuth = {
  title: 'AgentAuth',
  description: 'How an agent registers (auth.md 0.1): anonymously, with nothing to receive.',
  type: 'object',
  required: ['skill', 'register_uri', 'claim_uri', 'identity_types_supported', 'anonymous'],
  additionalProperties: false,
  properties: {
    skill: addressOf('The registration instructions in prose.'),
    register_uri: addressOf('GET it: access is already public.'),
    claim_uri: addressOf('GET it: there is no account to claim.'),
    identity_types_supported: {
      type: 'array',
      minItems: 1,
      items: { const: 'anonymous' },
      description: 'Only anonymous.',
    },
    anonymous: {
      type: 'object',
      required: ['credential_types_supported'],
      additionalProperties: false,
      description: 'The anonymous method.',
      properties: {
        credential_types_supported: {
          type: 'array',
          minItems: 1,
          items: { const: 'none' },
          description: 'none: no credential is returned.',
        },
      },
    },
  },
} as const

const schema = {
  title: 'ServerMetadata',
  description: 'RFC 8414 metadata stating that no authorization server operates.',
  type: 'object',
  required: [
    'issuer',
    'authorization_endpoint',
    'token_endpoint',
    'jwks_uri',
    'grant_types_supported',
    'response_types_supported',
    'agent_auth',
  ],
  additionalProperties: false,
  properties: {
    issuer: addressOf('The base address, character for character.'),
    authorization_endpoint: addressOf('Always answers access_denied.'),
    token_endpoint: addressOf('Always answers unsupported_grant_type.'),
    jwks_uri: addressOf('An empty key set.'),
    service_documentation: addressOf('The registration instructions in prose.'),
    grant_types_supported: { ...emptyList, description: 'Empty on purpose: no grant exists.' },
    response_types_supported: {
      ...emptyList,
      description: 'Empty on purpose: no response type exists.',
    },
    agent_auth: agentAuth,
  },
} as const satisfies JSONSchema

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
