// A file that lost its line ends has a value of 50 kB, and so has a file made to hang the build.

import { once } from 'node:events'
import { expect, test } from 'vitest'
import { formatProblem } from '../../src/commands/report.ts'
import { start } from '../process.ts'
import { contentCopy, tryBuild } from '../pub.ts'

test('no notation and no line hangs on long texts', async () => {
  const child = start('test/content/long-texts.ts', [])
  // Linear patterns take seconds, minutes on a busy machine; a quadratic one takes hours.
  const watch = setTimeout(() => child.kill('SIGKILL'), 600_000)
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  clearTimeout(watch)
  expect({ code, said: output }).toEqual({
    code: 0,
    said: expect.stringMatching(/^[2-9]\d notations, [1-9]\d* mistakes\n$/),
  })
}, 610_000)

const soup = 'menu/10-polevky.md'

// biome-ignore format: one line, one row
test.each([
  ['a value of 2001 characters', soup, 'sizes: 0,33 l = 85', `sizes: "0,33 l =${' '.repeat(1991)}85"`, 'a value of 2001 characters'],
  ['a line of 80,000 spaces', soup, 'sizes: 0,33 l = 85', `sizes: 0,33 l =${' '.repeat(80_000)}85`, 'a line of 80021 characters'],
  ['a line of a story', 'home.cs.md', '## Rezervace', `## Rezervace\n\n${'slovo '.repeat(2000)}`, 'a line of 12000 characters'],
])('%s is refused in words', async (_, file, from, to, words) => {
  const result = await tryBuild(await contentCopy({ [file]: [from, to] }))
  if (!('problems' in result)) throw new Error('it was taken')
  expect(result.problems.map(formatProblem).join('\n')).toContain(words)
})

test('a value of 2000 characters, most of them spaces, and a line of 10,000 are accepted', async () => {
  const content = await contentCopy({
    [soup]: ['sizes: 0,33 l = 85', `sizes: "0,33 l =${' '.repeat(1990)}85"`],
    'home.cs.md': ['## Rezervace', `## Rezervace\n\n${'x'.repeat(10_000)}`],
  })
  expect(await tryBuild(content)).not.toHaveProperty('problems')
})
