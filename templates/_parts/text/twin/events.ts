// Events, one per line.

import { calendarPath, eventPath } from '../../../../src/model/languages.ts'
import { type Language, type Site, url } from '../../../../src/model/site.ts'
import { words } from '../../words/words.ts'
import { type EventFacts, eventFacts, formatPrices, listEvents } from '../events.ts'
import { blocks, heading, inline, link, list } from '../markdown.ts'

export function events(site: Site, lang: Language): string | false {
  const all = listEvents(site)
  if (all.length === 0) return false
  return blocks(
    heading(2, words[lang].events.title),
    list(all.map((event) => line(site, eventFacts(site, event, lang), lang))),
    link(words[lang].events.calendar, url(site, calendarPath(site, lang))),
  )
}

/** `Concert: Friday 27 November 2026, from 20:00; Entry: in advance CZK 250. About it. [More](...)` */
function line(site: Site, facts: EventFacts, lang: Language): string {
  const { id, title, isCancelled, when, status, prices, free, age, description, tickets } = facts
  const w = words[lang].events
  const details = [
    when,
    status,
    free,
    prices.length > 0 ? formatPrices(prices, inline) : undefined,
  ].filter((part) => part !== undefined)
  const links = [
    facts.url !== undefined && link(w.more(title), facts.url),
    tickets !== undefined && link(w.tickets, tickets),
    !isCancelled && link(w.toCalendar, url(site, eventPath(site, lang, id))),
  ].filter(Boolean)
  return [
    `${inline(title)}: ${details.join('; ')}.`,
    age && `${age}.`,
    description && inline(description),
    links.join(' · '),
  ]
    .filter(Boolean)
    .join(' ')
}
