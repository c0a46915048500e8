// The list of hosts. Those that a build can detect are loaded at once, the others when they are
// named.

import type { Host } from '../host.ts'
import { detectable } from './detectable.ts'

const loadedByName = {
  nginx: async () => (await import('./nginx.ts')).nginx,
  caddy: async () => (await import('./caddy.ts')).caddy,
  preview: async () => (await import('./preview.ts')).preview,
} as const satisfies { [name: string]: () => Promise<Host> }

export type HostName = keyof typeof detectable | keyof typeof loadedByName

export const hostNames = [...Object.keys(detectable), ...Object.keys(loadedByName)] as HostName[]

export const isHostName = (name: string): name is HostName =>
  Object.hasOwn(detectable, name) || Object.hasOwn(loadedByName, name)

export async function loadHost(name: HostName): Promise<Host> {
  return name in detectable
    ? detectable[name as keyof typeof detectable]
    : loadedByName[name as keyof typeof loadedByName]()
}
