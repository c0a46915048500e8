// Every mistake of the table, through the real command: what the owner is told, and where.

import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { copy } from 'fs-extra/esm'
import { beforeAll, describe, expect, test } from 'vitest'
import { base, fullPub, type Run, root, run } from '../pub.ts'
import { keptFolder, pool } from '../workshop.ts'
import { type Fault, faults } from './faults.ts'

type Told = Run & { content: string; place: string | undefined }

const told = new Map<Fault, Told>()
let dist: string
let before: number

beforeAll(async () => {
  const folder = await keptFolder()
  dist = join(folder, 'dist')
  const built = await build(fullPub)
  expect(built.code).toBe(0)
  before = (await stat(dist)).ino
  await pool(faults.entries(), 4, async ([index, fault]) => {
    const content = join(folder, String(index), 'content')
    await copy(fullPub, content)
    const place = await makeFault(content, fault)
    told.set(fault, { ...(await build(content)), content, place })
  })
}, 600_000)

const build = (content: string) =>
  run('build.ts', ['--content', content, '--out', dist, '--base-url', base])

/** Makes the mistake; where it is, as `line:column` with the characters that are marked. */
async function makeFault(
  content: string,
  { file, from, to, at }: Fault,
): Promise<string | undefined> {
  const path = join(content, file)
  if (typeof to !== 'string') {
    await writeFile(path, to)
    return at
  }
  const shipped = from === undefined ? '' : await readFile(path, 'utf8')
  if (from !== undefined && shipped.split(from).length !== 2)
    throw new Error(`${file} does not hold this once: ${from}`)
  const marked = from === undefined ? to : shipped.replace(from, () => to)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, marked.replace(/[⟦⟧]/g, ''))
  const index = marked.indexOf('⟦')
  if (index < 0) return at
  const lines = marked.slice(0, index).split('\n')
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`
}

describe('each mistake of the table', () => {
  test('there are at least 120 of them', () => {
    expect(faults.length).toBeGreaterThanOrEqual(120)
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
  })

  test.each(faults.map((fault) => [fault.name, fault] as const))('%s', (_, fault) => {
    const { code, stdout, stderr, content, place } = told.get(fault) as Told
    expect(code, stderr).toBe(1)
    expect(stdout).toBe('')
    expect(stderr).not.toMatch(/^\s+at .*[(:]\d+/m)
    const file = join(relative(root, content), fault.file)
    const blocks = stderr.split('\n\n').filter((block) => /^ {2}found {5}\S/m.test(block))
    expect(blocks[0]?.split(/ {2}|\n/)[0], stderr).toBe(
      place === undefined ? file : `${file}:${place}`,
    )
    for (const block of blocks) expect(block).toMatch(/^ {2}mend it {3}\S/m)
    for (const words of fault.words) expect(blocks.join('\n\n')).toContain(words)
    const count = fault.count ?? 1
    expect(stderr.trimEnd().split('\n').at(-1)).toMatch(
      new RegExp(
        `^${count} problems?(, \\d+ warnings?)?\\. Nothing was written; the site is as it was\\.$`,
      ),
    )
    expectCaret(fault, blocks[0] ?? '')
  })

  test('none of them touches the site that is there', async () => {
    expect((await stat(dist)).ino).toBe(before)
  })
})

/** The caret stands under the very characters that the table marks. */
function expectCaret({ to }: Fault, block: string) {
  const marked = typeof to === 'string' ? /⟦(.*?)⟧/s.exec(to)?.[1] : undefined
  if (marked === undefined || marked === '' || /[^\x20-\x7E\xA1-\u024F–„“]/.test(marked)) return
  const lines = block.split('\n')
  const index = lines.findIndex((line) => /^ *\| *\^+$/.test(line))
  const caret = lines[index] ?? ''
  const start = caret.indexOf('^')
  expect(lines[index - 1]?.slice(start, caret.length), block).toBe(marked)
}
