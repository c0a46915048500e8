// The claim policy: the anonymous method of auth.md 0.1 names a claim address, and there is
// nothing to claim.

import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import { json } from '../../../src/model/resource.ts'
import { url } from '../../../src/model/site.ts'
import { addressOf, text } from '../../_parts/schema.ts'
import { inEach } from '../../_parts/words/words.ts'

const schema = {
  title: 'ClaimPolicy',
  description: 'There is no account to claim and no user code.',
  type: 'object',
  required: ['claim_supported', 'user_code'],
  additionalProperties: false,
  properties: {
    claim_supported: { const: false, description: 'Nothing can be claimed.' },
    claim_required: { const: false, description: 'Nothing needs to be claimed.' },
    status: { const: 'not_applicable', description: 'The result of claiming.' },
    user_code: { type: 'null', description: 'Always null.' },
    accepts_input: { const: false, description: 'GET only: send no assertion, address or code.' },
    documentation: addressOf('The registration instructions in prose.'),
    message: { ...text, description: 'The same in words.' },
  },
} as const satisfies JSONSchema

export default json({
  group: 'Authentication',
  title: 'Claim policy',
  summary: 'There is no account to claim and no user code; no browser step exists.',
  schema,
  body: (site): FromSchema<typeof schema> => ({
    claim_supported: false,
    claim_required: false,
    status: 'not_applicable',
    user_code: null,
    accepts_input: false,
    documentation: url(site, '/auth.md'),
    message: inEach(site, ({ agents }) => agents.nothingToClaim),
  }),
})
