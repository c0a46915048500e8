// Hosts whose files travel inside every published folder, because any build may end up there.

import { manifest } from '../../model/published.ts'
import type { Host } from '../host.ts'
import { cloudflarePages } from './cloudflare-pages.ts'
import { cloudflareWorkers } from './cloudflare-workers.ts'
import { githubPages } from './github-pages.ts'
import { netlify } from './netlify.ts'

export const atHand = {
  netlify,
  'cloudflare-pages': cloudflarePages,
  'cloudflare-workers': cloudflareWorkers,
  'github-pages': githubPages,
} as const satisfies { [name: string]: Host }

/** Hosts that a build may find out by itself, and whose files travel with every site. */
export const hostsAtHand: readonly Host[] = Object.values(atHand)

/** Rule files that a host reads inside the published folder, with the function that writes each. */
export const ruleFiles = new Map(hostsAtHand.flatMap(({ inside = {} }) => Object.entries(inside)))

/** Names of the files in the published folder that are no addresses of the site. */
export const controlFileNames: readonly string[] = [...ruleFiles.keys(), manifest]
