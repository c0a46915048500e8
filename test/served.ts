// Serves a pub over HTTP with the rules of the preview. The server runs in this process on a port
// that the system assigns.

import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import handler from 'serve-handler'
import { afterAll, beforeAll } from 'vitest'
import { buildPreview } from '../src/commands/preview.ts'
import { drawPictures } from '../src/engine/picture.ts'
import { photoFormatNames, photoPath } from '../src/model/photos.ts'
import { base, fullPub, readSite } from './pub.ts'

/** `origin` has no trailing slash. */
export type Served = { origin: string; stop(): Promise<void> }

/** Serve the full pub, or another content folder, on a port of the loopback address. */
export async function servePub(content = fullPub): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'pub-'))
  let rules: object = {}
  const server = createServer((request, response) =>
    handler(request, response, { ...rules, public: join(folder, 'site') }),
  )
  // Clients that pause longer than five seconds reuse their connections.
  server.keepAliveTimeout = 60_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { problems } = await buildPreview({ content, folder, port })
  if (problems.some(({ severity }) => severity === 'error'))
    throw new Error(`the content has problems: ${JSON.stringify(problems)}`)
  rules = JSON.parse(await readFile(join(folder, 'site.serve.json'), 'utf8'))
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Open the home page of a pub whose photos are not encoded: at each of their addresses is the owner's
 * file.
 */
export async function openDraft(page: Page, content: string): Promise<void> {
  const { site, files } = await readSite(content, { wanted: [] })
  const { photos: { head, strip = [] } = {}, menu } = site
  const items = [...menu.food, ...menu.drinks]
  const sources = new Map(
    [head, ...strip, ...items.map((item) => item.photo)].flatMap((photo) =>
      (photo?.sizes ?? []).flatMap((size) =>
        photoFormatNames.map((format) => [
          photo && photoPath(photo, size, format),
          photo?.source.file,
        ]),
      ),
    ),
  )
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    const source = sources.get(pathname)
    if (source !== undefined) return route.fulfill({ path: join(content, source) })
    const resource = site.resources.find(({ path }) => path === pathname)
    if (!resource) return route.fulfill({ status: 404 })
    const text = String(files.get(resource.file))
    const [{ bytes } = {}] = await drawPictures([{ resource, text }])
    return route.fulfill({ contentType: resource.type, body: bytes ? Buffer.from(bytes) : text })
  })
  await page.goto(`${base}/`, { waitUntil: 'networkidle' })
}

/** Serve a pub for all tests of a file; return a function for its origin. */
export function useServed(content: () => string | Promise<string> = () => fullPub): () => string {
  let pub: Served | undefined
  beforeAll(async () => {
    pub = await servePub(await content())
  })
  afterAll(() => pub?.stop())
  return () => {
    if (!pub) throw new Error('the pub is not served yet')
    return pub.origin
  }
}
