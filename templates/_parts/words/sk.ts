// Slovak.

import { agents } from './sk/agents.ts'
import { booking } from './sk/booking.ts'
import { contact } from './sk/contact.ts'
import { events } from './sk/events.ts'
import { filter } from './sk/filter.ts'
import { format } from './sk/format.ts'
import { hours } from './sk/hours.ts'
import { house } from './sk/house.ts'
import { menu } from './sk/menu.ts'
import { page } from './sk/page.ts'

export const sk = { format, hours, events, menu, filter, contact, booking, house, page, agents }
