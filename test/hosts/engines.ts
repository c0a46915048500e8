// Servers for tests: that of the preview, nginx and Caddy with generated configuration, and an
// imitation of GitHub Pages after its documentation and recorded responses.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { basename, dirname, extname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { copy, move, outputJson } from 'fs-extra/esm'
import { onTestFinished } from 'vitest'
import type { Built } from '../../build.ts'
import { startSite } from '../../src/commands/site-server.ts'
import { serveConfig } from '../../src/hosting/hosts/preview.ts'
import { en } from '../../src/messages/en.ts'
import { needs } from '../capabilities.ts'
import { root, temporaryFolder } from '../pub.ts'

/** Wait until a program listens on the port. Rejects with its output if it ends before. */
export async function listening(child: ChildProcess, port: number): Promise<void> {
  let printed = ''
  child.stdout?.on('data', (chunk) => (printed += chunk))
  child.stderr?.on('data', (chunk) => (printed += chunk))
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}: ${printed}`)
    if (await isOpen(port)) return
    await wait(100)
  }
  throw new Error(`nothing listens on ${port}: ${printed}`)
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** End a server after the test and wait for it. `group` also ends the processes that it started. */
export function endWithTest(child: ChildProcess, group = false) {
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
    const ended = once(child, 'exit')
    process.kill(group ? -child.pid : child.pid, 'SIGTERM')
    await ended
  })
}

/** The server of the preview. A base URL with a path is served below that path. */
export async function startPreview(built: Built, port: number): Promise<string> {
  const folder = await temporaryFolder()
  const prefix = new URL(built.baseUrl.url).pathname.replace(/\/$/, '')
  await mkdir(join(folder, 'site'), { recursive: true })
  await move(built.out, join(folder, 'site', prefix), { overwrite: true })
  // `serve` looks for the error page in the root only, whatever the path of the site.
  if (prefix !== '')
    await copy(join(folder, 'site', prefix, '404.html'), join(folder, 'site/404.html'))
  await outputJson(join(folder, 'site.serve.json'), serveConfig(built.published, built.site))
  const server = await startSite({ folder, port }, en)
  onTestFinished(() => server.stop())
  return join(folder, 'site', prefix)
}

/** `serve` with the configuration that `--host preview` writes, as `npm run serve` starts it. */
export async function startServe(built: Built, port: number): Promise<void> {
  const place = ['--listen', `tcp://127.0.0.1:${port}`, '--no-clipboard', '--no-request-logging']
  const config = ['--config', `../${basename(built.out)}.serve.json`]
  const program = join(root, 'node_modules/serve/build/main.js')
  const env = { ...process.env, NO_UPDATE_CHECK: '1' }
  const child = spawn(process.execPath, [program, ...place, ...config, built.out], { env })
  endWithTest(child)
  await listening(child, port)
}

/** Start nginx with the generated file included as its header says. */
export async function startNginx(built: Built, port: number): Promise<void> {
  const folder = await temporaryFolder()
  const generated = join(dirname(built.out), 'dist.nginx.conf')
  const here = join(folder, 'site.conf')
  await writeFile(here, onPort(await readFile(generated, 'utf8'), port))
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const config = join(folder, 'nginx.conf')
  const asRoot = process.getuid?.() === 0 ? 'user root;' : ''
  await writeFile(
    config,
    `${asRoot} daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${paths.join(' ')} include ${here}; }`,
  )
  const child = spawn('nginx', ['-p', folder, '-c', config, '-e', 'stderr'])
  endWithTest(child)
  await listening(child, port)
}

/** Make the configuration listen on this machine, although the site is built for another host. */
const onPort = (config: string, port: number) =>
  config.replace(/listen (\[::\]:)?\d+;/g, (_, six) => {
    if (six) return needs.ipv6.isPresent ? `listen [::1]:${port};` : ''
    return `listen 127.0.0.1:${port};`
  })

export async function startCaddy(built: Built, port: number): Promise<void> {
  const folder = await temporaryFolder()
  const generated = await readFile(join(dirname(built.out), 'dist.Caddyfile'), 'utf8')
  const config = join(folder, 'Caddyfile')
  const site = generated.replace(
    /^https?:\/\/\S+ \{$/m,
    `http://localhost:${port} {\n\tbind 127.0.0.1`,
  )
  await writeFile(config, `{\n\tadmin off\n}\n${site}`)
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  endWithTest(child)
  await listening(child, port)
}

/**
 * Imitate GitHub Pages as docs/hosting.md describes it: types by extension, no headers of the site,
 * an exact file before `.html` before a folder, and `/404.html` for the rest.
 */
export async function startGitHubPages(built: Built, port: number): Promise<void> {
  const prefix = new URL(built.baseUrl.url).pathname.replace(/\/$/, '')
  const types: { [extension: string]: string } = {
    '.html': 'text/html; charset=utf-8',
    '.json': 'application/json; charset=utf-8',
    '.md': 'text/markdown; charset=utf-8',
    '.txt': 'text/plain; charset=utf-8',
    '.xml': 'application/xml',
    '.svg': 'image/svg+xml',
    '.png': 'image/png',
    '.ico': 'image/vnd.microsoft.icon',
  }
  const isFile = async (file: string) =>
    (await stat(file).catch(() => undefined))?.isFile() === true
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', `http://localhost:${port}`)
    const inside = pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : undefined
    const file = join(built.out, inside ?? '404.html')
    const found = [file, `${file}.html`, join(file, 'index.html')]
    const exact = inside?.endsWith('/') ? [found[2] ?? ''] : found.slice(0, 2)
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Cache-Control', 'max-age=600')
    response.setHeader('Server', 'GitHub.com')
    for (const candidate of inside === undefined ? [] : exact)
      if (await isFile(candidate)) return send(candidate, 200)
    if (inside !== undefined && !inside.endsWith('/') && (await isFile(found[2] ?? '')))
      return response.writeHead(301, { Location: `${pathname}/` }).end()
    return send(join(built.out, '404.html'), 404)

    async function send(path: string, status: number) {
      const type = types[extname(path)] ?? 'application/octet-stream'
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return response.writeHead(405).end()
      const body = await readFile(path)
      return response
        .writeHead(status, { 'Content-Type': type, 'Content-Length': body.length })
        .end(body)
    }
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
}
