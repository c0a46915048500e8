// The engines that hosts publish, each started in the folder of a built site as its host would.

import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { env } from 'node:process'
import { pathExists } from 'fs-extra/esm'
import type { Built } from '../../../build.ts'
import { endWithTest, listening } from '../engines.ts'

const modules = join(import.meta.dirname, 'node_modules')
/** Runs edge functions. On systems other than Linux on x64, deno 2.4 must be installed. */
const deno = join(modules, '@deno/linux-x64-glibc')

/** These tools send no usage data. */
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
  // The emulator has to be given the folder of generated functions.
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
 * Start without wrangler.jsonc: Pages ignores a file without `pages_build_output_dir` (wrangler
 * says so when it deploys), but the local server reads half of it.
 */
export async function startPages(built: Built, port: number): Promise<void> {
  await startWrangler(built, port, ['pages', 'dev', 'dist', '--compatibility-date', '2026-04-01'])
}

/** Configuration of the owner, which must exist before the build. */
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

/** Start with the owner's configuration, or with the generated one that replaces it. */
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
    // wrangler starts the runtime as another process; both are ended together.
    detached: true,
  })
  endWithTest(child, true)
  await listening(child, port)
}
