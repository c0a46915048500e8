// Lunch dishes as owners write them into a message.

import { describe, expect, test } from 'vitest'
import { formatMessage } from '../../src/messages/catalogue.ts'
import { de } from '../../src/messages/de.ts'
import { en } from '../../src/messages/en.ts'
import { type LunchLine, readLunchLines } from '../../src/notations/lunch-lines.ts'

const czech = { region: { country: 'CZ', currency: 'CZK' } } as const
const german = { languages: ['de'], region: { country: 'AT', currency: 'EUR' } } as const

// biome-ignore format: one line, one row
test.each<[string, LunchLine[]]>([
  ['Polévka 45 / Svíčková 169 (1,3,7,9)', [{ names: ['Polévka'], course: 'soup', sizes: '= 45' }, { names: ['Svíčková'], sizes: '= 169', allergens: '1,3,7,9' }]],
  ['Česneková polévka (1,9)\n150 g Segedínský guláš, knedlík 175 Kč (1, 3, 7)', [{ names: ['Česneková polévka'], course: 'soup', allergens: '1,9' }, { names: ['Segedínský guláš, knedlík'], sizes: '150 g = 175 Kč', allergens: '1, 3, 7' }]],
  ['1. Řízek ..... 159,-', [{ names: ['Řízek'], sizes: '= 159,-' }]],
  ['- Kuře / rýže 149 (7)', [{ names: ['Kuře / rýže'], sizes: '= 149', allergens: '7' }]],
  ['Svíčková | Beef sirloin 169 (1,7)', [{ names: ['Svíčková', 'Beef sirloin'], sizes: '= 169', allergens: '1,7' }]],
  ['Zelňačka 0,33 l 49 (neuvedeno)', [{ names: ['Zelňačka'], course: 'soup', sizes: '0,33 l = 49', allergens: 'neuvedeno' }]],
  ['Kapustnica | Cabbage soup (1) / Rezeň | Schnitzel 159 (1,3,7)', [{ names: ['Kapustnica', 'Cabbage soup'], course: 'soup', allergens: '1' }, { names: ['Rezeň', 'Schnitzel'], sizes: '= 159', allergens: '1,3,7' }]],
  ['Slepičí vývar / Dršťková / Rindsbouillon / Tafelspitz mit Suppengemüse 189', [{ names: ['Slepičí vývar'], course: 'soup' }, { names: ['Dršťková'], course: 'soup' }, { names: ['Rindsbouillon'], course: 'soup' }, { names: ['Tafelspitz mit Suppengemüse'], sizes: '= 189' }]],
  ['Palačinky (2 ks) 99', [{ names: ['Palačinky (2 ks)'], sizes: '= 99' }]],
  ['Svíčková 1,3,7,9 169 / Menü A 119', [{ names: ['Svíčková'], sizes: '= 169', allergens: '1,3,7,9' }, { names: ['Menü A'], sizes: '= 119' }]],
  ['Smažený sýr (1,3,7) 155', [{ names: ['Smažený sýr'], sizes: '= 155', allergens: '1,3,7' }]],
])('%s', (typed, dishes) => {
  expect(readLunchLines(typed, czech)).toEqual({ dishes, faults: [] })
})

test('German dishes with prices in euros', () => {
  expect(readLunchLines('Gulaschsuppe 4,90 €\nSchnitzel mit Pommes 12,90', german)).toEqual({
    dishes: [
      { names: ['Gulaschsuppe'], course: 'soup', sizes: '= 4,90 €' },
      { names: ['Schnitzel mit Pommes'], sizes: '= 12,90' },
    ],
    faults: [],
  })
})

describe('a dish that cannot be read', () => {
  test('because of the letters of an Austrian menu gets the numbers that they are', () => {
    const { dishes, faults } = readLunchLines('Käsespätzle 11,90 (A, C,G)', german)
    expect(dishes).toEqual([])
    expect(faults.map(({ message }) => formatMessage(message, de).fix)).toEqual([
      'schreiben Sie die Nummern, die die Buchstaben in Ihrer Allergenliste haben',
    ])
    expect(faults.map(({ fixed }) => fixed)).toEqual(['Käsespätzle 11,90 (1, 3, 7)'])
  })

  test.each([
    ['Frittatensuppe A,C,G', 'Frittatensuppe (1, 3, 7)'],
    ['Schnitzel mit Erdäpfeln ACG € 12,90', 'Schnitzel mit Erdäpfeln (1, 3, 7) € 12,90'],
    ['Gulasch (A/L) 9,50', 'Gulasch (1, 9) 9,50'],
    ['Linsen (Allergene: A, C, L) 9,90', 'Linsen (Allergene: 1, 3, 9) 9,90'],
  ])('with Austrian letters in other places has their fix: %s', (typed, fixed) => {
    const [fault] = readLunchLines(typed, german).faults
    expect(fault?.fixed).toBe(fixed)
    expect(readLunchLines(fixed, german).faults).toEqual([])
  })

  test('with letters has no fix where each house chooses its own', () => {
    const [fault] = readLunchLines('Käsespätzle 11,90 (A,C,G)', {
      languages: ['de'],
      region: { country: 'DE', currency: 'EUR' },
    }).faults
    expect(fault?.message.code).toBe('allergens-letters')
    expect(fault?.fixed).toBeUndefined()
  })

  test('without a price is shown, and the others are read', () => {
    const { dishes, faults } = readLunchLines('Svíčková (1,3)\nŘízek 159', czech)
    expect(dishes).toEqual([{ names: ['Řízek'], sizes: '= 159' }])
    expect(faults.map(({ typed }) => typed)).toEqual(['Svíčková (1,3)'])
  })

  test('with allergens that are not separated has their fix, and no allergen is guessed', () => {
    const { dishes, faults } = readLunchLines('Řízek 159 (1;3;7)', czech)
    expect(dishes).toEqual([])
    expect(faults.map(({ fixed }) => fixed)).toEqual(['Řízek 159 (1, 3, 7)'])
    const [unclear] = readLunchLines('Řízek 159 (1 37)', czech).faults
    expect(unclear?.fixed).toBeUndefined()
    expect(unclear && formatMessage(unclear.message, en).found).toContain('1 37')
  })

  test('with an allergen that does not exist is refused', () => {
    expect(readLunchLines('Řízek 159 (1,3,17)', czech).dishes).toEqual([])
  })
})
