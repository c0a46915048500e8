// The owner's files by kind, each with the record of its fields.

import { eventsRecord } from './events.ts'
import { homeRecord, pageRecord } from './home.ts'
import { hoursRecord } from './hours.ts'
import { lookRecord } from './look.ts'
import { lunchRecord } from './lunch.ts'
import { photosRecord } from './photos.ts'
import { pubRecord } from './pub/pub.ts'
import { sectionRecord } from './section.ts'

/** The key `menu` is for `menu/*.md`. */
export const fileRecords = {
  pub: pubRecord,
  hours: hoursRecord,
  home: homeRecord,
  pages: pageRecord,
  menu: sectionRecord,
  lunch: lunchRecord,
  events: eventsRecord,
  look: lookRecord,
  photos: photosRecord,
}
