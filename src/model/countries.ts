// Everything that depends on the country of a pub: one row per country, and nothing about a country
// anywhere else. The tables are small on purpose; tests compare them with established libraries. To
// add a country, add its code and its row; the compiler reports everything else.

import type { Currency } from './currencies.ts'
import type { TimeZone } from './time-zone.ts'
import { keywordList } from './word-list.ts'

export const countryCodes = ['CZ', 'SK', 'AT', 'DE'] as const
/** ISO 3166-1 alpha-2 code. */
export type Country = (typeof countryCodes)[number]

/** Company registration and tax numbers, by their fields in pub.md. */
export const companyNumbers = keywordList(`
  ico dic ic_dph uid firmenbuch ust_idnr w_idnr handelsregister`)
export type CompanyNumber = (typeof companyNumbers)[number]

export type CompanyNumberRow = {
  required?: true
  /** Local name, for messages. */
  label: string
  example: string
  /** Without spaces, in capitals. */
  shape: RegExp
  /** Print format, from the groups of `shape`. Default: as in `shape`. */
  print?: (...groups: string[]) => string
  /** Check the check digit. Absent if there is none, or none that is public. */
  valid?: (number: string) => boolean
  /** Property of schema.org. */
  schemaOrg: 'taxID' | 'vatID' | 'identifier' | readonly ['taxID', 'vatID']
}

export type PhoneRow = {
  /** Country calling code (ITU-T E.164). */
  code: string
  /** Prefix for calls within the country, omitted after the calling code. */
  trunk?: string
  /** All numbers have the same length, so a number without its prefix is recognised as complete. */
  oneLength?: true
  /** The number without calling code and trunk prefix. */
  shape: RegExp
  /** Printed groups; the first matching pattern is used. */
  groups: readonly RegExp[]
  example: string
}

/** Invented but consistent pub for examples. */
type SampleHouse = {
  street: string
  postal_code: string
  town: string
  point: { latitude: number; longitude: number }
  /** Operator, with the numbers that fill the members of the data. */
  operator: string
  company_number: string
  tax_number: string
  other_number?: string
  /** A public transport stop nearby. */
  stop: string
  brewery: string
  winery: string
}

/** Sentence that is true by law, with its source. */
export type Law = { sentence: string; source: string }

/** Links to a map: by coordinates, or by address. */
type MapService = {
  point(place: { latitude: number; longitude: number }): string
  search(address: string): string
}

export type CountryRow = {
  /** Names that owners use, and the English name. */
  names: readonly string[]
  currency: Currency
  /** Bounding box in degrees, rounded outwards. */
  bounds: { south: number; north: number; west: number; east: number }
  /** IANA time zone of all times on the site. */
  timeZone: TimeZone
  /** Local names of months that differ from those of the language, from 1 on. */
  months?: { readonly [lang: string]: { readonly [month: number]: string } }
  /** Local words for facts of the house that differ from those of the language. */
  words?: { readonly [lang: string]: { private_room: string; minimum_spend: string } }
  /** Language of the names of streets, towns and stops. */
  placeLanguage: string
  /** Letters that most menus use for allergens, in the order of the numbers. */
  allergenLetters?: string
  postalCode: {
    shape: RegExp
    /** Replacement string for `String.replace`. */
    print: string
    digits: 4 | 5
    example: string
    /** Prefixes for international mail that owners may type. */
    letters: readonly string[]
  }
  phone: PhoneRow
  /** For examples in schemas. */
  sample: SampleHouse
  numbers: { readonly [Name in CompanyNumber]?: CompanyNumberRow }
  /**
   * Public holidays, on which opening hours may differ: the day (`easter+1` is the day after Easter
   * Sunday, `05-08>=2027` a day from that year on), the name in the table of names, and the states
   * if it is not a holiday in all of them. In brackets are states of which only some places have it.
   */
  holidays: string
  /** Codes (ISO 3166-2) and names of the states, if their holidays differ. */
  states?: { readonly [code: string]: readonly string[] }
  /** Map service that is common in the country; phones open its app if it is installed. */
  map: MapService
  /** Legal age for buying alcohol; absent if it differs within the country. */
  alcoholAge?: Law & {
    /** Rest of the sentence for houses that sell spirits. */
    spirits?: string
  }
}

/** Eight digits with a modulo 11 check digit, used since Czechoslovakia. */
function validIco(number: string): boolean {
  const sum = [...number.slice(0, 7)].reduce((all, digit, at) => all + Number(digit) * (8 - at), 0)
  return Number(number[7]) === (11 - (sum % 11)) % 10
}

/** The digits of every second figure are doubled; the constant 4 is specific to Austria. */
function validUid(number: string): boolean {
  const digits = [...number.slice(3)].map(Number)
  const sum = digits.slice(0, 7).reduce((all, digit, at) => {
    const doubled = at % 2 === 1 ? digit * 2 : digit
    return all + Math.floor(doubled / 10) + (doubled % 10)
  }, 4)
  return digits[7] === (10 - (sum % 10)) % 10
}

/** ISO 7064, Mod 11, 10. */
function validGermanVat(number: string): boolean {
  const digits = [...number.slice(2, 11)].map(Number)
  const product = digits.slice(0, 8).reduce((before, digit) => {
    const sum = (digit + before) % 10
    return ((sum === 0 ? 10 : sum) * 2) % 11
  }, 10)
  return digits[8] === (11 - product) % 10
}

const ico: CompanyNumberRow = {
  required: true,
  label: 'IČO',
  example: '12345679',
  shape: /^\d{8}$/,
  valid: validIco,
  schemaOrg: 'identifier',
}

/** Google Maps URLs, documented for every platform. */
const googleMaps: MapService = {
  point: ({ latitude, longitude }) =>
    `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
  search: (address) =>
    `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`,
}
/** Documented URLs of Mapy.com; longitude comes first. */
const mapy: MapService = {
  point: ({ latitude, longitude }) =>
    `https://mapy.com/fnc/v1/showmap?center=${longitude},${latitude}&zoom=17&marker=true`,
  search: (address) => `https://mapy.com/fnc/v1/search?query=${encodeURIComponent(address)}`,
}

/** Four-digit area codes below 03, where most have five digits (Bundesnetzagentur). */
const germanFourDigits =
  '3(?:3(?:0[1-467]|2[127-9]|3[124578]|7[1257-9]|8[1256]|9[145])|4(?:2[135]|4[13578]|9[1346])|5(?:0[14]|2[1-3589]|6[1-4]|7[13468]|8[13568])|6(?:2[1-489]|3[124-6]|6[13]|7[12579]|8[1-356]|9[135])|7(?:2[1-7]|4[145]|6[1-5]|7[1-4])|8(?:21|3[1468]|6\\d|7[1467]|8[136])|9(?:0[12479]|2[1358]|4[134679]|6[1-9]|7[136]|8[147]|9[1468]))'

export const countries: Record<Country, CountryRow> = {
  CZ: {
    names: ['Czechia', 'Česko', 'Česká republika', 'ČR', 'Czech Republic', 'Tschechien'],
    currency: 'CZK',
    bounds: { south: 48.5, north: 51.1, west: 12, east: 18.9 },
    timeZone: 'Europe/Prague',
    placeLanguage: 'cs',
    postalCode: {
      shape: /^(\d{3})\s?(\d{2})$/,
      print: '$1 $2',
      digits: 5,
      example: '299 99',
      letters: ['CZ'],
    },
    phone: {
      code: '420',
      oneLength: true,
      shape: /^\d{9}$/,
      groups: [/^(\d{3})(\d{3})(\d{3})$/],
      example: '+420 123 456 789',
    },
    sample: {
      street: 'Dlouhá 1',
      postal_code: '123 45',
      town: 'Lhota',
      point: { latitude: 49.75, longitude: 15.5 },
      operator: 'Lhota s.r.o.',
      company_number: '88888886',
      tax_number: 'CZ88888886',
      stop: 'Náměstí',
      brewery: 'Pivovar Lhota',
      winery: 'Vinařství Lhota',
    },
    numbers: {
      ico,
      dic: {
        label: 'DIČ',
        example: 'CZ12345679',
        shape: /^CZ\d{8,10}$/,
        // Numbers of nine and ten digits belong to persons, and not all of them have a check digit.
        valid: (number) => number.length > 10 || validIco(number.slice(2)),
        // Tax number of any taxpayer (`taxID`), and VAT number of those registered for VAT
        // (`vatID`).
        schemaOrg: ['taxID', 'vatID'],
      },
    },
    // Act 245/2000 Coll. These holidays never move to a working day.
    holidays: `
      01-01 newYear, easter-2 goodFriday, easter+1 easterMonday, 05-01 labourDay,
      05-08 victoryDay, 07-05 slavicApostles, 07-06 janHus, 09-28 czechStatehood,
      10-28 czechoslovakia, 11-17 freedomDay, 12-24 christmasEve, 12-25 christmasDay,
      12-26 secondChristmasDay`,
    map: mapy,
    alcoholAge: {
      sentence: 'it is not sold to anyone under 18',
      source: 'Act 65/2017 Coll., section 15',
    },
  },
  SK: {
    names: ['Slovakia', 'Slovensko', 'Slovenská republika', 'SR', 'Slowakei'],
    currency: 'EUR',
    bounds: { south: 47.7, north: 49.7, west: 16.8, east: 22.6 },
    timeZone: 'Europe/Bratislava',
    placeLanguage: 'sk',
    postalCode: {
      shape: /^(\d{3})\s?(\d{2})$/,
      print: '$1 $2',
      digits: 5,
      example: '811 01',
      letters: ['SK'],
    },
    phone: {
      code: '421',
      trunk: '0',
      oneLength: true,
      shape: /^[2-9]\d{8}$/,
      groups: [
        /^(2)(\d{3})(\d{3})(\d{2})$/,
        /^([3-5]\d)(\d{3})(\d{2})(\d{2})$/,
        /^(\d{3})(\d{3})(\d{3})$/,
      ],
      example: '+421 905 123 456',
    },
    sample: {
      street: 'Levia 1',
      postal_code: '811 01',
      town: 'Bratislava',
      point: { latitude: 48.14, longitude: 17.11 },
      operator: 'U leva s.r.o.',
      company_number: '12345679',
      tax_number: 'SK2020317079',
      other_number: '2020123456',
      stop: 'Námestie',
      brewery: 'Pivovar Zlatý lev',
      winery: 'Vinárstvo Zlatý lev',
    },
    numbers: {
      ico,
      dic: {
        label: 'DIČ',
        example: '2020123456',
        shape: /^\d{10}$/,
        schemaOrg: 'taxID',
      },
      ic_dph: {
        label: 'IČ DPH',
        example: 'SK2020317079',
        shape: /^SK[1-9]\d[2-47-9]\d{7}$/,
        valid: (number) => Number(number.slice(2)) % 11 === 0,
        schemaOrg: 'vatID',
      },
    },
    // Act 241/1993 Coll., only the days of rest (sviatok s pracovným pokojom).
    holidays: `
      01-01 slovakRepublic, 01-06 epiphany, easter-2 goodFriday, easter+1 easterMonday,
      05-01 labourDay, 05-08>=2027 victoryOverFascism, 07-05 cyrilAndMethodius,
      08-29 slovakUprising, 09-15>=2027 ladyOfSorrows, 11-01 allSaints,
      12-24 christmasEve, 12-25 christmasDay, 12-26 secondChristmasDay`,
    map: mapy,
    alcoholAge: {
      sentence: 'it is not sold to anyone under 18',
      source: 'Act 219/1996 Z. z., section 2',
    },
  },
  AT: {
    names: ['Austria', 'Österreich', 'Rakousko', 'Rakúsko'],
    currency: 'EUR',
    bounds: { south: 46.3, north: 49.1, west: 9.5, east: 17.2 },
    timeZone: 'Europe/Vienna',
    placeLanguage: 'de',
    months: { de: { 1: 'Jänner' } },
    allergenLetters: 'ABCDEFGHLMNOPR',
    words: { de: { private_room: 'Extrazimmer', minimum_spend: 'Mindestkonsumation' } },
    postalCode: {
      shape: /^([1-9]\d{3})$/,
      print: '$1',
      digits: 4,
      example: '1010',
      letters: ['AT', 'A'],
    },
    phone: {
      code: '43',
      trunk: '0',
      shape: /^[1-9]\d{3,12}$/,
      groups: [
        /^(1)(\d{3,12})$/,
        /^(5[079])(\d{3,5})$/,
        /^(5[079])(\d{3})(\d{3,4})$/,
        /^(5[079])(\d{4})(\d{4,7})$/,
        /^(316|46\d|51\d|648(?=5)|65[0-3579]|6[6-9]\d|720|732|78\d|[89]\d\d)(\d{2,10})$/,
        /^(\d{4})(\d{3,9})$/,
      ],
      example: '+43 660 1234567',
    },
    sample: {
      street: 'Zum Löwen 1',
      postal_code: '1010',
      town: 'Wien',
      point: { latitude: 48.21, longitude: 16.37 },
      operator: 'Zum Löwen GmbH',
      company_number: 'FN 123456a',
      tax_number: 'ATU13585627',
      stop: 'Hauptplatz',
      brewery: 'Löwenbrauerei Wien',
      winery: 'Weingut Löwe',
    },
    numbers: {
      firmenbuch: {
        label: 'Firmenbuchnummer',
        example: 'FN 123456a',
        shape: /^(?:FN)?(\d{1,6})([A-Z])$/,
        print: (digits = '', letter = '') => `FN ${digits}${letter.toLowerCase()}`,
        schemaOrg: 'identifier',
      },
      uid: {
        label: 'UID',
        example: 'ATU13585627',
        shape: /^ATU\d{8}$/,
        valid: validUid,
        schemaOrg: 'vatID',
      },
    },
    // Arbeitsruhegesetz, section 7.
    holidays: `
      01-01 newYear, 01-06 epiphany, easter+1 easterMonday, 05-01 nationalHolidayOfLabour,
      easter+39 ascension, easter+50 whitMonday, easter+60 corpusChristi, 08-15 assumption,
      10-26 austrianNationalDay, 11-01 allSaints, 12-08 immaculateConception,
      12-25 austrianChristmasDay, 12-26 stStephen`,
    map: googleMaps,
    // Nine state laws, which agree on these ages since 2019; some add more rules.
    alcoholAge: {
      sentence: 'by law beer and wine are sold from 16',
      spirits: ' and spirits from 18',
      source: 'usp.gv.at, Jugendschutz in der Gastronomie',
    },
  },
  DE: {
    names: ['Germany', 'Deutschland', 'Německo', 'Nemecko'],
    currency: 'EUR',
    bounds: { south: 47.2, north: 55.1, west: 5.8, east: 15.1 },
    timeZone: 'Europe/Berlin',
    placeLanguage: 'de',
    postalCode: {
      shape: /^(?!00)(\d{5})$/,
      print: '$1',
      digits: 5,
      example: '10115',
      letters: ['DE', 'D'],
    },
    phone: {
      code: '49',
      trunk: '0',
      shape: /^[1-9]\d{3,12}$/,
      groups: [
        /^(3[02]|40|[68]9)(\d{3,13})$/,
        /^(1[67]\d)(\d{7,8})$/,
        /^(15[1279]\d)(\d{7})$/,
        /^(15[03-68]\d\d)(\d{6})$/,
        /^(2(?:0[1-389]|12(?=[0-8])|[13][14]|2[18])|3(?:[35-9][15]|4[015])|906|(?:2[4-9]|4[2-9]|[579][1-9]|[68][1-8])1)(\d{3,12})$/,
        new RegExp(
          `^(${germanFourDigits}|3[68]4(?=[1347])\\d|3(?:47|60)[1356]|3(?:3[46]|46|5[49])[1246]|3[4579]3[1357])(\\d{2,11})$`,
        ),
        /^(3\d{4})(\d{2,10})$/,
        /^(800)(\d{7,10})$/,
        /^(?=[24-6]|70[2-8]|8(?:0[2-9]|[1-8])|90[7-9]|[79][1-9])(\d{4})(\d{2,11})$/,
      ],
      example: '+49 30 1234567',
    },
    sample: {
      street: 'Am Löwen 1',
      postal_code: '10115',
      town: 'Berlin',
      point: { latitude: 52.53, longitude: 13.39 },
      operator: 'Zum Löwen GmbH',
      company_number: 'HRB 12345',
      tax_number: 'DE136695976',
      other_number: 'DE136695976-00001',
      stop: 'Marktplatz',
      brewery: 'Löwenbrauerei Berlin',
      winery: 'Weingut Löwe',
    },
    numbers: {
      handelsregister: {
        label: 'Handelsregisternummer',
        example: 'HRB 12345',
        shape: /^(HRA|HRB|GNR|GSR|PR|VR)(\d{1,6})([A-Z]{0,2})$/,
        // Some courts add letters: `HRB 198765 B`.
        print: (...groups) => groups.filter(Boolean).join(' '),
        schemaOrg: 'identifier',
      },
      ust_idnr: {
        label: 'USt-IdNr.',
        example: 'DE136695976',
        shape: /^DE[1-9]\d{8}$/,
        valid: validGermanVat,
        schemaOrg: 'vatID',
      },
      w_idnr: {
        label: 'W-IdNr.',
        example: 'DE136695976-00001',
        shape: /^DE[1-9]\d{8}-\d{5}$/,
        valid: validGermanVat,
        schemaOrg: 'taxID',
      },
    },
    // Holiday laws of the states, as of 2026.
    holidays: `
      01-01 newYear, 01-06 epiphany BW BY ST, 03-08 womensDay BE MV, easter-2 goodFriday,
      easter+0 easterSunday BB, easter+1 easterMonday, 05-01 labourDay, easter+39 ascension,
      easter+49 whitSunday BB, easter+50 whitMonday,
      easter+60 corpusChristi BW BY HE NW RP SL (SN TH), 2028-06-17 uprising BE, 08-08 augsburgPeace (BY),
      08-15 assumption SL (BY), 09-20 childrensDay TH, 10-03 germanUnity,
      10-31 reformation BB HB HH MV NI SN ST SH TH, 11-01 allSaints BW BY NW RP SL,
      advent-11 repentance SN, 12-25 christmasDay, 12-26 secondChristmasDay`,
    states: {
      BW: ['Baden-Württemberg'],
      BY: ['Bayern', 'Bavaria'],
      BE: ['Berlin'],
      BB: ['Brandenburg'],
      HB: ['Bremen'],
      HH: ['Hamburg'],
      HE: ['Hessen', 'Hesse'],
      MV: ['Mecklenburg-Vorpommern'],
      NI: ['Niedersachsen', 'Lower Saxony'],
      NW: ['Nordrhein-Westfalen', 'North Rhine-Westphalia', 'NRW'],
      RP: ['Rheinland-Pfalz', 'Rhineland-Palatinate'],
      SL: ['Saarland'],
      SN: ['Sachsen', 'Saxony'],
      ST: ['Sachsen-Anhalt', 'Saxony-Anhalt'],
      SH: ['Schleswig-Holstein'],
      TH: ['Thüringen', 'Thuringia'],
    },
    map: googleMaps,
    alcoholAge: {
      sentence: 'by law beer and wine are sold from 16',
      spirits: ' and spirits from 18',
      source: 'Jugendschutzgesetz, section 9',
    },
  },
}

/** Country of a pub that does not state one. */
export const defaultCountry: Country = 'CZ'

/** Country of the pub and currency of its prices. Values are read accordingly. */
export type Region = { country: Country; currency: Currency }
