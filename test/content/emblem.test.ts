// content/emblem.svg: drawings that are accepted or refused, and the pictures made from them.

import { join } from 'node:path'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { formatProblem } from '../../src/commands/report.ts'
import { drawPictures } from '../../src/engine/picture.ts'
import { lazy } from '../../src/model/once.ts'
import {
  buildPub,
  contentCopy,
  readAll,
  readFiles,
  root,
  siteFrom,
  temporaryFolder,
  tryBuild,
} from '../pub.ts'

/** A small pub without a drawing of its own, on a date without warnings. */
const pubWith = (svg: string) => contentCopy({ 'emblem.svg': svg }, 'kiosk')
const kiosk = Object.fromEntries(await readAll(join(root, 'test/pubs/kiosk')))
const readWith = (svg: string) => readFiles({ ...kiosk, 'emblem.svg': svg }, '2026-05-20')

const drawing = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10"${attributes}>${inner}</svg>`

/** A pub with a red drawing, built once. */
const buildRed = lazy(async () =>
  buildPub(await pubWith(drawing('<path fill="#ff0000" d="M0 0h10v10H0z"/>'))),
)

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a handler', '<path d="M0 0h9" onclick="alert(1)"/>'],
  ['a picture from elsewhere', '<image href="https://evil.example/x.png"/>'],
  ['a picture inside', '<image href="data:image/png;base64,AA"/>'],
  ['a link', '<a href="https://evil.example"><path d="M0 0h9"/></a>'],
  ['a use of another file', '<use xlink:href="https://evil.example/x.svg#a"/>'],
  [
    'a web page inside',
    '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>',
  ],
  ['a stylesheet', '<style>@import url(https://evil.example/x.css)</style>'],
  ['a colour from elsewhere', '<path d="M0 0h9" fill="url(https://evil.example/#a)"/>'],
  ['a colour from another file', '<path d="M0 0h9" fill="url(x.svg#a)"/>'],
  ['a style from elsewhere', '<path d="M0 0h9" style="fill:url(//evil.example/#a)"/>'],
  ['an animation', '<path d="M0 0h9"><set attributeName="href" to="javascript:alert(1)"/></path>'],
  ['letters', '<text>Hospoda</text>'],
  ['a broken drawing', '<path d="M0 0h9">'],
])('refuses %s and names its line', async (_, inner) => {
  const [problem] = (await readWith(drawing(`\n${inner}\n`))).problems
  expect(problem).toMatchObject({
    severity: 'error',
    file: expect.stringMatching(/emblem\.svg$/),
  })
  expect(problem?.line).toBeGreaterThanOrEqual(2)
})

test('refuses event handlers on the root element, and entity definitions', async () => {
  for (const svg of [
    drawing('<path d="M0 0h9"/>', ' onload="alert(1)"'),
    `<!DOCTYPE svg [<!ENTITY x "y">]>${drawing('<path d="M0 0h9"/>')}`,
    'no drawing at all',
  ])
    expect((await readWith(svg)).content, svg).toBeUndefined()
})

test('an id with a quotation mark cannot inject markup into the page', async () => {
  const id = 'a&quot; onload=&quot;alert(1)'
  const read = await readWith(drawing(`<path id="${id}" d="M0 0h9"/><g id="b/>c"/>`))
  const { site, files } = await siteFrom(read, [])
  expect(site.emblem?.body).toBe(
    '<g fill="currentColor"><path id="emblem_a__onload__alert_1_" d="M0 0h9"/><g id="emblem_b__c"></g></g>',
  )
  for (const file of ['index.html', 'favicon.svg'])
    expect(files.get(file), file).not.toContain(' onload=')
})

test('a gradient may reference only parts of the same drawing', async () => {
  const gradients = (href: string) =>
    drawing(`<linearGradient id="a"/><linearGradient id="b" xlink:href="${href}"/>`)
  const right = await readWith(gradients('#a'))
  expect(right.content?.emblem?.body).toContain('href="#emblem_a"')
  for (const href of ['#a&quot; onload=&quot;alert(1)', 'x.svg#a', 'https://evil.example/#a', '#'])
    expect((await readWith(gradients(href))).content, href).toBeUndefined()
})

test('references to colours, masks and clips follow the renamed ids', async () => {
  const used = ['fill', 'mask', 'clip-path'].map((name) => `${name}="url('#a.b')"`).join(' ')
  const { content } = await readWith(drawing(`<mask id="a.b"/><path ${used} d="M0 0h9"/>`))
  expect(content?.emblem?.body.match(/url\([^)]*\)/g)).toEqual(Array(3).fill('url(#emblem_a.b)'))
})

test.each(['0 0 0 10', '0 0 10 0', '0 0 10 -1', '0 0 10', 'a b c d'])(
  'refuses a drawing without a size: %s',
  async (box) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path d="M0 0h9"/></svg>`
    expect((await readWith(svg)).content).toBeUndefined()
  },
)

test.each(['0 0 10 12', '0,0,10,12', ' 0, 0, 10, 12 '])('takes its size from %j', async (box) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path d="M0 0h9"/></svg>`
  expect((await readWith(svg)).content?.emblem).toMatchObject({ viewBox: '0 0 10 12' })
})

/** Each of these would keep the renderer busy for minutes or forever, or crash the build. */
const masks = (count: number, uses: number) =>
  `${Array.from(
    { length: count },
    (_, index) =>
      `<mask id="m${index}">${`<path mask="url(#m${index + 1})" fill="#fff" d="M0 0h9v9H0z"/>`.repeat(uses)}</mask>`,
  ).join('')}<path mask="url(#m0)" d="M0 0h9v9H0z"/>`

// biome-ignore format: one line, one row
test.each([
  ['six masks in masks, each used four times', masks(6, 4), 'a drawing with more than'],
  ['a mask that uses itself', '<mask id="a"><path mask="url(#a)" d="M0 0h9"/></mask>', 'more than'],
  ['clips in clips', masks(7, 4).replaceAll('mask', 'clip-path').replaceAll('<clip-path', '<clipPath').replaceAll('</clip-path', '</clipPath'), 'a drawing with more than'],
  ['20,000 nested groups', `${'<g>'.repeat(20_000)}<path d="M0 0h9"/>${'</g>'.repeat(20_000)}`, 'nested groups'],
  ['20,000 notes in notes', `${'<metadata>'.repeat(20_000)}${'</metadata>'.repeat(20_000)}`, 'nested groups'],
  ['500 transparent groups', '<g opacity=".9"><path d="M0 0h9"/></g>'.repeat(500), 'transparent'],
  ['10,000 shapes', '<path d="M0 0h9"/>'.repeat(10_000), 'shapes'],
  ['a line of 30,000 points', `<polyline stroke="red" points="${'0 0 9 9 '.repeat(15_000)}"/>`, 'numbers in its paths'],
  ['a mask of 3,000 points that ten shapes use', `<mask id="a"><path d="M0 0${'h1v1'.repeat(3000)}"/></mask>${'<path mask="url(#a)" d="M0 0h9"/>'.repeat(10)}`, 'numbers in its paths'],
  ['circles with two million dashes, told by their group', `<g stroke="red" style="stroke-dasharray:.01 .01">${'<circle r="64"/>'.repeat(100)}</g>`, 'dashes'],
  ['a filter', '<filter id="f"><feGaussianBlur stdDeviation="9999"/></filter>', 'element <filter>'],
  ['a pattern', '<pattern id="p" width="1" height="1"/>', 'element <pattern>'],
])('refuses %s before it is drawn, with a message', async (_, inner, words) => {
  const { content, problems } = await readWith(drawing(inner))
  expect(content).toBeUndefined()
  expect(problems.map(formatProblem).join('\n')).toContain(words)
})

test('reports arcs that their groups enlarge beyond the available memory', async () => {
  const arcs = `<g transform="scale(1e6)"><path stroke="red" d="M0 0${'a1 1 0 0 1 1 1'.repeat(2000)}"/></g>`
  const result = await tryBuild(await pubWith(drawing(arcs)))
  const report = 'problems' in result ? result.problems.map(formatProblem).join('\n') : ''
  expect(report).toContain('more memory than there is')
})

test('accepts a dashed ring and a path of a tracing program', async () => {
  const ring = '<circle r="40" stroke="#000" stroke-dasharray="0.5 0.5" fill="none"/>'
  const traced = `<path d="M0 0${'c1 1 2 2 3 -1 '.repeat(4000)}"/>`
  expect((await readWith(drawing(ring + traced))).problems).toEqual([])
})

test('accepts masks, clips and groups as drawing programs use them', async () => {
  const mask = '<mask id="a"><circle cx="5" cy="5" r="4" fill="#fff"/></mask>'
  const groups = `${'<g>'.repeat(20)}<path d="M0 0h9"/>${'</g>'.repeat(20)}`
  const used = '<g mask="url(#a)"><path d="M0 0h9v9H0z"/></g>'.repeat(10)
  expect((await readWith(drawing(mask + groups + used))).problems).toEqual([])
})

test.each(['red&#10;url(evil)', 'URL(evil)', 'red&#13;&#10; Url(x.svg)'])(
  'refuses a reference behind a line break or in capitals: %s',
  async (value) => {
    const { content } = await readWith(drawing(`<path d="M0 0h9" fill="${value}"/>`))
    expect(content).toBeUndefined()
  },
)

test('accepts files of drawing programs: removes their metadata and turns styles into attributes', async () => {
  const { content } = await readWith(
    `<?xml version="1.0"?><!-- made by hand --><svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="40mm" height="20mm" viewBox="0 0 40 20" fill="none" inkscape:version="1.3"><title>x</title><metadata>m</metadata><inkscape:view zoom="2"/><g id="layer1" inkscape:label="Layer"><path id="p" style="fill:#123456;stroke-width:2;-inkscape-stroke:none;font-family:Arial" d="M0 0h9" inkscape:connector="0"/></g><g style="display:none"><path d="M6 6h6"/></g></svg>`,
  )
  expect(content?.emblem).toEqual({
    viewBox: '0 0 40 20',
    body: '<g fill="none"><g id="emblem_layer1"><path id="emblem_p" fill="currentColor" stroke-width="2" d="M0 0h9"/></g></g>',
  })
})

test('a pub without a drawing still has icons and a card, and no gap on its page', async () => {
  const result = await buildPub(join(root, 'test/pubs/kiosk'), { date: '2026-05-20' })
  expect(result.files.get('index.html')).not.toContain('class="emblem"')
  expect(result.files.get('favicon.svg')).toContain('<path')
  expect(result.files.get('card.png')).toBeInstanceOf(Uint8Array)
})

test('icons and cards are PNG of the promised size, and the card shows its text', async () => {
  const result = await buildRed()
  const sizes = {
    'favicon.png': [48, 48],
    'apple-touch-icon.png': [180, 180],
    'card.png': [1200, 630],
    'en/card.png': [1200, 630],
  }
  for (const [file, size] of Object.entries(sizes)) {
    const { width, height, data } = PNG.sync.read(Buffer.from(result.files.get(file) as Uint8Array))
    expect([width, height], file).toEqual(size)
    const center = (Math.floor(height / 3) * width + Math.floor(width / 2)) * 4
    expect([...data.subarray(center, center + 4)], file).toEqual([123, 45, 28, 255])
  }
  const { width, data } = PNG.sync.read(Buffer.from(result.files.get('card.png') as Uint8Array))
  let ink = 0
  for (let y = 380; y < 460; y++)
    for (let x = 60; x < width - 60; x++) if ((data[(y * width + x) * 4] ?? 255) < 80) ink++
  expect(ink).toBeGreaterThan(5000)
})

test('a picture has the same bytes with and without the cache', async () => {
  const built = await buildRed()
  const pictures = built.published.filter(({ resource }) => resource.type === 'image/png')
  const cache = await temporaryFolder()
  const drawn = await drawPictures(pictures, cache)
  const remembered = await drawPictures(pictures, cache)
  const unwritable = await drawPictures(pictures, '/dev/null/cache')
  const bytes = (all: typeof drawn) =>
    all.map((each) => Buffer.from(each.bytes ?? []).toString('hex'))
  expect(bytes(remembered)).toEqual(bytes(drawn))
  expect(bytes(unwritable)).toEqual(bytes(drawn))
  expect(bytes(drawn)).toEqual(
    bytes(built.published.filter(({ resource }) => resource.type === 'image/png')),
  )
})

test('explains in plain words what is wrong with a drawing', async () => {
  const report = (await readWith(drawing('<script/>'))).problems.map(formatProblem).join('\n')
  expect(report).toContain('the element <script>')
  expect(report).toContain('save it as plain SVG')
})
