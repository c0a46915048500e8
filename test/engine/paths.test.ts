// What holds on systems that nobody here builds on: Windows divides paths by a backslash and ends
// lines with two characters, macOS takes names apart and knows no case.

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, posix, win32 } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { toSlashes } from '../../src/engine/files-below.ts'
import { buildPub, contentCopy, root, tryBuild } from '../pub.ts'

test('a path is divided by slashes in addresses and messages, and only where the system divides it', () => {
  expect(toSlashes(win32.join('content', 'menu', '10.md'), win32.sep)).toBe('content/menu/10.md')
  expect(toSlashes(posix.join('content', 'a\\b.md'), posix.sep)).toBe('content/a\\b.md')
})

/** Calls of the file system with a path that was put together by hand: `readFile(folder + '/x')`. */
function pathsByHand(file: string, source: string): string[] {
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

test('no path on the disk is put together by hand, with slashes', async () => {
  expect(
    pathsByHand('x.ts', "import { open } from 'node:fs'\nopen(folder + '/x')\nopen(`\u0024{a}/b`)"),
  ).toEqual(['x.ts: open', 'x.ts: open'])
  const names = await readdir(join(root, 'src'), { recursive: true })
  const modules = ['build.ts', ...names.map((name) => join('src', name))].filter((name) =>
    /\.[jt]sx?$/.test(name),
  )
  expect(modules.length).toBeGreaterThan(100)
  const found = await Promise.all(
    modules.map(async (name) => pathsByHand(name, await readFile(join(root, name), 'utf8'))),
  )
  expect(found.flat()).toEqual([])
})

test('a name that a Mac has taken apart is told the same as one in whole letters', async () => {
  const told = async (form: string) => {
    const content = await contentCopy({})
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
  expect(await told('NFD')).toEqual(await told('NFC'))
})

test('templates whose names differ by case alone are refused: some disks have one of them', async () => {
  const seats = '---\ngroup: House\ntitle: Seats\nsummary: How many.\n---\nTwenty.\n'
  const files = { '../templates/Seats.md': seats, '../templates/seats.md': seats }
  const content = await contentCopy(files)
  const result = await tryBuild(content)
  expect('problems' in result && result.problems.map(({ code }) => code)).toEqual([
    'template-address-twice',
  ])
})

test('a template in Markdown has the same bytes whatever ends its lines', async () => {
  const bodies: unknown[] = []
  for (const end of ['\n', '\r\n']) {
    const text = '---\ngroup: House\ntitle: Seats\nsummary: How many.\n---\nTwenty.\n\nOr more.\n'
    const files = { '../templates/seats.md': text.replaceAll('\n', end) }
    const content = await contentCopy(files, 'five-items')
    bodies.push((await buildPub(content)).files.get('seats.md'))
  }
  expect(bodies).toEqual(['Twenty.\n\nOr more.\n', 'Twenty.\n\nOr more.\n'])
})
