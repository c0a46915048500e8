// Touch-friendly inputs next to text fields: native pickers for date, time and colour, and a number
// input for each price. The text field remains the source of truth: what is picked is typed into
// it.

import type { Catalogue } from '../messages/catalogue.ts'
import { typedDate } from '../messages/wording.ts'
import type { Form, FormField, Picked } from '../model/forms.ts'
import { listInnerFields } from '../model/forms.ts'
import { dateRange } from '../notations/date.ts'
import { eventTime } from '../notations/event.ts'

/** Add pickers to the fields of the page, now and whenever the page changes. */
export function showPickers(
  forms: readonly Form[],
  { pick, addSize }: PickerTexts,
  /** Text above the first field. */
  heading: () => string | undefined,
  /** Called after every change of the page, for other parts above the first field. */
  onUpdate: () => void,
) {
  let isScheduled = false
  const update = () => {
    isScheduled = false
    showHeading(heading())
    onUpdate()
    for (const place of document.querySelectorAll<HTMLElement>('[data-key-path]')) {
      const textInput = place.querySelector<HTMLInputElement>('input[type="text"]')
      const field = findField(place.dataset['keyPath'] ?? '', findShownForm(forms)?.fields ?? [])
      if (!textInput || !field || !('picked' in field) || !field.picked) continue
      const { label, picked } = field
      const row = place.querySelector(`:scope > .${rowClass}`)
      // The value of the field may have been set after the picker was created.
      if (row) row.dispatchEvent(new Event('show'))
      else if (picked.type === 'price') place.append(priceRow(picked, addSize, textInput))
      else place.append(pickerRow(picked, pick(label), textInput))
    }
  }
  new MutationObserver(() => {
    if (!isScheduled) requestAnimationFrame(update)
    isScheduled = true
  }).observe(document.body, { childList: true, subtree: true })
}

const rowClass = 'pickers'

function showHeading(text: string | undefined) {
  const first = document.querySelector('[data-key-path]')
  const shown = document.querySelector('#above')
  if (shown?.parentElement === first && shown?.textContent === text) return
  shown?.remove()
  if (!text) return
  const note = document.createElement('p')
  note.id = 'above'
  note.style.margin = '0 0 1rem'
  note.textContent = text
  first?.prepend(note)
}

type PickerTexts = Pick<Catalogue['editor'], 'pick' | 'addSize'>

/**
 * Find the form by the URL hash: `#/collections/menu/entries/10-polevky` or
 * `#/collections/_singletons/entries/hours`.
 */
function findShownForm(forms: readonly Form[]): Form | undefined {
  const [, folder, file] =
    /^#\/collections\/([^/]+)(?:\/entries\/([^/?]+))?/.exec(location.hash) ?? []
  return forms.find(({ name }) => name === (folder === '_singletons' ? file : folder))
}

/** Find a field by its key path, such as `exceptions.0.date`. Blocks of headings are skipped. */
function findField(path: string, fields: readonly FormField[]): FormField | undefined {
  const [first, ...rest] = path.split('.').filter((step) => !/^(?:\d+|part_.*)$/.test(step))
  const field = fields.find(({ name }) => name === first)
  if (!field || rest.length === 0) return field && 'field' in field ? field.field : field
  return findField(rest.join('.'), listInnerFields(field))
}

function emptyRow(): HTMLElement {
  const row = document.createElement('span')
  row.className = rowClass
  row.style.cssText = 'display:flex;flex-wrap:wrap;gap:.5rem 1rem;margin-top:.5rem'
  return row
}

function typeInto(input: HTMLInputElement, text: string) {
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

const inputStyle = 'min-height:2.75rem;min-width:2.75rem;font:inherit'
const boxStyle = 'display:flex;align-items:center;gap:.5rem'
const numberStyle = `${inputStyle};box-sizing:border-box;padding:0 .5rem;color:inherit;background:transparent;border:1px solid #8889;border-radius:.25rem`

function numberInput(name: string, width: string): HTMLInputElement {
  const input = document.createElement('input')
  input.setAttribute('aria-label', name)
  input.style.cssText = `${numberStyle};width:${width}`
  return input
}

type PricePicker = Extract<Picked, { type: 'price' }>
type FoundPrice = { label: string; number: string; from: number; to: number }

/**
 * Find the numbers in `malé 0,3 l = 44; velké 0,5 l = od 62 Kč`. A part with no number, or with
 * more than one, is skipped.
 */
function findPrices(text: string, { sign, bare }: PricePicker): FoundPrice[] {
  let start = 0
  return text.split(';').flatMap((part) => {
    const from = start
    start += part.length + 1
    const found = /^(?:([^=]*)=)?([^\d=]*)(\d+(?:[.,]\d\d?)?)([^\d=]*)$/.exec(part)
    const [, label, before = '', number = '', after = ''] = found ?? []
    const isPrice = label !== undefined || after.trim() === (bare ? '' : sign)
    if (!found || !isPrice) return []
    const at = from + (label === undefined ? 0 : label.length + 1) + before.length
    return [{ label: label?.trim() ?? '', number, from: at, to: at + number.length }]
  })
}

/** Create a number input for each size, and inputs for one more size. */
function priceRow(
  picked: PricePicker,
  words: PickerTexts['addSize'],
  textInput: HTMLInputElement,
): HTMLElement {
  const row = emptyRow()
  let shown: string | undefined
  const show = () => {
    const found = findPrices(textInput.value, picked)
    const labels = JSON.stringify(found.map(({ label }) => label))
    // If the labels are unchanged, update only the values: the owner may be typing in one of the
    // inputs.
    if (labels !== shown) {
      row.replaceChildren(
        ...found.map(priceInput),
        ...(picked.more ? [newSizeInputs(textInput, words)] : []),
      )
    }
    shown = labels
    for (const [index, { number }] of found.entries()) {
      const input = row.children[index]?.querySelector('input')
      if (input && input !== document.activeElement) input.value = number
    }
  }
  const priceInput = ({ label }: FoundPrice, index: number) => {
    const box = document.createElement('label')
    const input = numberInput(`${label} ${picked.sign}`.trim(), '5rem')
    input.inputMode = 'decimal'
    input.addEventListener('input', () => {
      const price = findPrices(textInput.value, picked)[index]
      const number = input.value.trim()
      if (!price || !/^\d+(?:[.,]\d\d?)?$/.test(number)) return
      const { value } = textInput
      typeInto(textInput, value.slice(0, price.from) + number + value.slice(price.to))
    })
    box.style.cssText = boxStyle
    box.append(label, input, picked.sign)
    return box
  }
  textInput.addEventListener('input', show)
  row.addEventListener('show', show)
  show()
  return row
}

/**
 * Create inputs for a new size and its price. Once both are filled in, they are added to the field.
 */
function newSizeInputs(textInput: HTMLInputElement, words: PickerTexts['addSize']): HTMLElement {
  const box = document.createElement('span')
  const inputs = words.map((word, index) => {
    const input = numberInput(word, index === 0 ? '9rem' : '5rem')
    input.placeholder = word
    input.inputMode = index === 0 ? 'text' : 'decimal'
    input.addEventListener('change', () => {
      const [size = '', price = ''] = inputs.map(({ value }) => value.trim())
      const before = textInput.value.trim().replace(/;$/, '')
      if (size !== '' && price !== '')
        typeInto(textInput, `${before}${before === '' ? '' : '; '}${size} = ${price}`)
    })
    return input
  })
  const [size, price] = inputs
  box.style.cssText = boxStyle
  if (size && price) box.append(size, '=', price)
  return box
}

function pickerRow(
  { type, many }: Exclude<Picked, PricePicker>,
  labels: readonly [string, string],
  textInput: HTMLInputElement,
): HTMLElement {
  const row = emptyRow()
  const inputs = labels.slice(0, many === 'span' ? 2 : 1).map((label) => {
    const input = document.createElement('input')
    input.type = type
    input.setAttribute('aria-label', label)
    input.style.cssText = inputStyle
    return input
  })
  const [from, to] = inputs
  const show = () => {
    for (const [index, value] of parseValues(type, textInput.value).entries())
      if (many !== 'list' && inputs[index]) inputs[index].value = value
  }
  show()
  textInput.addEventListener('change', show)
  row.addEventListener('show', show)
  const write = () => {
    const values = inputs.map(({ value }) => (type === 'date' && value ? typedDate(value) : value))
    const text = values.filter(Boolean).join(type === 'date' ? ' – ' : '–')
    const before =
      many === 'list' && textInput.value.trim() !== '' ? `${textInput.value.trim()}, ` : ''
    typeInto(textInput, before + text)
  }
  // An end without a start is not written.
  from?.addEventListener('change', write)
  to?.addEventListener('change', () => from?.value && write())
  row.append(...inputs)
  return row
}

/** Parse the field's text into values for the picker. */
function parseValues(type: Exclude<Picked, PricePicker>['type'], text: string): string[] {
  if (type === 'color') return [toHex(text)]
  if (type === 'time') {
    const { start = '', end = '' } = eventTime.read(text) ?? {}
    return [start, end]
  }
  const { from = '', to = '' } = dateRange.read(text) ?? {}
  return [from, to === from ? '' : to]
}

/** Convert any CSS colour, such as a colour name, to #rrggbb. */
function toHex(color: string): string {
  const paint = document.createElement('canvas').getContext('2d')
  if (!paint) return '#000000'
  paint.fillStyle = color
  return /^#[\da-f]{6}$/.test(paint.fillStyle) ? paint.fillStyle : '#000000'
}
