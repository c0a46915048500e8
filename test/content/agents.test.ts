// Instructions of both AGENTS.md, for a new pub and for this repository: every example is followed
// and every command is run.

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from 'node:process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { pubIn } from '../../src/commands/new-pub.ts'
import { newContent, newFiles } from '../new-pub.ts'
import { run } from '../process.ts'
import { readSite, root, temporaryFolder } from '../pub.ts'
import { parseJson } from '../reading.ts'
import { engineCopy } from '../workshop.ts'
import { follow, readExamples } from './examples.ts'

const read = (file: string) => readFile(join(root, file), 'utf8')
const texts = { pub: await read('starter/AGENTS.md'), engine: await read('AGENTS.md') }

test('guests and agents see the changes that an assistant makes by following the instructions', async () => {
  const content = await newContent(pubIn('CZ', 'en'))
  const examples = readExamples(texts.pub)
  expect(examples).toHaveLength(2)
  await follow(content, examples)
  const { files } = await readSite(content, {
    date: '2026-11-23',
    wanted: ['menu.json', 'hours.json'],
  })
  expect(parseJson(files, 'menu.json').food).toContainEqual(
    expect.objectContaining({ name: { en: 'Chicken broth with noodles' } }),
  )
  const closed = parseJson(files, 'hours.json').exceptions.map(
    ({ from, to }: { from: string; to: string }) => [from, to],
  )
  expect(closed).toEqual([['2026-12-24', '2027-01-02']])
})

test('the command to run after each change prints the members that the instructions name', async () => {
  const [, flags = ''] = /`npx agent-pub build (--[^`]+)`/.exec(texts.pub) ?? []
  const content = await newContent()
  const args = [...flags.split(' '), '--content', content, '--out', join(content, '../dist')]
  const { code, stdout } = await run('src/commands/build.ts', args)
  const { written, problems } = JSON.parse(stdout)
  expect([code, written]).toEqual([0, true])
  for (const member of ['file', 'line', 'found', 'expected', 'fix'])
    expect(problems[0], member).toHaveProperty(member)
})

test('the commands for contributors run in a checkout exactly as written', async () => {
  const project = join(await temporaryFolder(), 'checkout')
  const settings = ['vitest.config.ts', 'biome.jsonc', '.gitignore']
  await engineCopy(project, [...settings, 'lib', 'test', 'starter', 'content'])
  const [commands] = readExamples(texts.engine).filter(({ info }) => info === 'sh')
  expect(commands?.text.trim().split('\n')).toHaveLength(3)
  await promisify(execFile)('sh', ['-ec', commands?.text ?? 'exit 9'], {
    cwd: project,
    env: { ...env, BASE_URL: '' },
  })
  expect(existsSync(join(project, 'dist-tried/menu.json'))).toBe(true)
}, 240_000)

test.each(Object.entries(texts))(
  'AGENTS.md of the %s is short, and all files and commands in it exist',
  async (of, text) => {
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(80)
    const { scripts } = JSON.parse(
      await read(of === 'pub' ? 'starter/_package.json' : 'package.json'),
    )
    for (const [, name = ''] of text.matchAll(/npm run ([a-z:-]+)/g))
      expect(scripts).toHaveProperty(name)
    const mentioned = [...text.matchAll(/`((?:content|guide|src|templates|test|docs)\/[\w./-]+)`/g)]
    expect(mentioned.length).toBeGreaterThan(4)
    const pub = [...(await newFiles()).keys()]
    const written = ['content/lunch/2026-11-30.md', 'content/events.md', 'content/menu/']
    for (const [, path = ''] of mentioned)
      if (of === 'pub') expect([...pub, ...written], path).toContain(path)
      else expect(existsSync(join(root, path)), path).toBe(true)
  },
)
