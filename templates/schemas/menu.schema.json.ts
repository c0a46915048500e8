// The schema that the build checks /menu.json with.

import { publishedSchema } from '../_parts/schema.ts'
import { schema } from '../menu.json.ts'

export default publishedSchema('/menu.json', schema)
