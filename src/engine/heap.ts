// How far V8's heap may grow before it is collected.

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Set the limits of the heap while it is small. Until V8 has collected all of it once, each young
 * collection lowers the limit, and a build of 100 items would be collected at 19 MB. Afterwards it
 * may grow to about 80 MB, and then by 100 %, which keeps ten thousand dishes below 250 MB.
 */
export function limitHeap() {
  setFlagsFromString('--heap-growing-percent=2700')
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
  setFlagsFromString('--no-expose-gc')
  setFlagsFromString('--heap-growing-percent=100')
}
