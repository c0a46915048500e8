// The drawing over the name: shapes in the page only where they have colours of their own.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { expect, onTestFinished, test } from 'vitest'
import { colored } from '../../src/content/emblem/colors.ts'
import { useBrowser } from '../browser.ts'
import { buildFull, buildPub, contentCopy, fullPub } from '../pub.ts'
import { servePub } from '../served.ts'

const drawn = (body: string) => colored({ viewBox: '0 0 9 9', body })

// biome-ignore format: one line, one row
test.each([
  ['<g fill="currentColor"><path d="M0 0h9v9z"/></g>', undefined],
  ['<g fill="none" stroke="#000"><path d="M0 0h9"/><g><circle r="3"/></g></g>', undefined],
  // What a mask cuts out is no colour of the drawing.
  ['<g fill="#000"><mask id="emblem_a"><path fill="#fff" d="M0 0h9"/></mask><path d="M0 0h9"/></g>', undefined],
  // Where nothing is said a shape is black, whatever that is called.
  ['<g><path d="M0 0h9"/><path fill="#000000" d="M0 0h9"/><path stroke="rgb(0,0,0)" d="M0 0h9"/></g>', undefined],
  ['<g color="#c00" fill="currentColor"><path d="M0 0h9"/></g>', undefined],
  ['<g fill="currentColor"><path d="M0 0h9"/><path fill="#c00" d="M0 0h9"/></g>', ['currentColor', '#cc0000']],
  ['<g><path stroke="url(#emblem_a)" d="M0 0h9"/></g>', ['#000000']],
  ['<g><g fill="white"><path d="M0 0h9"/></g><path d="M0 0h9"/></g>', ['#ffffff', '#000000']],
])('%s keeps its colours: %s', (body, colors) => {
  expect(drawn(body).colors).toEqual(colors)
})

test('a drawing of one colour is in that of the page, and its masks stay as they are', () => {
  const body =
    '<g><mask id="emblem_a"><path d="M0 0h9"/></mask><g fill="black"><path mask="url(#emblem_a)" d="M1 1"/></g></g>'
  expect(drawn(body).body).toBe(
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
  // Black and red on cream: black has 1.1:1 at night.
  [redAndBlack, '', true, '#faf5ea', true],
  [redAndBlack, 'mood: dark', true, '#ffffff', false],
  // Cream and red are seen on the blue of the river, by day and by night.
  ['<path fill="#fff6dd" d="M0 0h9"/><path fill="#ffb84d" d="M9 9h1"/>', 'mood: river', false, undefined, false],
  // On cream 1.995:1, and 2.017:1.
  ['<path fill="#b0b0b0" d="M0 0h9"/><path fill="#c8102e" d="M9 9h1"/>', '', true, undefined, false],
  ['<path fill="#afafaf" d="M0 0h9"/><path fill="#c8102e" d="M9 9h1"/>', '', false, undefined, false],
  [black, 'mood: dark', false, undefined, false],
  [redAndBlack, 'checked: emblem-faint', false, '#faf5ea', true],
] as const)(
  'a logo of %s, look "%s": told %s, on a tile of %s',
  async (inner, look, isTold, tile, onlyAtNight) => {
    const content = await contentCopy({ 'emblem.svg': () => logo(inner) })
    if (look) await writeFile(join(content, 'look.md'), `---\n${look}\n---\n`)
    const { files, warnings } = await buildPub(content)
    expect(warnings.some(({ code }) => code === 'emblem-faint')).toBe(isTold)
    const page = String(files.get('index.html'))
    expect(onTile.exec(page)?.[1]).toBe(tile)
    expect(atNight.test(page)).toBe(onlyAtNight)
  },
)

test('a drawing of one colour is that of the icon, one of several stands in the page whole', async () => {
  const { files } = await buildFull()
  const page = files.get('index.html') ?? ''
  const drawing = await readFile(join(fullPub, 'emblem.svg'), 'utf8')
  const [, shape = ''] = / d="(M46 66[^"]*)"/.exec(drawing) ?? []
  expect(shape).not.toBe('')
  expect(page).not.toContain(shape)
  expect(page).toContain('<image href="/favicon.svg"')
  expect(files.get('favicon.svg')).toContain(shape)
  const content = await contentCopy({ 'emblem.svg': ['<circle', '<circle fill="#c00"'] })
  const colored = String((await buildPub(content)).files.get('index.html'))
  expect(colored).toContain(shape)
  expect(colored).not.toContain('<image')
})

test('the drawing stands in the page where it stands in its own file, whatever its sides', async () => {
  // Of a hundred by fifty, from 10 and 20 on, the right half is drawn.
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 20 100 50"><path d="M60 20h50v50H60z"/></svg>'
  const pub = await servePub(await contentCopy({ 'emblem.svg': () => drawing }))
  const page = await browser().newPage({ viewport: { width: 390, height: 844 } })
  onTestFinished(async () => {
    await page.close()
    await pub.stop()
  })
  await page.goto(`${pub.origin}/`)
  const { width, height, data } = PNG.sync.read(await page.locator('.emblem').screenshot())
  const at = (x: number, y: number) =>
    data.readUInt32BE((Math.round(y * height) * width + Math.round(x * width)) * 4)
  const paper = at(0.1, 0.5)
  for (const y of [0.03, 0.5, 0.97]) {
    for (const x of [0.03, 0.25, 0.494]) expect(at(x, y), `${x} ${y}`).toBe(paper)
    for (const x of [0.506, 0.75, 0.985]) expect(at(x, y), `${x} ${y}`).not.toBe(paper)
  }
})

const browser = useBrowser()
