// The drawing over the name: shapes in the page only where they have colours of their own.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isOfOneColor } from '../../templates/_parts/page/emblem-color.ts'
import { buildFull, buildPub, contentCopy, fullPub } from '../pub.ts'

test.each([
  ['<g fill="currentColor"><path d="M0 0h9v9z"/></g>', true],
  ['<g fill="none" stroke="currentColor"><path d="M0 0h9"/><g><circle r="3"/></g></g>', true],
  // What a mask cuts out is no colour of the drawing.
  [
    '<g fill="currentColor"><mask id="emblem_a"><path fill="#fff" d="M0 0h9"/></mask><path d="M0 0h9"/></g>',
    true,
  ],
  ['<g fill="currentColor"><path d="M0 0h9"/><path fill="#c00" d="M0 0h9"/></g>', false],
  ['<g fill="currentColor"><path stroke="url(#emblem_a)" d="M0 0h9"/></g>', false],
  ['<g color="#c00" fill="currentColor"><path d="M0 0h9"/></g>', false],
  // Where nothing is said a shape is black, and in the group behind it again.
  ['<g><path d="M0 0h9"/></g>', false],
  ['<g><g fill="currentColor"><path d="M0 0h9"/></g><path d="M0 0h9"/></g>', false],
])('%s is of one colour: %s', (body, isOne) => {
  expect(isOfOneColor({ viewBox: '0 0 9 9', body })).toBe(isOne)
})

test('a drawing of one colour is that of the icon, one of several stands in the page whole', async () => {
  const { files } = await buildFull()
  const page = files.get('index.html') ?? ''
  const drawing = await readFile(join(fullPub, 'emblem.svg'), 'utf8')
  const [, shape = ''] = / d="(M46 66[^"]*)"/.exec(drawing) ?? []
  expect(shape).not.toBe('')
  expect(page).not.toContain(shape)
  expect(page).toContain('<image href="/favicon.svg"')
  expect(files.get('favicon.svg')).toContain(shape)
  const content = await contentCopy({
    'emblem.svg': (text) => text.replace('fill="currentColor"', 'fill="#c00"'),
  })
  const colored = String((await buildPub(content)).files.get('index.html'))
  expect(colored).toContain(shape)
  expect(colored).not.toContain('<image')
})
