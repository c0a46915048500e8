// Servers that do what servers should not, and a proxy that breaks a right site in one way.

import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { createServer as createTls } from 'node:https'
import { type AddressInfo, createServer as createTcp, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { ask, type Reply } from '../contract.ts'

/** Answers by hand on a loopback port until the test ends; gives the address. */
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

/** An answer on its way, to be changed in place. */
export type Sent = {
  path: string
  method: string
  request: IncomingMessage
  status: number
  /** As written; a value that is a list comes out as that many lines. */
  headers: Map<string, string | string[]>
  body: string | Buffer
}

export type Mutation = (sent: Sent) => void

/**
 * A server on `port` that answers as the site at `origin` does, after `mutate`. The site, which does
 * not change, is asked each question once; what changes the body changes its length too.
 */
export async function startMutant(
  origin: string,
  port: number,
  certificate?: { key: Buffer; cert: Buffer },
): Promise<(mutate: Mutation) => void> {
  let mutate: Mutation = () => {}
  const replies = new Map<string, Promise<Reply>>()
  const askOnce = (url: string, method: string, headers: Record<string, string>) => {
    const question = JSON.stringify([url, method, headers])
    const reply = replies.get(question) ?? ask(origin + url, { method, headers })
    replies.set(question, reply)
    return reply
  }
  const listener: RequestListener = async (request, response) => {
    const { url = '/', method = 'GET' } = request
    const { accept, authorization } = request.headers
    const reply = await askOnce(url, method === 'HEAD' ? 'GET' : method, {
      ...(accept && { accept }),
      ...(authorization && { authorization }),
    })
    const headers = new Map<string, string | string[]>(
      reply.headers.filter(
        ([name]) => !/^(connection|keep-alive|transfer-encoding|content-length|date)$/.test(name),
      ),
    )
    const sent = { path: url, method, request, status: reply.status, headers, body: reply.body }
    try {
      mutate(sent)
    } catch (error) {
      response.writeHead(599).end(String(error))
      return
    }
    const body = Buffer.from(sent.body)
    response.writeHead(sent.status, {
      'content-length': body.length,
      ...Object.fromEntries(sent.headers),
    })
    response.end(method === 'HEAD' ? undefined : body)
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
