// RFC 7517 section 5: a key set. It is empty because no token is signed. A dummy key would invite
// clients to trust a signature.

import type { FromSchema } from 'json-schema-to-ts'
import { json } from '../../src/model/resource.ts'
import { component, described, list } from '../../src/model/schema-parts.ts'

const schema = component('EmptyKeySet', 'A JSON Web Key Set without keys.', {
  keys: described(
    list({ type: 'object', additionalProperties: true }, { maxItems: 0 }),
    'Always empty: the origin signs no tokens.',
  ),
})

export default json({
  group: 'Authentication',
  title: 'Key set',
  summary: 'Empty JSON Web Key Set: no token is signed, so there is no key.',
  schema,
  body: (): FromSchema<typeof schema> => ({ keys: [] }),
})
