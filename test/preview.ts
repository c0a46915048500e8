// The site as a guest meets it: built for localhost and served by the preview's own server.

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { buildPreview, serve } from '../src/commands/preview.ts'
import { freePort, fullPub } from './pub.ts'

/** Serves a content folder for the tests of a file; gives its address without a final slash. */
export function usePreview(content: () => string | Promise<string> = () => fullPub) {
  let origin = ''
  let folder = ''
  let server: ChildProcess | undefined
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pub-preview-'))
    const port = await freePort()
    const problems = await buildPreview({ content: await content(), folder, port })
    const errors = problems.filter(({ severity }) => severity === 'error')
    if (errors.length > 0) throw new Error(`the preview has problems: ${JSON.stringify(errors)}`)
    server = await serve(folder, port)
    origin = `http://localhost:${port}`
  })
  afterAll(async () => {
    if (server && server.exitCode === null) {
      server.kill()
      await once(server, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  })
  return () => origin
}
