// Whether a drawing is of the one colour that it is shown in. It is read as src/fields/emblem.ts
// writes it: well-formed, every value in double quotes.

import type { Emblem as Drawing } from '../../../src/model/site.ts'

/** They hold what is never drawn itself. */
const hidden = /<(mask|clipPath|defs|linearGradient|radialGradient)\b.*?<\/\1>/gs
const tags = /<(\/?)(\w+)([^>]*?)(\/?)>/g
/** What shapes have where nothing is said. */
const unsaid = { fill: 'black', stroke: 'none' }

/** Every shape is filled and drawn with `currentColor`, or not at all. */
export function isOfOneColor({ body }: Drawing): boolean {
  const around = [unsaid]
  for (const [, closing, name, attributes = '', empty] of body.replace(hidden, '').matchAll(tags)) {
    if (closing) {
      around.pop()
      continue
    }
    const said = (property: string) => new RegExp(` ${property}="([^"]*)"`).exec(attributes)?.[1]
    const outer = around.at(-1) ?? unsaid
    const own = { fill: said('fill') ?? outer.fill, stroke: said('stroke') ?? outer.stroke }
    const isShape = name !== 'g'
    const isColored = [own.fill, own.stroke].some((paint) => !/^(none|currentColor)$/.test(paint))
    if (said('color') !== undefined || (isShape && isColored)) return false
    if (!empty) around.push(own)
  }
  return true
}
