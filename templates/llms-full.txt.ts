// Every text of the site in one file, in all languages: a convention that developed alongside
// llms.txt.

import {
  defaultLanguages,
  type Language,
  quotedLanguage,
  twinPath,
} from '../src/model/languages.ts'
import { essence, type Publication, plain, renderBody, text } from '../src/model/resource.ts'
import { url } from '../src/model/site.ts'
import { formatNameAndTown } from './_parts/text/contact.ts'
import { blocks, demote, inline, quote } from './_parts/text/markdown.ts'

const summary = ({ length }: readonly Language[]) =>
  `${length === 1 ? 'The home page' : length === 2 ? 'Both home pages' : 'All home pages'} with the whole menu, the API documentation and the registration instructions in one file.`

export default text({
  group: 'Documents',
  title: 'Full text for language models',
  summary: summary(defaultLanguages),
  inLanguages: (languages) => ({ summary: summary(languages) }),
  type: plain,
  body: (site) =>
    [
      blocks(
        `# ${inline(site.pub.name[quotedLanguage(site)])}`,
        quote(
          `${inline(formatNameAndTown(site, quotedLanguage(site)))}. ${inline(site.home[quotedLanguage(site)].description)}`,
        ),
      ),
      ...documents(site).map((path) => blocks(...embed(renderBody(site, path), url(site, path)))),
    ].join('\n\n---\n\n'),
})

/**
 * Return the paths of the Markdown documents, in the order of the table. Of the twins only those of
 * the home pages, which contain the texts of the others.
 */
function documents(site: Publication): string[] {
  const homes = site.languages.map((lang) => twinPath(site, lang))
  return site.resources
    .filter(({ type, copyOf }) => essence(type) === 'text/markdown' && copyOf === undefined)
    .filter(({ path, group }) => group !== 'Pages' || homes.includes(path))
    .map(({ path }) => path)
}

/**
 * Return the document with headings one level down, without front matter, and with its address
 * below the title.
 */
function embed(document: string, address: string): string[] {
  const prose = document.replace(/^---\n[\s\S]*?\n---\n+/, '')
  const [title = '', ...rest] = demote(prose, 1).trim().split('\n')
  return [title, `Source: ${address}`, rest.join('\n').trim()]
}
