/** @jsxRuntime automatic @jsxImportSource preact */
// Where the pub is, how to reach it and pay, what it has, and who runs it.

import type { Language, Site } from '../../../src/model/site.ts'
import {
  addressLines,
  houseFacts,
  mapUrl,
  operatorFacts,
  paymentFacts,
  transportFacts,
} from '../facts.ts'
import * as format from '../format.ts'
import { words } from '../words/words.ts'

type Props = { site: Site; lang: Language }

export function Contact({ site, lang }: Props) {
  const { pub } = site
  const { reservation, payment } = pub
  const w = words[lang]
  return (
    <section id="find_us" class="pair">
      <h2>{w.findUs}</h2>
      <div>
        <address>
          <bdi>{pub.name[lang]}</bdi>
          {addressLines(site).map((line) => (
            <>
              <br />
              <span lang={lang === 'cs' ? undefined : 'cs'}>{line}</span>
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
      {words[lang].map}: <a href={mapUrl(geo)}>{`${geo.latitude}, ${geo.longitude}`}</a>
      {geo.note && ` (${geo.note[lang]})`}
    </p>
  )
}

export function House({ site, lang }: Props) {
  const facts = houseFacts(site, lang)
  if (facts.length === 0) return null
  return (
    <section id="the_house">
      <h2>{words[lang].house}</h2>
      <ul class="plain columns">
        {facts.map((fact) => (
          <li>{fact}</li>
        ))}
      </ul>
    </section>
  )
}

export function Operator({ site, lang }: Props) {
  return (
    <section id="operator_data">
      <h2>{words[lang].operator}</h2>
      <dl>
        {operatorFacts(site, lang).map(({ label, value }) => (
          <div>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{site.pub.legal.register[lang]}</p>
    </section>
  )
}
