// What the README says is so.

import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withTable } from '../../src/commands/readme.ts'
import { loadResources } from '../../src/engine/templates.ts'
import { defaultLanguages } from '../../src/model/languages.ts'
import { essence, resourcesIn } from '../../src/model/resource.ts'
import { base, contentCopy, root, run, temporaryFolder } from '../pub.ts'

const readme = await readFile(join(root, 'README.md'), 'utf8')

test('its table of resources is the table of resources; if not, npm run readme writes it', async () => {
  const resources = await loadResources(join(root, 'templates'))
  expect(withTable(readme, resources)).toBe(readme)
  const rows = readme.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  for (const { path, type, summary } of resourcesIn(resources, defaultLanguages))
    expect(rows).toContainEqual(['', `\`${path}\``, `\`${essence(type)}\``, summary, ''])
})

test('npm run readme changes nothing but what stands between the two marks', async () => {
  const resources = await loadResources(join(root, 'templates'))
  const row = '| `/gone.json` | `text/plain` | Was here. |'
  const old = readme.replace(/(?<=\| `\/menu\.json`.*\n)/, `${row}\n`)
  expect(old).toContain(row)
  expect(withTable(old, resources)).toBe(readme)
  expect(() => withTable('# No table', resources)).toThrow('needs the lines')
})

test('every script that it names exists, and it stays under 200 lines', async () => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  for (const [, name = ''] of readme.matchAll(/npm run ([a-z:-]+)/g))
    expect(scripts).toHaveProperty(name)
  expect(readme.split('\n').length).toBeLessThan(200)
})

test('the message that it shows is the message that the mistake gets', async () => {
  const content = await contentCopy({
    'menu/40-hlavni-jidla.md': (text) =>
      text.replace('malá porce 100 g = 165', 'malá porce 100 g = zdarma'),
  })
  const out = join(await temporaryFolder(), 'dist')
  const { stderr } = await run('src/commands/build.ts', [
    '--content',
    content,
    '--out',
    out,
    '--base-url',
    base,
  ])
  const shown = /```console\n(content\/menu[\s\S]*?)```/.exec(readme)?.[1] ?? 'nothing'
  expect(stderr.replace(/^\S*content\/menu/gm, 'content/menu')).toContain(shown.trimEnd())
})

test('it and CONTRIBUTING link to files that are there, and its picture is small', async () => {
  for (const file of ['README.md', 'CONTRIBUTING.md'])
    for (const [, target = ''] of (await readFile(join(root, file), 'utf8')).matchAll(
      /\]\((?!https?:)([^)#]+)/g,
    ))
      expect((await stat(join(root, target))).isFile(), `${file}: ${target}`).toBe(true)
  expect((await stat(join(root, 'docs/page.png'))).size).toBeLessThan(150_000)
})

test('the version of the package has a section in CHANGELOG, which its release quotes', async () => {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  expect(await readFile(join(root, 'CHANGELOG.md'), 'utf8')).toContain(`\n## [${version}] - `)
})
