// What a drawing costs whoever draws it, before anybody does: a few masks in masks, some thousand
// groups in groups, or a line of a million dashes keep a renderer busy for ever or take its stack.

import type { Message } from '../messages/catalogue.ts'
import { message } from '../messages/catalogue.ts'

const limits = { shapes: 5000, levels: 32, layers: 100, numbers: 50_000, dashes: 1_000_000 }

/** An element, and what it refers to: masks and clips by their ids. */
type Part = { id: string | undefined; refers: string[]; parts: Part[]; dash: number; own: Cost }

const counted = ['shapes', 'layers', 'numbers', 'dashes'] as const
type Cost = { [what in (typeof counted)[number]]: number }

export type Meter = {
  /** Takes the attributes as they are written; false where the drawing is too deep to go on. */
  open(written: ReadonlyMap<string, string>): boolean
  close(): void
  /** What is too much, when all is read. */
  excess(): Message | undefined
}

export const tooDeep = () => message('emblem-excessive', { what: 'levels', most: limits.levels })

export function createMeter(): Meter {
  const none: Cost = { shapes: 0, layers: 0, numbers: 0, dashes: 0 }
  const root: Part = { id: undefined, refers: [], parts: [], dash: 0, own: none }
  const stack = [root]
  const byId = new Map<string, Part>()
  let isTooDeep = false
  return {
    open(written) {
      const part = toPart(written, stack.at(-1)?.dash ?? 0)
      stack.at(-1)?.parts.push(part)
      stack.push(part)
      if (part.id !== undefined) byId.set(part.id, part)
      isTooDeep ||= stack.length > limits.levels + 1
      return !isTooDeep
    },
    close() {
      stack.pop()
    },
    excess() {
      if (isTooDeep) return tooDeep()
      const cost = costOf(root, byId)
      const what = counted.find((each) => cost[each] > limits[each])
      return what && message('emblem-excessive', { what, most: limits[what] })
    },
  }
}

/** `dash` is the length of the dashes that it inherits; 0 where lines are whole. */
function toPart(written: ReadonlyMap<string, string>, inherited: number): Part {
  const refers = ['mask', 'clip-path'].flatMap(
    (name) => /^url\(#(.*)\)$/.exec(written.get(name) ?? '')?.[1] ?? [],
  )
  const transparent = Number(written.get('opacity') ?? 1) !== 1
  const dashes = written.get('stroke-dasharray')
  const dash = dashes === undefined ? inherited : sum(numbersOf(dashes))
  const numbers = ['d', 'points'].flatMap((name) => numbersOf(written.get(name)))
  const round = ['x', 'y', 'x1', 'y1', 'x2', 'y2', 'width', 'height', 'r', 'rx', 'ry'].flatMap(
    (name) => numbersOf(written.get(name)),
  )
  // No line is longer: of a circle 2π times its radius, of others twice the sum of its coordinates.
  const length = 2 * sum(numbers) + 7 * sum(round)
  return {
    ...{ id: written.get('id'), refers, parts: [], dash },
    own: {
      shapes: 1,
      layers: refers.length + Number(transparent),
      numbers: numbers.length,
      dashes: dash > 0 ? length / dash : 0,
    },
  }
}

const numbersOf = (text = '') =>
  (text.match(/(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number)

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

/** A part that is used twice is drawn twice, with all that it uses; in a circle, without end. */
function costOf(root: Part, byId: ReadonlyMap<string, Part>): Cost {
  const known = new Map<Part, Cost>()
  const under: Cost = { ...root.own, shapes: Number.POSITIVE_INFINITY }
  const cost = (part: Part, depth: number): Cost => {
    const before = known.get(part)
    if (before) return before
    if (depth > limits.layers) return under
    known.set(part, under)
    const used = part.refers.flatMap((id) => byId.get(id) ?? [])
    const total = { ...part.own }
    for (const each of [...part.parts, ...used]) {
      const its = cost(each, depth + 1)
      for (const what of counted) total[what] += its[what]
    }
    known.set(part, total)
    return total
  }
  return cost(root, 0)
}
