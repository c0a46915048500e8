// The variants of a page (llmstxt.org, version 2): its Markdown twin, and copies of the twin at the
// other names that clients try. All of them name each other and the index of the site.

import { type Link, type Resource, renderBody, type TemplateEntry } from '../model/resource.ts'

/**
 * Return the entries of a template: only itself, or a page with its twin and the copies of the twin.
 * `/lunch/` has its twin at `/lunch.md`, with copies at `/lunch/index.md` and
 * `/lunch/index.html.md`.
 */
export function withVariants({ twin, ...page }: TemplateEntry): TemplateEntry[] {
  if (!twin) return [page]
  const [path, ...copies] = twinPaths(page.path)
  const alternate: Link = { rel: 'alternate', path }
  const entry: TemplateEntry = {
    ...twin,
    ...copyAddress(path),
    ...(page.when && { when: page.when }),
    links: (resources) => [
      { rel: 'canonical', path: page.path },
      alternate,
      ...indexLinks(resources),
    ],
  }
  return [
    // First its twin, which is smaller and complete.
    {
      ...page,
      links: (resources) => [alternate, ...(page.links?.(resources) ?? indexLinks(resources))],
    },
    entry,
    ...copies.map((copy) => copyAt(copy, entry, page.path)),
  ]
}

/** Return the link to the index that describes all addresses of the site. */
const indexLinks = (resources: readonly Resource[]): Link[] =>
  resources
    .filter(({ relation }) => relation === 'describedby')
    .map(({ path }) => ({ rel: 'describedby', path }))

/** Return the paths of a page's twin, the main one first. */
function twinPaths(page: string): [main: string, ...copies: string[]] {
  if (!page.endsWith('/')) return [page.replace(/\.html$/, '.md'), `${page}.md`]
  const main = `${page.slice(0, -1) || '/index'}.md`
  return [main, ...[`${page}index.md`, `${page}index.html.md`].filter((path) => path !== main)]
}

const copyAddress = (path: string) => ({ path, file: path.slice(1) })

/**
 * Make a copy of a twin. Its headers name no language and link within its folder, so that one rule
 * of a host is enough for the copies of all pages.
 */
function copyAt(
  path: string,
  { contentLanguage: _, inLanguages: _words, ...twin }: TemplateEntry,
  page: string,
): TemplateEntry {
  const sharedRule = page.endsWith('/') && page !== '/' ? copyPattern(path) : undefined
  const alternate = page.endsWith('/') ? `${page}index.md` : twin.path
  return {
    ...twin,
    ...copyAddress(path),
    unlisted: true,
    copyOf: twin.path,
    ...(sharedRule !== undefined && { sharedRule }),
    links: (resources) => [
      { rel: 'canonical', path: page },
      { rel: 'alternate', path: alternate },
      ...indexLinks(resources),
    ],
    render: (site) => renderBody(site, twin.path),
  }
}

/** Return the pattern for files of this name in every folder: `/:a/index.md`. */
const copyPattern = (path: string) =>
  path
    .split('/')
    .map((part, index, all) =>
      index === 0 || index === all.length - 1 ? part : `:${String.fromCharCode(96 + index)}`,
    )
    .join('/')
