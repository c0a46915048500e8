// Where the pub is, before anything else is read: other files are read by what holds there.

import { countries, defaultCountry, type Region } from '../model/countries.ts'
import type { Notation } from '../notations/notation.ts'
import { country, currency } from '../notations/region.ts'
import type { Document } from './finding.ts'

/** Undefined where pub.md cannot be read or says no country that is known; that is reported there. */
export function readRegion(pub: Document | undefined): Region | undefined {
  if (!pub) return undefined
  const where = readField(pub, 'country', country, defaultCountry)
  const paid = where && readField(pub, 'currency', currency, countries[where].currency)
  return where && paid && { country: where, currency: paid }
}

function readField<T>(
  { data }: Document,
  field: string,
  notation: Notation<T>,
  otherwise: T,
): T | undefined {
  const raw = Object.hasOwn(data, field) ? data[field] : undefined
  if (raw === undefined || raw === null || raw === '') return otherwise
  return typeof raw === 'string' ? notation.read(raw) : undefined
}
