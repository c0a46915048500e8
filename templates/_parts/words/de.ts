// German.

import { agents } from './de/agents.ts'
import { booking } from './de/booking.ts'
import { contact } from './de/contact.ts'
import { events } from './de/events.ts'
import { filter } from './de/filter.ts'
import { format } from './de/format.ts'
import { hours } from './de/hours.ts'
import { house } from './de/house.ts'
import { menu } from './de/menu.ts'
import { page } from './de/page.ts'

export const de = { format, hours, events, menu, filter, contact, booking, house, page, agents }
