// Builds content with random damage, reproducible by a seed. Each build must end with a site or
// with problems that have a place, never with an exception. Problems must not change the site.

import { statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copy } from 'fs-extra/esm'
import { build } from '../build.ts'
import { listFiles } from '../src/engine/file-paths.ts'
import { UsageError } from '../src/messages/usage-error.ts'
import { lossRow } from './faults-of-machines.ts'
import { random } from './generate.ts'
import { root } from './pubs.ts'
import type { Measurement } from './rows.ts'

const odd = [
  '"',
  "'",
  ':',
  '- ',
  '---\n',
  '\t',
  '\0',
  '\u202E',
  '{',
  '&a ',
  '*a',
  '\r',
  'é',
  '😀',
  '\uFEFF',
  '<script>',
]

/** Damage a text: delete, double or insert a piece, cut the text off, or move a line. */
function damage(text: string, next: () => number): string {
  const at = Math.floor(next() * text.length)
  const length = Math.ceil(next() ** 4 * 80)
  const piece = text.slice(at, at + length)
  const rest = text.slice(at + length)
  switch (Math.floor(next() * 5)) {
    case 0:
      return text.slice(0, at) + rest
    case 1:
      return text.slice(0, at) + piece + piece + rest
    case 2:
      return text.slice(0, at) + (odd[Math.floor(next() * odd.length)] ?? '') + text.slice(at)
    case 3:
      return text.slice(0, at)
    default: {
      const lines = text.split('\n')
      const [line = ''] = lines.splice(Math.floor(next() * lines.length), 1)
      lines.splice(Math.floor(next() * lines.length), 0, line)
      return lines.join('\n')
    }
  }
}

export async function mutatedRows(folder: string, times: number): Promise<Measurement[]> {
  const content = join(folder, 'content')
  const out = join(folder, 'dist')
  await copy(join(root, 'test/pubs/full'), content)
  const names = (await listFiles(content)).filter(
    (name) => /\.(md|svg)$/.test(name) && name !== 'README.md',
  )
  const next = random(14)
  let losses = 0
  let published = 0
  for (let time = 0; time < times; time++) {
    const path = join(content, names[Math.floor(next() * names.length)] ?? '')
    const before = await readFile(path, 'utf8')
    await writeFile(path, damage(before, next))
    const site = statSync(out, { throwIfNoEntry: false })?.ino
    try {
      const options = {
        content,
        out,
        baseUrl: 'https://pub.example',
        strict: false,
        isTemporary: true,
      }
      const result = await build({ ...options, environment: {} })
      if (!('problems' in result)) published++
      else if (statSync(out, { throwIfNoEntry: false })?.ino !== site) losses++
      else if (result.problems.some(({ file }) => file === '')) losses++
    } catch (error) {
      if (!(error instanceof UsageError)) losses++
    } finally {
      await writeFile(path, before)
    }
  }
  return [
    lossRow('contents with random damage', losses, times),
    { what: 'of these still a site', value: published, unit: '' },
  ]
}
