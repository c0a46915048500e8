// The schema of /hours.json, open to members that are added later.

import { publishedSchema } from '../_parts/schema.ts'

export default publishedSchema('/hours.json', 'OpeningHours')
