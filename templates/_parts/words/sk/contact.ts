import type { Words } from '../en.ts'

const vehicles = { bus: 'Autobus', tram: 'Električka', metro: 'Metro', train: 'Vlak' }

export const contact: Words['contact'] = {
  title: 'Kde nás nájdete',
  address: 'Adresa',
  map: 'Mapa',
  showOnMap: 'Ukázať na mape',
  telephone: 'Telefón',
  email: 'E-mail',
  bookTable: 'Rezervovať stôl',
  links: 'Nájdete nás aj tu',
  shop: 'E-shop',
  branches: 'Naše ďalšie podniky',
  transport: ({ kind, line, stop }, minutes) =>
    `${vehicles[kind]}${line === undefined ? '' : ` ${line}`}, zastávka ${stop}, ${minutes} pešo`,
  booking: 'Rezervácia',
  bookingHours: (hours) => `V dňoch, keď máme otvorené, dvíhame telefón ${hours}.`,
  payment: 'Platba',
  paymentMethods: {
    cash_czk: 'v hotovosti v korunách',
    cash_eur: 'v hotovosti v eurách',
    card: 'kartou',
    contactless: 'bezkontaktne',
    qr: 'QR platbou',
    meal_voucher_card: 'stravovacou kartou',
    meal_voucher_paper: 'papierovými stravnými lístkami',
    crypto: 'kryptomenou',
  },
  notAccepted: 'Nedá sa platiť',
  operator: 'Prevádzkovateľ',
  companyNumbers: {
    ico: 'IČO',
    dic: 'DIČ',
    ic_dph: 'IČ DPH',
    uid: 'UID (rakúske IČ DPH)',
    firmenbuch: 'Firmenbuchnummer (obchodný register)',
    ust_idnr: 'USt-IdNr. (nemecké IČ DPH)',
    w_idnr: 'W-IdNr. (identifikačné číslo)',
    handelsregister: 'Handelsregisternummer (obchodný register)',
  },
  seat: 'Sídlo',
}
