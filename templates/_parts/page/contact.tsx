/** @jsxRuntime automatic @jsxImportSource preact */
// Address, ways to get there, contact, payment and the operator.

import * as format from '../format.ts'
import {
  formatBooking,
  formatOtherPhoneHours,
  formatPhoneAbout,
  listPhones,
} from '../text/booking.ts'
import * as contactFacts from '../text/contact.ts'
import { words } from '../words/words.ts'
import type { SiteProps } from './props.ts'
import { Terms } from './terms.tsx'

export function Contact({ site, lang }: SiteProps) {
  const { pub } = site
  const w = words[lang].contact
  const there = contactFacts.placeLanguage(site, lang)
  const stops = contactFacts.transportFacts(site, lang)
  return (
    <section id="find_us" class="pair">
      <h2>{w.title}</h2>
      <div>
        <address>
          <bdi>{pub.name[lang]}</bdi>
          {contactFacts.addressLines(site).map((line) => (
            <>
              <br />
              <span lang={there}>{line}</span>
            </>
          ))}
        </address>
        <Reach site={site} lang={lang} />
        <MapLink site={site} lang={lang} />
        {stops.length > 0 && (
          <ul class="plain">
            {stops.map((fact) => (
              <li>{fact}</li>
            ))}
          </ul>
        )}
      </div>
      <div>
        <Booking site={site} lang={lang} />
        <h3>{w.payment}</h3>
        {contactFacts.paymentLines(site, lang).map((line) => (
          <p>{line}</p>
        ))}
      </div>
    </section>
  )
}

/** Telephone numbers, e-mail and links to other sites. */
function Reach({ site, lang }: SiteProps) {
  const { pub } = site
  const links = contactFacts.linkFacts(site, lang)
  const phoneHours = formatOtherPhoneHours(site, lang)
  return (
    <>
      {(listPhones(pub).length > 0 || pub.email !== undefined) && (
        <p class="actions">
          {listPhones(pub).map((phone) => {
            const text = format.phone(phone.number) + formatPhoneAbout(phone, lang)
            // The link lays out its children, and times have elements of their own.
            return (
              <a class="call" href={`tel:${phone.number}`}>
                {phone.hours ? <span>{text}</span> : text}
              </a>
            )
          })}
          {pub.email !== undefined && <a href={contactFacts.mailUrl(pub.email)}>{pub.email}</a>}
        </p>
      )}
      {phoneHours !== undefined && <p>{phoneHours}</p>}
      <LinkList
        title={words[lang].contact.links}
        links={links.map(({ name, url, role }) => {
          const rel = role === 'profile' ? 'me external' : 'external'
          return { name, url, rel }
        })}
      />
      <LinkList
        title={words[lang].contact.branches}
        links={contactFacts
          .branchFacts(site, lang)
          .map((branch) => ({ ...branch, rel: 'external' }))}
      />
    </>
  )
}

type LinkListProps = { title: string; links: readonly ExternalLink[] }
type ExternalLink = { name: string; about?: string; url: string | undefined; rel: string }

function LinkList({ title, links }: LinkListProps) {
  if (links.length === 0) return null
  return (
    <>
      <p>{title}:</p>
      <ul class="links">
        {links.map(({ name, about, url, rel }) => (
          <li>
            {url === undefined ? (
              name
            ) : (
              <a href={url} rel={rel}>
                {name}
              </a>
            )}
            {about && `, ${about}`}
          </li>
        ))}
      </ul>
    </>
  )
}

function Booking({ site, lang }: SiteProps) {
  const { url } = site.pub.reservation
  const text = formatBooking(site, lang)
  const w = words[lang].contact
  if (text === '' && url === undefined) return null
  return (
    <>
      <h3>{w.booking}</h3>
      {text !== '' && <p>{text}</p>}
      {url !== undefined && (
        <p class="actions">
          <a class="call" href={url} rel="external">
            {w.bookTable}
          </a>
        </p>
      )}
    </>
  )
}

/** Link to a map. Phones open it in their map app. */
function MapLink({ site, lang }: SiteProps) {
  const { geo } = site.pub
  return (
    <>
      <p class="actions">
        <a href={contactFacts.mapUrl(site)} rel="external">
          {words[lang].contact.showOnMap}
        </a>
      </p>
      {geo?.note && <p>{geo.note[lang]}</p>}
    </>
  )
}

/** Legal data of the operator (Czech Civil Code section 435). */
export function Operator({ site, lang }: SiteProps) {
  const register = contactFacts.registerSentence(site, lang)
  return (
    <section id="operator_data">
      <h2>{words[lang].contact.legal}</h2>
      <dl>
        <Terms facts={contactFacts.operatorFacts(site, lang)} />
      </dl>
      {register && <p>{register}</p>}
    </section>
  )
}
