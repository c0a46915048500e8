// Telephone, postal code, company numbers and site address.

import { normalize } from '../model/base-url.ts'
import { type CompanyNumber, countries, countryCodes, type PhoneRow } from '../model/countries.ts'
import { type ContentSignals, phoneUses } from '../model/site.ts'
import { split, wordNotation, yesNo } from './basic.ts'
import { type HoursToken, hoursTokens, isOneOf, namesDays } from './hours-tokens.ts'
import { grammar, type Notation, type RegionalNotation, refuse, reject } from './notation.ts'
import { andOr, meaningByWord, phoneWords } from './typed-words.ts'

const joined = `\\s(?:${andOr()})\\s`
/** Signs between two numbers. A slash may also belong to a number. */
const between = [new RegExp(`[,;]|${joined}`), new RegExp(`[,;/]|${joined}`)]

const phoneUse = wordNotation(phoneUses, meaningByWord(phoneWords))

const isTimeOrDay = (token: HoursToken) => token.kind === 'time' || namesDays(token)

/** A number with other words, in brackets or not. */
const numberAndWords = /^([+\d](?:[\d\s/.-]|\(\d+\))*\d)[\s,;–-]*(?=\(|.*\p{L})\(?([^()]+)\)?$/u

const shortCode = /^\s*(?:\+|00)42(?=[\s(./-])/

/**
 * Telephone number, dialled within the pub's country or with `+` or `00` and a country code.
 * Returns E.164. Only the shape is checked.
 */
export const phone: RegionalNotation<string> = {
  expected: 'phone',
  expects: ({ country }) => ({ like: 'phone', example: countries[country].phone.example }),
  regional: true,
  read(text, { region: { country } }) {
    // Country codes that begin with 42 have three digits, so `+42 360 …` lacks one.
    if (shortCode.test(text)) return undefined
    const digits = text
      .trim()
      // `+43 (0)660`: the zero is dialled only within the country.
      .replace(/^((?:\+|00)[\d\s]+)\(0\)/, '$1')
      .replace(/[\s()/.-]/g, '')
      .replace(/^00/, '+')
    return digits.startsWith('+') ? abroad(digits) : domestic(digits, countries[country].phone)
  },
  explain(text, context) {
    const { example, trunk = null } = countries[context.region.country].phone
    const isNumber = (one: string) => phone.read(one, context) !== undefined
    const bare = text.trim().replace(/^(?:tel|telefon|telefón|mobil|phone|call)[.:\s]\s*/i, '')
    const numbers = between
      .map((sign) => split(bare, sign).map((part) => part.text.replace(/\s*\(\D+\)$/, '')))
      .find((parts) => parts.length === 2 && parts.every(isNumber))
    if (numbers) return refuse('phone-several', { numbers })
    const values = { typed: text, example, trunk }
    const [, number = '', inside = ''] = numberAndWords.exec(bare) ?? []
    const isUse = phoneUse.read(inside) !== undefined
    const tokens = hoursTokens(inside)
    const isHours = tokens.some(isTimeOrDay) && !tokens.some(isOneOf('unknown'))
    // No edit deletes a name.
    if (isNumber(number) && !isUse && !isHours)
      return refuse('phone-named', { name: inside, number })
    if (isNumber(number))
      return refuse('phone-unreadable', values, number).map((fault) => ({
        ...fault,
        beside: [{ field: isUse ? '_for' : '_hours', value: inside }],
      }))
    const { code } = countries[context.region.country].phone
    const suggestion = [bare, text.replace(shortCode, `+${code}`)].find(isNumber)
    return refuse('phone-unreadable', values, suggestion)
  },
}

function domestic(digits: string, { code, trunk, oneLength, shape }: PhoneRow): string | undefined {
  const hasTrunk = trunk !== undefined && digits.startsWith(trunk)
  if (!hasTrunk && !oneLength) return undefined
  const national = hasTrunk ? digits.slice(trunk.length) : digits
  return shape.test(national) ? `+${code}${national}` : undefined
}

/** Check a number of a listed country by its shape there, and any other one by E.164. */
function abroad(number: string): string | undefined {
  const phoneRow = countryCodes
    .map((code) => countries[code].phone)
    .find(({ code }) => number.startsWith(`+${code}`))
  const right = phoneRow
    ? phoneRow.shape.test(number.slice(phoneRow.code.length + 1))
    : /^\+[1-9]\d{7,14}$/.test(number)
  return right ? number : undefined
}

/** Postal code, with or without the international prefix: `A-1010`, `1010`. */
export const postalCode: RegionalNotation<string> = {
  expected: 'postal-code',
  expects: ({ country }) => ({
    like: 'postal-code',
    example: countries[country].postalCode.example,
  }),
  regional: true,
  read(text, { region: { country } }) {
    const { shape, print, letters } = countries[country].postalCode
    const typed = text.trim().replace(new RegExp(`^(?:${letters.join('|')})[- ]`), '')
    return shape.test(typed) ? typed.replace(shape, print) : undefined
  },
  explain(text, { region: { country } }) {
    const { digits, example } = countries[country].postalCode
    return refuse('postal-code-unreadable', { typed: text, digits, example })
  },
}

/** Company number of a field, with its check digit. */
export const companyNumber = (name: CompanyNumber): RegionalNotation<string> => ({
  expected: name,
  expects: ({ country }) => {
    const row = countries[country].numbers[name]
    return row ? { like: 'number', label: row.label, example: row.example } : name
  },
  regional: true,
  read(text, { region: { country } }) {
    const { shape, valid, print } = countries[country].numbers[name] ?? {}
    const digits = toDigits(text)
    const match = shape?.exec(digits)
    if (!match || valid?.(digits) === false) return undefined
    return print ? print(...match.slice(1)) : digits
  },
  explain(text, { region: { country } }) {
    const { numbers } = countries[country]
    const row = numbers[name]
    if (!row) return refuse('number-foreign', { field: name, country, known: Object.keys(numbers) })
    const { label, example, shape, valid } = row
    const digits = toDigits(text)
    const [field, other] = Object.entries(numbers).find(([, one]) => one.shape.test(digits)) ?? []
    if (/^[A-Z]/.test(digits) && field !== undefined && !shape.test(digits) && other)
      return refuse('number-of-field', { typed: digits, label, other: other.label, field })
    if (shape.test(digits))
      return refuse('number-impossible', { typed: digits, label, field: name })
    const suggestion = [digits.padStart(8, '0'), country + digits].find(
      (one) => shape.test(one) && valid?.(one),
    )
    return refuse('number-unreadable', { typed: text, label, example }, suggestion)
  },
})

const toDigits = (text: string) => text.replace(/\s/g, '').toUpperCase()

export const spdx: Notation<string> = {
  expected: 'license',
  pattern: '^[A-Za-z0-9.+-]+$',
  read: (text) => (/^[A-Za-z0-9.+-]+$/.test(text.trim()) ? text.trim() : undefined),
  explain: (text) => refuse('license-unreadable', { typed: text }),
}

/**
 * Contact for security reports (RFC 9116 section 2.5.3): a URL, an email address or a telephone
 * number. Returns a URI.
 */
export const securityContact: RegionalNotation<string> = {
  expected: 'security-contact',
  regional: true,
  read(text, context) {
    const typed = text.trim()
    if (/^https:\/\/\S+$/.test(typed) && URL.canParse(typed)) return new URL(typed).href
    if (
      /^[^\s@<>"]+@[^\s@<>".][^\s@<>"]*$/.test(typed) &&
      /\.[^.]+$/.test(typed.slice(typed.indexOf('@')))
    )
      return `mailto:${typed}`
    const number = phone.read(typed, context)
    return number === undefined ? undefined : `tel:${number}`
  },
  explain: (text) => refuse('security-contact-unreadable', { typed: text }),
}

const signals = ['search', 'ai_input', 'ai_train'] as const satisfies (keyof ContentSignals)[]

/** Content Signals (contentsignals.org). An absent key neither grants nor refuses. */
export const contentSignals: Notation<ContentSignals> = {
  expected: 'signals',
  ...grammar<ContentSignals>((text) => {
    const found: ContentSignals = {}
    for (const part of text.split(',')) {
      const [key, value] = signalIn(part) ?? []
      if (!key || key in found) return reject('signals-unreadable', { typed: part.trim() })
      Object.assign(found, { [key]: value })
    }
    return found
  }),
}

/** Read one signal: `ai-train = no`. */
function signalIn(part: string): [keyof ContentSignals, boolean] | undefined {
  const [, typed = '', value = ''] = /^([a-z-]+)\s*=\s*(\S+)$/i.exec(part.trim()) ?? []
  const key = signals.find((name) => name.replace('_', '-') === typed.toLowerCase())
  const decided = yesNo.read(value)
  return key === undefined || decided === undefined ? undefined : [key, decided]
}

/** Base URL of the site, as typed. */
export const address: Notation<string> = {
  expected: 'address',
  pattern: '^https?://[^\\s?#]+$',
  ...grammar<string>((text) => {
    const typed = text.trim()
    const url = normalize(typed)
    if (!('mistake' in url)) return typed
    const { mistake } = url
    // The address with `https://`, or without its last file name.
    const suggestion = [
      ...(/^https:/i.test(typed) ? [] : [`https://${typed.replace(/^http:\/\//i, '')}`]),
      typed.replace(/\/[^/]*\.(?:html?|php)$/i, ''),
    ].find((one) => !('mistake' in normalize(one)))
    return reject('address-unusable', { typed, mistake }, suggestion)
  }),
}
