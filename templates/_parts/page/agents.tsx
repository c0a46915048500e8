/** @jsxRuntime automatic @jsxImportSource preact */
// Links to the same content in formats for programs and assistants.

import { homePath } from '../../../src/model/languages.ts'
import type { Link } from '../../../src/model/resource.ts'
import { href } from '../../../src/model/site.ts'
import { linked, linksFrom } from '../links.ts'
import { words } from '../words/words.ts'
import type { PublicationProps } from './props.ts'

export function Agents({ site, lang }: PublicationProps) {
  return (
    <section id="for_agents">
      <h2>{words[lang].agents.title}</h2>
      <p>{words[lang].agents.about}</p>
      <DocumentLinks site={site} lang={lang} links={linksFrom(site, homePath(site, lang))} />
    </section>
  )
}

/**
 * Link to the Markdown twin in the first line of a page, for programs that read its text. Guests see
 * it only when they step through the links.
 */
export function TwinLink({ site, lang, page }: PublicationProps & { page: string }) {
  const twin = linksFrom(site, page).find(({ rel }) => rel === 'alternate')
  return twin ? (
    <a class="skip" href={href(site, twin.path)} type="text/markdown">
      {words[lang].agents.asText}
    </a>
  ) : null
}

/** Folded list of documents. File names are the same in every language. */
export const DocumentLinks = ({
  site,
  lang,
  links,
}: PublicationProps & { links: readonly Link[] }) => (
  <details>
    <summary>{words[lang].agents.documents}</summary>
    <ul class="links">
      {linked(site, links).map(({ resource: { path } }) => (
        <li>
          <a href={href(site, path)}>{path.slice(1)}</a>
        </li>
      ))}
    </ul>
  </details>
)
