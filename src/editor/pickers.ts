// The phone's own pickers beside fields that hold dates, times or a colour. The field stays text, as
// its owner types it: what is picked is typed into it.

import { typedDate } from '../messages/wording.ts'
import type { Form, FormField, Picked } from '../model/forms.ts'
import { dateRange } from '../notations/date.ts'
import { eventTime } from '../notations/event.ts'

/** Begins to set them beside the fields that the page shows. */
export function showPickers(forms: readonly Form[], words: Words) {
  let isAsked = false
  const look = () => {
    isAsked = false
    for (const place of document.querySelectorAll<HTMLElement>('[data-key-path]')) {
      const typed = place.querySelector<HTMLInputElement>('input[type="text"]')
      const field = fieldAt(place.dataset['keyPath'] ?? '', shownForm(forms)?.fields ?? [])
      if (!typed || !field || !('picked' in field) || !field.picked) continue
      if (place.querySelector(`:scope > .${sign}`) === null)
        place.append(rowOf(field.picked, words(field.label), typed))
    }
  }
  new MutationObserver(() => {
    if (!isAsked) requestAnimationFrame(look)
    isAsked = true
  }).observe(document.body, { childList: true, subtree: true })
}

const sign = 'pickers'

/** What the pickers of a field are called: that of its beginning, and that of its end. */
type Words = (label: string) => readonly [string, string]

/** `#/collections/menu/entries/10-polevky` and `#/collections/_singletons/entries/hours`. */
function shownForm(forms: readonly Form[]): Form | undefined {
  const [, folder, file] =
    /^#\/collections\/([^/]+)(?:\/entries\/([^/?]+))?/.exec(location.hash) ?? []
  return forms.find(({ name }) => name === (folder === '_singletons' ? file : folder))
}

/** `exceptions.0.date`; blocks of headings are no fields. */
function fieldAt(path: string, fields: readonly FormField[]): FormField | undefined {
  const [first, ...rest] = path.split('.').filter((step) => !/^(?:\d+|part_.*)$/.test(step))
  const field = fields.find(({ name }) => name === first)
  if (!field || rest.length === 0) return field
  const inside =
    'fields' in field
      ? field.fields
      : 'types' in field
        ? field.types.flatMap((type) => type.fields)
        : []
  return fieldAt(rest.join('.'), inside)
}

function rowOf(
  { type, many }: Picked,
  labels: readonly [string, string],
  typed: HTMLInputElement,
): HTMLElement {
  const row = document.createElement('span')
  row.className = sign
  row.style.cssText = 'display:flex;gap:.5rem;margin-top:.5rem'
  const inputs = labels.slice(0, many === 'span' ? 2 : 1).map((label) => {
    const input = document.createElement('input')
    input.type = type
    input.setAttribute('aria-label', label)
    input.style.cssText = 'min-height:2.75rem;min-width:2.75rem;font:inherit'
    return input
  })
  const [from, to] = inputs
  const show = () => {
    for (const [index, value] of valuesOf(type, typed.value).entries())
      if (many !== 'list' && inputs[index]) inputs[index].value = value
  }
  show()
  typed.addEventListener('change', show)
  const write = () => {
    const values = inputs.map(({ value }) => (type === 'date' && value ? typedDate(value) : value))
    const text = values.filter(Boolean).join(type === 'date' ? ' – ' : '–')
    const before = many === 'list' && typed.value.trim() !== '' ? `${typed.value.trim()}, ` : ''
    typed.value = before + text
    typed.dispatchEvent(new Event('input', { bubbles: true }))
  }
  // What ends has begun.
  from?.addEventListener('change', write)
  to?.addEventListener('change', () => from?.value && write())
  row.append(...inputs)
  return row
}

/** What the field says now, as a picker has it. */
function valuesOf(type: Picked['type'], text: string): string[] {
  if (type === 'color') return [hexOf(text)]
  if (type === 'time') {
    const { start = '', end = '' } = eventTime.read(text) ?? {}
    return [start, end]
  }
  const { from = '', to = '' } = dateRange.read(text) ?? {}
  return [from, to === from ? '' : to]
}

/** A colour by its name, too. */
function hexOf(color: string): string {
  const paint = document.createElement('canvas').getContext('2d')
  if (!paint) return '#000000'
  paint.fillStyle = color
  return /^#[\da-f]{6}$/.test(paint.fillStyle) ? paint.fillStyle : '#000000'
}
