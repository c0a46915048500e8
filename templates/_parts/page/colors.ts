// Colours of the pub by day and by night, shared by pages, icons and the card.

import * as looks from '../../../src/model/looks.ts'
import type { Site } from '../../../src/model/site.ts'

/**
 * Colours of a page. `control` is for borders, rules and drawings if it differs from `accent`. In a
 * mood, `fill` is a background in the owner's colour and `on` the colour of text on it.
 */
type PageColors = looks.Colors & { control?: string; fill?: string; on?: string }

export function siteColors({
  look = looks.usualLook,
}: Pick<Site, 'look'>): looks.Schemes<PageColors> {
  const { paper, accent, mood } = look
  const { day, night } = looks.sheets[paper]
  const fillColors = mood && {
    fill: accent?.fill ?? looks.moods[mood].fill,
    on: accent?.letters ?? looks.moods[mood].on,
  }
  const colorsFor = (scheme: 'day' | 'night', colors: looks.Colors): PageColors => {
    const tones = accent?.tones[scheme]
    const { text: tone, control } = tones ?? {}
    return {
      ...colors,
      ...(tone !== undefined && { accent: tone }),
      ...(control !== tone && control !== undefined && { control }),
      ...fillColors,
    }
  }
  return { day: colorsFor('day', day), night: colorsFor('night', night) }
}

/** True if the whole head of the page has the accent colour as its background. */
export const hasFilledHead = ({ look }: Pick<Site, 'look'>) =>
  look?.mood !== undefined && 'head' in looks.moods[look.mood]
