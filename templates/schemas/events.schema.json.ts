// The schema of /events.json, open to members that are added later.

import type { Content } from '../../src/model/site.ts'
import { publishedSchema } from '../_parts/schema.ts'

export default {
  ...publishedSchema('/events.json'),
  when: ({ events }: Content) => events !== undefined,
}
