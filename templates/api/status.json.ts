// A static health signal: `ok` only means that this file was published.

import type { FromSchema } from 'json-schema-to-ts'
import { quotedLanguage } from '../../src/model/languages.ts'
import { json } from '../../src/model/resource.ts'
import { component, described, line } from '../../src/model/schema-parts.ts'

const schema = component('Status', 'A file, not a probe.', {
  status: described({ const: 'ok' }, 'Always `ok`.'),
  service: described(line, 'Name of the service.'),
})

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
