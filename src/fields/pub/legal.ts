// Payment, operator and legal notices. The required company numbers depend on the country (in
// Czechia section 435 of the Civil Code).

import { type CompanyNumber, companyNumbers, countries } from '../../model/countries.ts'
import { currencies } from '../../model/currencies.ts'
import type { House } from '../../model/house.ts'
import { parseTextRow } from '../../model/languages.ts'
import * as s from '../../model/schema-parts.ts'
import {
  includesMethod,
  type Legal,
  type PaymentMethod,
  type Pub,
  paymentMethods,
} from '../../model/site.ts'
import { line, yesNo } from '../../notations/basic.ts'
import { companyNumber } from '../../notations/house.ts'
import { paymentList, refusedList } from '../../notations/payment.ts'
import { price } from '../../notations/price.ts'
import { type ContentNode, hasValue, isAsked, nodeAt, reportError } from '../../reading/node.ts'
import type { Field, Values } from '../../reading/reader.ts'
import {
  type FieldRow,
  type FieldRows,
  member,
  neededRow,
  partRow,
  textOrNullRow,
  toMembers,
  valueRow,
} from '../../reading/row.ts'
import { present, requiredText } from '../../reading/texts.ts'

const methods = s.list(s.enumSchema(paymentMethods))

export const paymentRows = {
  payment: {
    ...neededRow('methods', paymentList, 'platba | | platba | zahlung', (house) => {
      const {
        currencies: [own = 'CZK'],
      } = house
      const example: PaymentMethod[] = [currencies[own].cash, 'card']
      const orNull = s.orNotStated(methods, 'What is taken.', example)
      const stated = s.described(methods, 'What is taken.', example)
      return house.lacksPayment ? orNull : (stated as unknown as typeof orNull)
    }),
    askable: true,
  },
  payment_refused: valueRow('not_accepted', refusedList, undefined, () =>
    s.orNotStated(methods, 'What is refused; anything else: ask.', ['crypto']),
  ),
  card_minimum: {
    ...valueRow(
      'card_minimum',
      price,
      'minimum pro kartu, kartou od | card minimum | minimum pre kartu, kartou od | mindestbetrag karte, karte ab',
      () =>
        s.orNotStated(
          { ...s.number, minimum: 0 },
          'Least amount for which cards are taken, in the currency of the prices.',
          200,
        ),
    ),
    example: '200',
  },
  payment_note: textOrNullRow('note', undefined, 'In words.'),
} satisfies FieldRows

export function readPayment(node: ContentNode, values: Values<typeof paymentRows>): Pub['payment'] {
  const { payment, payment_refused: refused = [] } = values
  const method = payment?.find((one) =>
    refused.some((other) => includesMethod(one, other) || includesMethod(other, one)),
  )
  if (method !== undefined)
    reportError(nodeAt(node, 'payment_refused'), 'payment-contradictory', { method })
  return { not_accepted: [], ...toMembers(paymentRows, values) }
}

type NumberRows = { [Name in CompanyNumber]: Field<string> & Pick<FieldRow, 'called' | 'data'> }

const numberRows = Object.fromEntries(
  companyNumbers.map((name) => [name, partRow(companyNumber(name), undefined, { askable: true })]),
) as NumberRows

const registered = parseTextRow(
  'Zapsáno v rejstříku. | Entered in the register. | Zapísané v registri. | Im Register eingetragen.',
)

/** Create the schema of a legal fact: null only in a house that left one open with `ask`. */
export function nullIfAsked(house: House, about: string, example: string | undefined) {
  const orNull = s.orNotStated(s.line, about, example)
  const stated = s.described(s.line, about, example)
  return house.lacksLegalFacts ? orNull : (stated as unknown as typeof orNull)
}

export const operatorRows = {
  operator: {
    ...neededRow('name', line, 'provozovatel | | |', (house) =>
      nullIfAsked(house, 'Company or person.', s.sampleHouse(house).operator),
    ),
    askable: true,
  },
  managing_director: {
    ...valueRow(
      'managing_director',
      line,
      'jednatel | director, managing director | konateľ | geschäftsführer, geschäftsführung, vertreten durch',
      () => s.orNotStated(s.line, 'Who represents the company.'),
    ),
    example: 'Jméno Příjmení',
  },
  ...numberRows,
  seat: {
    ...neededRow('seat', line, 'sídlo | | sídlo |', (house) => {
      const { street, town } = s.sampleHouse(house)
      return nullIfAsked(house, 'Seat.', `${street}, ${town}`)
    }),
    askable: true,
  },
  register: {
    ...requiredText,
    askable: true,
    called: undefined,
    data: member('register', (house) => {
      const about = 'Entry in the register.'
      const orNull = s.textOrNull(house, about, registered)
      const stated = s.textMember(house, about, registered)
      return house.lacksLegalFacts ? orNull : (stated as unknown as typeof orNull)
    }),
  },
} satisfies FieldRows

export const ageRows = {
  age_notice: textOrNullRow('age_notice', undefined, 'About alcohol and age.'),
} satisfies FieldRows

/** Prices include VAT unless the owner states otherwise. */
const vatRows = {
  vat: partRow(yesNo, 'dph | | dph | mwst'),
} satisfies FieldRows

export const legalRows = { ...operatorRows, ...vatRows, ...ageRows }

export function readLegal(node: ContentNode, values: Values<typeof legalRows>): Legal {
  const { operator, managing_director, seat, register, vat, age_notice } = values
  const numbers = readNumbers(node, values)
  return {
    ...numbers,
    ...present({ operator, managing_director, seat, register, vat, age_notice }),
  }
}

/** Read the company numbers, in the order of the country's table. */
function readNumbers(node: ContentNode, values: Values<NumberRows>) {
  if (!node.region) return {}
  const rows = Object.entries(countries[node.region.country].numbers)
  for (const [field, { required: needed, example, label }] of rows)
    if (needed && !hasValue(node, field))
      reportError({ ...node, notation: { like: 'number', label, example } }, 'field-missing', {
        record: 'pub',
        field,
        askable: true,
      })
  const names = rows.map(([name]) => name as CompanyNumber)
  const asked = names.filter((name) => isAsked(nodeAt(node, name)))
  return { asked, ...present(Object.fromEntries(names.map((name) => [name, values[name]]))) }
}
