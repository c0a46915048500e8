// The snippets of VS Code, inserted where their descriptions say and left as they are: the result
// builds. The build task marks the problems of every file, including the texts of the home page.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { init } from '../../src/commands/init.ts'
import { formatBlock } from '../../src/commands/report.ts'
import { createSampleMenu } from '../../src/commands/table/starter.ts'
import { cs } from '../../src/messages/cs.ts'
import { en } from '../../src/messages/en.ts'
import { buildPub, contentCopy, readProblems, root, temporaryFolder } from '../pub.ts'
import { parseJson } from '../reading.ts'
import { installedEngineAt } from '../workshop.ts'

type Snippet = { scope: string; prefix: string[]; body: string[] }

const read = async (file: string) =>
  JSON.parse(await readFile(join(root, 'starter/.vscode', file), 'utf8'))
const snippets = Object.values((await read('pub.code-snippets')) as { [name: string]: Snippet })

/**
 * The text that the editor writes when the user only presses Tab. Further lines get the indent of
 * the first.
 */
function written(prefix: string, indent = ''): string {
  const body = snippets.find((snippet) => snippet.prefix.includes(prefix))?.body ?? []
  return body
    .join(`\n${indent}`)
    .replaceAll('$CURRENT_YEAR', '2026')
    .replace(/\$\{\d+\|([^,|]*)[^}]*\|\}/g, '$1')
    .replace(/\$\{\d+:([^}]*)\}/g, '$1')
    .replaceAll('$0', '')
    .replace(/^ +$/gm, '')
}

/** Insert above the last line of a file, indented by two spaces, or as a new file. */
const intoFile = (prefix: string) => (text: string) =>
  text.replace(/---\n$/, () => `\n  ${written(prefix, '  ')}---\n`)

const date = '2026-11-22'

describe('an unchanged snippet builds, and its text is published', () => {
  test.each([
    ['jidlo', 'menu/10-polevky.md', 'menu.json', 'Bramboračka s hřiby'],
    ['napoj', 'menu/120-nealko.md', 'menu.json', 'Homemade lemonade'],
  ])('%s', async (prefix, file, published, words) => {
    const content = await contentCopy({ [file]: intoFile(prefix) })
    expect((await buildPub(content, { date })).files.get(published)).toContain(words)
  })

  test.each([
    ['zavreno', "New Year's Eve"],
    ['jinak', "New Year's Eve"],
  ])('%s', async (prefix, words) => {
    const hours = (text: string) =>
      `${text.slice(0, text.indexOf('\nexceptions:'))}\nexceptions:\n\n  ${written(prefix, '  ')}---\n`
    const content = await contentCopy({ 'hours.md': hours })
    expect((await buildPub(content, { date: '2026-09-20' })).files.get('hours.json')).toContain(
      words,
    )
  })

  test.each([
    ['obedy', 'lunch/2026-11-30.md', 'menu.json', 'Svíčková na smetaně'],
    ['oddil', 'menu/155-salaty.md', 'menu.json', 'Tomato salad with onion'],
    ['uvod', 'home.cs.md', 'index.md', 'Vaříme každý den'],
  ])('%s, as a whole file', async (prefix, file, published, words) => {
    const content = await contentCopy({ [file]: `${written(prefix)}\n` })
    expect((await buildPub(content, { date })).files.get(published)).toContain(words)
  })

  test('akce', async () => {
    const events = `---\nevents:\n\n  ${written('akce', '  ')}---\n`
    const content = await contentCopy({ 'events.md': events })
    expect((await buildPub(content, { date })).files.get('events.json')).toContain('Silvestr')
  })

  test('every dish and drink of the snippets has its own name in both languages', () => {
    const all = snippets.flatMap(({ prefix }) => prefix)
    expect(snippets.every(({ prefix }) => prefix.length === 2)).toBe(true)
    expect(new Set(all).size).toBe(all.length)
    const tried = ['jidlo', 'napoj', 'zavreno', 'jinak', 'obedy', 'oddil', 'uvod', 'akce']
    expect(snippets.map(({ prefix: [czech] }) => czech).sort()).toEqual(tried.sort())
  })
})

test.each([
  ['SK', 'sk', 'Vyprážaný syr, hranolčeky (vzor)', 'Šaláty'],
  ['AT', 'de', 'Gebackener Käse mit Pommes frites (Muster)', 'Salate'],
  ['DE', 'de', 'Gebackener Käse mit Pommes frites (Muster)', 'Salate'],
] as const)(
  'init --country %s writes a pub of that country that builds, and its snippets; no file names one of a Czech pub',
  async (country, lang, dish, salads) => {
    const folder = join(await temporaryFolder(), 'pub')
    await init(
      folder,
      await installedEngineAt(await temporaryFolder()),
      undefined,
      createSampleMenu(country),
    )
    const { site, files, warnings } = await buildPub(join(folder, 'content'))
    expect(site.languages).toEqual([lang, 'en'])
    expect(parseJson(files, 'pub.json').address.country).toBe(country)
    const { food } = parseJson(files, 'menu.json')
    expect(food[1]).toMatchObject({
      name: { [lang]: dish, en: 'Fried cheese with chips (example)' },
    })
    expect(food[1].sizes[0].price_eur).toBe(10.9)
    const asked = warnings
      .filter(({ code }) => /unfinished/.test(code))
      .map(({ subject }) => subject)
    expect(asked).toEqual(expect.arrayContaining(['name', 'street', 'phone', 'booking', 'tagline']))
    expect(asked.filter((subject) => subject?.startsWith('items'))).toHaveLength(6)
    const own = JSON.parse(await readFile(join(folder, '.vscode/pub.code-snippets'), 'utf8'))
    const bodies = Object.values(own as { [name: string]: Snippet }).map(({ body }) =>
      body.join('\n'),
    )
    const section = bodies.find((body) => body.includes(`section: \${1:${salads}}`))
    expect(section).toMatch(
      /section_en: \$\{2:Salads\}\n[\s\S]* {2}- (sk|de): [\s\S]*\n {4}en: [\s\S]*= \d,\d0\}/,
    )
    for (const body of bodies) expect(body).not.toMatch(/^ *(- )?cs: |[ěřů]/m)
    for (const file of ['README.md', 'AGENTS.md', '.vscode/pub.code-snippets'])
      expect(await readFile(join(folder, file), 'utf8')).not.toMatch(/(?<!guide\/[a-z-]+)\.cs\.md/)
  },
)

test('the date of a snippet is never in the past', () => {
  const dates = snippets.flatMap(
    ({ body }) => body.join('\n').match(/\d+\. \d+\. \$CURRENT_YEAR/g) ?? [],
  )
  expect(new Set(dates)).toEqual(new Set(['31. 12. $CURRENT_YEAR']))
})

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
  const problems = await readProblems(content, date)
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
