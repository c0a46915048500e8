// llmstxt.org: one H1, one blockquote, notes without headings, then lists of links under H2. The
// reference parser throws if anything but links is below an H2.

import { countries } from '../src/model/countries.ts'
import { servesLunch } from '../src/model/house.ts'
import {
  documentLanguage,
  firstLanguage,
  type Language,
  quotedLanguage,
  remainingLanguages,
} from '../src/model/languages.ts'
import {
  essence,
  type Group,
  groups,
  isPage,
  type Publication,
  plain,
  type Resource,
  text,
} from '../src/model/resource.ts'
import { url } from '../src/model/site.ts'
import { houseStatements } from './_parts/text/agent-booking.ts'
import { formatNameAndTown } from './_parts/text/contact.ts'
import { describeBasePath } from './_parts/text/discovery.ts'
import { joinTopics } from './_parts/text/house.ts'
import { blocks, inline, list, quote } from './_parts/text/markdown.ts'
import { words } from './_parts/words/words.ts'

export default text({
  group: 'Documents',
  title: 'Index for language models',
  summary: 'What this site offers and when to use it, in the llms.txt format.',
  type: plain,
  relation: 'describedby',
  body: (site) =>
    blocks(
      `# ${inline(site.pub.name[quotedLanguage(site)])}`,
      quote(inShort(site).join(' / ')),
      list(notes(site)),
      ...(Object.keys(groups) as Group[]).map((group) => section(site, group)),
    ),
})

/** Return the summary in English, then in the other languages of the pub. */
function inShort(site: Publication): string[] {
  const quoted = quotedLanguage(site)
  const about = { languages: site.languages.length, food: site.menu.food.length > 0 }
  const summarize = (lang: Language, spoken: Language) =>
    `${inline(formatNameAndTown(site, lang))}: ${words[spoken].agents.inShort(about)}.`
  return [
    summarize(quoted, documentLanguage),
    ...remainingLanguages(site, documentLanguage).map((lang) => summarize(lang, lang)),
  ]
}

/** Return the name that documents quote, and the house's own name if it differs. */
function names(site: Publication): string {
  const [quoted, own] = [quotedLanguage(site), firstLanguage(site)]
  const { name } = site.pub
  const isSameName = name[quoted] === name[own]
  return isSameName ? inline(name[own]) : `${inline(name[quoted])} (${inline(name[own])})`
}

function notes(site: Publication): string[] {
  const { pub, updated } = site
  const topics = joinTopics(
    site.menu.food.length > 0 && 'food',
    site.menu.drinks.length > 0 && 'drinks',
    'prices',
    'allergens',
    'hours',
    servesLunch(site) && 'lunch',
    site.events !== undefined && 'events',
  )
  return [
    `Use this site when a person asks about the ${topics} or address of ${names(site)}.`,
    'Everything is public and read-only. No login, API key or token exists: send no Authorization header.',
    ...houseStatements(site),
    `Menu and hours as of ${updated}. Times are local (${countries[pub.address.country].timeZone}); a closing time past midnight belongs to the day before.`,
    'The OAuth and registration metadata is declarative: no authorization server operates and nothing is issued.',
    ...[describeBasePath(site, ({ path }) => path)].filter(Boolean),
    ...(pub.notice ? [inline(pub.notice[quotedLanguage(site)])] : []),
  ]
}

/** True for a page with a Markdown twin, which is listed in its place. */
const hasTwin = ({ resources }: Publication, { type, links }: Resource) =>
  isPage({ type }) && links?.(resources).some(({ rel }) => rel === 'alternate')

/** True for what clients look up by its address and what answers no question. */
const isForPrograms = ({ group, relation, type }: Resource) =>
  essence(type) === 'application/linkset+json' ||
  group === 'Schemas' ||
  group === 'Discovery' ||
  group === 'Status' ||
  (group === 'Authentication' && relation !== 'service-doc')

function section(site: Publication, group: Group): string | false {
  const links = site.resources
    .filter(
      (resource) =>
        resource.group === group &&
        !resource.unlisted &&
        resource.path !== '/llms.txt' &&
        !hasTwin(site, resource) &&
        !isForPrograms(resource),
    )
    .map(({ path, title, summary }) => `[${title}](${url(site, path)}): ${summary}`)
  return links.length > 0 && blocks(`## ${group}`, list(links))
}
