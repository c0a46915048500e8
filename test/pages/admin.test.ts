// The owner's editor itself, in a real browser of a phone's width: signing in, and the ordinary changes
// of owners to the menu, one after the other as the table has them.

import { describe, expect, onTestFinished, test } from 'vitest'
import { cs } from '../../src/messages/cs.ts'
import { changes } from '../content/changes.ts'
import {
  asksNobodyElse,
  called,
  forge,
  page,
  served,
  signIn,
  startAgainWhenLost,
  token,
  usePhone,
} from '../phone.ts'
import { byForm, makesTheChanges } from './by-form.ts'

const browser = usePhone()
const { section } = cs.fields

describe('the owner', { retry: 1 }, () => {
  startAgainWhenLost()

  test('signs in with a token, and a wrong one is refused', async () => {
    await page.goto(`${served.origin}/admin/`)
    await signIn('github_pat_of_somebody_else')
    await expect.poll(() => forge.asked.filter((one) => one === 'GET /user').length).toBe(1)
    expect(await page.getByText(called(section.section)).count()).toBe(0)
    await page.goto(`${served.origin}/admin/`)
    await signIn(token)
    await page.getByText(cs.titles.section).first().waitFor()
  })

  test('is spoken to in the language of the house, whatever the phone speaks', async () => {
    const phone = await browser().newContext({ locale: 'en-GB' })
    onTestFinished(() => phone.close())
    const foreign = await phone.newPage()
    await foreign.goto(`${served.origin}/admin/`)
    await foreign
      .getByRole('button', { name: 'Přihlásit se pomocí přístupového tokenu' })
      .waitFor({ timeout: 60_000 })
  })

  makesTheChanges(changes.filter(({ file }) => file.startsWith('menu/')))
})

test('there is a way by the forms for every change of the table', () => {
  expect(Object.keys(byForm).sort()).toEqual(changes.map(({ name }) => name).sort())
})

asksNobodyElse()
