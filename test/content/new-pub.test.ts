// What `agent-pub init` writes, in each language and country: it builds, its samples are reported
// until they are replaced, and every example of its guides works.

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pubIn } from '../../src/commands/new-pub.ts'
import { readDocument } from '../../src/content/documents/document.ts'
import type { Problem } from '../../src/messages/problem.ts'
import { countries } from '../../src/model/countries.ts'
import type { Language } from '../../src/model/languages.ts'
import type { Raw } from '../../src/reading/finding.ts'
import { newContent, newFiles, newPubs } from '../new-pub.ts'
import { readProblems, readSite, tryBuild } from '../pub.ts'
import { parseJson } from '../reading.ts'
import { follow, readExamples } from './examples.ts'

/** Date of the examples. */
const date = '2026-11-21'

/** Fields of a new pub whose values are true of most pubs, and those of an example dish. */
const mayStay = new Set(
  `kind payment age_notice booking_by section languages country mood updated
  sizes allergens diets alcohol degree`.split(/\s+/),
)

const summarise = ({ code, file, line, source }: Problem) => [code, file, line, source].join(' ')

const isUnfinished = ({ code }: Problem) => /^(text|notice)-unfinished$/.test(code)

/** List every value and every line of text of a file. */
function listValues(file: string, bytes: Uint8Array): { field: string; text: string }[] {
  const document = readDocument(file, bytes, () => {})
  if (!document) throw new Error(`${file} cannot be read`)
  const walk = (raw: Raw, field: string): { field: string; text: string }[] => {
    if (raw === null) return []
    if (typeof raw === 'string') return [{ field, text: raw }]
    return Object.entries(raw).flatMap(([key, value]) =>
      walk(value, Array.isArray(raw) ? field : key),
    )
  }
  const story = document.body.split('\n').filter((line) => line.trim() !== '')
  return [...walk(document.data, ''), ...story.map((text) => ({ field: 'story', text }))]
}

const contentFiles = async (folder: string) =>
  (await readdir(folder, { recursive: true })).filter(
    (file) => file.endsWith('.md') && file !== 'README.md',
  )

/** Letters that only occur in one of the languages. */
const foreignLetters: { [lang in Language]: RegExp } = {
  cs: /[äöüßľĺôŕ]/i,
  en: /[ěřůäöüßľĺôŕ]/i,
  sk: /[ěřůöüß]/i,
  de: /[ěřůčšžľĺôŕťď]/i,
}

describe.each(newPubs)('a new pub in %s whose owner writes in %s', (country, language) => {
  const pub = pubIn(country, language)

  test('builds, and every value that is not true of most pubs gets one warning', async () => {
    const folder = await newContent(pub)
    const { site, warnings, files } = await readSite(folder, { date, wanted: ['pub.json'] })
    expect(site.languages).toEqual(language === 'en' ? ['en'] : [language, 'en'])
    expect(parseJson(files, 'pub.json').address.country).toBe(country)
    for (const file of await contentFiles(folder)) {
      const bytes = await readFile(join(folder, file))
      const sources = bytes.toString().split('\n')
      const reported = warnings
        .filter((warning) => isUnfinished(warning) && warning.file.endsWith(`/${file}`))
        .map(({ line = 0, column = 0, length = 0 }) =>
          sources[line - 1]?.slice(column - 1, column - 1 + length).replace(/^"|"$/g, ''),
        )
      const expected = listValues(file, bytes)
        .filter(({ field }) => !mayStay.has(field.replace(/_(cs|en|sk|de)$/, '')))
        .map(({ text }) => text)
      expect(reported.sort(), file).toEqual(expected.sort())
    }
  })

  test('has files in that language only, with nothing left to fill in', async () => {
    for (const [file, text] of await newFiles(pub)) {
      if (file.endsWith('.png') || file.startsWith('.github/')) continue
      expect(String(text), file).not.toMatch(/\{\{(?!update|online|vendor|template)/)
      const own = String(text)
        .split('\n')
        .filter((line) => !/^[# ]*(?:- )?\w*_?en: |Mapy\.com/.test(line))
      if (/^(?:content|guide|README)/.test(file) && !/home\.en|fields/.test(file))
        expect(
          own.filter((line) => foreignLetters[language].test(line)),
          file,
        ).toEqual([])
    }
  })

  test('who fills in everything publishes a site without any warning', async () => {
    const folder = await newContent(pub)
    const example = countries[country]
    const values: { [field: string]: string } = {
      base_url: 'https://lime.example',
      updated: '22. 2. 2027',
      name: 'Lime',
      booking: 'Call us.',
      street: example.sample.street,
      postal_code: example.postalCode.example,
      town: example.sample.town,
      phone: country === 'CZ' ? '+420 360 000 043' : `${example.phone.example.slice(0, -1)}9`,
      operator: example.sample.operator,
      ico: '99999994',
      seat: example.sample.street,
      register: 'Section C, file 1.',
    }
    const edits: { [file: string]: (text: string) => string } = {
      'pub.md': (text) =>
        Object.entries(values)
          .reduce(
            (all, [field, value]) =>
              all.replace(new RegExp(`^(${field}(?:_en)?): .*`, 'gm'), `$1: ${value}`),
            text,
          )
          .replace(/^notice.*\n/gm, ''),
      'hours.md': (text) =>
        text
          .replace(/12:34–2(\d):43/g, '11:00–2$1:00')
          .replace(
            /# exceptions:\n(?:#.*\n)*/,
            () =>
              `exceptions:\n  - date: 26. 3. – 29. 3. 2027\n    reason: Easter\n${language === 'en' ? '' : '    reason_en: Easter\n'}    closed: yes\n`,
          ),
    }
    for (const file of await contentFiles(folder)) {
      const path = join(folder, file)
      const text = await readFile(path, 'utf8')
      const home = (typed: string) =>
        typed
          .replace(/^(tagline|description): .*/gm, `$1: Under the lime, ${file}.`)
          .replace(/\n## [\s\S]*$/, `\nUnder the lime, ${file}.\n`)
      const edit = edits[file] ?? (file.startsWith('home') ? home : undefined)
      const marks = / \((?:vzor|example|Muster)\)$/gm
      await writeFile(path, edit ? edit(text) : text.replace(marks, ''))
    }
    const result = await tryBuild(folder, { date: '2027-02-22', strict: true })
    expect('problems' in result ? result.problems.map(summarise) : []).toEqual([])
  })

  test('gets a guide of at most 12 kB, and each of its examples builds', async () => {
    const files = await newFiles(pub)
    for (const file of ['content/README.md', 'guide/first-hour.md'])
      expect(Buffer.byteLength(String(files.get(file))), file).toBeLessThan(12_000)
    const examples = readExamples(String(files.get('content/README.md')))
    expect(examples.length).toBeGreaterThan(10)
    const folder = await newContent(pub)
    const before = new Set((await readProblems(folder, date)).map(({ code }) => code))
    await follow(folder, examples)
    const after = await readProblems(folder, date)
    expect(after.filter(({ code }) => !before.has(code)).map(summarise)).toEqual([])
  })

  test('reads each other way to write a price that its guide shows', async () => {
    const guide = String((await newFiles(pub)).get('content/README.md'))
    const [ways] = readExamples(guide).filter(({ info }) => info === 'text')
    const lines = ways?.text.trim().split('\n') ?? []
    expect(lines.length).toBeGreaterThan(4)
    const folder = await newContent(pub)
    const items = lines.map(
      (sizes, index) =>
        `\n  - ${language}: Way ${index}\n${language === 'en' ? '' : `    en: Way ${index}\n`}    id: way-${index}\n    sizes: "${sizes}"\n    allergens: 1\n`,
    )
    const [name = ''] = await readdir(join(folder, 'menu'))
    const path = join(folder, 'menu', name)
    const text = await readFile(path, 'utf8')
    await writeFile(path, text.replace(/---\n$/, `${items.join('')}---\n`))
    const { files } = await readSite(folder, { wanted: ['menu.json'] })
    for (const index of lines.keys()) expect(files.get('menu.json')).toContain(`way-${index}`)
  })

  test('links only to files that it has, and to headings of its guides', async () => {
    const files = await newFiles(pub)
    for (const [file, text] of files) {
      if (!/^(README|content\/README|guide\/.*)\.md$/.test(file)) continue
      for (const [, target = ''] of String(text).matchAll(/\]\((?!https:|#)([^)#]+)/g))
        expect([...files.keys(), 'content/'], `${file}: ${target}`).toContain(
          join(file, '..', target),
        )
    }
  })
})

test('the guides have the same steps, examples and pictures in every language', async () => {
  const all = await Promise.all(
    newPubs.slice(0, 4).map(([country, language]) => newFiles(pubIn(country, language))),
  )
  for (const file of ['content/README.md', 'guide/first-hour.md', 'guide/logo.md', 'README.md']) {
    const shapes = all.map((files) => {
      const text = String(files.get(file))
      return {
        levels: text.match(/^#+(?= )/gm),
        pictures: [...text.matchAll(/\]\(pictures\/(\w+)\.png\)/g)].map(([, name]) => name),
        steps: text.match(/^\d+(?=\. )/gm),
      }
    })
    for (const shape of shapes) expect(shape, file).toEqual(shapes[0])
  }
})

test('a new pub of another kind has its words in every language, and the look that suits it', async () => {
  const files = await newFiles({ ...pubIn('AT'), type: 'brewery' })
  const pub = String(files.get('content/pub.md'))
  expect(pub).toContain('\nkind: Brauerei\nkind_en: brewery\n')
  expect(pub).not.toMatch(/Gasthaus|^type:/m)
  const takeaway = await newFiles({ ...pubIn('CZ'), type: 'club' })
  expect(String(takeaway.get('content/look.md'))).toContain('\nmood: dark\n')
})
