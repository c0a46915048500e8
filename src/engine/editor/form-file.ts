// Conversion between a content file and the values of a form. A form has values where a file has
// text, such as choices and lists. Values survive the round trip. Comments and the order of lines
// are restored by `src/editor/keep-lines.ts`.

import { dump, FAILSAFE_SCHEMA, loadAll } from 'js-yaml'
import type { FormField, FormType } from '../../model/forms.ts'
import { plainWord } from '../../model/suggest.ts'

export type FormValues = { [name: string]: unknown }

const frontMatter = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n([\s\S]*))?$/

/** Parse a file into the values of its form. */
export function fromFile(text: string, fields: readonly FormField[]): FormValues {
  const [, yaml = '', body = ''] = frontMatter.exec(text.replace(/\r\n?/g, '\n').trim()) ?? []
  const [data] = loadAll(quoteSigns(yaml, fields), { schema: FAILSAFE_SCHEMA })
  const form = toForm(isBlock(data) ? data : {}, fields)
  return hasBody(fields) ? { ...form, body: body.trim() } : form
}

/** Write the values of a form as a file. */
export function toFile(form: FormValues, fields: readonly FormField[]): string {
  const { body, ...rest } = hasBody(fields) ? form : { ...form, body: '' }
  return writeData({ ...fromForm(rest, fields), body })
}

/** Write data as a file with front matter. */
export function writeData({ body, ...data }: FormValues): string {
  const yaml = Object.keys(data).length > 0 ? dump(data, yamlOptions) : ''
  const text = typeof body === 'string' ? body.trim() : ''
  return `---\n${yaml}---\n${text === '' ? '' : `\n${text}\n`}`
}

/** Parse a file and normalise its values as `toFile` would write them. */
export function readNormalized(text: string, fields: readonly FormField[]): FormValues {
  const { body, ...rest } = fromFile(text, fields)
  return { ...fromForm(rest, fields), ...(body !== undefined && { body }) }
}

/**
 * Options of js-yaml for output that people read: no folded lines, and quotation marks only where
 * YAML needs them.
 */
export const yamlOptions = {
  schema: FAILSAFE_SCHEMA,
  lineWidth: -1,
  noRefs: true,
  noCompatMode: true,
} as const

const hasBody = (fields: readonly FormField[]) =>
  fields.some(({ name, widget }) => name === 'body' && widget === 'text')

export const isBlock = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Quote values such as `accent: #7b2d1c`, which YAML would read as a comment. */
function quoteSigns(yaml: string, fields: readonly FormField[]): string {
  const names = fields.flatMap((field) => ('sign' in field && field.sign ? [field.name] : []))
  const unquoted = new RegExp(`^(${names.join('|')}):[ \\t]+(#\\S+)`, 'gm')
  return names.length === 0 ? yaml : yaml.replace(unquoted, '$1: "$2"')
}

function toForm(data: FormValues, fields: readonly FormField[]): FormValues {
  const rest = new Map(Object.entries(data))
  const values = fields.flatMap((field): [string, unknown][] => {
    const name = rest.has(field.name) ? field.name : undefined
    if (name === undefined)
      return 'fallback' in field && field.fallback ? [[field.name, [...field.fallback]]] : []
    const value = valueToForm(rest.get(name), field)
    rest.delete(name)
    return value === undefined ? [] : [[field.name, value]]
  })
  // Fields that the form does not have are passed through unchanged.
  return Object.fromEntries([...values, ...rest])
}

function valueToForm(value: unknown, field: FormField): unknown {
  if (value === null || value === undefined || value === '') return undefined
  if (field.widget === 'select') return choiceToForm(value, field)
  if (field.widget === 'image') return typeof value === 'string' ? photoUrl(value) : undefined
  if (field.widget !== 'list') return Array.isArray(value) ? value.map(String).join(', ') : value
  const entries = Array.isArray(value) ? value : [value]
  if ('field' in field) return entries.map((entry) => valueToForm(entry, field.field))
  if ('fields' in field)
    return entries.map((entry) => (isBlock(entry) ? toForm(entry, field.fields) : entry))
  return entries.map((entry) => {
    const type = isBlock(entry) ? findType(entry, field.types) : undefined
    return type ? { [field.typeKey]: type.name, ...toForm(entry, type.fields) } : entry
  })
}

/**
 * Return the last type that has all fields of the block. If no type has them all, return the first.
 */
function findType(block: FormValues, types: readonly FormType[]): FormType | undefined {
  const names = Object.keys(block)
  const has = ({ fields }: FormType) => names.every((name) => fields.some((f) => f.name === name))
  return types.findLast(has) ?? types[0]
}

/** The form refers to a photo by its URL, below Sveltia's `public_folder`. */
const photoUrl = (name: string) => `/photos/${name.trim().replace(/^.*\//, '')}`

type Choice = Extract<FormField, { widget: 'select' }>

function choiceToForm(value: unknown, { multiple, meanings, options }: Choice): unknown {
  const toKeyword = (typed: string) =>
    options.find((option) => option.value === typed)?.value ?? meanings[plainWord(typed)] ?? typed
  if (!multiple) return typeof value === 'string' ? toKeyword(value.trim()) : value
  const typed = Array.isArray(value) ? value.map(String) : String(value).split(/[,;]/)
  return typed.flatMap((one) => (one.trim() === '' ? [] : [toKeyword(one.trim())]))
}

/** Empty form fields are left out of the file. */
const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

function fromForm(form: FormValues, fields: readonly FormField[]): FormValues {
  const entries = fields.map(({ name }) => name)
  const order = [...entries, ...Object.keys(form).filter((name) => !entries.includes(name))]
  return Object.fromEntries(
    order.flatMap((name): [string, unknown][] => {
      const field = fields.find((one) => one.name === name)
      const value = field ? valueFromForm(form[name], field) : toText(form[name])
      return isEmpty(value) ? [] : [[name, value]]
    }),
  )
}

function valueFromForm(value: unknown, field: FormField): unknown {
  if (isEmpty(value)) return undefined
  if (field.widget === 'image') return String(value).replace(/^.*\//, '')
  if (field.widget !== 'list')
    return Array.isArray(value) ? value.map(toText).join(', ') : toText(value)
  const entries = Array.isArray(value) ? value : [value]
  if ('field' in field) {
    const lines = entries.map((entry) => valueFromForm(entry, field.field)).filter(isFilled)
    // A single line is written as a plain value: `no` instead of hours must not become a list, and
    // `Ne` inside one would mean Sunday.
    return lines.length === 1 ? lines[0] : lines
  }
  return removeRepeatedIds(
    entries
      .map((entry) => (isBlock(entry) ? blockFromForm(entry, field) : toText(entry)))
      .filter((entry) => !isBlock(entry) || Object.keys(entry).length > 0),
  )
}

/** Remove a repeated id. A duplicated dish would otherwise have the same anchor as the original. */
function removeRepeatedIds(entries: unknown[]): unknown[] {
  const ids = new Set<unknown>()
  return entries.map((entry) => {
    if (!isBlock(entry) || entry['id'] === undefined) return entry
    const { id, ...rest } = entry
    if (ids.has(id)) return rest
    ids.add(id)
    return entry
  })
}

const isFilled = (value: unknown) => !isEmpty(value)

type BlockList = Exclude<Extract<FormField, { widget: 'list' }>, { field: FormField }>

/** Return the fields of one entry of a list. */
export function fieldsOfBlock(block: FormValues, list: FormField): readonly FormField[] {
  if ('fields' in list) return list.fields
  return 'types' in list ? (findType(block, list.types)?.fields ?? []) : []
}

function blockFromForm(block: FormValues, list: BlockList): FormValues {
  if ('fields' in list) return fromForm(block, list.fields)
  const { [list.typeKey]: kind, ...rest } = block
  const type = list.types.find(({ name }) => name === kind) ?? findType(rest, list.types)
  return fromForm(rest, type?.fields ?? [])
}

/**
 * Convert all values to text. Content files are read with the failsafe schema, which knows only
 * text.
 */
function toText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toText)
  if (isBlock(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, toText(one)]))
  return typeof value === 'string' ? value.trim() : isEmpty(value) ? undefined : String(value)
}
