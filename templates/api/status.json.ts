// A static health signal: `ok` says that this file was published, nothing more.

import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import { quotedLanguage } from '../../src/model/languages.ts'
import { json } from '../../src/model/resource.ts'

const schema = {
  title: 'Status',
  description: 'A file, not a probe.',
  type: 'object',
  required: ['status', 'service'],
  additionalProperties: false,
  properties: {
    status: { const: 'ok', description: 'Always `ok`.' },
    service: { type: 'string', minLength: 1, description: 'Name of the service.' },
  },
} as const satisfies JSONSchema

export default json({
  group: 'Status',
  title: 'Status',
  summary: 'Static health signal: always ok; a file, not a probe.',
  relation: 'status',
  schema,
  body: (site): FromSchema<typeof schema> => ({
    status: 'ok',
    service: site.pub.name[quotedLanguage(site)],
  }),
})
