// The changes of test/content/changes.yaml, made with the forms of the editor.

import { expect, test } from 'vitest'
import { cs } from '../../src/messages/cs.ts'
import type { Change } from '../content/changes.ts'
import { findMissingLines } from '../engine/other-lines.ts'
import {
  add,
  addItem,
  addLine,
  answer,
  choose,
  chooseOption,
  emptyPhoto,
  fieldLabel,
  forge,
  open,
  openHours,
  openPub,
  openSoups,
  page,
  phone,
  pick,
  press,
  reach,
  renderFile,
  repositoryFile,
  save,
  type,
  typeBoth,
  unfold,
} from '../phone.ts'
import { samples } from '../sweep.ts'

const { item, exception, event, photos, pub, section, lunch, lunchDish, hoursSeason, link, look } =
  cs.fields
const { blocks } = cs.editor

/** Changes after which the page reloads, because the forms change. */
const reloading = ['a new section', 'a week of lunches']

/** Taps and keys for each change, by the name in the table. */
export const byForm: { [change: string]: () => Promise<void> } = {
  async 'the price of a beer'() {
    await open('menu/entries/90-tocene-pivo')
    await press('Lhotecká dvanáctka', 'Rozbalit')
    await type('malé 0,3 l Kč', '46')
    await type('velké 0,5 l Kč', '65')
  },
  async 'a dish moves up'() {
    await openSoups()
    await press('Dršťková polévka', 'Posunout nahoru')
  },
  async 'an allergen that was forgotten'() {
    await openSoups()
    await press('Gulášová polévka', 'Rozbalit')
    await type(fieldLabel(item.allergens), '1, 9')
  },
  async 'a mark of the house'() {
    await openSoups()
    await press('Gulášová polévka', 'Rozbalit')
    await unfold('details')
    for (const mark of ['specialita', 'pálivé']) await chooseOption(fieldLabel(item.tags), mark)
  },
  async 'a dish is sold out'() {
    await openSoups()
    await press('Čočková polévka', 'Rozbalit')
    await choose('ano', fieldLabel(item.sold_out))
  },
  async 'a new dish'() {
    await openSoups()
    await addItem()
    await typeBoth(fieldLabel(item.name), 'Bramboračka s hřiby', 'Potato soup with porcini')
    const [size, price] = cs.editor.addSize
    await type(size, '0,33 l')
    await type(price, '75')
    await type(fieldLabel(item.allergens), '1, 9')
  },
  async 'a new section'() {
    await open('menu/new')
    await typeBoth(fieldLabel(section.section), 'Saláty', 'Salads')
    await choose('jídlo', fieldLabel(section.kind))
    const salads = [
      ['Rajčatový salát s cibulí', 'Tomato salad with onion', '200 g = 95'],
      ['Okurkový salát', 'Cucumber salad', '200 g = 85'],
    ] as const
    for (const [cs, en, sizes] of salads) {
      await addItem()
      await typeBoth(fieldLabel(item.name), cs, en)
      await type(fieldLabel(item.sizes), sizes)
      await type(fieldLabel(item.allergens), 'none')
    }
  },
  async 'a closed day'() {
    await openHours()
    await add(blocks.exception)
    await pick(fieldLabel(exception.date), '2026-12-28')
    await typeBoth(fieldLabel(exception.reason), 'malování', 'decorating')
    await choose('ano', fieldLabel(exception.closed))
  },
  async 'a week of lunches'() {
    await open('lunch/new')
    await choose('ano', fieldLabel(lunch.soup_included))
    await add(blocks.lunchDish)
    await typeBoth(fieldLabel(lunchDish.name), 'Zeleninový vývar', 'Vegetable broth')
    await type(fieldLabel(lunchDish.allergens), '9')
    await type(fieldLabel(lunchDish.day), 'Po–Pá')
    await type(fieldLabel(lunchDish.sizes), '0,22 l')
    await choose('polévka', fieldLabel(lunchDish.course))
    await add(blocks.lunchDish)
    await typeBoth(fieldLabel(lunchDish.name), 'Smažený sýr, brambor', 'Fried cheese with potatoes')
    await type(fieldLabel(lunchDish.allergens), '1, 3, 7')
    await type(fieldLabel(lunchDish.day), 'celý týden')
    await type(fieldLabel(lunchDish.sizes), '150 g = 169')
  },
  async 'an evening with music'() {
    await open('_singletons/entries/events')
    await add(blocks.event)
    await typeBoth(fieldLabel(event.title), 'Noční expres', 'Night Express')
    await type(fieldLabel(event.date), 'Pá 27. 11. 2026')
    await pick(fieldLabel(event.time), '20:00')
    await pick(fieldLabel(event.time), '23:00', 1)
    await type(fieldLabel(event.price), 'předprodej = 250; na místě = 300')
  },
  async 'a photo of the house'() {
    await open('_singletons/entries/photos')
    await page.getByRole('button', { name: 'Procházet' }).first().click()
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('dialog').getByRole('button', { name: 'Nahrát' }).click(),
    ])
    await chooser.setFiles({ name: 'Lokál.png', mimeType: 'image/png', buffer: emptyPhoto() })
    // The photo can be chosen once it is shown.
    await page.getByText('Neuloženo').waitFor()
    await page.getByRole('dialog').getByRole('option').first().waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Vložit' }).click()
    await page.getByText('/photos/lokal.png').waitFor()
    await typeBoth(fieldLabel(photos.photo_alt), 'Výčep s měděnou pípou', 'The taproom')
  },
  async 'a second telephone'() {
    await openPub()
    await unfold('telephones')
    await type(fieldLabel(pub.phone_2), '+420 360 000 043')
  },
  async 'links to other pages'() {
    await openPub()
    await unfold('elsewhere')
    await add(blocks.link)
    await type(fieldLabel(link.url), 'https://www.facebook.com/hospoda')
    await add(blocks.link)
    await type(fieldLabel(link.url), 'https://obchod.example/')
    await chooseOption(fieldLabel(link.service), 'vlastní obchod')
  },
  async 'other hours in summer'() {
    await openHours()
    await add(blocks.hoursSeason)
    await type(fieldLabel(hoursSeason.season), '1. 6. – 31. 8.')
    await typeBoth(fieldLabel(hoursSeason.note), 'letní provoz', 'summer hours')
    await addLine(fieldLabel(hoursSeason.bar), 'Po–Ne 12:00–24:00')
    await addLine(fieldLabel(hoursSeason.kitchen), 'Po–Ne 12:00–21:00')
    await addLine(fieldLabel(hoursSeason.lunch), 'no')
  },
  async 'bread to go with the soup'() {
    await openSoups()
    await addLine(fieldLabel(section.extras), 'pečivo (1) = 12')
    await addLine(fieldLabel(section.extras), 'strouhaný sýr 20 g (7) = 25')
    await type(
      `${fieldLabel(section.extra_names)}, v angličtině`,
      'pečivo = bread; strouhaný sýr = grated cheese',
    )
  },
  async 'a note under a dish'() {
    await openSoups()
    await press('Dršťková polévka', 'Rozbalit')
    await typeBoth(fieldLabel(item.note), 'Jen ve středu.', 'On Wednesdays only.')
  },
  async 'a dish is taken off'() {
    await openSoups()
    phone.confirms = false
    await press('Dršťková polévka', 'Odebrat')
    phone.confirms = true
    expect(phone.confirmations.splice(0)).toEqual(['Opravdu chcete tuto položku smazat?'])
    await press('Dršťková polévka', 'Odebrat')
    expect(phone.confirmations.splice(0)).toHaveLength(1)
  },
  async 'a new telephone number'() {
    await openPub()
    await type(fieldLabel(pub.phone), '360 000 044')
  },
  async 'the colour of the pages'() {
    await open('_singletons/entries/look')
    await type(fieldLabel(look.accent), 'darkgreen')
    await choose('hnědý, balicí', fieldLabel(look.paper))
  },
  async 'a card that is no longer taken'() {
    await openPub()
    const methods = page.getByRole('group', {
      name: new RegExp(`^Pole „.${fieldLabel(pub.payment)}.“$`),
    })
    await (await reach(methods))
      .getByRole('button', { name: /^Odebrat.*stravenková karta/ })
      .click()
    await unfold('paying')
    await chooseOption(fieldLabel(pub.payment_refused), 'stravenková karta')
  },
}

/** Make a few of these changes (all of them in a sweep) and expect each to be published. */
export function testChanges(changes: readonly Change[]) {
  test.for(samples(changes, 5).map((change) => [change.name, change] as const))(
    'makes the change: %s, and it is published',
    async ([name, change], { task }) => {
      const { file, published, gone, photos: uploaded = [] } = change
      const before = repositoryFile(file)
      phone.taps = 0
      await byForm[name]?.()
      const confirm = change.questions && (() => answer(cs.editor.check.yes))
      await save(reloading.includes(name), confirm)
      // Read by `npm run bench -- owner`. A second attempt would fail here.
      Object.assign(task.meta, { taps: phone.taps, attempts: 1 })
      const [commit] = forge.commits.slice(-1)
      // A new section is named after its heading and comes last in the menu.
      const written = [...(commit?.written.keys() ?? [])].sort()
      const writtenFile = file === 'menu/55-salaty.md' ? 'menu/160-salaty.md' : file
      const files = [writtenFile, ...uploaded.map((photo) => `photos/${photo}`)]
      expect(written).toEqual(files.map((one) => `content/${one}`).sort())
      const text = await renderFile(published[0])
      expect(published.slice(1).filter((word) => !text.includes(word))).toEqual([])
      expect(gone !== undefined && text.includes(gone)).toBe(false)
      expect(findMissingLines(before, repositoryFile(writtenFile), change)).toEqual([])
    },
  )
}
