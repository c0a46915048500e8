/** @jsxRuntime automatic @jsxImportSource preact */
// A custom page of the owner, and the links to all such pages.

import { href } from '../../../src/model/site.ts'
import { findPage, pagePath, pagesExcept, pageTwinPath } from '../facts/pages.ts'
import { findFirstPhone } from '../text/booking.ts'
import { formatNameAndTown } from '../text/contact.ts'
import { words } from '../words/words.ts'
import { Actions } from './actions.tsx'
import { DocumentLinks, TwinLink } from './agents.tsx'
import { Operator } from './contact.tsx'
import { Blocks } from './house.tsx'
import { callLink, SectionBar } from './masthead.tsx'
import { Page, PageLinks, PageNavigation } from './page.tsx'
import type { PublicationProps, SiteProps } from './props.ts'

export function OwnPage({ site, lang, name }: PublicationProps & { name: string }) {
  const {
    title,
    description = `${title}, ${formatNameAndTown(site, lang)}`,
    sections,
  } = findPage(site, name).texts[lang]
  const [path, twin] = [pagePath(name), pageTwinPath(name)(site, lang)]
  return (
    <Page
      site={site}
      lang={lang}
      title={`${title} – ${site.pub.name[lang]}`}
      description={description}
      head={<PageLinks site={site} lang={lang} pathOf={path} title={title} />}
    >
      <header>
        <TwinLink site={site} lang={lang} page={path(site, lang)} />
        <PageNavigation site={site} lang={lang} pathOf={path} />
        <p class="kind">{formatNameAndTown(site, lang)}</p>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {findFirstPhone(site.pub) !== undefined && <Actions links={[callLink(site, lang)]} />}
        {site.pub.notice && <p class="quiet">{site.pub.notice[lang]}</p>}
      </header>
      <SectionBar site={site} lang={lang} page={name} />
      <main>
        {sections.map(({ heading, blocks }) => (
          <section class="prose">
            {heading !== undefined && <h2>{heading}</h2>}
            <Blocks blocks={blocks} />
          </section>
        ))}
      </main>
      <footer>
        <MorePages site={site} lang={lang} name={name} />
        <Operator site={site} lang={lang} />
        <DocumentLinks site={site} lang={lang} links={[{ rel: 'alternate', path: twin }]} />
      </footer>
    </Page>
  )
}

/** Links to the owner's other pages. */
export function MorePages({ site, lang, name }: SiteProps & { name?: string }) {
  const pages = pagesExcept(site, name)
  if (pages.length === 0) return null
  return (
    <section id="more_pages">
      <h2>{words[lang].page.morePages}</h2>
      <ul class="links">
        {pages.map((page) => (
          <li>
            <a href={href(site, pagePath(page.name)(site, lang))}>{page.texts[lang].title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
