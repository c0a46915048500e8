// The heavy engines, each started in the folder of a built site as its host would find it.

import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { env } from 'node:process'
import { pathExists } from 'fs-extra/esm'
import type { Built } from '../../../build.ts'
import { endWithTest, listening } from '../engines.ts'

const modules = join(import.meta.dirname, 'node_modules')
/** Runs edge functions; on other systems than Linux on x64, deno 2.4 must be installed. */
const deno = join(modules, '@deno/linux-x64-glibc')

/** Nothing of these tools leaves the machine. */
const { INIT_CWD: _, ...inherited } = env // wrangler would look for its configuration there
const quiet = {
  ...inherited,
  CI: '1',
  NO_COLOR: '1',
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  NETLIFY_TELEMETRY_DISABLED: '1',
}

export async function startNetlify(built: Built, port: number): Promise<void> {
  const folder = dirname(built.out)
  const functions = '.netlify/v1/edge-functions'
  const edge = await pathExists(join(folder, functions))
  // The emulator does not know the folder of generated functions unless it is told.
  await writeFile(
    join(folder, 'netlify.toml'),
    `[build]\npublish = "dist"\n${edge ? `edge_functions = "${functions}"\n` : ''}`,
  )
  const script = join(import.meta.dirname, 'netlify.js')
  const child = spawn(process.execPath, [script, folder, String(port), edge ? 'edge' : ''], {
    cwd: folder,
    // It starts deno for edge functions; both are ended together.
    detached: true,
    env: {
      ...quiet,
      PATH: `${deno}:${env['PATH'] ?? ''}`,
      HOME: folder,
      DENO_DIR: join(folder, 'deno'),
    },
  })
  endWithTest(child, true)
  await listening(child, port)
}

/**
 * Without a wrangler.jsonc: Pages itself passes over a file that names no `pages_build_output_dir`
 * (wrangler says so when it deploys), the local server takes half of it.
 */
export async function startPages(built: Built, port: number): Promise<void> {
  await startWrangler(built, port, ['pages', 'dev', 'dist', '--compatibility-date', '2026-04-01'])
}

/** An owner's configuration, which must be there before the build. */
export const writeWrangler = (folder: string) =>
  writeFile(
    join(folder, 'wrangler.jsonc'),
    `// An owner's file.
{
  "name": "u-kohouta",
  "compatibility_date": "2026-04-01",
  "assets": { "directory": "./dist", "not_found_handling": "404-page" },
}
`,
  )

/** With the owner's configuration, or the one that the build generated in its place. */
export async function startWorkers(built: Built, port: number): Promise<void> {
  await startWrangler(built, port, ['dev'])
}

async function startWrangler(built: Built, port: number, args: readonly string[]): Promise<void> {
  const folder = dirname(built.out)
  const listen = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0']
  const child = spawn(join(modules, '.bin/wrangler'), [...args, ...listen], {
    cwd: folder,
    env: {
      ...quiet,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      WRANGLER_LOG_PATH: join(folder, 'log'),
    },
    // wrangler starts the runtime as a program of its own; both are ended together.
    detached: true,
  })
  endWithTest(child, true)
  await listening(child, port)
}
