// The colours of the house, by day and by night; the pages, the icons and the card share them.

import { type Colors, papers, type Schemes } from '../../../src/model/looks.ts'
import type { Site } from '../../../src/model/site.ts'

/** What a page is drawn with. `control` is for edges, rules and drawings, where it differs. */
type Drawn = Colors & { control?: string }

/** Of a house that says nothing of its look: cream, with quieter words. */
const usual: Schemes<Drawn> = {
  day: { ...papers.cream.day, quiet: '#6a5b4e' },
  night: { ...papers.cream.night, quiet: '#ac9d8c' },
}

export function colorsOf({ look }: Pick<Site, 'look'>): Schemes<Drawn> {
  if (!look) return usual
  const { day, night } = papers[look.paper]
  const tones = look.accent?.tones
  if (!tones) return { day, night }
  const drawn = (colors: Colors, { text, control }: (typeof tones)['day']): Drawn => ({
    ...colors,
    accent: text,
    ...(control !== text && { control }),
  })
  return { day: drawn(day, tones.day), night: drawn(night, tones.night) }
}
