// Make fields and read blocks: a record lists its fields. Misspelt and missing fields are reported;
// nothing is guessed.

import { type FieldName, message, type RecordName } from '../messages/catalogue.ts'
import { asValue, type Fix } from '../model/edit.ts'
import { plainWord } from '../model/suggest.ts'
import { findStatus } from '../notations/basic.ts'
import { readLunchLines } from '../notations/lunch-lines.ts'
import { type AnyNotation, expectationIn } from '../notations/notation.ts'
import type { Position, Raw } from './finding.ts'
import { findLikelyField, isNameFor } from './names.ts'
import {
  type ContentNode,
  type Details,
  type Entry,
  hasField,
  hasValue,
  isAsked,
  isEmpty,
  nodeAt,
  reportError,
  reportFinding,
  reportWarning,
} from './node.ts'
import { getOutline, type Outline } from './outline.ts'
import type { Answers, Field, Fields, RecordReader, ValueReader, Values } from './reader.ts'
import { inLanguages, type LanguageField, languageOfKey } from './texts.ts'
import { contextFor, lineAt, nameAt, value } from './value.ts'

/** Create a reader for a block. The message catalogues know its fields under `name`. */
export function record<
  R extends RecordName,
  F extends { [K in FieldName<R>]: Field<unknown> | LanguageField<unknown> } & Fields,
>(
  name: R,
  fields: F & { [K in Exclude<keyof F, FieldName<R>>]: never },
  suggestLine: SuggestLine = suggestDish,
): RecordReader<Values<F>> {
  return {
    shape: { kind: 'record', name, fields, suggestLine },
    read(node) {
      const { raw } = node
      const outline = getOutline(fields, node.document.languages)
      const { ownerFields, fieldNames } = outline
      if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
        const typed = typeof raw === 'string' ? raw : null
        reportFinding(
          node,
          message('block-expected', { typed, fields: neededNames(outline) }),
          typed === null
            ? {}
            : (suggestField(node, typed, outline) ??
                suggestLine(node, typed, neededNames(outline))),
        )
        return { value: undefined, node }
      }
      // `- Sauna: v neděli`: the owner wrote a value where the name of a field belongs.
      const [own = '', second] = Object.keys(raw)
      if (second === undefined && isSingleEntry(node, raw) && !Object.hasOwn(ownerFields, own)) {
        const typed = `${own}: ${raw[own]}`
        if (findLikelyField(own, fieldNames, outline.called()) === undefined) {
          const key: ContentNode = { ...nodeAt(node, own), on: 'key' }
          const expected = message('block-expected', { typed, fields: neededNames(outline) })
          reportFinding(key, expected, suggestLine(node, typed, neededNames(outline)))
          return { value: undefined, node }
        }
      }
      const { misnamed, typedNames } = reportUnknown(node, raw, outline)
      // Also read values under misspelt names, so that one run reports all their mistakes.
      const block = typedNames ? { ...node, typedNames } : node
      let repaired: Map<string, unknown> | undefined
      const values: { [field: string]: unknown } = {}
      const asked = reportAsked(block, name, outline)
      for (const entry of outline.entries) {
        const { field, required } = entry
        const isTyped = hasField(block, field)
        // Absent fields are left out: an item has about sixty of them, and its values are copied.
        if ((!isTyped && !required) || asked.has(entry.row)) continue
        const { unless, askable = false } = entry
        if (isTyped) {
          const at = nodeAt(block, field)
          const entered = required || !isEmpty(at) ? entry.reader.read(at) : undefined
          values[field] = entered?.value
          if (entered?.repaired !== undefined)
            repaired = new Map(repaired).set(field, entered.repaired)
          // A misspelt field is not missing: do not report it twice.
        } else if (!misnamed.has(field) && !(unless !== undefined && hasValue(block, unless))) {
          const { shape } = entry.reader
          const expected = shape.kind === 'value' && expectationIn(shape.notation, node.region)
          reportFinding(
            node,
            message('field-missing', { record: name, field, askable }),
            expected ? { notation: expected } : {},
          )
        }
      }
      for (const text of outline.texts) {
        const written = inLanguages(block, text, values, misnamed)
        if (written) values[text.field] = written
        // The text in the first language was read under the same name.
        else delete values[text.field]
      }
      return { value: values as Values<F>, node: repaired ? { ...block, repaired } : block }
    },
  }
}

/** List the fields that a block needs, or its first ones if it needs none. */
function neededNames({ entries, fieldNames }: Outline): string[] {
  const needed = entries.flatMap(({ field, required }) => (required ? [field] : []))
  return needed.length > 0 ? needed : fieldNames.slice(0, 4)
}

/** Suggest the fields of an entry that was typed as one text. `needed`: fields of its block. */
export type SuggestLine = (node: ContentNode, typed: string, needed: readonly string[]) => Details

/**
 * Suggest the fields of a dish that was typed as on a blackboard: `Guláš 0,33 l 85 Kč (1, 7)`. A
 * bare number may be a degree, as in `Ležák 12`, or a year, so it is asked about below its field.
 */
const suggestDish: SuggestLine = (node, typed, needed) => {
  const { region, document } = node
  // A longer text is not a dish, and the patterns of lunch lines would be slow on it.
  const isOfDish = needed.includes('sizes') && /^[a-z]{2}$/.test(needed[0] ?? '')
  if (!region || typed.length > 200 || !isOfDish) return {}
  const line = typed.trim().replace(/:\s+(?=[\d€])/, ' = ')
  const context = { languages: document.languages, region }
  // Letters for allergens are asked about below their own field.
  const [, letters] = /\(([A-R](?:[,;\s]+[A-R])*)\)$/.exec(line) ?? []
  const text = letters ? line.replace(`(${letters})`, '') : line
  const [dish, more] = readLunchLines(text, context).dishes
  const allergens = letters ?? dish?.allergens
  const bare = line.includes(' = ') ? undefined : /^= ([\d.,]+)$/.exec(dish?.sizes ?? '')?.[1]
  const isUnsure = bare !== undefined && !/^[1-9](?:\d\d|\d*[.,]\d\d)$/.test(bare)
  const hasNames = dish && dish.names.length <= document.languages.length
  if (!hasNames || !dish.sizes?.includes('=') || more || isUnsure) return {}
  const sizes = bare?.length === 3 && !/\D/.test(bare) ? bare : dish.sizes
  return {
    fix: fieldsInstead(typed, [
      ...dish.names.map((name, index) => `${document.languages[index]}: ${asValue(name)}`),
      `sizes: ${sizes}`,
      ...(allergens ? [`allergens: ${allergens}`] : []),
    ]),
  }
}

/** Replace an entry that is only a text by one or more entries with the fields of its block. */
export const fieldsInstead =
  (typed: string, ...entries: readonly (readonly string[])[]) =>
  (source: string): Fix | undefined => {
    const start = source.indexOf(typed)
    const before = source.slice(0, start)
    const blocks = entries.map((lines) => before + lines.join(`\n${' '.repeat(start)}`))
    return start > 0 ? { line: blocks.join('\n') } : undefined
  }

/** Write fields with values, for `fieldsInstead`. */
export const writeFields = (fields: readonly (readonly [string, string | false | undefined])[]) =>
  fields.flatMap(([field, value]) => (value ? `${field}: ${asValue(value)}` : []))

/** Suggest the field for a value such as `- https://...`, if one required field can hold it. */
function suggestField(node: ContentNode, typed: string, { entries }: Outline): Details | undefined {
  const [only, ...more] = entries.filter(({ required }) => required)
  if (!only || more.length > 0 || typeof node.path.at(-1) !== 'number') return undefined
  const { field, reader } = only
  if (reader.shape.kind !== 'value' || !reader.shape.notation.pattern) return undefined
  const context = contextFor(reader.shape.notation, node)
  return !context || reader.shape.notation.read(typed, context) === undefined
    ? undefined
    : { fix: { old: typed, new: `${field}: ${typed}` } }
}

/** Begin the only entry of a list with the hyphen that it lacks, on a line of its own. */
const startEntry = (first: string, { line }: Position): Fix | undefined =>
  first.startsWith('  ') ? { add: `${/^ +(?= {2})/.exec(first)?.[0] ?? ''}-`, as: line } : undefined

/** True for an entry of a list that is a single name with a text. */
const isSingleEntry = ({ path }: ContentNode, raw: { [key: string]: Raw }) =>
  typeof path.at(-1) === 'number' && Object.values(raw).every((value) => typeof value === 'string')

/**
 * Warn about each fact that the owner still has to be asked for, and return their rows. One `ask` is
 * enough for a text in several languages.
 */
function reportAsked(block: ContentNode, record: string, { askable }: Outline): Set<string> {
  const asked = new Set<string>()
  for (const { field, row } of askable) {
    if (asked.has(row) || !isAsked(nodeAt(block, field))) continue
    asked.add(row)
    reportWarning(nodeAt(block, field), 'fact-asked', { record, field })
  }
  return asked
}

/** Move a line such as `zavřeno: 5. 12.` at the top of a file into the list in which it belongs. */
function moveIntoList(
  node: ContentNode,
  field: string,
  list: string,
  shape: ValueReader<unknown>['shape'] | undefined,
): Details | undefined {
  const of = shape?.kind === 'list' ? shape.of.shape : undefined
  const value = nodeAt(node, field).raw
  if (of?.kind !== 'record' || typeof value !== 'string' || node.path.length > 0) return undefined
  const typed = `${field} ${value}`
  const { dated } = of.suggestLine?.(node, typed, []) ?? {}
  if (!dated) return undefined
  return {
    dated: (today) => {
      const { fix } = dated(today)
      if (typeof fix !== 'function') return {}
      return {
        fix: (_, at, text) => {
          const lines = text.split('\n')
          const start = lines.findIndex((line) => line.startsWith(`${list}:`))
          const [indent = ''] = /^ *- +/.exec(lines[start + 1] ?? '') ?? []
          const made = indent && fix(indent + typed, at, text)
          if (!made || !('line' in made) || !/^ *(?:closed|bar):/m.test(made.line)) return undefined
          return [{ delete: 'line' }, { add: made.line, as: start + 2 }]
        },
      }
    },
  }
}

/** True if the right name is not in the block yet. */
const isFree = (field: string, raw: { [key: string]: Raw }) => !Object.hasOwn(raw, field)

/** Create the fix that renames a field; a bare price also needs an equals sign in `sizes`. */
const withRightName =
  (typed: string, field: string, value: Raw | undefined) =>
  (line: string): Fix => {
    return isPriceAlone(field, value)
      ? { line: line.replace(new RegExp(`${typed}:.*`), `${field}: = ${String(value).trim()}`) }
      : { old: typed, new: field }
  }

/** True for a value, and for a list of values with a single entry on the line of its field. */
const holdsText = (shape: ValueReader<unknown>['shape'] | undefined): boolean =>
  shape?.kind === 'value' || (shape?.kind === 'list' && shape.of.shape.kind === 'value')

const isListOfRecords = (shape: ValueReader<unknown>['shape'] | undefined): boolean =>
  shape?.kind === 'list' && shape.of.shape.kind === 'record'

/** True for `price: 229` and `preis: 4,20`, whose right forms begin with `sizes: =`. */
const isPriceAlone = (field: string, value: Raw | undefined) =>
  field === 'sizes' && typeof value === 'string' && /^\d+(?:[.,]\d\d)?$/.test(value.trim())

/** A file with more unknown fields is not a pub's, and suggesting names would be slow. */
const maximumSuggestions = 100

/** Matches the first day of prices, `Platí od: 1. 12. 2026`. Weeks of hours have dates of their own. */
const validFrom =
  /^(?:(?:ceny|preise|prices)_)?(?:plati|platne|platnost|valid|effective|gultig)(?:_(?:od|from|since|ab|seit))?:.*\d/s

const noneUnknown = { misnamed: new Set<string>(), typedNames: undefined }

/**
 * Report unknown field names. Returns the fields that were probably meant, and for those whose
 * value can be read anyway, the typed name by the right one.
 */
function reportUnknown(
  node: ContentNode,
  raw: { [key: string]: Raw },
  { ownerFields, fieldNames, texts, called }: Outline,
): { misnamed: ReadonlySet<string>; typedNames: ReadonlyMap<string, string> | undefined } {
  const { languages } = node.document
  const misnamed = new Set<string>()
  const typedNames = new Map<string, string>()
  const unknown = Object.keys(raw).filter((name) => !Object.hasOwn(ownerFields, name))
  if (unknown.length === 0) return noneUnknown
  for (const [index, field] of unknown.entries()) {
    const key: ContentNode = { ...nodeAt(node, field), on: 'key' }
    const language = languageOfKey(field, texts)
    if (language !== undefined && !languages.includes(language)) {
      reportError(key, 'language-not-had', { field, language, languages })
      continue
    }
    const hasPrices = fieldNames.some((name) => name === 'updated' || name === 'other_prices')
    if (hasPrices && validFrom.test(`${plainWord(field)}:${raw[field]}`)) {
      reportError(key, 'valid-from', { field })
      continue
    }
    // `note_cs` where Czech is the first language: this text is called `note`.
    const base =
      (/^(?:status|stav)$/i.test(field) ? findStatus(String(raw[field])) : undefined) ??
      (language === languages[0] ? field.replace(/_\w+$/, '') : '')
    const near =
      index < maximumSuggestions ? findLikelyField(field, fieldNames, called()) : undefined
    const suggestion = fieldNames.includes(base) ? base : near
    if (suggestion !== undefined) misnamed.add(suggestion)
    const there = suggestion !== undefined && !isFree(suggestion, raw)
    const fits =
      suggestion !== undefined &&
      !there &&
      (suggestion === base || isNameFor(suggestion, field, called())) &&
      holdsText(ownerFields[suggestion]?.reader.shape) === (typeof raw[field] === 'string')
    const edit = fits ? withRightName(field, suggestion, raw[field]) : undefined
    const values = { field, known: fieldNames, meant: suggestion ?? null, there }
    const { shape } = ownerFields[suggestion ?? '']?.reader ?? {}
    const isEntry =
      there && Array.isArray(raw[suggestion]) && isNameFor(suggestion, field, called())
    const details = isEntry && moveIntoList(node, field, suggestion, shape)
    reportFinding(key, message('field-unknown', values), details || { fix: edit })
    // `happy_hour: 45`: the list that is missing is reported at once, with its fields.
    const isEntryAlone =
      suggestion !== undefined &&
      !there &&
      typeof raw[field] === 'string' &&
      isNameFor(suggestion, field, called()) &&
      isListOfRecords(ownerFields[suggestion]?.reader.shape)
    if (
      (fits || isEntryAlone) &&
      !typedNames.has(suggestion) &&
      !isPriceAlone(suggestion, raw[field])
    )
      typedNames.set(suggestion, field)
  }
  return { misnamed, typedNames }
}

export const required = <T, const A extends Answers>(
  reader: ValueReader<T> | AnyNotation<T>,
  answers?: A,
): Field<T> & { required: true } & A => ({
  reader: toReader(reader),
  required: true,
  ...(answers as A),
})

export const optional = <T, const A extends Omit<Answers, 'unless'>>(
  reader: ValueReader<T> | AnyNotation<T>,
  answers?: A,
): Field<T> & A => ({ reader: toReader(reader), required: false, ...(answers as A) })

function toReader<T>(from: ValueReader<T> | AnyNotation<T>): ValueReader<T> {
  return 'shape' in from ? from : value(from)
}

/** Create a reader for lists. Entries keep their positions; a mistaken one has no value. */
export function list<T>(of: ValueReader<T> | AnyNotation<T>): ValueReader<Entry<T>[]> {
  const reader = toReader(of)
  return {
    shape: { kind: 'list', of: reader },
    read(node) {
      const { raw } = node
      if (Array.isArray(raw))
        return { value: raw.map((_, index) => reader.read(nodeAt(node, index))), node }
      const { shape } = reader
      if (shape.kind === 'value' && typeof raw === 'string')
        return { value: [reader.read(node)], node }
      // `Po–Pá: 11–22` on lines without the dashes of a list.
      if (shape.kind === 'value' && shape.notation.colon && raw && !isEmpty(node))
        return { value: Object.keys(raw).map((key) => reader.read(lineAt(node, key))), node }
      const outline =
        shape.kind === 'record' ? getOutline(shape.fields, node.document.languages) : undefined
      const fields = outline?.fieldNames ?? []
      const typed = typeof raw === 'string' ? raw : ''
      const made = shape.kind === 'record' ? shape.suggestLine?.(node, typed, []) : undefined
      const isEntry =
        raw !== null &&
        typeof raw === 'object' &&
        Object.keys(raw).some((name) => outline && findLikelyField(name, fields, outline.called()))
      const fix = (line: string, at: Position): Fix | undefined => {
        if (isEntry) return startEntry(line, at)
        if (typeof made?.fix === 'function') return made.fix(line, at, '')
        return made?.dated && line.endsWith(`: ${typed}`)
          ? { line: `${line.slice(0, -typed.length - 1)}\n${/^ */.exec(line)}  - ${typed}` }
          : undefined
      }
      const { instead } = made ?? {}
      reportError({ ...node, fix, ...(instead && { instead }) }, 'list-expected', {
        field: nameAt(node),
        empty: isEmpty(node),
        first: fields[0] ?? null,
        others: fields.length > 8 ? null : fields.slice(1),
      })
      return { value: undefined, node }
    },
  }
}
