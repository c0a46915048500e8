// What the workflows must not lose: each line here has cost somebody a broken site.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../pub.ts'

type Step = {
  uses?: string
  run?: string
  with?: { [name: string]: unknown }
  env?: { [name: string]: string }
}
type Workflow = { jobs: { [name: string]: { steps: Step[]; needs?: string } } }

const read = async (name: string) =>
  parse(await readFile(join(root, '.github/workflows', name), 'utf8')) as Workflow

test('the Pages workflow ships dot names, says the address, and verifies the site at the end', async () => {
  const { build, deploy } = (await read('pages.yml')).jobs
  const upload = build?.steps.find(({ uses }) => uses?.startsWith('actions/upload-pages-artifact@'))
  expect(upload?.with).toEqual({ path: 'dist', 'include-hidden-files': true })
  const made = build?.steps.find(({ run }) => run?.startsWith('npm run build'))
  expect(made?.env?.['BASE_URL']).toBe(`\${{ steps.pages.outputs.base_url }}`)
  expect(deploy?.needs).toBe('build')
  expect(deploy?.steps.at(-1)?.run).toContain('npm run verify -- "$SITE" --host github-pages')
})

test('every action is named with a major version that belongs with the others', async () => {
  const used = new Set<string>()
  for (const name of ['pages.yml', 'ci.yml'])
    for (const { steps } of Object.values((await read(name)).jobs))
      for (const { uses } of steps) if (uses !== undefined) used.add(uses)
  expect([...used].sort()).toEqual([
    'actions/checkout@v7',
    'actions/configure-pages@v6',
    'actions/deploy-pages@v5',
    'actions/setup-node@v7',
    'actions/upload-pages-artifact@v5',
  ])
})

test('continuous integration runs the very script that everybody can run', async () => {
  const steps = (await read('ci.yml')).jobs['check']?.steps ?? []
  expect(steps.at(-1)?.run).toMatch(/ \.ci\/run$/)
})
