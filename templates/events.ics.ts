// Events for calendars, in the first language of the site.

import eventCalendar from './[lang]/events.ics.ts'

export default eventCalendar()
