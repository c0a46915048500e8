// Telephone, post code, payment, and the operator's numbers.

import { normalize } from '../../model/base-url.ts'
import { type ContentSignals, paymentMethods } from '../../model/site.ts'
import { Fault, type Notation } from '../records/record.ts'
import { choice, quoted, several, yesNo } from './words.ts'

/** Nine Czech digits, or a number with `+` or `00` and its country code; given back as E.164. */
export const phone: Notation<string> = {
  expected: 'a telephone number such as +420 123 456 789',
  read(text) {
    const digits = text
      .trim()
      .replace(/[\s\u00A0()/.-]/g, '')
      .replace(/^00/, '+')
    if (/^\d{9}$/.test(digits)) return `+420${digits}`
    if (/^\+420\d{9}$/.test(digits) || /^\+(?!420)[1-9]\d{7,14}$/.test(digits)) return digits
    return new Fault(
      `${quoted(text)} as a telephone number`,
      'write nine digits, or the number with its country code: +420 123 456 789',
    )
  },
}

export const postalCode: Notation<string> = {
  expected: 'a post code such as 299 99',
  read(text) {
    const match = /^(\d{3})[\s\u00A0]?(\d{2})$/.exec(text.trim())
    return match
      ? `${match[1]} ${match[2]}`
      : new Fault(`${quoted(text)} as a post code`, 'write five digits: 299 99')
  },
}

/** Identification number of the operator; eight digits, the last one is a check digit modulo 11. */
export const ico: Notation<string> = {
  expected: 'an IČO of eight digits',
  read(text) {
    const digits = text.trim().replace(/\s/g, '')
    if (!/^\d{8}$/.test(digits))
      return new Fault(
        `${quoted(text)} as an IČO`,
        'write all eight digits, zeros at the beginning too',
      )
    const sum = [...digits]
      .slice(0, 7)
      .reduce((total, digit, index) => total + Number(digit) * (8 - index), 0)
    return Number(digits[7]) === (11 - (sum % 11)) % 10
      ? digits
      : new Fault(
          `the IČO ${digits}, whose check digit does not fit`,
          'compare it with the trade register, a digit is wrong',
        )
  },
}

export const dic: Notation<string> = {
  expected: 'a DIČ such as CZ12345678',
  read(text) {
    const typed = text.trim().replace(/\s/g, '').toUpperCase()
    return /^CZ\d{8,10}$/.test(typed)
      ? typed
      : new Fault(`${quoted(text)} as a DIČ`, 'write CZ and eight to ten digits')
  },
}

export const spdx: Notation<string> = {
  expected: 'the SPDX identifier of a licence such as CC-BY-4.0',
  pattern: '^[A-Za-z0-9.+-]+$',
  read: (text) =>
    /^[A-Za-z0-9.+-]+$/.test(text.trim())
      ? text.trim()
      : new Fault(quoted(text), 'write for example   CC-BY-4.0'),
}

/** Where a weakness of the site is reported, as RFC 9116 section 2.5.3 wants it: an address. */
export const securityContact: Notation<string> = {
  expected: 'a telephone number, an e-mail address or a page that begins with https://',
  read(text) {
    const typed = text.trim()
    if (/^https:\/\/\S+$/.test(typed) && URL.canParse(typed)) return new URL(typed).href
    if (/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(typed)) return `mailto:${typed}`
    const number = phone.read(typed)
    return number instanceof Fault
      ? new Fault(quoted(text), 'write one of the three')
      : `tel:${number}`
  },
}

const signalNames = { search: 'search', ai_input: 'ai-input', ai_train: 'ai-train' } as const
const signalFields = Object.entries(signalNames) as [keyof ContentSignals, string][]

/** Content Signals as contentsignals.org writes them; a key that is left out says nothing. */
export const contentSignals: Notation<ContentSignals> = {
  expected: 'search=yes, ai-input=yes, ai-train=no',
  read(text) {
    const signals: ContentSignals = {}
    for (const part of text.split(',').map((piece) => piece.trim())) {
      const [, typed = '', value = ''] = /^([a-z-]+)\s*=\s*(\S+)$/i.exec(part) ?? []
      const key = signalFields.find(([, name]) => name === typed.toLowerCase())?.[0]
      const decided = yesNo.read(value)
      if (key === undefined || decided instanceof Fault || signals[key] !== undefined)
        return new Fault(quoted(part), 'write   search=yes, ai-input=yes, ai-train=no')
      signals[key] = decided
    }
    return signals
  },
}

export const country: Notation<string> = {
  expected: 'the two letters of a country such as CZ',
  pattern: '^[A-Z]{2}$',
  read: (text) =>
    /^[A-Z]{2}$/.test(text.trim()) ? text.trim() : new Fault(quoted(text), 'write   CZ'),
}

export const paymentList = several(
  choice(
    paymentMethods,
    {
      hotove: 'cash_czk',
      hotovost: 'cash_czk',
      koruny: 'cash_czk',
      eura: 'cash_eur',
      karta: 'card',
    },
    'a way to pay',
  ),
)

/** The address of the site, as typed; what is wrong with it is said where it stands. */
export const address: Notation<string> = {
  expected: 'the address of the site such as https://pub.example',
  pattern: '^https?://[^\\s?#]+$',
  read(text) {
    const url = normalize(text.trim())
    return 'mistake' in url
      ? new Fault(
          `an address that ${url.mistake.split(';')[0]}`,
          'write for example   https://pub.example',
        )
      : text.trim()
  },
}
