// Hosts that a build can detect. Their rule files are in every published folder, because any site
// may be moved to one of them.

import { manifest } from '../../model/published.ts'
import type { Host } from '../host.ts'
import { cloudflarePages } from './cloudflare-pages.ts'
import { cloudflareWorkers } from './cloudflare-workers.ts'
import { githubPages } from './github-pages.ts'
import { netlify } from './netlify.ts'

export const detectable = {
  netlify,
  'cloudflare-pages': cloudflarePages,
  'cloudflare-workers': cloudflareWorkers,
  'github-pages': githubPages,
} as const satisfies { [name: string]: Host }

export const detectableHosts: readonly Host[] = Object.values(detectable)

/** Rule files that a host reads inside the published folder, with the function that writes each. */
export const ruleFiles = new Map(
  detectableHosts.flatMap(({ inside = {} }) => Object.entries(inside)),
)

/** Files in the published folder that have no address on the site. */
export const controlFileNames: readonly string[] = [...ruleFiles.keys(), manifest]
