// Every word of the interface, once per language. What is said about a pub comes from content.
// A subject has its type here and its words in each language: several people can write side by side.

import type { Language, Text } from '../../../src/model/languages.ts'
import type { Site } from '../../../src/model/site.ts'
import type { AgentWords } from './agents.ts'
import type { BookingWords } from './booking.ts'
import type { ContactWords } from './contact.ts'
import { cs } from './cs.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import type { EventWords } from './events.ts'
import type { FilterWords } from './filter.ts'
import type { FormatWords } from './format.ts'
import type { HoursWords } from './hours.ts'
import type { HouseWords } from './house.ts'
import type { MenuWords } from './menu.ts'
import type { PageWords } from './page.ts'
import { sk } from './sk.ts'

export type Words = {
  format: FormatWords
  hours: HoursWords
  events: EventWords
  menu: MenuWords
  filter: FilterWords
  contact: ContactWords
  booking: BookingWords
  house: HouseWords
  page: PageWords
  agents: AgentWords
}

export const words: Record<Language, Words> = { cs, en, sk, de }

/** The same words in every language of the site, for documents that say them in all. */
export const inEach = ({ languages }: Site, pick: (words: Words) => string) =>
  Object.fromEntries(languages.map((lang) => [lang, pick(words[lang])])) as Text
