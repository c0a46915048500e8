// The anonymous registration of auth.md 0.1, answered in advance: access is public already. No id,
// token or expiry appears, since a client would keep it.

import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import { isNotFound, json } from '../../../src/model/resource.ts'
import { url } from '../../../src/model/site.ts'
import { address, addressOf, text } from '../../_parts/schema.ts'
import { inEach } from '../../_parts/words/words.ts'

const schema = {
  title: 'Registration',
  description: 'Access is already public and no credential is returned.',
  type: 'object',
  required: ['registration_type', 'registration_required', 'credential_type', 'credential'],
  additionalProperties: false,
  properties: {
    registration_type: { const: 'anonymous', description: 'The only method.' },
    registration_required: { const: false, description: 'Nothing is to be done before reading.' },
    status: { const: 'not_required', description: 'The result of the registration.' },
    credential_type: { const: 'none', description: 'No credential exists.' },
    credential: { type: 'null', description: 'Always null.' },
    credential_expires: { type: 'null', description: 'Always null.' },
    scopes: {
      type: 'array',
      items: { const: 'public' },
      description: 'A name for reads without authentication.',
    },
    claim_required: { const: false, description: 'There is no account to claim.' },
    accepts_input: { const: false, description: 'GET only: send no assertion, address or code.' },
    resource: addressOf('The base address.'),
    documentation: addressOf('The registration instructions in prose.'),
    message: { ...text, description: 'The same in words.' },
    public_resources: { type: 'array', items: address, description: 'Every resource of the site.' },
  },
} as const satisfies JSONSchema

export default json({
  group: 'Authentication',
  title: 'Anonymous registration',
  summary: 'The result of registering: access is already public and no credential is returned.',
  schema,
  body: (site): FromSchema<typeof schema> => ({
    registration_type: 'anonymous',
    registration_required: false,
    status: 'not_required',
    credential_type: 'none',
    credential: null,
    credential_expires: null,
    scopes: ['public'],
    claim_required: false,
    accepts_input: false,
    resource: site.baseUrl,
    documentation: url(site, '/auth.md'),
    message: inEach(site, ({ agents }) => agents.notRegistered),
    public_resources: site.resources
      .filter((resource) => !isNotFound(resource))
      .map(({ path }) => url(site, path)),
  }),
})
