// The schema of /menu.json, open to members that are added later.

import { publishedSchema } from '../_parts/schema.ts'
import { schema } from '../menu.json.ts'

export default publishedSchema('/menu.json', schema)
