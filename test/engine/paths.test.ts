// Portability: Windows separates paths by backslashes and ends lines with CRLF. macOS decomposes
// file names and ignores case.

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, posix, win32 } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { toSlashes } from '../../src/engine/file-paths.ts'
import { buildPub, contentCopy, root, tryBuild } from '../pub.ts'

test('paths in URLs and messages use slashes, and a backslash inside a POSIX name is kept', () => {
  expect(toSlashes(win32.join('content', 'menu', '10.md'), win32.sep)).toBe('content/menu/10.md')
  expect(toSlashes(posix.join('content', 'a\\b.md'), posix.sep)).toBe('content/a\\b.md')
})

/** Find file-system calls with a path that was concatenated: `readFile(folder + '/x')`. */
function findConcatenated(file: string, source: string): string[] {
  if (!/'(?:node:(?:fs|path)|fs-extra)/.test(source)) return []
  const fromDisk = new Set<string>()
  const found: string[] = []
  const isByHand = (node: { type: string; start: number; end: number }) =>
    (node.type === 'TemplateLiteral' || node.type === 'BinaryExpression') &&
    source.slice(node.start, node.end).includes('/')
  const { program } = parseSync(file, source)
  new Visitor({
    ImportDeclaration({ source: { value }, specifiers }) {
      if (/^node:(fs|path)|^fs-extra/.test(value))
        for (const { local } of specifiers) fromDisk.add(local.name)
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type === 'Identifier' && fromDisk.has(callee.name) && given.some(isByHand))
        found.push(`${file}: ${callee.name}`)
    },
  }).visit(program)
  return found
}

test('no path on disk is concatenated with slashes', async () => {
  expect(
    findConcatenated(
      'x.ts',
      "import { open } from 'node:fs'\nopen(folder + '/x')\nopen(`\u0024{a}/b`)",
    ),
  ).toEqual(['x.ts: open', 'x.ts: open'])
  const names = await readdir(join(root, 'src'), { recursive: true })
  const modules = ['build.ts', ...names.map((name) => join('src', name))].filter((name) =>
    /\.[jt]sx?$/.test(name),
  )
  expect(modules.length).toBeGreaterThan(100)
  const found = await Promise.all(
    modules.map(async (name) => findConcatenated(name, await readFile(join(root, name), 'utf8'))),
  )
  expect(found.flat()).toEqual([])
})

test('a decomposed file name, as macOS has it, is reported the same as a composed one', async () => {
  const report = async (form: string) => {
    const content = await contentCopy({}, 'short')
    const text = await readFile(join(content, 'menu/10-polevky.md'), 'utf8')
    await writeFile(join(content, 'menu', '95-přílohy.md'.normalize(form)), text)
    const result = await tryBuild(content)
    if (!('problems' in result)) throw new Error('it was taken')
    return result.problems.map(({ code, file, values }) => ({
      code,
      values,
      file: file.slice(content.length).normalize('NFC'),
    }))
  }
  expect(await report('NFD')).toEqual(await report('NFC'))
})

test('templates whose names differ only in case are refused, because they are one file on some disks', async () => {
  const seats = '---\ngroup: House\ntitle: Seats\nsummary: How many.\n---\nTwenty.\n'
  const files = { '../templates/Seats.md': seats, '../templates/seats.md': seats }
  const content = await contentCopy(files, 'short')
  const result = await tryBuild(content)
  expect('problems' in result && result.problems.map(({ code }) => code)).toEqual([
    'template-address-twice',
  ])
})

test('the line ends of a Markdown template do not change what is published', async () => {
  const bodies: unknown[] = []
  for (const end of ['\n', '\r\n']) {
    const text = '---\ngroup: House\ntitle: Seats\nsummary: How many.\n---\nTwenty.\n\nOr more.\n'
    const files = { '../templates/seats.md': text.replaceAll('\n', end) }
    const content = await contentCopy(files, 'five-items')
    bodies.push((await buildPub(content)).files.get('seats.md'))
  }
  expect(bodies).toEqual(['Twenty.\n\nOr more.\n', 'Twenty.\n\nOr more.\n'])
})
