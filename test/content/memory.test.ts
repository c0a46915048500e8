// A process that builds again keeps what it read of files that nobody changed. Whatever is saved, and
// in whatever order: it says of the content what a process says that has just begun.

import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readContent, toProblems } from '../../src/content/content.ts'
import { diskSource } from '../../src/content/files/disk.ts'
import { type Memory, makeMemory } from '../../src/content/memory.ts'
import { decideDate } from '../../src/content/site-date.ts'
import { contentCopy, fullPub, readAll } from '../pub.ts'

const date = '2026-12-01'

async function whatIsRead(content: string, memory?: Memory) {
  const read = await readContent(
    diskSource(content),
    'content',
    (typed, country) => decideDate(date, {}, typed, new Date(), country),
    async () => '',
    memory,
  )
  return { content: read.content, problems: await toProblems(read.findings) }
}

const soups = 'menu/10-polevky.md'
const beers = 'menu/90-tocene-pivo.md'
const mains = 'menu/40-hlavni-jidla.md'

/** One save after the other; what each is to be told is what the first reading of it would be. */
const saves: readonly [what: string, file: string, change: (text: string) => string | null][] = [
  ['nothing', soups, (text) => text],
  ['a price', soups, (text) => text.replace('0,33 l = 79', '0,33 l = 89')],
  ['a mistake', soups, (text) => text.replace('0,33 l = 89', '0,33 l = 8O')],
  ['another file, with the mistake still there', beers, (text) => text.replace('= 62', '= 64')],
  ['a second mistake', beers, (text) => text.replace('= 64', '= hodně')],
  ['the first one mended', soups, (text) => text.replace('8O', '79')],
  ['the second one mended', beers, (text) => text.replace('= hodně', '= 62')],
  ['a warning', beers, (text) => text.replace('= 62', '= 6200')],
  ['another file, with the warning still there', soups, (text) => text.replace('= 79', '= 78')],
  ['a country, which decides how prices and phones are read', 'pub.md', inGermany],
  ['the country of before', 'pub.md', (text) => text.replace('country: DE\n', '')],
  ['one language only', 'pub.md', (text) => text.replace('---\n', '---\nlanguages: [cs]\n')],
  ['both languages', 'pub.md', (text) => text.replace('languages: [cs]\n', '')],
  ['a text below the fields', beers, (text) => `${text}\nJídlo navíc.\n`],
  ['that text taken away', beers, (text) => text.replace('\nJídlo navíc.\n', '')],
  ['a dish that another file has', soups, (text) => text.replace(/^( +- cs: ).*/m, `$1${dish}`)],
  ['a third file, with both dishes still there', beers, (text) => text.replace('= 62', '= 63')],
  ['a file less', beers, () => null],
  ['an empty file', beers, () => ''],
]

/** The first of the main courses. */
const dish = /^ +- cs: (.*)/m.exec(await readFile(join(fullPub, mains), 'utf8'))?.[1]

function inGermany(text: string): string {
  return text.replace('---\n', '---\ncountry: DE\n')
}

test('after every save the same content and the same problems are read as for the first time', async () => {
  const content = await contentCopy({})
  const memory = makeMemory()
  const seen = new Set<string>()
  for (const [what, file, change] of saves) {
    const path = join(content, file)
    const text = change(await readFile(path, 'utf8').catch(() => ''))
    await (text === null ? rm(path) : writeFile(path, text))
    const read = await whatIsRead(content, memory)
    expect(read, what).toEqual(await whatIsRead(content))
    seen.add(JSON.stringify(read.problems))
  }
  expect(seen.size).toBeGreaterThan(8)
})

test('files copied over each other, damaged and mended in any order are read as for the first time', async () => {
  const content = await contentCopy({})
  const texts = new Map(
    [...(await readAll(fullPub))].filter(([name]) => name.endsWith('.md') && name !== 'README.md'),
  )
  const names = [...texts.keys()]
  const memory = makeMemory()
  const save = fc.record({
    to: fc.constantFrom(...names),
    from: fc.constantFrom(...names),
    own: fc.boolean(),
    cut: fc.option(fc.nat({ max: 3000 }), { freq: 2 }),
  })
  await fc.assert(
    fc.asyncProperty(save, async ({ to, from, own, cut }) => {
      const text = String(texts.get(own ? to : from))
      await writeFile(join(content, to), cut === null ? text : text.slice(0, cut))
      expect(await whatIsRead(content, memory)).toEqual(await whatIsRead(content))
    }),
    { numRuns: 25 },
  )
})
