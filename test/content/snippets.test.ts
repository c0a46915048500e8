// The snippets of VS Code, inserted where their descriptions say and left as they are: the result
// builds. The build task marks the problems of every file, including the texts of the home page.

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { outputFile } from 'fs-extra/esm'
import { describe, expect, test } from 'vitest'
import { pubIn } from '../../src/commands/new-pub.ts'
import { formatBlock } from '../../src/commands/report.ts'
import { cs } from '../../src/messages/cs.ts'
import { en } from '../../src/messages/en.ts'
import { newContent, newFiles, newPubs } from '../new-pub.ts'
import { buildPub, contentCopy, readProblems, root } from '../pub.ts'
import { quickPart } from '../sweep.ts'

type Snippet = { scope: string; prefix: string[]; description: string; body: string[] }

/** The text that the editor writes when the user only presses Tab. Further lines get the indent. */
const typeSnippet = ({ body }: Snippet, indent = '') =>
  body
    .join(`\n${indent}`)
    .replaceAll('$CURRENT_YEAR', '2026')
    .replace(/\$\{\d+\|([^,|]*)[^}]*\|\}/g, '$1')
    .replace(/\$\{\d+:([^}]*)\}/g, '$1')
    .replaceAll('$0', '')
    .replace(/^ +$/gm, '')

/** Kind of each snippet, by the order in the file. */
const kinds = ['dish', 'drink', 'closed', 'hours', 'lunch', 'event', 'section', 'home'] as const

describe.each(quickPart(newPubs, 1))('a new pub in %s in %s', (country, language) => {
  test('gets snippets in that language, which build unchanged', async () => {
    const pub = pubIn(country, language)
    const text = String((await newFiles(pub)).get('.vscode/pub.code-snippets'))
    const snippets = Object.values(JSON.parse(text) as { [name: string]: Snippet })
    expect(snippets).toHaveLength(kinds.length)
    const words = snippets.flatMap(({ prefix }) => prefix)
    expect(new Set(words).size).toBe(words.length)
    const typed = Object.fromEntries(
      snippets.map((snippet, index) => [
        kinds[index],
        typeSnippet(snippet, index < 4 || index === 5 ? '  ' : ''),
      ]),
    ) as { [kind in (typeof kinds)[number]]: string }
    const folder = await newContent(pub)
    const [food = '', drinks = ''] = (await readdir(join(folder, 'menu'))).sort()
    const append = async (file: string, added: string) => {
      const path = join(folder, file)
      await writeFile(
        path,
        (await readFile(path, 'utf8')).replace(/---\n$/, () => `\n${added}---\n`),
      )
    }
    await append(`menu/${food}`, `  ${typed.dish}`)
    await append(`menu/${drinks}`, `  ${typed.drink}`)
    await append('hours.md', `exceptions:\n\n  ${typed.closed}`)
    await outputFile(join(folder, 'menu/55-x.md'), `${typed.section}\n`)
    await outputFile(join(folder, 'lunch/2026-11-30.md'), `${typed.lunch}\n`)
    await outputFile(join(folder, 'events.md'), `---\nevents:\n\n  ${typed.event}---\n`)
    await outputFile(join(folder, `home.${language}.md`), `${typed.home}\n`)
    const day =
      language === 'en'
        ? 'Mon–Fri'
        : language === 'de'
          ? 'Mo–Fr'
          : language === 'sk'
            ? 'Po–Pi'
            : 'Po–Pá'
    await append('hours.md', `lunch:\n  - ${day} 12:34–14:00\n`)
    // An event on the last day of the year needs a house that is open.
    const hours = join(folder, 'hours.md')
    await writeFile(
      hours,
      (await readFile(hours, 'utf8')).replace(
        /^ {4}closed: yes\n/m,
        '    bar: 18:00–24:00\n    kitchen: no\n    lunch: no\n',
      ),
    )
    const { files, site } = await buildPub(folder, { date: '2026-11-28' })
    expect(site.languages).toEqual(pub.languages)
    expect(files.get('menu.json')).toContain('"2026-11-30"')
    expect(files.get('events.json')).toContain('2026-12-31')
  })
})

test('the date of a snippet is never in the past', async () => {
  const text = String((await newFiles()).get('.vscode/pub.code-snippets'))
  const dates = text.match(/\d+\. \d+\. \$CURRENT_YEAR/g) ?? []
  expect(new Set(dates)).toEqual(new Set(['31. 12. $CURRENT_YEAR']))
})

const read = async (file: string) =>
  JSON.parse(await readFile(join(root, 'starter/.vscode', file), 'utf8'))

type Matcher = { severity: string; pattern: { regexp: string }[] }

test('the build task marks problems and warnings of every file, in both languages', async () => {
  const [task] = (await read('tasks.json')).tasks as { problemMatcher: Matcher[] }[]
  const content = await contentCopy({
    'home.cs.md': ['tagline:', 'podtitul:'],
    'menu/10-polevky.md': [
      ['sizes: 0,33 l = 79', 'sizes: 0,33 l = 8O'],
      [/= 65\b/, '= 6500'],
    ],
  })
  const problems = await readProblems(content, '2026-11-22')
  expect(new Set(problems.map(({ severity }) => severity)).size).toBe(2)
  for (const catalogue of [cs, en])
    for (const problem of problems) {
      const lines = formatBlock(problem, { catalogue, color: false, columns: 1000 }).split('\n')
      const found = task?.problemMatcher.filter(({ pattern }) =>
        pattern.every(({ regexp }, index) => new RegExp(regexp).test(lines[index] ?? '')),
      )
      expect(found?.map(({ severity }) => severity)).toEqual([problem.severity])
      const place = new RegExp(found?.[0]?.pattern[0]?.regexp ?? '').exec(lines[0] ?? '')
      expect(place?.slice(1)).toEqual([problem.file, `${problem.line}`, `${problem.column}`])
    }
})
