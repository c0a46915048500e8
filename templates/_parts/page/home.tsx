/** @jsxRuntime automatic @jsxImportSource preact */
// The home page in one language. Its parts are what a guest recognises, in the order of use.
// Ids of the page have an underscore, which ids of dishes cannot have: none collides with `#svickova`.

import type { Publication } from '../../../src/model/resource.ts'
import { href, type Language } from '../../../src/model/site.ts'
import { homePath, other, weekInShort } from '../facts.ts'
import * as format from '../format.ts'
import { homeLinks, linked } from '../links.ts'
import { words } from '../words/words.ts'
import { Contact, House, Operator } from './contact.tsx'
import { Emblem } from './emblem.tsx'
import { Hours } from './hours.tsx'
import { LunchMenu } from './lunch.tsx'
import { Legend, MenuPart } from './menu.tsx'
import { HomeLinks, Page } from './page.tsx'
import { Imprint } from './print.tsx'
import { StructuredData } from './structured-data.tsx'

type Props = { site: Publication; lang: Language }

export function Home({ site, lang }: Props) {
  const { pub, home } = site
  return (
    <Page
      site={site}
      lang={lang}
      title={`${pub.name[lang]} – ${pub.kind[lang]}, ${pub.address.town}`}
      description={home[lang].description}
      head={<HomeLinks site={site} lang={lang} />}
    >
      <a class="skip" href={`#${menuAnchor(site)}`}>
        {words[lang].skip}
      </a>
      <Masthead site={site} lang={lang} />
      <Contents site={site} lang={lang} />
      <main>
        <Hours site={site} lang={lang} />
        <LunchMenu site={site} lang={lang} />
        <MenuPart site={site} lang={lang} kind="food" />
        <MenuPart site={site} lang={lang} kind="drinks" />
        <Legend lang={lang} />
        <Story site={site} lang={lang} />
        <Contact site={site} lang={lang} />
        <House site={site} lang={lang} />
      </main>
      <footer>
        <Operator site={site} lang={lang} />
        <Agents site={site} lang={lang} />
        <Imprint site={site} lang={lang} />
      </footer>
      <StructuredData site={site} lang={lang} />
    </Page>
  )
}

/** A pub may serve drinks only. */
const menuAnchor = ({ menu }: Publication) => (menu.food.length > 0 ? 'food_menu' : 'drinks_menu')

function Masthead({ site, lang }: Props) {
  const { pub, home } = site
  const w = words[lang]
  const foreign = other(lang)
  return (
    <header id="the_pub">
      <p class="language">
        <a href={href(site, homePath(foreign))} lang={foreign} hreflang={foreign}>
          {w.otherLanguage}
        </a>
      </p>
      <Emblem site={site} />
      <h1>
        <bdi>{pub.name[lang]}</bdi>
      </h1>
      <p class="kind">
        {pub.kind[lang]}, <bdi lang={lang === 'cs' ? undefined : 'cs'}>{pub.address.town}</bdi>
      </p>
      <p class="tagline">
        <bdi>{home[lang].tagline}</bdi>
      </p>
      <p class="week">
        {weekInShort(site.hours, lang).map(({ days, hours }, index) => (
          <>
            {index > 0 && ', '}
            <span>
              <b>{days}</b> {hours}
            </span>
          </>
        ))}
      </p>
      <p class="actions">
        <a class="call" href={`tel:${pub.phone}`}>
          {w.call} {format.phone(pub.phone)}
        </a>{' '}
        <a href={`#${menuAnchor(site)}`}>{w.menu}</a>
      </p>
      {pub.notice && <p class="quiet">{pub.notice[lang]}</p>}
    </header>
  )
}

/** Stays at the top of the window; made of anchors alone. */
function Contents({ site: { menu }, lang }: Props) {
  const w = words[lang]
  const places = [
    menu.lunch && ['lunch_menu', w.anchors.lunch],
    menu.food.length > 0 && ['food_menu', w.anchors.food],
    menu.drinks.length > 0 && ['drinks_menu', w.anchors.drinks],
    ['allergen_legend', w.anchors.allergens],
    ['find_us', w.anchors.findUs],
  ].filter((place): place is [string, string] => Array.isArray(place))
  return (
    <nav aria-label={w.contents}>
      <ul>
        {places.map(([id, name]) => (
          <li>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Story({ site, lang }: Props) {
  const { story } = site.home[lang]
  if (story.length === 0) return null
  return (
    <section id="about_us" class="prose">
      <h2>{words[lang].story}</h2>
      {story.map(({ heading, paragraphs }) => (
        <>
          {heading !== undefined && <h3>{heading}</h3>}
          {paragraphs.map((paragraph) => (
            <p>{paragraph}</p>
          ))}
        </>
      ))}
    </section>
  )
}

function Agents({ site, lang }: Props) {
  const w = words[lang]
  return (
    <section id="for_agents">
      <h2>{w.forAgents}</h2>
      <p>{w.agentLine}</p>
      <ul class="links">
        {linked(site, homeLinks(lang)(site.resources)).map(({ resource: { path, title } }) => (
          <li>
            <a href={href(site, path)} lang="en">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
