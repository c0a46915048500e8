// `serve`, the server of the preview; its rules match files, not addresses.

import type { Deployment, Published } from '../../model/published.ts'
import { headersOf } from '../headers.ts'
import type { Host } from '../host.ts'

export const preview: Host = {
  title: { en: 'the preview', cs: 'náhled' },
  help: {
    en: 'the server on this machine, without Markdown on request',
    cs: 'server na tomto počítači, bez Markdownu na vyžádání',
  },
  filesOnly: true,
  limits: [],
}

/** Configuration of the server for a built site; `files` are all that lie in its folder. */
export function serveConfig(
  published: readonly Published[],
  place: Deployment,
  files: Iterable<string>,
) {
  const folder = new URL(place.baseUrl).pathname.replace(/^\/|\/$/g, '')
  const below = (path: string) => [folder, path].filter(Boolean).join('/')
  const resources = new Set(published.map(({ resource }) => resource.file))
  return {
    directoryListing: false,
    // With `false` the home page would be a 404; with `true` every .html would be redirected.
    cleanUrls: published
      .map(({ resource }) => resource.path)
      .filter((path) => path.endsWith('/'))
      .map((path) => `/${below(path.slice(1).replace(/\/$/, ''))}`),
    // Control files travel with the site and are none of its pages. This server can only send
    // those who ask for one to where nothing is.
    redirects: [...files]
      .filter((file) => !resources.has(file))
      .map((file) => ({ source: `/${below(file)}`, destination: '/-', type: 302 })),
    headers: published.map((one) => ({
      source: below(one.resource.file),
      headers: headersOf(one, place).map(([key, value]) => ({ key, value })),
    })),
  }
}
