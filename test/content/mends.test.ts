// A message whose mend no program can carry out is followed by hand: the site builds then, and says
// what was meant.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatProblem } from '../../src/commands/report.ts'
import type { Problem } from '../../src/model/problem.ts'
import { contentCopy, tryBuild } from '../pub.ts'
import { replaced } from './edits.ts'
import { exact, mends } from './mends.ts'
import { mistakes } from './mistakes.ts'

/** The text with one part of it in other words. */
function once(text: string, part: string, by: string): string {
  if (text.split(part).length !== 2) throw new Error(`not once in the file: ${part}`)
  return text.replace(part, () => by)
}

/** A copy of the full pub in which the mistake is made: its file, the text of it, what is told. */
async function make(name: string) {
  const mistake = mistakes.find((one) => one.name === name)
  const { file = '', from, to } = mistake ?? {}
  if (from === undefined || typeof to !== 'string' || mistake?.pub !== undefined)
    throw new Error(`no change of the full pub is called ${name}`)
  const content = await contentCopy()
  const path = join(content, file)
  const wrong = once(await readFile(path, 'utf8'), from, to).replace(/[⟦⟧]/g, '')
  await writeFile(path, wrong)
  const result = await tryBuild(content)
  if (!('problems' in result)) throw new Error('it builds')
  const errors = result.problems.filter(({ severity }) => severity === 'error')
  return { content, path, wrong, errors }
}

const told = (problems: readonly Problem[]) =>
  problems.map((problem) => formatProblem(problem)).join('\n')

/** The documents that a site built of the folder publishes, without blanks. */
async function dataOf(content: string): Promise<string> {
  const built = await tryBuild(content)
  if ('problems' in built) throw new Error(told(built.problems))
  return built.site.resources
    .filter(({ relation }) => relation === 'item')
    .map((resource) => String(built.files.get(resource.file)).replace(/\s/g, ''))
    .join('\n')
}

test.each(mends)('$mistake: followed by hand, it is published as it was meant', async (mend) => {
  const { content, path, wrong, errors } = await make(mend.mistake)
  expect(told(errors)).toContain(mend.says)
  await writeFile(path, once(wrong, mend.old, mend.new))
  expect(await dataOf(content)).toContain(mend.means)
})

test.each(exact)('%s: the exact mend publishes what was meant', async (name, means) => {
  const { content, path, wrong, errors } = await make(name)
  const edits = errors.flatMap((error) => error.edits ?? []).filter((edit) => 'old' in edit)
  expect(edits.length, told(errors)).toBeGreaterThan(0)
  const last = [...edits].sort((a, b) => b.line - a.line || b.column - a.column)
  await writeFile(path, last.reduce(replaced, wrong))
  expect(await dataOf(content)).toContain(means)
})
