// How far V8's heap may grow before it is collected again.

import { setFlagsFromString } from 'node:v8'

/** Growth of at most 100 % keeps ten thousand dishes below 300 MB and costs no CPU. */
export const limitGrowth = () => setFlagsFromString('--heap-growing-percent=100')

/**
 * Collect garbage rarely during work of which most results stay. The usual limit is back afterwards: V8
 * hashes its flags into the code cache, and would refuse one made with others.
 */
export async function collectRarely<T>(run: () => Promise<T>): Promise<T> {
  setFlagsFromString('--heap-growing-percent=300')
  try {
    return await run()
  } finally {
    limitGrowth()
  }
}
