// Text boxes above the form of a lunch week, one for each day. What an owner types or pastes there is
// read into dishes of the form. The text of a dish that cannot be read stays, with its fix.

import type { Catalogue } from '../messages/catalogue.ts'
import { formatMessage } from '../messages/catalogue.ts'
import { dayNames } from '../model/calendar.ts'
import { countries, defaultCountry } from '../model/countries.ts'
import type { FormHouse } from '../model/editor.ts'
import { type Day, days } from '../model/site.ts'
import { type LunchLine, readLunchLines } from '../notations/lunch-lines.ts'
import { findOpenForm } from './draft.ts'
import { button, element } from './elements.ts'

const boxId = 'lunch-lines'

/** Show the boxes above a lunch form, and remove them from other forms. */
export function showLunchBox(house: FormHouse, catalogue: Catalogue) {
  const isLunch = /^#\/collections\/lunch\/(?:new|entries\/)/.test(location.hash)
  const first = document.querySelector('[data-key-path]')
  const shown = document.querySelector(`#${boxId}`)
  if (shown && (!isLunch || shown.parentElement !== first)) shown.remove()
  if (isLunch && first && !document.querySelector(`#${boxId}`))
    first.prepend(createBox(house, catalogue))
}

function createBox(house: FormHouse, catalogue: Catalogue): HTMLElement {
  const words = catalogue.editor.lunchLines
  const [language = 'en'] = house.languages
  const boxes = days.map((day) => {
    const input = element('textarea', inputStyle, [])
    input.rows = 2
    const faults = element('div', '', [])
    return { day, input, faults, label: dayNames[language][day] }
  })
  const take = () => {
    const count = boxes.map((box) => takeDay(box, house, catalogue)).reduce((a, b) => a + b, 0)
    result.textContent = words.taken(count)
  }
  const result = element('span', '', [])
  result.setAttribute('role', 'status')
  const box = element('details', boxStyle, [
    element('summary', summaryStyle, [words.title]),
    element('p', '', [words.hint]),
    ...boxes.flatMap(({ label, input, faults }) => [
      element('label', labelStyle, [label, input]),
      faults,
    ]),
    element('p', rowStyle, [button(words.take, take, true), result]),
  ])
  box.id = boxId
  return box
}

type DayBox = { day: Day; input: HTMLTextAreaElement; faults: HTMLElement; label: string }

/** Add the dishes of a day to the form and return their number. Unread text stays in its box. */
function takeDay({ input, faults, label }: DayBox, house: FormHouse, catalogue: Catalogue): number {
  const region = house.region ?? { country: defaultCountry, ...countries[defaultCountry] }
  const read = readLunchLines(input.value, { languages: house.languages, region })
  const form = findOpenForm()
  form?.addEntries(
    'items',
    read.dishes.map((dish) => toEntry(dish, label, house)),
  )
  // A soup with a price of its own is not included in the price of a main course.
  if (read.dishes.some(({ course, sizes }) => course === 'soup' && sizes?.includes('=')))
    form?.answer('soup_included', 'no')
  input.value = read.faults.map(({ typed }) => typed).join('\n')
  /** Correct all dishes of the day at once: an owner types the same slip in each. */
  const correct = () => {
    for (const { typed, fixed } of read.faults)
      if (fixed !== undefined) input.value = input.value.replace(typed, () => fixed)
    for (const note of faults.querySelectorAll('p:has(button)')) note.remove()
  }
  faults.replaceChildren(
    ...read.faults.map(({ message, fixed }) => {
      const { found, fix } = formatMessage(message, catalogue)
      return element('p', faultStyle, [
        [found, fix, fixed].filter(Boolean).join(' → '),
        ...(fixed === undefined ? [] : [button(catalogue.editor.check.fix, correct, false)]),
      ])
    }),
  )
  return read.dishes.length
}

const toEntry = ({ names, ...dish }: LunchLine, day: string, { languages }: FormHouse) => ({
  day,
  ...Object.fromEntries(
    languages.flatMap((lang, index) => (names[index] ? [[lang, names[index]]] : [])),
  ),
  ...dish,
})

const boxStyle = 'margin:0 0 1rem;padding:.75rem;border:1px solid #8886;border-radius:.5rem'
const summaryStyle = 'min-height:2rem;cursor:pointer;font-weight:600'
const labelStyle = 'display:block;margin:.5rem 0 0'
const inputStyle =
  'display:block;box-sizing:border-box;width:100%;padding:.5rem;font:inherit;color:inherit;background:transparent;border:1px solid #8889;border-radius:.25rem'
const faultStyle = 'margin:.25rem 0;color:#a3341f'
const rowStyle = 'display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1rem;margin:.75rem 0 0'
