// The schema that the build checks /hours.json with.

import { publishedSchema } from '../_parts/schema.ts'
import { schema } from '../hours.json.ts'

export default publishedSchema('/hours.json', schema)
