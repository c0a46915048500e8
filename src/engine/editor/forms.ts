// The forms of the owner's editor, made of the very records that read the files: what is a field
// there is a field here, with the words that explain it, and a new one needs nothing.

import { fileRecords } from '../../fields/files.ts'
import { languagesField } from '../../fields/pub/settings.ts'
import { type Catalogue, tellExpected } from '../../messages/catalogue.ts'
import { examplesFor } from '../../messages/owner.ts'
import { capital, labelOf } from '../../messages/wording.ts'
import type { Region } from '../../model/countries.ts'
import { currencies } from '../../model/currencies.ts'
import type { Form, FormField, FormList, FormName, FormType, Picked } from '../../model/forms.ts'
import { defaultLanguages, type Language, tongueOf } from '../../model/languages.ts'
import type { AnyNotation } from '../../notations/notation.ts'
import { typedInstead } from '../../notations/typed-words.ts'
import type { PlainField, Reader, RecordReader, RecordShape } from '../../reading/reader.ts'
import { fieldsWithHelp, type HelpedField } from './help.ts'
import { partOfRows, partsOf } from './parts.ts'

/** What the forms of a pub depend on: its languages, the words of its owner, and where it is. */
export type Owner = { languages: readonly Language[]; catalogue: Catalogue; region: Region }

/** A form for every file that the pub may have; what changes most often stands first. */
export function editorForms(owner: Owner): Form[] {
  const { languages, catalogue } = owner
  const { titles, editor } = catalogue
  const [first = 'en'] = languages
  const { menu, lunch, hours, events, home, pages, photos, pub, look } = fileRecords
  const fieldsOf = ({ shape }: RecordReader<unknown>) => fieldsIn(shape, owner)
  const bodyOf = (help: string): FormField => {
    const { name, hint } = labelOf(help)
    return { ...{ name: 'body', widget: 'text', required: false }, ...labelled(name, hint) }
  }
  return [
    {
      ...{ name: 'menu', label: titles.section, folder: 'menu', fields: fieldsOf(menu) },
      summary: '{{section}}',
      slug: {
        template: '{{section}}',
        pattern: ['^([0-9]+-)?[a-z0-9]+(-[a-z0-9]+)*$', editor.sectionName],
        hint: editor.sectionName,
      },
    },
    {
      ...{ name: 'lunch', label: titles.lunch, folder: 'lunch', fields: fieldsOf(lunch) },
      summary: '{{slug}}',
      slug: {
        template: '{{year}}-{{month}}-{{day}}',
        pattern: ['^[0-9]{4}-[0-9]{2}-[0-9]{2}$', editor.lunchName],
        hint: editor.lunchName,
      },
    },
    { name: 'hours', label: titles.hours, file: 'hours.md', fields: fieldsOf(hours) },
    { name: 'events', label: titles.events, file: 'events.md', fields: fieldsOf(events) },
    ...languages.map((lang) => ({
      name: `home-${lang}`,
      label: lang === first ? titles.home : catalogue.inLanguage(titles.home, lang),
      file: `home.${lang}.md`,
      fields: [...fieldsOf(home), bodyOf(editor.story)],
    })),
    {
      ...{ name: 'pages', label: titles.page, folder: 'pages' },
      fields: [...fieldsOf(pages), bodyOf(editor.pageText)],
      summary: '{{slug}}',
      slug: {
        template: '{{title}}',
        pattern: [`^[a-z][a-z0-9]*(-[a-z0-9]+)*[.](${languages.join('|')})$`, editor.pageName],
        hint: editor.pageName,
      },
    },
    { name: 'photos', label: titles.photos, file: 'photos.md', fields: fieldsOf(photos) },
    // A site for one day is built by hand, and never by a telephone.
    {
      ...{ name: 'pub', label: titles.pub, file: 'pub.md' },
      fields: fieldsOf(pub).filter(({ name }) => name !== 'date'),
    },
    { name: 'look', label: titles.look, file: 'look.md', fields: fieldsOf(look) },
  ]
}

function fieldsIn(shape: RecordShape, owner: Owner): FormField[] {
  const helped = fieldsWithHelp(shape, owner.languages, owner.catalogue)
  const parts = partOfRows(
    shape.name,
    helped.map(({ field }) => field.row),
  )
  const { top = [], begins = [] } = partsOf[shape.name] ?? {}
  const order = begins.map(([part]) => part)
  // What must be said stands first, for it is changed most often; what hardly anybody needs, last.
  const rank = ({ row, required, last }: PlainField) => {
    const part = parts.get(row)
    if (part) return top.length + order.indexOf(part)
    return top.includes(row) ? top.indexOf(row) : required ? 0 : last ? 2 : 1
  }
  const { parts: headings } = owner.catalogue.editor
  return helped
    .sort((one, other) => rank(one.field) - rank(other.field))
    .map((one) => {
      const part = parts.get(one.field.row)
      return {
        ...toField(one, owner),
        ...(part && { part: { name: part, label: headings[part] } }),
      }
    })
}

type Labels = { label: string; hint?: string }

function labelled(name: string, ...hints: readonly string[]): Labels {
  const label = capital(name)
  const hint = hints.filter((part) => part !== '').join(' · ')
  return { label, ...(hint !== '' && { hint }) }
}

function toField({ name, label, hint, field, isFirst }: HelpedField, owner: Owner): FormField {
  const { reader } = field
  const { shape } = reader
  const common = {
    name,
    // A language more is filled in bit by bit: what is missing in it is said before it is saved.
    required: field.required && field.unless === undefined && isFirst,
  }
  if (shape.kind === 'value') {
    const made = toValue(common, labelled(label, hint), shape.notation, owner)
    const holds = reader === languagesField.reader && made.widget === 'select'
    return holds ? { ...made, unsaid: defaultLanguages } : made
  }
  // The last entry can be taken off: whether one is needed is said before it is saved.
  if (shape.kind === 'list')
    return { ...common, required: false, ...labelled(label, hint), ...toList(shape.of, owner) }
  throw new Error(`the editor has no form for ${name}`)
}

type Common = Pick<FormName, 'name' | 'required'>

function toValue(
  common: Common,
  labels: Labels,
  notation: AnyNotation<unknown>,
  owner: Owner,
): FormField {
  const { region, catalogue, languages } = owner
  const expectation = (notation.regional && notation.expects?.(region)) || notation.expected
  const chosen = choicesOf(notation)
  if (chosen) {
    const meanings =
      (notation.regional && notation.meansIn?.(region)) || notation.meanings?.() || {}
    return {
      ...{ ...common, ...withoutWords(labels, chosen), widget: 'select', meanings },
      ...(notation.list && { multiple: true }),
      options: chosen.map((word) => ({ label: label(word, chosen, owner), value: word })),
    }
  }
  if (notation.photo) return { ...common, label: labels.label, ...photo }
  const examples = examplesFor(languages, region.currency)
  const expected = tellExpected(expectation, catalogue, { ...examples, words: {} })
  const { pattern } = notation
  const pick = typeof notation.expected === 'string' ? picked[notation.expected] : undefined
  return {
    ...{ ...common, widget: 'string' },
    ...labelled(labels.label, labels.hint ?? '', expectation === 'text' ? '' : expected),
    // Nothing at all is right where a field may be left out.
    ...(pattern !== undefined && {
      pattern: [common.required ? pattern : `^$|${pattern}`, expected],
    }),
    ...(notation.sign && { sign: true }),
    ...(pick && { picked: withSign(pick, notation, region) }),
  }
}

const withSign = (pick: Beside, { list }: AnyNotation<unknown>, { currency }: Region): Picked =>
  pick.type === 'price'
    ? { ...pick, sign: currencies[currency].sign }
    : { ...pick, ...(list && { many: 'list' }) }

/** Its currency is that of the house. */
type Beside = Exclude<Picked, { type: 'price' }> | Omit<Extract<Picked, { type: 'price' }>, 'sign'>

/** What a phone has a picker for, and keys for numbers. */
const picked: { readonly [expected: string]: Beside } = {
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

/** The form shows the words that are to be chosen, in the owner's language. */
const withoutWords = ({ label, hint = '' }: Labels, words: readonly string[]): Labels =>
  hint === '' || words.some((word) => new RegExp(`\\b${word}\\b`).test(hint))
    ? { label }
    : { label, hint }

/** Not HEIC: a phone that is asked for these gives its photo as one of them. */
const photo = {
  widget: 'image',
  accept: 'image/jpeg,image/png,image/webp',
  choose_url: false,
} as const

/** The words that a select offers. */
function choicesOf({ words, expected }: AnyNotation<unknown>): readonly string[] | undefined {
  if (words) return words
  return typeof expected === 'object' && 'someOf' in expected ? expected.someOf : undefined
}

/** In the language of all other words of the form; `yes` among other answers, too. */
function label(word: string, among: readonly string[], { catalogue, languages }: Owner): string {
  const tongue = tongueOf(languages[0] ?? 'en')
  // What a file says is English already.
  if (tongue === 'en' && /^[a-z_]+$/.test(word))
    return catalogue.editor.words[word] ?? word.replaceAll('_', ' ')
  const told = [typedInstead(among, tongue), typedInstead(['yes', 'no'], tongue)].map(
    (words) => words?.[word],
  )
  return catalogue.editor.words[word] ?? told.find((one) => one && one !== word) ?? word
}

function toList(of: Reader<unknown>, owner: Owner): FormList {
  const { shape } = of
  if (shape.kind === 'value') {
    const field = toValue({ name: 'line', required: true }, { label: '' }, shape.notation, owner)
    const { hint = '', ...line } = field
    const label_singular = owner.catalogue.editor.line
    return { widget: 'list', field: { ...line, label: hint } as FormField, label_singular }
  }
  if (shape.kind === 'record') {
    const { summary, fields } = toType(shape, owner)
    return { widget: 'list', fields, summary, collapsed: true, ...added(shape, owner) }
  }
  if (shape.kind === 'either') {
    const types = shape.of.flatMap(({ shape: one }) =>
      one.kind === 'record' ? [toType(one, owner)] : [],
    )
    const [first] = shape.of.map((one) => one.shape)
    if (first?.kind !== 'record') throw new Error('the editor has no form for such lists')
    return { widget: 'list', types, typeKey: '_kind', collapsed: true, ...added(first, owner) }
  }
  throw new Error('the editor has no form for lists in lists')
}

/** A block of a list, and what is seen of it while it is closed. */
function toType(shape: RecordShape, owner: Owner): FormType {
  const texts = fieldsWithHelp(shape, owner.languages, owner.catalogue)
  const fields = fieldsIn(shape, owner)
  const summarized = fields.filter(
    ({ name, required }) =>
      (required && texts.some((one) => one.name === name && one.isFirst)) ||
      /^(date|day)$/.test(name),
  )
  return {
    name: shape.name,
    label: capital(blockOf(shape, owner)),
    summary: summaryOf(summarized.map(({ name }) => name)),
    fields,
  }
}

/** An event has a date or a day of the week, and no mark between them. */
const summaryOf = (names: readonly string[]) =>
  names
    .map((name, index) => {
      const isOther = name === 'day' && names[index - 1] === 'date'
      return `${index === 0 || isOther ? '' : ' · '}{{fields.${name}}}`
    })
    .join('')

/** What a block is called. */
function blockOf({ name }: RecordShape, { catalogue }: Owner): string {
  const blocks: { [block: string]: string } = catalogue.editor.blocks
  const block = blocks[name]
  if (!block) throw new Error(`the editor has no name for blocks of ${name}`)
  return block
}

const added = (shape: RecordShape, owner: Owner) => ({
  label_singular: blockOf(shape, owner),
})
