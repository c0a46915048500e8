// Payment, operator and legal notices. The required company numbers depend on the country (in
// Czechia section 435 of the Civil Code).

import { message } from '../../messages/catalogue.ts'
import { type CompanyNumber, companyNumbers, countries } from '../../model/countries.ts'
import { currencies } from '../../model/currencies.ts'
import { parseTextRow } from '../../model/languages.ts'
import * as s from '../../model/schema-parts.ts'
import { includesMethod, type Legal, type Pub, paymentMethods } from '../../model/site.ts'
import { line, yesNo } from '../../notations/basic.ts'
import { companyNumber, paymentList } from '../../notations/house.ts'
import { price } from '../../notations/price.ts'
import {
  type ContentNode,
  hasValue,
  nodeAt,
  reportError,
  reportFinding,
} from '../../reading/node.ts'
import type { Field, Values } from '../../reading/reader.ts'
import {
  type FieldRow,
  type FieldRows,
  neededRow,
  partRow,
  textOrNullRow,
  textRow,
  toMembers,
  valueRow,
} from '../../reading/row.ts'
import { present } from '../../reading/texts.ts'

const methods = s.list(s.enumSchema(paymentMethods))

export const paymentRows = {
  payment: neededRow(
    'methods',
    paymentList,
    'platba | | platba | zahlung',
    ({ currencies: [own = 'CZK'] }) =>
      s.described(methods, 'What is taken.', [currencies[own].cash, 'card']),
  ),
  payment_refused: valueRow('not_accepted', paymentList, undefined, () =>
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

export function readPayment(
  node: ContentNode,
  values: Values<typeof paymentRows>,
): Pub['payment'] | undefined {
  const { payment, payment_refused: refused = [] } = values
  const method = payment?.find((one) =>
    refused.some((other) => includesMethod(one, other) || includesMethod(other, one)),
  )
  if (method !== undefined)
    reportError(nodeAt(node, 'payment_refused'), 'payment-contradictory', { method })
  const members = toMembers(paymentRows, values)
  return members && { not_accepted: [], ...members }
}

type NumberRows = { [Name in CompanyNumber]: Field<string> & Pick<FieldRow, 'called' | 'data'> }

const numberRows = Object.fromEntries(
  companyNumbers.map((name) => [name, partRow(companyNumber(name), undefined)]),
) as NumberRows

const registered = parseTextRow(
  'Zapsáno v rejstříku. | Entered in the register. | Zapísané v registri. | Im Register eingetragen.',
)

export const operatorRows = {
  operator: neededRow('name', line, 'provozovatel | | |', (house) =>
    s.described(s.line, 'Company or person.', s.sampleHouse(house).operator),
  ),
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
  seat: neededRow('seat', line, 'sídlo | | sídlo |', (house) => {
    const { street, town } = s.sampleHouse(house)
    return s.described(s.line, 'Seat.', `${street}, ${town}`)
  }),
  register: textRow('register', undefined, 'Entry in the register.', registered),
} satisfies FieldRows

export const ageRows = {
  age_notice: textOrNullRow('age_notice', undefined, 'About alcohol and age.'),
} satisfies FieldRows

/** Prices include VAT unless the owner states otherwise. */
const vatRows = {
  vat: partRow(yesNo, 'dph | | dph | mwst'),
} satisfies FieldRows

export const legalRows = { ...operatorRows, ...vatRows, ...ageRows }

export function readLegal(node: ContentNode, values: Values<typeof legalRows>): Legal | undefined {
  const { operator, managing_director, seat, register, vat, age_notice } = values
  const numbers = readNumbers(node, values)
  if (operator === undefined || seat === undefined || !register) return undefined
  return {
    operator,
    ...numbers,
    seat,
    register,
    ...present({ managing_director, vat, age_notice }),
  }
}

/** Read the company numbers, in the order of the country's table. */
function readNumbers(node: ContentNode, values: Values<NumberRows>) {
  if (!node.region) return {}
  const rows = Object.entries(countries[node.region.country].numbers)
  for (const [field, { required: needed, example, label }] of rows)
    if (needed && !hasValue(node, field))
      reportFinding(node, message('field-missing', { record: 'pub', field }), {
        notation: { like: 'number', label, example },
      })
  const names = rows.map(([name]) => name as CompanyNumber)
  return present(Object.fromEntries(names.map((name) => [name, values[name]])))
}
