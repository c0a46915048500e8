// Moves of dishes between sections. The form of a section is one file, so a dish only states the
// section it should go to, and the gate moves it when the form is saved.

import { isEqual } from '../content/changes/match.ts'
import { type FormValues, isBlock, readNormalized, writeData } from '../engine/editor/form-file.ts'
import type { Catalogue } from '../messages/catalogue.ts'
import { capital } from '../messages/wording.ts'
import type { FormHouse } from '../model/editor.ts'
import type { Form, FormField, FormType } from '../model/forms.ts'
import { type Language, languages } from '../model/languages.ts'
import { translatePour } from '../notations/labels.ts'
import { labelTranslations } from '../notations/sizes.ts'
import type { ContentFiles } from './forge.ts'
import { type EntryLines, entryLines, keepLines } from './keep-lines.ts'

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
  const addChoice = (type: FormType) =>
    type.name === 'item' ? { ...type, fields: [...type.fields, choice] } : type
  const fields = form.fields.map((field) =>
    field.name === 'items' && 'types' in field
      ? { ...field, types: field.types.map(addChoice) }
      : field,
  )
  return { ...form, fields }
}

/** Id of the section in a file: `menu/20-soups.md` is `soups`. */
export const sectionId = (file: string) => /^menu\/(?:\d+-)?(.+)\.md$/.exec(file)?.[1]

export const hasMoves = (text = '') => text.includes(`${moveField}:`)

/**
 * Move the dishes of these files that name another section to its end, before any subheading. Their
 * lines stay as they are, and what the top of a file says about their sizes goes with them.
 */
export function moveDishes(
  files: ContentFiles,
  names: Iterable<string>,
  fields: readonly FormField[],
  house: readonly Language[],
): ContentFiles {
  const changed = new Map([...files].map(([file, text]) => [file, withLf(text)]))
  const read = (file: string) => {
    const { items, ...top } = readNormalized(changed.get(file) ?? '', fields)
    return { items: Array.isArray(items) ? [...items] : [], top }
  }
  const write = (file: string, { items, top }: ReturnType<typeof read>) =>
    changed.set(file, keepLines(changed.get(file) ?? '', writeData({ ...top, items }), fields))
  const canRead = (file: string) => {
    try {
      return Boolean(read(file))
    } catch {
      return false
    }
  }
  for (const file of names) {
    if (!hasMoves(changed.get(file))) continue
    for (let index = 0; index < read(file).items.length; index++) {
      const section = read(file)
      const entry = section.items[index]
      const { [moveField]: id, ...dish } = isBlock(entry) ? entry : {}
      const target = [...changed.keys()].find((name) => sectionId(name) === id)
      // A section that is gone or broken meanwhile: the check reports the field.
      if (id === undefined || target === undefined || !canRead(target)) continue
      const targetSection = read(target)
      const moved = target === file ? dish : withLabels(dish, section.top, targetSection.top, house)
      write(file, { ...section, items: section.items.with(index, moved) })
      if (target === file) continue
      const typed = entryLines(changed.get(file) ?? '', 'items', index)
      // Below a subheading it could be stated as something that it is not.
      const first = targetSection.items.findIndex((one) => isBlock(one) && 'heading' in one)
      const at = first < 0 ? targetSection.items.length : first
      write(target, { ...targetSection, items: targetSection.items.toSpliced(at, 0, moved) })
      changed.set(target, copyEntry(typed, changed.get(target) ?? '', at, fields))
      const items = section.items.toSpliced(index--, 1)
      write(file, { items, top: withoutUnused(section.top, items, dish) })
    }
  }
  return new Map(
    [...changed].map(([file, text]) => [file, withEndsOf(files.get(file) ?? '', text)]),
  )
}

const withLf = (text: string) => text.replace(/\r\n?/g, '\n')

/** Write a text with the line ends of another. */
const withEndsOf = (before: string, text: string) =>
  withLf(before) === text ? before : before.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text

/** The field that translates labels of sizes, at the top of a file or of a dish. */
const labelField = (lang: Language) => `labels_${lang}`

const labelsIn = (block: FormValues, lang: Language): ReadonlyMap<string, string> => {
  const typed = block[labelField(lang)]
  return (typeof typed === 'string' && labelTranslations.read(typed)) || new Map()
}

const writeLabels = (labels: Iterable<readonly [string, string]>) =>
  [...labels].map((pair) => pair.join(' = ')).join('; ')

/** True if a size of the entry has this label, in capital or small letters. */
const hasLabel = (entry: unknown, label: string) =>
  isBlock(entry) &&
  String(entry['sizes'] ?? '')
    .toLowerCase()
    .split(/[;=]/)
    .some((part) => ` ${part.trim()} `.includes(` ${label.toLowerCase()} `))

/** Add the translations of labels that would be missing or others below the other top. */
function withLabels(
  dish: FormValues,
  from: FormValues,
  to: FormValues,
  [first, ...others]: readonly Language[],
): FormValues {
  const lines = others.flatMap((lang): [string, string][] => {
    const own = labelsIn(dish, lang)
    const [here, there] = [labelsIn(from, lang), labelsIn(to, lang)]
    const wordIn = (labels: ReadonlyMap<string, string>, label: string) => {
      const text = first && translatePour(label, { [lang]: labels }, [first, lang])
      return !text || Array.isArray(text) ? undefined : text[lang]
    }
    const carried = [...new Set([...here.keys(), ...there.keys()])].flatMap(
      (label): [string, string][] => {
        const word = wordIn(here, label)
        const isSame = own.has(label) || !hasLabel(dish, label) || word === wordIn(there, label)
        return word === undefined || isSame ? [] : [[label, word]]
      },
    )
    return carried.length > 0 ? [[labelField(lang), writeLabels([...own, ...carried])]] : []
  })
  return { ...dish, ...Object.fromEntries(lines) }
}

/** Leave out the translations at the top that only this dish needed. */
function withoutUnused(top: FormValues, items: readonly unknown[], dish: FormValues): FormValues {
  const changed = languages.flatMap((lang) => {
    const all = [...labelsIn(top, lang)]
    const used = all.filter(
      ([label]) => !hasLabel(dish, label) || items.some((entry) => hasLabel(entry, label)),
    )
    return used.length < all.length ? [[labelField(lang), writeLabels(used)] as const] : []
  })
  const all = { ...top, ...Object.fromEntries(changed) }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}

/** Write a dish with the lines that it had in another file, if they read the same here. */
function copyEntry(
  from: EntryLines | undefined,
  text: string,
  at: number,
  fields: readonly FormField[],
): string {
  const to = entryLines(text, 'items', at)
  if (!from || !to) return text
  const indent = to.depth - from.depth
  const shift = (line: string) =>
    line === '' ? '' : ' '.repeat(Math.max(0, indent)) + line.slice(Math.max(0, -indent))
  const copied = [...to.before, ...from.lines.map(shift), ...to.after].join('\n')
  return isEqual(readNormalized(copied, fields), readNormalized(text, fields)) ? copied : text
}
