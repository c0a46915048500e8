// Differences between languages are in one table and in words, so that a new language changes no
// template.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '../../src/model/languages.ts'

const templates = join(import.meta.dirname, '../../templates')

test('no template compares its language with a code, or chooses a text by one', () => {
  const choice = new RegExp(
    `[=!]==? ?'(${languages.join('|')})'|\\.(${languages.join('|')})\\b(?!\\.)`,
  )
  const found = readdirSync(templates, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      readFileSync(join(templates, file), 'utf8')
        .split('\n')
        .flatMap((line) =>
          choice.test(line) && !/^import|^\/\//.test(line) ? [`${file}: ${line}`] : [],
        ),
    )
  expect(found).toEqual([])
})
