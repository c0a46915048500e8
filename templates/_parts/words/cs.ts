// Czech.

import { agents } from './cs/agents.ts'
import { booking } from './cs/booking.ts'
import { contact } from './cs/contact.ts'
import { events } from './cs/events.ts'
import { filter } from './cs/filter.ts'
import { format } from './cs/format.ts'
import { hours } from './cs/hours.ts'
import { house } from './cs/house.ts'
import { menu } from './cs/menu.ts'
import { page } from './cs/page.ts'

export const cs = { format, hours, events, menu, filter, contact, booking, house, page, agents }
