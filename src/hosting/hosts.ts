// The hosts that the build knows, and what each cannot do. `--host` of the build and of verify
// name them; docs/hosting.md says the same in a table.

/** A promise that a host is known to break, for every resource or for some. */
export type Limit = {
  /** Promises as verify calls them; for headers their names in lower case. */
  promises: readonly string[]
  /** Only resources whose address looks like this. */
  paths?: RegExp
  why: string
}

export type Host = {
  title: string
  limits: readonly Limit[]
  /** Answers with files only: no Markdown on request. */
  filesOnly?: true
}

const security = [
  'x-content-type-options',
  'referrer-policy',
  'strict-transport-security',
  'content-security-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-embedder-policy',
  'cross-origin-resource-policy',
]

export const hosts = {
  netlify: { title: 'Netlify', limits: [] },
  'cloudflare-pages': { title: 'Cloudflare Pages', limits: [] },
  'cloudflare-workers': { title: 'Cloudflare Workers', limits: [] },
  'github-pages': {
    title: 'GitHub Pages',
    filesOnly: true,
    limits: [
      {
        promises: ['type'],
        paths: /\/[^/.]+$/,
        why: 'GitHub Pages takes the media type from the extension; files without one are application/octet-stream',
      },
      {
        promises: ['type'],
        paths: /\.schema\.json$/,
        why: 'GitHub Pages takes the media type from the last extension; .json is application/json',
      },
      {
        promises: ['charset', 'linkset-profile'],
        why: 'GitHub Pages decides on charset and parameters itself',
      },
      {
        promises: [...security, 'link', 'access-control-expose-headers', 'vary'],
        why: 'GitHub Pages sends no headers of a site',
      },
      { promises: ['cache-control'], why: 'GitHub Pages caches everything for ten minutes' },
    ],
  },
  nginx: { title: 'nginx', limits: [] },
  caddy: { title: 'Caddy', limits: [] },
  preview: { title: 'npm run preview', limits: [], filesOnly: true },
} as const satisfies { [name: string]: Host }

export type HostName = keyof typeof hosts

export const isHost = (name: string): name is HostName => Object.hasOwn(hosts, name)
