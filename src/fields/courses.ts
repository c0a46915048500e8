// Courses of a menu at a fixed price.

import { languages, parseTextRow } from '../model/languages.ts'
import * as s from '../model/schema-parts.ts'
import type { Course } from '../model/site.ts'
import type { AllergenList } from '../notations/dish.ts'
import { findLikelyField } from '../reading/names.ts'
import { type ContentNode, type Entry, hasValue, nodeAt, reportError } from '../reading/node.ts'
import { fieldNamesIn } from '../reading/outline.ts'
import type { Values } from '../reading/reader.ts'
import { list, record } from '../reading/record.ts'
import { type FieldRows, member, partRow, toMembers } from '../reading/row.ts'
import { findAllergenGroup } from './claims.ts'
import { descriptionMember, dishRows, toContained } from './dish.ts'

/** Course in examples. */
export const broth = parseTextRow('Hovězí vývar | Beef broth | Hovädzí vývar | Rindsuppe')
const withNoodles = parseTextRow('s nudlemi | with noodles | s rezancami | mit Nudeln')

export const courseRows = {
  name: {
    ...dishRows.name,
    data: member('name', (house) => s.textMember(house, 'Name of the course.', broth)),
  },
  description: { ...dishRows.description, data: descriptionMember(withNoodles) },
  allergens: { ...dishRows.allergens, required: false },
} as const satisfies FieldRows

export const courseRow = partRow(list(record('course', courseRows)), 'chody | | chody | gänge', {
  order: 270,
})

const allergenNames = fieldNamesIn({ allergens: courseRows.allergens }, languages)

type TypedCourses = Entry<Values<typeof courseRows>>[] | undefined

/**
 * Return the allergens of a dish with courses: the ones that the owner states for the dish, or
 * those of all courses together. Undefined if none are stated or an error was reported.
 */
export function allergensOfAll(
  node: ContentNode,
  whole: AllergenList | undefined,
  typed: TypedCourses,
): AllergenList | undefined {
  if (!typed) return whole
  if (typed.length < 2)
    reportError(nodeAt(node, 'courses'), 'courses-too-few', { count: typed.length })
  const stating = typed.filter(({ node: here }) => hasValue(here, 'allergens'))
  const silent = typed.find(({ value, node: here }) => value && !mentionsAllergens(here))
  if (silent && (stating.length > 0 || !hasValue(node, 'allergens')))
    return reportError(silent.node, 'course-allergens-missing', {
      beside: stating.length > 0,
      whole: hasValue(node, 'allergens'),
    })
  if (hasValue(node, 'allergens')) return checkTotal(whole, stating)
  const all = stating.flatMap(({ value }) => value?.allergens ?? [])
  return all.length < stating.length ? undefined : mergeAllergens(all)
}

/**
 * Merge the allergens of all courses. If one course gives a number without its kind, the result has
 * no kinds for that number, because it may be another kind. It is complete if all courses are.
 */
function mergeAllergens(lists: readonly AllergenList[]): AllergenList {
  const numbers = new Set(lists.flatMap((one) => one.numbers))
  const vague = lists.flatMap(({ numbers: own, kinds }) =>
    own.filter((number) => !kinds.some((code) => findAllergenGroup(code) === number)),
  )
  const kinds = new Set(lists.flatMap((one) => one.kinds))
  return {
    numbers: [...numbers].sort((a, b) => a - b),
    kinds: [...kinds]
      .filter((code) => !vague.some((number) => findAllergenGroup(code) === number))
      .sort(byCode),
    isComplete: lists.every((one) => one.isComplete),
  }
}

/** Sort `1b` before `8a`, and `8a` before `10`. */
const byCode = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })

/** True if the course has an allergens field, even a misspelt one that was already reported. */
const mentionsAllergens = ({ raw }: ContentNode) =>
  Object.keys(raw ?? {}).some(
    (name) => findLikelyField(name, ['allergens'], allergenNames) !== undefined,
  )

/** Check that the dish lists all allergens of its courses: guests decide by its numbers. */
function checkTotal(whole: AllergenList | undefined, stating: NonNullable<TypedCourses>) {
  if (!whole) return whole
  for (const { value, node } of stating) {
    const own = value?.allergens
    // A dish whose allergens are unknown may contain any of them.
    if (own === undefined || isUnknown(whole)) continue
    const more = own.numbers.filter((number) => !whole.numbers.includes(number))
    const isComplete = own.isComplete && whole.isComplete
    if (more.length === 0 && isComplete === whole.isComplete) continue
    reportError(nodeAt(node, 'allergens'), 'course-allergens-contradictory', {
      ...{ more, whole: whole.numbers, isPartial: !isComplete },
    })
  }
  return whole
}

const isUnknown = ({ numbers, isComplete }: AllergenList) => numbers.length === 0 && !isComplete

export const toCourses = (typed: TypedCourses): Course[] | undefined =>
  typed?.flatMap(({ value }) => {
    const course = value && toMembers(courseRows, value)
    const allergens = value?.allergens
    return course ? [{ ...course, ...(allergens !== undefined && toContained(allergens)) }] : []
  })
