// Servers that misbehave, and a correct one that a test breaks in one way.

import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { createServer as createTls } from 'node:https'
import { type AddressInfo, createServer as createTcp, type Socket } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Built } from '../../build.ts'
import { headersFor } from '../../src/hosting/headers.ts'
import { redirectRules } from '../../src/hosting/redirects.ts'
import { digestsFile } from '../../src/model/published.ts'
import { isNotFound } from '../../src/model/resource.ts'

/** Start a server on a loopback port until the test ends, and return its address. */
export async function startTcp(answer: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createTcp((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('data', () => answer(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export async function startHttp(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A response that a test changes in place. */
export type Sent = {
  path: string
  method: string
  request: IncomingMessage
  status: number
  /** Headers with their spelling. A value that is a list is sent as that many lines. */
  headers: Map<string, string | string[]>
  body: string | Buffer
}

export type Mutation = (sent: Sent) => void

/** Return the promised response at each path: the files of the build with their headers. */
function responsesFor(built: Built) {
  const prefix = new URL(built.baseUrl.url).pathname.replace(/\/$/, '')
  const missing = built.published.find(({ resource }) => isNotFound(resource))
  const find = async (url: string) => {
    const found = built.published.find(({ resource }) => prefix + resource.path === url)
    const rule = redirectRules(built.site).find(({ from }) => prefix + from === url)
    if (rule) return { status: rule.status, headers: [['Location', rule.to] as const], body: '' }
    const isDigests = url === `${prefix}/${digestsFile}`
    const file = isDigests ? digestsFile : ((found ?? missing)?.resource.file ?? '')
    const headers = found ?? (isDigests ? undefined : missing)
    return {
      status: found || isDigests ? 200 : 404,
      headers: headers ? headersFor(headers, built.site) : [['Content-Type', 'application/json']],
      body: await readFile(join(built.out, file)),
    }
  }
  const responses = new Map<string, ReturnType<typeof find>>()
  return (url: string) => {
    const response = responses.get(url) ?? find(url)
    responses.set(url, response)
    return response
  }
}

/**
 * Start a host on `port` that keeps all promises of a build, changed by `mutate`. A changed body
 * gets its new length.
 */
export async function startMutant(
  built: Built,
  port: number,
  certificate?: { key: Buffer; cert: Buffer },
): Promise<(mutate: Mutation) => void> {
  let mutate: Mutation = () => {}
  const answerTo = responsesFor(built)
  const listener: RequestListener = async (request, response) => {
    const { url: path = '/', method = 'GET' } = request
    const { status, headers, body } = await answerTo(path)
    const own = headers.map(([name = '', value = '']) => [name.toLowerCase(), value] as const)
    const sent: Sent = { path, method, request, status, headers: new Map(own), body }
    try {
      mutate(sent)
    } catch (error) {
      response.writeHead(599).end(String(error))
      return
    }
    const bytes = Buffer.from(sent.body)
    const length = { 'content-length': bytes.length }
    response.writeHead(sent.status, { ...length, ...Object.fromEntries(sent.headers) })
    response.end(method === 'HEAD' ? undefined : bytes)
  }
  const server = certificate ? createTls(certificate, listener) : createServer(listener)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (next) => {
    mutate = next
  }
}
