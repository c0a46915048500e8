/** @jsxRuntime automatic @jsxImportSource preact */
// The pub's drawing, where it has one. Its ids begin with `emblem_`, which no dish's id can.

import type { Emblem as Drawing, Site } from '../../../src/model/site.ts'

export function Emblem({ site }: { site: Site }) {
  const { emblem } = site
  if (!emblem) return null
  const [, , width = 1, height = 1] = emblem.viewBox.split(' ').map(Number)
  return (
    <svg
      class="emblem"
      viewBox={emblem.viewBox}
      width={Math.round((96 * width) / height)}
      height="96"
      aria-hidden="true"
      // Written by src/content/records/emblem.ts from a list of shapes; nothing of the owner's markup is left.
      dangerouslySetInnerHTML={{ __html: emblem.body }}
    />
  )
}

/** For houses without a drawing of their own: half a litre with foam. */
const glass: Drawing = {
  viewBox: '0 0 100 100',
  body: '<path fill="currentColor" d="M24 34h44v56a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6zM72 44h8a10 10 0 0 1 10 10v20a10 10 0 0 1-10 10h-8v-8h8a2 2 0 0 0 2-2V54a2 2 0 0 0-2-2h-8zM20 30a11 11 0 0 1 9-16 15 15 0 0 1 27-3 12 12 0 0 1 16 19z"/>',
}

export const signOf = ({ emblem }: Site): Drawing => emblem ?? glass

/** The drawing in a square of the given side, as wide and high as it fits: a nested SVG. */
export function placed({ viewBox, body }: Drawing, x: number, y: number, side: number): string {
  return `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="${viewBox}">${body}</svg>`
}
