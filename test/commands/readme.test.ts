// README, CONTRIBUTING and the other documents are correct.

import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { generatedTexts, withTable } from '../../src/commands/generate.ts'
import { loadResources } from '../../src/engine/templates.ts'
import { defaultLanguages } from '../../src/model/languages.ts'
import { essence, possibleResources } from '../../src/model/resource.ts'
import { base, contentCopy, root, runHere, temporaryFolder } from '../pub.ts'

const read = (name: string) => readFile(join(root, name), 'utf8')
const readme = await read('README.md')
const reference = await read('docs/reference.md')

test('generated files are up to date; if not, run npm run generate', async () => {
  for (const [file, text] of await generatedTexts())
    expect(await readFile(file, 'utf8'), file).toBe(text)
})

test('the table of resources in the reference matches the templates', async () => {
  const resources = await loadResources(join(root, 'templates'))
  const rows = reference.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  for (const { path, type, summary, copyOf } of possibleResources(resources, defaultLanguages))
    if (copyOf === undefined)
      expect(rows).toContainEqual(['', `\`${path}\``, `\`${essence(type)}\``, summary, ''])
})

test('updating the table of resources changes only the text between its two marks', async () => {
  const resources = await loadResources(join(root, 'templates'))
  const row = '| `/gone.json` | `text/plain` | Was here. |'
  const old = reference.replace(/(?<=\| `\/menu\.json`.*\n)/, `${row}\n`)
  expect(old).toContain(row)
  expect(withTable(old, resources)).toBe(reference)
  expect(() => withTable('# No table', resources)).toThrow('needs the lines')
})

test.each([
  ['README.md', 120],
  ['CONTRIBUTING.md', 80],
])('every script that %s names exists, and it has at most %i lines', async (name, lines) => {
  const { scripts } = JSON.parse(await read('package.json'))
  const text = await read(name)
  for (const [, script = ''] of text.matchAll(/npm run ([a-z:-]+)/g))
    expect(scripts).toHaveProperty(script)
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(lines)
})

test('the sample message is the message for that mistake', async () => {
  const content = await contentCopy({
    'menu/40-hlavni-jidla.md': (text) =>
      text.replace('malá porce 100 g = 165', 'malá porce 100 g = 16O'),
  })
  const out = join(await temporaryFolder(), 'dist')
  const args = ['--content', content, '--out', out, '--base-url', base]
  const { stderr } = await runHere('build', args)
  const shown = /```console\n(content\/menu[\s\S]*?)```/.exec(readme)?.[1] ?? 'nothing'
  expect(stderr.replace(/^\S*content\/menu/gm, 'content/menu')).toContain(shown.trimEnd())
})

test('links in all documents lead to existing files, and the images of README are small', async () => {
  const documents = (await readdir(join(root, 'docs'))).filter((name) => name.endsWith('.md'))
  for (const file of ['README.md', 'CONTRIBUTING.md', ...documents.map((name) => `docs/${name}`)])
    for (const [, target = ''] of (await read(file)).matchAll(/\]\((?!https?:)([^)#]+)/g)) {
      const { size } = await stat(join(root, dirname(file), target))
      expect(size, `${file}: ${target}`).toBeLessThan(target.endsWith('.png') ? 150_000 : Infinity)
    }
})

test('the version of the package has a section in CHANGELOG, which its release quotes', async () => {
  const { version } = JSON.parse(await read('package.json'))
  expect(await read('CHANGELOG.md')).toContain(`\n## [${version}] - `)
})
