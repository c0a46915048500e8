import type { ContactWords } from '../contact.ts'

const vehicles = { bus: 'Bus', tram: 'Tram', metro: 'Metro', train: 'Train' }

export const contact: ContactWords = {
  title: 'How to find us',
  address: 'Address',
  map: 'Map',
  showOnMap: 'Show on map',
  telephone: 'Telephone',
  email: 'E-mail',
  bookTable: 'Book a table',
  links: 'Find us elsewhere',
  shop: 'Online shop',
  branches: 'Our other houses',
  transport: ({ kind, line, stop }, minutes) =>
    `${vehicles[kind]}${line === undefined ? '' : ` ${line}`}, stop ${stop}, ${minutes} on foot`,
  booking: 'Booking a table',
  bookingHours: (hours) => `On days when we are open we answer the telephone ${hours}.`,
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
