/** @jsxRuntime automatic @jsxImportSource preact */
// The pub's drawing, where it has one. One of a single colour is that of the icon, poured out in the
// colour of the page: its shapes would cost every reader of the page more than the hours. Its ids
// begin with `emblem_`, which no dish's id can.

import { type HouseType, houseTypes } from '../../../src/model/house-types.ts'
import { type Emblem as Drawing, href, type Site } from '../../../src/model/site.ts'

export function Emblem({ site }: { site: Site }) {
  const { emblem } = site
  if (!emblem) return null
  const [x = 0, y = 0, width = 1, height = 1] = emblem.viewBox.split(' ').map(Number)
  const frame = {
    class: 'emblem',
    viewBox: emblem.viewBox,
    width: Math.round((96 * width) / height),
    height: 96,
    'aria-hidden': true,
  } as const
  // Written by src/content/emblem/emblem.ts from a list of shapes; nothing of the owner's markup is left.
  if (emblem.colors) return <svg {...frame} dangerouslySetInnerHTML={{ __html: emblem.body }} />
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a decoration, hidden from screen readers by its frame.
    <svg {...frame}>
      <mask id="emblem_" mask-type="alpha">
        <image href={href(site, '/favicon.svg')} {...iconOver({ x, y, width, height })} />
      </mask>
      <path
        fill="currentColor"
        mask="url(#emblem_)"
        d={`M${x} ${y}h${width}v${height}h-${width}z`}
      />
    </svg>
  )
}

/** Where the icon lies so that both drawings match: in the icon it fills a square but for a margin. */
function iconOver({ x, y, width, height }: { [side in 'x' | 'y' | 'width' | 'height']: number }) {
  const side = (Math.max(width, height) * iconSide) / (iconSide - 2 * iconMargin)
  const rounded = (value: number) => Math.round(value * 100) / 100
  return {
    x: rounded(x + (width - side) / 2),
    y: rounded(y + (height - side) / 2),
    width: rounded(side),
    height: rounded(side),
  }
}

/** Of the icon for browser tabs, which is the drawing in a file of its own. */
export const iconSide = 64
export const iconMargin = 2

/** For houses without a drawing of their own. */
const signs: Record<(typeof houseTypes)[HouseType]['sign'], string> = {
  /** Half a litre with foam. */
  beer: '<path fill="currentColor" d="M24 34h44v56a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6zM72 44h8a10 10 0 0 1 10 10v20a10 10 0 0 1-10 10h-8v-8h8a2 2 0 0 0 2-2V54a2 2 0 0 0-2-2h-8zM20 30a11 11 0 0 1 9-16 15 15 0 0 1 27-3 12 12 0 0 1 16 19z"/>',
  /** A glass on its stem. */
  wine: '<path fill="currentColor" d="M28 8h44l3 22a25 25 0 0 1-21 27v29h16v8H30v-8h16V57a25 25 0 0 1-21-27z"/>',
  /** A cup on its saucer, with steam. */
  cup: '<path fill="currentColor" d="M16 36h56v8h6a14 14 0 0 1 0 28h-8a20 20 0 0 1-17 10H35a20 20 0 0 1-19-20zM72 52v12h6a6 6 0 0 0 0-12zM12 86h66v8H12zM32 8h6v20h-6zM48 8h6v20h-6z"/>',
  /** A fork and a knife. */
  cutlery:
    '<path fill="currentColor" d="M22 8h6v22h5V8h6v22h5V8h6v26a14 14 0 0 1-9 13v47H31V47a14 14 0 0 1-9-13zM62 94V8q18 8 18 34v14h-8v38z"/>',
  /** Two quavers. */
  note: '<path fill="currentColor" d="M34 14l48-8v62a14 12 0 1 1-8-11V28l-32 5v45a14 12 0 1 1-8-11z"/>',
}

export const signOf = ({ emblem, pub }: Site): Drawing =>
  emblem ?? { viewBox: '0 0 100 100', body: signs[houseTypes[pub.type].sign] }

/** The drawing in a square of the given side, as wide and high as it fits: a nested SVG. */
export function placed({ viewBox, body }: Drawing, x: number, y: number, side: number): string {
  return `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="${viewBox}">${body}</svg>`
}
