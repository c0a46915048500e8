// Generates pubs of any size, reproducible by a seed.

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copy } from 'fs-extra/esm'

const source = join(import.meta.dirname, '../test/pubs/full')

/** Return a generator of numbers from 0 to below 1, reproducible by its seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const words = {
  first: ['Pečené', 'Grilované', 'Smažené', 'Dušené', 'Domácí', 'Uzené', 'Zadělávané', 'Plněné'],
  second: ['koleno', 'žebro', 'kuře', 'knedlíky', 'brambory', 'houby', 'pstruh', 'zelí'],
  firstEn: ['Roast', 'Grilled', 'Fried', 'Stewed', 'Home-made', 'Smoked', 'Creamed', 'Stuffed'],
  secondEn: [
    'knuckle',
    'ribs',
    'chicken',
    'dumplings',
    'potatoes',
    'mushrooms',
    'trout',
    'cabbage',
  ],
}

/** Write one item. One in three has a description and one in five two sizes, as on real menus. */
function item(number: number, drink: boolean, next: () => number): string {
  const [first, second] = [Math.floor(next() * 8), Math.floor(next() * 8)]
  const price = 60 + Math.floor(next() * 90)
  const described = next() < 1 / 3
  const sizes =
    next() < 1 / 5
      ? `malé 0,3 l = ${price}; velké 0,5 l = ${price + 30}`
      : `${drink ? '0,5 l' : '150 g'} = ${price}`
  return [
    `  - cs: ${words.first[first]} ${words.second[second]} ${number}`,
    `    en: ${words.firstEn[first]} ${words.secondEn[second]} no. ${number}`,
    `    id: item-${number}`,
    ...(described
      ? [
          `    description: Podle receptu číslo ${number}, s křenem a chlebem.`,
          `    description_en: After recipe ${number}, with horseradish and bread.`,
        ]
      : []),
    `    sizes: ${sizes}`,
    `    allergens: ${['1', '1, 3, 7', 'none', '9', 'unknown'][Math.floor(next() * 5)]}`,
    ...(drink ? ['    alcohol: 4,5'] : []),
    '',
  ].join('\n')
}

type PubSize = { items: number; sectionSize?: number; seed?: number }

/** Write the full fixture pub with this many items, in sections of food and drinks by turns. */
export async function generatePub(
  folder: string,
  { items, sectionSize = 25, seed = 1 }: PubSize,
): Promise<void> {
  const next = random(seed)
  await copy(source, folder, { filter: (path) => !path.startsWith(join(source, 'menu')) })
  await mkdir(join(folder, 'menu'), { recursive: true })
  for (let from = 0, section = 1; from < items; from += sectionSize, section++) {
    const drink = section % 2 === 0
    const head = [
      `section: Oddíl ${section}`,
      `section_en: Section ${section}`,
      `kind: ${drink ? 'drinks' : 'food'}`,
    ]
    const numbers = Array.from(
      { length: Math.min(sectionSize, items - from) },
      (_, at) => from + at,
    )
    const text = `---\n${head.join('\n')}\nitems:\n${numbers.map((number) => item(number, drink, next)).join('\n')}---\n`
    await writeFile(join(folder, 'menu', `${section}-section-${section}.md`), text)
  }
}
