// Editor in a real browser: actions that text files do not have, such as duplicating, and the
// dialogs before saving.

import { beforeAll, describe, expect, test } from 'vitest'
import { cs } from '../../src/messages/cs.ts'
import { changes } from '../content/changes.ts'
import {
  answer,
  buildCommit,
  choose,
  chooseOption,
  dialog,
  emptyPhoto,
  field,
  fieldLabel,
  forge,
  open,
  openEditor,
  openSoups,
  page,
  phone,
  press,
  pressButton,
  reach,
  renderFile,
  repositoryFile,
  restartAfterFailure,
  save,
  testRequests,
  type,
  typeBoth,
  usePhone,
} from '../phone.ts'

const preparedChanges = ['a dish is sold out', 'an evening with music', 'a photo of the house']

// Start with a dish that is sold out, an upcoming event, and a photo of the pub.
usePhone((files) => {
  for (const { file, from, to, photos = [] } of changes.filter(({ name }) =>
    preparedChanges.includes(name),
  )) {
    const text = String(files.get(`content/${file}`) ?? '')
    files.set(`content/${file}`, from === undefined ? to : text.replace(from, () => to))
    for (const photo of photos) files.set(`content/photos/${photo}`, emptyPhoto())
  }
})
beforeAll(openEditor)

const { check } = cs.editor
const { item, photos, event } = cs.fields

describe('the owner', { retry: 1 }, () => {
  restartAfterFailure()

  test('sees the sections in the order of the menu', async () => {
    await open('menu')
    const list = page.locator('body')
    const sections = ['Polévky', 'Předkrmy', 'K pivu', 'Hlavní jídla', 'Přílohy', 'Točené pivo']
    await expect
      .poll(async () => {
        const shown = (await list.innerText()).split('\n')
        return shown.filter((line) => sections.includes(line))
      })
      .toEqual(sections)
  })

  test('duplicates a dish and renames it, and both are published', async () => {
    await openSoups()
    await press('Gulášová polévka', 'Co s položkou')
    await page.getByRole('menuitem', { name: 'Duplikovat' }).click()
    await typeBoth(fieldLabel(item.name), 'Gulášová polévka v chlebu', 'Goulash soup in bread')
    await save()
    // A tap on the notice reaches the list below it.
    await page.getByText('Položka byla uložena').last().waitFor()
    const tapped = await page.evaluate(
      "getComputedStyle(document.querySelector('.toast')).pointerEvents",
    )
    expect(tapped).toBe('none')
    const menu = await renderFile('menu.json')
    for (const id of ['"id":"gulasova-polevka"', '"id":"gulasova-polevka-v-chlebu"'])
      expect(menu.replaceAll('": "', '":"')).toContain(id)
  })

  test('is shown a mistake, fixes it with one tap, and is asked once if an unusual price is right', async () => {
    const openBeer = async () => {
      await open('menu/entries/90-tocene-pivo')
      await press('Lhotecká desítka', 'Rozbalit')
    }
    await openBeer()
    await type(fieldLabel(item.sizes), 'malé 0,3 l 370')
    const before = forge.commits.length
    await pressButton('Uložit')
    await dialog().getByText('napište „malé 0,3 l = 370“ místo „malé 0,3 l 370“').waitFor()
    expect(await dialog().textContent()).toContain('Lhotecká desítka')
    expect(await dialog().getByRole('button', { name: check.save, exact: true }).count()).toBe(0)
    await answer(check.back)
    // The form is unchanged, and the editor shows no error.
    expect(await field(fieldLabel(item.sizes)).last().inputValue()).toBe('malé 0,3 l 370')
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    expect(forge.commits.length).toBe(before)
    await save(true, async () => {
      await answer(check.fix)
      await dialog().getByText(check.asked).waitFor()
      await answer(check.yes)
    })
    const [, beer = ''] = repositoryFile('menu/90-tocene-pivo.md').split('  - cs: ')
    expect(beer).toContain('    sizes: malé 0,3 l = 370\n')
    expect(beer).toMatch(/^ {4}checked: price-high$/m)
    await openBeer()
    await type(fieldLabel(item.sizes), 'malé 0,3 l = 371')
    await save()
  })

  test('saves a new week on a slow phone and is not asked to create it again', async () => {
    await open('lunch/entries/2026-11-23')
    await pressButton('Zobrazit možnosti editoru')
    await page.getByRole('menuitem', { name: 'Duplikovat' }).click()
    await page.getByText(/^Nový týden/).waitFor()
    // Delay the answer of the forge.
    await page.evaluate(`{
      const { json } = Response.prototype
      Response.prototype.json = async function () {
        await new Promise((resolve) => setTimeout(resolve, 3000))
        return json.call(this)
      }
    }`)
    await save(true)
    expect(page.url()).toMatch(/#\/collections\/lunch$/)
  })

  test('moves a section in the menu, and its comments are kept', async () => {
    await open('menu/entries/90-tocene-pivo')
    await pressButton('Zobrazit možnosti editoru')
    await page.getByRole('menuitem', { name: 'Jméno souboru' }).click()
    await pressButton('Změnit jméno souboru')
    const typed = page.getByRole('dialog').getByRole('textbox')
    await typed.fill('5-tocene-pivo')
    await typed.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Zavřít' }).first().click()
    // The forms list the sections in their order, so the page reloads.
    await save(true)
    expect(forge.files.has('content/menu/90-tocene-pivo.md')).toBe(false)
    expect(repositoryFile('menu/5-tocene-pivo.md')).toContain('# alcohol: procenta obj.')
    expect(await renderFile('menu.json')).toMatch(/"sections":\s*\[\s*\{\s*"id":\s*"tocene-pivo"/)
  })

  test('enters the focus of a photo in Czech, and puts a dish back on the menu with two taps', async () => {
    await open('_singletons/entries/photos')
    await type(fieldLabel(photos.focus), 'vlevo')
    await save()
    expect(repositoryFile('photos.md')).toContain('focus: vlevo\n')
    await openSoups()
    phone.taps = 0
    await press('Čočková polévka', 'Rozbalit')
    await choose('ne', fieldLabel(item.sold_out))
    expect(phone.taps).toBe(2)
    await save()
    expect(repositoryFile('menu/10-polevky.md')).toContain('sold_out: no\n')
  })

  test('moves a dish to another section with three taps', async () => {
    await openSoups()
    phone.taps = 0
    await press('Dršťková polévka', 'Rozbalit')
    await chooseOption('Přesunout do jiného oddílu', 'K pivu')
    expect(phone.taps).toBe(3)
    await save(true)
    expect(repositoryFile('menu/10-polevky.md')).not.toContain('Dršťková')
    expect(repositoryFile('menu/30-k-pivu.md')).toContain(
      '\n  - cs: Dršťková polévka\n    en: Tripe soup\n    id: drstkova-polevka\n    sizes: 0,33 l = 79\n',
    )
    expect(repositoryFile('menu/30-k-pivu.md')).not.toContain('move_to')
  })

  test('cancels an event, which is published in all formats, and removes the last event', async () => {
    await open('_singletons/entries/events')
    await page.getByText(/^\s*1\s+akce\s*$/).waitFor()
    await page.getByText('Noční expres · Pá 27. 11. 2026 · 20:00–23:00', { exact: true }).waitFor()
    await press('Noční expres', 'Rozbalit')
    // Optional fields have no asterisk.
    const heading = await reach(page.locator('[data-key-path$="part_details"] > header'))
    expect(await heading.first().innerText()).toBe('Podrobnosti')
    await choose('ano', fieldLabel(event.cancelled))
    await save()
    expect(repositoryFile('events.md')).toContain('    cancelled: yes\n')
    const { files } = await buildCommit()
    for (const file of ['index.html', 'index.md']) {
      const [, statement = ''] = String(files.get(file)).split('Noční expres')
      expect(statement.slice(0, 600), file).toMatch(/zrušeno/i)
    }
    expect(String(files.get('events.json'))).toContain('"status":"cancelled"')
    await open('_singletons/entries/events')
    await press('Noční expres', 'Odebrat')
    await save(true)
    expect(forge.files.has('content/events.md')).toBe(false)
  })
})

testRequests()
