// The schema of /hours.json, open to members that are added later.

import { publishedSchema } from '../_parts/schema.ts'
import { schema } from '../hours.json.ts'

export default publishedSchema('/hours.json', schema)
