// Texts that several discovery documents share.

import { toMinutes } from '../../../src/model/calendar.ts'
import { servesLunch } from '../../../src/model/house.ts'
import { documentOrder, firstLanguage, quotedLanguage } from '../../../src/model/languages.ts'
import {
  isDescribing,
  type Publication,
  type Resource,
  renderBody,
} from '../../../src/model/resource.ts'
import { url } from '../../../src/model/site.ts'
import { words } from '../words/words.ts'
import { bookingTopic } from './agent-booking.ts'
import { hasEvents } from './events.ts'
import { houseInSentence } from './house.ts'
import { link } from './markdown.ts'

/** The name of the site's only skill; its folder has the same name. */
export const skillName = 'answer-pub-guests'
export const skillPath = `/.well-known/agent-skills/${skillName}/SKILL.md`

/**
 * Return the purpose of the skill in one plain sentence, by which an agent decides whether to read
 * on.
 */
export function skillDescription(site: Publication): string {
  const { pub } = site
  const late = site.hours.bar.some((row) => toMinutes(row)[1] > 24 * 60)
  const hours = `opening hours${late ? ' past midnight' : ''}`
  const topics = ['menu', 'prices', 'allergens', hours, ...(servesLunch(site) ? ['lunch'] : [])]
  if (hasEvents(site)) topics.push('events')
  const booking = bookingTopic(site)
  const description = `Answer guests of ${houseInSentence(site)} (${inBrackets(site)}${pub.address.town}): ${[...topics, ...(booking ? [booking] : [])].join(', ')}. Read-only public files, no key.`
  return [...description].slice(0, 1024).join('') // The format allows 1,024 characters.
}

/** Return the house's own name if documents quote another one. */
function inBrackets(site: Publication): string {
  const { name } = site.pub
  const own = name[firstLanguage(site)]
  return name[quotedLanguage(site)] === own ? '' : `${own}, `
}

/** Return the published text of the skill, for its digest. */
export const skillBody = (site: Publication) => renderBody(site, skillPath)

/** Maximum number of questions that the format allows. */
const mostQuestions = 5

/**
 * Return questions that this site answers, in each of its languages. The document language comes
 * first.
 */
export function typicalQuestions(site: Publication): string[] {
  const each = Math.floor(mostQuestions / site.languages.length)
  const about = {
    lunch: servesLunch(site),
    largeBeer: site.menu.drinks.some(
      ({ beer_degree, sizes }) => beer_degree !== undefined && sizes.length > 1,
    ),
    late: site.hours.bar.some((row) => row.days.includes('sat') && toMinutes(row)[1] > 24 * 60),
  }
  return documentOrder(site).flatMap((lang) => {
    const name = site.pub.name[lang]
    const onNow = hasEvents(site) ? [words[lang].events.question(name)] : []
    return [...onNow, ...words[lang].agents.questions({ name, ...about })].slice(0, each)
  })
}

/**
 * Return a note with links to documents that clients look for at the root of the origin, if the
 * site is below a path. Empty for a site at the root.
 */
export function describeBasePath(
  site: Publication,
  linkTo = ({ path }: Resource) => link(path, url(site, path)),
): string {
  const { origin, pathname } = new URL(site.baseUrl)
  if (pathname === '/') return ''
  const sought = site.resources.filter(isDescribing).map(linkTo)
  return `This site lies below the path \`${pathname}\`. Clients that look for these documents at the root of ${origin} do not find them there; they are here: ${sought.join(', ')}.`
}
