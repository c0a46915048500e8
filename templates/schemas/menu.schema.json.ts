// The schema of /menu.json, open to members that are added later.

import { publishedSchema } from '../_parts/schema.ts'

export default publishedSchema('/menu.json', 'Menu')
