// What the editor is told of the forms: made in the browser, of what the repository says there.

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
export function collectionsOf(
  forms: readonly Form[],
  { weeks }: FormHouse,
  catalogue: Catalogue,
  now: Date,
) {
  const folders = forms.flatMap((form) =>
    'folder' in form
      ? [
          {
            ...{ name: form.name, label: form.label, folder: contentFolder + form.folder },
            ...{ extension: 'md', format: formatOf(form.name), create: true },
            ...{ summary: form.summary, sortable_fields: ['slug'] },
            slug: { ...form.slug, editable: ['create', 'update'] },
            fields: form.fields.map(shown),
          },
        ]
      : [],
  )
  const singletons = forms.flatMap((form) =>
    'file' in form
      ? [
          {
            ...{ name: form.name, label: form.label, file: contentFolder + form.file },
            ...{ format: formatOf(form.name), fields: form.fields.map(shown) },
          },
        ]
      : [],
  )
  return { collections: folders.map((one) => withWeek(one, weeks, catalogue, now)), singletons }
}

/** A field without what only the reading of files needs to know. */
function shown(field: FormField): object {
  const told = { meanings: {}, sign: true, unsaid: [], ...field }
  const { former: _, meanings: _m, sign: _s, unsaid: _u, ...rest } = told
  if ('field' in rest) return { ...rest, field: shown(rest.field) }
  if ('fields' in rest) return { ...rest, fields: rest.fields.map(shown) }
  if (!('types' in rest)) return rest
  const types = rest.types.map((type) => ({ ...type, fields: type.fields.map(shown) }))
  return { ...rest, types }
}

type Folder = { name: string; slug: object; fields: readonly object[] }

/** A new week gets the date of its Monday as its name, and the owner is told which that is. */
function withWeek(
  folder: Folder,
  weeks: readonly string[],
  { editor }: Catalogue,
  now: Date,
): object {
  if (folder.name !== 'lunch') return folder
  // The calendar on the wall of the owner, written as dates are.
  const monday = nextWeek(new Intl.DateTimeFormat('sv').format(now), weeks)
  const [first, ...rest] = folder.fields
  const hint = editor.newWeek.replace('{day}', typedDate(monday))
  return {
    ...folder,
    slug: { ...folder.slug, template: monday },
    fields: [{ ...first, hint }, ...rest],
  }
}
