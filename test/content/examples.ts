// Carries out the examples of a guide: code blocks whose info string names a file and a step.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Parser } from 'commonmark'
import { outputFile } from 'fs-extra/esm'
import { expect } from 'vitest'
import { photo } from '../photo.ts'

export type Example = { heading: string; info: string; text: string }

export function readExamples(source: string): Example[] {
  const examples: Example[] = []
  let heading = ''
  for (let node = new Parser().parse(source).firstChild; node; node = node.next) {
    if (node.type === 'heading') heading = node.firstChild?.literal ?? ''
    if (node.type === 'code_block')
      examples.push({ heading, info: node.info ?? '', text: node.literal ?? '' })
  }
  return examples
}

/**
 * Apply the steps to a content folder: `new` and `whole` write files, `add` appends, `from` and
 * `to` replace.
 */
export async function follow(content: string, steps: readonly Example[]) {
  for (const { text } of steps)
    for (const [, name = ''] of text.matchAll(/\bphoto: (.*)/g))
      await outputFile(join(content, 'photos', name), photo(64, 48))
  for (const [index, { info, text }] of steps.entries()) {
    const [, file = '', action] = info.split(' ')
    const path = join(content, file)
    if (action === 'new') {
      // A new pub already has its files, except for the look.
      await outputFile(path, text, { flag: file === 'look.md' ? 'w' : 'wx' })
      continue
    }
    const before = action && (await readFile(path, 'utf8'))
    if (action === 'whole') await writeFile(path, text)
    if (action === 'add' && before)
      await writeFile(path, before.replace(/---\n$/, `\n${text}---\n`))
    if (action === 'from' && before) {
      expect(before.split(text)).toHaveLength(2)
      await writeFile(
        path,
        before.replace(text, () => steps[index + 1]?.text ?? ''),
      )
    }
  }
}
