// pub.md: the facts of the house, one file here for each subject.

import type { Region } from '../../model/countries.ts'
import type { Hosting, Pub } from '../../model/site.ts'
import type { Document, Report } from '../finding.ts'
import { type Place, topOf } from '../place.ts'
import { record } from '../record.ts'
import { present } from '../texts.ts'
import { addressFields, readAddress, readGeo } from './address.ts'
import { contactFields, readContact, readTransport } from './contact.ts'
import { featureFields, moreFields, readFeatures, readMore } from './features.ts'
import { identityFields, readIdentity } from './identity.ts'
import { legalFields, readLegal } from './legal.ts'
import { paymentFields, readPayment } from './payment.ts'
import { readHosting, readTerms, siteFields, termsFields } from './settings.ts'

export const pubRecord = record('pub', {
  ...siteFields,
  ...identityFields,
  ...addressFields,
  ...contactFields,
  ...paymentFields,
  ...featureFields,
  ...moreFields,
  ...termsFields,
  ...legalFields,
})

export type PubFile = {
  place: Place
  pub: Pub
  updated: string
  date: string | undefined
  /** As typed. */
  baseUrl: string | undefined
  hosting: Hosting
}

export function readPub(
  document: Document,
  report: Report,
  region: Region | undefined,
): PubFile | undefined {
  const { value: fields, place } = pubRecord.read(topOf(document, report, region))
  if (!fields) return undefined
  const { updated, date, base_url: baseUrl } = fields
  const identity = readIdentity(fields)
  const address = region && readAddress(fields, region)
  const geo = readGeo(place, fields)
  const contact = readContact(place, fields)
  const payment = readPayment(place, fields)
  const features = readFeatures(fields)
  const terms = readTerms(place, fields)
  const legal = readLegal(place, fields)
  if (!region || !identity || !address || !payment || !legal || !updated) return undefined
  return {
    place,
    updated,
    date,
    baseUrl,
    hosting: readHosting(fields),
    pub: {
      ...identity,
      address,
      currency: region.currency,
      ...present({ geo }),
      ...contact,
      transport: readTransport(fields),
      payment,
      features,
      more: readMore(fields),
      ...terms,
      legal,
    },
  }
}
