// Where the pub is, how to reach and pay it, and who runs it.

import type { CompanyNumber } from '../../../src/model/countries.ts'
import type { PaymentMethod, Transport } from '../../../src/model/site.ts'

export type ContactWords = {
  title: string
  address: string
  map: string
  /** What stands on a button that leads to a map. */
  showOnMap: string
  telephone: string
  email: string
  /** What stands on a button that leads to the page for bookings. */
  bookTable: string
  /** Pages elsewhere. */
  links: string
  shop: string
  /** Other houses of the operator. */
  branches: string
  transport: (stop: Transport, minutes: string) => string
  booking: string
  bookingHours: (hours: string) => string
  payment: string
  paymentMethods: Record<PaymentMethod, string>
  notAccepted: string
  operator: string
  /** The numbers of companies, each by its name in the country that gives it. */
  companyNumbers: Record<CompanyNumber, string>
  seat: string
}
