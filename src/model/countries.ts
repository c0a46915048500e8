// What holds for a pub because of the country it is in.

import type { Language } from './languages.ts'

/** The IANA time zone in which all times of the site hold. */
export const timeZone = 'Europe/Prague'

/** The language of names on the spot: what streets, towns and stops are called. */
export const placeLanguage: Language = 'cs'
