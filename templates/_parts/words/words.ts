// Every word of the interface, once per language. What is said about a pub comes from content.

import type {
  Day,
  Diet,
  Features,
  Language,
  PaymentMethod,
  Tag,
  Transport,
} from '../../../src/model/site.ts'

export type Words = {
  otherLanguage: string
  days: Record<Day, string>
  shortDays: Record<Day, string>
  months: readonly string[]
  to: string
  pieces: (count: number) => string
  closed: string
  none: string
  skip: string
  contents: string
  /** Names of places on the page, short enough for five of them beside each other on a phone. */
  anchors: { lunch: string; food: string; drinks: string; allergens: string; findUs: string }
  telephone: string
  call: string
  hours: string
  day: string
  bar: string
  kitchen: string
  lunchHours: string
  /** Said where a closing time belongs to the next day. */
  pastMidnight: (day: string, span: string, nextDay: string, close: string) => string
  exceptions: string
  exceptionHours: (bar: string, kitchen: string, lunch: string) => string
  timezone: string
  lunch: string
  lunchWeek: (from: string, to: string) => string
  soup: string
  food: string
  drinks: string
  allergens: string
  allergensNone: string
  /** The same beside the legend, in the lean Markdown twin. */
  noAllergens: string
  allergensUnknown: string
  allergenLegend: string
  allergenAdvice: string
  /** Before the first numbers on the page. */
  allergenNumbers: string
  alcohol: (percent: string) => string
  alcoholUnknown: string
  soldOut: string
  servedOn: (days: string) => string
  season: (from: string, to: string) => string
  servedDates: (dates: string) => string
  diets: Record<Diet, string>
  tags: Record<Tag, string>
  pricesFrom: (date: string) => string
  priceAdvice: string
  story: string
  findUs: string
  address: string
  map: string
  transport: (stop: Transport, minutes: string) => string
  booking: string
  bookingHours: (hours: string) => string
  payment: string
  paymentMethods: Record<PaymentMethod, string>
  notAccepted: string
  house: string
  features: {
    [K in 'garden' | 'dogs' | 'smoking_inside' | 'wifi' | 'children_corner' | 'tv_sport']: [
      yes: string,
      no: string,
    ]
  }
  gardenSeason: (from: string, to: string) => string
  wheelchair: Record<NonNullable<Features['wheelchair']>, string>
  parking: Record<NonNullable<Features['parking']>, string>
  seats: (inside: string | undefined, garden: string | undefined) => string
  operator: string
  ico: string
  dic: string
  seat: string
  forAgents: string
  agentLine: string
  webPage: string
  notFound: string
  notFoundText: string
  home: string
  menu: string
  /** Under the code that a phone reads from the printed menu. */
  onTheWeb: string
}

const cs: Words = {
  otherLanguage: 'English',
  days: {
    mon: 'pondělí',
    tue: 'úterý',
    wed: 'středa',
    thu: 'čtvrtek',
    fri: 'pátek',
    sat: 'sobota',
    sun: 'neděle',
  },
  shortDays: { mon: 'Po', tue: 'Út', wed: 'St', thu: 'Čt', fri: 'Pá', sat: 'So', sun: 'Ne' },
  months: [
    'ledna',
    'února',
    'března',
    'dubna',
    'května',
    'června',
    'července',
    'srpna',
    'září',
    'října',
    'listopadu',
    'prosince',
  ],
  to: 'až',
  pieces: () => 'ks',
  closed: 'zavřeno',
  none: 'není',
  skip: 'Přejít k jídelnímu lístku',
  contents: 'Obsah',
  anchors: {
    lunch: 'Oběd',
    food: 'Jídlo',
    drinks: 'Pití',
    allergens: 'Alergeny',
    findUs: 'Kde jsme',
  },
  telephone: 'Telefon',
  call: 'Zavolat',
  hours: 'Otevírací doba',
  day: 'Den',
  bar: 'Hospoda',
  kitchen: 'Kuchyň',
  lunchHours: 'Polední menu',
  pastMidnight: (day, span, nextDay, close) =>
    `Zavírá-li se po půlnoci, patří noc ke dni, kdy začala: ${day} ${span} znamená, že se zavírá ${nextDay} v ${close}.`,
  exceptions: 'Výjimky',
  exceptionHours: (bar, kitchen, lunch) =>
    `otevřeno ${bar}, kuchyň ${kitchen}, polední menu ${lunch}`,
  timezone: 'Časy platí v pásmu Europe/Prague.',
  lunch: 'Polední menu',
  lunchWeek: (from, to) => `Týden ${from} – ${to}`,
  soup: 'Polévka',
  food: 'Jídlo',
  drinks: 'Pití',
  allergens: 'Alergeny',
  allergensNone: 'žádný ze čtrnácti',
  noAllergens: 'žádné',
  allergensUnknown: 'neuvedeny, zeptejte se obsluhy',
  allergenLegend: 'Alergeny podle čísel',
  allergenAdvice:
    'Číslo u položky říká, co obsahuje podle receptury; položka bez čísla žádný ze čtrnácti neobsahuje. Stopy jiných alergenů nelze vyloučit; máte-li alergii nebo celiakii, zeptejte se před objednáním obsluhy.',
  allergenNumbers: 'Čísla v závorce jsou alergeny; slovy jsou vysvětlena v seznamu',
  alcohol: (percent) => `alk. ${percent} obj.`,
  alcoholUnknown: 'obsah alkoholu neuveden',
  soldOut: 'vyprodáno',
  servedOn: (days) => `jen ${days}`,
  season: (from, to) => `v sezoně ${from} – ${to}`,
  servedDates: (dates) => `jen ${dates}`,
  diets: { vegetarian: 'vegetariánské', vegan: 'veganské', gluten_free: 'bez lepku' },
  tags: {
    house_special: 'specialita domu',
    spicy: 'pálivé',
    new: 'novinka',
    kids: 'pro děti',
    raw: 'syrové',
    to_share: 'na sdílení',
  },
  pricesFrom: (date) => `Ceny platí od ${date}, jsou konečné a včetně DPH.`,
  priceAdvice: 'Liší-li se od ceníku v provozovně, platí ceník v provozovně.',
  story: 'O nás',
  findUs: 'Kde nás najdete',
  address: 'Adresa',
  map: 'Mapa',
  transport: ({ kind, line, stop }, minutes) =>
    `${{ bus: 'Autobus', tram: 'Tramvaj', metro: 'Metro', train: 'Vlak' }[kind]}${line === undefined ? '' : ` ${line}`}, zastávka ${stop}, ${minutes} pěšky`,
  booking: 'Rezervace',
  bookingHours: (hours) => `Telefon bereme ${hours}.`,
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
  house: 'Co u nás je a není',
  features: {
    garden: ['Zahrádka: ano', 'Zahrádka: není'],
    dogs: ['Psi: vítáni', 'Psi: ne'],
    smoking_inside: ['Kouření uvnitř: ano', 'Kouření uvnitř: zakázáno'],
    wifi: ['Wi-Fi: ano', 'Wi-Fi: není'],
    children_corner: ['Dětský koutek: ano', 'Dětský koutek: není'],
    tv_sport: ['Sport v televizi: ano', 'Sport v televizi: ne'],
  },
  gardenSeason: (from, to) => `Zahrádka je otevřená ${from} – ${to}.`,
  wheelchair: {
    yes: 'Bezbariérový přístup: ano',
    partial: 'Bezbariérový přístup: částečně',
    no: 'Bezbariérový přístup: ne',
  },
  parking: {
    street: 'Parkování: na ulici',
    own: 'Parkování: vlastní parkoviště',
    none: 'Parkování: není',
  },
  seats: (inside, garden) =>
    ['Míst', inside && `uvnitř ${inside}`, garden && `na zahrádce ${garden}`]
      .filter(Boolean)
      .join(', ')
      .replace(',', ':'),
  operator: 'Provozovatel',
  ico: 'IČO',
  dic: 'DIČ',
  seat: 'Sídlo',
  forAgents: 'Pro programy a asistenty',
  agentLine:
    'Všechno je veřejné a jen ke čtení, bez klíče, účtu a přihlášení. Stůl lze rezervovat jen po telefonu.',
  webPage: 'Webová stránka',
  notFound: 'Stránka nenalezena',
  notFoundText: 'Na této adrese nic není.',
  home: 'Úvodní stránka',
  menu: 'Jídelní a nápojový lístek',
  onTheWeb: 'Tento lístek a otevírací doba na webu',
}

const en: Words = {
  otherLanguage: 'Česky',
  days: {
    mon: 'Monday',
    tue: 'Tuesday',
    wed: 'Wednesday',
    thu: 'Thursday',
    fri: 'Friday',
    sat: 'Saturday',
    sun: 'Sunday',
  },
  shortDays: {
    mon: 'Mon',
    tue: 'Tue',
    wed: 'Wed',
    thu: 'Thu',
    fri: 'Fri',
    sat: 'Sat',
    sun: 'Sun',
  },
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  to: 'to',
  pieces: (count) => (count === 1 ? 'pc' : 'pcs'),
  closed: 'closed',
  none: 'none',
  skip: 'Skip to the menu',
  contents: 'Contents',
  anchors: {
    lunch: 'Lunch',
    food: 'Food',
    drinks: 'Drinks',
    allergens: 'Allergens',
    findUs: 'Find us',
  },
  telephone: 'Telephone',
  call: 'Call',
  hours: 'Opening hours',
  day: 'Day',
  bar: 'Pub',
  kitchen: 'Kitchen',
  lunchHours: 'Lunch menu',
  pastMidnight: (day, span, nextDay, close) =>
    `A closing time past midnight belongs to the day on which the evening began: ${day} ${span} means that we close on ${nextDay} at ${close}.`,
  exceptions: 'Exceptions',
  exceptionHours: (bar, kitchen, lunch) => `open ${bar}, kitchen ${kitchen}, lunch menu ${lunch}`,
  timezone: 'Times are local, in the zone Europe/Prague.',
  lunch: 'Lunch menu',
  lunchWeek: (from, to) => `Week of ${from} to ${to}`,
  soup: 'Soup',
  food: 'Food',
  drinks: 'Drinks',
  allergens: 'Allergens',
  allergensNone: 'none of the fourteen',
  noAllergens: 'none',
  allergensUnknown: 'not stated, ask the staff',
  allergenLegend: 'Allergens by number',
  allergenAdvice:
    'A number says what the recipe contains; an item without one contains none of the fourteen. Traces of other allergens cannot be ruled out; if you have an allergy or coeliac disease, ask the staff before you order.',
  allergenNumbers: 'Numbers in brackets are allergens; the list puts them in words',
  alcohol: (percent) => `${percent} ABV`,
  alcoholUnknown: 'alcohol not stated',
  soldOut: 'sold out',
  servedOn: (days) => `${days} only`,
  season: (from, to) => `in season ${from} to ${to}`,
  servedDates: (dates) => `${dates} only`,
  diets: { vegetarian: 'vegetarian', vegan: 'vegan', gluten_free: 'gluten-free' },
  tags: {
    house_special: 'house special',
    spicy: 'spicy',
    new: 'new',
    kids: 'for children',
    raw: 'raw',
    to_share: 'to share',
  },
  pricesFrom: (date) => `Prices are valid from ${date}; they are final and include VAT.`,
  priceAdvice: 'Where they differ from the price list at the pub, the list at the pub holds.',
  story: 'About us',
  findUs: 'How to find us',
  address: 'Address',
  map: 'Map',
  transport: ({ kind, line, stop }, minutes) =>
    `${{ bus: 'Bus', tram: 'Tram', metro: 'Metro', train: 'Train' }[kind]}${line === undefined ? '' : ` ${line}`}, stop ${stop}, ${minutes} on foot`,
  booking: 'Booking a table',
  bookingHours: (hours) => `We answer the telephone ${hours}.`,
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
  house: 'What we have and have not',
  features: {
    garden: ['Beer garden: yes', 'Beer garden: no'],
    dogs: ['Dogs: welcome', 'Dogs: not allowed'],
    smoking_inside: ['Smoking inside: yes', 'Smoking inside: not allowed'],
    wifi: ['Wi-Fi: yes', 'Wi-Fi: no'],
    children_corner: ["Children's corner: yes", "Children's corner: no"],
    tv_sport: ['Sport on television: yes', 'Sport on television: no'],
  },
  gardenSeason: (from, to) => `The garden is open from ${from} to ${to}.`,
  wheelchair: {
    yes: 'Step-free access: yes',
    partial: 'Step-free access: in part',
    no: 'Step-free access: no',
  },
  parking: {
    street: 'Parking: in the street',
    own: 'Parking: our own car park',
    none: 'Parking: none',
  },
  seats: (inside, garden) =>
    ['Seats', inside && `inside ${inside}`, garden && `in the garden ${garden}`]
      .filter(Boolean)
      .join(', ')
      .replace(',', ':'),
  operator: 'Operator',
  ico: 'Identification number (IČO)',
  dic: 'Tax number (DIČ)',
  seat: 'Seat',
  forAgents: 'For programs and assistants',
  agentLine:
    'Everything is public and read-only, with no key, account or login. Tables are booked by telephone only.',
  webPage: 'Web page',
  notFound: 'Page not found',
  notFoundText: 'There is nothing at this address.',
  home: 'Home page',
  menu: 'Food and drinks',
  onTheWeb: 'This menu and our hours on the web',
}

export const words: Record<Language, Words> = { cs, en }
