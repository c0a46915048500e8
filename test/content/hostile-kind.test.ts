// A kind of house with signs of markup stays text in every document of the site.

import { Parser } from 'commonmark'
import { expect, test } from 'vitest'
import { buildPub, contentCopy } from '../pub.ts'

const kind = 'Bu|fet <b>x</b> ![a](https://evil.example/)'

/** Collect the values of all members with this name. */
function collect(value: unknown, name: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === name && typeof inner === 'string' ? [inner] : collect(inner, name),
  )
}

/** Return the types of the nodes that contain markup of the kind. */
function findMarkup(markdown: string): string[] {
  const walker = new Parser().parse(markdown).walker()
  const found: string[] = []
  for (let event = walker.next(); event; event = walker.next()) {
    const { type, literal, destination } = event.node
    const isMarkup = ['html_inline', 'html_block', 'image', 'link'].includes(type)
    if (isMarkup && /<\/?b>|evil/.test(`${literal}${destination}`)) found.push(type)
  }
  return found
}

test('a kind with a pipe, a tag and an image is text in every Markdown document and in OpenAPI', async () => {
  const content = await contentCopy(
    { 'pub.md': [/^kind: .*\nkind_en: .*$/m, `kind: ${kind}\nkind_en: ${kind}`] },
    'kiosk',
  )
  const { files } = await buildPub(content)
  const documents = [...files]
    .filter(([file]) => /\.(md|txt)$/.test(file))
    .map(([file, body]) => [file, String(body)] as const)
  expect(documents.map(([file]) => file)).toEqual(
    expect.arrayContaining(['index.md', 'en.md', 'llms-full.txt', 'llms.txt', 'auth.md']),
  )
  for (const [file, body] of documents) {
    expect(findMarkup(body), file).toEqual([])
    expect(body, file).not.toMatch(/(?<!\\)\|fet/)
  }
  expect(String(files.get('en.md'))).toContain('Bu\\|fet \\<b\\>x\\</b\\>')
  const descriptions = collect(JSON.parse(String(files.get('openapi.json'))), 'description')
  expect(descriptions.length).toBeGreaterThan(20)
  expect(descriptions.flatMap(findMarkup)).toEqual([])
})
