// llmstxt.org, version 2: every page has a Markdown twin, at each name that clients try, and both
// name llms.txt.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Built } from '../../build.ts'
import { headersFor } from '../../src/hosting/headers.ts'
import { base, buildPub, contentCopy, root } from '../pub.ts'

/** Page, main address of its twin, and the other names of the twin. */
const pages: readonly [pub: string, page: string, twin: string, ...copies: string[]][] = [
  ['full', '/', '/index.md', '/index.html.md'],
  ['full', '/en/', '/en.md', '/en/index.md', '/en/index.html.md'],
  ['full', '/lunch/', '/lunch.md', '/lunch/index.md', '/lunch/index.html.md'],
  ['full', '/en/lunch/', '/en/lunch.md', '/en/lunch/index.md', '/en/lunch/index.html.md'],
  ['music-club', '/pronajem/', '/pronajem.md', '/pronajem/index.md', '/pronajem/index.html.md'],
  [
    ...(['music-club', '/en/pronajem/', '/en/pronajem.md'] as const),
    ...['/en/pronajem/index.md', '/en/pronajem/index.html.md'],
  ],
]

const built = new Map<string, Built>()
beforeAll(async () => {
  for (const name of ['full', 'music-club', 'village-cs'])
    built.set(name, await buildPub(join(root, 'test/pubs', name)))
})

function pubOf(name: string): Built {
  const pub = built.get(name)
  if (!pub) throw new Error(`${name} is not built`)
  return pub
}

/** Read the links of a response, as addresses by relation and media type. */
function links(pub: Built, path: string): Map<string, string> {
  const one = pub.published.find(({ resource }) => resource.path === path)
  if (!one) throw new Error(`no ${path}`)
  const value = new Map(headersFor(one, pub.site)).get('Link') ?? ''
  return new Map(
    [...value.matchAll(/<([^>]*)>; rel="([^"]*)"; type="([^"]*)"/g)].map(
      ([, target = '', rel = '', type = '']) => [
        `${rel} ${type}`,
        new URL(target, base + path).href.slice(base.length),
      ],
    ),
  )
}

const fileOf = (path: string) => `${path.slice(1)}${path.endsWith('/') ? 'index.html' : ''}`
const textAt = (pub: Built, path: string) => String(pub.files.get(fileOf(path)))

describe.each(pages)('%s %s', (name, page, twin, ...copies) => {
  test('page and twin name the twin and llms.txt in their headers', () => {
    for (const path of [page, twin]) {
      const found = links(pubOf(name), path)
      expect(found.get('alternate text/markdown'), path).toBe(twin)
      expect(found.get('describedby text/plain'), path).toBe('/llms.txt')
    }
    expect(links(pubOf(name), twin).get('canonical text/html')).toBe(page)
  })

  test('the page names the twin and llms.txt in link elements', () => {
    const elements = textAt(pubOf(name), page).match(/<link [^>]*>/g) ?? []
    expect(elements).toContain(`<link rel="alternate" type="text/markdown" href="${twin}"/>`)
    expect(elements).toContain('<link rel="describedby" type="text/plain" href="/llms.txt"/>')
  })

  test('the twin is the same text at each other name, and names page, twin and llms.txt there', () => {
    for (const copy of copies) {
      expect(textAt(pubOf(name), copy), copy).toBe(textAt(pubOf(name), twin))
      const found = links(pubOf(name), copy)
      expect(found.get('canonical text/html'), copy).toBe(page)
      expect([twin, ...copies], copy).toContain(found.get('alternate text/markdown'))
      expect(found.get('describedby text/plain'), copy).toBe('/llms.txt')
    }
  })

  test('the first lines of the twin link to llms.txt', () => {
    const [, , second = ''] = textAt(pubOf(name), twin).split('\n')
    expect(second).toContain(`(${base}/llms.txt)`)
  })
})

test.each(['full', 'music-club', 'village-cs'])('every page of %s has a twin', (name) => {
  const pub = pubOf(name)
  for (const { resource } of pub.published)
    if (resource.type.startsWith('text/html') && resource.path !== '/404.html')
      expect(links(pub, resource.path).get('alternate text/markdown')).toMatch(/\.md$/)
})

test('no document lists a copy of a twin', () => {
  const { files } = pubOf('full')
  for (const file of [
    'openapi.json',
    'sitemap.xml',
    'api/docs.md',
    'auth.md',
    'agent/auth/register',
  ])
    expect(String(files.get(file)), file).not.toMatch(
      /\/index\.html\.md|en\/index\.md|lunch\/index/,
    )
})

test('a page with a twin is one template, also for an owner', async () => {
  const content = await contentCopy({
    '../templates/akce.html.ts': [
      `import { html, markdown, text } from ${JSON.stringify(pathToFileURL(join(root, 'src/index.ts')).href)}`,
      "const about = { group: 'Pages', title: 'Sale', summary: 'Sale.' }",
      'export default text({',
      '  ...about, type: html, body: () => \'<!doctype html><html lang="cs"><title>Akce</title></html>\',',
      "  twin: text({ ...about, title: 'Sale, Markdown', type: markdown, body: () => '# Akce' }),",
      '})',
    ].join('\n'),
  })
  const pub = await buildPub(content)
  expect(textAt(pub, '/akce.md')).toBe('# Akce\n')
  expect(textAt(pub, '/akce.html.md')).toBe('# Akce\n')
  expect(links(pub, '/akce.html').get('alternate text/markdown')).toBe('/akce.md')
  expect(links(pub, '/akce.html').get('describedby text/plain')).toBe('/llms.txt')
})
