// What houses publish, as it was read whole beside the owner's files: no word of it changes unless
// somebody reads the change. `npm run generate` writes it anew, and git shows what to read.

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildPub, root } from '../pub.ts'

/** What all sites have alike is read once, of a house that has nearly every document. */
const whole = 'test/pubs/bar-sk-en'
const houses = [
  whole,
  'test/pubs/canteen-cs-en',
  'test/pubs/hotel-cs-de-en',
  'test/pubs/hut-de-en',
  'test/words/house',
]
const told = /^(?:\.well-known\/ard\.json|(?!auth|days)[a-z]+\.(?:md|json|ics))$/
/** Other tests hold these: pictures, schemas, headers, and what is made of other documents alone. */
const unread =
  /\.(?:png|svg)$|^(?:_headers|days\.json|digests\.json|llms-full\.txt|openapi\.json|schemas\/.*)$/

describe.each(houses)('%s', async (house) => {
  const { files } = await buildPub(join(root, house))
  const read = [...files.keys()].filter(
    (file) => !unread.test(file) && (house === whole || told.test(file)),
  )
  const nameOf = (file: string) => file.replaceAll('/', '_').replace(/^[._]+/, '')
  const folder = `read/${house.split('/').at(-1)}`

  test('publishes each document that was read, and no other', async () => {
    const names = await readdir(join(import.meta.dirname, folder))
    expect(read.map(nameOf).sort()).toEqual(names.sort())
  })

  test.each(read)('%s says what was read', async (file) => {
    const text = String(files.get(file)).replaceAll('\r\n', '\n')
    const shown = file.endsWith('.html') ? lines(text) : text
    await expect(shown).toMatchFileSnapshot(`${folder}/${nameOf(file)}`)
  })
})

/** A page with each of its blocks on a line of its own; style.test.ts holds the style. */
const lines = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<(?!\/|a|b|bdi|data|em|i|s|small|span|strong|time)\b/g, '\n<')
    .replaceAll('"@type"', '\n"@type"')
