import type { Words } from '../en.ts'

const vehicles = { bus: 'Bus', tram: 'Straßenbahn', metro: 'U-Bahn', train: 'Zug' }

export const contact: Words['contact'] = {
  title: 'So finden Sie uns',
  address: 'Adresse',
  map: 'Karte',
  showOnMap: 'Auf der Karte zeigen',
  telephone: 'Telefon',
  email: 'E-Mail',
  bookTable: 'Tisch reservieren',
  links: 'Sie finden uns auch hier',
  shop: 'Onlineshop',
  branches: 'Unsere anderen Häuser',
  transport: ({ kind, line, stop }, minutes) =>
    `${vehicles[kind]}${line === undefined ? '' : ` ${line}`}, Haltestelle ${stop}, ${minutes} zu Fuß`,
  booking: 'Reservierung',
  bookingHours: (hours) =>
    `An Tagen, an denen wir geöffnet haben, sind wir telefonisch erreichbar: ${hours} Uhr.`,
  payment: 'Bezahlung',
  paymentMethods: {
    cash_czk: 'bar in tschechischen Kronen',
    cash_eur: 'bar in Euro',
    card: 'mit Karte',
    contactless: 'kontaktlos',
    qr: 'per QR-Code',
    meal_voucher_card: 'mit Essensgutscheinkarte',
    meal_voucher_paper: 'mit Essensgutscheinen auf Papier',
    crypto: 'mit Kryptowährung',
  },
  notAccepted: 'Nicht möglich',
  operator: 'Betreiber',
  companyNumbers: {
    ico: 'Identifikationsnummer (IČO)',
    dic: 'Steuernummer (DIČ)',
    ic_dph: 'Umsatzsteuernummer (IČ DPH)',
    uid: 'UID-Nummer',
    firmenbuch: 'Firmenbuchnummer',
    ust_idnr: 'USt-IdNr.',
    w_idnr: 'Wirtschafts-Identifikationsnummer (W-IdNr.)',
    handelsregister: 'Handelsregisternummer',
  },
  seat: 'Sitz',
}
