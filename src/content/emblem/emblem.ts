// emblem.svg: the drawing above the name. It is the only markup in the content. An XML parser reads
// it, an allowlist decides about every element and attribute, and the output is written from the
// accepted parts only. Scripts, links, pictures, fonts and external styles are reported with their
// line. Elements in the private namespaces of drawing programs are dropped.

import { SaxesParser, type SaxesTagNS } from 'saxes'
import { type Message, message } from '../../messages/catalogue.ts'
import type { Emblem } from '../../model/site.ts'
import type { Report } from '../../reading/finding.ts'
import { colored } from './colors.ts'

const svg = 'http://www.w3.org/2000/svg'

const list = (names: string) => new Set(names.split(' '))

/** Elements that draw. Text is not allowed, because fonts differ between machines. */
const drawing = list(
  'g defs path circle ellipse rect line polyline polygon mask clipPath linearGradient radialGradient stop',
)
/** Elements that draw nothing and only inform programs. */
const silent = new Set(['title', 'desc', 'metadata'])

const geometry = list(
  'd points x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height transform pathLength offset gradientUnits gradientTransform spreadMethod maskUnits maskContentUnits clipPathUnits',
)
const paint = list(
  'fill fill-opacity fill-rule clip-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color stop-color stop-opacity mask clip-path',
)
const allowedAttributes = new Set([...geometry, ...paint])
/** Matches attributes that drawing programs write and that have no effect here. */
const idle =
  /^(version|baseProfile|viewBox|preserveAspectRatio|enable-background|role|class|data-.*|aria-.*|(font|text|letter|word|white|line|inline|image|shape|paint|color|writing|dominant|mix|vector|solid|baseline)-.*|font|display|overflow|visibility|isolation|marker|direction|clip|-.*)$/

/** Maximum nesting of elements, counting those that are left out. */
const deepest = 1000

/** Matches numbers, names, colours and references to a part of the same drawing. */
const harmless = /^(url\(\s*["']?#[\w.-]+["']?\s*\)|(?!.*url\()[\w\s#%.,()+-]*)$/is

/** Read the drawing. Returns undefined if it cannot be shown; every reason is reported. */
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
  /** Depth below an element that is left out with its content. */
  let skipped = 0
  let depth = 0
  const meter = createMeter()

  parser.on('opentag', (tag) => {
    if (depth++ === 0) {
      viewBox = readViewBox(tag)
      if (tag.local !== 'svg' || tag.uri !== svg)
        complain(message('emblem-not-svg', { element: tag.name }))
      else if (viewBox === undefined) complain(message('emblem-without-size'))
      body = `<g${toText(attributes(tag, complain, paint))}>`
    } else if (skipped > 0 || tag.uri !== svg || silent.has(tag.local) || isHidden(tag)) skipped++
    else if (!drawing.has(tag.local)) {
      complain(message('emblem-element', { element: tag.name }))
      skipped++
    } else {
      const written = attributes(tag, complain, allowedAttributes)
      if (meter.open(tag.local, written)) body += `<${tag.local}${toText(written)}>`
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
  // The parser walks all open elements for each new one, so stop early in a file that is too deep.
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

/** List the accepted attributes. Declarations in `style` become attributes. */
function attributes(tag: SaxesTagNS, complain: Complain, wanted: ReadonlySet<string>) {
  const written = new Map<string, string>()
  const take = (name: string, value: string) => {
    if (allowedAttributes.has(name) && harmless.test(value)) {
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

/** True for a layer that is switched off. */
const isHidden = ({ attributes: given }: SaxesTagNS) =>
  given['display']?.value === 'none' || /display\s*:\s*none/.test(given['style']?.value ?? '')

function readViewBox({ attributes: given }: SaxesTagNS): string | undefined {
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

/**
 * Limits on the size of the emblem: a renderer would be busy for minutes with masks in masks, thousands
 * of nested groups or a line of a million dashes, or it would run out of memory. `layers` are transparent elements and uses of masks
 * and clips; `numbers` are those in paths.
 */
const limits = { shapes: 5000, levels: 32, layers: 100, numbers: 50_000, dashes: 1_000_000 }

const tooDeep = () => message('emblem-excessive', { what: 'levels', most: limits.levels })

type Attributes = ReadonlyMap<string, string>

/** Elements of the drawing, or of its masks and clips: these are drawn again for each use. */
type Size = { shapes: number; numbers: number; length: number }

/** Count what the renderer has to draw. */
function createMeter() {
  const drawn: Size = { shapes: 0, numbers: 0, length: 0 }
  const masked: Size = { shapes: 0, numbers: 0, length: 0 }
  const names: string[] = []
  let isTooDeep = false
  let isNested = false
  let uses = 0
  let transparent = 0
  let shortestDash = Number.POSITIVE_INFINITY
  return {
    /** Count an element with the attributes that are written; false if it is nested too deeply. */
    open(name: string, written: Attributes): boolean {
      names.push(name)
      isTooDeep ||= names.length > limits.levels
      const isMasked = names.some((one) => /^(mask|clipPath)$/.test(one))
      const ownUses = ['mask', 'clip-path'].filter((use) => written.get(use)?.startsWith('url(#'))
      uses += ownUses.length
      isNested ||= isMasked && ownUses.length > 0
      transparent += Number(Number(written.get('opacity') ?? 1) !== 1)
      add(isMasked ? masked : drawn, written)
      const dash = sum(numbersIn(written.get('stroke-dasharray')))
      if (dash > 0) shortestDash = Math.min(shortestDash, dash)
      return !isTooDeep
    },
    close() {
      names.pop()
    },
    /** Return the message about the first limit that was exceeded. */
    excess(): Message | undefined {
      if (isTooDeep) return tooDeep()
      const total = (what: keyof Size) => drawn[what] + masked[what] * Math.max(1, uses)
      const cost = {
        shapes: total('shapes'),
        // Masks that use masks multiply their cost at every level.
        layers: isNested ? Number.POSITIVE_INFINITY : uses + transparent,
        numbers: total('numbers'),
        dashes: total('length') / shortestDash,
      }
      const what = (['shapes', 'layers', 'numbers', 'dashes'] as const).find(
        (each) => cost[each] > limits[each],
      )
      return what && message('emblem-excessive', { what, most: limits[what] })
    },
  }
}

const lengths = ['x', 'y', 'x1', 'y1', 'x2', 'y2', 'width', 'height', 'r', 'rx', 'ry']

function add(size: Size, written: Attributes) {
  const points = ['d', 'points'].flatMap((name) => numbersIn(written.get(name)))
  const outline = lengths.flatMap((name) => numbersIn(written.get(name)))
  size.shapes++
  size.numbers += points.length
  // An upper bound: 2π times the radius of a circle, and twice the sum of all coordinates of a path.
  size.length += 2 * sum(points) + 7 * sum(outline)
}

const numbersIn = (text = '') =>
  (text.match(/(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number)

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
