// Limits on the size of the emblem: a renderer would be busy for minutes with masks in masks,
// thousands of nested groups or a line of a million dashes, or it would run out of memory.

import { type Message, message } from '../../messages/catalogue.ts'

/** `layers` are transparent elements and uses of masks and clips; `numbers` are those in paths. */
const limits = { shapes: 5000, levels: 32, layers: 100, numbers: 50_000, dashes: 1_000_000 }

export const tooDeep = () => message('emblem-excessive', { what: 'levels', most: limits.levels })

type Attributes = ReadonlyMap<string, string>

export type Meter = {
  /** Count an element with the attributes that are written; false if it is nested too deeply. */
  open(name: string, written: Attributes): boolean
  close(): void
  /** Return the message about the first limit that was exceeded. */
  excess(): Message | undefined
}

/** Elements of the drawing, or of its masks and clips: these are drawn again for each use. */
type Size = { shapes: number; numbers: number; length: number }

export function createMeter(): Meter {
  const drawn: Size = { shapes: 0, numbers: 0, length: 0 }
  const masked: Size = { shapes: 0, numbers: 0, length: 0 }
  const names: string[] = []
  let isTooDeep = false
  let isNested = false
  let uses = 0
  let transparent = 0
  let shortestDash = Number.POSITIVE_INFINITY
  return {
    open(name, written) {
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
    excess() {
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
