/** @jsxRuntime automatic @jsxImportSource preact */
// Coming events. Every date has its year, so that an old page shows that it is old.

import { calendarPath, eventPath } from '../../../src/model/languages.ts'
import { href, type Language, type Site, url } from '../../../src/model/site.ts'
import { type EventFacts, eventFacts, formatPrices, listEvents } from '../text/events.ts'
import { words } from '../words/words.ts'
import { Actions } from './actions.tsx'

export function Events({ site, lang }: { site: Site; lang: Language }) {
  const events = listEvents(site)
  if (events.length === 0) return null
  return (
    <section id="whats_on">
      <h2>{words[lang].events.title}</h2>
      {/* Ordered by time. The filter ignores ordered lists. */}
      <ol class="items">
        {events.map((event) => (
          <Event
            facts={eventFacts(site, event, lang)}
            lang={lang}
            file={href(site, eventPath(site, lang, event.id))}
          />
        ))}
      </ol>
      <p class="actions">
        <a href={href(site, calendarPath(site, lang))} type="text/calendar">
          {words[lang].events.calendar}
        </a>{' '}
        <a href={url(site, calendarPath(site, lang)).replace(/^https?/, 'webcal')}>
          {words[lang].events.subscribe}
        </a>
      </p>
    </section>
  )
}

/**
 * One event. The style draws the date as a calendar leaf from the data attributes; the same date is
 * in words next to it.
 */
function Event({ facts, lang, file }: { facts: EventFacts; lang: Language; file: string }) {
  const w = words[lang].events
  const { id, title, isCancelled, block, when, date, description, status, prices, free, age } =
    facts
  const { url: page, tickets } = facts
  const price = free ?? formatPrices(prices)
  return (
    <li id={`event_${id}`}>
      <figure
        role="none"
        data-weekday={block.weekday}
        data-day={block.day}
        data-month={block.month}
      >
        {isCancelled ? <span class="gone">{title}</span> : <strong>{title}</strong>}
        <p class="d">
          {date === undefined ? when : <time datetime={date}>{when}</time>}
          {status !== undefined && (
            <>
              {', '}
              <strong>{status}</strong>
            </>
          )}
          {price !== '' && `; ${price}`}
        </p>
        {age !== undefined && <p>{age}</p>}
        {description !== undefined && <p>{description}</p>}
        <Actions
          links={[
            tickets !== undefined && (
              <a class="call" href={tickets} rel="external" aria-label={`${w.tickets}: ${title}`}>
                {w.tickets}
              </a>
            ),
            page !== undefined && (
              <a href={page} rel="external">
                {w.more(title)}
              </a>
            ),
            !isCancelled && (
              <a href={file} type="text/calendar" aria-label={`${w.toCalendar}: ${title}`}>
                {w.toCalendar}
              </a>
            ),
          ]}
        />
      </figure>
    </li>
  )
}
