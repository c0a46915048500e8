/** @jsxRuntime automatic @jsxImportSource preact */
// An address for telephones, on paper.

import { renderToString } from 'preact-render-to-string'
import encodeQR from 'qr'

/** ISO/IEC 18004, level M, with the quiet zone of four modules; always dark on white. */
export function QrCode({ text }: { text: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const side = rows.length
  return (
    <svg viewBox={`0 0 ${side} ${side}`} shape-rendering="crispEdges" aria-hidden="true">
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path stroke="#000" d={rows.map((row, y) => bars(row, y)).join('')} />
    </svg>
  )
}

/** Strokes in the middle of the row, each from where the last one ended: the shortest way to say it. */
function bars(row: readonly boolean[], y: number): string {
  let at = 0
  const strokes = runs(row).map(([start, length]) => {
    const move = at === 0 ? `M${start} ${y}.5` : `m${start - at} 0`
    at = start + length
    return `${move}h${length}`
  })
  return strokes.join('')
}

/** Start and length of every run of dark modules. */
function runs(row: readonly boolean[]): [start: number, length: number][] {
  const found: [number, number][] = []
  row.forEach((dark, x) => {
    const last = found.at(-1)
    if (!dark) return
    if (last && last[0] + last[1] === x) last[1]++
    else found.push([x, 1])
  })
  return found
}

/** The same as a file of its own. */
export const qrFile = (text: string) =>
  renderToString(<QrCode text={text} />).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
