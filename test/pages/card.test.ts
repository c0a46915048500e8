// The link preview image, drawn by the real renderer and checked by its pixels.

import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { drawPictures } from '../../src/engine/picture.ts'
import { card, iconOnPaper } from '../../templates/_parts/page/card.ts'
import { buildFull } from '../pub.ts'

/** Draw the card of the full pub with another name and town. */
async function drawn(name: string, town = 'Vymyšlená Lhota') {
  const { site } = await buildFull()
  const resource = site.resources.find(({ path }) => path === '/card.png')
  if (!resource) throw new Error('no card')
  const { pub } = site
  const renamed = { ...pub, name: { ...pub.name, cs: name }, address: { ...pub.address, town } }
  const text = card({ ...site, pub: renamed }, 'cs')
  const [picture] = await drawPictures([{ resource, text }])
  return PNG.sync.read(Buffer.from(picture?.bytes ?? ''))
}

/** True if all of a rectangle has the background colour, which is that of the first pixel. */
function isEmpty(
  { width, data }: PNG,
  [left, right]: [number, number],
  [top, end]: [number, number],
) {
  const pixel = (x: number, y: number) => data.readUInt32BE((y * width + x) * 4)
  for (let y = top; y < end; y++)
    for (let x = left; x < right; x++) if (pixel(x, y) !== pixel(0, 0)) return false
  return true
}

test.each([
  'U Lva',
  'WWWWWWWWWWWWWWWWWWWWWWWWWW',
  'Restaurace a penzion U Zaspalého kohouta ve Vymyšlené Lhotě pod Hřebenem',
  'RESTAURACE A PENZION U ZASPALÉHO KOHOUTA VE VYMYŠLENÉ LHOTĚ POD HŘEBENEM',
  'Nejnezpravdepodobnostnejsi'.repeat(3),
  'MMMMMMMMMM '.repeat(7).trim(),
])('the card shows all of the name %s with a margin on each side', async (name) => {
  const picture = await drawn(name)
  for (const side of [
    [0, 70],
    [1130, 1200],
  ] as [number, number][])
    expect(isEmpty(picture, side, [64, 566])).toBe(true)
  // The name is visible and ends above the rules of the frame.
  expect(isEmpty(picture, [70, 1130], [346, 500])).toBe(false)
  expect(isEmpty(picture, [70, 1130], [557, 567])).toBe(true)
})

test('a short name is as large as one line of the card allows', async () => {
  const picture = await drawn('Na Hrebeni a pod nebem')
  for (const side of [
    [70, 300],
    [900, 1130],
  ] as [number, number][])
    expect(isEmpty(picture, side, [346, 500])).toBe(false)
})

test.each([
  ['U Lva', ['104 U Lva']],
  ['Na Hrebeni a pod nebem', ['81 Na Hrebeni a pod nebem']],
  ['Hostinec u lilií i tulipán', ['73 Hostinec u lilií i tulipán']],
  ['Hostinec u lilií i tulipánů', ['70 Hostinec u lilií', '70 i tulipánů']],
])('the card sets the name %s in the lines %j', async (name, lines) => {
  const { site } = await buildFull()
  const text = card({ ...site, pub: { ...site.pub, name: { ...site.pub.name, cs: name } } }, 'cs')
  const set = [...text.matchAll(/ font-size="(\d+)"[^>]*>([^<]*)/g)].slice(0, -1)
  expect(set.map(([, size, line]) => `${size} ${line}`)).toEqual(lines)
})

test('a name with markup characters is drawn as typed', async () => {
  const picture = await drawn('Pivo & <klobása>')
  expect(isEmpty(picture, [70, 1130], [346, 500])).toBe(false)
  expect(picture.data.equals((await drawn('Pivo')).data)).toBe(false)
})

test('a long kind and a long town stay inside the card', async () => {
  const picture = await drawn(
    'U Lva',
    'Vymyšlená Lhota pod Vysokým Hřebenem nad Velkou Řekou '.repeat(2),
  )
  expect(isEmpty(picture, [0, 70], [64, 566])).toBe(true)
  expect(isEmpty(picture, [1130, 1200], [64, 566])).toBe(true)
})

test('the emblem is centred on its tile with equal margins', async () => {
  const { site } = await buildFull()
  const resource = site.resources.find(({ path }) => path === '/apple-touch-icon.png')
  if (!resource) throw new Error('no icon')
  const square = '<rect width="100" height="100" fill="#f00"/>'
  const emblem = { viewBox: '0 0 100 100', body: square }
  const [drawing] = await drawPictures([{ resource, text: iconOnPaper({ ...site, emblem }, 180) }])
  const picture = PNG.sync.read(Buffer.from(drawing?.bytes ?? ''))
  for (const [side, isPaper] of [
    [[0, 20], true],
    [[20, 160], false],
    [[160, 180], true],
  ] as const)
    expect(isEmpty(picture, [...side], [20, 160])).toBe(isPaper)
})
