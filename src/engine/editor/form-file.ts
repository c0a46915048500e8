// Between a file of content and a form. A form knows values where a file knows text: words that may
// be chosen, lists that may be one line. There and back again a file says the same; its comments and
// the order of its lines are put back by `src/editor/keep-lines.ts`.

import { dump, FAILSAFE_SCHEMA, loadAll } from 'js-yaml'
import type { FormField, FormType } from '../../model/forms.ts'
import { plainWord } from '../../model/suggest.ts'

export type FormData = { [name: string]: unknown }

const parts = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n([\s\S]*))?$/

/** What a form shows of a file. */
export function fromFile(text: string, fields: readonly FormField[]): FormData {
  const [, yaml = '', body = ''] = parts.exec(text.replace(/\r\n?/g, '\n').trim()) ?? []
  const [data] = loadAll(withSigns(yaml, fields), { schema: FAILSAFE_SCHEMA })
  const form = toForm(isBlock(data) ? data : {}, fields)
  return hasBody(fields) ? { ...form, body: body.trim() } : form
}

/** The text of a file with what a form holds. */
export function toFile(form: FormData, fields: readonly FormField[]): string {
  const { body, ...rest } = hasBody(fields) ? form : { ...form, body: '' }
  return fileOf({ ...fromForm(rest, fields), body })
}

/** The text of a file that says this. */
export function fileOf({ body, ...data }: FormData): string {
  const yaml = Object.keys(data).length > 0 ? dump(data, writing) : ''
  const story = typeof body === 'string' ? body.trim() : ''
  return `---\n${yaml}---\n${story === '' ? '' : `\n${story}\n`}`
}

/** What a file says to its form, as it would be written. */
export function said(text: string, fields: readonly FormField[]): FormData {
  const { body, ...rest } = fromFile(text, fields)
  return { ...fromForm(rest, fields), ...(body !== undefined && { body }) }
}

/** As people write: a text is never parted, and stands in quotation marks only where it must. */
export const writing = {
  schema: FAILSAFE_SCHEMA,
  lineWidth: -1,
  noRefs: true,
  noCompatMode: true,
} as const

const hasBody = (fields: readonly FormField[]) =>
  fields.some(({ name, widget }) => name === 'body' && widget === 'text')

export const isBlock = (value: unknown): value is FormData =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `accent: #7b2d1c` is a comment to YAML and a colour to its owner. */
function withSigns(yaml: string, fields: readonly FormField[]): string {
  const names = fields.flatMap((field) => ('sign' in field && field.sign ? [field.name] : []))
  const unquoted = new RegExp(`^(${names.join('|')}):[ \\t]+(#\\S+)`, 'gm')
  return names.length === 0 ? yaml : yaml.replace(unquoted, '$1: "$2"')
}

function toForm(data: FormData, fields: readonly FormField[]): FormData {
  const left = new Map(Object.entries(data))
  const known = fields.flatMap((field): [string, unknown][] => {
    const name = left.has(field.name) ? field.name : undefined
    if (name === undefined)
      return 'unsaid' in field && field.unsaid ? [[field.name, [...field.unsaid]]] : []
    const value = valueToForm(left.get(name), field)
    left.delete(name)
    return value === undefined ? [] : [[field.name, value]]
  })
  // What no form knows stays as it is.
  return Object.fromEntries([...known, ...left])
}

function valueToForm(value: unknown, field: FormField): unknown {
  if (value === null || value === undefined || value === '') return undefined
  if (field.widget === 'select') return choiceToForm(value, field)
  if (field.widget === 'image') return typeof value === 'string' ? photoPath(value) : undefined
  if (field.widget !== 'list') return Array.isArray(value) ? value.map(String).join(', ') : value
  const entries = Array.isArray(value) ? value : [value]
  if ('field' in field) return entries.map((entry) => valueToForm(entry, field.field))
  if ('fields' in field)
    return entries.map((entry) => (isBlock(entry) ? toForm(entry, field.fields) : entry))
  return entries.map((entry) => {
    const type = isBlock(entry) ? typeOf(entry, field.types) : undefined
    return type ? { [field.typeKey]: type.name, ...toForm(entry, type.fields) } : entry
  })
}

/** The last kind that has all the fields of the block; the first has those that are in doubt. */
function typeOf(block: FormData, types: readonly FormType[]): FormType | undefined {
  const names = Object.keys(block)
  const has = ({ fields }: FormType) => names.every((name) => fields.some((f) => f.name === name))
  return types.findLast(has) ?? types[0]
}

/** A form knows a photo by its address, below the one that the editor is told for their folder. */
const photoPath = (name: string) => `/photos/${name.trim().replace(/^.*\//, '')}`

type Choice = Extract<FormField, { widget: 'select' }>

function choiceToForm(value: unknown, { multiple, meanings, options }: Choice): unknown {
  const wordOf = (typed: string) =>
    options.find((option) => option.value === typed)?.value ?? meanings[plainWord(typed)] ?? typed
  if (!multiple) return typeof value === 'string' ? wordOf(value.trim()) : value
  const typed = Array.isArray(value) ? value.map(String) : String(value).split(/[,;]/)
  return typed.flatMap((one) => (one.trim() === '' ? [] : [wordOf(one.trim())]))
}

/** An empty field of a form says nothing, and does not stand in the file. */
const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

function fromForm(form: FormData, fields: readonly FormField[]): FormData {
  const entries = fields.map(({ name }) => name)
  const order = [...entries, ...Object.keys(form).filter((name) => !entries.includes(name))]
  return Object.fromEntries(
    order.flatMap((name): [string, unknown][] => {
      const field = fields.find((one) => one.name === name)
      const value = field ? valueFromForm(form[name], field) : asText(form[name])
      return isEmpty(value) ? [] : [[name, value]]
    }),
  )
}

function valueFromForm(value: unknown, field: FormField): unknown {
  if (isEmpty(value)) return undefined
  if (field.widget === 'image') return String(value).replace(/^.*\//, '')
  if (field.widget !== 'list')
    return Array.isArray(value) ? value.map(asText).join(', ') : asText(value)
  const entries = Array.isArray(value) ? value : [value]
  if ('field' in field) {
    const lines = entries.map((entry) => valueFromForm(entry, field.field)).filter(isSaid)
    // `no` in the place of hours is no list, and `Ne` in one is a Sunday.
    return lines.length === 1 ? lines[0] : lines
  }
  return withOwnIds(
    entries
      .map((entry) => (isBlock(entry) ? blockFromForm(entry, field) : asText(entry)))
      .filter((entry) => !isBlock(entry) || Object.keys(entry).length > 0),
  )
}

/** A dish that was duplicated has the anchor of the other one until it is called otherwise. */
function withOwnIds(entries: unknown[]): unknown[] {
  const ids = new Set<unknown>()
  return entries.map((entry) => {
    if (!isBlock(entry) || entry['id'] === undefined) return entry
    const { id, ...rest } = entry
    if (ids.has(id)) return rest
    ids.add(id)
    return entry
  })
}

const isSaid = (value: unknown) => !isEmpty(value)

type Blocks = Exclude<Extract<FormField, { widget: 'list' }>, { field: FormField }>

/** The fields of an entry of a list. */
export function fieldsOfBlock(block: FormData, list: FormField): readonly FormField[] {
  if ('fields' in list) return list.fields
  return 'types' in list ? (typeOf(block, list.types)?.fields ?? []) : []
}

function blockFromForm(block: FormData, list: Blocks): FormData {
  if ('fields' in list) return fromForm(block, list.fields)
  const { [list.typeKey]: kind, ...rest } = block
  const type = list.types.find(({ name }) => name === kind) ?? typeOf(rest, list.types)
  return fromForm(rest, type?.fields ?? [])
}

/** Everything in a file is text: YAML of this kind knows no numbers. */
function asText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asText)
  if (isBlock(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, asText(one)]))
  return typeof value === 'string' ? value.trim() : isEmpty(value) ? undefined : String(value)
}
