import type { Words } from '../en.ts'

const vehicles = { bus: 'Autobus', tram: 'Tramvaj', metro: 'Metro', train: 'Vlak' }

export const contact: Words['contact'] = {
  title: 'Kde nás najdete',
  address: 'Adresa',
  map: 'Mapa',
  showOnMap: 'Ukázat na mapě',
  telephone: 'Telefon',
  email: 'E-mail',
  bookTable: 'Rezervovat stůl',
  links: 'Najdete nás také',
  shop: 'E-shop',
  branches: 'Naše další podniky',
  transport: ({ kind, line, stop }, minutes) =>
    `${vehicles[kind]}${line === undefined ? '' : ` ${line}`}, zastávka ${stop}, ${minutes} pěšky`,
  booking: 'Rezervace',
  bookingHours: (hours) => `Ve dnech, kdy máme otevřeno, bereme telefon ${hours}.`,
  payment: 'Placení',
  paymentMethods: {
    cash_czk: 'hotově v korunách',
    cash_eur: 'hotově v eurech',
    card: 'kartou',
    contactless: 'bezkontaktně',
    qr: 'QR platbou',
    meal_voucher_card: 'stravenkovou kartou',
    meal_voucher_paper: 'papírovými stravenkami',
    crypto: 'kryptoměnou',
  },
  notAccepted: 'Nelze platit',
  operator: 'Provozovatel',
  companyNumbers: {
    ico: 'IČO',
    dic: 'DIČ',
    ic_dph: 'IČ DPH',
    uid: 'UID (rakouské DIČ)',
    firmenbuch: 'Firmenbuchnummer (obchodní rejstřík)',
    ust_idnr: 'USt-IdNr. (německé DIČ)',
    w_idnr: 'W-IdNr. (identifikační číslo)',
    handelsregister: 'Handelsregisternummer (obchodní rejstřík)',
  },
  seat: 'Sídlo',
}
