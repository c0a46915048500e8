// Changes to Sveltia's code, tried on the installed package without a bundle.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { findUnknownKeys } from '../../src/engine/editor/locale.ts'
import { applyPatches, useOwnFonts } from '../../src/engine/editor/sveltia.ts'

test('each patch fits one place of the installed package', () => {
  const folder = join(import.meta.dirname, '../../node_modules/@sveltia/cms/npm')
  const patched = applyPatches(readFileSync(join(folder, 'index.js'), 'utf8'))
  expect(parseSync('index.js', patched).errors).toEqual([])
  // A tap beside the button that opens a dish does not remove the dish without a question.
  expect(patched).toMatch(/onclick:\(\)=>confirm\(\w+\(`confirm_deleting_this_entry`\)\)&&/)
})

describe('a change to Sveltia that no longer fits its code stops the build:', () => {
  test('a patch', () => {
    expect(() => applyPatches('let x')).toThrow('"copy a list entry" matches 0 places instead of 1')
  })

  test('a font without a URL, and a URL without a font', () => {
    const url = 'https://fonts.example/noto-mono@5.3.0/latin-400-normal.woff2'
    const font = 'assets/noto-mono-latin-400-normal-a.woff2'
    expect(useOwnFonts(`load("${url}")`, [font])).toBe(`load("${font}")`)
    expect(() => useOwnFonts('let x', [font])).toThrow(`No URL refers to the fonts ${font}`)
    expect(() => useOwnFonts(`load("${url}")`, [])).toThrow(`The font ${url} is not in the package`)
  })

  test('a translation', () => {
    const english = { save: 'Save', status: { draft: 'Draft' } }
    expect(findUnknownKeys({ save: 'Uložit', status: { old: 'Starý' }, x: '' }, english)).toEqual([
      'status.old',
      'x',
    ])
  })
})
