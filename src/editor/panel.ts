// Dialogs above the editor: the check before saving, the to-do list, and a form that is out of date.

import { type Catalogue, formatMessage } from '../messages/catalogue.ts'
import type { Problem } from '../messages/problem.ts'
import { capital, makeFieldDescriber, typedDate } from '../messages/wording.ts'
import type { Edit } from '../model/edit.ts'
import { contentFolder, type FormHouse } from '../model/editor.ts'
import { type Form, type FormField, listInnerFields } from '../model/forms.ts'
import { button, element } from './elements.ts'
import { countPlaces, findForm, type Verdict } from './judge.ts'
import { sectionId } from './move.ts'

export type OwnerAnswer = 'back' | 'save' | { edits: readonly Edit[] }

export type PanelTexts = {
  catalogue: Catalogue
  forms: readonly Form[]
  sections?: FormHouse['sections']
}

/** Longer lists are not read on a phone. */
const longestList = 20

/** Show the problems and wait for the owner's answer. */
export function askOwner(verdict: Verdict, words: PanelTexts): Promise<OwnerAnswer> {
  const { check } = words.catalogue.editor
  const { refused, elsewhere, asked, foreign, changed } = verdict
  const isRefused = refused.length > 0
  const hasOnlyQuestions = elsewhere.length + foreign.length === 0
  return new Promise((resolve) => {
    const answer = (given: OwnerAnswer) => {
      dismiss(dialog)
      resolve(given)
    }
    const onEdits = (edits: readonly Edit[]) => answer({ edits })
    const onYes = (entry: Element) => {
      entry.remove()
      if (!dialog.querySelector('li')) answer('save')
    }
    const part = (problems: readonly Problem[], more: Answers = {}) =>
      problemList(problems, words, { onEdits, ...more })
    const questions = [...asked.map(({ problem }) => problem), ...changed]
    const cancel = () => answer('back')
    const dialog = showDialog(cancel, [
      element('h2', headingStyle, [isRefused ? check.refused : check.asked]),
      ...(isRefused
        ? part(refused)
        : [
            ...(foreign.length > 0 ? [element('p', '', [check.foreign(foreign.length)])] : []),
            ...part(questions, hasOnlyQuestions ? { onYes } : {}),
            ...(elsewhere.length > 0 ? [element('p', '', [check.elsewhere])] : []),
            ...part(elsewhere),
          ]),
      element('p', rowStyle, [
        button(check.back, cancel, isRefused),
        ...(isRefused
          ? []
          : [button(hasOnlyQuestions ? check.yes : check.save, () => answer('save'), true)]),
      ]),
    ])
  })
}

/**
 * Tell the owner that another device has changed the file since its form was opened. Resolves when
 * they go back to the form.
 */
export function showOutdated(
  file: string,
  lines: readonly string[],
  words: PanelTexts,
): Promise<void> {
  const { check } = words.catalogue.editor
  const { place } = describePlace({ file: contentFolder + file }, words)
  return new Promise((resolve) => {
    const close = () => {
      dismiss(dialog)
      resolve()
    }
    const dialog = showDialog(close, [
      element('h2', headingStyle, [check.outdated]),
      element('p', '', [check.outdatedAdvice(place)]),
      ...lines.slice(0, longestList).map((line) => element('p', sourceStyle, [line])),
      element('p', rowStyle, [
        button(check.back, close, true),
        button(check.reload, () => location.reload(), false),
      ]),
    ])
  })
}

/** Show a button that opens the list of existing problems. It is removed when there are none. */
export function showTodo(
  problems: readonly Problem[],
  /** Missing texts of languages in preparation. They do not prevent publishing. */
  work: readonly Problem[],
  words: PanelTexts,
) {
  const { check } = words.catalogue.editor
  document.querySelector(`#${todoId}`)?.remove()
  const count = countPlaces([...problems, ...work])
  if (count === 0) return
  const part = (heading: string, all: readonly Problem[]) =>
    all.length > 0 ? [element('h2', headingStyle, [heading]), ...problemList(all, words)] : []
  const open = () => {
    const close = () => dismiss(dialog)
    const dialog = showDialog(close, [
      ...part(check.waiting, problems),
      ...part(check.preparing, work),
      element('p', rowStyle, [button(check.close, close, true)]),
    ])
  }
  const opener = button(check.todo(count), open, true)
  opener.id = todoId
  opener.style.cssText += todoStyle
  document.body.append(opener)
}

const todoId = 'to-fix'

/** Close a dialog, which returns the focus to the form, and remove it. */
function dismiss(dialog: HTMLDialogElement) {
  dialog.close()
  dialog.remove()
}

/** Show a dialog. The key for cancelling calls `cancel`. */
function showDialog(cancel: () => void, inside: readonly HTMLElement[]): HTMLDialogElement {
  const dialog = element('dialog', dialogStyle, inside)
  dialog.setAttribute('aria-label', dialog.querySelector('h2')?.textContent ?? '')
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    cancel()
  })
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}

/** What the buttons of an entry do. */
type Answers = {
  onEdits?: (edits: readonly Edit[]) => void
  /** Called with the entry that the owner confirmed. */
  onYes?: (entry: Element) => void
}

function problemList(
  problems: readonly Problem[],
  words: PanelTexts,
  answers: Answers = {},
): HTMLElement[] {
  if (problems.length === 0) return []
  const { check } = words.catalogue.editor
  const hiddenCount = problems.length - longestList
  const entries = problems
    .slice(0, longestList)
    .map((problem) => problemEntry(problem, words, answers))
  return [
    element('ul', listStyle, entries),
    ...(hiddenCount > 0 ? [element('p', '', [check.more(hiddenCount)])] : []),
  ]
}

function problemEntry(
  problem: Problem,
  words: PanelTexts,
  { onEdits, onYes }: Answers,
): HTMLElement {
  const { catalogue } = words
  const { place, missing, field } = describePlace(problem, words)
  const labels = labelsFor(problem, words)
  const { found, expected, fix: sentence } = formatInForm(problem, labels, field, words)
  const { edits } = problem
  const { report, editor } = catalogue
  const row = (label: string, text: string | undefined) =>
    text
      ? [
          element('p', lineStyle, [
            element('small', labelStyle, [`${label}: `]),
            nameTyped(text, labels, catalogue.edits.quote),
          ]),
        ]
      : []
  const entry = element('li', entryStyle, [
    element('strong', '', [place]),
    // Show the line of a question, because it may look correct.
    ...(onYes && problem.source ? [element('p', sourceStyle, [problem.source.trim()])] : []),
    ...(missing
      ? [element('p', lineStyle, [editor.check.empty])]
      : [
          ...row(report.found, found),
          ...row(report.expected, expected),
          ...row(report.fix, sentence),
          ...row(report.also, problem.also && editor.check.also(problem.also.length)),
        ]),
    ...(edits && onEdits ? [button(editor.check.fix, () => onEdits(edits), true)] : []),
    ...(onYes ? [button(editor.check.right, () => onYes(entry), false)] : []),
  ])
  return entry
}

type Labels = ReadonlyMap<string, FormField>

/** Return the fields of all forms by their name. Those of the form of the problem come first. */
export const labelsFor = (
  { file }: Pick<Problem, 'file'>,
  { forms }: Pick<PanelTexts, 'forms'>,
): Labels => {
  const own = findForm(forms, file.slice(contentFolder.length))
  return new Map([...forms, ...(own ? [own] : [])].flatMap(({ fields }) => listFields(fields)))
}

const listFields = (fields: readonly FormField[]): [string, FormField][] =>
  fields.flatMap((field): [string, FormField][] => [
    ...listFields(listInnerFields(field)),
    [field.name, field],
  ])

/** Signs around the label of a field, which is quoted unless it is part of a text to be typed. */
const mark = { open: '\uE000', close: '\uE001' }
const anyMark = new RegExp(`[${mark.open}${mark.close}]`, 'g')
const marked = new RegExp(`([„“"'])?${mark.open}(.*?)${mark.close}`, 'g')

/** Write a message with the labels and the choices of the form instead of keywords and files. */
export function formatInForm(
  problem: Problem,
  labels: Labels,
  field: FormField | undefined,
  { forms, catalogue }: PanelTexts,
) {
  const find = (keyword: string) =>
    labels.get(keyword)?.label ??
    forms.find((form) => 'file' in form && form.file === keyword)?.label
  const options = field && 'options' in field ? field.options : []
  const words = Object.fromEntries(options.map(({ value, label }) => [value, label]))
  const owner = problem.owner && { ...problem.owner, words: { ...problem.owner.words, ...words } }
  return formatMessage({ ...problem, ...(owner && { owner }) }, catalogue, (keyword) => {
    const label = find(keyword)
    return label && mark.open + label + mark.close
  })
}

/**
 * Name the fields in text that is to be typed, between three spaces, and quote it: a form has
 * `„Zavřeno: ano“` instead of `closed: yes`.
 */
export function nameTyped(text: string, labels: Labels, quote: (typed: string) => string): string {
  const parts = text.split(/ {3}/).map((part, index) => {
    if (index % 2 === 0)
      return part.replace(
        marked,
        (_, quoted, label) => (quoted ?? '') + (quoted ? label : quote(label)),
      )
    const typed = part.replace(anyMark, '')
    if (typed === '') return typed
    const [, name = '', value = ''] = /^([^:]+):(?: (.*))?$/.exec(typed) ?? []
    const field = labels.get(name) ?? [...labels.values()].find(({ label }) => label === name)
    if (!field) return quote(typed)
    const options = 'options' in field ? field.options : []
    const chosen = options.find((option) => option.value === value)?.label ?? value
    return quote(chosen === '' ? field.label : `${field.label}: ${chosen}`)
  })
  return parts
    .filter(Boolean)
    .join(' ')
    .replace(/ (?=[,.;:)](?:\s|$))/g, '')
}

/**
 * Return the place of a problem in the words of the form, such as `Oddíl lístku Polévky ›
 * Kulajda › Velikosti`. `missing` is true if the problem is an empty required field.
 */
export function describePlace(
  problem: Problem | { file: string },
  { forms, catalogue, sections = [] }: PanelTexts,
): { place: string; missing: boolean; field?: FormField | undefined } {
  const { file, subject = '' }: Pick<Problem, 'file' | 'subject'> = problem
  const name = file.slice(contentFolder.length)
  const form = findForm(forms, name)
  const section = sections.find(({ id }) => id === sectionId(name))
  const title = !form
    ? name
    : 'file' in form
      ? form.label
      : `${form.label} ${section?.name ?? typedDate(name.replace(/^.*\/|\.md$/g, ''))}`
  let fields: readonly FormField[] = form?.fields ?? []
  let last: FormField | undefined
  const steps = subject === '' ? [] : subject.split(' › ')
  const labels = steps.map((step) => {
    const [, entry] = /^\d+ \((.*)\)$/.exec(step) ?? []
    const field = fields.find((one) => one.name === step)
    last = field ?? last
    if (field && 'fields' in field) fields = field.fields
    if (field && 'types' in field) fields = field.types.flatMap((type) => type.fields)
    return entry ?? field?.label ?? step
  })
  // The forms do not have the fields of a language that was just added.
  const { record = '', field = '' } =
    'code' in problem && problem.code === 'field-missing' ? problem.values : {}
  const about = makeFieldDescriber(catalogue.fields, catalogue.inLanguage)
  const empty = about(record, field).replace(/[;:] .*$/, '')
  const place = [title, ...labels, ...(empty ? [capital(empty)] : [])].join(' › ')
  return { place, missing: empty !== '', field: last }
}

const dialogStyle =
  'box-sizing:border-box;width:min(40rem,100% - 1rem);max-height:calc(100% - 1rem);margin:auto;padding:1rem;border:1px solid #8888;border-radius:.75rem;overflow:auto;font:1rem/1.45 system-ui,sans-serif;color:CanvasText;background:Canvas;color-scheme:light dark;overflow-wrap:anywhere;white-space:normal;user-select:text'
const headingStyle = 'margin:0 0 .5rem;font-size:1.25rem'
const listStyle = 'margin:0;padding:0;list-style:none'
const entryStyle = 'margin:0 0 .75rem;padding:.75rem;border:1px solid #8886;border-radius:.5rem'
const lineStyle = 'margin:.25rem 0;white-space:pre-wrap'
const sourceStyle = `${lineStyle};font-family:ui-monospace,monospace`
const labelStyle = 'opacity:.75'
const rowStyle = 'display:flex;flex-wrap:wrap;gap:.5rem;justify-content:flex-end;margin:1rem 0 0'
const todoStyle =
  ';font:1rem/1.45 system-ui,sans-serif;position:fixed;inset:auto auto 4.5rem .75rem;z-index:10;background:#a3341f;border-color:#a3341f'
