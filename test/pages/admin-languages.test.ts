// Editor in a real browser: adding a language, and a phone that does not know about it yet.

import { beforeAll, describe, expect, test } from 'vitest'
import { cs } from '../../src/messages/cs.ts'
import {
  answer,
  dialog,
  field,
  fieldLabel,
  openEditor,
  openPub,
  openSoups,
  page,
  press,
  reach,
  restartAfterFailure,
  save,
  served,
  signIn,
  testRequests,
  tick,
  token,
  type,
  unfold,
  usePhone,
} from '../phone.ts'

usePhone()
beforeAll(openEditor)

const { check } = cs.editor
const { item } = cs.fields

describe('the owner', { retry: 1 }, () => {
  restartAfterFailure()

  test('adds a language, sees the list of missing texts, and gets fields for them', async () => {
    await openPub()
    await unfold('site')
    await tick('německy', true)
    await save(true, async () => {
      await dialog().getByText(check.elsewhere).waitFor()
      // Labelled by the field, not by a line of a file.
      expect(await dialog().textContent()).toContain(
        ' › Co to je, v němčiněJe prázdné, vyplňte ho.',
      )
      await answer(check.save)
    })
    const list = page.getByRole('button', { name: /^K opravě: \d+$/ })
    await list.waitFor()
    const before = Number((await list.textContent())?.replace(/\D/g, ''))
    await openSoups()
    await press('Gulášová polévka', 'Rozbalit')
    await type(`${fieldLabel(item.name)}, v němčině`, 'Gulaschsuppe')
    // One mistake fewer is saved, even if others remain.
    await save()
    await expect
      .poll(async () => Number((await list.textContent())?.replace(/\D/g, '')))
      .toBeLessThan(before)
  })

  test('sees the current forms on another phone, which only knows the last build', async () => {
    await page.evaluate('localStorage.clear()')
    await page.goto('about:blank')
    await page.goto(`${served.origin}/admin/`)
    // The page reloads, because the build did not know the language.
    const loaded = page.waitForEvent('load')
    await signIn(token)
    await loaded
    await page.getByText(cs.titles.section).first().waitFor()
    await page.getByRole('button', { name: /^K opravě: \d+$/ }).waitFor()
    await openSoups()
    await press('Gulášová polévka', 'Rozbalit')
    await reach(field(`${fieldLabel(item.name)}, v němčině`))
    expect(
      await field(`${fieldLabel(item.name)}, v němčině`)
        .last()
        .inputValue(),
    ).toBe('Gulaschsuppe')
  })
})

testRequests()
