// What an editor makes of the owner's files: the language server behind VS Code's YAML support,
// with the settings that the repository ships.

import { type ChildProcess, spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Ajv } from 'ajv'
import { load } from 'js-yaml'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schemaFolder, schemaTexts } from '../../src/commands/schemas.ts'
import { editorSchemas } from '../../src/content/records/schemas.ts'
import { fullPub, readAll, root } from '../pub.ts'

type Settings = {
  'yaml.schemas': { [file: string]: string }
  'files.associations': { [glob: string]: string }
}
const settings = JSON.parse(await readFile(join(root, '.vscode/settings.json'), 'utf8')) as Settings

const names = (await readdir(fullPub, { recursive: true })).filter(
  (name) => name.endsWith('.md') && name !== 'README.md',
)
const kindOf = (name: string) =>
  name.startsWith('home.') ? 'home' : (/^(menu|lunch|pub|hours|events)/.exec(name)?.[0] ?? '')

describe('the schemas', () => {
  test('in the repository are those of the reading; if not, npm run schemas makes them so', async () => {
    for (const [file, text] of schemaTexts())
      expect(await readFile(join(schemaFolder, file), 'utf8'), file).toBe(text)
  })

  test.each(['village-cs', 'wine-sk-en', 'gasthaus-de-en', 'border-cs-de-en', 'music-club'])(
    'accept the files of %s, whatever its languages',
    async (pub) => {
      for (const [name, text] of await readAll(join(root, 'test/pubs', pub))) {
        const validate = new Ajv({ strict: false }).compile(editorSchemas()[kindOf(name)] as object)
        const data = load(text.split('\n---\n')[0] ?? '')
        expect(validate(data), `${name}: ${JSON.stringify(validate.errors)}`).toBe(true)
      }
    },
  )

  test.each(names)(
    'accept %s as it is shipped, with the types that an editor gives',
    async (name) => {
      const text = await readFile(join(fullPub, name), 'utf8')
      const schema = editorSchemas()[kindOf(name)]
      const validate = new Ajv({ strict: false, allErrors: true }).compile(schema as object)
      const data = load(text.split('\n---\n')[0] ?? '')
      expect(validate(data), JSON.stringify(validate.errors)).toBe(true)
    },
  )
})

type Message = { id?: number; method?: string; params?: unknown; result?: unknown }
type Diagnostic = {
  message: string
  severity: number
  range: { start: { line: number; character: number } }
}

let server: ChildProcess
const diagnosed = new Map<string, (found: Diagnostic[]) => void>()
const answers = new Map<number, (result: unknown) => void>()
let last = 0

function send(message: Message) {
  const body = JSON.stringify({ jsonrpc: '2.0', ...message })
  server.stdin?.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
}

const ask = (method: string, params: unknown) =>
  new Promise<unknown>((answered) => {
    answers.set(++last, answered)
    send({ id: last, method, params })
  })

const configuration: { [section: string]: unknown } = {
  yaml: {
    validate: true,
    completion: true,
    schemaStore: { enable: false },
    schemas: Object.fromEntries(
      Object.entries(settings['yaml.schemas']).map(([file, glob]) => [
        pathToFileURL(join(root, file)).href,
        glob,
      ]),
    ),
  },
}

function receive({ id, method, params, result }: Message) {
  if (method === 'textDocument/publishDiagnostics') {
    const { uri, diagnostics: found } = params as { uri: string; diagnostics: Diagnostic[] }
    diagnosed.get(uri)?.(found)
  } else if (method === 'workspace/configuration' && id !== undefined) {
    const { items } = params as { items: { section?: string }[] }
    send({ id, result: items.map(({ section = '' }) => configuration[section] ?? null) })
  } else if (method !== undefined && id !== undefined) send({ id, result: null })
  else if (id !== undefined) answers.get(id)?.(result)
}

function listen() {
  let buffer = Buffer.alloc(0)
  server.stdout?.on('data', (chunk: Buffer) => {
    buffer = Buffer.concat([buffer, chunk])
    for (;;) {
      const end = buffer.indexOf('\r\n\r\n')
      const length = Number(
        /Content-Length: (\d+)/i.exec(buffer.subarray(0, Math.max(end, 0)).toString())?.[1],
      )
      if (end < 0 || buffer.length < end + 4 + length) return
      receive(JSON.parse(buffer.subarray(end + 4, end + 4 + length).toString()) as Message)
      buffer = buffer.subarray(end + 4 + length)
    }
  })
}

beforeAll(async () => {
  const main = createRequire(import.meta.url).resolve(
    'yaml-language-server/bin/yaml-language-server',
  )
  server = spawn(process.execPath, [main, '--stdio'])
  listen()
  await ask('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(root).href,
    capabilities: { workspace: { configuration: true }, textDocument: { completion: {} } },
  })
  send({ method: 'initialized', params: {} })
  send({ method: 'workspace/didChangeConfiguration', params: { settings: configuration } })
})
afterAll(() => server.kill())

let versions = 0

/** Opens a text as the file of this name; what the editor would underline. */
async function open(name: string, text: string): Promise<{ uri: string; found: Diagnostic[] }> {
  const uri = pathToFileURL(join(root, `${++versions}/content`, name)).href
  const found = new Promise<Diagnostic[]>((told) => diagnosed.set(uri, told))
  send({
    method: 'textDocument/didOpen',
    params: { textDocument: { uri, languageId: 'yaml', version: 1, text } },
  })
  return { uri, found: await found }
}

const shipped = (name: string) => readFile(join(fullPub, name), 'utf8')

describe('the language server', () => {
  const checked = names.filter((name) => !name.startsWith('home.'))
  const opened = new Map<string, ReturnType<typeof open>>()
  // All together: the server waits a moment before it looks at a file.
  beforeAll(async () => {
    for (const name of checked) opened.set(name, open(name, await shipped(name)))
  })

  test.each(checked)('underlines nothing in %s', async (name) => {
    expect((await opened.get(name))?.found.map(({ message }) => message)).toEqual([])
  })

  test.each([
    ['menu/10-polevky.md', '    allergens: 1, 3, 9', '    alergens: 1, 3, 9', 'alergens'],
    ['pub.md', 'dogs: yes', 'dog: yes', 'dog'],
    ['hours.md', 'exceptions:', 'exeptions:', 'exeptions'],
    ['lunch/2026-11-23.md', 'soup_included: yes', 'soup_incl: yes', 'soup_incl'],
  ])('underlines a slip in %s', async (name, from, to, word) => {
    const text = (await shipped(name)).replace(from, to)
    const { found } = await open(name, text)
    const line = text.split('\n').findIndex((source) => source.includes(to.trim()))
    expect(
      found.some(({ message, range }) => message.includes(word) && range.start.line === line),
      JSON.stringify(found),
    ).toBe(true)
  })

  test('offers the fields of an item, each with a sentence about it, and the words that are known', async () => {
    const text = '---\nsection: A\nsection_en: B\nkind: \nitems:\n  - cs: Guláš\n    \n---\n'
    const { uri } = await open('menu/10-x.md', text)
    const complete = async (line: number, character: number) => {
      const result = (await ask('textDocument/completion', {
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
