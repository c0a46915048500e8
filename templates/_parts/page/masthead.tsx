/** @jsxRuntime automatic @jsxImportSource preact */
// Head of the home page: the pub's name, opening hours, telephone and links to the sections.

import { comesFirst } from '../../../src/model/house-types.ts'
import { homePath, type Language, remainingLanguages } from '../../../src/model/languages.ts'
import { href, type LunchDish, type Site } from '../../../src/model/site.ts'
import { findChoice } from '../facts/filter.ts'
import { findNextLunch, lunchWeeks } from '../facts/lunch.ts'
import { pagePath, pagesExcept } from '../facts/pages.ts'
import { listKinds, menuAnchor } from '../facts/sections.ts'
import * as format from '../format.ts'
import { findFirstPhone } from '../text/booking.ts'
import { addressLines, mapUrl, placeLanguage } from '../text/contact.ts'
import { eventsFirst, findNextEvent, hasEvents } from '../text/events.ts'
import { findPresentWeek, formatShortWeek, listExceptionsSoon } from '../text/hours.ts'
import { hasHouse } from '../text/house-facts.ts'
import { menuTitle } from '../text/menu.ts'
import { words } from '../words/words.ts'
import { Actions } from './actions.tsx'
import { Emblem } from './emblem.tsx'
import { filterTitle, StyledLink } from './filter.tsx'
import { dayAnchor } from './lunch.tsx'
import { HeadPhoto } from './photo.tsx'
import type { SiteProps } from './props.ts'

export function Masthead({ site, lang }: SiteProps) {
  const { pub, home } = site
  const alternatives = remainingLanguages(site, lang)
  const languages = alternatives.length > 0 && (
    <p class="language">
      {alternatives.map((each) => (
        <a href={href(site, homePath(site, each))} lang={each} hreflang={each}>
          {words[each].page.language}
        </a>
      ))}
    </p>
  )
  return (
    <header id="the_pub" class={site.photos?.head && 'pictured'}>
      {languages}
      <HeadPhoto site={site} lang={lang} />
      <div>
        <h1>
          <Emblem site={site} />
          <bdi>{pub.name[lang]}</bdi>
        </h1>
        <p class="kind">
          {pub.kind[lang]}, <bdi lang={placeLanguage(site, lang)}>{pub.address.town}</bdi>
        </p>
        <p class="tagline">
          <bdi>{home[lang].tagline}</bdi>
        </p>
      </div>
      <div>
        <HeadDetails site={site} lang={lang} />
      </div>
    </header>
  )
}

/** When the house is open, where it is and what to do next. */
function HeadDetails({ site, lang }: SiteProps) {
  const { pub } = site
  const programme = eventsFirst(site) && hasEvents(site)
  return (
    <>
      <HoursSummary site={site} lang={lang} />
      <Next site={site} lang={lang} />
      <Address site={site} lang={lang} />
      <Actions
        links={[
          programme && (
            <a class="call" href="#whats_on">
              {words[lang].events.programme}
            </a>
          ),
          callLink(site, lang, !programme),
          lunchWeeks(site).length > 0 && <a href="#lunch_list">{words[lang].menu.lunch}</a>,
          <a href={`#${menuAnchor(site)}`}>{menuTitle(site, lang)}</a>,
        ]}
      />
      {pub.notice && <p class="quiet">{pub.notice[lang]}</p>}
    </>
  )
}

/**
 * The next event of a house where events come first, or the dishes of the next day with lunch where
 * lunch does.
 */
function Next({ site, lang }: SiteProps) {
  const event = findNextEvent(site, lang)
  const day = comesFirst(site.pub.type, 'lunch') && findNextLunch(site)
  const [when, to, name] = event
    ? [event.when, `event_${event.id}`, event.title]
    : day
      ? [format.longDate(day.date, lang, site), dayAnchor(day.date), listNames(day.mains, lang)]
      : []
  if (when === undefined) return null
  return (
    <p class="week next">
      <b>{format.capital(when)}:</b> <a href={`#${to}`}>{name}</a>
      {event?.status !== undefined && ` (${event.status})`}
    </p>
  )
}

/** Return the names of the first three dishes. */
const listNames = (dishes: readonly LunchDish[], lang: Language) =>
  dishes
    .slice(0, 3)
    .map(({ name }) => name[lang])
    .join(', ') + (dishes.length > 3 ? ' …' : '')

/** Address as a link. Phones open it in their map app. */
const Address = ({ site, lang }: SiteProps) => (
  <p class="place">
    <a href={mapUrl(site)} rel="external" lang={placeLanguage(site, lang)}>
      {addressLines(site).join(', ')}
    </a>
  </p>
)

/** Main action: a telephone link, or online booking without a telephone. */
export function callLink({ pub }: Site, lang: Language, isMain = true) {
  const phone = findFirstPhone(pub)
  const { call } = words[lang].page
  const [to, label] =
    phone === undefined
      ? [pub.reservation.url, words[lang].contact.bookTable]
      : [`tel:${phone}`, `${call} ${format.phone(phone)}`]
  if (to === undefined) return undefined
  const rel = phone === undefined ? 'external' : undefined
  return (
    <a class={isMain ? 'call' : undefined} href={to} rel={rel}>
      {label}
    </a>
  )
}

/**
 * Opening hours in short form as on a door sign, the next change of season, and exceptions in the
 * next days.
 */
function HoursSummary({ site, lang }: SiteProps) {
  const { when, week, instead, next } = findPresentWeek(site, lang)
  const soon = listExceptionsSoon(site, lang)
  const groups = formatShortWeek(week, lang)
  return (
    <>
      <p class="week">
        {when && `${when}: `}
        {!week && `${instead}${next ? ';' : ''}`}
        {groups.map(({ days, hours }, index) => (
          <>
            {index > 0 && ' '}
            <span>
              <b>{when ? days : format.capital(days)}</b> {hours}
              {index < groups.length - 1 ? ',' : next && ';'}
            </span>
          </>
        ))}
        {next && (
          <>
            {' '}
            <a href="#opening_hours">{next}</a>
          </>
        )}
      </p>
      {soon.length > 0 && (
        <p class="week">
          {soon.map(({ dates, reason, hours }, index) => (
            <>
              {index > 0 && ' '}
              <span>
                <b>{dates}</b> {hours}
                {reason}
                {index < soon.length - 1 && ';'}
              </span>
            </>
          ))}
        </p>
      )}
    </>
  )
}

/** With a short name, the style of the filter draws the text of the link. */
type SectionLink = [to: string, name: string, short?: string]

type SectionBarProps = SiteProps & {
  /** Name of the owner's page that the bar is on. Without it the bar is on the home page. */
  page?: string
}

export const barId = 'in_page'

/**
 * Navigation bar of links to the sections and to the owner's pages. It stays at the top of the
 * window.
 */
export function SectionBar({ site, lang, page }: SectionBarProps) {
  const w = words[lang].page
  const home = page === undefined ? '' : href(site, homePath(site, lang))
  const events: SectionLink | false = hasEvents(site) && ['#whats_on', words[lang].events.anchor]
  // Other pages lack the style that draws the text of this link.
  const choice = page === undefined && findChoice(site)
  const sections: (SectionLink | false | undefined)[] = [
    eventsFirst(site) && events,
    choice && ['#filter_by', filterTitle(choice, lang), words[lang].filter.anchor],
    lunchWeeks(site).length > 0 && ['#lunch_list', w.anchors.lunch],
    ...listKinds(site).map((kind): SectionLink => [`#${kind}_list`, w.anchors[kind]]),
    !eventsFirst(site) && events,
    ['#opening_hours', w.anchors.hours],
    ['#find_us', w.anchors.findUs],
    hasHouse(site, lang) && ['#the_house', w.anchors.house],
    ['#allergen_legend', w.anchors.allergens],
  ]
  const pages = pagesExcept(site, page).map(
    ({ name, texts }): SectionLink => [href(site, pagePath(name)(site, lang)), texts[lang].title],
  )
  const links = sections
    .filter((link) => !!link)
    .map(([to, ...rest]): SectionLink => [home + to, ...rest])
  return (
    <nav id={barId} aria-label={w.contents}>
      <ul>
        {[...links, ...pages].map(([to, name, short]) => (
          <li>
            <StyledLink to={to} name={name} short={short} isDrawnByStyle={short !== undefined} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
