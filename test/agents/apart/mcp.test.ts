// Generators that make tools for assistants (MCP) of any API description, as somebody would who never
// heard of this site: they load it, start, and every tool gives what its address gives.

import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, servePub } from '../../served.ts'

const run = promisify(execFile)
const bin = (name: string) => join(import.meta.dirname, 'node_modules/.bin', name)

type Operation = { operationId: string; 'x-mcp'?: boolean }
type Description = { paths: { [path: string]: { get: Operation } } }

let pub: Served
let folder: string
let operations: { path: string; name: string; isData: boolean }[]
beforeAll(async () => {
  pub = await servePub()
  // Inside this package, so that what is generated finds what it imports.
  folder = await mkdtemp(join(import.meta.dirname, 'generated-'))
  const { paths } = (await (await fetch(`${pub.origin}/openapi.json`)).json()) as Description
  operations = Object.entries(paths).map(([path, { get }]) => ({
    path,
    name: get.operationId,
    isData: get['x-mcp'] !== false,
  }))
})
afterAll(async () => {
  await pub.stop()
  await rm(folder, { recursive: true, force: true })
})

/** The tools that a server offers, and what each of them answers. */
async function collectAnswers(command: string, args: string[]): Promise<Map<string, string>> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(new StdioClientTransport({ command, args, stderr: 'ignore' }))
  try {
    const { tools } = await client.listTools()
    const answers = new Map<string, string>()
    for (const { name } of tools) {
      const { content, isError } = await client.callTool({ name, arguments: {} })
      expect(isError ?? false, name).toBe(false)
      answers.set(name, (content as { text: string }[]).map(({ text }) => text).join('\n'))
    }
    return answers
  } finally {
    await client.close()
  }
}

/** Laid out in another way it is still the answer. */
async function expectAnswer(answer: string | undefined, path: string) {
  const response = await fetch(pub.origin + path)
  const body = await response.text()
  const type = response.headers.get('content-type') ?? ''
  const text = answer ?? ''
  if (!type.includes('json'))
    expect(text.startsWith('"') ? JSON.parse(text) : text, path).toContain(body.trim())
  else expect(JSON.parse(text.slice(text.indexOf('{'))), path).toEqual(JSON.parse(body))
}

test('openapi-mcp-generator makes a tool of what is data, and each gives its document', async () => {
  const made = join(folder, 'made')
  await run(bin('openapi-mcp-generator'), [
    '--input',
    `${pub.origin}/openapi.json`,
    '--output',
    made,
  ])
  const source = ts.sys.readFile(join(made, 'src/index.ts')) ?? ''
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  })
  await writeFile(join(made, 'server.mjs'), outputText)
  const answers = await collectAnswers(process.execPath, [join(made, 'server.mjs')])
  const data = operations.filter(({ isData }) => isData)
  expect([...answers.keys()]).toEqual(data.map(({ name }) => name))
  expect([...answers.keys()]).toEqual(
    expect.arrayContaining(['getMenu', 'getOpeningHours', 'getPubInEnglish']),
  )
  for (const { name, path } of data) await expectAnswer(answers.get(name), path)
})

test('openapi-mcp-server makes a tool of every operation, and each gives its document', async () => {
  const answers = await collectAnswers(bin('openapi-mcp-server'), [
    ...['--openapi-spec', `${pub.origin}/openapi.json`],
    ...['--api-base-url', pub.origin],
    ...['--transport', 'stdio', '--tools', 'all', '--disable-abbreviation', 'true'],
  ])
  const lower = new Map([...answers].map(([name, answer]) => [plain(name), answer]))
  expect(lower.size).toBe(operations.length)
  for (const { name, path } of operations) await expectAnswer(lower.get(plain(name)), path)
})

/** It writes `get-menu`. */
const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')
