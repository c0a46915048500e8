// The prose check: which sentences and names it marks, and where it finds them.

import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isMarkedName, isMarkedSentence, isOverLimit, measure } from '../prose.ts'
import { temporaryFolder } from '../pub.ts'

test.each([
  'What a build costs.',
  'Where it is missing, the build fails.',
  'A pipe is no file.',
  'The error is told once.',
  'The note stands next to the price.',
  'How to fix.',
])('the sentence "%s" is marked', (sentence) => {
  expect(isMarkedSentence(sentence)).toBe(true)
})

test.each([
  'Return the cost of a build.',
  'What does a build cost?',
  'The field is no longer read.',
  'Code in backticks may be `said` or `told`.',
  'That is the default.',
])('the sentence "%s" is not marked', (sentence) => {
  expect(isMarkedSentence(sentence)).toBe(false)
})

test('a name is marked by its words, not by parts of words', () => {
  expect(['wantedSize', 'keysOf', 'wholeText', 'is_told'].map(isMarkedName)).not.toContain(false)
  expect(['findKey', 'heldens', 'offer', 'proof', 'leftover'].map(isMarkedName)).not.toContain(true)
})

test('comments, titles, names and documents are counted by area', async () => {
  const root = await temporaryFolder()
  await mkdir(join(root, 'src'))
  await mkdir(join(root, 'test'))
  await writeFile(
    join(root, 'src/a.ts'),
    '/** Whether it is told. Return it. */\nexport const wanted = 1\n// One comment\n// on two lines.\n',
  )
  const title = 'the error is told'
  await writeFile(join(root, 'test/a.test.ts'), `test('${title}', () => {})\n`)
  await writeFile(join(root, 'README.md'), '# What it is\n\nRead the text. So it works.\n')
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  execFileSync('git', ['add', '.'], { cwd: root })
  const rows = measure(root).map(({ area, sentences, names, marked }) => [
    ...[area, sentences, names],
    [...marked.sentences, ...marked.names],
  ])
  expect(rows).toEqual([
    ['documents', 2, 0, ['README.md:3  So it works.']],
    ['src', 3, 1, ['src/a.ts:1  Whether it is told.', 'src/a.ts:2  wanted']],
    ['test titles', 1, 0, [`test/a.test.ts:1  ${title}`]],
  ])
})

test('two marked sentences of a hundred and one name of a hundred are allowed', () => {
  const row = (sentences: number, names: number) => ({
    ...{ area: 'src', sentences: 100, names: 100 },
    marked: { sentences: Array(sentences).fill(''), names: Array(names).fill('') },
  })
  expect([row(2, 1), row(3, 0), row(0, 2)].map(isOverLimit)).toEqual([false, true, true])
})
