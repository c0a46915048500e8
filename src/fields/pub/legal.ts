// Who runs the pub, and what the law wants said. Which numbers such a company has, and which it must
// state, depends on its country (in Czechia section 435 of the Civil Code).

import { message } from '../../messages/catalogue.ts'
import { type CompanyNumber, companyNumbers, countries } from '../../model/countries.ts'
import type { Legal } from '../../model/site.ts'
import { companyNumber } from '../../notations/house.ts'
import { line } from '../../notations/plain.ts'
import { complain, has, type Place } from '../place.ts'
import { type Field, optional, required, type Values } from '../record.ts'
import { optionalText, present, requiredText } from '../texts.ts'

type NumberFields = { [Name in CompanyNumber]: Field<string> }

const numberFields = Object.fromEntries(
  companyNumbers.map((name) => [name, optional(companyNumber(name))]),
) as NumberFields

export const legalFields = {
  operator: required(line, { called: { cs: 'provozovatel' } }),
  ...numberFields,
  seat: required(line, { called: { cs: 'sídlo', sk: 'sídlo' } }),
  register: requiredText,
  age_notice: optionalText,
}

export function readLegal(place: Place, values: Values<typeof legalFields>): Legal | undefined {
  const { operator, seat, register, age_notice } = values
  const numbers = readNumbers(place, values)
  if (operator === undefined || seat === undefined || !register) return undefined
  return { operator, ...numbers, seat, register, ...present({ age_notice }) }
}

/** In the order of the country's table. */
function readNumbers(place: Place, values: Values<NumberFields>) {
  if (!place.region) return {}
  const rows = Object.entries(countries[place.region.country].numbers)
  for (const [field, { required: needed, example, label }] of rows)
    if (needed && !has(place, field))
      complain(place, message('field-missing', { record: 'pub', field }), {
        notation: { like: 'number', label, example },
      })
  const names = rows.map(([name]) => name as CompanyNumber)
  return present(Object.fromEntries(names.map((name) => [name, values[name]])))
}
