// The answer to an anonymous registration (auth.md 0.1), given in advance because access is already
// public. It has no id, token or expiry, since a client would store it.

import type { FromSchema } from 'json-schema-to-ts'
import type { House } from '../../../src/model/house.ts'
import { twinPath } from '../../../src/model/languages.ts'
import { json, type Publication } from '../../../src/model/resource.ts'
import * as s from '../../../src/model/schema-parts.ts'
import { url } from '../../../src/model/site.ts'
import { urlSchema } from '../../_parts/schema.ts'
import { inEach } from '../../_parts/words/words.ts'

const nothing = { type: 'null' } as const

const schema = (house: House) =>
  s.component('Registration', 'Access is already public and no credential is returned.', {
    registration_type: s.described({ const: 'anonymous' }, 'The only method.'),
    registration_required: s.described({ const: false }, 'Nothing is to be done before reading.'),
    status: s.optional({ const: 'not_required' }, 'The result of the registration.'),
    credential_type: s.described({ const: 'none' }, 'No credential exists.'),
    credential: s.described(nothing, 'Always null.'),
    credential_expires: s.optional(nothing, 'Always null.'),
    scopes: s.optional(s.list({ const: 'public' }), 'A name for reads without authentication.'),
    claim_required: s.optional({ const: false }, 'There is no account to claim.'),
    accepts_input: s.optional({ const: false }, 'GET only: send no assertion, address or code.'),
    resource: s.optional(urlSchema('The base address.')),
    documentation: s.optional(urlSchema('The registration instructions in prose.')),
    message: s.optional(s.textMember(house, 'The same in words.')),
    public_resources: s.optional(
      s.list(s.address),
      'The data, the home pages as Markdown, and the indexes of everything else.',
    ),
  })

export default json({
  group: 'Authentication',
  title: 'Anonymous registration',
  summary: 'Access is already public; no credential is returned.',
  schema,
  body: (site): FromSchema<ReturnType<typeof schema>> => ({
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
    public_resources: listPublicResources(site),
  }),
})

/** List the data, the twins of the home pages, and the two documents that list everything else. */
function listPublicResources(site: Publication): string[] {
  const data = site.resources.filter(({ relation }) => relation === 'item')
  return [
    ...data.map(({ path }) => path),
    ...site.languages.map((lang) => twinPath(site, lang)),
    ...['/llms.txt', '/openapi.json'],
  ].map((path) => url(site, path))
}
