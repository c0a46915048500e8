/** @jsxRuntime automatic @jsxImportSource preact */
// The page that hosts send with status 404: in every language, with links for people and programs.

import { defaultLanguages, firstLanguage, homePath, type Language } from '../src/model/languages.ts'
import { html, type Publication, text } from '../src/model/resource.ts'
import { href } from '../src/model/site.ts'
import { menuAnchor } from './_parts/facts/sections.ts'
import { interfaceLinks } from './_parts/links.ts'
import { Actions } from './_parts/page/actions.tsx'
import { DocumentLinks } from './_parts/page/agents.tsx'
import { Emblem } from './_parts/page/emblem.tsx'
import { callLink } from './_parts/page/masthead.tsx'
import { Page, renderPage } from './_parts/page/page.tsx'
import { notFound } from './_parts/page/style.ts'
import { findFirstPhone } from './_parts/text/booking.ts'
import { menuTitle } from './_parts/text/menu.ts'
import { words } from './_parts/words/words.ts'

const summary = ({ length }: readonly Language[]) =>
  `Sent with status 404 for unknown paths${length === 1 ? '' : length === 2 ? ', in both languages' : ', in all languages'}.`

export default text({
  group: 'Pages',
  title: 'Not found',
  summary: summary(defaultLanguages),
  inLanguages: (languages) => ({ summary: summary(languages) }),
  type: html,
  status: 404,
  unlisted: true,
  body: (site) => {
    const lang = firstLanguage(site)
    const w = words[lang].page
    const page = (
      <Page
        site={site}
        lang={lang}
        title={`${w.notFound} – ${site.pub.name[lang]}`}
        description={w.notFoundText}
        head={<meta name="robots" content="noindex" />}
        overrides={notFound}
      >
        <main class="lost">
          <Emblem site={site} />
          {site.languages.map((each) => (
            <NotFound site={site} lang={each} />
          ))}
          {/* The links of the home pages, and the site map. */}
          <DocumentLinks
            site={site}
            lang={lang}
            links={[...interfaceLinks(site.resources), { rel: 'sitemap', path: '/sitemap.xml' }]}
          />
        </main>
      </Page>
    )
    return renderPage(page, lang)
  },
})

function NotFound({ site, lang }: { site: Publication; lang: Language }) {
  const w = words[lang].page
  const home = href(site, homePath(site, lang))
  return (
    <section lang={lang}>
      {lang === firstLanguage(site) ? <h1>{w.notFound}</h1> : <h2>{w.notFound}</h2>}
      <p>{w.notFoundText}</p>
      <Actions
        links={[
          <a class="call" href={`${home}#${menuAnchor(site)}`}>
            {menuTitle(site, lang)}
          </a>,
          findFirstPhone(site.pub) !== undefined && callLink(site, lang, false),
          <a href={home}>{w.home}</a>,
        ]}
      />
    </section>
  )
}
