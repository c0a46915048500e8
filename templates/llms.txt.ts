// llmstxt.org: one H1, one blockquote, notes without headings, then lists of links under H2. The
// reference parser raises on anything but link lines below an H2.

import { countries } from '../src/model/countries.ts'
import { documentLanguage, documentOrder, firstLanguage } from '../src/model/languages.ts'
import { type Group, groups, type Publication, plain, text } from '../src/model/resource.ts'
import { url } from '../src/model/site.ts'
import { oneLine } from './_parts/facts/contact.ts'
import * as format from './_parts/format.ts'
import { blocks, inline, list } from './_parts/text/markdown.ts'
import { words } from './_parts/words/words.ts'

export default text({
  group: 'Documents',
  title: 'Index for language models',
  summary: 'What this site offers and when to use it, in the llms.txt format.',
  type: plain,
  body: (site) =>
    blocks(
      `# ${inline(site.pub.name[documentLanguage])}`,
      `> ${documentOrder.map((lang) => `${inline(oneLine(site, lang))}: ${words[lang].agents.inShort}.`).join(' / ')}`,
      list(notes(site)),
      ...(Object.keys(groups) as Group[]).map((group) => section(site, group)),
    ),
})

function notes(site: Publication): string[] {
  const { pub, updated } = site
  return [
    `Use this site when a person asks about the food, drinks, prices, allergens, hours, lunch or address of ${inline(pub.name[documentLanguage])} (${inline(pub.name[firstLanguage])}).`,
    'Everything is public and read-only. No login, API key or token exists: send no Authorization header.',
    `Tables are booked by telephone only: ${format.phone(pub.phone)}.`,
    `Menu and hours as of ${updated}. Times are local (${countries[pub.address.country].timeZone}); a closing time past midnight belongs to the day before.`,
    'The OAuth and registration metadata is declarative: no authorization server operates and nothing is issued.',
    ...(pub.notice ? [inline(pub.notice[documentLanguage])] : []),
  ]
}

function section(site: Publication, group: Group): string | false {
  const links = site.resources
    .filter(
      (resource) => resource.group === group && !resource.unlisted && resource.path !== '/llms.txt',
    )
    .map(({ path, title, summary }) => `[${title}](${url(site, path)}): ${summary}`)
  return links.length > 0 && blocks(`## ${group}`, list(links))
}
