// What differs by language stands in one table and in words: adding a language edits no template.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '../../src/model/languages.ts'
import { bindWords } from '../../templates/_parts/format.ts'

const templates = join(import.meta.dirname, '../../templates')

test('no template compares its language with a name, or picks a text by one', () => {
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

test.each([
  ['cs', '<p>Pivo s pěnou a k tomu v ceně</p>', '<p>Pivo s_pěnou a_k_tomu v_ceně</p>'],
  ['cs', '<p>(i bez lepku)</p>', '<p>(i_bez lepku)</p>'],
  ['cs', '<head><title>U nás v obci</title></head>', '<head><title>U nás v obci</title></head>'],
  ['cs', '<a title="a b">o nás</a>', '<a title="a b">o_nás</a>'],
  ['en', '<p>A beer and a dish</p>', '<p>A beer and a dish</p>'],
] as const)('in %s, %s keeps short words with the next one', (lang, html, bound) => {
  expect(bindWords(html, lang)).toBe(bound.replaceAll('_', '\u00A0'))
})
