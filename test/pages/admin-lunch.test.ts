// A week of lunches typed into one text box a day, on a phone.

import { expect, test } from 'vitest'
import { cs } from '../../src/messages/cs.ts'
import {
  choose,
  fieldLabel,
  forge,
  open,
  openEditor,
  page,
  phone,
  pressButton,
  save,
  usePhone,
} from '../phone.ts'

usePhone()
const words = cs.editor.lunchLines

/** Two main courses and a soup on each of five days. */
const dishes = (day: string) =>
  [
    `Polévka ${day} | Soup ${day} (9)`,
    `150 g Guláš ${day} | Goulash ${day} 169 (1,3,7)`,
    `Řízek ${day} | Schnitzel ${day} 175 (1,3,7)`,
  ].join(' / ')
const days = ['pondělí', 'úterý', 'středa', 'čtvrtek', 'pátek']

test('a week of 15 dishes takes at most 40 taps, and a dish without a price stays in its box', async () => {
  await openEditor()
  phone.taps = 0
  await open('lunch/new')
  await choose('ano', fieldLabel(cs.fields.lunch.soup_included))
  await page.getByText(words.title).click()
  for (const day of days) {
    await page.getByRole('textbox', { name: day, exact: true }).fill(dishes(day))
    phone.taps += 1
  }
  const friday = page.getByRole('textbox', { name: 'pátek', exact: true })
  await friday.fill(`${dishes('pátek')}\nKoláč`)
  await pressButton(words.take)
  await page.getByText(words.taken(15)).waitFor()
  expect(await friday.inputValue()).toBe('Koláč')
  await friday.fill('')
  await save(true)
  expect(phone.taps).toBeLessThanOrEqual(40)
  const [commit] = forge.commits.slice(-1)
  const [path] = [...(commit?.written.keys() ?? [])]
  expect(path).toBe('content/lunch/2026-11-30.md')
  const text = String(commit?.written.get(path ?? ''))
  expect(text.match(/^ {2}- /gm)).toHaveLength(15)
  expect(text).toContain(
    '  - cs: Guláš středa\n    en: Goulash středa\n    day: středa\n    sizes: 150 g = 169\n    allergens: 1,3,7\n',
  )
  expect(text).toMatch(/course: soup/)
})

test('only a soup with a price answers that soup is not included', async () => {
  await open('lunch/new')
  await page.getByText(words.title).click()
  const monday = page.getByRole('textbox', { name: 'pondělí', exact: true })
  const notIncluded = page
    .getByRole('radiogroup', { name: fieldLabel(cs.fields.lunch.soup_included), exact: true })
    .getByRole('radio', { name: 'ne', exact: true })
  await monday.fill('Polévka hovězí | Beef soup (9) / Řízek | Schnitzel 175 (1,3,7)')
  await pressButton(words.take)
  await page.getByText(words.taken(2)).waitFor()
  expect(await notIncluded.isChecked()).toBe(false)
  await monday.fill('Polévka bramborová | Potato soup 45 (1,9)')
  await pressButton(words.take)
  await page.getByText(words.taken(1)).waitFor()
  await expect.poll(() => notIncluded.isChecked()).toBe(true)
})

test('one tap corrects the same slip in all dishes of a day', async () => {
  const monday = page.getByRole('textbox', { name: 'pondělí', exact: true })
  await monday.fill('Guláš | Goulash 169 (1;3)\nŘízek | Schnitzel 175 (1;7)\nKoláč')
  await pressButton(words.take)
  await page.getByText(words.taken(0)).waitFor()
  await page.getByRole('button', { name: cs.editor.check.fix, exact: true }).first().click()
  expect(await monday.inputValue()).toBe(
    'Guláš | Goulash 169 (1, 3)\nŘízek | Schnitzel 175 (1, 7)\nKoláč',
  )
  await pressButton(words.take)
  await page.getByText(words.taken(2)).waitFor()
})
