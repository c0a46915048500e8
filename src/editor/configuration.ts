// Sveltia CMS configuration of the forms. It is made in the browser from the current state of the
// repository, because languages and weeks may have changed since the build.

import { type FormValues, isBlock } from '../engine/editor/form-file.ts'
import { editorForms } from '../engine/editor/forms.ts'
import type { Catalogue } from '../messages/catalogue.ts'
import { typedDate } from '../messages/wording.ts'
import { countries, defaultCountry } from '../model/countries.ts'
import { contentFolder, type FormHouse } from '../model/editor.ts'
import type { Form, FormField } from '../model/forms.ts'
import { listInnerFields } from '../model/forms.ts'
import { offerMoves } from './move.ts'
import { nextFreeMonday } from './next-week.ts'

export function createForms(
  { languages, region, sections = [] }: FormHouse,
  catalogue: Catalogue,
): Form[] {
  const country = region?.country ?? defaultCountry
  const currency = region?.currency ?? countries[country].currency
  const forms = editorForms({ languages, catalogue, region: { country, currency } })
  return forms.map((form) => offerMoves(form, sections, catalogue))
}

/**
 * Name of a custom file format. Sveltia treats formats whose name ends in `-frontmatter` as front
 * matter.
 */
export const formatName = (name: string) => `${name}-frontmatter`

/** Sveltia's `collections` (folders) and `singletons` (single files) for these forms. */
export function createCollections(forms: readonly Form[], { weeks }: FormHouse, now: Date) {
  const folders = forms
    .filter((form) => 'folder' in form)
    .map((form) => ({
      ...{ name: form.name, label: form.label, folder: contentFolder + form.folder },
      ...{ extension: 'md', format: formatName(form.name), create: true },
      ...{ summary: form.summary, sortable_fields: sortByFileName(form.name) },
      slug: { ...form.slug, editable: ['create', 'update'] },
      fields: toEditorFields(form.fields),
    }))
  const singletons = forms
    .filter((form) => 'file' in form)
    .map((form) => ({
      ...{ name: form.name, label: form.label, file: contentFolder + form.file },
      ...{ format: formatName(form.name), fields: toEditorFields(form.fields) },
    }))
  return { collections: folders.map((one) => nameNewWeek(one, weeks, now)), singletons }
}

/**
 * Sort by file name: sections start with their number, so they appear in the order of the menu.
 * Lunch weeks are sorted newest first.
 */
const sortByFileName = (form: Form['name']) => ({
  fields: ['slug'],
  default: { field: 'slug', direction: form === 'lunch' ? 'Descending' : 'Ascending' },
})

/** Remove the members of a field that only `form-file.ts` needs. */
function toEditorField(field: FormField): object {
  const complete = { part: {}, picked: {}, meanings: {}, sign: true, fallback: [], ...field }
  const { part: _p, picked: _c, meanings: _m, sign: _s, fallback: _f, ...rest } = complete
  // Lists of single values are shown as plain lines, without a box around each. Such lines have no
  // label of their own, so it is added to the hint of the list.
  if ('field' in rest && !('picked' in rest.field)) {
    const { field: line, ...list } = rest
    return { ...list, hint: [list.hint, line.label].filter(Boolean).join(' · ') }
  }
  if ('field' in rest) return { ...rest, field: toEditorField(rest.field) }
  if ('fields' in rest) return { ...rest, fields: toEditorFields(rest.fields) }
  if (!('types' in rest)) return rest
  const types = rest.types.map((type) => ({ ...type, fields: toEditorFields(type.fields) }))
  return { ...rest, types }
}

/**
 * Put the fields that have a heading into collapsed blocks, one a heading. The blocks exist only in
 * the form, not in the file.
 */
function toEditorFields(fields: readonly FormField[]): object[] {
  const top = fields.filter(({ part }) => !part)
  const parts = new Map(fields.flatMap(({ part }) => (part ? [[part.name, part.label]] : [])))
  const blocks = [...parts].map(([name, label]) => ({
    ...{ name: blockName(name), label, widget: 'object', collapsed: true },
    fields: fields.filter(({ part }) => part?.name === name).map(toEditorField),
  }))
  return [...top.map(toEditorField), ...blocks]
}

/** Prefix of the blocks' names. No field has a name that starts with it. */
const blockPrefix = 'part_'
export const blockName = (part: string) => blockPrefix + part

/** Move the values of a form into the blocks that the editor shows. */
export function groupIntoBlocks(data: FormValues, fields: readonly FormField[]): FormValues {
  const top: FormValues = {}
  const blocks = new Map<string, FormValues>()
  for (const [name, value] of Object.entries(data)) {
    const field = fields.find((one) => one.name === name)
    const inside =
      field && Array.isArray(value) ? value.map((one) => groupEntry(one, field)) : value
    if (!field?.part) top[name] = inside
    else {
      const block = blockName(field.part.name)
      blocks.set(block, { ...blocks.get(block), [name]: inside })
    }
  }
  return { ...top, ...Object.fromEntries(blocks) }
}

const groupEntry = (entry: unknown, field: FormField): unknown => {
  return isBlock(entry) ? groupIntoBlocks(entry, listInnerFields(field)) : entry
}

/** Reverse of `intoParts`: move the values out of the blocks. */
export const flattenBlocks = (data: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      const inside = isBlock(value) && name.startsWith(blockPrefix)
      if (inside) return Object.entries(flattenBlocks(value))
      const flatten = (one: unknown) => (isBlock(one) ? flattenBlocks(one) : one)
      return [[name, Array.isArray(value) ? value.map(flatten) : value]]
    }),
  )

type Folder = { name: string; slug: object }

/** Name a new lunch file after the Monday of its week. */
const nameNewWeek = <F extends Folder>(folder: F, weeks: readonly string[], now: Date): F =>
  folder.name === 'lunch'
    ? { ...folder, slug: { ...folder.slug, template: nextFreeMonday(now, weeks) } }
    : folder

/**
 * Return the heading of a lunch form, read from the URL hash of the editor. Undefined on any other
 * form.
 */
export function weekHeading(
  hash: string,
  { weeks }: FormHouse,
  { editor }: Catalogue,
  now: Date,
): string | undefined {
  const [, week] = /^#\/collections\/lunch\/(?:entries\/)?(new|[\d-]+)/.exec(hash) ?? []
  if (week === undefined) return undefined
  const isNew = week === 'new'
  const day = typedDate(isNew ? nextFreeMonday(now, weeks) : week)
  return (isNew ? editor.newWeek : editor.week).replace('{day}', day)
}
