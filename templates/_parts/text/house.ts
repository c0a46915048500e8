// What documents for programs call the house, and what of it they may speak of.

import { type House, servesBeer, servesLunch } from '../../../src/model/house.ts'
import { isCalledItself } from '../../../src/model/house-types.ts'
import { documentLanguage, quotedLanguage } from '../../../src/model/languages.ts'
import { weeksOf } from '../../../src/model/opening.ts'
import type { Site } from '../../../src/model/site.ts'
import { nouns } from '../words/en.ts'

export { servesBeer, servesLunch }

/** `pub`, `wine bar`; where none of these fits, what its owner calls it in English, or `house`. */
export function houseNoun(house: Site | House): string {
  const { type, kind } = 'pub' in house ? house.pub : house
  const isSaid = isCalledItself({ type, kind }) && house.languages.includes(documentLanguage)
  return isSaid ? kind[documentLanguage] : nouns[type]
}

/** `the pub The Lion`; a name that says what it is stands alone: `The Lion Pub`. */
export function houseInSentence(site: Site): string {
  const [noun, name] = [houseNoun(site), site.pub.name[quotedLanguage(site)]]
  return name.toLowerCase().includes(noun.toLowerCase()) ? name : `the ${noun} ${name}`
}

/** The topics that the site has, with commas between them. */
export const listed = (...topics: (string | false)[]) => topics.filter(Boolean).join(', ')

/** In some week, or on a day that differs. */
export const servesFromKitchen = ({ hours }: Pick<Site, 'hours'>): boolean =>
  [...weeksOf(hours), ...hours.exceptions.map((one) => one.hours)].some(
    (week) => (week?.kitchen?.length ?? 0) > 0,
  )

/** What guests ask about most and this owner spoke of: nothing else is offered by name. */
export function statedFacts({ pub }: Pick<Site, 'pub'>) {
  const { features, transport, reservation } = pub
  return {
    transport: transport.length > 0 && 'transport',
    booking: reservation.by !== null && 'booking',
    features: [
      features.dogs !== undefined && 'dogs',
      features.garden !== undefined && 'garden',
      features.smoking_inside !== undefined && 'smoking',
    ] as const,
  }
}
