// pub.md: the facts of the house, one file here for each subject.

import type { Region } from '../../model/countries.ts'
import type { Hosting, Pub } from '../../model/site.ts'
import type { Document, Report } from '../finding.ts'
import { type Place, topOf } from '../place.ts'
import { record } from '../record.ts'
import type { Rows } from '../row.ts'
import { present } from '../texts.ts'
import { reachRows, readContact, readTransport } from './contact.ts'
import { houseRows, moreRow, readFeatures, readMore } from './features.ts'
import {
  addressRows,
  currencyRow,
  identityRows,
  pointRows,
  readAddress,
  readGeo,
  readIdentity,
} from './identity.ts'
import { legalRows, paymentRows, readLegal, readPayment } from './legal.ts'
import { readHosting, readTerms, siteRows, termsRows } from './settings.ts'

const pubRows = {
  ...siteRows,
  ...identityRows,
  ...addressRows,
  currency: currencyRow,
  ...pointRows,
  ...reachRows,
  ...paymentRows,
  ...houseRows,
  more: moreRow,
  ...termsRows,
  ...legalRows,
} satisfies Rows

export const pubRecord = record('pub', pubRows)

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
