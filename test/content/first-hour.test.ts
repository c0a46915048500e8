// The guide "first hour", followed step by step with the files of a new pub.

import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildPub, contentCopy, root, tryBuild } from '../pub.ts'
import { follow, readExamples } from './examples.ts'

const guide = join(root, 'starter/guide')
const texts = {
  cs: await readFile(join(guide, 'first-hour.cs.md'), 'utf8'),
  en: await readFile(join(guide, 'first-hour.en.md'), 'utf8'),
}
const date = '2026-11-21'

/** Copy the content of a new pub. */
const newPub = () => contentCopy({}, join(root, 'starter/content'))

describe('the first hour', () => {
  test.each(['cs', 'en'] as const)(
    'in %s: following the guide leads to a site without warnings',
    async (tongue) => {
      const content = await newPub()
      const before = await buildPub(content, { date })
      expect(before.warnings.length).toBeGreaterThan(15)
      expect(before.files.get('index.html')).toContain('nejsou skutečné')
      await follow(content, readExamples(texts[tongue]))
      const result = await tryBuild(content, { date, strict: true })
      expect('problems' in result ? result.problems : []).toEqual([])
      const { files } = await buildPub(content, { date })
      expect(files.get('index.html')).toContain('U Lípy')
      expect(files.get('index.html')).not.toContain('nejsou skutečné')
      expect(files.get('menu.json')).toContain('Beef goulash with bread dumplings')
    },
  )

  test('changes every file of a new pub that contains sample text', async () => {
    const files = readExamples(texts.cs).map(({ info }) => info.split(' ')[1])
    const all = await readdir(join(root, 'starter/content'), { recursive: true })
    expect(files.sort()).toEqual(all.filter((name) => /(?<!README|look)\.md$/.test(name)).sort())
  })

  test('has the same examples, steps and pictures in both languages', () => {
    expect(readExamples(texts.en)).toHaveLength(6)
    const bare = (text: string) => readExamples(text).map(({ info, text: typed }) => [info, typed])
    expect(bare(texts.en)).toEqual(bare(texts.cs))
    const levels = (text: string) => text.match(/^#+(?= )/gm)
    expect(levels(texts.en)).toEqual(levels(texts.cs))
    const pictures = (text: string) =>
      [...text.matchAll(/\]\(pictures\/(\w+)\.(\w+)\.png\)/g)].map(([, name]) => name)
    expect(pictures(texts.en)).toEqual(pictures(texts.cs))
    expect(pictures(texts.cs)).toHaveLength(4)
  })

  test('links only to files that a new pub has, and admits that steps on other websites were not tested', async () => {
    for (const text of Object.values(texts)) {
      for (const [, target = ''] of text.matchAll(/\]\((?!https:|#)([^)]+)\)/g)) {
        const path = join(guide, target)
        expect(await readdir(dirname(path)), target).toContain(path.slice(dirname(path).length + 1))
      }
      expect(text).toMatch(/2026/)
      expect(text).toMatch(
        /\*\*(?:They have not been tried|Na jejich stránkách jsme je odsud nevyzkoušeli)/,
      )
    }
  })
})
