// Texts in two languages: the owner writes `note` and `note_en` side by side.

import type { Text } from '../../model/site.ts'
import { below, complain, type Place } from './record.ts'

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
  const fields = place.raw as { [key: string]: unknown } | undefined
  const written = (field: string) => fields !== undefined && Object.hasOwn(fields, field)
  const english = `${name}_en`
  if (cs !== undefined && !written(english)) missing(place, name, english, 'English')
  if (en !== undefined && !written(name)) missing(place, english, name, 'Czech')
  return undefined
}

function missing(place: Place, has: string, lacks: string, language: string) {
  complain(below(place, has), {
    found: `"${has}" without its ${language} text`,
    expected: 'both languages',
    mend: `add a line   ${lacks}: ...`,
  })
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
