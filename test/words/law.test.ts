// Laws and thresholds of law.md: dishes that are refused, and dishes that are reported.

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { countries } from '../../src/model/countries.ts'
import { buildPub, readPub, root } from '../pub.ts'
import { tablesOf } from './table.ts'

const [diets, words, ages, percents] = await tablesOf('law.md')

/** Use a copy of a small pub in which one file is replaced. */
async function withFile<T>(
  name: string,
  text: string,
  use: (pub: string) => Promise<T>,
  pub = 'five-items',
) {
  const folder = await mkdtemp(join(tmpdir(), 'law-'))
  try {
    await cp(join(root, 'test/pubs', pub), folder, { recursive: true })
    await writeFile(join(folder, name), text)
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
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
    const text = `---\nsection: Jídla\nsection_en: Dishes\nkind: food\nitems:\n${dish}\n---\n`
    const { content, problems } = await withFile('menu/20-k-pivu.md', text, (pub) => readPub(pub))
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
    const text = `---\nsection: Jídla\nsection_en: Dishes\nkind: food\nitems:\n${dish}\n---\n`
    const { problems } = await withFile(`menu/${file}.md`, text, readPub, pub)
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(problems.some(({ code }) => code === 'diet-unlikely')).toBe(outcome === 'asked about')
  })
})

test.each((ages?.rows ?? []).map(([country, said]) => [country, said] as const))(
  'in %s alcohol is %s',
  (country, said) => {
    expect(countries[country as keyof typeof countries].alcoholAge?.sentence).toContain(said)
  },
)

test.each((percents?.rows ?? []).map(([percent, sells]) => [percent, sells] as const))(
  'does a drink of %s percent need the notice of age? %s',
  async (percent, sells) => {
    const drink = `  - cs: Nápoj\n    en: A drink\n    sizes: 0,5 l = 50\n    allergens: 1\n    alcohol: ${percent}`
    const text = `---\nsection: Pití\nsection_en: Drinks\nkind: drinks\nitems:\n${drink}\n---\n`
    const twin = await withFile('menu/10-pivo.md', text, async (pub) => {
      const owner = await readFile(join(pub, 'pub.md'), 'utf8')
      const notice = 'age_notice: Od osmnácti.\nage_notice_en: From eighteen.\n---\n'
      await writeFile(join(pub, 'pub.md'), owner.replace(/---\n$/, notice))
      return String((await buildPub(pub)).files.get('index.md'))
    })
    expect(twin.includes('Od osmnácti.')).toBe(sells === 'yes')
  },
)
