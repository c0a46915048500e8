// A pub served over HTTP by the real preview server, and a client that knows only addresses.

import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPreview, serve } from '../src/commands/preview.ts'
import { freePort, fullPub } from './pub.ts'

export type Served = { origin: string; stop(): Promise<void> }

/** The shipped pub, or another content folder, on a free port of the loopback address. */
export async function servePub(content = fullPub): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'pub-'))
  const port = await freePort()
  const problems = await buildPreview({ content, folder, port })
  if (problems.some(({ severity }) => severity === 'error'))
    throw new Error(`the content has problems: ${JSON.stringify(problems)}`)
  const server = await serve(folder, port)
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      server.kill()
      await once(server, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
