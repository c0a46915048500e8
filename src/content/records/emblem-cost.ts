// What a drawing costs whoever draws it, before anybody does: a few masks in masks, or some thousand
// groups in groups, keep a renderer busy for ever or take its stack.

import type { Message } from '../../model/messages/catalogue.ts'
import { message } from '../../model/messages/catalogue.ts'

const most = { shapes: 5000, levels: 32, layers: 100 }

/** An element, and what it refers to: masks and clips by their ids. */
type Part = { id: string | undefined; layers: number; refers: string[]; parts: Part[] }

type Cost = { shapes: number; layers: number }

export type Meter = {
  /** Takes the attributes as they are written; false where the drawing is too deep to go on. */
  open(written: ReadonlyMap<string, string>): boolean
  close(): void
  /** What is too much, when all is read. */
  excess(): Message | undefined
}

export const tooDeep = (): Message =>
  message('emblem-excessive', { what: 'levels', most: most.levels })

export function createMeter(): Meter {
  const root: Part = { id: undefined, layers: 0, refers: [], parts: [] }
  const stack = [root]
  const byId = new Map<string, Part>()
  let isTooDeep = false
  return {
    open(written) {
      const part = toPart(written)
      stack.at(-1)?.parts.push(part)
      stack.push(part)
      if (part.id !== undefined) byId.set(part.id, part)
      isTooDeep ||= stack.length > most.levels + 1
      return !isTooDeep
    },
    close() {
      stack.pop()
    },
    excess() {
      if (isTooDeep) return tooDeep()
      const { shapes, layers } = costOf(root, byId)
      if (shapes > most.shapes)
        return message('emblem-excessive', { what: 'shapes', most: most.shapes })
      return layers > most.layers
        ? message('emblem-excessive', { what: 'layers', most: most.layers })
        : undefined
    },
  }
}

function toPart(written: ReadonlyMap<string, string>): Part {
  const refers = ['mask', 'clip-path'].flatMap(
    (name) => /^url\(#(.*)\)$/.exec(written.get(name) ?? '')?.[1] ?? [],
  )
  const transparent = Number(written.get('opacity') ?? 1) !== 1
  return { id: written.get('id'), layers: refers.length + Number(transparent), refers, parts: [] }
}

/** A part that is used twice is drawn twice, with all that it uses; in a circle, without end. */
function costOf(root: Part, byId: ReadonlyMap<string, Part>): Cost {
  const known = new Map<Part, Cost>()
  const under: Cost = { shapes: Number.POSITIVE_INFINITY, layers: Number.POSITIVE_INFINITY }
  const cost = (part: Part, depth: number): Cost => {
    const before = known.get(part)
    if (before) return before
    if (depth > most.layers) return under
    known.set(part, under)
    const used = part.refers.flatMap((id) => byId.get(id) ?? [])
    const sum = [...part.parts, ...used]
      .map((each) => cost(each, depth + 1))
      .reduce((a, b) => ({ shapes: a.shapes + b.shapes, layers: a.layers + b.layers }), {
        shapes: 1,
        layers: part.layers,
      })
    known.set(part, sum)
    return sum
  }
  return cost(root, 0)
}
