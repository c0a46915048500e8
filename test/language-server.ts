// Language server of VS Code's YAML support with the settings of this repository: diagnostics and
// completions.

import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './pub.ts'

export type Diagnostic = {
  message: string
  severity: number
  range: { start: { line: number; character: number } }
}

export type LanguageServer = {
  /** Open a text under this file name and return its diagnostics. */
  open(name: string, text: string): Promise<{ uri: string; found: Diagnostic[] }>
  ask(method: string, params: unknown): Promise<unknown>
  stop(): void
}

type Message = { id?: number; method?: string; params?: unknown; result?: unknown }

async function configuration(): Promise<{ [section: string]: unknown }> {
  const text = await readFile(join(root, '.vscode/settings.json'), 'utf8')
  const settings = JSON.parse(text) as { 'yaml.schemas': { [file: string]: string } }
  const schemas = Object.entries(settings['yaml.schemas']).map(([file, glob]) => [
    pathToFileURL(join(root, file)).href,
    glob,
  ])
  return {
    yaml: {
      validate: true,
      completion: true,
      schemaStore: { enable: false },
      schemas: Object.fromEntries(schemas),
    },
  }
}

export async function startLanguageServer(): Promise<LanguageServer> {
  const settings = await configuration()
  const main = createRequire(import.meta.url).resolve(
    'yaml-language-server/bin/yaml-language-server',
  )
  const server = spawn(process.execPath, [main, '--stdio'])
  const diagnosed = new Map<string, (found: Diagnostic[]) => void>()
  const answers = new Map<number, (result: unknown) => void>()
  let last = 0
  let versions = 0
  const send = (message: Message) => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message })
    server.stdin?.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }
  const ask = (method: string, params: unknown) =>
    new Promise<unknown>((answered) => {
      answers.set(++last, answered)
      send({ id: last, method, params })
    })
  listen(server, ({ id, method, params, result }) => {
    if (method === 'textDocument/publishDiagnostics') {
      const { uri, diagnostics: found } = params as { uri: string; diagnostics: Diagnostic[] }
      diagnosed.get(uri)?.(found)
    } else if (method === 'workspace/configuration' && id !== undefined) {
      const { items } = params as { items: { section?: string }[] }
      send({ id, result: items.map(({ section = '' }) => settings[section] ?? null) })
    } else if (method !== undefined && id !== undefined) send({ id, result: null })
    else if (id !== undefined) answers.get(id)?.(result)
  })
  await ask('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(root).href,
    capabilities: { workspace: { configuration: true }, textDocument: { completion: {} } },
  })
  send({ method: 'initialized', params: {} })
  send({ method: 'workspace/didChangeConfiguration', params: { settings } })
  return {
    ask,
    async open(name, text) {
      const uri = pathToFileURL(join(root, `${++versions}/content`, name)).href
      const found = new Promise<Diagnostic[]>((told) => diagnosed.set(uri, told))
      send({
        method: 'textDocument/didOpen',
        params: { textDocument: { uri, languageId: 'yaml', version: 1, text } },
      })
      return { uri, found: await found }
    },
    stop: () => server.kill(),
  }
}

function listen({ stdout }: ChildProcess, receive: (message: Message) => void) {
  let buffer = Buffer.alloc(0)
  stdout?.on('data', (chunk) => {
    buffer = Buffer.concat([buffer, chunk])
    for (;;) {
      const end = buffer.indexOf('\r\n\r\n')
      const head = buffer.subarray(0, Math.max(end, 0)).toString()
      const length = Number(/Content-Length: (\d+)/i.exec(head)?.[1])
      if (end < 0 || buffer.length < end + 4 + length) return
      receive(JSON.parse(buffer.subarray(end + 4, end + 4 + length).toString()) as Message)
      buffer = buffer.subarray(end + 4 + length)
    }
  })
}
