// The pictures made from the sign of the house: icons for browsers, and the card that is shown
// where somebody shares a link. All are SVG texts; the build draws those that must be PNG.

import { escapeXml } from '../../../src/model/escape.ts'
import type { Language } from '../../../src/model/languages.ts'
import type { Site } from '../../../src/model/site.ts'
import { colorsOf } from './colors.ts'
import { placed, signOf } from './emblem.tsx'

export const cardSize = { width: 1200, height: 630 } as const

const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`

/** What signs and rules are drawn with. */
function drawnWith(site: Site) {
  const { day, night } = colorsOf(site)
  return { day: day.control ?? day.accent, night: night.control ?? night.accent }
}

/** The sign alone, in the accent of the browser's colour scheme. */
export function favicon(site: Site): string {
  const { day, night } = drawnWith(site)
  const style = `<style>:root{color:${day}}@media (prefers-color-scheme:dark){:root{color:${night}}}</style>`
  return svg(64, 64, `${style}${placed(signOf(site), 2, 2, 60)}`)
}

/** The sign on paper: for home screens, which round the corners themselves, and for old browsers. */
export function tile(site: Site, side: number): string {
  const margin = Math.round(side / 9)
  const { paper } = colorsOf(site).day
  return svg(
    side,
    side,
    `<rect width="${side}" height="${side}" fill="${paper}"/><g color="${drawnWith(site).day}">${placed(signOf(site), margin, margin, side - 2 * margin)}</g>`,
  )
}

/** Sign, name, kind and town between two rules, like the head of the menu. */
export function card(site: Site, lang: Language): string {
  const { pub } = site
  const { width, height } = cardSize
  const { day } = colorsOf(site)
  const drawn = drawnWith(site).day
  const lines = nameLines(pub.name[lang])
  const size =
    lines.length > 1 ? 76 : Math.min(104, Math.floor(1900 / Math.max(pub.name[lang].length, 1)))
  const top = lines.length > 1 ? 410 : 448
  const text = (y: number, fontSize: number, fill: string, words: string, spacing = 0) =>
    `<text x="${width / 2}" y="${y}" font-size="${fontSize}" fill="${fill}" letter-spacing="${spacing}" text-anchor="middle" font-family="${cardFont}">${escapeXml(words)}</text>`
  return svg(
    width,
    height,
    [
      `<rect width="${width}" height="${height}" fill="${day.paper}"/>`,
      `<path fill="${drawn}" d="M48 48h1104v6H48zM48 60h1104v2H48zM48 576h1104v6H48zM48 568h1104v2H48z"/>`,
      `<g color="${drawn}">${placed(signOf(site), width / 2 - 130, 84, 260)}</g>`,
      ...lines.map((line, index) => text(top + index * size, size, day.ink, line)),
      text(526, 34, day.quiet, `${pub.kind[lang]}, ${pub.address.town}`, 2),
    ].join(''),
  )
}

/** The face that the build draws with, wherever it runs. */
const cardFont = 'EB Garamond'

/** One line, or two of about the same length where the name is long. */
function nameLines(name: string): string[] {
  if (name.length <= 26) return [name]
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index)
  const middle = spaces.sort(
    (a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2),
  )[0]
  return middle === undefined ? [name] : [name.slice(0, middle), name.slice(middle + 1)]
}
