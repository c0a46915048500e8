// Editor in a real browser: pages in several languages, and removing and adding a language.

import { beforeAll, describe, expect, test } from 'vitest'
import { cs } from '../../src/messages/cs.ts'
import {
  answer,
  buildCommit,
  dialog,
  field,
  fieldLabel,
  forge,
  open,
  openEditor,
  openPub,
  openSoups,
  page,
  press,
  reach,
  repositoryFile,
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
const { item, page: ownPage } = cs.fields

describe('the owner', { retry: 1 }, () => {
  restartAfterFailure()

  test('writes a page in one language after the other', async () => {
    const written = async (title: string, text: string, after?: () => Promise<void>) => {
      await open('pages/new')
      await type(fieldLabel(ownPage.title), title)
      await type('Text stránky', text)
      await save(true, after)
    }
    await written('Svatby u nás', 'Sál je pro šedesát hostů.', async () => {
      await dialog().getByText(check.elsewhere).waitFor()
      await answer(check.save)
    })
    await written('Weddings here', 'The hall seats sixty.')
    expect(repositoryFile('pages/svatby-u-nas.en.md')).toContain('title: Weddings here')
    const { files } = await buildCommit()
    expect(String(files.get('svatby-u-nas/index.html'))).toContain('Sál je pro šedesát hostů.')
    expect(String(files.get('en/svatby-u-nas/index.html'))).toContain('The hall seats sixty.')
  })

  test('removes a language from all files in one step', async () => {
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
    const { files } = await buildCommit()
    expect(files.has('en/index.html')).toBe(false)
  })

  test('adds a language, sees the list of missing texts, and gets fields for them', async () => {
    await openPub()
    await unfold('site')
    await tick('německy', true)
    await save(true, async () => {
      await dialog().getByText(check.elsewhere).waitFor()
      // Labelled by the field, not by a line of a file.
      expect(await dialog().textContent()).toContain(' › Proč, v němčiněJe prázdné, vyplňte ho.')
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
