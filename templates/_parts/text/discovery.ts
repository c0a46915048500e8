// What the files at fixed addresses share.

import { documentOrder, firstLanguage, quotedLanguage } from '../../../src/model/languages.ts'
import { bodyOf, type Publication } from '../../../src/model/resource.ts'
import { words } from '../words/words.ts'
import { bookingTopic } from './booking.ts'

/** The one skill that the site teaches: its name is its folder. */
export const skillName = 'answer-pub-guests'
export const skillPath = `/.well-known/agent-skills/${skillName}/SKILL.md`

/** What the skill is for, in one plain sentence: an agent decides by it whether to read on. */
export function skillDescription(site: Publication): string {
  const { pub } = site
  const topics = ['menu', 'prices', 'allergens', 'opening hours past midnight', 'lunch']
  const booking = bookingTopic(site)
  const said = `Answer guests of the pub ${pub.name[quotedLanguage(site)]} (${inBrackets(site)}${pub.address.town}): ${[...topics, ...(booking ? [booking] : [])].join(', ')}. Read-only public files, no key.`
  return [...said].slice(0, 1024).join('') // the limit of the format, in characters
}

/** What the house calls itself, where that is not the name that documents quote. */
const inBrackets = (site: Publication) =>
  quotedLanguage(site) === firstLanguage(site) ? '' : `${site.pub.name[firstLanguage(site)]}, `

/** The bytes that are deployed, as they are hashed. */
export const skillBody = (site: Publication) => bodyOf(site, skillPath)

/** The limit of the format for the questions of a skill. */
const mostQuestions = 5

/** Questions that this site answers, in each of its languages; the language of documents first. */
export function typicalQuestions(site: Publication): string[] {
  const each = Math.floor(mostQuestions / site.languages.length)
  return documentOrder(site).flatMap((lang) =>
    words[lang].agents.questions(site.pub.name[lang]).slice(0, each),
  )
}
