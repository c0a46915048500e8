// The schema of /days.json, open to members that are added later.

import { publishedSchema } from '../_parts/schema.ts'

export default publishedSchema('/days.json', 'Days')
