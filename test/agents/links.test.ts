// Page, twin, `Link` headers and `<link>` elements name the same resources: whichever of them a
// client reads first, it finds all.

import { beforeAll, describe, expect, test } from 'vitest'
import { headersOf } from '../../src/hosting/headers.ts'
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

/** Relation and path of everything that one of the four places names, in the order of the place. */
type Named = { rel: string; path: string }[]

function render({ resources, ...rest }: Publication, path: string): [Resource, string] {
  const resource = resources.find((candidate) => candidate.path === path)
  if (!resource) throw new Error(`no ${path}`)
  return [resource, resource.render({ ...rest, resources })]
}

const pathOf = (address: string) => new URL(address, base).pathname

function headers(from: Publication, { page }: Home): Named {
  const [resource, text] = render(from, page)
  const value = new Map(headersOf({ resource, text }, from)).get('Link') ?? ''
  return [...value.matchAll(/<([^>]+)>; rel="([^"]+)"/g)].map(([, path = '', rel = '']) => ({
    rel,
    path,
  }))
}

/** Without what every page on the web has: its icons, its own address and its other languages. */
function elements(from: Publication, { page }: Home): Named {
  const [, text] = render(from, page)
  const attribute = (element: string, name: string) =>
    new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1] ?? ''
  return [...text.matchAll(/<link [^>]*>/g)]
    .map(([element]) => element)
    .filter((element) => !/ hreflang=| rel="(?:canonical|icon|apple-touch-icon)"/.test(element))
    .map((element) => ({
      rel: attribute(element, 'rel'),
      path: pathOf(attribute(element, 'href')),
    }))
}

function shown(from: Publication, { page }: Home): string[] {
  const [, text] = render(from, page)
  const section = /<section id="for_agents">.*?<\/section>/s.exec(text)?.[0] ?? ''
  return [...section.matchAll(/<a href="([^"]+)"/g)].map(([, href = '']) => pathOf(href))
}

function inTwin(from: Publication, { lang, twin }: Home): string[] {
  const [, text] = render(from, twin)
  const section = text.split(`## ${words[lang].agents.title}\n`)[1] ?? ''
  return [...section.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => pathOf(address))
}

describe.each(homes)('$page and $twin', (home) => {
  const { twin } = home

  test('the Link header names the interface, its descriptions, its data and the twin', () => {
    // spec.md and standards.md 11.1; the data is linked as in the catalog (RFC 6573).
    expect(headers(site, home)).toEqual([
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
      { rel: 'alternate', path: twin },
    ])
  })

  const expectSame = (from: Publication) => {
    const named = headers(from, home)
    const paths = named.map(({ path }) => path)
    expect(elements(from, home)).toEqual(named)
    expect(shown(from, home)).toEqual(paths)
    // A text need not name itself.
    expect(inTwin(from, home)).toEqual(paths.filter((path) => path !== twin))
    return paths
  }

  test('link elements, the list on the page and the one in the twin name the same', () => {
    expectSame(site)
  })

  test('a new resource that says how it belongs to the interface is named by all four', () => {
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

  test('what a site does not have, none of the four names', () => {
    const resources = site.resources.filter(({ path }) => path !== '/llms.txt')
    expect(expectSame({ ...site, resources })).not.toContain('/llms.txt')
  })
})
