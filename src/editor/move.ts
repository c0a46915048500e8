// Moves of dishes between sections. The form of a section is one file, so a dish only states the
// section it should go to, and the gate moves it when the form is saved.

import { isBlock, readNormalized, writeData } from '../engine/editor/form-file.ts'
import type { Catalogue } from '../messages/catalogue.ts'
import { capital } from '../messages/wording.ts'
import type { FormHouse } from '../model/editor.ts'
import type { Form, FormField } from '../model/forms.ts'
import type { ContentFiles } from './forge.ts'
import { keepLines } from './keep-lines.ts'

/** Field of the form that names another section. It is never saved. */
const moveField = 'move_to'

/** Add a choice of sections to each dish. */
export function offerMoves(
  form: Form,
  sections: NonNullable<FormHouse['sections']>,
  { editor }: Catalogue,
): Form {
  if (form.name !== 'menu' || sections.length < 2) return form
  const options = sections.map(({ id, name }) => ({ label: name, value: id }))
  const choice: FormField = {
    ...{ name: moveField, label: capital(editor.moveTo), widget: 'select', required: false },
    ...{ options, meanings: {} },
  }
  const fields = form.fields.map((field) =>
    field.name !== 'items' || !('types' in field)
      ? field
      : {
          ...field,
          types: field.types.map((type) =>
            type.name === 'item' ? { ...type, fields: [...type.fields, choice] } : type,
          ),
        },
  )
  return { ...form, fields }
}

/** Id of the section in a file: `menu/20-soups.md` is `soups`. */
export const sectionId = (file: string) => /^menu\/(?:\d+-)?(.+)\.md$/.exec(file)?.[1]

export const hasMoves = (text = '') => text.includes(`${moveField}:`)

/** Move the dishes of these files that name another section to its end, before any subheading. */
export function moveDishes(
  files: ContentFiles,
  names: Iterable<string>,
  fields: readonly FormField[],
): ContentFiles {
  const changed = new Map(files)
  const rewrite = (file: string, change: (items: unknown[]) => unknown[]) => {
    const text = changed.get(file) ?? ''
    const { items, ...data } = readNormalized(text, fields)
    const all = change(Array.isArray(items) ? items : [])
    changed.set(file, keepLines(text, writeData({ ...data, items: all }), fields))
  }
  const canRead = (text = '') => {
    try {
      return Boolean(readNormalized(text, fields))
    } catch {
      return false
    }
  }
  for (const file of names) {
    if (!hasMoves(changed.get(file))) continue
    rewrite(file, (items) =>
      items.flatMap((entry) => {
        if (!isBlock(entry) || !(moveField in entry)) return [entry]
        const { [moveField]: id, ...dish } = entry
        const target = [...changed.keys()].find((name) => sectionId(name) === id)
        // A section that is gone or broken meanwhile: the check reports the field.
        if (target === undefined || !canRead(changed.get(target))) return [entry]
        if (target === file) return [dish]
        rewrite(target, (others) => {
          // Below a subheading it could be stated as something that it is not.
          const first = others.findIndex((one) => isBlock(one) && 'heading' in one)
          const at = first < 0 ? others.length : first
          return [...others.slice(0, at), dish, ...others.slice(at)]
        })
        return []
      }),
    )
  }
  return changed
}
