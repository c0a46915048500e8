/** @jsxRuntime automatic @jsxImportSource preact */
// Where programs and assistants find the same in their own forms.

import { type Language, twinPath } from '../../../src/model/languages.ts'
import type { Publication } from '../../../src/model/resource.ts'
import { href } from '../../../src/model/site.ts'
import { agentLine } from '../facts/booking.ts'
import { homeLinks, linked } from '../links.ts'
import { words } from '../words/words.ts'

export function Agents({ site, lang }: { site: Publication; lang: Language }) {
  return (
    <section id="for_agents">
      <h2>{words[lang].agents.title}</h2>
      <p>{agentLine(site, lang)}</p>
      <ul class="links" lang="en">
        {linked(site, homeLinks(twinPath(site, lang))(site.resources)).map(
          ({ resource: { path, title } }) => (
            <li>
              <a href={href(site, path)}>{title}</a>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
