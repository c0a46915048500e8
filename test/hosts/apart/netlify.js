// Runs Netlify's own emulator of production (@netlify/dev) as a server: node netlify.js FOLDER
// PORT. It adds two things that the emulator leaves to the platform: dot files and control files
// are not served (netlify-cli, deploy filter), and unknown addresses get /404.html with status 404.

import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { NetlifyDev } from '@netlify/dev'

const [, , folder = '.', port = '8888', edge] = process.argv
const off = { enabled: false }
const netlify = new NetlifyDev({
  projectRoot: folder,
  skipGitignore: true,
  blobs: off,
  database: off,
  functions: off,
  environmentVariables: off,
  geolocation: off,
  images: off,
  aiGateway: off,
  edgeFunctions: { enabled: edge === 'edge' },
  redirects: { enabled: true },
  headers: { enabled: true },
  staticFiles: { enabled: true },
  serverAddress: `http://localhost:${port}`,
})
await netlify.start()

const missing = await readFile(join(folder, 'dist/404.html'))
const notUploaded = /^\/(_headers|_redirects|\.(?!well-known\/).*)$/

/** Convert Node's request to the Request that the emulator takes. */
const toRequest = ({ url, method, headers }) =>
  new Request(new URL(url, `http://localhost:${port}`), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  })

const server = createServer(async (incoming, outgoing) => {
  const request = toRequest(incoming)
  const { pathname } = new URL(request.url)
  const answer = notUploaded.test(pathname) ? undefined : await netlify.handle(request)
  if (!answer) {
    outgoing.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(missing)
    return
  }
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
  if (answer.body && request.method !== 'HEAD') Readable.fromWeb(answer.body).pipe(outgoing)
  else outgoing.end()
})
server.listen(Number(port), '127.0.0.1')

process.on('SIGTERM', async () => {
  await netlify.stop()
  server.closeAllConnections()
  process.exit(0)
})
