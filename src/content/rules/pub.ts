// Warn about facts of the pub that contradict each other, are out of date or are missing.

import type { PubFile } from '../../fields/pub/pub.ts'
import { dayNumber } from '../../model/calendar.ts'
import { countries } from '../../model/countries.ts'
import { firstLanguage } from '../../model/languages.ts'
import type { CalendarDate } from '../../model/site.ts'
import { deniesBooking, guessBookingWays, limitsBookings } from '../../notations/contact.ts'
import { hasValue, nodeAt, reportError, reportWarning } from '../../reading/node.ts'
import type { SiteDate } from '../site-date.ts'
import { warnTypedSeason } from './hours.ts'
import { isUnfinished } from './unfinished.ts'

export function warnPub(file: PubFile, { date: today, daysAgo = 0 }: SiteDate) {
  if (daysAgo > maximumDaysSinceBuild)
    reportWarning(nodeAt(file.node, 'date'), 'date-long-ago', { today, days: daysAgo })
  askAboutBooking(file)
  warnBookingDenied(file)
  warnDenied(file)
  warnCoordinates(file)
  warnUpdated(file, today)
  warnSecurity(file, today)
  for (const field of ['garden_season', 'terrace_season']) warnTypedSeason(nodeAt(file.node, field))
}

/**
 * Ask how tables are booked. Guessing is not an option: a guest might call a pub that takes no
 * bookings by phone. Only asked if pub.md mentions booking without stating how.
 */
function askAboutBooking({ pub, node }: PubFile) {
  if (pub.reservation.by !== null || hasValue(node, 'booking_by')) return
  const [url, sentence] = [nodeAt(node, 'booking_url'), nodeAt(node, 'booking')]
  if (url.raw !== undefined)
    return reportError(url, 'booking-unstated', { typed: null, ways: ['web'] })
  const { raw } = sentence
  // The sample text of the starter already has a warning.
  if (typeof raw !== 'string' || isUnfinished('booking', raw)) return
  reportError(sentence, 'booking-unstated', { typed: raw, ways: guessBookingWays(raw) })
}

/**
 * Warn about `booking_by: telephone`, which every new pub has, next to a sentence that no tables
 * are booked; and about `none` next to a sentence that some are.
 */
function warnBookingDenied({ pub, node }: PubFile) {
  const { by, note } = pub.reservation
  const typed = note?.[firstLanguage(node.document)]
  if (by?.length && typed !== undefined && deniesBooking(typed))
    reportWarning(nodeAt(node, 'booking'), 'booking-denied', { typed, ways: by })
  if (by?.length === 0 && typed !== undefined && limitsBookings(typed))
    reportWarning(nodeAt(node, 'booking'), 'booking-of-some', { typed })
}

/** Facts that make no sense if another one is denied. */
const dependentFields = {
  garden: ['garden_season', 'garden_covered', 'garden_heated', 'seats_garden'],
  terrace: ['terrace_season', 'seats_terrace'],
  toilet: ['wheelchair_toilet'],
} as const

/** Warn about `garden: no` next to a garden season: one of the two is a mistake. */
function warnDenied({ node, pub: { features } }: PubFile) {
  for (const [denied, parts] of Object.entries(dependentFields)) {
    if (features[denied as keyof typeof dependentFields] !== false) continue
    const field = parts.find((part) => features[part])
    if (field) reportWarning(nodeAt(node, field), 'feature-contradicted', { field, denied })
  }
}

function warnCoordinates({ node, pub: { geo, address } }: PubFile) {
  if (!geo) return
  const { south, north, west, east } = countries[address.country].bounds
  const within = (latitude: number, longitude: number) =>
    latitude >= south && latitude <= north && longitude >= west && longitude <= east
  if (within(geo.latitude, geo.longitude)) return
  const at = nodeAt(node, 'latitude')
  if (within(geo.longitude, geo.latitude)) reportWarning(at, 'coordinates-swapped')
  else reportWarning(at, 'coordinates-outside', { country: address.country })
}

/** A fixed date serves to repeat a build. Forgotten for this many days, it shows an old year. */
const maximumDaysSinceBuild = 300

/** Number of days after which we ask whether prices are still right. */
const maximumDaysUnchecked = 60

/** Warn about an "as of" date that is in the future or long ago. */
function warnUpdated({ node: top, updated }: PubFile, today: CalendarDate) {
  const node = nodeAt(top, 'updated')
  const days = dayNumber(today) - dayNumber(updated)
  if (days < 0) reportWarning(node, 'updated-ahead', { today })
  // The starter's date already has a warning.
  else if (days > maximumDaysUnchecked) reportWarning(node, 'updated-long-ago', { today, days })
}

/**
 * Warn about a security contact that expires soon: an expired one misleads (RFC 9116 section
 * 2.5.5).
 */
function warnSecurity({ node, pub: { security } }: PubFile, today: CalendarDate) {
  const expires = security?.expires
  if (expires === undefined) return
  const days = dayNumber(expires) - dayNumber(today)
  if (days > 30) return
  const at = nodeAt(node, 'security_expires')
  if (days < 0) reportWarning(at, 'security-expired', { today })
  else reportWarning(at, 'security-expiring', { today, days })
}
