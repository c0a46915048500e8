// RFC 7517 section 5: a key set. It is empty because no token is signed; a dummy key would invite
// somebody to trust a signature.

import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import { json } from '../../src/model/resource.ts'

const schema = {
  title: 'EmptyKeySet',
  description: 'A JSON Web Key Set without keys.',
  type: 'object',
  required: ['keys'],
  additionalProperties: false,
  properties: {
    keys: {
      type: 'array',
      maxItems: 0,
      items: { type: 'object', additionalProperties: true },
      description: 'Always empty: the origin signs no tokens.',
    },
  },
} as const satisfies JSONSchema

export default json({
  group: 'Authentication',
  title: 'Key set',
  summary: 'Empty JSON Web Key Set: no token is signed, so there is no key.',
  schema,
  body: (): FromSchema<typeof schema> => ({ keys: [] }),
})
