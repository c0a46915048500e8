/** @jsxRuntime automatic @jsxImportSource preact */
// The head of the home page: what the pub is called, when it is open, how to call it, and the way
// to each part of the page.

import { homePath, type Language, others } from '../../../src/model/languages.ts'
import { href, type Site } from '../../../src/model/site.ts'
import { placeLanguage } from '../facts/contact.ts'
import { weekInShort } from '../facts/hours.ts'
import { menuAnchor } from '../facts/menu.ts'
import * as format from '../format.ts'
import { words } from '../words/words.ts'
import { Emblem } from './emblem.tsx'

type Props = { site: Site; lang: Language }

export function Masthead({ site, lang }: Props) {
  const { pub, home } = site
  return (
    <header id="the_pub">
      <p class="language">
        {others(lang).map((each) => (
          <a href={href(site, homePath(each))} lang={each} hreflang={each}>
            {words[each].page.language}
          </a>
        ))}
      </p>
      <Emblem site={site} />
      <h1>
        <bdi>{pub.name[lang]}</bdi>
      </h1>
      <p class="kind">
        {pub.kind[lang]},{' '}
        <bdi lang={lang === placeLanguage(site) ? undefined : placeLanguage(site)}>
          {pub.address.town}
        </bdi>
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
          {words[lang].page.call} {format.phone(pub.phone)}
        </a>{' '}
        <a href={`#${menuAnchor(site)}`}>{words[lang].menu.title}</a>
      </p>
      {pub.notice && <p class="quiet">{pub.notice[lang]}</p>}
    </header>
  )
}

/** Stays at the top of the window; made of anchors alone. */
export function Contents({ site: { menu }, lang }: Props) {
  const w = words[lang].page
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
