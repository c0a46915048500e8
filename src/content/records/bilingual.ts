// Texts in two languages: the owner writes `note` and `note_en` side by side.

import { message } from '../../model/messages/catalogue.ts'
import type { Language, Text } from '../../model/site.ts'
import { below, complain, has, type Place } from './place.ts'

/** Both languages of required fields; a missing one was reported when the fields were read. */
export const both = (cs: string | undefined, en: string | undefined): Text | undefined =>
  cs !== undefined && en !== undefined ? { cs, en } : undefined

/** Both languages of optional fields, or undefined where neither stands; one alone is reported. */
export function pair(
  place: Place,
  name: string,
  cs: string | undefined,
  en: string | undefined,
): Text | undefined {
  if (cs !== undefined && en !== undefined) return { cs, en }
  const english = `${name}_en`
  if (cs !== undefined && !has(place, english)) reportHalf(place, name, english, 'en')
  if (en !== undefined && !has(place, name)) reportHalf(place, english, name, 'cs')
  return undefined
}

function reportHalf(place: Place, field: string, missing: string, language: Language) {
  complain(below(place, field), message('language-missing', { field, missing, language }))
}

/** Leaves out members that are undefined: an absent fact is an absent member. */
export function present<T extends object>(value: T): Present<T> {
  return Object.fromEntries(
    Object.entries(value).filter(([, member]) => member !== undefined),
  ) as never
}

type Present<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}
