// Published documents that someone has proofread together with the owner's files. No word changes
// without somebody reading the change: `npm run generate` updates the files, and git shows the
// difference.

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildPub, root } from '../pub.ts'

const twins =
  /^(?:lunch\/index\.html|\.well-known\/ard\.json|(?!auth|days)[a-z]+\.(?:md|json|ics))$/
const homePages = new RegExp(`${twins.source}|^index\\.html$`)
/**
 * Documents that are alike for all sites are proofread once, for a house that has nearly all of
 * them.
 */
const houses: [house: string, read: RegExp][] = [
  ['test/pubs/bar-sk-en', /./],
  ['test/pubs/canteen-cs-en', homePages],
  ['test/pubs/hotel-cs-de-en', homePages],
  ['test/pubs/hut-de-en', homePages],
  ['test/pubs/cafe-cs-en', homePages],
  ['test/pubs/winebar-de-sk', homePages],
  ['test/words/house', twins],
  ['test/pubs/full', /security\.txt$/],
  ['test/pubs/music-club', /pronajem\.md$/],
]
/**
 * Documents covered by other tests: pictures, headers, copies, documents composed of others, and
 * schemas (except for their words).
 */
const unread =
  /\.(?:png|svg)$|.+index\.md$|index\.html\.md$|^(?:_headers|days\.json|\.well-known\/auth\.md|digests\.json|llms-full\.txt|openapi\.json|schemas\/.*)$/
const descriptions = 'descriptions.txt'

describe.each(houses)('%s', async (house, which) => {
  const { files } = await buildPub(join(root, house))
  const read = [...files.keys()].filter((file) => !unread.test(file) && which.test(file))
  const snapshotName = (file: string) => file.replaceAll('/', '_').replace(/^[._]+/, '')
  const folder = `read/${house.split('/').at(-1)}`

  test('publishes exactly the documents that were proofread', async () => {
    const names = await readdir(join(import.meta.dirname, folder))
    expect(read.map(snapshotName).sort()).toEqual(
      names.filter((name) => name !== descriptions).sort(),
    )
  })

  test.each(read)('%s is as it was proofread', async (file) => {
    const text = String(files.get(file)).replaceAll('\r\n', '\n')
    const shown = file.endsWith('.html') ? lines(text) : text
    await expect(shown).toMatchFileSnapshot(`${folder}/${snapshotName(file)}`)
  })

  if (!read.includes('api/docs.md')) return
  test('titles and descriptions in OpenAPI and the schemas are as they were proofread', async () => {
    const documents = [...files.keys()].filter((file) =>
      /^(?:openapi|schemas\/.*)\.json$/.test(file),
    )
    const texts = documents.flatMap((file) => wordsIn(JSON.parse(String(files.get(file)))))
    const shown = [...new Set(texts)].map((words) => `${words}\n`).join('')
    await expect(shown).toMatchFileSnapshot(`${folder}/${descriptions}`)
  })
})

/** Collect the texts of a document. */
function wordsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' && ['title', 'summary', 'description'].includes(name)
      ? [inner]
      : wordsIn(inner),
  )
}

/** Put each block of a page on a line of its own. The style is covered by style.test.ts. */
const lines = (html: string) =>
  html
    .replace(/<style>.*?<\/style>|<svg.*?<\/svg>/gs, '')
    .replace(/<(?!\/|a|b|bdi|data|em|i|s|small|span|strong|time)\b/g, '\n<')
    .replaceAll('"@type"', '\n"@type"')
