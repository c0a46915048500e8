// Laws and thresholds of law.md: dishes that are refused, and dishes that are reported.

import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { countries } from '../../src/model/countries.ts'
import { readAll, readFiles, root, siteFrom } from '../pub.ts'
import { readTables } from './table.ts'

const [diets, words, ages, percents] = await readTables('law.md')

const pubFiles = Object.fromEntries(
  await Promise.all(
    ['five-items', 'wine-sk-en', 'gasthaus-de-en'].map(
      async (pub) =>
        [pub, Object.fromEntries(await readAll(join(root, 'test/pubs', pub)))] as const,
    ),
  ),
)

/** Read a small pub in which one section has this item only. */
async function readWithItem(pub: string, file: string, kind: string, item: string, notice = '') {
  const own = pubFiles[pub] ?? {}
  const section = `---\nsection: Oddíl\nsection_en: A section\nkind: ${kind}\nitems:\n${item}\n---\n`
  const owner = String(own['pub.md']).replace(/---\n$/, `${notice}---\n`)
  return readFiles({ ...own, 'pub.md': owner, [file]: section })
}

describe('a dish with an allergen that its diet excludes is refused, and no other dish', () => {
  const rows = (diets?.rows ?? []).flatMap(([diet = '', denied = '', allowed = '']) =>
    [denied, allowed].flatMap((codes, index) =>
      codes
        .split(', ')
        .filter(Boolean)
        .map((code) => [diet, code, index === 0 ? 'refused' : 'published'] as const),
    ),
  )
  test.each(rows)('%s with allergen %s is %s', async (diet, code, outcome) => {
    const dish = `  - cs: Jídlo\n    en: A dish\n    sizes: 100 g = 100\n    allergens: ${code}\n    diets: ${diet}`
    const { content, problems } = await readWithItem(
      'five-items',
      'menu/20-k-pivu.md',
      'food',
      dish,
    )
    const codes = problems.map((problem) => problem.code)
    if (outcome === 'refused') expect(codes).toContain('diet-contradictory')
    else expect(content?.menu.food[0]?.diets).toContain(diet)
  })
})

describe('a dish whose words contradict its diet is asked about, and no other dish', () => {
  const pubs: { [language: string]: [pub: string, file: string, lines: string] } = {
    cs: ['five-items', '20-k-pivu', 'cs: NAME\n    en: A dish'],
    sk: ['wine-sk-en', '20-k-vinu', 'sk: NAME\n    en: A dish'],
    en: ['five-items', '20-k-pivu', 'cs: Jídlo\n    en: NAME'],
    de: ['gasthaus-de-en', '10-speisen', 'de: NAME\n    en: A dish'],
  }
  const rows = (words?.rows ?? []).flatMap(([row = '', asked = '', other = '']) =>
    [asked, other].flatMap((names, index) =>
      names.split(', ').map((name) => [name, row, index === 0 ? 'asked about' : 'right'] as const),
    ),
  )
  test.each(rows)('%s (%s) is %s', async (name, row, outcome) => {
    const [language = '', diet = 'vegetarian'] = row.split(' ')
    const [pub, file, lines] = pubs[language] ?? ['', '', '']
    const dish = `  - ${lines.replace('NAME', name)}\n    sizes: 100 g = 10\n    allergens: none\n    diets: ${diet}`
    const { problems } = await readWithItem(pub, `menu/${file}.md`, 'food', dish)
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(problems.some(({ code }) => code === 'diet-unlikely')).toBe(outcome === 'asked about')
  })
})

test.each((ages?.rows ?? []).map(([country, sentence]) => [country, sentence] as const))(
  'in %s alcohol is %s',
  (country, sentence) => {
    const { alcoholAge } = countries[country as keyof typeof countries]
    expect(`${alcoholAge?.sentence}${alcoholAge?.spirits ?? ''}`).toContain(sentence)
  },
)

test.each((percents?.rows ?? []).map(([percent, sells]) => [percent, sells] as const))(
  'a drink of %s percent needs the age notice: %s',
  async (percent, sells) => {
    const drink = `  - cs: Nápoj\n    en: A drink\n    sizes: 0,5 l = 50\n    allergens: 1\n    alcohol: ${percent}`
    const notice = 'age_notice: Od osmnácti.\nage_notice_en: From eighteen.\n'
    const read = await readWithItem('five-items', 'menu/10-pivo.md', 'drinks', drink, notice)
    const twin = String((await siteFrom(read, [])).files.get('index.md'))
    expect(twin.includes('Od osmnácti.')).toBe(sells === 'yes')
  },
)
