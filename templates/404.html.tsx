/** @jsxRuntime automatic @jsxImportSource preact */
// What hosts send with status 404: both languages, and the ways on for people and programs.

import { html, type Publication, text } from '../src/model/resource.ts'
import { href, type Language } from '../src/model/site.ts'
import { homePath } from './_parts/facts.ts'
import { Emblem } from './_parts/page/emblem.tsx'
import { document, Page } from './_parts/page/page.tsx'
import { words } from './_parts/words/words.ts'

export default text({
  group: 'Pages',
  title: 'Not found',
  summary: 'Sent with status 404 for unknown paths, in both languages.',
  type: html,
  status: 404,
  unlisted: true,
  body: (site) =>
    document(
      <Page
        site={site}
        lang="cs"
        title={`${words.cs.notFound} – ${site.pub.name.cs}`}
        description={words.cs.notFoundText}
        head={<meta name="robots" content="noindex" />}
      >
        <main class="lost">
          <Emblem site={site} />
          <NotFound site={site} lang="cs" />
          <NotFound site={site} lang="en" />
          <ForPrograms site={site} />
        </main>
      </Page>,
      'cs',
    ),
})

function NotFound({ site, lang }: { site: Publication; lang: Language }) {
  const w = words[lang]
  const home = href(site, homePath(lang))
  return (
    <section lang={lang}>
      {lang === 'cs' ? <h1>{w.notFound}</h1> : <h2>{w.notFound}</h2>}
      <p>{w.notFoundText}</p>
      <p class="actions">
        <a class="call" href={home}>
          {w.home}
        </a>{' '}
        <a href={`${home}#${site.menu.food.length > 0 ? 'food_menu' : 'drinks_menu'}`}>{w.menu}</a>
      </p>
    </section>
  )
}

/** Other ways on, as far as this site has them. */
function ForPrograms({ site }: { site: Publication }) {
  const ways = ['/llms.txt', '/openapi.json', '/sitemap.xml']
  return (
    <ul class="links" lang="en">
      {site.resources
        .filter(({ path }) => ways.includes(path))
        .map(({ path, title }) => (
          <li>
            <a href={href(site, path)}>{title}</a>
          </li>
        ))}
    </ul>
  )
}
