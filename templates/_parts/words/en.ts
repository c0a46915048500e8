// English. Its words say which there are: every other language has the same ones.

import { agents } from './en/agents.ts'
import { booking } from './en/booking.ts'
import { contact } from './en/contact.ts'
import { events } from './en/events.ts'
import { filter } from './en/filter.ts'
import { format } from './en/format.ts'
import { hours } from './en/hours.ts'
import { house } from './en/house.ts'
import { menu } from './en/menu.ts'
import { page } from './en/page.ts'

export const en = { format, hours, events, menu, filter, contact, booking, house, page, agents }

export type Words = typeof en
