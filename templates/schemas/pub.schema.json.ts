// The schema of /pub.json, open to members that are added later.

import { publishedSchema } from '../_parts/schema.ts'
import { schema } from '../pub.json.ts'

export default publishedSchema('/pub.json', schema)
