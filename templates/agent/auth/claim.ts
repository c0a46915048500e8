// The claim policy. The anonymous method of auth.md 0.1 requires a claim address, although there is
// nothing to claim.

import type { FromSchema } from 'json-schema-to-ts'
import type { House } from '../../../src/model/house.ts'
import { json } from '../../../src/model/resource.ts'
import { component, described, optional, textMember } from '../../../src/model/schema-parts.ts'
import { url } from '../../../src/model/site.ts'
import { urlSchema } from '../../_parts/schema.ts'
import { inEach } from '../../_parts/words/words.ts'

const schema = (house: House) =>
  component('ClaimPolicy', 'There is no account to claim and no user code.', {
    claim_supported: described({ const: false }, 'Nothing can be claimed.'),
    claim_required: optional({ const: false }, 'Nothing needs to be claimed.'),
    status: optional({ const: 'not_applicable' }, 'The result of claiming.'),
    user_code: described({ type: 'null' }, 'Always null.'),
    accepts_input: optional({ const: false }, 'GET only: send no assertion, address or code.'),
    documentation: optional(urlSchema('The registration instructions in prose.')),
    message: optional(textMember(house, 'The same in words.')),
  })

export default json({
  group: 'Authentication',
  title: 'Claim policy',
  summary: 'There is no account to claim and no user code; no browser step exists.',
  schema,
  body: (site): FromSchema<ReturnType<typeof schema>> => ({
    claim_supported: false,
    claim_required: false,
    status: 'not_applicable',
    user_code: null,
    accepts_input: false,
    documentation: url(site, '/auth.md'),
    message: inEach(site, ({ agents }) => agents.nothingToClaim),
  }),
})
