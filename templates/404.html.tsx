// What hosts send with status 404: both languages, and the ways on for people and programs.

import { html, text } from '../src/resource.ts'
import { href, type Language, type Site } from '../src/site.ts'
import { homePath } from './_parts/facts.ts'
import { document, Page } from './_parts/page.tsx'
import { words } from './_parts/words.ts'

export default text({
  group: 'Pages',
  title: 'Not found',
  summary: 'Sent with status 404 for unknown paths, in both languages.',
  type: html,
  unlisted: true,
  body: (site) =>
    document(
      <Page
        lang="cs"
        title={`${words.cs.notFound} – ${site.pub.name.cs}`}
        description={words.cs.notFoundText}
        head={<meta name="robots" content="noindex" />}
      >
        <main>
          <NotFound site={site} lang="cs" />
          <NotFound site={site} lang="en" />
          <p lang="en">
            {['/llms.txt', '/openapi.json'].map((path) => (
              <>
                <a href={href(site, path)}>{path}</a>{' '}
              </>
            ))}
          </p>
        </main>
      </Page>,
    ),
})

function NotFound({ site, lang }: { site: Site; lang: Language }) {
  const w = words[lang]
  return (
    <section lang={lang}>
      {lang === 'cs' ? <h1>{w.notFound}</h1> : <h2>{w.notFound}</h2>}
      <p>{w.notFoundText}</p>
      <ul>
        <li>
          <a href={href(site, homePath(lang))}>{w.home}</a>
        </li>
        <li>
          <a href={`${href(site, homePath(lang))}#food_menu`}>{w.menu}</a>
        </li>
      </ul>
    </section>
  )
}
