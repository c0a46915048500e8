// Sveltia CMS configuration of the forms. It is made in the browser from the current state of the
// repository, because languages and weeks may have changed since the build.

import { type FormData, isBlock } from '../engine/editor/form-file.ts'
import { editorForms } from '../engine/editor/forms.ts'
import type { Catalogue } from '../messages/catalogue.ts'
import { typedDate } from '../messages/wording.ts'
import { countries, defaultCountry } from '../model/countries.ts'
import { contentFolder, type FormHouse } from '../model/editor.ts'
import type { Form, FormField } from '../model/forms.ts'
import { nextWeek } from './next-week.ts'

export function formsOf({ languages, region }: FormHouse, catalogue: Catalogue): Form[] {
  const country = region?.country ?? defaultCountry
  const currency = region?.currency ?? countries[country].currency
  return editorForms({ languages, catalogue, region: { country, currency } })
}

/**
 * Name of a custom file format. Sveltia treats formats whose name ends in `-frontmatter` as front
 * matter.
 */
export const formatOf = (name: string) => `${name}-frontmatter`

/** Sveltia's `collections` (folders) and `singletons` (single files) for these forms. */
export function collectionsOf(forms: readonly Form[], { weeks }: FormHouse, now: Date) {
  const folders = forms.flatMap((form) =>
    'folder' in form
      ? [
          {
            ...{ name: form.name, label: form.label, folder: contentFolder + form.folder },
            ...{ extension: 'md', format: formatOf(form.name), create: true },
            ...{ summary: form.summary, sortable_fields: byName(form.name) },
            slug: { ...form.slug, editable: ['create', 'update'] },
            fields: shownAll(form.fields),
          },
        ]
      : [],
  )
  const singletons = forms.flatMap((form) =>
    'file' in form
      ? [
          {
            ...{ name: form.name, label: form.label, file: contentFolder + form.file },
            ...{ format: formatOf(form.name), fields: shownAll(form.fields) },
          },
        ]
      : [],
  )
  return { collections: folders.map((one) => withWeek(one, weeks, now)), singletons }
}

/**
 * Sort by file name: sections start with their number, so they appear in the order of the menu.
 * Lunch weeks are sorted newest first.
 */
const byName = (form: Form['name']) => ({
  fields: ['slug'],
  default: { field: 'slug', direction: form === 'lunch' ? 'Descending' : 'Ascending' },
})

/** Remove the members of a field that only `form-file.ts` needs. */
function shown(field: FormField): object {
  const told = { part: {}, picked: {}, meanings: {}, sign: true, unsaid: [], ...field }
  const { former: _, part: _p, picked: _c, meanings: _m, sign: _s, unsaid: _u, ...rest } = told
  // Lists of single values are shown as plain lines, without a box around each. Such lines have no
  // label of their own, so it is added to the hint of the list.
  if ('field' in rest && !('picked' in rest.field)) {
    const { field: line, ...list } = rest
    return { ...list, hint: [list.hint, line.label].filter(Boolean).join(' · ') }
  }
  if ('field' in rest) return { ...rest, field: shown(rest.field) }
  if ('fields' in rest) return { ...rest, fields: shownAll(rest.fields) }
  if (!('types' in rest)) return rest
  const types = rest.types.map((type) => ({ ...type, fields: shownAll(type.fields) }))
  return { ...rest, types }
}

/**
 * Put the fields that have a heading into collapsed blocks, one a heading. The blocks exist only in
 * the form, not in the file.
 */
function shownAll(fields: readonly FormField[]): object[] {
  const top = fields.filter(({ part }) => !part)
  const parts = new Map(fields.flatMap(({ part }) => (part ? [[part.name, part.label]] : [])))
  const blocks = [...parts].map(([name, label]) => ({
    ...{ name: blockOf(name), label, widget: 'object', collapsed: true },
    fields: fields.filter(({ part }) => part?.name === name).map(shown),
  }))
  return [...top.map(shown), ...blocks]
}

/** Prefix of the blocks' names. No field has a name that starts with it. */
const partSign = 'part_'
const blockOf = (part: string) => partSign + part

/** Move the values of a form into the blocks that the editor shows. */
export function intoParts(data: FormData, fields: readonly FormField[]): FormData {
  const top: FormData = {}
  const blocks = new Map<string, FormData>()
  for (const [name, value] of Object.entries(data)) {
    const field = fields.find((one) => one.name === name)
    const inside = field && Array.isArray(value) ? value.map((one) => entryIn(one, field)) : value
    if (!field?.part) top[name] = inside
    else {
      const block = blockOf(field.part.name)
      blocks.set(block, { ...blocks.get(block), [name]: inside })
    }
  }
  return { ...top, ...Object.fromEntries(blocks) }
}

const entryIn = (entry: unknown, field: FormField): unknown => {
  if (!isBlock(entry)) return entry
  const kinds = 'types' in field ? field.types.flatMap(({ fields }) => fields) : []
  return intoParts(entry, 'fields' in field ? field.fields : kinds)
}

/** Reverse of `intoParts`: move the values out of the blocks. */
export const outOfParts = (data: FormData): FormData =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      const inside = isBlock(value) && name.startsWith(partSign)
      if (inside) return Object.entries(outOfParts(value))
      return [
        [
          name,
          Array.isArray(value) ? value.map((one) => (isBlock(one) ? outOfParts(one) : one)) : value,
        ],
      ]
    }),
  )

type Folder = { name: string; slug: object }

/** Today in the owner's time zone. The Swedish locale formats dates as YYYY-MM-DD. */
const mondayAfter = (now: Date, weeks: readonly string[]) =>
  nextWeek(new Intl.DateTimeFormat('sv').format(now), weeks)

/** Name a new lunch file after the Monday of its week. */
const withWeek = <F extends Folder>(folder: F, weeks: readonly string[], now: Date): F =>
  folder.name === 'lunch'
    ? { ...folder, slug: { ...folder.slug, template: mondayAfter(now, weeks) } }
    : folder

/**
 * Return the heading of a lunch form, read from the URL hash of the editor. Undefined on any other
 * form.
 */
export function weekShown(
  hash: string,
  { weeks }: FormHouse,
  { editor }: Catalogue,
  now: Date,
): string | undefined {
  const [, week] = /^#\/collections\/lunch\/(?:entries\/)?(new|[\d-]+)/.exec(hash) ?? []
  if (week === undefined) return undefined
  const isNew = week === 'new'
  const day = typedDate(isNew ? mondayAfter(now, weeks) : week)
  return (isNew ? editor.newWeek : editor.week).replace('{day}', day)
}
