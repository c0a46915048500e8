// Courses that are served for one price.

import { message } from '../../model/messages/catalogue.ts'
import type { Course } from '../../model/site.ts'
import { allergenNumbers } from '../notations/dish.ts'
import { meantBy } from './meanings.ts'
import { below, complain, type Entry, has, type Place } from './place.ts'
import { list, optional, record, type Values } from './record.ts'
import { nameText, optionalText, present } from './texts.ts'

const courseFields = {
  name: nameText,
  description: optionalText,
  allergens: optional(allergenNumbers),
}

export const courseField = { courses: optional(list(record('course', courseFields))) }

type TypedCourses = Entry<Values<typeof courseFields>>[] | undefined

/**
 * The allergens of the whole: those that the owner says, or those of all courses together, which
 * are not known as soon as those of one are not. Undefined where it was reported, or nothing said.
 */
export function allergensOfAll(
  place: Place,
  whole: number[] | null | undefined,
  typed: TypedCourses,
): number[] | null | undefined {
  if (!typed) return whole
  if (typed.length < 2)
    complain(below(place, 'courses'), message('courses-too-few', { count: typed.length }))
  const spoken = typed.filter(({ place: here }) => has(here, 'allergens'))
  const silent = typed.find(({ value, place: here }) => value && !meansAllergens(here))
  if (silent && (spoken.length > 0 || !has(place, 'allergens'))) {
    complain(
      silent.place,
      message('course-allergens-missing', {
        beside: spoken.length > 0,
        whole: has(place, 'allergens'),
      }),
    )
    return undefined
  }
  if (has(place, 'allergens')) return agreed(whole, spoken)
  const all = spoken.map(({ value }) => value?.allergens)
  if (all.includes(undefined)) return undefined
  if (all.includes(null)) return null
  return [...new Set(all.flatMap((numbers) => numbers ?? []))].sort((a, b) => a - b)
}

/** Whether it has them, if only under a name that was reported. */
const meansAllergens = ({ raw }: Place) =>
  Object.keys(raw ?? {}).some((name) => meantBy(name, ['allergens']) !== undefined)

/** What a course contains is contained in the whole: somebody decides by the numbers of the whole. */
function agreed(whole: number[] | null | undefined, spoken: NonNullable<TypedCourses>) {
  if (!whole) return whole
  for (const { value, place } of spoken) {
    const own = value?.allergens
    if (own === undefined) continue
    const more = own?.filter((number) => !whole.includes(number)) ?? []
    if (own !== null && more.length === 0) continue
    complain(below(place, 'allergens'), message('course-allergens-contradictory', { more, whole }))
  }
  return whole
}

export const toCourses = (typed: TypedCourses): Course[] | undefined =>
  typed?.flatMap(({ value }) => {
    const { name, description, allergens } = value ?? {}
    return name ? [{ name, ...present({ description, allergens }) }] : []
  })
