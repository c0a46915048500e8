// What houses publish, as it was read whole beside the owner's files: no word of it changes unless
// somebody reads the change. `npm run generate` writes it anew, and git shows what to read.

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildPub, root } from '../pub.ts'

const twins =
  /^(?:lunch\/index\.html|\.well-known\/ard\.json|(?!auth|days)[a-z]+\.(?:md|json|ics))$/
const told = new RegExp(`${twins.source}|^index\\.html$`)
/** What all sites have alike is read once, of a house that has nearly every document. */
const houses: [house: string, read: RegExp][] = [
  ['test/pubs/bar-sk-en', /./],
  ['test/pubs/canteen-cs-en', told],
  ['test/pubs/hotel-cs-de-en', told],
  ['test/pubs/hut-de-en', told],
  ['test/words/house', twins],
  ['test/pubs/full', /security\.txt$/],
  ['test/pubs/music-club', /pronajem\.md$/],
]
/** Other tests hold these: pictures, headers, what is made of other documents alone, and schemas but for their words. */
const unread =
  /\.(?:png|svg)$|^(?:_headers|days\.json|digests\.json|llms-full\.txt|openapi\.json|schemas\/.*)$/
const descriptions = 'descriptions.txt'

describe.each(houses)('%s', async (house, which) => {
  const { files } = await buildPub(join(root, house))
  const read = [...files.keys()].filter((file) => !unread.test(file) && which.test(file))
  const nameOf = (file: string) => file.replaceAll('/', '_').replace(/^[._]+/, '')
  const folder = `read/${house.split('/').at(-1)}`

  test('publishes each document that was read, and no other', async () => {
    const names = await readdir(join(import.meta.dirname, folder))
    expect(read.map(nameOf).sort()).toEqual(names.filter((name) => name !== descriptions).sort())
  })

  test.each(read)('%s says what was read', async (file) => {
    const text = String(files.get(file)).replaceAll('\r\n', '\n')
    const shown = file.endsWith('.html') ? lines(text) : text
    await expect(shown).toMatchFileSnapshot(`${folder}/${nameOf(file)}`)
  })

  if (!read.includes('api/docs.md')) return
  test('titles and descriptions in OpenAPI and the schemas say what was read', async () => {
    const documents = [...files.keys()].filter((file) =>
      /^(?:openapi|schemas\/.*)\.json$/.test(file),
    )
    const said = documents.flatMap((file) => wordsIn(JSON.parse(String(files.get(file)))))
    const shown = [...new Set(said)].map((words) => `${words}\n`).join('')
    await expect(shown).toMatchFileSnapshot(`${folder}/${descriptions}`)
  })
})

/** What a reader of a document finds in words. */
function wordsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' && ['title', 'summary', 'description'].includes(name)
      ? [inner]
      : wordsIn(inner),
  )
}

/** A page with each of its blocks on a line of its own; style.test.ts holds the style. */
const lines = (html: string) =>
  html
    .replace(/<style>.*?<\/style>|<svg.*?<\/svg>/gs, '')
    .replace(/<(?!\/|a|b|bdi|data|em|i|s|small|span|strong|time)\b/g, '\n<')
    .replaceAll('"@type"', '\n"@type"')
