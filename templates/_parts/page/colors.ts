// The colours of the house, by day and by night; the pages, the icons and the card share them.

import { type Colors, papers, type Schemes, usualLook } from '../../../src/model/looks.ts'
import type { Site } from '../../../src/model/site.ts'

/** What a page is drawn with. `control` is for edges, rules and drawings, where it differs. */
type Drawn = Colors & { control?: string }

export function colorsOf({ look }: Pick<Site, 'look'>): Schemes<Drawn> {
  const { paper, accent } = look ?? usualLook
  const { day, night } = papers[paper]
  const tones = accent?.tones
  if (!tones) return { day, night }
  const drawn = (colors: Colors, { text, control }: (typeof tones)['day']): Drawn => ({
    ...colors,
    accent: text,
    ...(control !== text && { control }),
  })
  return { day: drawn(day, tones.day), night: drawn(night, tones.night) }
}
