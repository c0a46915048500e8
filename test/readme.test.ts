// What the README says is so.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { essence } from '../src/resource.ts'
import { loadResources } from '../src/templates.ts'
import { root } from './pub.ts'

const readme = await readFile(join(root, 'README.md'), 'utf8')

test('its table of resources is the table of resources', async () => {
  const resources = await loadResources(join(root, 'templates'))
  const rows = resources.map(
    ({ path, type, summary }) => `| \`${path}\` | \`${essence(type)}\` | ${summary} |`,
  )
  const table = ['| URL | Media type | What it is |', '| --- | --- | --- |', ...rows].join('\n')
  const written = /<!-- resources:.*?-->\n([\s\S]*?)\n?<!-- \/resources -->/.exec(readme)?.[1] ?? ''
  const cells = (rows: string) =>
    rows
      .trim()
      .replace(/ *\| */g, '|')
      .replace(/-{3,}/g, '---')
  expect(cells(written)).toBe(cells(table))
})

test('every script that it names exists, and it stays under 200 lines', async () => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  for (const [, name = ''] of readme.matchAll(/npm run ([a-z:-]+)/g))
    expect(scripts).toHaveProperty(name)
  expect(readme.split('\n').length).toBeLessThan(200)
})
