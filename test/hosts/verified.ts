// verify as the command calls it: by the table of resources of the engine.

import { join } from 'node:path'
import { root } from '../../src/engine/root.ts'
import { loadResources } from '../../src/engine/templates.ts'
import type { Resource } from '../../src/model/resource.ts'
import { verify, type Wanted } from '../../src/verify/verify.ts'

const promises = await loadResources(join(root, 'templates'))

export const verifyByTable = (wanted: Omit<Wanted, 'promises'>) => verify({ ...wanted, promises })

/** By these resources alone. */
export const verifyByResources = (base: string, resources: readonly Resource[]) =>
  verify({ base, promises: resources })
