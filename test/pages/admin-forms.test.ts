// In the owner's editor, as in admin.test.ts: what a text file does not know, such as to duplicate, and
// what the editor says and asks.

import { beforeAll, describe, expect, test } from 'vitest'
import { cs } from '../../src/messages/cs.ts'
import { changes } from '../content/changes.ts'
import {
  answer,
  asksNobodyElse,
  built,
  called,
  choose,
  dialog,
  drawing,
  field,
  fileNow,
  forge,
  open,
  openEditor,
  openSoups,
  page,
  phone,
  press,
  pressButton,
  publishedNow,
  reach,
  save,
  startAgainWhenLost,
  type,
  typeBoth,
  usePhone,
} from '../phone.ts'
import { byForm } from './by-form.ts'

const made = ['a dish is sold out', 'an evening with music', 'a photo of the house']

// A dish is sold out, there is an event to come, and the house has its photo.
usePhone((files) => {
  for (const { file, from, to, photos = [] } of changes.filter(({ name }) => made.includes(name))) {
    const text = String(files.get(`content/${file}`) ?? '')
    files.set(`content/${file}`, from === undefined ? to : text.replace(from, () => to))
    for (const photo of photos) files.set(`content/photos/${photo}`, drawing())
  }
})
beforeAll(openEditor)

const { check } = cs.editor
const { item, lunchDish, photos, event } = cs.fields

describe('the owner', { retry: 1 }, () => {
  startAgainWhenLost()

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

  test('duplicates a dish and calls it otherwise, and both are published', async () => {
    await openSoups()
    await press('Gulášová polévka', 'Co s položkou')
    await page.getByRole('menuitem', { name: 'Duplikovat' }).click()
    await typeBoth(called(item.name), 'Gulášová polévka v chlebu', 'Goulash soup in bread')
    await save()
    const menu = await publishedNow('menu.json')
    for (const id of ['"id":"gulasova-polevka"', '"id":"gulasova-polevka-v-chlebu"'])
      expect(menu.replaceAll('": "', '":"')).toContain(id)
  })

  test('is told of a slip, mends it with one tap, and is asked once whether a price is right', async () => {
    const openBeer = async () => {
      await open('menu/entries/90-tocene-pivo')
      await press('Lhotecká desítka', 'Rozbalit')
    }
    await openBeer()
    await type(called(item.sizes), 'malé 0,3 l 370')
    const before = forge.commits.length
    await pressButton('Uložit')
    await dialog().getByText('napište   malé 0,3 l = 370   místo   malé 0,3 l 370').waitFor()
    expect(await dialog().textContent()).toContain('Lhotecká desítka')
    expect(await dialog().getByRole('button', { name: check.save, exact: true }).count()).toBe(0)
    await answer(check.back)
    // The form is as it was, and nobody speaks of a fault.
    expect(await field(called(item.sizes)).last().inputValue()).toBe('malé 0,3 l 370')
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    expect(forge.commits.length).toBe(before)
    await save(true, async () => {
      await answer(check.mend)
      await dialog().getByText(check.asked).waitFor()
      await answer(check.yes)
    })
    const [, beer = ''] = fileNow('menu/90-tocene-pivo.md').split('  - cs: ')
    expect(beer).toContain('    sizes: malé 0,3 l = 370\n')
    expect(beer).toMatch(/^ {4}checked: price-high$/m)
    await openBeer()
    await type(called(item.sizes), 'malé 0,3 l = 371')
    await save()
  })

  test('writes a second week of lunches in one sitting, and a copy gets a Monday of its own', async () => {
    await byForm['a week of lunches']?.()
    await save(true)
    expect(fileNow('lunch/2026-11-30.md')).toContain('Smažený sýr')
    await open('lunch/entries/2026-11-30')
    await page.getByText('Týden od pondělí 30. 11. 2026.', { exact: true }).waitFor()
    expect(await page.getByText(/^Nový týden/).count()).toBe(0)
    await pressButton('Zobrazit možnosti editoru')
    await page.getByRole('menuitem', { name: 'Duplikovat' }).click()
    await press('Smažený sýr', 'Rozbalit')
    await type(called(lunchDish.sizes), '150 g = 175')
    await save(true)
    expect(fileNow('lunch/2026-12-07.md')).toContain('150 g = 175')
  })

  test('comes back from a new week on a slow phone, and is not asked to write it once more', async () => {
    await open('lunch/entries/2026-11-23')
    await pressButton('Zobrazit možnosti editoru')
    await page.getByRole('menuitem', { name: 'Duplikovat' }).click()
    await page.getByText(/^Nový týden/).waitFor()
    // The editor learns late that the forge has saved it.
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

  test('gives a section another place in the menu, and its comments stay', async () => {
    await open('menu/entries/90-tocene-pivo')
    await pressButton('Zobrazit možnosti editoru')
    await page.getByRole('menuitem', { name: 'Jméno souboru' }).click()
    await pressButton('Změnit jméno souboru')
    const typed = page.getByRole('dialog').getByRole('textbox')
    await typed.fill('5-tocene-pivo')
    await typed.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Zavřít' }).first().click()
    await save()
    // A tap goes through what is said of it to the list below.
    await page.getByText('Položka byla uložena').last().waitFor()
    const tapped = await page.evaluate(
      "getComputedStyle(document.querySelector('.toast')).pointerEvents",
    )
    expect(tapped).toBe('none')
    expect(forge.files.has('content/menu/90-tocene-pivo.md')).toBe(false)
    expect(fileNow('menu/5-tocene-pivo.md')).toContain('# alcohol: procenta obj.')
    expect(await publishedNow('menu.json')).toMatch(/"sections":\s*\[\s*\{\s*"id":\s*"tocene-pivo"/)
  })

  test('says in Czech what of a photo must be seen, and has a dish again in two taps', async () => {
    await open('_singletons/entries/photos')
    await type(called(photos.focus), 'vlevo')
    await save()
    expect(fileNow('photos.md')).toContain('focus: vlevo\n')
    await openSoups()
    phone.taps = 0
    await press('Čočková polévka', 'Rozbalit')
    await choose('ne', called(item.sold_out))
    expect(phone.taps).toBe(2)
    await save()
    expect(fileNow('menu/10-polevky.md')).toContain('sold_out: no\n')
  })

  test('calls an event off, which guests and programs read, and takes the last one off', async () => {
    await open('_singletons/entries/events')
    await page.getByText(/^\s*1\s+akce\s*$/).waitFor()
    await page.getByText('Noční expres · Pá 27. 11. 2026 · 20:00–23:00', { exact: true }).waitFor()
    await press('Noční expres', 'Rozbalit')
    // What is optional has no star.
    const heading = await reach(page.locator('[data-key-path$="part_details"] > header'))
    expect(await heading.first().innerText()).toBe('Podrobnosti')
    await choose('ano', called(event.cancelled))
    await save()
    expect(fileNow('events.md')).toContain('    cancelled: yes\n')
    const { files } = await built()
    for (const file of ['index.html', 'index.md']) {
      const [, said = ''] = String(files.get(file)).split('Noční expres')
      expect(said.slice(0, 600), file).toMatch(/zrušeno/i)
    }
    expect(String(files.get('events.json'))).toContain('"status":"cancelled"')
    await open('_singletons/entries/events')
    await press('Noční expres', 'Odebrat')
    await save(true)
    expect(forge.files.has('content/events.md')).toBe(false)
  })
})

asksNobodyElse()
