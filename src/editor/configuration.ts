// What the editor is told of the forms: made in the browser, of what the repository says there.

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

/** The editor takes formats with such an ending for files that begin with fields. */
export const formatOf = (name: string) => `${name}-frontmatter`

/** Folders and single files, in the words of Sveltia CMS. */
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

/** By the number before the name, as the menu has its sections; of weeks the last one first. */
const byName = (form: Form['name']) => ({
  fields: ['slug'],
  default: { field: 'slug', direction: form === 'lunch' ? 'Descending' : 'Ascending' },
})

/** A field without what only the reading of files needs to know. */
function shown(field: FormField): object {
  const told = { part: {}, picked: {}, meanings: {}, sign: true, unsaid: [], ...field }
  const { part: _p, picked: _c, meanings: _m, sign: _s, unsaid: _u, ...rest } = told
  // Lines with nothing beside them are one under the other, in no boxes.
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

/** Fields that have a heading stand in a closed block of that name, which no file has. */
function shownAll(fields: readonly FormField[]): object[] {
  const top = fields.filter(({ part }) => !part)
  const parts = new Map(fields.flatMap(({ part }) => (part ? [[part.name, part.label]] : [])))
  const blocks = [...parts].map(([name, label]) => ({
    ...{ name: blockOf(name), label, widget: 'object', collapsed: true },
    fields: fields.filter(({ part }) => part?.name === name).map(shown),
  }))
  return [...top.map(shown), ...blocks]
}

/** No field is called so. */
const partSign = 'part_'
const blockOf = (part: string) => partSign + part

/** What a form holds, with the blocks that it shows. */
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

/** The same without them. */
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

/** The calendar on the wall of the owner, written as dates are. */
const mondayAfter = (now: Date, weeks: readonly string[]) =>
  nextWeek(new Intl.DateTimeFormat('sv').format(now), weeks)

/** A new week gets the date of its Monday as its name. */
const withWeek = <F extends Folder>(folder: F, weeks: readonly string[], now: Date): F =>
  folder.name === 'lunch'
    ? { ...folder, slug: { ...folder.slug, template: mondayAfter(now, weeks) } }
    : folder

/** Which week the form at this address of the editor is of. */
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
