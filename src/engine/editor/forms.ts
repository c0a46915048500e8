// Forms of the editor, derived from the same records that read the files. A new field gets its
// place in the form and its help text without further code.

import { fileRecords } from '../../fields/files.ts'
import { languagesField } from '../../fields/pub/settings.ts'
import { type Catalogue, formatExpectation } from '../../messages/catalogue.ts'
import { examplesFor } from '../../messages/owner.ts'
import { capital, splitHelp } from '../../messages/wording.ts'
import type { Region } from '../../model/countries.ts'
import { currencies } from '../../model/currencies.ts'
import type { Form, FormField, FormList, FormName, FormType, Picked } from '../../model/forms.ts'
import {
  defaultLanguages,
  keywordLanguage,
  type Language,
  messageLanguage,
} from '../../model/languages.ts'
import { type AnyNotation, expectationIn } from '../../notations/notation.ts'
import { usualWords } from '../../notations/typed-words.ts'
import type { PlainField, RecordReader, RecordShape, ValueReader } from '../../reading/reader.ts'
import { fieldsWithHelp, type HelpedField } from './help.ts'
import { findHeadings, formLayouts, headingName } from './parts.ts'

/**
 * The forms depend on the pub's languages, its region, and the catalogue of the owner's language.
 */
export type FormContext = { languages: readonly Language[]; catalogue: Catalogue; region: Region }

/** Return a form for every file a pub may have, with those that change most often first. */
export function editorForms(context: FormContext): Form[] {
  const { languages, catalogue } = context
  const { titles, editor } = catalogue
  const [first = 'en'] = languages
  const { menu, lunch, hours, events, home, pages, photos, pub, look } = fileRecords
  const formFields = ({ shape }: RecordReader<unknown>) => toFields(shape, context)
  // The text of the page comes before the last field, which holds codes of warnings.
  const withBody = (record: RecordReader<unknown>, help: string): FormField[] => {
    const fields = formFields(record)
    const { name, hint } = splitHelp(help)
    const labels = toLabels(name, hint)
    const body: FormField = { ...{ name: 'body', widget: 'text', required: false }, ...labels }
    return [...fields.slice(0, -1), body, ...fields.slice(-1)]
  }
  return [
    {
      ...{ name: 'menu', label: titles.section, folder: 'menu', fields: formFields(menu) },
      summary: '{{section}}',
      slug: {
        template: '{{section}}',
        pattern: ['^([0-9]+-)?[a-z0-9]+(-[a-z0-9]+)*$', editor.sectionName],
        hint: editor.sectionName,
      },
    },
    {
      ...{ name: 'lunch', label: titles.lunch, folder: 'lunch', fields: formFields(lunch) },
      summary: '{{slug}}',
      slug: {
        template: '{{year}}-{{month}}-{{day}}',
        pattern: ['^[0-9]{4}-[0-9]{2}-[0-9]{2}$', editor.lunchName],
        hint: editor.lunchName,
      },
    },
    { name: 'hours', label: titles.hours, file: 'hours.md', fields: formFields(hours) },
    { name: 'events', label: titles.events, file: 'events.md', fields: formFields(events) },
    ...languages.map((lang) => ({
      name: `home-${lang}`,
      label: lang === first ? titles.home : catalogue.inLanguage(titles.home, lang),
      file: `home.${lang}.md`,
      fields: withBody(home, editor.story),
    })),
    {
      ...{ name: 'pages', label: titles.page, folder: 'pages' },
      fields: withBody(pages, editor.pageText),
      summary: '{{slug}}',
      slug: {
        template: '{{title}}',
        pattern: [`^[a-z][a-z0-9]*(-[a-z0-9]+)*[.](${languages.join('|')})$`, editor.pageName],
        hint: editor.pageName,
      },
    },
    { name: 'photos', label: titles.photos, file: 'photos.md', fields: formFields(photos) },
    // `date` builds the site for one fixed day. It is for developers, so the form does not have it.
    {
      ...{ name: 'pub', label: titles.pub, file: 'pub.md' },
      fields: formFields(pub).filter(({ name }) => name !== 'date'),
    },
    { name: 'look', label: titles.look, file: 'look.md', fields: formFields(look) },
  ]
}

function toFields(shape: RecordShape, context: FormContext): FormField[] {
  const helped = fieldsWithHelp(shape, context.languages, context.catalogue)
  const parts = findHeadings(
    shape.name,
    helped.map(({ field }) => field.row),
  )
  const { top = [], begins = [] } = formLayouts[shape.name] ?? {}
  const order = begins.map(headingName)
  // Fields that change often come first, then required fields, and rarely used fields last.
  const rank = ({ row, required, last }: PlainField) => {
    const part = parts.get(row)
    if (part) return top.length + order.indexOf(part)
    return top.includes(row) ? top.indexOf(row) : required ? 0 : last ? 2 : 1
  }
  const { parts: headings } = context.catalogue.editor
  return helped
    .sort((one, other) => rank(one.field) - rank(other.field))
    .map((one) => {
      const part = parts.get(one.field.row)
      return {
        ...translateKeywords(toField(one, context), context),
        ...(part && { part: { name: part, label: headings[part] } }),
      }
    })
}

type Labels = { label: string; hint?: string }

function toLabels(name: string, ...hints: readonly string[]): Labels {
  const label = capital(name)
  const hint = hints.filter((part) => part !== '').join(' · ')
  return { label, ...(hint !== '' && { hint }) }
}

function toField({ name, label, hint, field, isFirst }: HelpedField, context: FormContext) {
  const { reader } = field
  const { shape } = reader
  const common = {
    name,
    // Only texts in the first language are required. A further language is filled in gradually, and
    // missing texts are shown before saving.
    required: field.required && field.unless === undefined && isFirst,
  }
  if (shape.kind === 'value') {
    const converted = toValue(common, toLabels(label, hint), shape.notation, context)
    const isLanguages = reader === languagesField.reader && converted.widget === 'select'
    return isLanguages ? { ...converted, fallback: defaultLanguages } : converted
  }
  // Lists may become empty in the form. If an entry is required, the check before saving reports
  // it.
  if (shape.kind === 'list')
    return { ...common, required: false, ...toLabels(label, hint), ...toList(shape.of, context) }
  throw new Error(`the editor has no form for ${name}`)
}

type Common = Pick<FormName, 'name' | 'required'>

function toValue(
  common: Common,
  labels: Labels,
  notation: AnyNotation<unknown>,
  context: FormContext,
): FormField {
  const { region, catalogue, languages } = context
  const expectation = expectationIn(notation, region)
  const chosen = findChoices(notation)
  if (chosen) {
    const meanings =
      (notation.regional && notation.meansIn?.(region)) || notation.meanings?.() || {}
    return {
      ...{ ...common, ...dropKeywordHint(labels, chosen), widget: 'select', meanings },
      ...(notation.list && { multiple: true }),
      options: chosen.map((word) => ({ label: choiceLabel(word, chosen, context), value: word })),
    }
  }
  if (notation.photo) return { ...common, label: labels.label, ...photoWidget }
  const examples = examplesFor(languages, region.currency)
  const expected = formatExpectation(expectation, catalogue, { ...examples, words: {} })
  const { pattern } = notation
  const pick = typeof notation.expected === 'string' ? pickers[notation.expected] : undefined
  return {
    ...{ ...common, widget: 'string' },
    ...toLabels(labels.label, labels.hint ?? '', expectation === 'text' ? '' : expected),
    // An optional field may be empty.
    ...(pattern !== undefined && {
      pattern: [common.required ? pattern : `^$|${pattern}`, expected],
    }),
    ...(notation.sign && { sign: true }),
    ...(pick && { picked: completePicker(pick, notation, region) }),
  }
}

const completePicker = (
  pick: PickerTemplate,
  { list }: AnyNotation<unknown>,
  { currency }: Region,
): Picked =>
  pick.type === 'price'
    ? { ...pick, sign: currencies[currency].sign }
    : { ...pick, ...(list && { many: 'list' }) }

/** The currency sign is added later, from the region. */
type PickerTemplate =
  | Exclude<Picked, { type: 'price' }>
  | Omit<Extract<Picked, { type: 'price' }>, 'sign'>

/** Native picker or numeric inputs for each expected notation. */
const pickers: { readonly [expected: string]: PickerTemplate } = {
  date: { type: 'date' },
  dates: { type: 'date', many: 'span' },
  'open-dates': { type: 'date', many: 'span' },
  'event-date': { type: 'date', many: 'span' },
  'dates-left-out': { type: 'date' },
  'event-time': { type: 'time', many: 'span' },
  color: { type: 'color' },
  sizes: { type: 'price', more: true },
  quantity: { type: 'price', more: true },
  extras: { type: 'price' },
  admission: { type: 'price', bare: true },
  price: { type: 'price', bare: true },
  deposit: { type: 'price', bare: true },
}

/** Drop the hint if it lists the keywords, because the form shows the choices translated. */
const dropKeywordHint = ({ label, hint = '' }: Labels, words: readonly string[]): Labels =>
  hint === '' || words.some((word) => new RegExp(`\\b${word}\\b`).test(hint))
    ? { label }
    : { label, hint }

/** HEIC is left out: phones then convert the photo to one of these types. */
const photoWidget = {
  widget: 'image',
  accept: 'image/jpeg,image/png,image/webp',
  choose_url: false,
} as const

/** Return the words that a select offers. */
function findChoices({ words, expected }: AnyNotation<unknown>): readonly string[] | undefined {
  if (words) return words
  return typeof expected === 'object' && 'someOf' in expected ? expected.someOf : undefined
}

const keywords = /(?<!\p{L})(no|none|unknown)(?!\p{L})(?: \([^)]*\))?/gu

/** Write `no`, `none` and `unknown` in the words of the owner's language. */
function translateKeywords<Texts extends Labels>(texts: Texts, { languages }: FormContext): Texts {
  const language = messageLanguage(languages[0] ?? keywordLanguage)
  const typed = { ...usualWords(['yes', 'no'], language), ...usualWords(stated, language) }
  const translate = (text: string) =>
    text.replace(keywords, (found, word: string) => typed[word] ?? found)
  const { label, hint } = texts
  return { ...texts, label: translate(label), ...(hint && { hint: translate(hint) }) }
}

const stated = ['none', 'unknown'] as const

/** Return the name of a language or country by its code. */
function codeLabel(word: string, among: readonly string[], language: Language) {
  const type = among.includes('cs') ? 'language' : among.includes('CZ') ? 'region' : undefined
  return type && new Intl.DisplayNames(language, { type }).of(word)
}

/** Return the label of a choice in the owner's language. */
function choiceLabel(
  word: string,
  among: readonly string[],
  { catalogue, languages }: FormContext,
): string {
  const language = messageLanguage(languages[0] ?? keywordLanguage)
  const isTranslated = language !== keywordLanguage || !/^[a-z_]+$/.test(word)
  const labels = isTranslated
    ? [among, ['yes', 'no']].map((words) => usualWords(words, language)?.[word])
    : [word.replaceAll('_', ' ')]
  return (
    catalogue.editor.words[word] ??
    labels.find((one) => one && one !== word) ??
    codeLabel(word, among, language) ??
    word
  )
}

function toList(of: ValueReader<unknown>, context: FormContext): FormList {
  const { shape } = of
  if (shape.kind === 'value') {
    const field = toValue({ name: 'line', required: true }, { label: '' }, shape.notation, context)
    const { hint = '', ...line } = translateKeywords(field, context)
    const label_singular = context.catalogue.editor.line
    return { widget: 'list', field: { ...line, label: hint } as FormField, label_singular }
  }
  if (shape.kind === 'record') {
    const { summary, fields } = toType(shape, context)
    return { widget: 'list', fields, summary, collapsed: true, ...entryLabel(shape, context) }
  }
  if (shape.kind === 'either') {
    const types = shape.of.flatMap(({ shape: one }) =>
      one.kind === 'record' ? [toType(one, context)] : [],
    )
    const [first] = shape.of.map((one) => one.shape)
    if (first?.kind !== 'record') throw new Error('the editor has no form for such lists')
    return {
      widget: 'list',
      types,
      typeKey: '_kind',
      collapsed: true,
      ...entryLabel(first, context),
    }
  }
  throw new Error('the editor has no form for lists in lists')
}

/** Return one type of list entry, with the summary that is shown while it is collapsed. */
function toType(shape: RecordShape, context: FormContext): FormType {
  const texts = fieldsWithHelp(shape, context.languages, context.catalogue)
  const fields = toFields(shape, context)
  const summarized = fields.filter(
    ({ name, required }) =>
      (required && texts.some((one) => one.name === name && one.isFirst)) ||
      /^(date|day)$/.test(name),
  )
  return {
    name: shape.name,
    label: capital(blockLabel(shape, context)),
    summary: summaryTemplate(summarized.map(({ name }) => name)),
    fields,
  }
}

/** An event has either a date or a weekday, so they need no separator. */
const summaryTemplate = (names: readonly string[]) =>
  names
    .map((name, index) => {
      const isAlternative = name === 'day' && names[index - 1] === 'date'
      return `${index === 0 || isAlternative ? '' : ' · '}{{fields.${name}}}`
    })
    .join('')

/** Return the name of a block in the owner's language. */
function blockLabel({ name }: RecordShape, { catalogue }: FormContext): string {
  const blocks: { [block: string]: string } = catalogue.editor.blocks
  const block = blocks[name]
  if (!block) throw new Error(`the editor has no name for blocks of ${name}`)
  return block
}

const entryLabel = (shape: RecordShape, context: FormContext) => ({
  label_singular: blockLabel(shape, context),
})
