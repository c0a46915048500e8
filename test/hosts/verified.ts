// verify as the command calls it: by the table of resources of the engine.

import { join } from 'node:path'
import { root } from '../../src/engine/root.ts'
import { loadResources } from '../../src/engine/templates.ts'
import { verify, type Wanted } from '../../src/verify/verify.ts'

export async function verifyByTable(wanted: Omit<Wanted, 'promises'>) {
  return verify({ ...wanted, promises: await loadResources(join(root, 'templates')) })
}
