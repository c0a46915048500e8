// What houses publish, as it was read whole beside the owner's files: no word of it changes unless
// somebody reads the change. `npm run generate` writes it anew, and git shows what to read.

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
const told = /^(?:index\.html|\.well-known\/ard\.json|(?!auth|days)[a-z]+\.(?:md|json|ics))$/
/** Other tests hold these: pictures, what is made of other documents, and what an address alone fixes. */
const unread = /\.(?:png|svg)$|^(?:digests\.json|llms-full\.txt|openapi\.json)$/

describe.each(houses)('%s', async (house) => {
  const { files } = await buildPub(join(root, house))
  const read = [...files.keys()].filter(
    (file) => !unread.test(file) && (house === whole || told.test(file)),
  )

  test.each(read)('%s says what was read', async (file) => {
    const text = String(files.get(file)).replaceAll('\r\n', '\n')
    const shown = file.endsWith('.html') ? lines(text) : text
    const name = file.replaceAll('/', '_').replace(/^[._]+/, '')
    await expect(shown).toMatchFileSnapshot(`read/${house.split('/').at(-1)}/${name}`)
  })
})

/** A page with each of its blocks on a line of its own; style.test.ts holds the style. */
const lines = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<(?!\/|a|b|bdi|data|em|i|s|small|span|strong|time)\b/g, '\n<')
    .replace(/("@type"|"potentialAction")/g, '\n$1')
