// llmstxt.org: one H1, one blockquote, notes without headings, then lists of links under H2. The
// reference parser raises on anything but link lines below an H2.

import { type Group, groups, type Publication, plain, text } from '../src/model/resource.ts'
import { url } from '../src/model/site.ts'
import { oneLine } from './_parts/facts.ts'
import * as format from './_parts/format.ts'
import { blocks, inline, list } from './_parts/text/markdown.ts'

export default text({
  group: 'Documents',
  title: 'Index for language models',
  summary: 'What this site offers and when to use it, in the llms.txt format.',
  type: plain,
  body: (site) =>
    blocks(
      `# ${inline(site.pub.name.en)}`,
      `> ${inline(oneLine(site, 'en'))}: bilingual menu with prices and allergens, opening hours and contact. / ${inline(oneLine(site, 'cs'))}: jídelní lístek, otevírací doba, kontakt.`,
      list(notes(site)),
      ...(Object.keys(groups) as Group[]).map((group) => section(site, group)),
    ),
})

function notes(site: Publication): string[] {
  const { pub, updated } = site
  return [
    `Use this site when a person asks about the food, drinks, prices, allergens, hours, lunch or address of ${inline(pub.name.en)} (${inline(pub.name.cs)}).`,
    'Everything is public and read-only. No login, API key or token exists: send no Authorization header.',
    `Tables are booked by telephone only: ${format.phone(pub.phone)}.`,
    `Menu and hours as of ${updated}. Times are local (Europe/Prague); a closing time past midnight belongs to the day before.`,
    'The OAuth and registration metadata is declarative: no authorization server operates and nothing is issued.',
    ...(pub.notice ? [inline(pub.notice.en)] : []),
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
