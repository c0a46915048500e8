// Courses that are served for one price.

import { languages, textOf } from '../model/languages.ts'
import * as s from '../model/schema-parts.ts'
import type { Course } from '../model/site.ts'
import type { AllergenList } from '../notations/dish.ts'
import { dishRows, groupOf, plateMember, toContained } from './dish.ts'
import { meantBy } from './names.ts'
import { below, complain, type Entry, has, type Node } from './node.ts'
import { fieldNamesIn, list, record, type Values } from './record.ts'
import { member, partRow, type Rows, toMembers } from './row.ts'

/** The course of examples. */
export const broth = textOf('Hovězí vývar | Beef broth | Hovädzí vývar | Rindsuppe')
const withNoodles = textOf('s nudlemi | with noodles | s rezancami | mit Nudeln')

export const courseRows = {
  name: {
    ...dishRows.name,
    data: member('name', (house) => s.words(house, 'Name of the course.', broth)),
  },
  description: { ...dishRows.description, data: plateMember(withNoodles) },
  allergens: { ...dishRows.allergens, required: false },
} as const satisfies Rows

export const courseRow = partRow(list(record('course', courseRows)), 'chody | | chody | gänge', {
  order: 270,
})

const allergenNames = fieldNamesIn({ allergens: courseRows.allergens }, languages)

type TypedCourses = Entry<Values<typeof courseRows>>[] | undefined

/**
 * The allergens of the whole: those that the owner says, or those of all courses together, which
 * are not known as soon as those of one are not. Undefined where it was reported, or nothing said.
 */
export function allergensOfAll(
  node: Node,
  whole: AllergenList | null | undefined,
  typed: TypedCourses,
): AllergenList | null | undefined {
  if (!typed) return whole
  if (typed.length < 2) complain(below(node, 'courses'), 'courses-too-few', { count: typed.length })
  const spoken = typed.filter(({ node: here }) => has(here, 'allergens'))
  const silent = typed.find(({ value, node: here }) => value && !meansAllergens(here))
  if (silent && (spoken.length > 0 || !has(node, 'allergens'))) {
    complain(silent.node, 'course-allergens-missing', {
      beside: spoken.length > 0,
      whole: has(node, 'allergens'),
    })
    return undefined
  }
  if (has(node, 'allergens')) return agreed(whole, spoken)
  const all = spoken.map(({ value }) => value?.allergens)
  if (all.includes(undefined)) return undefined
  if (all.includes(null)) return null
  return together(all.flatMap((one) => one ?? []))
}

/** A number whose kind one course does not say stays without kinds: it may be another one. */
function together(lists: readonly AllergenList[]): AllergenList {
  const numbers = new Set(lists.flatMap((one) => one.numbers))
  const vague = lists.flatMap(({ numbers: own, kinds }) =>
    own.filter((number) => !kinds.some((code) => groupOf(code) === number)),
  )
  const kinds = new Set(lists.flatMap((one) => one.kinds))
  return {
    numbers: [...numbers].sort((a, b) => a - b),
    kinds: [...kinds]
      .filter((code) => !vague.some((number) => groupOf(code) === number))
      .sort(byCode),
  }
}

/** `1b` before `8a`, and that before `10`. */
const byCode = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })

/** Whether it has them, if only under a name that was reported. */
const meansAllergens = ({ raw }: Node) =>
  Object.keys(raw ?? {}).some((name) => meantBy(name, ['allergens'], allergenNames) !== undefined)

/** What a course contains is contained in the whole: somebody decides by the numbers of the whole. */
function agreed(whole: AllergenList | null | undefined, spoken: NonNullable<TypedCourses>) {
  if (!whole) return whole
  for (const { value, node } of spoken) {
    const own = value?.allergens
    if (own === undefined) continue
    const more = own?.numbers.filter((number) => !whole.numbers.includes(number)) ?? []
    if (own !== null && more.length === 0) continue
    const numbers = { more, whole: whole.numbers }
    complain(below(node, 'allergens'), 'course-allergens-contradictory', numbers)
  }
  return whole
}

export const toCourses = (typed: TypedCourses): Course[] | undefined =>
  typed?.flatMap(({ value }) => {
    const course = value && toMembers(courseRows, value)
    const allergens = value?.allergens
    return course ? [{ ...course, ...(allergens !== undefined && toContained(allergens)) }] : []
  })
