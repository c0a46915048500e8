// The owner's files in a code editor: the language server behind VS Code's YAML support, with the
// settings shipped in the repository.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { FAILSAFE_SCHEMA, load } from 'js-yaml'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editorSchemas } from '../../src/engine/editor/schemas.ts'
import { fileRecords } from '../../src/fields/files.ts'
import type { ContentDocument, Raw } from '../../src/reading/finding.ts'
import { type ContentNode, rootNode } from '../../src/reading/node.ts'
import { type LanguageServer, startLanguageServer } from '../language-server.ts'
import { fullPub, readAll, root } from '../pub.ts'

const names = (await readdir(fullPub, { recursive: true })).filter(
  (name) => name.endsWith('.md') && name !== 'README.md',
)
const schemaName = (name: string) =>
  name.startsWith('home.') ? 'home' : (/^(menu|lunch|pages|pub|hours|events)/.exec(name)?.[0] ?? '')

const ajv = new Ajv({ strict: false })
const schemas = editorSchemas()
const validatorFor = (name: string) => ajv.compile(schemas[name] as object)

describe('the schemas', () => {
  test.each([
    'full',
    'village-cs',
    'wine-sk-en',
    'gasthaus-de-en',
    'border-cs-de-en',
    'music-club',
  ])('accept the files of %s in any language, with the types that an editor sees', async (pub) => {
    for (const [name, text] of await readAll(join(root, 'test/pubs', pub))) {
      if (schemaName(name) === '') continue
      const validate = validatorFor(schemaName(name))
      const data = load(text.split('\n---\n')[0] ?? '')
      expect(validate(data), `${name}: ${JSON.stringify(validate.errors)}`).toBe(true)
    }
  })
})

/** Replace every field in turn with each of these values, in every block. */
function* emptied(data: unknown, values: readonly unknown[]): Generator<[string, unknown]> {
  if (Array.isArray(data)) {
    for (const [index, entry] of data.entries())
      for (const [where, changed] of emptied(entry, values))
        yield [`${index}.${where}`, data.map((one, at) => (at === index ? changed : one))]
  } else if (typeof data === 'object' && data !== null)
    for (const [field, value] of Object.entries(data)) {
      for (const candidate of values)
        yield [`${field} = ${JSON.stringify(candidate)}`, { ...data, [field]: candidate }]
      for (const [where, changed] of emptied(value, values))
        yield [`${field}.${where}`, { ...data, [field]: changed }]
    }
}

describe('an empty value, as forms leave it,', () => {
  test('is accepted by the schemas wherever the build reads it as not stated', async () => {
    const files = ['pub.md', 'hours.md', 'menu/10-polevky.md', 'home.cs.md', 'lunch/2026-11-23.md']
    const kinds = files.map((file) => [file, fullPub] as const)
    const club = join(root, 'test/pubs/music-club')
    let accepted = 0
    for (const [file, pub] of [...kinds, ['events.md', club] as const]) {
      const [front = ''] = (await readFile(join(pub, file), 'utf8')).split('\n---\n')
      const validate = validatorFor(schemaName(file))
      // An editor sees numbers and booleans where the build sees text.
      const texts = emptied(load(front, { schema: FAILSAFE_SCHEMA }), [null, '', []])
      for (const [where, changed] of emptied(load(front), [null, '', []])) {
        const { value } = texts.next()
        if (value?.[0] !== where) throw new Error(`${where} is not ${value?.[0]}`)
        if (!isAccepted(file, value[1])) continue
        accepted++
        expect(validate(changed), `${file}: ${where}`).toBe(true)
      }
    }
    expect(accepted).toBeGreaterThan(200)
  })

  test('is refused where a value is required', () => {
    const validate = validatorFor('menu')
    const section = (items: unknown) => ({ section: 'A', section_en: 'B', kind: 'food', items })
    expect(validate(section([{ cs: 'A', en: 'A', sizes: '= 1', allergens: '1', note: '' }]))).toBe(
      true,
    )
    expect(validate(section([{ cs: 'A', en: 'A', sizes: [], allergens: '1' }]))).toBe(false)
    expect(validate(section(''))).toBe(false)
  })
})

const readers: { [kind: string]: { read(node: ContentNode): unknown } } = fileRecords

/**
 * True if the records read the file without a finding. Rules between files do not concern an
 * editor.
 */
function isAccepted(file: string, data: unknown): boolean {
  const findings: unknown[] = []
  const document: ContentDocument = {
    file,
    text: '',
    data: data as { [key: string]: Raw },
    languages: ['cs', 'en'],
    body: '',
    bodyLine: 1,
  }
  const region = { country: 'CZ', currency: 'CZK' } as const
  readers[schemaName(file)]?.read(rootNode(document, (finding) => findings.push(finding), region))
  return findings.length === 0
}

let server: LanguageServer
beforeAll(async () => {
  server = await startLanguageServer()
})
afterAll(() => server.stop())

const shipped = (name: string) => readFile(join(fullPub, name), 'utf8')

describe('the language server', () => {
  const checked = names.filter((name) => !name.startsWith('home.'))
  const opened = new Map<string, ReturnType<LanguageServer['open']>>()
  // All at once, because the server waits a moment before it checks a file.
  beforeAll(async () => {
    for (const name of checked) opened.set(name, server.open(name, await shipped(name)))
  })

  test.each(checked)('underlines nothing in %s', async (name) => {
    expect((await opened.get(name))?.found.map(({ message }) => message)).toEqual([])
  })

  test.each([
    ['menu/10-polevky.md', '    allergens: 1, 3, 9', '    alergens: 1, 3, 9', 'alergens'],
    ['pub.md', 'dogs: yes', 'dog: yes', 'dog'],
    ['hours.md', 'exceptions:', 'exeptions:', 'exeptions'],
    ['lunch/2026-11-23.md', 'soup_included: yes', 'soup_incl: yes', 'soup_incl'],
  ])('underlines a typing mistake in %s', async (name, from, to, word) => {
    const text = (await shipped(name)).replace(from, to)
    const { found } = await server.open(name, text)
    const line = text.split('\n').findIndex((source) => source.includes(to.trim()))
    expect(
      found.some(({ message, range }) => message.includes(word) && range.start.line === line),
      JSON.stringify(found),
    ).toBe(true)
  })

  test('offers the fields of an item with a description each, and the allowed words', async () => {
    const text = '---\nsection: A\nsection_en: B\nkind: \nitems:\n  - cs: Guláš\n    \n---\n'
    const { uri } = await server.open('menu/10-x.md', text)
    const complete = async (line: number, character: number) => {
      const result = (await server.ask('textDocument/completion', {
        textDocument: { uri },
        position: { line, character },
      })) as { items: { label: string; documentation?: unknown }[] }
      return result.items
    }
    const fields = await complete(6, 4)
    expect(fields.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['en', 'sizes', 'allergens', 'sold_out']),
    )
    expect(JSON.stringify(fields.find(({ label }) => label === 'allergens'))).toContain(
      'none, or unknown',
    )
    expect((await complete(3, 6)).map(({ label }) => label)).toEqual(
      expect.arrayContaining(['food', 'drinks']),
    )
  })
})
