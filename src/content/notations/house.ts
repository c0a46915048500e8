// Telephone, post code, payment, and the operator's numbers.

import { normalize } from '../../model/base-url.ts'
import { message } from '../../model/messages/catalogue.ts'
import { type ContentSignals, paymentMethods } from '../../model/site.ts'
import { Fault, type Notation } from './notation.ts'
import { oneOf, several, yesNo } from './plain.ts'

/** Nine Czech digits, or a number with `+` or `00` and its country code; given back as E.164. */
export const phone: Notation<string> = {
  expected: 'phone',
  read(text) {
    const digits = text
      .trim()
      .replace(/[\s\u00A0()/.-]/g, '')
      .replace(/^00/, '+')
    if (/^\d{9}$/.test(digits)) return `+420${digits}`
    if (/^\+420\d{9}$/.test(digits) || /^\+(?!420)[1-9]\d{7,14}$/.test(digits)) return digits
    return new Fault(message('phone-unreadable', { typed: text }))
  },
}

export const postalCode: Notation<string> = {
  expected: 'postal-code',
  read(text) {
    const match = /^(\d{3})[\s\u00A0]?(\d{2})$/.exec(text.trim())
    return match
      ? `${match[1]} ${match[2]}`
      : new Fault(message('postal-code-unreadable', { typed: text }))
  },
}

/** Identification number of the operator; eight digits, the last one is a check digit modulo 11. */
export const ico: Notation<string> = {
  expected: 'ico',
  read(text) {
    const digits = text.trim().replace(/\s/g, '')
    if (!/^\d{8}$/.test(digits)) return new Fault(message('ico-unreadable', { typed: text }))
    const sum = [...digits]
      .slice(0, 7)
      .reduce((total, digit, index) => total + Number(digit) * (8 - index), 0)
    return Number(digits[7]) === (11 - (sum % 11)) % 10
      ? digits
      : new Fault(message('ico-impossible', { typed: digits }))
  },
}

export const dic: Notation<string> = {
  expected: 'dic',
  read(text) {
    const typed = text.trim().replace(/\s/g, '').toUpperCase()
    return /^CZ\d{8,10}$/.test(typed)
      ? typed
      : new Fault(message('dic-unreadable', { typed: text }))
  },
}

export const spdx: Notation<string> = {
  expected: 'license',
  pattern: '^[A-Za-z0-9.+-]+$',
  read: (text) =>
    /^[A-Za-z0-9.+-]+$/.test(text.trim())
      ? text.trim()
      : new Fault(message('license-unreadable', { typed: text })),
}

/** Where a weakness of the site is reported, as RFC 9116 section 2.5.3 wants it: an address. */
export const securityContact: Notation<string> = {
  expected: 'security-contact',
  read(text) {
    const typed = text.trim()
    if (/^https:\/\/\S+$/.test(typed) && URL.canParse(typed)) return new URL(typed).href
    if (
      /^[^\s@<>"]+@[^\s@<>".][^\s@<>"]*$/.test(typed) &&
      /\.[^.]+$/.test(typed.slice(typed.indexOf('@')))
    )
      return `mailto:${typed}`
    const number = phone.read(typed)
    return number instanceof Fault
      ? new Fault(message('security-contact-unreadable', { typed: text }))
      : `tel:${number}`
  },
}

const signalNames = { search: 'search', ai_input: 'ai-input', ai_train: 'ai-train' } as const
const signalFields = Object.entries(signalNames) as [keyof ContentSignals, string][]

/** Content Signals as contentsignals.org writes them; a key that is left out says nothing. */
export const contentSignals: Notation<ContentSignals> = {
  expected: 'signals',
  read(text) {
    const signals: ContentSignals = {}
    for (const part of text.split(',').map((piece) => piece.trim())) {
      const [, typed = '', value = ''] = /^([a-z-]+)\s*=\s*(\S+)$/i.exec(part) ?? []
      const key = signalFields.find(([, name]) => name === typed.toLowerCase())?.[0]
      const decided = yesNo.read(value)
      if (key === undefined || decided instanceof Fault || signals[key] !== undefined)
        return new Fault(message('signals-unreadable', { typed: part }))
      signals[key] = decided
    }
    return signals
  },
}

export const country: Notation<string> = {
  expected: 'country',
  pattern: '^[A-Z]{2}$',
  read: (text) =>
    /^[A-Z]{2}$/.test(text.trim())
      ? text.trim()
      : new Fault(message('country-unreadable', { typed: text })),
}

export const paymentList = several(
  oneOf(paymentMethods, {
    hotove: 'cash_czk',
    hotovost: 'cash_czk',
    koruny: 'cash_czk',
    eura: 'cash_eur',
    karta: 'card',
  }),
)

/** The address of the site, as typed; what is wrong with it is said where it stands. */
export const address: Notation<string> = {
  expected: 'address',
  pattern: '^https?://[^\\s?#]+$',
  read(text) {
    const typed = text.trim()
    const url = normalize(typed)
    return 'mistake' in url
      ? new Fault(message('address-unusable', { typed, mistake: url.mistake }))
      : typed
  },
}
