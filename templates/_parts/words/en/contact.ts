// Where the pub is, how to reach and pay it, and who runs it.

import type { Transport } from '../../../../src/model/site.ts'

const vehicles = { bus: 'Bus', tram: 'Tram', metro: 'Metro', train: 'Train' }

export const contact = {
  title: 'How to find us',
  address: 'Address',
  map: 'Map',
  /** What stands on a button that leads to a map. */
  showOnMap: 'Show on map',
  telephone: 'Telephone',
  email: 'E-mail',
  /** What stands on a button that leads to the page for bookings. */
  bookTable: 'Book a table',
  /** Pages elsewhere. */
  links: 'Find us elsewhere',
  shop: 'Online shop',
  /** Other houses of the operator. */
  branches: 'Our other houses',
  transport: ({ kind, line, stop }: Transport, minutes: string) =>
    `${vehicles[kind]}${line === undefined ? '' : ` ${line}`}, stop ${stop}, ${minutes} on foot`,
  booking: 'Booking a table',
  bookingHours: (hours: string) => `On days when we are open we answer the telephone ${hours}.`,
  payment: 'Payment',
  paymentMethods: {
    cash_czk: 'cash in Czech crowns',
    cash_eur: 'cash in euros',
    card: 'card',
    contactless: 'contactless',
    qr: 'QR payment',
    meal_voucher_card: 'meal-voucher card',
    meal_voucher_paper: 'paper meal vouchers',
    crypto: 'cryptocurrency',
  },
  notAccepted: 'Not accepted',
  operator: 'Operator',
  /** The numbers of companies, each by its name in the country that gives it. */
  companyNumbers: {
    ico: 'Identification number (IČO)',
    dic: 'Tax number (DIČ)',
    ic_dph: 'VAT number (IČ DPH)',
    uid: 'VAT number (UID)',
    firmenbuch: 'Company register number (Firmenbuchnummer)',
    ust_idnr: 'VAT number (USt-IdNr.)',
    w_idnr: 'Business identification number (W-IdNr.)',
    handelsregister: 'Company register number (Handelsregisternummer)',
  },
  seat: 'Registered office',
}
