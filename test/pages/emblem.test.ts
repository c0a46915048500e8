// The emblem above the name: inline shapes only if it has colours of its own.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { colored } from '../../src/content/emblem/colors.ts'
import { buildFull, fullPub, readSite, shortCopy } from '../pub.ts'

const parse = (body: string) => colored({ viewBox: '0 0 9 9', body })

// biome-ignore format: one line, one row
test.each([
  ['<g fill="currentColor"><path d="M0 0h9v9z"/></g>', undefined],
  ['<g fill="none" stroke="#000"><path d="M0 0h9"/><g><circle r="3"/></g></g>', undefined],
  // The colour of a mask is not a colour of the drawing.
  ['<g fill="#000"><mask id="emblem_a"><path fill="#fff" d="M0 0h9"/></mask><path d="M0 0h9"/></g>', undefined],
  // Shapes without a colour are black, in any notation.
  ['<g><path d="M0 0h9"/><path fill="#000000" d="M0 0h9"/><path stroke="rgb(0,0,0)" d="M0 0h9"/></g>', undefined],
  ['<g color="#c00" fill="currentColor"><path d="M0 0h9"/></g>', undefined],
  ['<g fill="currentColor"><path d="M0 0h9"/><path fill="#c00" d="M0 0h9"/></g>', ['currentColor', '#cc0000']],
  ['<g><path stroke="url(#emblem_a)" d="M0 0h9"/></g>', ['#000000']],
  ['<g><g fill="white"><path d="M0 0h9"/></g><path d="M0 0h9"/></g>', ['#ffffff', '#000000']],
])('%s has the colours %s', (body, colors) => {
  expect(parse(body).colors).toEqual(colors)
})

test('a single-colour emblem takes the colour of the page, and its masks keep theirs', () => {
  const body =
    '<g><mask id="emblem_a"><path d="M0 0h9"/></mask><g fill="black"><path mask="url(#emblem_a)" d="M1 1"/></g></g>'
  expect(parse(body).body).toBe(
    '<g fill="currentColor"><mask id="emblem_a" fill="black" stroke="none"><path d="M0 0h9"/></mask><g fill="currentColor"><path mask="url(#emblem_a)" d="M1 1"/></g></g>',
  )
})

const black = '<path d="M0 0h9v9z"/>'
const redAndBlack = `${black}<path fill="#c8102e" d="M9 9h1"/>`
const logo = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`
const onTile = /\.emblem\{background:(#[0-9a-f]+)/
const atNight = /@media screen and \(prefers-color-scheme:dark\)\{\.emblem\{background:#/

// biome-ignore format: one line, one row
test.each([
  // Black and red on cream: at night black has a contrast of 1.1:1.
  [redAndBlack, '', true, '#faf5ea', true],
  [redAndBlack, 'mood: dark', true, '#ffffff', false],
  // Cream and red are visible on the blue head of "river" by day and by night.
  ['<path fill="#fff6dd" d="M0 0h9"/><path fill="#ffb84d" d="M9 9h1"/>', 'mood: river', false, undefined, false],
  // Contrast on cream of 1.995:1 and 2.017:1.
  ['<path fill="#b0b0b0" d="M0 0h9"/><path fill="#c8102e" d="M9 9h1"/>', '', true, undefined, false],
  ['<path fill="#afafaf" d="M0 0h9"/><path fill="#c8102e" d="M9 9h1"/>', '', false, undefined, false],
  [black, 'mood: dark', false, undefined, false],
  [redAndBlack, 'checked: emblem-faint', false, '#faf5ea', true],
] as const)(
  'a logo of %s with look "%s": warning %s, background %s',
  async (inner, look, hasWarning, tile, onlyAtNight) => {
    const content = await shortCopy({ 'emblem.svg': () => logo(inner) })
    if (look) await writeFile(join(content, 'look.md'), `---\n${look}\n---\n`)
    const { files, warnings } = await readSite(content)
    expect(warnings.some(({ code }) => code === 'emblem-faint')).toBe(hasWarning)
    const page = String(files.get('index.html'))
    expect(onTile.exec(page)?.[1]).toBe(tile)
    expect(atNight.test(page)).toBe(onlyAtNight)
  },
)

test('a page refers to the icon for a single-colour emblem, and contains a multicoloured one', async () => {
  const { files } = await buildFull()
  const page = files.get('index.html') ?? ''
  const drawing = await readFile(join(fullPub, 'emblem.svg'), 'utf8')
  const [, shape = ''] = / d="(M46 66[^"]*)"/.exec(drawing) ?? []
  expect(shape).not.toBe('')
  expect(page).not.toContain(shape)
  expect(page).toContain('<image href="/favicon.svg"')
  expect(files.get('favicon.svg')).toContain(shape)
  const content = await shortCopy({ 'emblem.svg': ['<circle', '<circle fill="#c00"'] })
  const colored = String((await readSite(content)).files.get('index.html'))
  expect(colored).toContain(shape)
  expect(colored).not.toContain('<image')
})
