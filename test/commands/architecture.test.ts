// docs/architecture.md names files, folders and functions. A reader must find every one of them.

import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFile(join(root, file), 'utf8')
const text = await read('docs/architecture.md')

/** The picture of the folders, as paths: `src/`, `src/model/`, `templates/_parts/facts/`. */
function drawnPaths(): string[] {
  const drawing = text.split('```').find((block) => block.startsWith('\nbuild.ts')) ?? ''
  let top = ''
  return [...drawing.matchAll(/^( *)([\w./-]+)(?: {2,}|$)/gm)].flatMap(
    ([, indent = '', name = '']) => {
      if (indent.length > 2) return []
      if (indent === '') top = name
      return indent === '' ? name : top + name
    },
  )
}

test('every file and folder in the text and in the picture exists', () => {
  const matches = [...text.matchAll(/`((?:src|templates|test|docs)\/[\w./-]+)`/g)]
  const paths = [...drawnPaths(), ...matches.map(([, path = '']) => path)]
  expect(paths.length).toBeGreaterThan(40)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('the picture shows every folder of src and of templates/_parts', async () => {
  const drawn = drawnPaths()
  for (const parent of ['src/', 'templates/_parts/']) {
    const entries = await readdir(join(root, parent), { withFileTypes: true })
    const folders = entries.filter((entry) => entry.isDirectory())
    expect(folders.length).toBeGreaterThan(3)
    for (const { name } of folders) expect(drawn).toContain(`${parent}${name}/`)
  }
})

test('every function is in the file that is named with it', async () => {
  const functions = [...text.matchAll(/`(\w+)\(\)` in `([\w./-]+)`/g)]
  expect(functions.length).toBeGreaterThan(5)
  for (const [, name = '', file = ''] of functions)
    expect(await read(file), `${name}() in ${file}`).toMatch(
      new RegExp(`^export (?:async )?(?:function|const) ${name}\\b`, 'm'),
    )
})
