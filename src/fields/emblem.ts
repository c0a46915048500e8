// emblem.svg: the drawing over the name. It is the one file of content that is markup, so it is
// taken apart by an XML parser, every part is held against a list of harmless ones, and what the
// pages get is written anew from that list. Scripts, links, pictures, fonts and styles from
// elsewhere cannot pass; they are refused by line. What drawing programs note for themselves in
// their own namespaces is dropped.

import { SaxesParser, type SaxesTagNS } from 'saxes'
import { type Message, message } from '../messages/catalogue.ts'
import type { Emblem } from '../model/site.ts'
import { colored } from './emblem-colors.ts'
import { createMeter, tooDeep } from './emblem-cost.ts'
import type { Report } from './finding.ts'

const svg = 'http://www.w3.org/2000/svg'

/** Elements that draw; no text, because a letter looks different on every machine. */
const drawing = new Set(
  'g defs path circle ellipse rect line polyline polygon mask clipPath linearGradient radialGradient stop'.split(
    ' ',
  ),
)
/** Elements that say something to programs and draw nothing. */
const silent = new Set(['title', 'desc', 'metadata'])

const list = (names: string) => new Set(names.split(' '))
const geometry = list(
  'd points x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height transform pathLength offset gradientUnits gradientTransform spreadMethod maskUnits maskContentUnits clipPathUnits',
)
const paint = list(
  'fill fill-opacity fill-rule clip-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color stop-color stop-opacity mask clip-path',
)
const kept = new Set([...geometry, ...paint])
/** Attributes that drawing programs write and that change nothing here. */
const idle =
  /^(version|baseProfile|viewBox|preserveAspectRatio|enable-background|role|class|data-.*|aria-.*|(font|text|letter|word|white|line|inline|image|shape|paint|color|writing|dominant|mix|vector|solid|baseline)-.*|font|display|overflow|visibility|isolation|marker|direction|clip|-.*)$/

/** Elements in elements, those that are left out too. */
const deepest = 1000

/** Numbers, names and colours, and references to a part of the same drawing. */
const harmless = /^(url\(\s*["']?#[\w.-]+["']?\s*\)|(?!.*url\()[\w\s#%.,()+-]*)$/is

/** Reads the drawing; undefined, with every reason reported, when it cannot be shown. */
export function readEmblem(file: string, bytes: Uint8Array, report: Report): Emblem | undefined {
  const text = new TextDecoder()
    .decode(bytes)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
  let faults = 0
  const parser = new SaxesParser({ xmlns: true })
  const complain: Complain = (complaint) => {
    faults++
    const { line, columnIndex } = parser
    const at = { line, column: Math.max(1, columnIndex), length: 1 }
    report({ document: { file, text }, at, message: complaint })
  }

  let body = ''
  let viewBox: string | undefined
  /** Depth below an element that is left out with all that it holds. */
  let skipped = 0
  let depth = 0
  const meter = createMeter()

  parser.on('opentag', (tag) => {
    if (depth++ === 0) {
      viewBox = viewBoxOf(tag)
      if (tag.local !== 'svg' || tag.uri !== svg)
        complain(message('emblem-not-svg', { element: tag.name }))
      else if (viewBox === undefined) complain(message('emblem-without-size'))
      body = `<g${toText(attributes(tag, complain, paint))}>`
    } else if (skipped > 0 || tag.uri !== svg || silent.has(tag.local) || isHidden(tag)) skipped++
    else if (!drawing.has(tag.local)) {
      complain(message('emblem-element', { element: tag.name }))
      skipped++
    } else {
      const written = attributes(tag, complain, kept)
      if (meter.open(written)) body += `<${tag.local}${toText(written)}>`
    }
  })
  parser.on('closetag', (tag) => {
    if (--depth === 0) body += '</g>'
    else if (skipped > 0) skipped--
    else {
      meter.close()
      body += `</${tag.local}>`
    }
  })
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) complain(message('emblem-definitions'))
  })
  parser.on('error', (error) => {
    const reason = error.message.replace(/^\d+:\d+: /, '')
    if (faults === 0) complain(message('emblem-unreadable', { reason }))
  })
  // The parser looks through all that is open for each element: what is too deep is not read to its end.
  for (let at = 0; at < text.length && depth <= deepest; at += 10_000)
    parser.write(text.slice(at, at + 10_000))
  if (depth <= deepest) parser.close()
  const excess = depth > deepest ? tooDeep() : meter.excess()
  if (excess) complain(excess)
  if (faults > 0 || viewBox === undefined) return undefined
  return colored({
    viewBox,
    body: body.replace(/><\/(?!g|defs|mask|clipPath|\w+Gradient)\w+>/g, '/>'),
  })
}

type Complain = (complaint: Message) => void

/** The kept attributes, written anew; declarations of `style` become attributes. */
function attributes(
  tag: SaxesTagNS,
  complain: Complain,
  wanted: ReadonlySet<string>,
): Map<string, string> {
  const written = new Map<string, string>()
  const take = (name: string, value: string) => {
    if (kept.has(name) && harmless.test(value)) {
      if (wanted.has(name))
        written.set(name, value.replace(/url\(\s*["']?#([\w.-]+)["']?\s*\)/g, 'url(#emblem_$1)'))
    } else if (!idle.test(name)) complain(message('emblem-attribute', { name, value }))
  }
  for (const { name, local, uri, value } of Object.values(tag.attributes)) {
    if (name === 'id' && wanted.has('d'))
      written.set('id', `emblem_${value.replace(/[^\w.-]/g, '_')}`)
    else if (name === 'style')
      for (const declaration of value.split(';').filter((part) => part.trim() !== '')) {
        const [key = '', ...rest] = declaration.split(':')
        take(key.trim(), rest.join(':').trim())
      }
    else if (local === 'href' && tag.local.endsWith('Gradient') && /^#[\w.-]+$/.test(value))
      written.set('href', `#emblem_${value.slice(1)}`)
    else if (name !== 'id' && (uri === '' || local === 'href')) take(name, value.trim())
  }
  return written
}

const toText = (written: ReadonlyMap<string, string>) =>
  [...written].map(([name, value]) => ` ${name}="${value.replace(/\s+/g, ' ')}"`).join('')

/** A layer that is switched off stays off. */
const isHidden = ({ attributes: given }: SaxesTagNS) =>
  given['display']?.value === 'none' || /display\s*:\s*none/.test(given['style']?.value ?? '')

function viewBoxOf({ attributes: given }: SaxesTagNS): string | undefined {
  const size = (name: string) => /^\s*([\d.]+)(px)?\s*$/.exec(given[name]?.value ?? '')?.[1]
  const box = given['viewBox']?.value ?? `0 0 ${size('width')} ${size('height')}`
  const numbers = box
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , width = 0, height = 0] = numbers
  return numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0
    ? numbers.join(' ')
    : undefined
}
