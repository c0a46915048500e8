/** @jsxRuntime automatic @jsxImportSource preact */
// QR codes for print.

import { renderToString } from 'preact-render-to-string'
import encodeQR from 'qr'
import { groupRuns } from '../../../src/model/runs.ts'

/**
 * Encode a text at level M with the quiet zone of four modules (ISO/IEC 18004). Always dark on
 * white.
 */
function encode(text: string) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const side = rows.length
  const marks = (
    <>
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path stroke="#000" d={rows.map((row, y) => strokePath(row, y)).join('')} />
    </>
  )
  return { side, marks }
}

export function QrCode({ text, xmlns }: { text: string; xmlns?: string }) {
  const { side, marks } = encode(text)
  return (
    <svg
      xmlns={xmlns}
      viewBox={`0 0 ${side} ${side}`}
      shape-rendering="crispEdges"
      aria-hidden="true"
    >
      {marks}
    </svg>
  )
}

/**
 * Return a code with a `<view>` of its own, for an SVG that shows something else above `y`. It is
 * reachable as `file.svg#id`.
 */
export function qrView(text: string, id: string, y: number): string {
  const { side, marks } = encode(text)
  return renderToString(
    <>
      <view id={id} viewBox={`0 ${y} ${side} ${side}`} />
      <g transform={`translate(0 ${y})`} shape-rendering="crispEdges">
        {marks}
      </g>
    </>,
  )
}

/** Draw a row as strokes with relative moves, which is the shortest notation. */
function strokePath(row: readonly boolean[], y: number): string {
  let at = 0
  const dark = row.flatMap((isDark, x) => (isDark ? [x] : []))
  const strokes = groupRuns(dark, (before, x) => x === before + 1).map((run) => {
    const move = at === 0 ? `M${run[0]} ${y}.5` : `m${run[0] - at} 0`
    at = run[0] + run.length
    return `${move}h${run.length}`
  })
  return strokes.join('')
}

/** Return the code as an SVG file. */
export const qrFile = (text: string) =>
  renderToString(<QrCode text={text} xmlns="http://www.w3.org/2000/svg" />)
