// Page, twin, `Link` headers and `<link>` elements name the same resources, so that clients find
// all of them in each.

import { beforeAll, describe, expect, test } from 'vitest'
import { headersFor } from '../../src/hosting/headers.ts'
import { json, type Publication, type Resource } from '../../src/model/resource.ts'
import { words } from '../../templates/_parts/words/words.ts'
import { base, buildFull } from '../pub.ts'

let site: Publication
beforeAll(async () => {
  site = (await buildFull()).site
})

const homes = [
  { lang: 'cs', page: '/', twin: '/index.md' },
  { lang: 'en', page: '/en/', twin: '/en.md' },
] as const
type Home = (typeof homes)[number]

/** Relation and path of everything that one of the four places lists, in its order. */
type ListedLink = { rel: string; path: string }[]

function render({ resources, ...rest }: Publication, path: string): [Resource, string] {
  const resource = resources.find((candidate) => candidate.path === path)
  if (!resource) throw new Error(`no ${path}`)
  return [resource, resource.render({ ...rest, resources })]
}

const toPath = (address: string) => new URL(address, base).pathname

function headers(from: Publication, { page }: Home): ListedLink {
  const [resource, text] = render(from, page)
  const value = new Map(headersFor({ resource, text }, from)).get('Link') ?? ''
  return [...value.matchAll(/<([^>]+)>; rel="([^"]+)"/g)].map(([, path = '', rel = '']) => ({
    rel,
    path,
  }))
}

/**
 * Return the link elements, except those that every web page has: icons, canonical address,
 * languages, and the photo that the first paint waits for.
 */
function elements(from: Publication, { page }: Home): ListedLink {
  const [, text] = render(from, page)
  const attribute = (element: string, name: string) =>
    new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1] ?? ''
  return [...text.matchAll(/<link [^>]*>/g)]
    .map(([element]) => element)
    .filter(
      (element) => !/ hreflang=| rel="(?:canonical|icon|apple-touch-icon|expect)"/.test(element),
    )
    .map((element) => ({
      rel: attribute(element, 'rel'),
      path: toPath(attribute(element, 'href')),
    }))
}

function shown(from: Publication, { page }: Home): string[] {
  const [, text] = render(from, page)
  const section = /<section id="for_agents">.*?<\/section>/s.exec(text)?.[0] ?? ''
  return [...section.matchAll(/<a href="([^"]+)"/g)].map(([, href = '']) => toPath(href))
}

function inTwin(from: Publication, { lang, twin }: Home): string[] {
  const [, text] = render(from, twin)
  const section = text.split(`## ${words[lang].agents.title}\n`)[1] ?? ''
  return [...section.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => toPath(address))
}

describe.each(homes)('$page and $twin', (home) => {
  const { twin } = home

  test('the Link header names the interface, its descriptions, its data and the twin', () => {
    // spec.md and standards.md 11.1; the data is linked as in the catalog (RFC 6573).
    expect(headers(site, home)).toEqual([
      { rel: 'alternate', path: twin },
      { rel: 'api-catalog', path: '/.well-known/api-catalog' },
      { rel: 'service-desc', path: '/openapi.json' },
      { rel: 'service-doc', path: '/api/docs.md' },
      { rel: 'service-doc', path: '/auth.md' },
      { rel: 'describedby', path: '/llms.txt' },
      { rel: 'ard', path: '/.well-known/ard.json' },
      { rel: 'item', path: '/menu.json' },
      { rel: 'item', path: '/days.json' },
      { rel: 'item', path: '/hours.json' },
      { rel: 'item', path: '/pub.json' },
    ])
  })

  const expectSame = (from: Publication) => {
    const listed = headers(from, home)
    const paths = listed.map(({ path }) => path)
    expect(elements(from, home)).toEqual(listed)
    expect(shown(from, home)).toEqual(paths)
    // A twin does not link to itself.
    expect(inTwin(from, home)).toEqual(paths.filter((path) => path !== twin))
    return paths
  }

  test('link elements, the list on the page and the list in the twin have the same resources', () => {
    expectSame(site)
  })

  test('a new resource with a relation to the interface is listed in all four places', () => {
    const template = json({
      group: 'Documents',
      title: 'Seats',
      summary: 'How many guests fit in.',
      relation: 'item',
      schema: { title: 'Seats', type: 'object', properties: {} },
      body: () => ({}),
    })
    const added = { ...template, path: '/seats.json', file: 'seats.json' }
    expect(expectSame({ ...site, resources: [...site.resources, added] })).toContain('/seats.json')
  })

  test('a resource that the site does not have is listed in none of the four places', () => {
    const resources = site.resources.filter(({ path }) => path !== '/llms.txt')
    expect(expectSame({ ...site, resources })).not.toContain('/llms.txt')
  })
})
