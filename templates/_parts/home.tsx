// The home page in one language. Its parts are what a guest recognises, in the order of use.
// Ids of the page have an underscore, which ids of dishes cannot have: none collides with `#svickova`.

import { href, type Language, type Site } from '../../src/site.ts'
import { Contact, House, Operator } from './contact.tsx'
import { homePath, other } from './facts.ts'
import * as format from './format.ts'
import { Hours } from './hours.tsx'
import { LunchMenu } from './lunch.tsx'
import { Legend, MenuPart } from './menu.tsx'
import { HomeLinks, Page } from './page.tsx'
import { words } from './words.ts'

type Props = { site: Site; lang: Language }

export function Home({ site, lang }: Props) {
  const { pub, home } = site
  return (
    <Page
      lang={lang}
      title={`${pub.name[lang]} – ${pub.kind[lang]}, ${pub.address.town}`}
      description={home[lang].description}
      head={<HomeLinks site={site} lang={lang} />}
    >
      <a class="skip" href="#food_menu">
        {words[lang].skip}
      </a>
      <Masthead site={site} lang={lang} />
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
      </footer>
    </Page>
  )
}

function Masthead({ site, lang }: Props) {
  const { pub, home, menu } = site
  const w = words[lang]
  const foreign = other(lang)
  return (
    <header>
      <h1>
        <bdi>{pub.name[lang]}</bdi>
      </h1>
      <p>
        <bdi>{home[lang].tagline}</bdi> {pub.kind[lang]}, {pub.address.town}
      </p>
      {pub.notice && <p class="quiet">{pub.notice[lang]}</p>}
      <p>
        <a class="call" href={`tel:${pub.phone}`}>
          {w.call} {format.phone(pub.phone)}
        </a>
      </p>
      <nav aria-label={w.contents}>
        <ul>
          <li>
            <a href="#opening_hours">{w.hours}</a>
          </li>
          {menu.lunch && (
            <li>
              <a href="#lunch_menu">{w.lunch}</a>
            </li>
          )}
          {menu.food.length > 0 && (
            <li>
              <a href="#food_menu">{w.food}</a>
            </li>
          )}
          {menu.drinks.length > 0 && (
            <li>
              <a href="#drinks_menu">{w.drinks}</a>
            </li>
          )}
          <li>
            <a href="#find_us">{w.findUs}</a>
          </li>
          <li>
            <a href={href(site, homePath(foreign))} lang={foreign} hreflang={foreign}>
              {w.otherLanguage}
            </a>
          </li>
        </ul>
      </nav>
    </header>
  )
}

function Story({ site, lang }: Props) {
  return (
    <section id="about_us">
      <h2>{words[lang].story}</h2>
      {site.home[lang].story.map(({ heading, paragraphs }) => (
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
  const named = [
    lang === 'cs' ? '/index.md' : '/en.md',
    '/menu.json',
    '/api/docs.md',
    '/llms.txt',
    '/auth.md',
  ]
  return (
    <section id="for_agents">
      <h2>{w.forAgents}</h2>
      <p>{w.agentLine}</p>
      <ul>
        {site.resources
          .filter(({ path }) => named.includes(path))
          .map(({ path, title }) => (
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
