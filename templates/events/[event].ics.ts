// One event for a calendar, in the first language of the site.

export { default } from '../[lang]/events/[event].ics.ts'
