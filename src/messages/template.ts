// The small language in which messages are written, so that a translator edits text and no code.
//
//   {typed}                        a value
//   {"typed"}                      a value in the quotation marks of the language, shortened
//   {date :date}                   a value as a formatter writes it (formats.ts)
//   {count # day | days}           a count and the form of the noun that fits it
//   {meant ? did you mean {meant}? | delete it}    by whether there is such a value
//   {by = season ? a | b}  {names > 1 ? a | b}     by what it is, or whether it is several
//
// Three spaces on both sides set off what the owner types.

import type { MessageTexts } from '../model/languages.ts'
import { mapMembers } from '../model/schema-parts.ts'
import type { FormatNeeds, Formats, FormatValues } from './formats.ts'
import type { Examples, OwnerExamples } from './owner.ts'

/** Entries of a subject. `derive` adds values that the templates need and the caller does not give. */
export type Entries = { readonly [code: string]: Entry | Row }
export type Entry = MessageTexts & { readonly derive?: (values: never) => object }

/** A short text in both languages: `English | Czech`. */
export type Row = string

/** Return the texts of a row. */
export function readRow(row: Row): MessageTexts {
  const [en = '', cs = ''] = splitBranches(row)
  return { en, cs }
}

/** Values of a message by name; dots in a template lead into a value. */
export type Values = { readonly [name: string]: unknown }

/** Return the text of this message language; entries also have a code. */
export type Translate = (texts: MessageTexts, code?: string) => string

/** Translations of a language in a file of its own: by code, and by the English text. */
type Translations = { readonly [codeOrEnglish: string]: string }

/**
 * Make the function that finds the text of a language. A text that is not translated, such as a
 * detail of a host, is in the nearest language.
 */
export const translateBy =
  (tongue: 'de' | 'sk', translations: Translations): Translate =>
  (texts, code = texts.en) =>
    texts[tongue] ?? translations[code] ?? texts[tongue === 'sk' ? 'cs' : 'en']

/** A message language with its formatters. */
export type Target = { translate: Translate; formats: Formats }

type TextTable<Rows> = {
  [Name in keyof Rows]: Rows[Name] extends Row ? MessageTexts : TextTable<Rows[Name]>
}

/** Return the texts of a table of rows. */
export const readRows = <const Rows extends object>(rows: Rows): TextTable<Rows> =>
  mapMembers(rows, (row: unknown) =>
    typeof row === 'string' ? readRow(row) : readRows(row as object),
  ) as TextTable<Rows>

/** The texts of a table in one message language. */
export const pickTexts = <Name extends string>(
  table: Record<Name, MessageTexts>,
  translate: Translate,
) =>
  Object.fromEntries(
    Object.entries<MessageTexts>(table).map(([name, texts]) => [name, translate(texts)]),
  ) as Record<Name, string>

/** Fill in a template. A value with a text in each language is a template too. */
export function fill(template: string, values: Values, target: Target): string {
  let text = ''
  let rest = template
  for (let start = rest.indexOf('{'); start >= 0; start = rest.indexOf('{')) {
    const end = endOfHole(rest, start)
    text += nameKeywords(rest.slice(0, start), values)
    text += fillHole(rest.slice(start + 1, end), values, target)
    rest = rest.slice(end + 1)
  }
  return text + nameKeywords(rest, values)
}

/** Keywords that no sentence has as a word, and files. */
const keywords = /\b(?:[a-z]+(?:_[a-z]+)+|[a-z]+\.md)\b/g

/** Name the keywords of a template as the form of the owner does. */
const nameKeywords = (text: string, values: Values) =>
  text.replace(keywords, (keyword) => nameKeyword(keyword, values))

const nameKeyword = (keyword: string, { owner }: Values) =>
  (owner as OwnerExamples | undefined)?.formLabel?.(keyword) ?? keyword

function fillHole(hole: string, values: Values, target: Target): string {
  const [, name, operator, operand, branches] =
    /^([\w.]+)(?: ([=>]) (\S+))? \? (.*)$/.exec(hole) ?? []
  if (name !== undefined && branches !== undefined) {
    const [yes = '', no = ''] = splitBranches(branches)
    const value = valueAt(name, values)
    const holds = operator === '=' ? value === operand || value === Number(operand) : has(value)
    const isChosen = operator === '>' ? countItems(value) > Number(operand) : holds
    return fill(isChosen ? yes : no, values, target)
  }
  const [, counted, forms] = /^([\w.]+) # (.*)$/.exec(hole) ?? []
  if (counted !== undefined && forms !== undefined) {
    const count = valueAt(counted, values)
    return `${count} ${splitBranches(forms)[target.formats.form(Number(count))]}`
  }
  const [, path = '', format] = /^"?([\w.]+)"?(?: :(\w+))?$/.exec(hole) ?? []
  const value = valueAt(path, values)
  const formatter = hole.startsWith('"') ? 'quote' : format
  // Words in quotation marks are the owner's, and the code of a language is no field.
  const isUnnamed = /^(?:quotes|languages|missingIn)$/.test(formatter ?? '')
  const named =
    isUnnamed || !Array.isArray(value) ? value : value.map((one) => nameValue(one, values))
  if (formatter !== undefined)
    return target.formats[formatter as keyof FormatValues](named as never, values as never)
  return isTextTable(value)
    ? fill(target.translate(value), values, target)
    : nameKeyword(String(value), values)
}

/** Name a field in a list: `note`, or `note: ...`. */
const nameValue = (value: unknown, values: Values): unknown =>
  typeof value === 'string'
    ? value.replace(/^\w+(?=$|: )/, (keyword) => nameKeyword(keyword, values))
    : value

const isTextTable = (value: unknown): value is MessageTexts =>
  typeof value === 'object' && value !== null

/** False for null, undefined, false, 0, an empty text and an empty list. */
const has = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value))

const countItems = (value: unknown) => (Array.isArray(value) ? value.length : Number(value))

const valueAt = (path: string, values: Values) =>
  path.split('.').reduce<unknown>((at, name) => (at as Values | undefined)?.[name], values)

/** Index of the brace that closes the one at `start`. */
function endOfHole(text: string, start: number): number {
  let depth = 0
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1
    if (text[index] === '}') depth -= 1
    if (depth === 0) return index
  }
  throw new Error(`a brace is not closed in: ${text}`)
}

/** Split at each ` | ` that is not inside braces of its own. */
function splitBranches(text: string): string[] {
  // Most texts have no braces, and the editor reads all of them at its start.
  if (!text.includes('{')) return text.split(' | ')
  const branches = ['']
  let depth = 0
  for (const piece of text.split(/(\{|\}| \| )/)) {
    if (piece === '{') depth += 1
    if (piece === '}') depth -= 1
    if (piece === ' | ' && depth === 0) branches.push('')
    else branches[branches.length - 1] += piece
  }
  return branches
}

// Types: which values a template needs, so that a message with a missing value does not compile.

/** The values that a template needs. */
export type ValuesIn<Template extends string> = Simplify<
  Printed<Template> & {
    [Name in Exclude<Tested<Template>, keyof Printed<Template>>]: unknown
  } extends infer All
    ? {
        [Name in Exclude<keyof All, 'owner'>]: Name extends Tested<Template>
          ? Optional<All[Name]>
          : All[Name]
      }
    : never
>

type Simplify<T> = { [Name in keyof T]: T[Name] }
/** A tested value may be absent, but a caller must say so. */
type Optional<T> = unknown extends T ? unknown : T | null | false

/** Names that a template tests with `?`. */
type Tested<Template> = Template extends `${string}{${infer Hole}`
  ? TestedBy<Hole> | Tested<Hole>
  : never
type TestedBy<Hole> = Hole extends `${infer Test} ? ${string}`
  ? Test extends `${string}${' }' | '}' | '{' | '"' | ':' | '#'}${string}`
    ? never
    : Test extends `${infer Name} ${'=' | '>'} ${string}`
      ? Name
      : Test
  : never

/** Values that a template prints. */
type Printed<Template> = Template extends `${string}{${infer Hole}`
  ? PrintedBy<Hole extends `${infer Head}}${string}` ? Head : Hole> & Printed<Hole>
  : unknown
type PrintedBy<Head> = Head extends `"${infer Path}"`
  ? At<Path, string>
  : Head extends `${string} ? ${string}`
    ? unknown
    : Head extends `${infer Path} # ${string}`
      ? At<Path, number>
      : Head extends `${infer Path} :${infer Format}`
        ? Formatted<Path, Format>
        : At<Head, string | number>
type Formatted<Path, Format> = Format extends keyof FormatValues
  ? At<Path, FormatValues[Format]> &
      (Format extends 'asTyped'
        ? unknown
        : Format extends keyof FormatNeeds
          ? FormatNeeds[Format]
          : unknown)
  : never
type At<Path, Value> = Path extends `owner.${infer Name}`
  ? Name extends keyof Examples
    ? unknown
    : never
  : Path extends `${infer Name}.${infer Rest}`
    ? { [N in Name]: At<Rest, Value> }
    : { [N in Path & string]: Value }
