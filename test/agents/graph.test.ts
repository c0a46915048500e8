import { Parser } from 'commonmark'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { essence, isDescribed } from '../../src/model/resource.ts'
import { buildFull } from '../pub.ts'
import { type Served, servePub } from '../served.ts'
import { linksIn } from './walker.ts'

/** Paths of the resources that belong to the interface; pictures and the error page do not. */
let places: string[]
/** Links from the path of each resource to the others. */
let graph: Map<string, Set<string>>
let pub: Served

beforeAll(async () => {
  pub = await servePub()
  const { site } = await buildFull(pub.origin)
  places = site.resources.filter(isDescribed).map(({ path }) => path)
  graph = new Map()
  for (const path of places) graph.set(path, await readLinks(path))
})
afterAll(() => pub.stop())

async function readLinks(path: string): Promise<Set<string>> {
  const answer = await fetch(pub.origin + path)
  const body = await answer.text()
  const addresses = [
    ...linksIn(answer.headers.get('link') ?? '', answer.url).map(([, address]) => address),
    ...inBody(essence(answer.headers.get('content-type') ?? ''), body),
  ]
  const paths = addresses
    .map((address) => new URL(address, answer.url))
    .filter(({ origin }) => origin === pub.origin)
    .map(({ pathname }) => pathname)
  return new Set(paths.filter((target) => target !== path && places.includes(target)))
}

/** Return the addresses that a reader of this media type finds. */
function inBody(type: string, body: string): string[] {
  if (type === 'text/html')
    return [...body.matchAll(/ href="([^"]*)"/g)].map((found) => found[1] ?? '')
  if (type === 'text/markdown')
    return [...linksOfMarkdown(body), ...plainAddresses(body), ...pathsInTable(body)]
  if (type === 'application/json' && body.includes('"openapi"')) {
    const { paths, servers } = JSON.parse(body) as { paths: object; servers: [{ url: string }] }
    return [...Object.keys(paths).map((path) => servers[0].url + path), ...plainAddresses(body)]
  }
  return plainAddresses(body)
}

function linksOfMarkdown(text: string): string[] {
  const walker = new Parser().parse(text).walker()
  const found: string[] = []
  for (let step = walker.next(); step; step = walker.next())
    if (step.entering && step.node.type === 'link') found.push(step.node.destination ?? '')
  return found
}

/** Return the paths in the first column of tables, which are relative to the base address. */
const pathsInTable = (body: string) =>
  [...body.matchAll(/^\| `(\/[^`]*)`/gm)].map(([, path = '']) => path)

const plainAddresses = (body: string) =>
  [...body.matchAll(/https?:\/\/[^\s"'<>()[\]`,;|]+/g)].map(([address]) =>
    address.replace(/[.:]$/, ''),
  )

const after = (hops: number, from: string): Set<string> => {
  const reached = new Set([from])
  for (let hop = 0; hop < hops; hop++)
    for (const path of [...reached]) for (const next of graph.get(path) ?? []) reached.add(next)
  return reached
}

test('every resource is reachable from every other one in two hops', () => {
  const missing = places.flatMap((from) =>
    places.filter((to) => !after(2, from).has(to)).map((to) => `${from} does not lead to ${to}`),
  )
  expect(missing).toEqual([])
})
