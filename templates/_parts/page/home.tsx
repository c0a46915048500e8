/** @jsxRuntime automatic @jsxImportSource preact */
// The home page in one language. Its sections are in the order in which guests need them. Ids of
// the page contain an underscore, which ids of dishes such as `#svickova` cannot.

import { homePath, type Language } from '../../../src/model/languages.ts'
import type { Publication } from '../../../src/model/resource.ts'
import { findChoice } from '../facts/filter.ts'
import { menuAnchor } from '../facts/sections.ts'
import { formatNameAndKind, formatNameAndTown } from '../text/contact.ts'
import { eventsFirst, hasEvents } from '../text/events.ts'
import { words } from '../words/words.ts'
import { Agents, TwinLink } from './agents.tsx'
import { Contact, Operator } from './contact.tsx'
import { Events } from './events.tsx'
import { Filter, FilterStatus, filterId, filterStyle } from './filter.tsx'
import { Hours } from './hours.tsx'
import { House, Story } from './house.tsx'
import { LunchMenu } from './lunch.tsx'
import { barId, Masthead, SectionBar } from './masthead.tsx'
import { Legend, Menu, Specials } from './menu.tsx'
import { MorePages } from './own-page.tsx'
import { Page, PageLinks } from './page.tsx'
import { fitLetters } from './paper.ts'
import { PhotoStrip } from './photo.tsx'
import { Imprint } from './print.tsx'
import { StructuredData } from './structured-data.tsx'
import { events } from './style.ts'

export function Home({ site, lang }: { site: Publication; lang: Language }) {
  const { pub, home } = site
  return (
    <Page
      site={site}
      lang={lang}
      title={`${formatNameAndKind(site, lang, ' – ')}, ${pub.address.town}`}
      description={home[lang].description}
      head={
        <>
          <PageLinks
            site={site}
            lang={lang}
            pathOf={homePath}
            title={formatNameAndTown(site, lang)}
          />
          {/* A head or a bar of which only a part has arrived would move. */}
          <link
            rel="expect"
            href={`#${findChoice(site) ? filterId : barId}`}
            {...{ blocking: 'render' }}
          />
        </>
      }
      style={filterStyle(site) + (hasEvents(site) ? events : '') + paperStyle(site, lang)}
    >
      <a class="skip" href={`#${menuAnchor(site)}`}>
        {words[lang].page.skip}
      </a>
      {/* Everything but a link inside the page belongs in a landmark. */}
      <aside aria-label={words[lang].agents.title}>
        <TwinLink site={site} lang={lang} page={homePath(site, lang)} />
      </aside>
      <Masthead site={site} lang={lang} />
      <SectionBar site={site} lang={lang} />
      <main>
        <PhotoStrip site={site} lang={lang} />
        {eventsFirst(site) && <Events site={site} lang={lang} />}
        <Filter site={site} lang={lang} />
        <LunchMenu site={site} lang={lang} />
        <Specials site={site} lang={lang} />
        <Menu site={site} lang={lang} />
        {!eventsFirst(site) && <Events site={site} lang={lang} />}
        <Hours site={site} lang={lang} />
        <Story site={site} lang={lang} />
        <Contact site={site} lang={lang} />
        <House site={site} lang={lang} />
        <Legend site={site} lang={lang} />
        <FilterStatus site={site} lang={lang} />
      </main>
      <footer>
        <MorePages site={site} lang={lang} />
        <Operator site={site} lang={lang} />
        <Agents site={site} lang={lang} />
        <p class="links">
          <a href="#the_pub">{words[lang].page.top}</a>
        </p>
        <Imprint site={site} lang={lang} />
      </footer>
      <StructuredData site={site} lang={lang} />
    </Page>
  )
}

/** Return print rules with the largest letters at which the menu fits its number of pages. */
function paperStyle(site: Publication, lang: Language): string {
  const { points, columns } = fitLetters(site, lang)
  const terms = columns === 1 ? ';--terms:2' : ''
  return `@media print{:root{--points:${points}pt;--columns:${columns}${terms}}}`
}
