// pub.md: the facts of the pub, with one file in this folder for each subject.

import type { ContentNode } from '../../reading/node.ts'
import { record } from '../../reading/record.ts'
import type { FieldRows } from '../../reading/row.ts'
import { present } from '../../reading/texts.ts'
import { allContactRows, readContact, readTransport } from './contact.ts'
import { houseRows, moreRow, readFeatures, readMore, readRooms, roomsRow } from './features.ts'
import * as identities from './identity.ts'
import { legalRows, paymentRows, readLegal, readPayment } from './legal.ts'
import { readHosting, readTerms, siteRows, termsRows } from './settings.ts'

export const pubRows = {
  ...siteRows,
  ...identities.identityRows,
  ...identities.addressRows,
  currency: identities.currencyRow,
  ...identities.pointRows,
  ...allContactRows,
  ...paymentRows,
  ...houseRows,
  rooms: roomsRow,
  more: moreRow,
  ...termsRows,
  ...legalRows,
} satisfies FieldRows

export const pubRecord = record('pub', pubRows)

export type PubFile = NonNullable<ReturnType<typeof readPub>>

export function readPub(top: ContentNode) {
  const { value: fields, node } = pubRecord.read(top)
  if (!fields) return undefined
  const { region } = top
  const { updated, date, base_url: baseUrl } = fields
  const identity = identities.readIdentity(fields)
  const address = region && identities.readAddress(fields, region)
  const geo = identities.readGeo(node, fields)
  const contact = readContact(node, fields)
  const payment = readPayment(node, fields)
  const features = readFeatures(fields)
  const terms = readTerms(node, fields)
  const legal = readLegal(node, fields)
  if (!region || !identity || !address || !updated) return undefined
  return {
    node,
    updated,
    date,
    /** `base_url` as typed. */
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
      rooms: readRooms(fields),
      more: readMore(fields),
      ...terms,
      legal,
    },
  }
}
