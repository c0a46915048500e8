// The schema of /pub.json, open to members that are added later.

import { publishedSchema } from '../_parts/schema.ts'

export default publishedSchema('/pub.json', 'House')
