// The words for the house in documents for programs, and the topics that they may mention.

import type { House } from '../../../src/model/house.ts'
import { hasOwnName } from '../../../src/model/house-types.ts'
import { documentLanguage, quotedLanguage } from '../../../src/model/languages.ts'
import { openWeeks } from '../../../src/model/opening.ts'
import type { Site } from '../../../src/model/site.ts'
import { words } from '../words/words.ts'

/**
 * Return `pub` or `wine bar`. For a house of another kind, return the owner's English word, or
 * `house`. Sentences and descriptions in many formats contain it, so a word with signs that are
 * markup in one of them is not used.
 */
export function houseNoun(house: Site | House): string {
  const { type, kind } = 'pub' in house ? house.pub : house
  const usesOwnWord =
    hasOwnName({ type, kind }) &&
    house.languages.includes(documentLanguage) &&
    isPlainWord(kind[documentLanguage])
  if (usesOwnWord) return kind[documentLanguage]
  return type === 'other' ? 'house' : words[documentLanguage].names.houses[type].toLowerCase()
}

/** True if the text has letters, digits, spaces, hyphens and apostrophes, and nothing else. */
const isPlainWord = (text: string) =>
  /^[\p{L}\p{M}\p{N}]+(?:[ '’-][\p{L}\p{M}\p{N}]+)*$/u.test(text)

/** Return `the pub The Lion`, or the name alone if it already contains the kind: `The Lion Pub`. */
export function houseInSentence(site: Site): string {
  const [noun, name] = [houseNoun(site), site.pub.name[quotedLanguage(site)]]
  return name.toLowerCase().includes(noun.toLowerCase()) ? name : `the ${noun} ${name}`
}

/** Join the topics that the site has with commas. */
export const joinTopics = (...topics: (string | false)[]) => topics.filter(Boolean).join(', ')

/** True if the kitchen has hours in some week or in some exception. */
export const servesFromKitchen = ({ hours }: Pick<Site, 'hours'>): boolean =>
  [...openWeeks(hours), ...hours.exceptions.map((one) => one.hours)].some(
    (week) => (week?.kitchen?.length ?? 0) > 0,
  )

/** Return the most requested topics that this owner stated; no other topic is offered by name. */
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
