// The colours of the house, by day and by night; the pages, the icons and the card share them.

import * as looks from '../../../src/model/looks.ts'
import type { Site } from '../../../src/model/site.ts'

/**
 * What a page is drawn with. `control` is for edges, rules and drawings, where it differs; in a mood
 * `fill` is for what has the colour of the house as it is, with letters of `on`.
 */
type Drawn = looks.Colors & { control?: string; fill?: string; on?: string }

export function colorsOf({ look = looks.usualLook }: Pick<Site, 'look'>): looks.Schemes<Drawn> {
  const { paper, accent, mood } = look
  const { day, night } = looks.sheets[paper]
  const filled = mood && {
    fill: accent?.color ?? looks.moods[mood].fill,
    on: accent?.letters ?? looks.moods[mood].on,
  }
  const drawn = (scheme: 'day' | 'night', colors: looks.Colors): Drawn => {
    const tones = accent?.tones[scheme]
    const { text: tone, control } = tones ?? {}
    return {
      ...colors,
      ...(tone !== undefined && { accent: tone }),
      ...(control !== tone && control !== undefined && { control }),
      ...filled,
    }
  }
  return { day: drawn('day', day), night: drawn('night', night) }
}

/** Whether the whole head of the page has the colour of the house. */
export const hasFilledHead = ({ look }: Pick<Site, 'look'>) =>
  look?.mood !== undefined && 'head' in looks.moods[look.mood]
