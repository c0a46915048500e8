// Two devices and one repository: the editor on a phone while another device saves.

import { expect, test } from 'vitest'
import { cs } from '../../src/messages/cs.ts'
import {
  answer,
  dialog,
  field,
  fieldLabel,
  forge,
  open,
  openEditor,
  openPub,
  page,
  press,
  pressButton,
  reach,
  repositoryFile,
  restart,
  restartAfterFailure,
  save,
  served,
  type,
  unfold,
  usePhone,
} from '../phone.ts'

usePhone()
const { check } = cs.editor
const beers = 'menu/90-tocene-pivo.md'
const openBeers = () => open('menu/entries/90-tocene-pivo')
const sizes = fieldLabel(cs.fields.item.sizes)

/** Save a file as another device would. */
function saveElsewhere(file: string, from: string, to: string) {
  const text = repositoryFile(file).replace(from, to)
  expect(text).toContain(to)
  forge.files.set(`content/${file}`, Buffer.from(text))
  forge.commits.push({ message: 'elsewhere', written: new Map(), deleted: [] })
}

restartAfterFailure()

test('a fix that the owner accepted stays in the form when they go back to it', async () => {
  await openEditor()
  await openBeers()
  await press('Lhotecká desítka', 'Rozbalit')
  await type(sizes, 'malé 0,3 l 37; velké 0,5 l = mnoho')
  await pressButton('Uložit')
  await dialog().getByText('malé 0,3 l = 37').first().waitFor()
  await answer(check.fix)
  await dialog().getByText('mnoho').first().waitFor()
  await answer(check.back)
  await expect
    .poll(async () => (await reach(field(sizes))).first().inputValue())
    .toBe('malé 0,3 l = 37; velké 0,5 l = mnoho')
})

test('a form older than what another device saved is held back, and its draft is not offered again', async () => {
  await type(sizes, 'malé 0,3 l = 37; velké 0,5 l = 50')
  saveElsewhere(beers, 'malé 0,3 l = 36', 'malé 0,3 l = 38')
  const before = forge.commits.length
  await pressButton('Uložit')
  await dialog().getByText(check.outdated).waitFor()
  await dialog().getByText('malé 0,3 l = 38').first().waitFor()
  const loaded = page.waitForEvent('load')
  await answer(check.reload)
  await loaded
  await page.getByText(check.oldDraft).waitFor()
  expect(await page.getByText('Obnovit koncept').count()).toBe(0)
  expect(forge.commits.length).toBe(before)
  expect(repositoryFile(beers)).toContain('malé 0,3 l = 38')
})

test('after a save the owner sees that the site was renewed, and takes the change back', async () => {
  await restart()
  let digests = 'old'
  await page.route('**/digests.json*', (route) => route.fulfill({ body: digests }))
  await openBeers()
  await press('Lhotecká desítka', 'Rozbalit')
  const before = repositoryFile(beers)
  await type(sizes, 'malé 0,3 l = 39; velké 0,5 l = 50; džbán 1,5 l = 139')
  await save()
  await page.getByText(check.site.waiting).waitFor()
  digests = 'new'
  await page.getByText(check.site.live).waitFor()
  expect(await page.getByRole('link', { name: check.look }).getAttribute('href')).toBe('../')
  const loaded = page.waitForEvent('load')
  await pressButton(check.takeBack)
  await loaded
  expect(repositoryFile(beers)).toBe(before)
  expect(forge.commits.at(-1)?.message).toMatch(/^Vrácení: /)
})

test('a dish that was moved and saved can be changed at once', async () => {
  await restart()
  for (const button of ['Posunout dolů', 'Posunout nahoru']) {
    await openBeers()
    await press('Lhotecká desítka', button)
    await save()
  }
})

test('the last part of a form can be opened while the note of a save is shown', async () => {
  await page.getByText(check.site.waiting).waitFor()
  await openPub()
  await unfold('site')
})

test('the button that adds a dish is at the lower edge of the window, not over a field', async () => {
  await openBeers()
  const box = await page.locator('.toolbar.bottom.add').last().boundingBox()
  expect(box && box.y + box.height).toBeGreaterThan(840)
})

test('a search for psi names the heading of the field about dogs and leads to its form', async () => {
  await restart()
  await page.evaluate('location.hash = "#/search/psi"')
  await page
    .getByRole('link', { name: /Zahrádka, psi a kouření › .*psi/i })
    .first()
    .click()
  await page.getByRole('group', { name: 'Editor obsahu' }).waitFor()
  expect(page.url()).toMatch(/_singletons\/entries\/pub/)
})

test('a token that was revoked is explained on the sign-in screen, with the way to a new one', async () => {
  await page.goto(`${served.origin}/`)
  await page.evaluate(
    `localStorage.setItem('sveltia-cms.user', '{"backendName":"github","token":"revoked"}')`,
  )
  await page.goto(`${served.origin}/admin/`)
  await page.getByText(check.token.void).waitFor()
  const link = page.getByRole('link', { name: check.token.make })
  expect(await link.getAttribute('href')).toMatch(/^https:\/\/github\.com\/settings\//)
})
