// Every example of the owner's guide works.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formatBlock } from '../../src/commands/report.ts'
import { cs } from '../../src/messages/cs.ts'
import type { Problem } from '../../src/messages/problem.ts'
import { countries } from '../../src/model/countries.ts'
import { buildPub, contentCopy, readProblems, readSite, root } from '../pub.ts'
import { follow, readExamples } from './examples.ts'

const readme = await readFile(join(root, 'starter/content/README.md'), 'utf8')

const examples = readExamples(readme)
const headings = [...new Set(examples.map(({ heading }) => heading))]

/** Apply the examples of a section to a copy of the shipped content. */
const followSection = (content: string, heading: string) =>
  follow(
    content,
    examples.filter((example) => example.heading === heading),
  )

/** Date of the examples: the `updated` of the first one. */
const date = '2026-11-22'

describe('the page for the owner', () => {
  test('shows how to do each common task', () => {
    expect(headings).toEqual([
      'Změnit cenu',
      'Přidat jídlo',
      'Alergeny přesněji, stopy a tvrzení',
      'Přídavky a menu o více chodech',
      'Vyprodáno',
      'Svátek nebo dovolená',
      'Jiné hodiny v létě, v zimě zavřeno',
      'Polední menu na další týden',
      'Akce a vstupné',
      'Nový oddíl lístku',
      'Mezititulky, pivovar, vinařství a původ',
      'Snídaně, happy hour, gril od května',
      'Hospoda v jiné zemi',
      'Anglický text',
      'Vlastní stránka',
      'Jak vás host zastihne a jak rezervuje',
      'Co jste',
      'Co u vás je a není',
      'Jiné jazyky',
      'Vlastní vzhled',
      'Fotky',
      'Staré adresy',
      'Když se něco nepovede',
    ])
    for (const { info } of examples)
      expect(info).toMatch(/^(text|(yaml|markdown) \S+ (from|to|add|new|mistake))$/)
  })

  // biome-ignore format: one line, one row
  test.each<[string, string, string[]]>([
    ['Změnit cenu', 'menu.json', ['"price_czk":65', '"updated": "2026-11-22"']],
    ['Přidat jídlo', 'menu.json', ['Bramboračka s hřiby', 'Potato soup with porcini mushrooms']],
    ['Jak vás host zastihne a jak rezervuje', 'pub.json', ['"by":["telephone","email","web"]', 'https://rezervace.example/hospoda', 'Our brewery']],
    ['Co jste', 'pub.json', ['hospoda s vlastním pivovarem', '"type": "brewery"']],
    ['Co u vás je a není', 'pub.json', ['"high_chair": true', '"staff_languages": ["cs","en","de"]']],
    ['Přídavky a menu o více chodech', 'en.md', ['grated cheese 20 g CZK 25 (allergens: 7 milk)', '1. Goose giblet soup', 'glass of wine 0.1 l CZK 65']],
    ['Alergeny přesněji, stopy a tvrzení', 'menu.json', ['"allergen_kinds":["1a","1b"]', '"traces":[8,11]', '"lactose_free"']],
    ['Mezititulky, pivovar, vinařství a původ', 'index.html', ['<h4>Bílá</h4>', 'ročník 2024, původ: Mikulovsko', '<h4>Červená</h4>']],
    ['Snídaně, happy hour, gril od května', 'index.html', ['Podává se v\u00A0sezoně od 1.\u00A0května do 30.\u00A0září, v\u00A0pátek 16:00–22:00, v\u00A0sobotu a\u00A0v\u00A0neděli 12:00–21:00.']],
    ['Vyprodáno', 'menu.json', ['"status":"sold_out"']],
    ['Svátek nebo dovolená', 'index.html', ['Velký pátek', 'malování', 'Po–Čt 15:00–22:00, Pá–So 15:00–00:00, Ne zavřeno', 'O\u00A0svátcích,']],
    ['Jiné hodiny v létě, v zimě zavřeno', 'index.html', ['(letní provoz)', '(zimní přestávka)', '1.\u00A0března\u00A0– 31.\u00A0května']],
    ['Polední menu na další týden', 'menu.json', ['"2026-W49"', 'Frankfurtská polévka', 'Zeleninový vývar', 'Smažený sýr, brambor']],
    ['Akce a vstupné', 'events.json', ['"price_czk":300', 'Hospodský kvíz', '"2026-12-08"']],
    ['Nový oddíl lístku', 'menu.json', ['"id":"salaty"', 'Rajčatový salát s cibulí']],
    ['Anglický text', 'en.md', ['four beers on tap']],
    ['Vlastní stránka', 'en/svatby/index.html', ['<strong>the garden 40</strong>']],
    ['Jiné jazyky', 'menu.json', ['"languages": ["cs","en"]']],
    ['Vlastní vzhled', 'index.html', ['--paper:#e8d8bd', 'American Typewriter', '--control:#006400']],
    ['Fotky', 'en.md', ['[The garden under the chestnut trees](', 'Photo: [A plate of goulash soup']],
    ['Když se něco nepovede', 'menu.json', ['"price_czk":385']],
  ])('%s: the example builds and is published', async (heading, file, words) => {
    const content = await contentCopy()
    await followSection(content, heading)
    const { files } = await readSite(content, { date })
    // Times are kept whole by an element round them.
    const page = String(files.get(file)).replace(/<span class="t">([^<]*)<\/span>/g, '$1')
    for (const word of words) expect(page).toContain(word)
  })

  test('Hospoda v jiné zemi: the lines are those of a pub in Austria, and every number is named', async () => {
    const [lines] = examples.filter(({ heading }) => heading === 'Hospoda v jiné zemi')
    const folder = await contentCopy({}, 'at-euro')
    const path = join(folder, 'pub.md')
    const typed = await readFile(path, 'utf8')
    const fields = lines?.text.trim().split('\n') ?? []
    const changed = fields.reduce(
      (text, line) => text.replace(new RegExp(`^${line.replace(/:.*/, '')}: .*$`, 'm'), () => line),
      typed,
    )
    await writeFile(path, changed)
    for (const line of fields) expect(changed).toContain(`\n${line}\n`)
    expect((await buildPub(folder)).warnings).toEqual([])
    for (const [code, { numbers }] of Object.entries(countries)) {
      const row = readme.split('\n').find((line) => line.startsWith(`| ${code} |`))
      expect([...(row ?? '').matchAll(/`(\w+)`( \(povinné\))?/g)].map(([, name]) => name)).toEqual(
        Object.keys(numbers),
      )
    }
  })

  test('Změnit cenu: each of the other ways to write a price builds', async () => {
    const ways = examples.find(({ heading, info }) => heading === 'Změnit cenu' && info === 'text')
    const lines = ways?.text.trim().split('\n') ?? []
    expect(lines.length).toBeGreaterThan(5)
    const content = await contentCopy({
      'menu/10-polevky.md': [
        /---\n$/,
        `${lines.map((line, index) => way(line, index)).join('')}---\n`,
      ],
    })
    const { files } = await readSite(content)
    for (const index of lines.keys()) expect(files.get('menu.json')).toContain(`way-${index}`)
  })
  const way = (sizes: string, index: number) =>
    `\n  - cs: Způsob ${index}\n    en: Way ${index}\n    id: way-${index}\n    sizes: "${sizes}"\n    allergens: 1\n`

  test('all examples together build without a new warning', async () => {
    const content = await contentCopy()
    const before = await buildPub(content, { date })
    for (const heading of headings) await followSection(content, heading)
    // Lines move with the text above them, so compare file, path and source line.
    const toPlace = ({ code, file, subject, source }: Problem) =>
      JSON.stringify([code, file.replace(/^.*content\//, ''), subject, source])
    const earlier = new Set(before.warnings.map(toPlace))
    const after = (await buildPub(content, { date })).warnings.map(toPlace)
    expect(after.filter((one) => !earlier.has(one))).toEqual([])
  })

  test('the message in the guide is the one that is printed', async () => {
    const [mistake, message] = examples.filter(({ heading }) => heading === 'Když se něco nepovede')
    const content = await contentCopy({
      'menu/10-polevky.md': (text) =>
        text.replace('    sizes: 0,33 l = 79\n', () => mistake?.text ?? ''),
    })
    const problems = await readProblems(content)
    const printed = problems
      .map((problem) => formatBlock(problem, { catalogue: cs, color: false, columns: 200 }))
      .join('')
      .replace(/^\S*\/content\//, 'content/')
    expect(`${printed}\n`).toBe(message?.text)
  })
})
