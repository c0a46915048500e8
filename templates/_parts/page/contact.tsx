/** @jsxRuntime automatic @jsxImportSource preact */
// Where the pub is, how to reach and pay it.

import type { Language } from '../../../src/model/languages.ts'
import type { Site } from '../../../src/model/site.ts'
import {
  addressLines,
  mapUrl,
  paymentFacts,
  placeLanguage,
  transportFacts,
} from '../facts/contact.ts'
import * as format from '../format.ts'
import { words } from '../words/words.ts'

type Props = { site: Site; lang: Language }

export function Contact({ site, lang }: Props) {
  const { pub } = site
  const { reservation, payment } = pub
  const w = words[lang].contact
  const there = placeLanguage(site)
  return (
    <section id="find_us" class="pair">
      <h2>{w.title}</h2>
      <div>
        <address>
          <bdi>{pub.name[lang]}</bdi>
          {addressLines(site).map((line) => (
            <>
              <br />
              <span lang={lang === there ? undefined : there}>{line}</span>
            </>
          ))}
        </address>
        <p class="actions">
          <a class="call" href={`tel:${pub.phone}`}>
            {format.phone(pub.phone)}
          </a>
        </p>
        <MapLink site={site} lang={lang} />
        <ul class="plain">
          {transportFacts(site, lang).map((fact) => (
            <li>{fact}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{w.booking}</h3>
        <p>
          {reservation.note[lang]}{' '}
          {reservation.hours && w.bookingHours(format.span(reservation.hours))}
        </p>
        <h3>{w.payment}</h3>
        {paymentFacts(site, lang).map(({ label, value }) => (
          <p>{label === w.payment ? value : `${label}: ${value}`}</p>
        ))}
        {payment.note && <p>{payment.note[lang]}</p>}
      </div>
    </section>
  )
}

function MapLink({ site, lang }: Props) {
  const { geo } = site.pub
  if (!geo) return null
  return (
    <p>
      {words[lang].contact.map}:{' '}
      <a href={mapUrl(site, geo)}>{`${geo.latitude}, ${geo.longitude}`}</a>
      {geo.note && ` (${geo.note[lang]})`}
    </p>
  )
}
