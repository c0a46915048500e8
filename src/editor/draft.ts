// The form that is open in the editor: the version of the file it came from, and new values for it.
// A patch (`src/engine/editor/sveltia.ts`) keeps Sveltia's current draft in `globalThis.entryDraft`.

import { isEqual } from '../content/changes/match.ts'
import { type FormValues, fromFile, isBlock, toFile } from '../engine/editor/form-file.ts'
import type { FormField } from '../model/forms.ts'
import { flattenBlocks, groupIntoBlocks } from './configuration.ts'

/** Sveltia keeps the values of a form by their path: `items.0.sizes`. */
type FlatValues = { [path: string]: unknown }
type Draft = {
  isNew: boolean
  originalEntry?: { locales: { [locale: string]: { content?: FlatValues } } }
  currentValues: { [locale: string]: FlatValues }
}

declare global {
  var entryDraft: { current?: Draft | null } | undefined
}

export type OpenForm = NonNullable<ReturnType<typeof findOpenForm>>

/** Return the form that is open; undefined if a list or something else is shown. */
export function findOpenForm() {
  const draft = globalThis.entryDraft?.current
  if (!draft) return undefined
  return {
    /** Text of the file that the form was filled from; undefined if the file was new. */
    findBase(fields: readonly FormField[]) {
      const [base] = Object.values(draft.originalEntry?.locales ?? {})
      if (draft.isNew || !base) return undefined
      return toFile(flattenBlocks(nest(base.content ?? {})), fields)
    },
    /** Write the differences between two versions of the file into the form. */
    write(before: string, after: string, fields: readonly FormField[]) {
      const [old, fresh] = [before, after].map((text) =>
        flatten(groupIntoBlocks(fromFile(text, fields), fields)),
      )
      for (const values of Object.values(draft.currentValues))
        replace(values, old ?? {}, fresh ?? {})
    },
    /** Add entries to a list of the form. */
    addEntries(list: string, entries: readonly FormValues[]) {
      for (const values of Object.values(draft.currentValues)) {
        const count = countEntries(values, list)
        for (const [index, entry] of entries.entries())
          Object.assign(values, flatten(entry, `${list}.${count + index}`))
      }
    },
    /** Answer a question of the form that the owner has not answered. */
    answer(name: string, value: string) {
      for (const values of Object.values(draft.currentValues)) values[name] ||= value
    },
  }
}

const countEntries = (values: FlatValues, list: string) =>
  new Set(
    Object.keys(values).flatMap((path) =>
      path.startsWith(`${list}.`) ? (path.split('.')[1] ?? []) : [],
    ),
  ).size

function replace(values: FlatValues, before: FlatValues, after: FlatValues) {
  for (const [path, value] of Object.entries(after))
    if (!isEqual(before[path], value)) values[path] = value
  for (const path of Object.keys(before)) if (!(path in after)) delete values[path]
}

/** Turn `{ items: [{ cs: 'Guláš' }] }` into `{ 'items.0.cs': 'Guláš' }`. */
export function flatten(value: unknown, path = ''): FlatValues {
  const inner = Array.isArray(value) || isBlock(value) ? Object.entries(value) : []
  if (inner.length === 0) return path === '' ? {} : { [path]: value }
  const before = path === '' ? '' : `${path}.`
  return Object.assign({}, ...inner.map(([name, one]) => flatten(one, before + name)))
}

/** Sveltia's own notes about a list whose entries were added or moved. */
const noteOfSveltia = /\.__sc_\w+$/

/** Reverse of `flatten`. */
function nest(flat: FlatValues): FormValues {
  const top: FormValues = {}
  for (const [path, value] of Object.entries(flat)) {
    if (noteOfSveltia.test(path)) continue
    const steps = path.split('.')
    let at: FormValues = top
    for (const [index, step] of steps.entries()) {
      const next = steps[index + 1]
      if (next === undefined) at[step] = value
      else {
        at[step] ??= /^\d+$/.test(next) ? [] : {}
        at = at[step] as FormValues
      }
    }
  }
  return top
}
