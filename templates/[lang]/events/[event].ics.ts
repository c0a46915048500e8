// One event for a calendar (RFC 5545). The pages link to it; the documents list the whole calendar.

import { firstLanguage, type Language } from '../../../src/model/languages.ts'
import type { Template } from '../../../src/model/resource.ts'
import { calendarType, singleEvent } from '../../_parts/text/calendar.ts'

export default (code: Language | undefined, id: string): Template => ({
  group: 'Events',
  title: `Event ${id}`,
  summary: `The event ${id}, to add to a calendar (iCalendar, RFC 5545).`,
  type: calendarType,
  unlisted: true,
  sharedRule: `${code ? `/${code}` : ''}/events/*`,
  ...(code && { contentLanguage: code }),
  render: (site) => singleEvent(site, code ?? firstLanguage(site), id),
})
