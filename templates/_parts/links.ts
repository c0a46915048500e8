// Links from one resource to the others. The same list is sent in `Link` headers, is in the heads
// of the home pages, and is shown on pages and in twins.

import type { Link, Publication, Resource } from '../../src/model/resource.ts'

const catalog: Link = { rel: 'api-catalog', path: '/.well-known/api-catalog' }
/** Agentic Resource Discovery, section 5.1: readers must follow this relation. */
const manifest: Link = { rel: 'ard', path: '/.well-known/ard.json' }

const related = (resources: readonly Resource[], relation: NonNullable<Resource['relation']>) =>
  resources
    .filter((resource) => resource.relation === relation)
    .map(({ path }): Link => ({ rel: relation, path }))

/** The interface (RFC 9727, RFC 8631, llmstxt.org, ARD) and its data (RFC 6573). */
export const interfaceLinks = (resources: readonly Resource[]): Link[] => [
  ...catalogLinks(resources),
  ...related(resources, 'describedby'),
  manifest,
  ...related(resources, 'item'),
]

/**
 * Return the links of the catalog. RFC 9727 section 3 requires the catalog's own relation in the
 * response to HEAD.
 */
export const catalogLinks = (resources: readonly Resource[]) => [
  catalog,
  ...related(resources, 'service-desc'),
  ...related(resources, 'service-doc'),
]

/** Return the links that a page sends, for its head and its list of documents. */
export const linksFrom = ({ resources }: Publication, page: string): readonly Link[] =>
  resources.find(({ path }) => path === page)?.links?.(resources) ?? []

/**
 * Return the links with their resources; links to resources that this site does not have are left
 * out.
 */
export const linked = (
  { resources }: Publication,
  links: readonly Link[],
): { rel: string; resource: Resource }[] =>
  links.flatMap(({ rel, path }) => {
    const resource = resources.find((candidate) => candidate.path === path)
    return resource ? [{ rel, resource }] : []
  })
