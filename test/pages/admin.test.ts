// Editor in a real browser with the width of a phone: signing in, and everyday changes.

import { describe, expect, onTestFinished, test } from 'vitest'
import { cs } from '../../src/messages/cs.ts'
import { changes } from '../content/changes.ts'
import {
  fieldLabel,
  forge,
  page,
  restartAfterFailure,
  served,
  signIn,
  testRequests,
  token,
  usePhone,
} from '../phone.ts'
import { byForm, testChanges } from './by-form.ts'

const browser = usePhone()
const { section } = cs.fields

describe('the owner', { retry: 1 }, () => {
  restartAfterFailure()

  test('signs in with a token, and a wrong one is refused', async () => {
    await page.goto(`${served.origin}/admin/`)
    await signIn('github_pat_of_somebody_else')
    await expect.poll(() => forge.requests.filter((one) => one === 'GET /user').length).toBe(1)
    expect(await page.getByText(fieldLabel(section.section)).count()).toBe(0)
    await page.getByRole('button', { name: 'Přihlásit se pomocí přístupového tokenu' }).click()
    await page.locator('input').first().fill(token)
    await page.getByRole('button', { name: 'Přihlásit se', exact: true }).click()
    await page.getByText(cs.titles.section).first().waitFor()
  })

  test('sees the editor in the language of the pub, whatever the language of the phone', async () => {
    const phone = await browser().newContext({ locale: 'en-GB' })
    onTestFinished(() => phone.close())
    const foreign = await phone.newPage()
    await foreign.route('https://api.github.com/**', (route) =>
      route.fulfill({ status: 401, headers: { 'Access-Control-Allow-Origin': '*' }, json: {} }),
    )
    await foreign.goto(`${served.origin}/admin/`)
    await foreign.getByLabel('Přístupový token').fill('github_pat_of_somebody_else')
    await foreign.getByRole('button', { name: 'Přihlásit se' }).click()
    // The program has refused the token, and shows its own words.
    await foreign
      .getByRole('button', { name: 'Přihlásit se pomocí přístupového tokenu' })
      .waitFor({ timeout: 60_000 })
  })

  testChanges(changes)
})

test('every change in the table can be made with the forms', () => {
  expect(Object.keys(byForm).sort()).toEqual(changes.map(({ name }) => name).sort())
})

testRequests()
