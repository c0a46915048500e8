// How a client gets from one resource to the others. One list of relations is sent as `Link` headers,
// stands in the heads of the home pages, and is what pages and twins show to their readers.

import type { Link, Publication, Resource } from '../../src/model/resource.ts'

const catalog: Link = { rel: 'api-catalog', path: '/.well-known/api-catalog' }
/** Agentic Resource Discovery, section 5.1: its readers must follow this relation. */
const manifest: Link = { rel: 'ard', path: '/.well-known/ard.json' }

const related = (resources: readonly Resource[], relation: NonNullable<Resource['relation']>) =>
  resources
    .filter((resource) => resource.relation === relation)
    .map(({ path }): Link => ({ rel: relation, path }))

/** The interface (RFC 9727, RFC 8631, llmstxt.org, ARD) and its data (RFC 6573). */
export const interfaceLinks = (resources: readonly Resource[]): Link[] => [
  ...catalogLinks(resources),
  { rel: 'describedby', path: '/llms.txt' },
  manifest,
  ...related(resources, 'item'),
]

/** Of the catalog: RFC 9727 section 3 wants the relation with itself in the answer to HEAD. */
export const catalogLinks = (resources: readonly Resource[]) => [
  catalog,
  ...related(resources, 'service-desc'),
  ...related(resources, 'service-doc'),
]

/** Of a home page: the interface and the page's Markdown twin. */
export const homeLinks = (twin: string) => (resources: readonly Resource[]) => [
  ...interfaceLinks(resources),
  { rel: 'alternate', path: twin },
]

/** Of a Markdown twin: the page that it is a twin of, which search engines should show instead. */
export const twinLinks = (page: string) => (): Link[] => [{ rel: 'canonical', path: page }]

/** The links with their resources, as far as this site has them. */
export const linked = (
  { resources }: Publication,
  links: readonly Link[],
): { rel: string; resource: Resource }[] =>
  links.flatMap(({ rel, path }) => {
    const resource = resources.find((candidate) => candidate.path === path)
    return resource ? [{ rel, resource }] : []
  })
