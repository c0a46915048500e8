// Templates that quote other resources, directly or through others, but never themselves.

import { beforeAll, describe, expect, test } from 'vitest'
import {
  type Publication,
  plain,
  type Resource,
  renderBody,
  text,
} from '../../src/model/resource.ts'
import { buildFull } from '../pub.ts'

let site: Publication
beforeAll(async () => {
  site = (await buildFull()).site
})

/** Create a resource that quotes others. */
const quoting = (path: string, ...quoted: string[]): Resource => ({
  ...text({
    group: 'Documents',
    title: path,
    summary: 'A text.',
    type: plain,
    body: (own) => [path, ...quoted.map((other) => renderBody(own, other))].join(''),
  }),
  path,
  file: path.slice(1),
})

const quote = (path: string, ...resources: Resource[]) => renderBody({ ...site, resources }, path)

describe('templates that quote each other in a circle are reported:', () => {
  // biome-ignore format: one line, one row
  test.each([
    ['a template that quotes itself', '/a', [quoting('/a', '/a')], '/a → /a'],
    ['two templates', '/a', [quoting('/a', '/b'), quoting('/b', '/a')], '/a → /b → /a'],
    ['a circle that the first template leads to', '/a', [quoting('/a', '/b'), quoting('/b', '/c'), quoting('/c', '/b')], '/b → /c → /b'],
  ])('%s', (_, path, resources, circle) => {
    expect(() => quote(path, ...resources)).toThrow(
      new Error(`templates quote each other: ${circle}`),
    )
  })

  test('two templates may quote the same third one', () => {
    const body = quote(
      '/a',
      quoting('/a', '/b', '/c', '/b'),
      quoting('/b', '/d'),
      quoting('/c', '/d'),
      quoting('/d'),
    )
    expect(body.replaceAll('\n', '')).toBe('/a/b/d/c/d/b/d')
  })

  test('a template that failed reports the same failure when it is asked again', () => {
    const broken = { ...site, resources: [quoting('/a', '/gone')] }
    for (const _ of [1, 2]) expect(() => renderBody(broken, '/a')).toThrow('no template for /gone')
  })
})
