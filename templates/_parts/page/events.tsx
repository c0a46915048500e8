/** @jsxRuntime automatic @jsxImportSource preact */
// Coming events. Every date has its year, so that an old page shows that it is old.

import type { Language, Site } from '../../../src/model/site.ts'
import { capital } from '../format.ts'
import { type EventFacts, eventFacts, listEvents } from '../text/events.ts'
import { words } from '../words/words.ts'

export function Events({ site, lang }: { site: Site; lang: Language }) {
  const events = listEvents(site)
  if (events.length === 0) return null
  return (
    <section id="whats_on">
      <h2>{words[lang].events.title}</h2>
      {/* Ordered by time. The filter ignores ordered lists. */}
      <ol class="items">
        {events.map((event) => (
          <Event facts={eventFacts(site, event, lang)} lang={lang} />
        ))}
      </ol>
    </section>
  )
}

/**
 * One event. The style draws the date as a calendar leaf from the data attributes; the same date is
 * in words next to it.
 */
function Event({ facts, lang }: { facts: EventFacts; lang: Language }) {
  const { id, title, isCancelled, block, when, date, description, status, prices, free, age, url } =
    facts
  return (
    <li id={`event_${id}`}>
      <figure
        role="none"
        data-weekday={block.weekday}
        data-day={block.day}
        data-month={block.month}
      >
        {isCancelled ? <span class="gone">{title}</span> : <strong>{title}</strong>}
        <p>
          {date === undefined ? when : <time datetime={date}>{when}</time>}
          {status !== undefined && (
            <>
              {', '}
              <strong>{status}</strong>
            </>
          )}
        </p>
        {age !== undefined && <p>{age}</p>}
        {description !== undefined && <p>{description}</p>}
        {url !== undefined && (
          <p class="actions">
            <a href={url} rel="external">
              {words[lang].events.more(title)}
            </a>
          </p>
        )}
      </figure>
      {free !== undefined && (
        <p>
          <b>{free}</b>
        </p>
      )}
      {prices.length > 0 && <Prices prices={prices} />}
    </li>
  )
}

function Prices({ prices }: { prices: EventFacts['prices'] }) {
  return (
    <ul>
      {prices.map(({ label, price }) => (
        <li>
          <span>{capital(label)}</span> <b>{price}</b>
        </li>
      ))}
    </ul>
  )
}
