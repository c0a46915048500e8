// The changes of test/content/changes.yaml, as an owner makes them with a thumb, and what each of them
// is to leave alone.

import { expect, test } from 'vitest'
import { cs } from '../../src/messages/cs.ts'
import type { Change } from '../content/changes.ts'
import {
  add,
  addItem,
  addLine,
  called,
  choose,
  chooseOf,
  drawing,
  fileNow,
  forge,
  open,
  openHours,
  openPub,
  openSoups,
  page,
  phone,
  pick,
  press,
  publishedNow,
  reach,
  save,
  type,
  typeBoth,
  unfold,
} from '../phone.ts'

const { item, exception, event, photos, pub, section, lunch, lunchDish, hoursSeason, link, look } =
  cs.fields
const { blocks } = cs.editor

/** After these the forms are others. */
const loading = ['a new section', 'a week of lunches']

/** The changes of the table, as an owner makes them with a thumb. */
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
    await type(called(item.allergens), '1, 9')
  },
  async 'a mark of the house'() {
    await openSoups()
    await press('Gulášová polévka', 'Rozbalit')
    await unfold('details')
    for (const mark of ['specialita', 'pálivé']) await chooseOf(called(item.tags), mark)
  },
  async 'a dish is sold out'() {
    await openSoups()
    await press('Čočková polévka', 'Rozbalit')
    await choose('ano', called(item.sold_out))
  },
  async 'a new dish'() {
    await openSoups()
    await addItem()
    await typeBoth(called(item.name), 'Bramboračka s hřiby', 'Potato soup with porcini')
    const [size, price] = cs.editor.addSize
    await type(size, '0,33 l')
    await type(price, '75')
    await type(called(item.allergens), '1, 9')
  },
  async 'a new section'() {
    await open('menu/new')
    await typeBoth(called(section.section), 'Saláty', 'Salads')
    await choose('jídlo', called(section.kind))
    const salads = [
      ['Rajčatový salát s cibulí', 'Tomato salad with onion', '200 g = 95'],
      ['Okurkový salát', 'Cucumber salad', '200 g = 85'],
    ] as const
    for (const [cs, en, sizes] of salads) {
      await addItem()
      await typeBoth(called(item.name), cs, en)
      await type(called(item.sizes), sizes)
      await type(called(item.allergens), 'none')
    }
  },
  async 'a closed day'() {
    await openHours()
    await add(blocks.exception)
    await pick(called(exception.date), '2026-12-28')
    await typeBoth(called(exception.reason), 'malování', 'decorating')
    await choose('ano', called(exception.closed))
  },
  async 'a week of lunches'() {
    await open('lunch/new')
    await choose('ano', called(lunch.soup_included))
    await add(blocks.lunchDish)
    await typeBoth(called(lunchDish.name), 'Zeleninový vývar', 'Vegetable broth')
    await type(called(lunchDish.allergens), '9')
    await type(called(lunchDish.day), 'Po–Pá')
    await type(called(lunchDish.sizes), '0,22 l')
    await choose('polévka', called(lunchDish.course))
    await add(blocks.lunchDish)
    await typeBoth(called(lunchDish.name), 'Smažený sýr, brambor', 'Fried cheese with potatoes')
    await type(called(lunchDish.allergens), '1, 3, 7')
    await type(called(lunchDish.day), 'celý týden')
    await type(called(lunchDish.sizes), '150 g = 169')
  },
  async 'an evening with music'() {
    await open('_singletons/entries/events')
    await add(blocks.event)
    await typeBoth(called(event.title), 'Noční expres', 'Night Express')
    await type(called(event.date), 'Pá 27. 11. 2026')
    await pick(called(event.time), '20:00')
    await pick(called(event.time), '23:00', 1)
    await type(called(event.price), 'předprodej = 250; na místě = 300')
  },
  async 'a photo of the house'() {
    await open('_singletons/entries/photos')
    await page.getByRole('button', { name: 'Procházet' }).first().click()
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('dialog').getByRole('button', { name: 'Nahrát' }).click(),
    ])
    await chooser.setFiles({ name: 'Lokál.png', mimeType: 'image/png', buffer: drawing() })
    // It is ready to be chosen once it is seen.
    await page.getByText('Neuloženo').waitFor()
    await page.getByRole('dialog').getByRole('option').first().waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Vložit' }).click()
    await page.getByText('/photos/lokal.png').waitFor()
    await typeBoth(called(photos.photo_alt), 'Výčep s měděnou pípou', 'The taproom')
  },
  async 'a second telephone'() {
    await openPub()
    await unfold('telephones')
    await type(called(pub.phone_2), '+420 360 000 043')
  },
  async 'links to other pages'() {
    await openPub()
    await unfold('elsewhere')
    await add(blocks.link)
    await type(called(link.url), 'https://www.facebook.com/hospoda')
    await add(blocks.link)
    await type(called(link.url), 'https://obchod.example/')
    await chooseOf(called(link.service), 'vlastní obchod')
  },
  async 'other hours in summer'() {
    await openHours()
    await add(blocks.hoursSeason)
    await type(called(hoursSeason.season), '1. 6. – 31. 8.')
    await typeBoth(called(hoursSeason.note), 'letní provoz', 'summer hours')
    await addLine(called(hoursSeason.bar), 'Po–Ne 12:00–24:00')
    await addLine(called(hoursSeason.kitchen), 'Po–Ne 12:00–21:00')
    await addLine(called(hoursSeason.lunch), 'no')
  },
  async 'bread to go with the soup'() {
    await openSoups()
    await addLine(called(section.extras), 'pečivo (1) = 12')
    await addLine(called(section.extras), 'strouhaný sýr 20 g (7) = 25')
    await type(
      `${called(section.extra_names)}, v angličtině`,
      'pečivo = bread; strouhaný sýr = grated cheese',
    )
  },
  async 'a note under a dish'() {
    await openSoups()
    await press('Dršťková polévka', 'Rozbalit')
    await typeBoth(called(item.note), 'Jen ve středu.', 'On Wednesdays only.')
  },
  async 'a dish is taken off'() {
    await openSoups()
    phone.isSure = false
    await press('Dršťková polévka', 'Odebrat')
    phone.isSure = true
    expect(phone.said.splice(0)).toEqual(['Opravdu chcete tuto položku smazat?'])
    await press('Dršťková polévka', 'Odebrat')
    expect(phone.said.splice(0)).toHaveLength(1)
  },
  async 'a new telephone number'() {
    await openPub()
    await type(called(pub.phone), '360 000 044')
  },
  async 'the colour of the pages'() {
    await open('_singletons/entries/look')
    await type(called(look.accent), 'darkgreen')
    await choose('hnědý, balicí', called(look.paper))
  },
  async 'a card that is no longer taken'() {
    await openPub()
    const taken = page.getByRole('group', { name: new RegExp(`^Pole „.${called(pub.payment)}.“$`) })
    await (await reach(taken)).getByRole('button', { name: /^Odebrat.*stravenková karta/ }).click()
    await unfold('paying')
    await chooseOf(called(pub.payment_refused), 'stravenková karta')
  },
}

/** Each is made in the editor, and is published. */
export function makesTheChanges(changes: readonly Change[]) {
  test.for(changes.map((change) => [change.name, change] as const))(
    'makes the change: %s, and it is published',
    async ([name, change], { task }) => {
      const { file, from = '', to, published, gone, photos: uploaded = [] } = change
      const before = fileNow(file).split('\n')
      phone.taps = 0
      await byForm[name]?.()
      await save(loading.includes(name))
      // For `npm run bench -- owner`. Whoever is refused once is refused here.
      Object.assign(task.meta, { taps: phone.taps, attempts: 1 })
      const [commit] = forge.commits.slice(-1)
      // A new section gets its name of its heading, and stands last.
      const written = [...(commit?.written.keys() ?? [])].sort()
      const named = file === 'menu/55-salaty.md' ? 'menu/160-salaty.md' : file
      const files = [named, ...uploaded.map((photo) => `photos/${photo}`)]
      expect(written).toEqual(files.map((one) => `content/${one}`).sort())
      const text = await publishedNow(published[0])
      expect(published.slice(1).filter((word) => !text.includes(word))).toEqual([])
      expect(gone !== undefined && text.includes(gone)).toBe(false)
      // Comments, empty lines and every other field stand where they stood.
      const old = from.split('\n').filter((line) => line !== '')
      const stay = (line: string) =>
        to === '' ? /^\s*#/.test(line) : !old.some((one) => line.includes(one.trim()))
      const rest = before.filter((line) => line !== '' && stay(line))
      const now = fileNow(named).split('\n')
      const left = now.reduce((all, line) => (line === all[0] ? all.slice(1) : all), rest)
      expect(left).toEqual([])
    },
  )
}
