import { message } from '../../messages/catalogue.ts'
import { below, complain, has, type Place } from '../place.ts'

/** Reports one of two fields that mean nothing without each other. */
export function refuseHalf(place: Place, ...names: [string, string]) {
  const field = names.find((name) => has(place, name))
  const partner = names.find((name) => !has(place, name))
  if (field === undefined || partner === undefined) return
  complain(below(place, field), message('field-without-partner', { field, partner }))
}
