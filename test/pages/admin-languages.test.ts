// In the owner's editor, as in admin.test.ts: pages of one language after the other; a language
// goes, and another one comes.

import { beforeAll, describe, expect, test } from 'vitest'
import { cs } from '../../src/messages/cs.ts'
import {
  answer,
  asksNobodyElse,
  built,
  called,
  dialog,
  field,
  fileNow,
  forge,
  open,
  openEditor,
  openPub,
  openSoups,
  page,
  press,
  reach,
  save,
  served,
  signIn,
  startAgainWhenLost,
  tick,
  token,
  type,
  unfold,
  usePhone,
} from '../phone.ts'

usePhone()
beforeAll(openEditor)

const { check } = cs.editor
const { item, page: ownPage } = cs.fields

describe('the owner', { retry: 1 }, () => {
  startAgainWhenLost()

  test('writes a page of the house in one language after the other', async () => {
    const written = async (title: string, text: string, after?: () => Promise<void>) => {
      await open('pages/new')
      await type(called(ownPage.title), title)
      await type('Text stránky', text)
      await save(true, after)
    }
    await written('Svatby u nás', 'Sál je pro šedesát hostů.', async () => {
      await dialog().getByText(check.elsewhere).waitFor()
      await answer(check.save)
    })
    await written('Weddings here', 'The hall seats sixty.')
    expect(fileNow('pages/svatby-u-nas.en.md')).toContain('title: Weddings here')
    const { files } = await built()
    expect(String(files.get('svatby-u-nas/index.html'))).toContain('Sál je pro šedesát hostů.')
    expect(String(files.get('en/svatby-u-nas/index.html'))).toContain('The hall seats sixty.')
  })

  test('takes a language away from all files in one action', async () => {
    await openPub()
    await unfold('site')
    await tick('anglicky', false)
    await save(true, async () => {
      await dialog().getByText('Ve všech souborech').waitFor()
      await answer(check.save)
    })
    const english = [...forge.files].filter(
      ([file, text]) => /\.md$/.test(file) && /^(?: |-)*(?:\w+_)?en:/m.test(String(text)),
    )
    expect(english.map(([file]) => file)).toEqual([])
    expect([...forge.files.keys()].filter((file) => file.endsWith('.en.md'))).toEqual([])
    const { files } = await built()
    expect(files.has('en/index.html')).toBe(false)
  })

  test('adds a language: what is missing is listed, kept, and has its fields in the forms', async () => {
    await openPub()
    await unfold('site')
    await tick('německy', true)
    await save(true, async () => {
      await dialog().getByText(check.elsewhere).waitFor()
      // By the name of the field, and not as a line of a file.
      expect(await dialog().textContent()).toContain(' › Proč, v němčiněJe prázdné, vyplňte ho.')
      await answer(check.save)
    })
    const list = page.getByRole('button', { name: /^K opravě: \d+$/ })
    await list.waitFor()
    const before = Number((await list.textContent())?.replace(/\D/g, ''))
    await openSoups()
    await press('Gulášová polévka', 'Rozbalit')
    await type(`${called(item.name)}, v němčině`, 'Gulaschsuppe')
    // One mistake less: it is saved, whatever else is missing.
    await save()
    await expect
      .poll(async () => Number((await list.textContent())?.replace(/\D/g, '')))
      .toBeLessThan(before)
  })

  test('sees the forms of what is there now on another phone, which knows the last build', async () => {
    await page.evaluate('localStorage.clear()')
    await page.goto('about:blank')
    await page.goto(`${served.origin}/admin/`)
    // It loads again for the language that the build did not know.
    const loaded = page.waitForEvent('load')
    await signIn(token)
    await loaded
    await page.getByText(cs.titles.section).first().waitFor()
    await page.getByRole('button', { name: /^K opravě: \d+$/ }).waitFor()
    await openSoups()
    await press('Gulášová polévka', 'Rozbalit')
    await reach(field(`${called(item.name)}, v němčině`))
    expect(
      await field(`${called(item.name)}, v němčině`)
        .last()
        .inputValue(),
    ).toBe('Gulaschsuppe')
  })
})

asksNobodyElse()
