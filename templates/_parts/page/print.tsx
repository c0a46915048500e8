/** @jsxRuntime automatic @jsxImportSource preact */
// What stands on the printed menu only: where its newer self is found.

import encodeQR from 'qr'
import { homePath, type Language } from '../../../src/model/languages.ts'
import { type Site, url } from '../../../src/model/site.ts'
import { addressLines } from '../facts/contact.ts'
import * as format from '../format.ts'
import { words } from '../words/words.ts'

export const Imprint = ({ site, lang }: { site: Site; lang: Language }) => (
  <Code site={site} path={homePath(site, lang)} said={words[lang].page.onTheWeb} />
)

type CodeProps = {
  site: Site
  /** Of the page that the code leads to. */
  path: string
  /** What is found there. */
  said: string
}

/** The address of a page for eyes and for telephones, and where the house is. */
export function Code({ site, path, said }: CodeProps) {
  const { phone } = site.pub
  const address = url(site, path)
  return (
    <div class="imprint" aria-hidden="true">
      <QrCode text={address} />
      <p>
        {said}
        <br />
        <b>{address}</b>
        <br />
        {[...addressLines(site), ...(phone === undefined ? [] : [format.phone(phone)])].join(', ')}
      </p>
    </div>
  )
}

/** ISO/IEC 18004, level M, with the quiet zone of four modules; always dark on white. */
function QrCode({ text }: { text: string }) {
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
