// Touch-friendly inputs next to text fields: native pickers for date, time and colour, and a number
// input for each price. The text field remains the source of truth: what is picked is typed into
// it.

import type { Catalogue } from '../messages/catalogue.ts'
import { typedDate } from '../messages/wording.ts'
import type { Form, FormField, Picked } from '../model/forms.ts'
import { dateRange } from '../notations/date.ts'
import { eventTime } from '../notations/event.ts'

/** Add pickers to the fields of the page, now and whenever the page changes. */
export function showPickers(
  forms: readonly Form[],
  { pick, addSize }: Words,
  /** Text above the first field. */
  told: () => string | undefined,
) {
  let isAsked = false
  const look = () => {
    isAsked = false
    showAbove(told())
    for (const place of document.querySelectorAll<HTMLElement>('[data-key-path]')) {
      const typed = place.querySelector<HTMLInputElement>('input[type="text"]')
      const field = fieldAt(place.dataset['keyPath'] ?? '', shownForm(forms)?.fields ?? [])
      if (!typed || !field || !('picked' in field) || !field.picked) continue
      const { label, picked } = field
      const row = place.querySelector(`:scope > .${sign}`)
      // The value of the field may have been set after the picker was created.
      if (row) row.dispatchEvent(new Event('show'))
      else if (picked.type === 'price') place.append(pricesIn(picked, addSize, typed))
      else place.append(rowOf(picked, pick(label), typed))
    }
  }
  new MutationObserver(() => {
    if (!isAsked) requestAnimationFrame(look)
    isAsked = true
  }).observe(document.body, { childList: true, subtree: true })
}

const sign = 'pickers'

function showAbove(text: string | undefined) {
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

type Words = Pick<Catalogue['editor'], 'pick' | 'addSize'>

/**
 * Find the form by the URL hash: `#/collections/menu/entries/10-polevky` or
 * `#/collections/_singletons/entries/hours`.
 */
function shownForm(forms: readonly Form[]): Form | undefined {
  const [, folder, file] =
    /^#\/collections\/([^/]+)(?:\/entries\/([^/?]+))?/.exec(location.hash) ?? []
  return forms.find(({ name }) => name === (folder === '_singletons' ? file : folder))
}

/** Find a field by its key path, such as `exceptions.0.date`. Blocks of headings are skipped. */
function fieldAt(path: string, fields: readonly FormField[]): FormField | undefined {
  const [first, ...rest] = path.split('.').filter((step) => !/^(?:\d+|part_.*)$/.test(step))
  const field = fields.find(({ name }) => name === first)
  if (!field || rest.length === 0) return field && 'field' in field ? field.field : field
  const inside =
    'fields' in field
      ? field.fields
      : 'types' in field
        ? field.types.flatMap((type) => type.fields)
        : []
  return fieldAt(rest.join('.'), inside)
}

function emptyRow(): HTMLElement {
  const row = document.createElement('span')
  row.className = sign
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

function inputOf(name: string, width: string): HTMLInputElement {
  const input = document.createElement('input')
  input.setAttribute('aria-label', name)
  input.style.cssText = `${numberStyle};width:${width}`
  return input
}

type Price = Extract<Picked, { type: 'price' }>
type Found = { label: string; number: string; from: number; to: number }

/**
 * Find the numbers in `malé 0,3 l = 44; velké 0,5 l = od 62 Kč`. A part with no number, or with
 * more than one, is skipped.
 */
function pricesOf(text: string, { sign, bare }: Price): Found[] {
  let start = 0
  return text.split(';').flatMap((part) => {
    const from = start
    start += part.length + 1
    const found = /^(?:([^=]*)=)?([^\d=]*)(\d+(?:[.,]\d\d?)?)([^\d=]*)$/.exec(part)
    const [, label, before = '', number = '', behind = ''] = found ?? []
    const isPrice = label !== undefined || behind.trim() === (bare ? '' : sign)
    if (!found || !isPrice) return []
    const at = from + (label === undefined ? 0 : label.length + 1) + before.length
    return [{ label: label?.trim() ?? '', number, from: at, to: at + number.length }]
  })
}

/** Create a number input for each size, and inputs for one more size. */
function pricesIn(picked: Price, words: Words['addSize'], typed: HTMLInputElement): HTMLElement {
  const row = emptyRow()
  let shown: string | undefined
  const show = () => {
    const found = pricesOf(typed.value, picked)
    const labels = JSON.stringify(found.map(({ label }) => label))
    // If the labels are unchanged, update only the values: the owner may be typing in one of the
    // inputs.
    if (labels !== shown) {
      row.replaceChildren(...found.map(oneOf), ...(picked.more ? [oneMore(typed, words)] : []))
    }
    shown = labels
    for (const [index, { number }] of found.entries()) {
      const input = row.children[index]?.querySelector('input')
      if (input && input !== document.activeElement) input.value = number
    }
  }
  const oneOf = ({ label }: Found, index: number) => {
    const box = document.createElement('label')
    const input = inputOf(`${label} ${picked.sign}`.trim(), '5rem')
    input.inputMode = 'decimal'
    input.addEventListener('input', () => {
      const one = pricesOf(typed.value, picked)[index]
      const number = input.value.trim()
      if (!one || !/^\d+(?:[.,]\d\d?)?$/.test(number)) return
      typeInto(typed, typed.value.slice(0, one.from) + number + typed.value.slice(one.to))
    })
    box.style.cssText = boxStyle
    box.append(label, input, picked.sign)
    return box
  }
  typed.addEventListener('input', show)
  row.addEventListener('show', show)
  show()
  return row
}

/**
 * Create inputs for a new size and its price. Once both are filled in, they are added to the field.
 */
function oneMore(typed: HTMLInputElement, words: Words['addSize']): HTMLElement {
  const box = document.createElement('span')
  const inputs = words.map((word, index) => {
    const input = inputOf(word, index === 0 ? '9rem' : '5rem')
    input.placeholder = word
    input.inputMode = index === 0 ? 'text' : 'decimal'
    input.addEventListener('change', () => {
      const [size = '', price = ''] = inputs.map(({ value }) => value.trim())
      const before = typed.value.trim().replace(/;$/, '')
      if (size !== '' && price !== '')
        typeInto(typed, `${before}${before === '' ? '' : '; '}${size} = ${price}`)
    })
    return input
  })
  const [size, price] = inputs
  box.style.cssText = boxStyle
  if (size && price) box.append(size, '=', price)
  return box
}

function rowOf(
  { type, many }: Exclude<Picked, Price>,
  labels: readonly [string, string],
  typed: HTMLInputElement,
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
    for (const [index, value] of valuesOf(type, typed.value).entries())
      if (many !== 'list' && inputs[index]) inputs[index].value = value
  }
  show()
  typed.addEventListener('change', show)
  row.addEventListener('show', show)
  const write = () => {
    const values = inputs.map(({ value }) => (type === 'date' && value ? typedDate(value) : value))
    const text = values.filter(Boolean).join(type === 'date' ? ' – ' : '–')
    const before = many === 'list' && typed.value.trim() !== '' ? `${typed.value.trim()}, ` : ''
    typeInto(typed, before + text)
  }
  // An end without a start is not written.
  from?.addEventListener('change', write)
  to?.addEventListener('change', () => from?.value && write())
  row.append(...inputs)
  return row
}

/** Parse the field's text into values for the picker. */
function valuesOf(type: Exclude<Picked, Price>['type'], text: string): string[] {
  if (type === 'color') return [hexOf(text)]
  if (type === 'time') {
    const { start = '', end = '' } = eventTime.read(text) ?? {}
    return [start, end]
  }
  const { from = '', to = '' } = dateRange.read(text) ?? {}
  return [from, to === from ? '' : to]
}

/** Convert any CSS colour, such as a colour name, to #rrggbb. */
function hexOf(color: string): string {
  const paint = document.createElement('canvas').getContext('2d')
  if (!paint) return '#000000'
  paint.fillStyle = color
  return /^#[\da-f]{6}$/.test(paint.fillStyle) ? paint.fillStyle : '#000000'
}
