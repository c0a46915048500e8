// GitHub Pages: files as they are, under the headers and media types of the host. It would leave out
// names that begin with a dot where no `.nojekyll` stands, so the list of a build's files has that name.

import type { Published } from '../../model/published.ts'
import { essence } from '../../model/resource.ts'
import type { Host, Limit } from '../host.ts'

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

const limits: readonly Limit[] = [
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
    promises: [...security, 'link', 'access-control-expose-headers', 'vary', 'content-language'],
    why: 'GitHub Pages sends no headers of a site',
  },
  { promises: ['cache-control'], why: 'GitHub Pages caches everything for ten minutes' },
]

export const githubPages: Host = {
  title: 'GitHub Pages',
  help: 'sends no headers; says which resources lose their media type there',
  owns: ({ hostname }) => hostname.endsWith('.github.io'),
  filesOnly: true,
  notes: (published) => [
    ...limits.flatMap((limit) => untyped(published, limit)),
    'GitHub Pages sends no headers of a site: no Link, no security headers, ten minutes of cache',
  ],
  limits,
  advice: { 'dot names': 'upload the folder with include-hidden-files: true' },
}

function untyped(published: readonly Published[], { promises, paths, why }: Limit): string[] {
  const found = published.filter(({ resource }) => paths?.test(resource.path))
  const listed = found.map(({ resource: { path, type } }) => `${path} (${essence(type)})`)
  return promises.includes('type') && found.length > 0
    ? [`these lose their media type, because ${why}: ${listed.join(', ')}`]
    : []
}
