// Events for calendars (RFC 5545), once per language.

import { englishName, firstLanguage, type Language } from '../../src/model/languages.ts'
import type { Publication } from '../../src/model/resource.ts'
import type { Site } from '../../src/model/site.ts'
import { calendarType, eventCalendar } from '../_parts/text/calendar.ts'

export default (code?: Language) => {
  const language = code === undefined ? '' : ` in ${englishName(code)}`
  return {
    group: 'Events',
    title: `Calendar of events${language}`,
    summary: `What is on${language}, to subscribe to in a calendar (iCalendar, RFC 5545).`,
    type: calendarType,
    when: ({ events }: Pick<Site, 'events'>) => events !== undefined,
    // One entry in the documents stands for all languages.
    ...(code === undefined
      ? { name: 'EventCalendar', relation: 'item' }
      : { contentLanguage: code, unlisted: true }),
    render: (site: Publication) => eventCalendar(site, code ?? firstLanguage(site)),
  } as const
}
